"""A list that somebody types is read as it was meant, and each line that cannot be is answered with its number."""

import time
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalog import Definition
from engine.decks.text import COUNT_LIMIT, LINES_LIMIT, TEXT_LIMIT, read_list, write_list
from engine.games import catalog
from engine.refusal import Unfit
from engine.search import Index, index_of
from engine.view import Name
from engine.wording import LOCALES, Wording

CARDS = [
    Definition("slime", name=Name("スライム", "Slime")),
    Definition("slime-2", name=Name("スライム２", "Slime 2.0")),
    Definition("agent", name=Name("工作員", "Agent"), reading="こうさくいん"),
    Definition("agent-7", name=Name("工作員七号", "Agent 7")),
    Definition("wall", name=Name("ガガの壁", "Wall of Gaga")),
    Definition("kaji-1", name=Name("鍛冶", "Smith")),
    Definition("kaji-2", name=Name("鍛冶", "Smith")),
    Definition("odd", name=Name("# 囲い", "3 x Odd")),
    Definition("spoiler", name=Name("||壁||", "@everyone [t](http://x)")),
]
INDEX = Index(CARDS)


def problems(text):
    with pytest.raises(Unfit) as unfit:
        read_list(text, INDEX)
    return [(problem.reason, problem.values.get("line")) for problem in unfit.value.problems]


def said(text, locale):
    with pytest.raises(Unfit) as unfit:
        read_list(text, INDEX)
    return [Wording(locale).text(problem.word()) for problem in unfit.value.problems]


@pytest.mark.parametrize(
    "line",
    [
        "3 Slime", "3x Slime", "3 x Slime", "Slime x3", "Slime ×3", "Slime 3", "3 スライム", "スライム ×3", "スライム×3", "スライム　３枚",
        "３　ｽﾗｲﾑ", "slime 3", "slime x3", "  3   SLIME  ", "- 3 Slime", "* 3 slime", "・3 スライム", "> 3 Slime", "x3 Slime", "Slime (3)",
        "Slime (x3)", "3枚 スライム", "3 Slime # a wall", "3 Slime // a wall", "+3 Slime", "1. 3 Slime", "003 Slime", "3 suraimu",
    ],
)  # fmt: skip
def test_every_way_to_write_three_of_a_card(line):
    assert read_list(line, INDEX) == {"slime": 3}


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("Slime", {"slime": 1}), ("Slime 2.0", {"slime-2": 1}), ("slime-2", {"slime-2": 1}), ("slime-2 2", {"slime-2": 2}),
        ("slime 2", {"slime": 2}), ("Agent 7", {"agent-7": 1}), ("Agent 7 2", {"agent-7": 2}), ("2 Agent 7", {"agent-7": 2}),
        ("Agent 3", {"agent": 3}), ("2 こうさくいん", {"agent": 2}), ("2 kousakuin", {"agent": 2}), ("3 x Odd", {"odd": 1}),
        ("# 囲い", {"odd": 1}), ("2 ||壁||", {"spoiler": 2}), ("@everyone [t](http://x)", {"spoiler": 1}),
        ("2 " + unicodedata.normalize("NFD", "ガガの壁"), {"wall": 2}), ("kaji-2 ×4", {"kaji-2": 4}),
    ],
)  # fmt: skip
def test_a_name_may_hold_what_counts_are_made_of(line, read):
    assert read_list(line, INDEX) == read


def test_lines_of_one_card_are_added_up_whatever_each_calls_it():
    text = "```\r\n# My deck\r\n[Main]\r\nMonsters:\r\n3 Slime\r\n2 スライム\r\n1 slime \r\n\r\n// walls\r\nWall of Gaga\r\n```"
    assert read_list(text, INDEX) == {"slime": 6, "wall": 1}


def test_every_bad_line_is_told_with_its_number_and_the_nearest_names():
    text = "3 Slmie\n-2 Slime\n0 Slime\n99999999999 Slime\n2 Smith\nSlime x\n2 Slime\nqqqq zzzz\n" + "9" * 5000
    assert problems(text) == [
        ("list-unknown", 1), ("list-count", 2), ("list-count", 3), ("list-count", 4), ("list-several", 5), ("list-unknown", 6),
        ("list-unlike", 8), ("list-unlike", 9),
    ]  # fmt: skip
    assert "Slime" in said("3 Slmie", "en-US")[0]
    assert "スライム" in said("3 Slmie", "ja")[0]
    assert said("2 Smith", "en-US")[0].endswith("such as kaji-1 or kaji-2.")
    assert said("2 @missing", "en-US")[0].count("@missing") == 1


def test_copies_are_bounded_after_they_are_added_up_and_told_once():
    assert problems("60 Slime\n60 Slime\n60 Slime") == [("list-too-many", 2)]
    assert read_list(f"{COUNT_LIMIT} Slime", INDEX) == {"slime": COUNT_LIMIT}


@pytest.mark.parametrize("text", ["", "  \n\r\n", "# nothing", "[Main]\nSide:", "```\n```", "\u200b"])
def test_a_list_without_a_card_says_so(text):
    assert problems(text) == [("list-empty", None)]


def test_what_is_beyond_all_bounds_is_answered_at_once():
    began = time.thread_time()
    assert problems("1 Slime\n" * 10_000) == [("list-long", None)]
    assert problems("a\n" * (LINES_LIMIT + 1)) == [("list-lines", None)]
    assert problems("9" * (TEXT_LIMIT + 1)) == [("list-long", None)]
    assert time.thread_time() - began < 0.5


def test_a_full_list_of_nothing_but_mistakes_is_answered_within_a_second():
    began = time.thread_time()
    assert len(problems("\n".join(f"3 Slmie {n} of the walled gaga agents" for n in range(LINES_LIMIT)))) == LINES_LIMIT
    assert time.thread_time() - began < 5  # a second, and what a slow machine adds


@given(
    st.dictionaries(st.sampled_from([card.id for card in CARDS]), st.integers(1, COUNT_LIMIT), min_size=1),
    st.sampled_from(LOCALES),
)
def test_what_is_written_is_read(cards, locale):
    text = write_list(cards, INDEX, locale)
    assert read_list(text, INDEX) == cards
    assert read_list(unicodedata.normalize("NFD", f"```\n{text}```").replace("\n", "\r\n"), INDEX) == cards


@pytest.mark.parametrize("locale", LOCALES)
def test_every_starter_deck_is_read_as_it_is_written(slug, locale):
    for deck in catalog(slug).decks.values():
        assert read_list(write_list(deck.cards, index_of(catalog(slug)), locale), index_of(catalog(slug))) == deck.cards


@given(st.text(alphabet=st.sampled_from("3 xX×*-#/:[](.\n\r2Slime枚スライム９"), max_size=80) | st.text(max_size=80))
@settings(max_examples=200)
def test_whatever_is_written_is_read_or_told(text):
    cards = answer(text)
    assert cards
    if isinstance(cards, list):
        assert all(Wording("ja").text(problem.word()) for problem in cards)
    else:
        assert all(1 <= count <= COUNT_LIMIT for count in cards.values())


def answer(text):
    """The cards of a list, or all that is wrong with it."""
    try:
        return read_list(text, INDEX)
    except Unfit as unfit:
        return unfit.problems
