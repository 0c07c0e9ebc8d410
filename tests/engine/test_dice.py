"""Dice by notation: what is read, what is refused and why, and that every die is shown."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import DICE, LENGTH, parse, throw
from engine.refusal import Refusal
from engine.stream import open_stream


class Falls:
    """Dice that fall as told."""

    def __init__(self, *dice):
        self.dice = list(dice)

    def die(self, sides=6):
        return self.dice.pop(0)


@pytest.mark.parametrize(
    ("text", "dice", "total"),
    [
        ("2d6+3", (4, 5), 12),
        ("d20", (17,), 17),
        ("2D6", (1, 2), 3),
        ("4d6kh3", (1, 6, 3, 4), 13),
        ("4d6kl1", (2, 6, 1, 4), 1),
        ("4d6dl", (2, 6, 1, 4), 12),
        ("4d6dh2", (2, 6, 1, 4), 3),
        ("2d20kh", (3, 19), 19),
        ("1d6 + 1d8 - 2", (6, 8), 12),
        ("-1d6", (4,), -4),
        ("10-d6", (4,), 6),
        ("0d6", (), 0),
        ("４ｄ６", (1, 2, 3, 4), 10),
        ("２ｄ６＋３　こうげき", (1, 1), 5),
        ("²d6", (1, 2), 3),
        ("①d6", (1,), 1),
        ("𝟗d6kh1", (1, 2, 3, 4, 5, 6, 5, 4, 3), 6),
        ("2d6 + 3 # 2d6", (1, 1), 5),
    ],
)
def test_what_is_read(text, dice, total):
    source = Falls(*dice)
    result = throw(parse(text), source)
    assert result.total == total
    assert tuple(die for thrown in result.thrown for die in thrown.dice) == dice
    assert source.dice == []


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("2d6 attack with the sword", "attack with the sword"),
        ("2d6+3 # attack", "attack"),
        ("2d6#攻撃", "攻撃"),
        ("2d6 攻撃 3回", "攻撃 3回"),
        ("2d6 damage", "damage"),
        ("2d6 killing", "killing"),
        ("2d6 # <@&1> @everyone **x**", "<@&1> @everyone **x**"),
        ("2d6", ""),
        ("2d6 #", ""),
    ],
)
def test_comments(text, comment):
    assert parse(text).comment == comment


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "roll-empty"),
        ("  　 ", "roll-empty"),
        ("hello", "roll-syntax"),
        ("d", "roll-syntax"),
        ("1d", "roll-syntax"),
        ("1d-6", "roll-syntax"),
        ("1.5d6", "roll-syntax"),
        ("1d6/0", "roll-syntax"),
        ("1d6*2", "roll-syntax"),
        ("1d6!", "roll-syntax"),
        ("1d6!>0", "roll-syntax"),
        ("1d6r<7", "roll-syntax"),
        ("2d6 3", "roll-syntax"),
        ("2d6 d6", "roll-syntax"),
        ("2d6 kh1", "roll-syntax"),
        ("2d6 k1", "roll-syntax"),
        ("2d6++3", "roll-syntax"),
        ("2d6+", "roll-syntax"),
        ("2d6kh1kl1", "roll-syntax"),
        ("(((1d6)d6)d6)d6", "roll-syntax"),
        ("(" * 150, "roll-syntax"),
        ("10^9^9", "roll-syntax"),
        ("9**9999", "roll-syntax"),
        ("٣d6", "roll-syntax"),
        ("2d٣", "roll-syntax"),
        ("1_000d6", "roll-syntax"),
        ("3", "roll-no-dice"),
        ("2+3", "roll-no-dice"),
        ("d0", "roll-sides"),
        ("d1", "roll-sides"),
        ("d1!", "roll-sides"),
        ("d1001", "roll-sides"),
        ("1d99999999999999999999", "roll-sides"),
        ("1d" + "9" * 190, "roll-sides"),
        ("101d6", "roll-too-many-dice"),
        ("51d6+50d6", "roll-too-many-dice"),
        ("99999999d99999999", "roll-too-many-dice"),
        ("2147483647d2147483647", "roll-too-many-dice"),
        ("1d6+1000001", "roll-number"),
        ("1d6+" + "9" * 150, "roll-number"),
        ("4d6kh5", "roll-keep"),
        ("+".join(["1d6"] * 11), "roll-too-many-terms"),
        ("1d6+" * 2000, "roll-too-long"),
        ("1d" + "9" * 5000, "roll-too-long"),
        ("(" * 2000, "roll-too-long"),
        ("ﷺ" * 200, "roll-syntax"),
    ],
)
def test_what_is_refused(text, reason):
    began = time.perf_counter()
    with pytest.raises(Refusal) as refused:
        parse(text)
    assert refused.value.reason == reason
    assert time.perf_counter() - began < 0.2


def test_leading_zeros_are_ascii_numbers():
    assert parse("002d006").terms == parse("2d6").terms


@settings(max_examples=500, deadline=None)
@given(st.one_of(st.text(max_size=LENGTH + 20), st.from_regex(r"[0-9dkhl+\-# ]{1,30}", fullmatch=True)))
def test_any_text_is_a_bounded_roll_or_a_refusal(text):
    roll, reason = read_or_reason(text)
    if roll is None:
        assert reason.startswith("roll-")
        return
    result = throw(roll, open_stream(bytes(32)))
    dice = [die for thrown in result.thrown for die in thrown.dice]
    assert len(dice) <= DICE
    assert result.total == sum(one.value for one in result.thrown)
    for one in result.thrown:
        assert all(1 <= die <= one.term.sides for die in one.dice)
        shown = sum(die for die, counts in zip(one.dice, one.counted, strict=True) if counts)
        assert abs(one.value) == (shown if one.term.sides else one.term.count)


def read_or_reason(text):
    try:
        return parse(text), ""
    except Refusal as refused:
        return None, refused.reason
