"""A deck's code comes back as the deck, whatever a chat does to it; and what is none is told why, at once."""

import base64
import hashlib
import random
import time
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.decks.codes import BODY_LIMIT, TEXT_LIMIT, check_known, decode, encode
from engine.games import catalog
from engine.refusal import Refusal
from engine.wording import LOCALES, Wording

REASONS = {"code-long", "code-malformed", "code-future", "code-truncated", "code-damaged"}
IDS = st.text("abz09-._", max_size=30).map("a{}".format)
DECKS = st.dictionaries(IDS, st.integers(1, 99), min_size=1, max_size=40)
DECK = {"slime": 3, "slime-2": 1, "wall-of-gaga": 2}
CODE = encode("toy", DECK)
MUTATED = "AZaz09+/=-_.`\n \u200bé\x80"


def refused(text):
    with pytest.raises(Refusal) as refusal:
        decode(text)
    assert all(Wording(locale).text(refusal.value.word()) for locale in LOCALES)
    return refusal.value.reason


def coded(body, version=1):
    """A code that is right in all but what it says."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(body) + packer.flush()
    whole = len(packed).to_bytes(2, "big") + hashlib.sha256(packed).digest()[:4] + packed
    return f"TD{version}.{base64.b64encode(whole).decode().rstrip('=')}"


@given(DECKS, IDS)
def test_every_deck_comes_back_from_its_code(cards, game):
    code = encode(game, cards)
    assert decode(code) == (game, cards)
    assert encode(game, dict(sorted(cards.items()))) == code


def test_a_starter_deck_has_a_short_code(slug):
    for deck in catalog(slug).decks.values():
        assert decode(encode(slug, deck.cards)) == (slug, deck.cards)
        assert len(encode(slug, deck.cards)) < 400


@pytest.mark.parametrize(
    "changed",
    [
        f"```\n{CODE}\n```", f"`{CODE}`", f"  {CODE}  ", "\n".join(CODE), " ".join(CODE), CODE.replace("+", "-").replace("/", "_"),
        f"{CODE}==", f"> {CODE}", f"**{CODE}**", f"My deck: {CODE}", CODE.replace("TD", "td"), f"\u200b{CODE}\ufeff", f"||{CODE}||",
        f'"{CODE}"', f"<{CODE}>".replace("<", "`").replace(">", "`"),
    ],
)  # fmt: skip
def test_a_code_is_read_through_whatever_a_chat_makes_of_it(changed):
    assert decode(changed) == ("toy", DECK)


def test_each_thing_that_can_be_wrong_with_a_code_has_its_own_reason():
    assert (
        refused("")
        == refused("TD")
        == refused("hello")
        == refused("TD0.AAAA")
        == refused("\x80" * 1000)
        == "code-malformed"
    )
    assert refused(CODE.replace("TD1", "TD2")) == refused("TD999.????") == "code-future"
    assert {refused(CODE[:length]) for length in range(4, len(CODE))} == {"code-truncated"}
    assert (
        refused(CODE + "AAAA") == refused(CODE[:20] + ("B" if CODE[20] != "B" else "C") + CODE[21:]) == "code-damaged"
    )
    assert refused(CODE * 100) == refused("A" * (TEXT_LIMIT + 1)) == "code-long"


@pytest.mark.parametrize(
    "body",
    [
        b"", b"toy", b"toy\n", b"toy\n0 a", b"toy\n100 a", b"toy\n3", b"toy\n3 a a", b"toy\n3 a\n2 a", b"toy\n-3 a", b"toy\nx a", b"\n3 a",
        b"toy\n3 ../a", b"toy\n3 \xe3\x81\x82", b"toy\n3 " + b"a" * 65, b"toy\n3 " + b" ".join(b"a%d" % n for n in range(301)),
        b"toy\n3 " + b"a" * 9_000_000, b"toy\n\xc2\xb2 a",
    ],
)  # fmt: skip
def test_a_code_that_no_bot_of_ours_wrote_is_refused_though_its_sum_is_right(body):
    code = coded(body)
    assert refused(code) in ({"code-damaged"} if len(code) <= TEXT_LIMIT else {"code-long"})
    assert BODY_LIMIT < 9_000_000


def test_what_no_code_can_hold_is_not_encoded():
    for cards in ({}, {"a": 0}, {"a": 100}, {"a b": 1}, {"é": 1}, {f"a{n}": 1 for n in range(301)}):
        with pytest.raises(Refusal):
            encode("toy", cards)


def test_a_card_that_is_unknown_here_is_named():
    check_known(DECK, DECK)
    with pytest.raises(Refusal) as refusal:
        check_known(DECK, {"slime"})
    assert refusal.value.reason == "code-unknown-card"
    assert "slime-2" in Wording("en-US").text(refusal.value.word())
    assert "2" in Wording("ja").text(refusal.value.word())


def mutated(dice):
    """A code with letters changed, lost, doubled or swapped; or something that never was one."""
    text = list(CODE if dice.random() < 0.9 else "".join(dice.choices(MUTATED, k=dice.randrange(4000))))
    for _ in range(dice.randrange(1, 4)):
        place = dice.randrange(len(text) + 1)
        text[place : place + dice.randrange(3)] = dice.choices(MUTATED, k=dice.randrange(3))
    return "".join(text[: dice.randrange(len(text) + 1)] if dice.random() < 0.2 else text)


def answer(text):
    """The deck of a code, or the reason why there is none."""
    try:
        return decode(text)
    except Refusal as refusal:
        return refusal.reason


def took(text):
    """How long an answer takes; where a busy machine came between, the best of a few tries."""
    began = time.thread_time()
    answer(text)
    return time.thread_time() - began


def storm(strings):
    dice, read = random.Random(strings), 0
    for _ in range(strings):
        text, began = mutated(dice), time.thread_time()
        answered = answer(text)
        slow = time.thread_time() - began > 0.02
        assert answered == ("toy", DECK) if isinstance(answered, tuple) else answered in REASONS
        assert not slow or min(took(text) for _ in range(20)) < 0.02
        read += isinstance(answered, tuple)
    assert 0 < read < strings


def test_mutated_codes_are_the_deck_or_are_told_why():
    storm(5_000)


@pytest.mark.long
def test_a_hundred_thousand_mutated_codes():
    storm(100_000)
