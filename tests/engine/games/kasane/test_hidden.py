"""What lies hidden in Kasane: a face-down card, a hand, a deck's order, and what either seat has seen of them."""

from collections import Counter

import pytest

from engine import invariants
from engine.cli.setting import seed_of
from engine.game import Position
from engine.games.kasane.decks import COPIES
from engine.games.kasane.zones import put_under, shuffle
from engine.play import Play
from engine.players import Random
from engine.stream import open_stream
from engine.view import SEATS
from tests.engine.games.kasane.positions import GAME, answer, card, character, laid
from tests.engine.walks import begin, steps


def worlds(match, seat, count=40):
    """What the rest could be for this seat."""
    forgotten = GAME.forget(match.table, match.state, seat)
    for number in range(count):
        yield GAME.imagine(match.table, forgotten, seat, open_stream(seed_of(f"world {number}")))


def test_what_lies_face_down_on_a_character_has_its_name_one_level_higher():
    """Rules G3-25, Q3-11: so much can be inferred, and no more."""
    for number in range(6):
        match = begin("kasane", number)
        for index, _ in enumerate(steps(match, number)):
            if index % 4:
                continue
            for seat in SEATS:
                for world in worlds(match, seat, 3):
                    hold_stacks_together(match.table, world)
                    hold_copies(match.table, world)


def hold_stacks_together(board, state):
    for side in state.field:
        for stack in side:
            cards = [board.cards[state.cards[n].card] for n in stack.cards]
            assert {c.title.ja for c in cards} == {cards[0].title.ja}
            assert [c.level for c in cards] == list(range(cards[0].level, cards[0].level + len(cards)))
            assert cards[0].settable


def hold_copies(board, state):
    for seat in SEATS:
        count = Counter(board.cards[c.card].base_number for c in state.cards if c.owner == seat)
        assert max(count.values()) <= COPIES


def test_a_face_down_card_could_be_any_that_may_be_set():
    match = begin("kasane", 1)
    player = Random(1)
    while not match.state.field[0] or match.state.phase != "level-up":
        seat = match.waiting()[0]
        answer(match, seat, *player.choose(match, seat))
    found = {world.cards[world.field[0][0].cards[0]].card for world in worlds(match, 1, 60)}
    assert len(found) > 20


def test_who_is_asked_to_set_has_something_to_set():
    """Rules G3-24, Q3-30: that much the question tells the other seat."""
    match = begin("kasane", 1)
    player = Random(1)
    while match.decision(match.waiting()[0]).kind != "set":
        seat = match.waiting()[0]
        answer(match, seat, *player.choose(match, seat))
    seat = match.waiting()[0]
    for world in worlds(match, 1 - seat, 60):
        assert any(match.table.cards[world.cards[n].card].settable for n in world.hands[seat])


def test_a_last_card_that_can_be_set_is_a_character():
    """Rules G3-24, Q3-30."""
    match = laid(({"hand": ["p0"]}, {"hand": ["p0"]}), PLAIN, "set")
    for world in worlds(match, 1, 60):
        assert match.table.cards[held(world, 0)[0]].settable


def test_what_lies_face_down_twice_is_a_character_and_its_next_level():
    """Rules G3-21, G3-25, Q3-10: set and levelled up in the same turn."""
    low, high = character("a1", name="A"), character("a2", name="A", level=2, bp=(6000, 8000))
    match = laid(({"hand": ["a1", "a2"]}, {"hand": ["p0", "p1"]}), (low, high, *PLAIN), "set")
    answer(match, 0, "set", "hand.1")
    answer(match, 1, "set", "hand.1")
    answer(match, 0, "level-up", "hand.1", "area.1")
    pairs = set()
    for world in worlds(match, 1, 60):
        hold_stacks_together(match.table, world)
        pairs.add(tuple(world.cards[n].card for n in world.field[0][0].cards))
    assert len(pairs) > 5


SCOUT = character("scout", abilities=[{"when": "enter", "effects": [{"reveal": {"count": 3}}]}])
SEEKER = character("seeker", abilities=[{"when": "enter", "effects": [{"search": {}}]}])
DELVER = character("delver", abilities=[{"when": "enter", "effects": [{"draw-and-return": {}}]}])
PLAIN = [character(f"p{n}") for n in range(9)]
SCOUT_2 = character("scout-2", name="scout", level=2, bp=(6000, 7000))
OWN = (SCOUT, SCOUT_2, SEEKER, DELVER, *PLAIN)


def entering(text, deck=("p1", "p2", "p3", "p4", "p5"), hand=("p0", "p8")):
    down = {"1": Position.Card(text, {}, ("face-down",))}
    even = {"1": Position.Card("p0", {}, ("face-down",))}
    return laid(
        (
            {"area": down, "hand": list(hand), "deck": list(deck)},
            {"area": even, "hand": ["p0"] * 3, "deck": ["p0"] * 3},
        ),
        OWN,
        "open",
    )


def held(state, seat):
    return [state.cards[n].card for n in state.hands[seat]]


def test_what_was_revealed_is_known_where_it_went():
    """The taken card in hand, the others at the bottom of the deck in their order."""
    match = entering("scout")
    answer(match, 0, "use", "area.1")
    answer(match, 0, "take", "revealed.2")
    for world in worlds(match, 1):
        assert "p2" in held(world, 0)
        assert [world.cards[n].card for n in world.decks[0][:2]] == ["p3", "p1"]
    assert len({world.cards[world.decks[0][2]].card for world in worlds(match, 1)}) > 2, "the rest is anything"


def taken():
    """The first seat has taken p2 from among three, for all to see; it holds p0, p2 and p8, and a turn has passed."""
    match = entering("scout", ("p1", "p2", "p3", "p7"))
    answer(match, 0, "use", "area.1")
    answer(match, 0, "take", "revealed.2")
    answer(match, 0, "pass")
    return match


def top(state, area):
    return state.cards[state.field[0][area].top].card


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_shown_card_may_be_the_one_that_was_set(number):
    """Whichever of the hand was set: the shown one is in hand or face down, and nowhere else; nobody can tell which."""
    match = taken()
    answer(match, 0, "set", f"hand.{number}", "left")
    places = Counter()
    for world in worlds(match, 1, 80):
        assert "p2" in held(world, 0) or top(world, 1) == "p2"
        places["field"] += top(world, 1) == "p2" and "p2" not in held(world, 0)
        places["hand"] += top(world, 1) != "p2"
    assert places["hand"] > 20
    assert 5 < places["field"] < 60


def until_next_set(match, first):
    """Set a card of the first seat's hand, and play on to where it is asked again to set."""
    answer(match, 0, "set", first, "left")
    answer(match, 1, "set", "hand.1")
    while match.decision(0) is None or match.decision(0).kind != "set":
        seat = match.waiting()[0]
        decline = match.decision(seat).kind == "enter"
        answer(match, seat, *(("decline", "area.2") if decline else ("pass",)))


def test_what_was_seen_is_forgotten_when_it_lies_open():
    match = taken()
    until_next_set(match, f"hand.{held(match.state, 0).index('p2') + 1}")
    assert match.state.blurred == []


def test_what_was_seen_and_not_set_may_be_set_later():
    match = taken()
    until_next_set(match, "hand.1")
    assert all("p2" in held(world, 0) for world in worlds(match, 1)), "what lies open is not it"
    answer(match, 0, "set", f"hand.{held(match.state, 0).index('p8') + 1}", "left")
    fields = [top(world, 2) == "p2" for world in worlds(match, 1, 80)]
    assert any(fields)
    assert not all(fields)


def test_what_was_seen_may_be_whatever_is_set_later():
    """Also where it is in truth a card that came to the hand afterwards."""
    match = entering("scout", ("p1", "p2", "p3", "p7", "p6"))
    answer(match, 0, "use", "area.1")
    answer(match, 0, "take", "revealed.2")
    answer(match, 0, "pass")
    until_next_set(match, "hand.1")
    answer(match, 0, "set", f"hand.{held(match.state, 0).index('p6') + 1}", "left")
    assert {top(world, 2) == "p2" and "p2" not in held(world, 0) for world in worlds(match, 1, 80)} == {True, False}


def test_what_was_seen_lies_on_no_character_that_it_does_not_level_up():
    """Rule G3-25: the card on top of a scout is a scout, so that the one that was seen is still in hand."""
    match = entering("scout", ("p1", "p2", "p3", "p7"), ("p0", "p8", "scout-2"))
    answer(match, 0, "use", "area.1")
    answer(match, 0, "take", "revealed.2")
    answer(match, 0, "pass")
    answer(match, 0, "set", "hand.1", "left")
    answer(match, 1, "set", "hand.1")
    answer(match, 0, "level-up", f"hand.{held(match.state, 0).index('scout-2') + 1}", "area.1")
    for world in worlds(match, 1, 60):
        hold_stacks_together(match.table, world)
        assert "p2" in held(world, 0) or top(world, 1) == "p2"


def test_a_shuffle_mixes_what_was_seen_in_the_deck():
    match = entering("scout", ("p1", "p2", "p3", "p4", "p5", "p6"))
    answer(match, 0, "use", "area.1")
    answer(match, 0, "take", "revealed.2")
    mixed = match.clone()
    shuffle(Play(mixed.state, mixed.table, None), 0)
    last = Counter()
    for world in worlds(mixed, 1, 60):
        assert {"p1", "p3"} <= set(deck_of(world))
        assert "p2" in held(world, 0)
        last[deck_of(world)[0]] += 1
    assert len(last) > 3


def test_a_card_that_was_seen_may_be_the_one_that_is_put_under_the_deck():
    match = entering("scout", ("p1", "p2", "p3", "p4", "p5", "p6"))
    answer(match, 0, "use", "area.1")
    answer(match, 0, "take", "revealed.2")
    for returned in ("p2", "p8"):
        other = match.clone()
        state = other.state
        put_under(Play(state, other.table, None), 0, [n for n in state.hands[0] if state.cards[n].card == returned])
        for world in worlds(other, 1):
            assert "p2" in held(world, 0) or deck_of(world)[0] == "p2"
        assert {deck_of(world)[0] == "p2" for world in worlds(other, 1)} == {True, False}
        assert {deck_of(world)[0] for world in worlds(other, 0)} == {returned}


def deck_of(state):
    return [state.cards[n].card for n in state.decks[0]]


def test_after_a_search_the_deck_has_no_known_place():
    match = entering("seeker")
    answer(match, 0, "use", "area.1")
    answer(match, 0, "find", "p3")
    assert all("p3" in held(world, 0) for world in worlds(match, 1))
    assert len({tuple(deck_of(world)) for world in worlds(match, 0)}) > 4, "the owner does not know the order either"
    assert {tuple(sorted(deck_of(world))) for world in worlds(match, 0)} == {tuple(sorted(deck_of(match.state)))}


def test_what_is_put_under_the_deck_is_known_to_its_owner_alone():
    match = entering("delver")
    answer(match, 0, "use", "area.1")
    index = held(match.state, 0).index("p1") + 1
    answer(match, 0, "return", f"hand.{index}")
    assert {world.cards[world.decks[0][0]].card for world in worlds(match, 0)} == {"p1"}
    assert len({world.cards[world.decks[0][0]].card for world in worlds(match, 1)}) > 2


def test_a_face_down_card_is_nobody_elses_business():
    """Rules G3-21, Q3-11: whichever of two cards is set, the other seat gets the same bytes; and so where one is levelled up."""
    low, high = character("a1", name="A"), character("a2", name="A", level=2, bp=(6000, 8000))
    also = character("a2b", name="A", level=2, bp=(5000, 9000))
    zones = ({"area": ["a1"], "hand": ["a2", "a2b", "p0"]}, {"area": ["p0"], "hand": ["p0", "p1"]})
    one = laid(zones, (low, high, also, *PLAIN), "level-up")
    two = one.clone()
    answer(one, 0, "level-up", "hand.1", "area.1")
    answer(two, 0, "level-up", "hand.2", "area.1")
    assert dict(invariants.seen(one, 1)) == dict(invariants.seen(two, 1))
    one = laid(zones, (low, high, also, *PLAIN), "set", 2)
    two = one.clone()
    answer(one, 0, "set", "hand.1", "left")
    answer(two, 0, "set", "hand.3", "left")
    assert dict(invariants.seen(one, 1)) == dict(invariants.seen(two, 1))


def test_questions_about_a_hand_open_whatever_it_holds():
    """Rules Q3-11, Q3-14, Q3-23: whether a scene, a level-up or a payment is possible shows in no question."""
    seen = set()
    for number in range(30):
        match = begin("kasane", number)
        for _ in steps(match, number):
            for seat in match.waiting():
                decision = match.decision(seat)
                if decision.kind in ("scene", "level-up", "activate"):
                    able = len(match.next(seat).choices) > 1
                    assert decision.auto == (() if able else ("pass",)), "nobody is answered for who has a choice"
                    seen.add((decision.kind, able))
    assert {("scene", False), ("scene", True), ("level-up", False), ("level-up", True)} <= seen


@pytest.mark.parametrize(("hand", "auto"), [(["p0", "scene"], ()), (["scene", "scene"], ("pass",))])
def test_who_cannot_pay_is_asked_and_may_be_answered_for(hand, auto):
    """Rule Q3-14: everybody can see that there are cards enough, and nobody that none of them will do."""
    text = {
        "when": "activate",
        "limit": 1,
        "cost": {"count": 1, "which": {"kind": "character"}},
        "effects": [{"draw": {}}],
    }
    cards = (character("payer", abilities=[text]), card("scene", kind="scene", cost=0), *PLAIN)
    match = laid(({"area": ["payer"], "hand": hand}, {"area": ["p0"], "hand": ["p0"]}), cards, "activate")
    assert (match.decision(0).kind, match.decision(0).auto) == ("activate", auto)


def test_what_is_remembered_of_a_hidden_card_ends_when_it_lies_open():
    for number in range(30):
        match = begin("kasane", number)
        for _ in steps(match, number):
            state = match.state
            for n in state.shown:
                owner = state.cards[n].owner
                assert n in state.hands[owner] or n in state.decks[owner]
            assert all(n in state.decks[state.cards[n].owner] for n in state.placed)
            hidden = [n for seat in SEATS for n in hidden_of(state, seat) if n not in state.shown]
            for seen in state.blurred:
                assert set(seen.among) <= set(hidden)
                assert seen.card in [state.cards[n].card for n in seen.among]


def hidden_of(state, seat):
    down = [n for stack in state.field[seat] if stack.down for n in stack.cards[-stack.down :]]
    return [*state.hands[seat], *state.decks[seat], *down]
