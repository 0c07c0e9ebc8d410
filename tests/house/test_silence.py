"""Two languages always, so no sentence for a person stands in code: what a person reads comes from data/."""

import ast
import re
from pathlib import Path

import pytest

from tests.house.source import CODE, ROOT, modules, place, strings, tree

JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]")
PAGES = {".js", ".html", ".css"}

#: File and the characters that may stand in its literals, each with its reason. None of them says anything to anybody.
MAY_STAND = {
    "bot/drawing/palettes.py": ("見本", "a card that the palette is measured on and nobody sees"),
    "bot/drawing/text.py": (
        "々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョー\u3040\u30ff\u3400\u4e00\u9fff",
        "where a line may break: characters that begin none, and the ranges of kana and kanji",
    ),
    "sandbox/world/seed.py": ("あおいれんそら", "the names of three people, as Discord shows them"),
    "tools/fonts.py": ("𠮷", "a character that the font must have"),
}

#: Where what is passed is shown to a person: the arguments of Discord's own calls and components.
SHOWN_BY_NAME = {"content", "label", "placeholder", "title", "description", "text"}
SHOWN_BY_CALL = {"send", "send_message", "edit_message", "edit_original_response", "reply", "TextDisplay", "respond"}
SENTENCE = re.compile(r"[A-Za-z]{2,}[,.!?:]* +[A-Za-z]{2,}")


def speaks(path: Path, text: str) -> bool:
    """Whether a literal holds Japanese that is not expressly allowed in its file."""
    allowed, _reason = MAY_STAND.get(path.relative_to(ROOT).as_posix(), ("", ""))
    return not set(JAPANESE.findall(text)) <= set(allowed)


@pytest.mark.parametrize("room", CODE)
def test_no_japanese_stands_in_code(room):
    found = [
        f"{place(path, node)}: {node.value}"
        for path in modules(room)
        for node in strings(path)
        if speaks(path, node.value)
    ]
    assert found == []


def test_no_japanese_stands_in_a_page():
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / "sandbox").rglob("*"))
        if path.suffix in PAGES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if JAPANESE.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("room", ["bot", "cogs"])
def test_nothing_shown_is_a_literal_sentence(room):
    found = [
        f"{place(path, value)}: {text}"
        for path in modules(room)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        for value in shown(node)
        for text in fixed_parts(value)
        if SENTENCE.search(text)
    ]
    assert found == []


def shown(call: ast.Call) -> list[ast.expr]:
    """Which arguments of a call a person gets to see."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return [
        *(call.args[:1] if name in SHOWN_BY_CALL else ()),
        *(word.value for word in call.keywords if word.arg in SHOWN_BY_NAME),
    ]


def fixed_parts(value: ast.expr) -> list[str]:
    """What of an expression is a literal string."""
    return [node.value for node in ast.walk(value) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
