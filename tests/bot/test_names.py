"""A person's name as plain text, whatever they call themselves."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import LONGEST, display_name, short_name

INVISIBLE = [
    "",
    " ",
    "\u200b",
    "\u2800",
    "\u3164",
    "\u202e\u202d",
    "\u200d\u200d",
    "\ufe0f",
    "\u0300\u0301",
    "\u00a0\u3000",
    "\x00\x07",
]


@pytest.mark.parametrize("raw", INVISIBLE)
def test_a_name_that_cannot_be_seen_gets_the_fallback(raw):
    assert display_name(raw, "somebody") == "somebody"


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("あおい", "あおい"),
        ("\u202eevil", "evil"),
        ("a\nb\tc", "a b c"),
        ("  Ren  ", "Ren"),
        ("か\u3099", "が"),
        ("😀", "😀"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("a\u200db", "ab"),
        ("@everyone", "@everyone"),
    ],
)
def test_what_is_seen_is_kept(raw, shown):
    assert display_name(raw, "somebody") == shown


def test_letters_that_run_right_to_left_are_closed_in():
    assert display_name("مرحبا", "x") == "\u2068مرحبا\u2069"


def test_a_pile_of_accents_is_cut():
    assert len(display_name("Z" + "\u0300" * 500, "x")) <= 3


@given(st.text(max_size=200))
def test_any_name_is_one_short_visible_line(raw):
    shown = display_name(raw, "somebody")
    inner = shown.strip("\u2068\u2069")
    assert 0 < len(inner) <= LONGEST
    assert not any(
        unicodedata.category(c) in {"Cc", "Cs", "Co"} or unicodedata.bidirectional(c) in {"RLO", "LRO", "RLE", "LRE"}
        for c in inner
    )
    assert inner == inner.strip()


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("あおい", "あおい"),
        ("W" * 20, "W" * 20),
        ("W" * 21, "W" * 20 + "…"),
        ("あ" * 11, "あ" * 10 + "…"),
        ("W" * 19 + "👨\u200d👩\u200d👧" + "x", "W" * 19 + "…"),
        ("\u2068" + "א" * 30 + "\u2069", "\u2068" + "א" * 20 + "…\u2069"),
    ],
)
def test_a_short_name_is_cut_between_signs(name, short):
    assert short_name(name) == short


@given(st.text(max_size=60))
def test_a_short_name_is_never_longer(raw):
    name = display_name(raw, "somebody")
    assert len(short_name(name)) <= len(name)
