"""The page's own words: both languages whole, every error worded, and nothing said that is not in them."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "sandbox" / "page"
SAID = ROOT / "data" / "sandbox"
WORDS = {code: json.loads((SAID / f"words.{code}.json").read_text(encoding="utf-8")) for code in ("ja", "en-US")}
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.js")))
#: Keys that are put together while the page runs.
COMPOSED = re.compile(
    r"error\.|places\.(channels|threads|direct)$|person\.(aoi|ren|sora)$|composer\.(required|optional)$"
)


def names(value):
    texts = value.values() if isinstance(value, dict) else [value]
    return {frozenset(re.findall(r"\{(\w+)\}", text)) for text in texts}


def test_both_languages_say_the_same_things():
    assert list(WORDS["ja"]) == list(WORDS["en-US"])
    differing = [
        key for key in WORDS["ja"] if set().union(*names(WORDS["ja"][key])) != set().union(*names(WORDS["en-US"][key]))
    ]
    assert differing == []


@pytest.mark.parametrize("code", WORDS)
def test_no_sentence_is_empty_and_each_can_count(code):
    for key, value in WORDS[code].items():
        assert value, key
        if isinstance(value, dict):
            assert "other" in value, key
            assert all(value.values()), key


def test_every_sentence_is_used_and_every_used_one_exists():
    used = set(re.findall(r"\bsay(?:Nodes)?\(\s*\"([\w.\-]+)\"", CODE)) | set(
        re.findall(r"\"([a-z]+(?:\.[\w]+)*)\"", CODE)
    )
    known = set(WORDS["ja"])
    said = set(re.findall(r"\bsay(?:Nodes)?\(\s*\"([\w.\-]+)\"", CODE))
    assert said - known == set()
    assert {key for key in known - used if not COMPOSED.match(key)} == set()


def test_every_error_code_of_the_users_side_is_worded():
    contract = (ROOT / "docs" / "sandbox.md").read_text(encoding="utf-8").split("## 8.")[1]
    rows = [line.split("|")[1] for line in contract.splitlines() if line.startswith("|")]
    codes = {code for row in rows for code in re.findall(r"`(\w+)`", row)} | {"no_answer", "away", "other"}
    assert len(codes) > 20
    assert {code for code in codes if f"error.{code}" not in WORDS["ja"]} == set()


def test_nothing_of_the_page_comes_from_elsewhere():
    for path in PAGE.iterdir():
        text = path.read_text(encoding="utf-8")
        # What is parsed as a link, the namespace of SVG, and nothing that is loaded.
        loaded = re.findall(r"(?:src|href|url|import|from|fetch)\s*[=(]?\s*[\"'(]+(https?:)?//", text)
        assert loaded == [], path.name
