"""Dice by notation: what is read, what is refused and why, and that every die is shown."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import (
    DICE,
    LENGTH,
    MORE,
    MORE_IN_ALL,
    TIMES,
    Choice,
    Pair,
    Pool,
    Sum,
    Target,
    is_secret,
    parse,
    throw,
)
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
    assert [fallen.total for fallen in result.fallen] == [total]
    assert tuple(die for _, die in result.drawn) == dice
    assert source.dice == []


@pytest.mark.parametrize(
    ("text", "dice", "total", "met"),
    [
        ("2D6+1>=7", (2, 4), 7, True),
        ("2D6+1>=7", (1, 4), 6, False),
        ("2d6>7", (3, 4), 7, False),
        ("2d6<=7", (3, 4), 7, True),
        ("2d6=<7", (3, 5), 8, False),
        ("2d6<7", (3, 4), 7, False),
        ("2d6=7", (3, 4), 7, True),
        ("2d6==7", (3, 5), 8, False),
        ("2d6<>7", (3, 5), 8, True),
        ("2d6!=7", (6, 1), 7, False),
        ("2d6≧7", (3, 4), 7, True),
        ("２Ｄ６＞＝７　ちから", (3, 4), 7, True),
        ("2d6-10 >= -3", (3, 4), -3, True),
        ("3d6! >= 12", (6, 2, 1, 3), 12, True),
        ("1d6!>=5>=12", (5, 6, 1), 12, True),
    ],
)
def test_a_total_is_compared(text, dice, total, met):
    (fallen,) = throw(parse(text), Falls(*dice)).fallen
    assert (fallen.total, fallen.met) == (total, met)


@pytest.mark.parametrize(
    ("text", "dice", "counted"),
    [
        ("3B6", (1, 5, 3), 3),
        ("3b6>=4", (1, 5, 4), 2),
        ("2B10+3B6<3", (1, 9, 2, 2, 6), 3),
        ("３Ｂ６＝６", (6, 5, 6), 2),
    ],
)
def test_a_pool_counts_its_dice_singly(text, dice, counted):
    roll = parse(text)
    (fallen,) = throw(roll, Falls(*dice)).fallen
    assert isinstance(roll.what, Pool)
    assert tuple(die for one in fallen.thrown for die in one.dice) == dice
    assert fallen.total == counted


@pytest.mark.parametrize(
    ("text", "dice", "number"),
    [
        ("D66", (5, 2), 52),
        ("d66n", (5, 2), 52),
        ("D66S", (5, 2), 25),
        ("D66A", (5, 2), 25),
        ("D66D", (2, 5), 52),
        ("Ｄ６６ 事件", (1, 1), 11),
    ],
)
def test_a_pair_is_read_as_tens_and_ones(text, dice, number):
    roll = parse(text)
    assert isinstance(roll.what, Pair)
    assert throw(roll, Falls(*dice)).fallen[0].total == number


def test_a_die_of_66_sides_is_no_pair():
    assert throw(parse("1d66"), Falls(61)).drawn == ((66, 61),)


@pytest.mark.parametrize(
    ("text", "items", "comment"),
    [
        ("choice[a,b,c]", ("a", "b", "c"), ""),
        ("Choice [ tea , ice coffee ] lunch", ("tea", "ice coffee"), "lunch"),
        ("choice(a,b)#why", ("a", "b"), "why"),
        ("ｃｈｏｉｃｅ［うどん，そば］", ("うどん", "そば"), ""),
        ("choice［うどん、そば］ 昼", ("うどん", "そば"), "昼"),
        ("choice[はい、食べる,いいえ]", ("はい、食べる", "いいえ"), ""),
        ("choice[①,②]", ("①", "②"), ""),
        ("choice[**a**,<@1>]", ("**a**", "<@1>"), ""),
        ("choice[1d6,2d6]", ("1d6", "2d6"), ""),
    ],
)
def test_a_choice_keeps_what_was_written(text, items, comment):
    roll = parse(text)
    assert (roll.what, roll.comment) == (Choice(items), comment)
    assert throw(roll, Falls(2)).fallen[0].total == 2


def test_a_roll_is_repeated():
    result = throw(parse("x3 2d6+1"), Falls(1, 2, 3, 4, 5, 6))
    assert [fallen.total for fallen in result.fallen] == [4, 8, 12]
    assert parse("rep2 D66").times == parse("REPEAT2 3b6").times == parse("×2 choice[a,b]").times == 2


@pytest.mark.parametrize("text", ["S2d6", "s 2d6", "Ｓ２ｄ６", "Sx3 2d6", "x3 S2d6", "S D66", "Schoice[a,b]", "s3B6"])
def test_a_roll_is_secret_by_its_first_letter(text):
    assert parse(text).secret
    assert is_secret(text)


@pytest.mark.parametrize("text", ["2d6 S", "x3 2d6", "choice[S,s]", "# s", "", "2d6#S2d6"])
def test_another_letter_makes_no_secret(text):
    assert not is_secret(text)


def test_a_die_explodes_where_it_says():
    assert throw(parse("2d6!"), Falls(6, 6, 2, 5)).fallen[0].total == 19
    assert throw(parse("2d6!>=5"), Falls(5, 4, 3)).drawn == ((6, 5), (6, 4), (6, 3))
    assert throw(parse("1d6!>4-1"), Falls(6, 1)).fallen[0].total == 6


def test_explosions_stop():
    """However lucky: 10 further dice for one, 100 in all; and it says so."""
    (one,) = throw(parse("1d6!"), Falls(*[6] * 50)).fallen
    assert (len(one.thrown[0].dice), one.thrown[0].capped) == (1 + MORE, True)
    result = throw(parse("x5 20d2!"), Falls(*[2] * 500))
    assert len(result.drawn) == 100 + MORE_IN_ALL
    assert result.fallen[-1].thrown[0].capped
    assert not throw(parse("1d6!"), Falls(6, 1)).fallen[0].thrown[0].capped


def test_many_explosions_cost_little():
    stream = open_stream(bytes(32))
    roll = parse("100d2!")
    began = time.thread_time()
    for _ in range(100):
        assert len(throw(roll, stream).drawn) <= 100 + MORE_IN_ALL
    assert time.thread_time() - began < 100 * 0.2


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
        ("1d6!>0", "roll-endless"),
        ("1d6!>=1", "roll-endless"),
        ("1d6!>=0", "roll-endless"),
        ("1d6!>=7", "roll-again"),
        ("1d6!>" + "9" * 150, "roll-again"),
        ("1d6!5", "roll-syntax"),
        ("1d6!<3", "roll-syntax"),
        ("1d6!!", "roll-syntax"),
        ("1d6!kh1", "roll-syntax"),
        ("1d6kh1!", "roll-syntax"),
        ("2d6>=", "roll-syntax"),
        ("2d6>=3>=4", "roll-syntax"),
        ("2d6>=1000001", "roll-number"),
        ("2d6>=" + "9" * 190, "roll-number"),
        ("2d6>=٣", "roll-syntax"),
        ("3B6+2", "roll-syntax"),
        ("3B6-1B6", "roll-syntax"),
        ("3B6+1d6", "roll-syntax"),
        ("3B6kh1", "roll-syntax"),
        ("3B1", "roll-sides"),
        ("101B6", "roll-too-many-dice"),
        ("+".join(["1B6"] * 11), "roll-too-many-terms"),
        ("D66+1", "roll-pair"),
        ("1d6+d66", "roll-pair"),
        ("D66kh1", "roll-pair"),
        ("D66X", "roll-pair"),
        ("x0 2d6", "roll-times"),
        ("x21 2d6", "roll-times"),
        ("x" + "9" * 150 + " 1d6", "roll-times"),
        ("x20 6d6", "roll-too-many-dice"),
        ("x5", "roll-syntax"),
        ("x52d6", "roll-syntax"),
        ("x5 x5 2d6", "roll-syntax"),
        ("2d6 x5", "roll-syntax"),
        ("2d6 choice[a,b]", "roll-syntax"),
        ("2d6 b6", "roll-syntax"),
        ("S", "roll-syntax"),
        ("choice", "roll-syntax"),
        ("choice[a,b", "roll-syntax"),
        ("choice[a,b]c", "roll-syntax"),
        ("choice[a[b],c]", "roll-choice"),
        ("choice[a]", "roll-choice"),
        ("choice[]", "roll-choice"),
        ("choice[a,,b]", "roll-choice"),
        ("choice[a,　]", "roll-choice"),
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
    began = time.thread_time()
    with pytest.raises(Refusal) as refused:
        parse(text)
    assert refused.value.reason == reason
    assert time.thread_time() - began < 0.2


def test_leading_zeros_are_ascii_numbers():
    assert parse("x02 002d006>=07") == parse("x2 2d6>=7")
    assert parse("2d6").what == Sum(parse("2d6>=7").what.terms)
    assert parse("2d6>=07").what.target == Target(">=", 7)


NOTATION = st.from_regex(r"[sS]?(?:x[0-9]{1,2} )?[0-9dbkhlDBchoie\[\],+\-#!<>=% ]{1,30}", fullmatch=True)


@settings(max_examples=500, deadline=None)
@given(st.one_of(st.text(max_size=LENGTH + 20), NOTATION))
def test_any_text_is_a_bounded_roll_or_a_refusal(text):
    roll, reason = read_or_reason(text)
    if roll is None:
        assert reason.startswith("roll-")
        return
    assert is_secret(text) == roll.secret
    result = throw(roll, open_stream(bytes(32)))
    assert len(result.fallen) == roll.times <= TIMES
    assert len(result.drawn) <= DICE + MORE_IN_ALL
    assert all(1 <= die <= sides for sides, die in result.drawn)
    if isinstance(roll.what, Sum):
        for fallen in result.fallen:
            assert fallen.total == sum(value_of(one) for one in fallen.thrown)


def value_of(one):
    shown = sum(die for die, counts in zip(one.dice, one.counted, strict=True) if counts)
    return (-1 if one.term.negative else 1) * (shown if one.term.sides else one.term.count)


def read_or_reason(text):
    try:
        return parse(text), ""
    except Refusal as refused:
        return None, refused.reason
