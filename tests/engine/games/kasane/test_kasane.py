"""Kasane where a scenario file cannot say it: the shuffle, BP columns, whole matches under house rules, and how they end."""

from collections import Counter
from random import Random as Source

import pytest

from engine import invariants
from engine.catalog import DeckList
from engine.cli.setting import seed_of, starter_decks
from engine.games import catalog, table
from engine.games.kasane.bp import column_read, reading
from engine.games.kasane.cards import CHARACTER, COLUMNS, SCENE
from engine.games.kasane.decks import COPIES, SIZE
from engine.games.kasane.options import VERBS
from engine.games.kasane.placing import rounds_counted
from engine.match import STANDING, Match
from engine.players import Random
from engine.stream import open_stream
from engine.transcript import record, replay, verify
from engine.view import PUBLIC, SEATS
from tests.engine.games.kasane.positions import GAME, answer, character, laid
from tests.engine.walks import begin, steps

CARDS = catalog("kasane").definitions


# --- before play ------------------------------------------------------------------------------------------------------


def test_both_decks_are_shuffled_and_dealt_from():
    """Rules G3-08, G3-10: every card is there, the order is another with another seed, and six are dealt."""
    board = table("kasane")
    lists = starter_decks("kasane", board)[:2]
    orders = set()
    for number in range(20):
        match = Match.begin(GAME, board, lists, seed_of(f"shuffle {number}"))
        state = match.state
        for seat in SEATS:
            dealt = [state.cards[n].card for n in state.decks[seat]]
            assert Counter(dealt) == Counter(lists[seat].spread())
            orders.add(tuple(dealt))
        answer(match, 0, "rock")
        answer(match, 1, "scissors")
        answer(match, 0, "lead")
        assert [len(hand) for hand in match.state.hands] == [6, 6]
        assert [len(deck) for deck in match.state.decks] == [SIZE - 6, SIZE - 6]
    assert len(orders) == 40


def test_a_redraw_never_gives_a_returned_card_back():
    """Rule G3-11 (T3-02), with a whole deck: the hand is c7 to c12, the deck 44 cards with c1 to c6 in it, and shuffled afterwards."""
    cards = [character(f"c{n:02}") for n in range(1, 51)]
    ids = [card.id for card in cards]
    deck_orders = set()
    for number in range(6):
        match = laid(({"hand": ids[:6], "deck": ids[6:]}, {"hand": ids[:6], "deck": ids[6:]}), cards, "redraw")
        match.state.stream = open_stream(seed_of(f"redraw {number}"))
        answer(match, 0, "redraw")
        state = match.state
        assert [state.cards[n].card for n in state.hands[0]] == ids[6:12]
        deck = [state.cards[n].card for n in state.decks[0]]
        assert sorted(deck) == sorted(ids[:6] + ids[12:])
        deck_orders.add(tuple(deck))
        answer(match, 1, "keep")
        assert [state.cards[n].card for n in state.hands[1]] == ids[:6]
    assert len(deck_orders) == 6


@pytest.mark.parametrize(("house", "turn", "counted"), [(False, 1, 0), (False, 4, 3), (True, 1, 1), (True, 4, 4)])
def test_rounds_that_a_scene_is_held_against(house, turn, counted):
    """Rule Q3-01, in its one place."""
    areas = {str(n): "c" for n in range(1, turn)}
    match = laid(
        ({"area": areas, "hand": ["c"]},) * 2, [character("c")], "scene", turn, {"scene_counts_coming_round": house}
    )
    assert rounds_counted(match.table, match.state) == counted


# --- BP ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bp", "count", "grade", "column"),
    [
        ([5000, 7000, 9000], 3, 0, 3),
        ([5000, 7000, 9000], 1, 2, 3),
        ([5000, 7000, 9000], 3, 1, 3),
        ([5000, 7000, 9000], 1, -1, 1),
        ([5000, 7000, 9000, 12000], 3, 1, 4),
        ([5000, 7000, 9000, 12000], 4, 0, 4),
        ([10000, 16000], 1, 2, 1),
        ([5000, 7000], 3, 0, 2),
        ([5000, 7000], 4, -3, 1),
        ([5000, None, 9000], 2, 0, 1),
        ([5000, None, 9000], 2, 1, 3),
        ([None, 9000], 1, 0, 2),
    ],
)
def test_columns(bp, count, grade, column):
    """Rules G3-37, Q3-19, Q3-20, Q3-32; and a fourth column is a column as any other (Q3-28)."""
    assert column_read(character("c", bp=bp), count, grade) == column


def test_columns_are_one_table():
    """Rule Q3-28: as many cards may be stacked as there are levels; each state has its column in one table."""
    tower = [character(f"t{n}", level=n, name="Tower", bp=[1000 * n + 10 * k for k in range(4)]) for n in range(1, 7)]
    match = laid(
        (
            {"area": {"1": "t1", **{f"1.{n}": f"t{n}" for n in range(2, 7)}}, "hand": ["t1"]},
            {"area": ["t1"], "hand": ["t1"]},
        ),
        tower,
        number=2,
    )
    assert len(COLUMNS) == 4
    assert reading(match.table, match.state, (0, 0)).printed == 6030


# --- whole matches ----------------------------------------------------------------------------------------------------


def drawn_deck(rng, name, scenes=12):
    """A deck drawn from every set: whole characters with their levels, and scenes."""
    names = sorted({c.title.ja for c in CARDS.values() if c.kind == CHARACTER})
    rng.shuffle(names)
    pool = [c.id for title in names for c in CARDS.values() if c.title.ja == title and c.kind == CHARACTER]
    chosen = [one for one in pool[: SIZE // 2] for _ in range(2)][: SIZE - scenes]
    wanted = rng.sample([c.id for c in CARDS.values() if c.kind == SCENE], 6)
    chosen += [wanted[n % 6] for n in range(scenes)]
    return DeckList(name, dict(Counter(chosen)))


def random_match(number, house=None):
    rng = Source(f"decks {number}")
    return begin("kasane", number, [drawn_deck(rng, name) for name in ("mine", "yours")], house)


HOUSES = [
    {},
    {"scene_counts_coming_round": True, "new_area": "left"},
    {"grade_from": "printed", "turn_cap": 3},
]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(house) or "defaults")
def test_matches_hold_under_any_house_rules(house):
    for number in range(12):
        match = random_match(number, house)
        for index, _ in enumerate(steps(match, number)):
            assert invariants.unconserved(match, 2 * SIZE) == []
            assert invariants.stuck(match) == []
            if index % 5 == 0:
                assert invariants.unsaved(match) == []
                assert invariants.leaks(match, bytes([number]) * 32) == []
        assert match.outcome.termination in {"areas", "no-character", "turn-cap"}


TOLD = {
    "bp-raised",
    "bp-lowered",
    "grade-raised",
    "declined",
    "discarded",
    "found-nothing",
    "leveled-up",
    "opened",
    "put-revealed-under",
    "put-under",
    "redrew",
    "revealed",
    "scene-left",
    "set-scene",
    "shuffled",
    "tied-area",
    "took",
    "used-text",
    "won-area",
}
ASKED = {
    "janken",
    "order",
    "redraw",
    "scene",
    "set",
    "level-up",
    "enter",
    "activate",
    "choose",
    "take",
    "find",
    "return",
}


def test_every_verb_and_question_is_met():
    told, asked, verbs = set(), set(), set()
    for number in range(500):
        match = random_match(number)
        kinds = {match.decision(seat).kind for seat in match.waiting()}
        for _, path in steps(match, number):
            told.update(event.name for event in match.heard(PUBLIC))
            kinds.update(match.decision(seat).kind for seat in match.waiting())
            verbs.update(atom for atom in path if atom in VERBS)
        asked |= kinds
        if told >= TOLD and asked == ASKED and verbs == set(VERBS):
            return
    assert sorted(TOLD - told) == []
    assert sorted(ASKED - asked) == []
    assert sorted(set(VERBS) - verbs) == []


# --- how matches end, by transcript -----------------------------------------------------------------------------------


def recorded(number, house, scenes, act=None):
    board, rng = table("kasane", house), Source(f"ends {number}")
    lists = [drawn_deck(rng, name, scenes) for name in ("mine", "yours")]
    seed = seed_of(f"ends {number}")
    recorder = record(Match.begin(GAME, board, lists, seed), lists, seed)
    player = Random(number)
    for _ in range(20 if act else 1000):
        if recorder.match.outcome is not None:
            return recorder
        seat = recorder.match.waiting()[0]
        recorder.apply(seat, recorder.match.decision(seat).id, player.choose(recorder.match, seat))
    for seat, word in act:
        recorder.apply(seat, STANDING, (word,))
    return recorder


@pytest.mark.parametrize(
    ("termination", "house", "scenes", "act"),
    [
        ("areas", {}, 12, None),
        ("no-character", {}, 24, None),
        ("turn-cap", {"turn_cap": 2}, 12, None),
        ("resigned", {}, 12, [(1, "resign")]),
        ("agreed", {}, 12, [(0, "offer-draw"), (1, "accept-draw")]),
    ],
)
def test_a_match_of_each_ending_is_verified_from_its_transcript(termination, house, scenes, act):
    for number in range(400):
        recorder = recorded(number, house, scenes, act)
        if recorder.match.outcome.termination == termination:
            transcript = recorder.transcript()
            assert verify(transcript, "t") == []
            assert replay(transcript).save() == recorder.match.save()
            return
    raise AssertionError(f"no match ended by {termination}")


def test_a_match_ends_when_nobody_has_characters_left():
    """Rules Q3-25, G3-24: every turn costs each player a card, so that no match is longer than a deck."""
    even = [character(f"c{n}") for n in range(13)]
    board = table("kasane", None, tuple(even))
    deck = DeckList("even", {f"c{n}": COPIES for n in range(12)} | {"c12": 2})
    match = Match.begin(GAME, board, [deck, deck], bytes(32))
    for _ in steps(match):
        pass
    assert match.outcome.termination == "no-character"
    assert match.state.turn == SIZE + 1
