"""The number that a form brings: the same digits count as in a roll of dice, and nothing else is ever taken for a number."""

from types import SimpleNamespace

import pytest

from bot.components.forms import FIELD, number_in
from engine.dice import parse
from engine.refusal import Refusal


def typed(text):
    """What Discord sends when a form comes back."""
    return SimpleNamespace(
        data={"components": [{"type": 18, "component": {"type": 4, "custom_id": FIELD, "value": text}}]}
    )


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7), (" 7 ", 7), ("007", 7), ("３", 3), ("１２", 12), ("²", 2), ("①", 1), ("𝟗", 9), ("-4", -4), ("－4", -4),
        ("٣", None), ("1_0", None), ("1.5", None), ("", None), (" ", None), ("一", None), ("1 2", None), ("0x1", None),
        ("9" * 6000, None), ("½", None), ("−4", None), ("--4", None), ("1e3", None),
    ],
)  # fmt: skip
def test_what_is_a_number(text, number):
    assert number_in(typed(text)) == number


@pytest.mark.parametrize("digits", ["²", "①", "٣", "３", "𝟗", "1_0"])
def test_a_form_and_a_roll_read_the_same_digits(digits):
    try:
        rolled = parse(f"{digits}d6").what.terms[0].count
    except Refusal:
        rolled = None
    assert number_in(typed(digits)) == rolled


def test_a_form_without_the_field_brings_none():
    assert number_in(SimpleNamespace(data={})) is None
    assert number_in(SimpleNamespace(data={"components": [{"type": 18}]})) is None
