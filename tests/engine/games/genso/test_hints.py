"""The line under a hand: what it promises comes true, and it is there in the phases in which there is something to say."""

import pytest

from engine.catalog import DeckList
from engine.players import Random
from engine.view import PUBLIC
from tests.engine.walks import begin

EVEN = DeckList(
    "even", {"snow-lion": 3, "ember-fox": 4, "lava-carp": 4, "salamander": 4, "firework-maker": 3, "snow-maiden": 2}
)


def played(number, deck=None):
    """A match at random that follows each hint; gives each hint with what then happened."""
    match, player = begin("genso", number, [deck, deck] if deck else None, {"copies": 4}), Random(number)
    promised = None
    while match.outcome is None:
        seat = match.waiting()[0]
        kind, hint = match.decision(seat).kind, match.view(seat).hand.hint
        if kind == "discard":
            usable = match.next(seat, ("discard",)).choices
            path = ("discard", *usable[: hint.values.get("discards", 0)])
            promised = hint if "-loses" not in hint.key else None
        elif kind == "activate" and promised is not None:
            path = (str(promised.values["power"]).removeprefix("@tag-"),)
        elif kind == "activate" and hint is not None and "power" in hint.values:
            path, promised = (str(hint.values["power"]).removeprefix("@tag-"),), hint
        else:
            path = player.choose(match, seat)
        match.apply(seat, match.decision(seat).id, path)
        heard = match.heard(PUBLIC)
        if promised is not None and any(event.name == "fixed-atk" and event.seat == seat for event in heard):
            yield seat, promised, heard
            promised = None


@pytest.mark.parametrize("deck", [None, EVEN], ids=["starter", "fire"])
def test_the_atk_of_a_hint_is_the_atk_that_is_fixed(deck):
    """Rules G0-30 to G0-31i: skill or burst, its texts, and the faces of discards are in it."""
    met = set()
    for number in range(12):
        for seat, hint, heard in played(number, deck):
            fixed = next(event for event in heard if event.name == "fixed-atk" and event.seat == seat)
            assert fixed.amount == hint.values["atk"]
            met.add(hint.key)
            for event in heard:
                if event.name == "beat":
                    assert hint.key.endswith("-wins") == (event.seat == seat)
                if event.name == "tied-battle":
                    assert hint.key.endswith("-ties")
    assert {"hint-roll", "hint-roll-wins"} <= met


def test_every_choice_of_cards_and_dice_has_a_hint_and_janken_has_none():
    told = {}
    for number in range(6):
        match, player = begin("genso", number), Random(number)
        while match.outcome is None:
            for seat in match.waiting():
                told.setdefault(match.decision(seat).kind, set()).add(match.view(seat).hand.hint is not None)
            seat = match.waiting()[0]
            match.apply(seat, match.decision(seat).id, player.choose(match, seat))
    assert told["select"] == told["discard"] == {True}
    assert True in told["activate"]
    assert told["janken"] == {False}
    assert match.view(0).hand.hint is None
