"""Every game's rules page: the same clauses in both languages, and none that the code cites is missing."""

import re

import pytest

from engine.games import games
from engine.house import options
from engine.sources import Faulty
from engine.wording import LOCALES
from engine.wording.rulebook import rulebook
from tests.house.source import modules

CLAUSE = re.compile(r"\b[GAQ]\d+-\d+\b")


def cited(slug):
    text = "\n".join(path.read_text("utf-8") for path in modules(f"engine/games/{slug}"))
    return set(CLAUSE.findall(text))


def test_both_languages_have_the_same_clauses_in_the_same_order(slug):
    ja, en = (rulebook(slug, locale) for locale in LOCALES)
    assert [(clause.id, clause.house) for clause in ja.clauses()] == [
        (clause.id, clause.house) for clause in en.clauses()
    ]
    assert [len(chapter.clauses) for chapter in ja.chapters] == [len(chapter.clauses) for chapter in en.chapters]


def test_no_clause_stands_twice(slug):
    ids = [clause.id for clause in rulebook(slug, "ja").clauses()]
    assert len(ids) == len(set(ids))


def test_every_clause_that_the_code_cites_leads_somewhere(slug):
    page = rulebook(slug, "en-US")
    assert cited(slug)
    assert sorted(clause for clause in cited(slug) if page.find(clause) is None) == []


def test_every_house_rule_stands_at_the_clause_that_it_changes(slug):
    page = rulebook(slug, "ja")
    shown = {(clause.id, option) for clause in page.clauses() for option in clause.house}
    assert shown == {(option.rule, option.name) for option in options(games()[slug].house_type)}


def test_the_page_of_jinkei_has_the_whole_sheet():
    page = rulebook("jinkei", "ja")
    for number in range(1, 37):
        assert page.find(f"G2-{number:02}") is not None
    for number in range(1, 38):
        assert page.find(f"A2-{number}") is not None


def test_the_page_of_kasane_has_the_whole_sheet_and_every_gap():
    page = rulebook("kasane", "ja")
    assert [f"G3-{number:02}" for number in range(1, 48) if page.find(f"G3-{number:02}") is None] == []
    assert [f"Q3-{number:02}" for number in range(1, 34) if page.find(f"Q3-{number:02}") is None] == []


def test_a_clause_is_found_with_its_chapter():
    page = rulebook("jinkei", "en-US")
    assert page.chapter_of("G2-31").title == "Skills"
    assert page.find("G2-99") is None
    assert page.chapter_of("G2-99") is None


def test_an_unknown_reader_gets_english_and_an_unknown_game_an_empty_page():
    assert rulebook("jinkei", "xx-YY") == rulebook("jinkei", "en-US")
    assert rulebook("no-such-game", "ja").chapters == ()


def test_a_page_that_cannot_be_read_names_its_line(tmp_path):
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "rules.ja.yaml").write_text(
        "chapters:\n  - title: 準備\n    clauses:\n      - {id: G1, words: x}\n", "utf-8"
    )
    with pytest.raises(Faulty, match=r"rules\.ja\.yaml:4"):
        rulebook("odd", "ja", tmp_path)
