"""Genso where a scenario file cannot say it: the dice of many rolls, whole matches under house rules, and what lies hidden."""

import ast
from collections import Counter
from math import comb, sqrt
from random import Random as Source

import pytest

from engine import invariants
from engine.catalog import DeckList
from engine.cli.setting import seed_of
from engine.games import catalog, games, table
from engine.games.genso.cards import CHARACTER, ELEMENTS, FACES, LEADER, STACK, WILD, Ability, GensoCard, GensoEffect
from engine.games.genso.measure import CHANCES
from engine.games.genso.options import matching
from engine.house import options
from engine.match import STANDING, Match
from engine.players import Random
from engine.refusal import Unfit
from engine.stream import open_stream
from engine.transcript import record, replay, verify
from engine.view import PUBLIC, SEATS
from tests.engine.walks import begin, ended_as_written, steps
from tests.house.source import ROOT

GAME = games()["genso"]
FAR = 41
"""Chi-square with 7 degrees of freedom is above this once in a million trials of fair dice; and the seeds are fixed."""
ERRORS = 5
"""Standard errors: a fair share is further off once in 1.7 million trials."""
PAGE = (1.0, 0.89989, 0.63292, 0.32146, 0.11382, 0.02730, 0.00423, 0.00038, 0.00002)
"""The table of P(count >= k): each die counts with 2 of 8, one own face and one wild."""


def rolls(count, seed):
    stream = open_stream(seed_of(seed))
    for _ in range(count):
        yield tuple(FACES[stream.die(len(FACES)) - 1] for _ in range(8))


def hold_the_dice_to_the_page(count, seed):
    """Rules A0-2, G0-09: eight faces, equally likely. Rules G0-21, G0-28, G0-29: how many of eight dice count."""
    faces, reached = Counter(), Counter()
    fighter = next(card for card in catalog("genso").definitions.values() if card.element == "fire")
    for rolled in rolls(count, seed):
        faces.update(rolled)
        reached[matching(fighter, rolled)] += 1
    assert set(faces) == {*ELEMENTS, WILD}
    share = 8 * count / 8
    assert sum((found - share) ** 2 / share for found in faces.values()) < FAR
    for least, chance in enumerate(PAGE):
        found = sum(times for k, times in reached.items() if k >= least) / count
        assert abs(found - chance) <= ERRORS * sqrt(chance * (1 - chance) / count) + 0.00001, (least, found)


def test_dice_are_fair():
    hold_the_dice_to_the_page(6_000, "fair")


@pytest.mark.slow
@pytest.mark.no_cover
def test_a_million_dice_are_fair():
    hold_the_dice_to_the_page(125_000, "a million")


def test_the_table_of_the_page_is_what_binomials_give():
    """Rule A0-2."""
    for least, chance in enumerate(PAGE):
        exact = sum(comb(8, k) * 0.25**k * 0.75 ** (8 - k) for k in range(least, 9))
        assert abs(exact - chance) < 0.000006
        assert abs(sum(CHANCES[least:]) - exact) < 1e-12


def test_dice_told_in_matches_are_the_dice_of_the_stream():
    """Every roll of a match is eight faces, told to everybody, and all faces come."""
    faces = Counter()
    for number in range(20):
        match = begin("genso", number)
        for _ in steps(match, number):
            for event in match.heard(PUBLIC):
                if event.name == "rolled":
                    assert len(event.words) == 8
                    faces.update(event.words)
    share = sum(faces.values()) / 8
    assert sum((found - share) ** 2 / share for found in faces.values()) < FAR


# --- decks of the whole catalog ---------------------------------------------------------------------------------------


def drawn_deck(rng, name, *, stacks=0, leader=False):
    """A deck drawn from every set: characters of three elements, and what the house adds."""
    cards = catalog("genso").definitions.values()
    kinds = {kind: [card for card in cards if card.kind == kind] for kind in (CHARACTER, STACK, LEADER)}
    elements = rng.sample(ELEMENTS, 3)
    pool = [card.id for card in kinds[CHARACTER] if card.element in elements for _ in range(2)]
    chosen = rng.sample(pool, 20 - stacks)
    chosen += rng.sample([card.id for card in kinds[STACK]], stacks)
    chosen += [rng.choice(kinds[LEADER]).id] if leader else []
    return DeckList(name, dict(Counter(chosen)))


def random_match(number, house=None, **kinds):
    rng = Source(f"decks {number}")
    return begin("genso", number, [drawn_deck(rng, name, **kinds) for name in ("mine", "yours")], house)


HOUSES = [
    {"janken": "hand"},
    {"janken": "stream"},
    {"janken": "laid"},
    {"stacking": True, "leaders": True},
    {"stacking": True, "leaders": True, "janken": "laid", "survivors": "kept", "faces_shown": "turn"},
    {"supply": "bearer", "extra_battle_atk": "base", "extra_ties": "stream", "atk_floor": "each"},
    {"empty_lane": "none", "both_decked": "turns", "both_qualify": "draw", "draw_cap": 2, "hand_size": 8},
    {"hand_size": 3, "counters_each": 9, "survivors": "kept", "stacking": True, "leaders": True, "janken": "stream"},
]
ENDS = {"two-turns", "one-turn-two-draws", "decked", "both-decked", "both-qualify", "draw-cap", "special"}


@pytest.mark.parametrize("house", HOUSES, ids="-".join)
def test_matches_hold_under_any_house_rules(house):
    kinds = {"stacks": 4 if house.get("stacking") else 0, "leader": bool(house.get("leaders"))}
    for number in range(12):
        match = random_match(number, house, **kinds)
        cards = len(match.state.cards)
        for index, _ in enumerate(steps(match, number)):
            assert invariants.unconserved(match, cards) == []
            assert invariants.stuck(match) == []
            if index % 6 == 0:
                assert invariants.unsaved(match) == []
                assert invariants.leaks(match, bytes([number]) * 32) == []
        assert match.outcome.termination in ENDS


def test_counters_neither_come_nor_go():
    """Rules G0-11, A0-29: what lies on characters and what is in the supplies stays 21 for each player."""
    for number in range(10):
        match = random_match(number, {"stacking": True, "leaders": True}, stacks=4, leader=True)
        for _ in steps(match, number):
            state = match.state
            laid = Counter((c.supplier, c.element) for side in state.field for f in side if f for c in f.counters)
            for seat in SEATS:
                for index, element in enumerate(ELEMENTS):
                    assert state.supply[seat][index] + laid[seat, element] == 3


def test_every_card_does_something_in_five_hundred_matches():
    """Every character of every set is turned up, every stacked card with it, every leader acts; and nearly every verb is met."""
    played, verbs = set(), set()
    wanted = set(catalog("genso").definitions)
    for number in range(500):
        match = random_match(number, {"stacking": True, "leaders": True, "janken": "stream"}, stacks=4, leader=True)
        heard = list(match.heard(PUBLIC))
        for _ in steps(match, number):
            heard += match.heard(PUBLIC)
            played.update(card for cards in tucked(match) for card in cards)
        verbs.update(event.name for event in heard)
        played.update(ref.card for event in heard for ref in (event.source, event.target) if ref is not None)
        if wanted <= played and verbs >= TOLD:
            break
    assert sorted(wanted - played) == []
    assert verbs >= TOLD


TOLD = {"gained-atk", "weakened", "attached", "detached", "recalled", "took-back", "swapped-lanes", "leader-shown"}


def tucked(match):
    """Stacked cards that everybody sees, by id."""
    ids = {card.title: card.id for card in match.table.cards.values()}
    for area in match.view(PUBLIC).areas:
        for slot in area.slots:
            for face in slot.faces:
                yield [ids[name] for name in face.tucked]


@pytest.mark.parametrize("kind", ["stack", "leader"])
def test_each_hook_is_used_by_at_least_three_cards(kind):
    """Rules G0-04, A0-15."""
    assert sum(card.kind == kind for card in catalog("genso").definitions.values()) >= 6


# --- how matches end, by transcript ------------------------------------------------------------------------------------


EVEN = DeckList(
    "even", {"stone-arhat": 4, "quarry-ox": 4, "moss-giant": 4, "snow-lion": 3, "mill-keeper": 3, "river-otter": 2}
)
"""Of cards so alike that turns are often drawn."""
PRISMS = DeckList(
    "prisms",
    {
        "rainbow-serpent": 4,
        "lava-carp": 3,
        "electric-eel": 3,
        "frost-weaver": 3,
        "seed-sower": 3,
        "autumn-gale": 2,
        "great-catfish": 2,
    },
)
"""Of cards that attach, with the one that wins by it. Rule G0-42."""


def recorded(number, house, deck=None, until=10_000):
    board = table("genso", house)
    rng = Source(f"ends {number}")
    lists = [deck, deck] if deck else [drawn_deck(rng, name) for name in ("mine", "yours")]
    seed = seed_of(f"ends {number}")
    recorder = record(Match.begin(GAME, board, lists, seed), lists, seed)
    player = Random(number)
    while recorder.match.outcome is None and len(recorder.actions) < until:
        seat = recorder.match.waiting()[0]
        recorder.apply(seat, recorder.match.decision(seat).id, player.choose(recorder.match, seat))
    return recorder


@pytest.mark.parametrize(
    ("termination", "deck", "house"),
    [
        ("two-turns", None, {}),
        ("one-turn-two-draws", EVEN, {"copies": 4}),
        ("decked", None, {"hand_size": 8}),
        ("both-decked", None, {"hand_size": 8}),
        ("draw-cap", EVEN, {"draw_cap": 1, "copies": 4}),
        ("both-qualify", EVEN, {"both_qualify": "draw", "copies": 4, "hand_size": 3}),
        ("special", PRISMS, {"survivors": "kept", "copies": 4, "janken": "stream"}),
    ],
)
def test_a_match_of_each_ending_is_verified_from_its_transcript(termination, deck, house):
    ended_as_written(termination, (recorded(number, house, deck) for number in range(400)))


@pytest.mark.parametrize(
    ("acts", "winner", "termination"),
    [([(0, "resign")], 1, "resigned"), ([(1, "offer-draw"), (0, "accept-draw")], None, "agreed")],
)
def test_a_match_that_is_given_up_or_agreed_drawn_is_verified_from_its_transcript(acts, winner, termination):
    recorder = recorded(1, {"janken": "laid"}, until=12)
    for seat, act in acts:
        recorder.apply(seat, STANDING, (act,))
    outcome = recorder.match.outcome
    assert (outcome.winner, outcome.termination) == (winner, termination)
    transcript = recorder.transcript()
    assert verify(transcript, "t") == []
    assert replay(transcript).save() == recorder.match.save()


def test_every_way_to_end_is_played_above():
    """What the scripts may call an ending, and the standing acts; what comes of time and of calling off is the same in every game."""
    ended = {
        str(call.args[1].value)
        for module in (
            "engine/games/genso/phases.py",
            "engine/games/genso/abilities.py",
            "engine/match.py",
            "engine/game.py",
        )
        for call in ast.walk(ast.parse((ROOT / module).read_text("utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "end" and len(call.args) > 1
        if not isinstance(call.args[1], ast.Name)
    }
    assert ended == ENDS | {"resigned", "agreed", "claimed"}


# --- what lies hidden ---------------------------------------------------------------------------------------------------


def test_a_hand_is_asked_the_same_whatever_it_holds():
    """Rule A0-20: whether a discard is possible shows in no decision."""
    kinds = set()
    for number in range(10):
        match = begin("genso", number)
        for _ in steps(match, number):
            for seat in match.waiting():
                decision = match.decision(seat)
                if decision.kind == "discard":
                    usable = len(match.next(seat, ("discard",)).choices)
                    kinds.add(usable)
                    assert decision.auto == (() if usable else ("discard",)), "nobody is answered for who has a choice"
    assert {0, 1} <= kinds


def test_laid_signs_are_hidden_until_their_battle():
    """Rule A0-36."""
    match = begin("genso", 3, house_rules={"janken": "laid"})
    player = Random("laid")
    while match.decision(0) is None or match.decision(0).kind != "lay-janken":
        seat = match.waiting()[0]
        match.apply(seat, match.decision(seat).id, player.choose(match, seat))
    other = match.clone()
    match.apply(0, match.decision(0).id, ("lay", "rock", "rock", "rock"))
    other.apply(0, other.decision(0).id, ("lay", "paper", "scissors", "rock"))
    assert dict(invariants.seen(match, 1)) == dict(invariants.seen(other, 1))


def test_every_house_rule_names_its_clause():
    assert [option.name for option in options(GAME.house_type) if not option.rule] == []


# --- what an author may write -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        ({"kind": "character", "atk": 3}, "for a character"),
        ({"kind": "leader", "atk": 3}, "does not battle"),
        ({"kind": "stack", "abilities": [{"when": "turn-start", "effects": [{"draw": {"count": 1}}]}]}, "leader only"),
        ({"kind": "leader", "abilities": [{"when": "turn-start", "effects": [{"gain": {"amount": 1}}]}]}, "battles"),
        ({"kind": "leader", "abilities": [{"effects": [{"draw": {"count": 1}, "swap": {}}]}]}, "exactly one"),
        ({"kind": "leader", "abilities": [{"effects": []}]}, "length"),
    ],
)
def test_what_a_card_cannot_be(card, wrong):
    import msgspec

    with pytest.raises(msgspec.ValidationError, match=wrong):
        msgspec.convert({"id": "x", **card}, GensoCard)


def test_an_ability_says_when_it_happens_unless_it_is_always():
    """Rule A0-13."""
    import msgspec

    ability = msgspec.convert({"effects": [{"draw": {}}]}, Ability)
    assert ability.when == "always"
    assert isinstance(ability.effects[0], GensoEffect)


def test_fewer_than_three_counters_of_an_element_are_refused():
    """Rules G0-11, A0-17 (S0-11): every element has the same supply, of at least three."""
    with pytest.raises(Unfit) as refused:
        table("genso", {"counters_each": 2})
    assert [(problem.reason, problem.values["option"]) for problem in refused.value.problems] == [
        ("house-value", "counters_each")
    ]
