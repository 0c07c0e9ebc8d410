"""Files from people: every fault with its file and line, every fault at once, and no file that costs more than its length."""

import time
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from engine.catalog import Definition, read_decks, read_set
from engine.house import House, options, settle
from engine.refusal import Unfit
from engine.sources import NESTING_LIMIT, SIZE_LIMIT, Faulty, read


class Thing(Definition, frozen=True, forbid_unknown_fields=True):
    size: int = 0


SET = "set: s\nname: {ja: 組, en: Set}\ncards:\n"


def faults(act, *arguments):
    with pytest.raises(Faulty) as faulty:
        act(*arguments)
    return [(fault.line, fault.text) for fault in faulty.value.faults]


def test_every_fault_of_a_set_is_told_with_its_line():
    text = SET + (
        "  - {id: a, name: {ja: あ, en: A}, size: big}\n"
        "  - {id: b, name: {ja: い, en: B}, sise: 1}\n"
        "  - id: c\n"
        "    name:\n"
        "      ja: う\n"
        "      en: 7\n"
        "  - {id: d}\n"
        "  - {id: e, name: {ja: え, en: E}}\n"
        "  - {id: e, name: {ja: え, en: E}}\n"
        "  - 5\n"
    )
    found = faults(read_set, text, "f", Thing)
    assert [line for line, _ in found] == [4, 5, 9, 10, 12, 13]
    assert "`int`, got `str`" in found[0][1]
    assert "sise" in found[1][1]
    assert "both languages" in found[3][1]
    assert "stands at line 11 too" in found[4][1]


def test_a_set_has_three_keys():
    assert [text for _, text in faults(read_set, "sets: x", "f", Thing)]
    assert len(faults(read_set, SET.replace("set: s", "set: [1]") + "  []\n", "f", Thing)) == 1


def test_a_good_set():
    mark, cards = read_set(SET + "  - {id: a, name: {ja: あ, en: A}, size: 3}\n", "f", Thing)
    assert (mark.id, len(mark.hash), cards[0].size, cards[0].title.en) == ("s", 16, 3, "A")
    other, _ = read_set(SET + "  - {id: a, name: {ja: あ, en: A}, size: 4}\n", "f", Thing)
    assert other.hash != mark.hash


def test_a_reading_is_kana():
    card = "  - id: a\n    name: {{ja: 飴玉, en: A}}\n    reading: {}\n"
    for reading in ("あめだま", "アメ・だま", "あめ だまー"):
        assert read_set(SET + card.format(reading), "f", Thing)[1][0].reading == reading
    for reading in ("飴だま", "amedama", "ｱﾒ", "あめ\u3000だま", "あめた\u3099ま", "ー", "''", "あめ、だま"):
        [(line, text)] = faults(read_set, SET + card.format(reading), "f", Thing)
        assert line == 6
        assert "expected kana" in text


def test_a_decks_count_is_a_plain_number():
    for count in ("３", "1_0", "'3'", "1.5", "true", "-"):
        text = f"decks:\n  - {{id: d, cards: {{a: {count}}}}}\n"
        try:
            decks = [deck for _, deck in read_decks(text, "f")]
        except Faulty as faulty:
            assert faulty.faults[0].line == 2  # noqa: PT017  # either refused, or the number that YAML says
            continue
        assert type(decks[0].cards["a"]) is int


def test_a_line_of_a_deck_that_stands_twice_is_a_fault():
    text = "decks:\n  - id: d\n    cards:\n      a: 3\n      b: 1\n      a: 2\n"
    assert faults(read_decks, text, "f") == [(6, "the key `a` stands twice")]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing",
        "a: [",
        "a: b: c",
        "\t- x",
        "&a [*a]",
        "a: &a 1\nb: *a",
        "a: 1\na: 2",
        "[" * 5000,
        "{a: " * 5000,
        "- " * 5000,
        "!!python/object/apply:os.system [ls]",
        "a: !!python/name:os.system",
        "x" * (SIZE_LIMIT + 1),
        "a: \x00",
        "--- 1\n--- 2",
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_what_is_no_file_of_ours_is_a_fault_and_quick(text):
    began = time.thread_time()
    try:
        read(text, "f").take(dict[str, int])
    except Faulty as faulty:
        assert all(fault.line >= 1 for fault in faulty.faults)  # noqa: PT017  # a fault is what is looked at
    else:
        pytest.fail("taken for a file of ours")
    assert time.thread_time() - began < 1


def test_a_file_may_be_as_deep_as_it_must():
    deep = "[" * (NESTING_LIMIT - 1) + "]" * (NESTING_LIMIT - 1)
    assert read(deep, "f").line == 1


@settings(max_examples=200)
@given(st.text(max_size=60) | st.from_regex(r"[\[\]{}:,\-&*!a-z0-9 \n#'\"|>?%@]{1,60}", fullmatch=True))
def test_any_text_is_read_or_a_fault(text):
    try:
        root = read(text, "f")
        root.take(Thing)
    except Faulty as faulty:
        assert faulty.faults  # noqa: PT017  # never any other exception


# --- house rules ------------------------------------------------------------------------------------------------------


class Rules(House, frozen=True, forbid_unknown_fields=True):
    wide: bool = False
    mode: Literal["a", "b"] = "a"


def test_house_rules_are_listed_and_checked():
    assert [(option.name, option.default, option.choices) for option in options(Rules)] == [
        ("wide", False, ()),
        ("mode", "a", ("a", "b")),
    ]
    assert settle(Rules, {"wide": True}) == Rules(wide=True)
    with pytest.raises(Unfit) as unfit:
        settle(Rules, {"wide": 1, "mode": "c", "deep": True, "x" * 900: 1})
    reasons = sorted(problem.reason for problem in unfit.value.problems)
    assert reasons == ["house-unknown", "house-unknown", "house-value", "house-value"]


def test_numbers_out_of_bounds(slug):
    from engine.games import games, table

    for option in options(games()[slug].house_type):
        if option.high is not None and option.low is not None:
            for value in (option.low - 1, option.high + 1, str(option.low), True):
                with pytest.raises(Unfit):
                    table(slug, {option.name: value})
            for value in (option.low, option.high):
                assert getattr(table(slug, {option.name: value}).house, option.name) == value


def test_a_struct_is_taken_strictly():
    class Pair(Struct, forbid_unknown_fields=True):
        one: int
        two: list[int]

    text = "one: 1\ntwo:\n  - 1\n  - x\n"
    assert faults(read(text, "f").take, Pair) == [(4, "Expected `int`, got `str` (at $.two[1])")]
