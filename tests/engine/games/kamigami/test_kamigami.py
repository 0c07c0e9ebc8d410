"""Kamigami where a scenario file cannot say it: whole matches under house rules, choices in the middle of an effect, what lies hidden."""

from collections import Counter
from random import Random as Source

import msgspec
import pytest

from engine import invariants
from engine.catalog import DeckList
from engine.cli.setting import seed_of
from engine.games import catalog, games, table
from engine.games.kamigami.cards import KamigamiCard
from engine.games.kamigami.house import KamigamiHouse
from engine.games.kamigami.state import Aftermath, Resolve, Strike, Use
from engine.house import options
from engine.match import Match
from engine.players import Random
from engine.transcript import record
from engine.view import PUBLIC, SEATS
from tests.engine.games.kamigami.drawn import drawn_cards, drawn_deck
from tests.engine.walks import begin, ended_as_written, steps

GAME = games()["kamigami"]
ENDS = {"knocked-out", "both-knocked-out", "decked"}


def drawn_house(rng):
    """Every option at random."""
    values = {}
    for option in options(KamigamiHouse):
        between = range(option.low, option.high + 1) if option.low is not None else (True, False)
        values[option.name] = rng.choice(option.choices or between)
    return values


def drawn_match(number, house=None):
    """A match of cards that say anything that a card may say."""
    rng = Source(f"drawn {number}")
    cards = drawn_cards(number // 3)
    board = table("kamigami", house, cards)
    return Match.begin(GAME, board, [drawn_deck(cards, rng, name) for name in ("mine", "yours")], seed_of(str(number)))


@pytest.mark.parametrize("batch", range(6))
def test_matches_hold_whatever_cards_say_and_under_any_house_rules(batch):
    for number in range(batch * 4, batch * 4 + 4):
        house = drawn_house(Source(f"house {number}")) if number % 2 else None
        match = drawn_match(number, house)
        for index, _ in enumerate(steps(match, number)):
            assert invariants.unconserved(match, 100) == []
            assert invariants.stuck(match) == []
            if index % 9 == 0:
                assert invariants.unsaved(match) == []
                assert invariants.leaks(match, bytes([number]) * 32) == []
        assert match.outcome.termination in ENDS, "no chain of triggers runs for ever (A1-4)"


# --- choices in the middle of an effect ---------------------------------------------------------------------------------


MIDDLE = (Use, Strike, Resolve, Aftermath)
ASKED_IN_THE_MIDDLE = {"choose", "strike", "switch", "discard", "search", "take-back", "order", "promote", "janken"}


def in_the_middle(match):
    return any(isinstance(frame, MIDDLE) for frame in match.state.stack)


def goes_on(match, number, actions=6):
    """The match some answers later."""
    for _ in zip(range(actions), steps(match, number), strict=False):
        pass
    return match.save()


@pytest.mark.parametrize("number", range(8))
def test_a_match_saved_in_the_middle_of_an_effect_goes_on_as_if_it_had_not_been(number):
    """Rules G1-Q1 to G1-Q3, A1-16: what was chosen, thrown and reckoned so far is in the state."""
    asked = Counter()
    for match in (drawn_match(number), begin("kamigami", number)):
        for _ in steps(match, number):
            if match.outcome is None and in_the_middle(match):
                asked.update(match.decision(seat).kind for seat in match.waiting())
                loaded = Match.load(GAME, match.table, match.save())
                assert loaded.state == match.state
                assert goes_on(loaded, "on") == goes_on(match.clone(), "on")
    assert sum(asked.values()) > 20


def test_everything_that_can_be_asked_in_the_middle_is_met():
    asked = set()
    for number in range(40):
        match = drawn_match(number)
        for _ in steps(match, number):
            if in_the_middle(match):
                asked.update(match.decision(seat).kind for seat in match.waiting())
        if asked >= ASKED_IN_THE_MIDDLE:
            return
    assert sorted(ASKED_IN_THE_MIDDLE - asked) == []


# --- the set ------------------------------------------------------------------------------------------------------------


TOLD = {
    *("drew", "redrew", "showed", "laid-down", "goes-first", "turned-up", "threw", "began-turn", "could-not-draw"),
    *("charged", "entered", "used-strategy", "used-tactics", "set", "unset", "used-ex", "used-skill", "failed"),
    *("retreated", "switched", "promoted", "fell", "went-off", "struck", "healed", "lost-energy", "discarded"),
    *("became-rest", "became-stun", "became-normal", "searched", "shuffled", "took-back"),
}
"""What the rules tell, but for what lasts."""


def catalog_deck(rng, name):
    """A deck drawn from every set."""
    cards = catalog("kamigami").definitions
    pool = [card for card in cards for _ in range(4)]
    units = rng.sample([card for card in pool if cards[card].kind == "unit"], 18)
    chosen = units + rng.sample([card for card in pool if cards[card].kind != "unit"], 32)
    return DeckList(name, dict(Counter(chosen)))


def test_everything_that_is_told_is_met_in_five_hundred_matches():
    told = set()
    for number in range(500):
        rng = Source(f"told {number}")
        match = begin("kamigami", number, [catalog_deck(rng, name) for name in ("mine", "yours")])
        told.update(event.name for event in match.heard(PUBLIC))
        for _ in steps(match, number):
            told.update(event.name for event in match.heard(PUBLIC))
        if told >= TOLD:
            return
    assert sorted(TOLD - told) == []


# --- how matches end, by transcript -------------------------------------------------------------------------------------


def recorded(number, house, act=None):
    board = table("kamigami", house)
    rng = Source(f"ends {number}")
    lists = [catalog_deck(rng, name) for name in ("mine", "yours")]
    seed = seed_of(f"ends {number}")
    recorder = record(Match.begin(GAME, board, lists, seed), lists, seed)
    player = Random(number)
    while recorder.match.outcome is None:
        seat = recorder.match.waiting()[0]
        if act and recorder.match.state.turn == 3:
            for one, each in act:
                recorder.apply(one, "standing", (each,))
            continue
        recorder.apply(seat, recorder.match.decision(seat).id, player.choose(recorder.match, seat))
    return recorder


@pytest.mark.parametrize(
    ("termination", "house", "act"),
    [
        ("decked", {}, None),
        ("knocked-out", {"standby_areas": 3}, None),
        ("resigned", {}, [(0, "resign")]),
        ("agreed", {}, [(1, "offer-draw"), (0, "accept-draw")]),
    ],
)
def test_a_match_of_each_ending_is_verified_from_its_transcript(termination, house, act):
    """Rules G1-07, G1-08. Both losing their last unit at once (A1-13) is a scenario."""
    ended_as_written(termination, (recorded(number, house, act) for number in range(400)))


# --- what lies hidden, what lasts ---------------------------------------------------------------------------------------


def test_energy_is_told_apart_by_nobody_unless_its_owner_may_look():
    """Rule A1-37: what lies under a unit could be any of the deck's cards, also for its owner."""
    for looks in ("nobody", "owner"):
        match = begin("kamigami", 5, house_rules={"energy_looked_at": looks})
        for _ in steps(match, 5):
            energy = [n for unit in match.state.field[0] if unit for n in unit.energy]
            if len(energy) > 2 and len(match.state.decks[0]) > 20:
                break
        ids = [match.state.cards[number].card for number in energy]
        drawn = [match.permuted(0, bytes([seed]) * 32).state.cards for seed in range(9)]
        same = all([cards[number].card for number in energy] == ids for cards in drawn)
        assert same == (looks == "owner")


@pytest.mark.parametrize(("when", "left"), [("after_end", 1), ("before_end", 0)])
def test_what_lasts_for_a_turn_ends_after_its_end_phase_or_before(when, left):
    """Rule A1-41: seen while the janken of the end phase is thrown."""
    rest = {"state": {"to": "own-main", "state": "rest"}}
    lasting = {"bonus": {"amount": 100, "to": "own-side", "during": "this-turn"}}
    trance = msgspec.convert({"id": "trance", "kind": "tactics", "effects": [rest, lasting]}, KamigamiCard)
    hit = {"damage": {"amount": 100}}
    hero = {"id": "hero", "hp": 500, "attribute": "sun", "skills": [{"cost": 0, "effects": [hit]}]}
    cards = (trance, msgspec.convert(hero, KamigamiCard))
    board = table("kamigami", {"lasting_end": when}, cards)
    deck = DeckList("d", {"hero": 25, "trance": 25})
    match = Match(GAME, board, GAME.begin(board, [deck, deck], match_stream()))
    match.run()
    for path in _leads(match):
        match.apply(*path)
    seat = match.waiting()[0]
    place = 1 + next(i for i, n in enumerate(match.state.hands[seat]) if match.state.cards[n].card == "trance")
    match.apply(seat, match.decision(seat).id, ("play", f"hand.{place}"))
    assert len(match.state.lasting) == 1
    match.apply(seat, match.decision(seat).id, ("end",))
    assert {match.decision(one).kind for one in SEATS} == {"janken"}
    assert len(match.state.lasting) == left


def match_stream():
    from engine.stream import open_stream

    return open_stream(seed_of("lasting"))


def _leads(match):
    """The setup: the first unit of each hand, and a janken that the first seat wins."""
    for seat in SEATS:
        yield seat, match.decision(seat).id, ("lead", match.next(seat, ("lead",)).choices[0])
    for seat in SEATS:
        if match.decision(seat) is not None and match.decision(seat).kind == "redraw-draw":
            yield seat, match.decision(seat).id, ("draw", 0)
    for seat, mark in zip(SEATS, ("rock", "scissors"), strict=True):
        yield seat, match.decision(seat).id, (mark,)


def test_every_house_rule_names_its_clause():
    assert [option.name for option in options(KamigamiHouse) if not option.rule] == []


# --- what an author may write -------------------------------------------------------------------------------------------


HIT = {"damage": {"amount": 100}}
HEAL = {"heal": {"amount": 100}}


@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        ({"kind": "unit", "hp": 500}, "for a unit"),
        ({"kind": "tactics", "hp": 500, "effects": [HIT]}, "for a command"),
        ({"kind": "tactics"}, "for a strategy or tactics"),
        ({"kind": "reinforcement"}, "for a reinforcement"),
        ({"kind": "strategy", "effects": [HIT], "passives": [{"hp": {"amount": 100}}]}, "for a reinforcement"),
        ({"kind": "reinforcement", "ex": {"cost": 0, "effects": [HIT]}}, "limit"),
        ({"kind": "reinforcement", "ex": {"cost": 0, "limit": "never", "effects": [HIT]}}, "limit"),
        ({"kind": "tactics", "effects": [HEAL]}, "no unit does this"),
        ({"kind": "tactics", "effects": [{"damage": {"amount": 100, "each": "energy"}}]}, "no unit does this"),
        ({"kind": "tactics", "effects": [{"heal": {"amount": 100, "to": "chosen"}}]}, "only inside `choose`"),
        ({"kind": "tactics", "effects": [{"take-back": {"count": 1}}]}, "no limit"),
        ({"kind": "tactics", "effects": [{"damage": {"amount": 105}}]}, "multiple"),
        ({"kind": "tactics", "effects": [{"damage": {"amount": 100, "to": "spread"}}]}, "times"),
        ({"kind": "tactics", "effects": [{**HIT, "draw": {"count": 1}}]}, "exactly one"),
        ({"kind": "tactics", "effects": [{"search": {"to": "standby"}}]}, "kind: unit"),
        ({"hp": 500, "attribute": "fire", "skills": [{"cost": 0, "effects": [HIT]}]}, "attribute"),
        ({"hp": 500, "attribute": "sun", "skills": [{"cost": 0, "effects": [HEAL, HIT]}]}, "before the other effects"),
        (
            {"hp": 500, "attribute": "sun", "skills": [{"cost": 0, "effects": [{"janken": {"win": [HIT]}}]}]},
            "outside `choose`",
        ),
        ({"kind": "reinforcement", "triggers": [{"when": "used-ex", "effects": [HIT]}]}, "limit: turn"),
        ({"kind": "reinforcement", "triggers": [{"when": "fell", "effects": [HEAL]}]}, "no unit does this"),
    ],
)
def test_what_a_card_cannot_be(card, wrong):
    """Rules G1-10 to G1-15, A1-16, A1-20 among them."""
    with pytest.raises(msgspec.ValidationError, match=wrong):
        msgspec.convert({"id": "x", **card}, KamigamiCard)
