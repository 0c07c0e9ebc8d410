"""What lies hidden in Kasane: a face-down card, a hand, a deck's order, and what either seat has seen of them."""

from collections import Counter

from engine import invariants
from engine.cli.setting import seed_of
from engine.game import Position
from engine.games.kasane.decks import COPIES
from engine.players import Random
from engine.stream import open_stream
from engine.view import SEATS
from tests.engine.games.kasane.positions import GAME, answer, character, laid
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


SCOUT = character("scout", abilities=[{"when": "enter", "effects": [{"reveal": {"count": 3}}]}])
SEEKER = character("seeker", abilities=[{"when": "enter", "effects": [{"search": {}}]}])
DELVER = character("delver", abilities=[{"when": "enter", "effects": [{"draw-and-return": {}}]}])
PLAIN = [character(f"p{n}") for n in range(9)]
OWN = (SCOUT, SEEKER, DELVER, *PLAIN)


def entering(text, deck=("p1", "p2", "p3", "p4", "p5")):
    down = {"1": Position.Card(text, {}, ("face-down",))}
    even = {"1": Position.Card("p0", {}, ("face-down",))}
    return laid(
        (
            {"area": down, "hand": ["p0", "p8"], "deck": list(deck)},
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


def test_a_shown_card_stays_among_the_hidden_ones_after_a_hidden_choice():
    """Nobody can tell whether it was the one that was set; but it is in the hand, the deck, or face down."""
    match = entering("scout")
    answer(match, 0, "use", "area.1")
    answer(match, 0, "take", "revealed.2")
    answer(match, 0, "pass")
    answer(match, 0, "set", "hand.1", "left")
    places = Counter()
    for world in worlds(match, 1, 80):
        assert "p2" in held(world, 0) or world.cards[world.field[0][1].top].card == "p2" or "p2" in deck_of(world)
        places["hand"] += "p2" in held(world, 0)
        places["field"] += world.cards[world.field[0][1].top].card == "p2"
    assert places["hand"]
    assert places["field"]


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


def test_what_is_remembered_of_a_hidden_card_ends_when_it_lies_open():
    for number in range(30):
        match = begin("kasane", number)
        for _ in steps(match, number):
            state = match.state
            for n in state.shown:
                owner = state.cards[n].owner
                assert n in state.hands[owner] or n in state.decks[owner]
            assert all(n in state.decks[state.cards[n].owner] for n in state.placed)
            for seat in SEATS:
                hidden = Counter(state.cards[n].card for n in hidden_of(state, seat) if n not in state.shown)
                assert not Counter(state.blurred[seat]) - hidden


def hidden_of(state, seat):
    down = [n for stack in state.field[seat] if stack.down for n in stack.cards[-stack.down :]]
    return [*state.hands[seat], *state.decks[seat], *down]
