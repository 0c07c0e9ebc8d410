"""Kiryoku beyond its scenario files: texts that could go on for ever, endings by transcript, cards that say everything."""

from random import Random as Source

import msgspec
import pytest

from engine import invariants
from engine.catalog import DeckList
from engine.cli.setting import seed_of
from engine.games import games, table
from engine.games.kiryoku.cards import KiryokuCard
from engine.games.kiryoku.verbs import KiryokuEffect
from engine.match import STANDING, Match
from engine.players import Random
from engine.transcript import record
from tests.engine.games.kiryoku.drawn import CARDS, deck
from tests.engine.walks import ended_as_written

GAME = games()["kiryoku"]
HOUSES = [
    {},
    {"mulligan": True, "first_turn_battle": False},
    {"downs_to_lose": 1},
    {"max_characters": 2, "hand_limit": 3},
]


def card(**printed):
    return msgspec.convert({"id": "x", **printed}, KiryokuCard)


def ability(**printed):
    return card(vitality=3, abilities=[printed])


@pytest.mark.parametrize(
    "printed",
    [
        {"effects": [{"heal": {"amount": 1, "to": "self"}}]},
        {"cost": {"vitality": 1}, "effects": [{"heal": {"amount": 1, "to": "self"}}]},
        {"cost": {"pay": ["R"]}, "target": {}, "effects": [{"ready": {}}]},
        {"cost": {"pay": ["W"]}, "effects": [{"stock": {"count": 2}}]},
        {"cost": {"trash": True}, "effects": [{"take-back": {"kind": "character"}}]},
    ],
)
def test_an_ability_that_could_be_used_for_ever_prints_its_limit(printed):
    """Rules X4-30, X4-35: what costs nothing that runs out, readies, takes back or stocks."""
    with pytest.raises(msgspec.ValidationError, match="limit"):
        ability(**printed)
    assert ability(limit=1, **printed).abilities[0].limit == 1


@pytest.mark.parametrize(
    "printed",
    [
        {"kind": "event", "effects": [{"damage": {"amount": 1}}]},
        {"kind": "event", "target": {"what": "item"}, "effects": [{"damage": {"amount": 1}}]},
        {"kind": "event", "effects": [{"heal": {"amount": 1, "to": "self"}}]},
        {"kind": "event", "cost": {"pay": ["R"]}, "effects": [{"draw": {"count": 1}}]},
        {"kind": "event", "effects": [{"take-back": {"kind": "event"}}]},
        {"kind": "tag", "vitality": 3, "parts": ["a", "a"]},
        {"kind": "battle"},
        {"vitality": 3, "cost": {"pay": ["W", "L"]}},
    ],
)
def test_a_text_that_cannot_be_meant_is_refused_to_its_author(printed):
    with pytest.raises(msgspec.ValidationError):
        card(**printed)


# --- whole matches ------------------------------------------------------------------------------------------------------


def recorded(number, house, act=None):
    rng = Source(f"kiryoku {number}")
    board = table("kiryoku", house)
    lists = [board.catalog.decks[name] for name in rng.sample(sorted(board.catalog.decks), 2)]
    seed = seed_of(f"kiryoku {number}")
    recorder = record(Match.begin(GAME, board, lists, seed), lists, seed)
    match, player = recorder.match, Random(number)
    while match.outcome is None:
        if act and match.state.turn == 3:
            for seat, each in act:
                recorder.apply(seat, STANDING, (each,))
            continue
        seat = match.waiting()[0]
        recorder.apply(seat, match.decision(seat).id, player.choose(match, seat))
    return recorder


@pytest.mark.parametrize(
    ("termination", "house", "act"),
    [
        ("leader-down", {}, None),
        ("decked", {}, None),
        ("downs", {"downs_to_lose": 1}, None),
        ("resigned", {}, [(0, "ask-always"), (1, "resign")]),
        ("agreed", {}, [(1, "offer-draw"), (0, "accept-draw")]),
    ],
)
def test_a_match_of_each_ending_is_verified_from_its_transcript(termination, house, act):
    """Rules X4-23, Q4-02. Both losing at one moment (Q4-39, Q4-52) is a scenario."""
    ended_as_written(termination, (recorded(number, house, act) for number in range(60)))


IDLE = ("pass", "stock", "discard", "abandon")


def eager(match, seat, player, rng):
    """A random answer that does something where something can be done, most of the time."""
    verbs = [verb for verb in match.next(seat).choices if verb not in IDLE]
    return player.choose(match, seat, (rng.choice(verbs),) if verbs and rng.random() < 0.8 else ())


def test_cards_that_say_everything_break_nothing():
    """Every verb is carried out, and every check holds on the way."""
    verbs = set()
    for number in range(40):
        rng = Source(f"everything {number}")
        lists = [DeckList(name, deck(rng)) for name in ("mine", "yours")]
        board = table("kiryoku", HOUSES[number % len(HOUSES)], CARDS)
        match, player, steps = Match.begin(GAME, board, lists, seed_of(f"everything {number}")), Random(number), 0
        while match.outcome is None:
            for seat in match.waiting():
                match.apply(seat, match.decision(seat).id, eager(match, seat, player, rng))
                verbs |= {happening.verb for happening in match.state.recent}
                steps += 1
                if steps % 40 == 0:
                    assert invariants.all_of(match, 120, bytes([number]) * 32) == []
        assert match.outcome.termination != "loop"
    assert verbs - {""} == {field.replace("_", "-") for field in KiryokuEffect.__struct_fields__}
