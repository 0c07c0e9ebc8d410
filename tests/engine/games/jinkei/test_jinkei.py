"""Jinkei where a scenario file cannot say it: silence, the dice of a whole match, and how hidden cards are numbered."""

import json
import subprocess
import sys
from collections import Counter

import pytest

from engine import invariants
from engine.catalog import DeckList
from engine.cli.setting import seed_of, starter_decks
from engine.game import Position
from engine.games import games, table
from engine.games.jinkei.field import occupied
from engine.house import options
from engine.match import LATE, STANDING, Match
from engine.players import Random
from engine.refusal import Refusal
from engine.stream import open_stream
from engine.transcript import record, replay, verify
from engine.view import PUBLIC, SEATS
from tests.engine import foreign_verifier
from tests.engine.walks import begin, steps

GAME = games()["jinkei"]


def at_the_prize(**house):
    """A match in which the loser is to choose: two cards left. Rule G2-36."""
    board = table("jinkei", house)
    cards = list(board.cards)
    card = Position.Card
    zones = (
        {"front": {"1": card(cards[0]), "2": card(cards[1])}},
        {"graveyard": {str(n): card(name) for n, name in enumerate(cards[2:8], 1)}},
    )
    match = Match(GAME, board, GAME.arrange(board, Position(zones, 0, 5, "end"), open_stream(bytes(32))))
    match.run()
    match.apply(0, match.decision(0).id, ("take",))
    return match, cards[2:8]


def test_a_silent_chooser_of_the_prize_takes_a_card_at_random():
    """Rule A2-37: from the whole battle deck, graveyard included."""
    match, cards = at_the_prize()
    drawn = Counter(match.lapse(1) for _ in range(600))
    assert set(drawn) == {("take", card) for card in cards}
    assert all(count > 60 for count in drawn.values())


def test_the_house_may_wait_for_the_chooser():
    """Rule A2-37."""
    match, _ = at_the_prize(prize_silence="wait")
    assert match.lapse(1) is None


def test_no_draw_is_agreed_while_only_the_prize_is_left():
    """Rules G2-22, A2-37: the winner stands; who is asked may give up what is asked, the other nothing."""
    before, _ = at_the_prize()
    assert (before.acts(0), before.acts(1)) == ((), ("resign",))
    before.state.offers = [True, False]  # offered while they still fought
    for seat, act in ((1, "accept-draw"), (1, "offer-draw"), (0, "offer-draw"), (0, "resign")):
        with pytest.raises(Refusal) as refused:
            before.apply(seat, STANDING, (act,))
        assert refused.value.reason == "not-an-act"
    assert before.outcome is None


@pytest.mark.parametrize(("silence", "event"), [("random", "took-prize"), ("wait", "took-prize")])
def test_a_decided_match_is_not_called_off_however_late_the_prize(silence, event):
    """Rules G2-22, A2-37: the winner stands, and whoever is late leaves the card to chance."""
    match, cards = at_the_prize(prize_silence=silence)
    assert match.late_acts(0) == ("claim",)
    with pytest.raises(Refusal, match="not-late"):
        match.apply(0, LATE, ("call-off",))
    told = [one.name for one in match.apply(0, LATE, ("claim",)).of(-1)]
    assert told == ["claimed", event]
    assert (match.outcome.winner, match.outcome.termination) == (0, "wiped-out")
    assert match.state.prize in cards


def test_who_resigns_rather_than_choose_loses_a_card_at_random():
    """Rule A2-37: a loser cannot keep all cards by resigning once more."""
    prizes = set()
    for number in range(60):
        match, cards = at_the_prize()
        match.state.stream = open_stream(bytes([number]) * 32)
        match.apply(1, STANDING, ("resign",))
        assert (match.outcome.winner, match.outcome.termination) == (0, "wiped-out")
        prizes.add(match.state.prize)
    assert prizes == set(cards)


def test_nobody_else_is_answered_for():
    match = begin("jinkei")
    assert [match.lapse(seat) for seat in SEATS] == [None, None]


def test_a_lapse_is_in_the_transcript_and_can_be_verified():
    """Rule A2-37: the drawn card can be drawn again by anybody."""
    board = table("jinkei")
    decks = starter_decks("jinkei", board)
    lapses = 0
    for number in range(12):
        seed = seed_of(f"lapse {number}")
        recorder = record(Match.begin(GAME, board, decks, seed), decks, seed)
        match, player = recorder.match, Random(number)
        while match.outcome is None:
            seat = match.waiting()[0]
            if recorder.lapse(seat) is None:
                recorder.apply(seat, match.decision(seat).id, player.choose(match, seat))
        transcript = recorder.transcript()
        lapses += sum(action.lapsed for action in transcript.actions)
        assert verify(transcript, "t") == []
        assert replay(transcript).save() == match.save()
        assert not transcript.actions[-1].lapsed or forged(transcript)
    assert lapses


def forged(transcript):
    """Whether another card than the drawn one is found out."""
    from msgspec.structs import replace

    last = transcript.actions[-1]
    deck = transcript.head.decks[1 - transcript.close.outcome.winner]
    other = next(card for card in deck.cards if ("take", card) != last.path)
    wrong = replace(transcript, actions=(*transcript.actions[:-1], replace(last, path=("take", other))))
    return any("not-drawn" in fault.text for fault in verify(wrong, "t"))


@pytest.mark.parametrize("number", range(6))
def test_a_foreign_verifier_recomputes_every_die_of_a_match(number, tmp_path):
    """Dice are told in the order in which they fall, so a match's own text is enough to check them all."""
    board = table("jinkei")
    decks = starter_decks("jinkei", board)
    seed, added = seed_of(f"foreign {number}"), (b"aoi", b"ren")
    recorder = record(Match.begin(GAME, board, decks, seed, added), decks, seed, added)
    player = Random(number)
    while recorder.match.outcome is None:
        seat = recorder.match.waiting()[0]
        recorder.apply(seat, recorder.match.decision(seat).id, player.choose(recorder.match, seat))
    file = tmp_path / "match.jsonl"
    file.write_text(recorder.transcript().text(), "utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "engine", "replay", str(file)], capture_output=True, text=True, check=True
    )
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    events = [event for line in lines[:-1] for event in line["events"]]
    drawing = foreign_verifier.opened(json.loads(file.read_text("utf-8").splitlines()[0]))
    size = decks[0].size
    drawing.shuffled(range(2 * size))
    for event in events:
        if event["name"] == "showed-marks":
            for _ in SEATS:
                drawing.below(size, "janken")
    dice = [die for event in events for die in event.get("dice", ())]
    assert len(dice) > 10
    assert [drawing.die() for _ in dice] == dice


def test_a_number_tells_nothing_about_its_card():
    """Cards are numbered after a shuffle of both decks together."""
    owners = Counter(
        tuple(fighter.owner for fighter in begin("jinkei", number).state.fighters[:1]) for number in range(200)
    )
    assert 60 < owners[0,] < 140


def test_every_house_rule_names_its_clause():
    assert [option.name for option in options(GAME.house_type) if not option.rule] == []


@pytest.mark.parametrize(
    "house",
    [
        {"columns": 4, "long_range_columns": 2, "rounding": "up", "absorption_on_miss": True},
        {"absorption_asks": True, "absorption_cap": "printed", "first_strike_needs_flying": False},
        {"advance_cell": "any", "advance_chooser": "opponent", "instant_death_strikes_back": False},
        {"allow_pass": False, "repair_base": "current", "repair_rounding": "up", "prize": "off"},
        {"janken_card": "aside", "janken_ties": 1, "round_cap": 10, "long_range_columns": 0, "prize_silence": "wait"},
    ],
    ids=lambda house: next(iter(house)),
)
def test_matches_end_under_any_house_rules(house):
    terminations = set()
    for number in range(12):
        match = begin("jinkei", number, house_rules=house)
        for index, _ in enumerate(steps(match, number)):
            if index < 3 or index == 20:
                assert invariants.leaks(match, bytes(32)) == []
                assert invariants.unsaved(match) == []
        terminations.add(match.outcome.termination)
    assert terminations <= {"wiped-out", "round-cap"}
    assert "wiped-out" in terminations or house.get("round_cap") == 10


@pytest.mark.parametrize("deck", list(table("jinkei").catalog.decks))
def test_a_mirror_match_of_every_starter_deck_ends(deck):
    board = table("jinkei")
    decks = [board.catalog.decks[deck]] * 2
    for number in range(5):
        match = begin("jinkei", number, decks=decks)
        for _ in steps(match, number):
            pass
        assert match.outcome is not None


def test_counts_are_by_name_whatever_the_ids():
    """Rule G2-02: two definitions of one name are cards of the same name, and no line of a list hides a copy."""
    board = table("jinkei")
    card = next(card for card in board.cards.values() if not card.strong)
    from msgspec.structs import replace

    twin = replace(card, id=f"{card.id}-again")
    both = table("jinkei", extra=(twin,))
    rest = [other.id for other in board.cards.values() if other.id != card.id][:4]
    deck = DeckList("twins", {card.id: 2, twin.id: 2, **dict.fromkeys(rest, 1)})
    assert [problem.rule for problem in GAME.check_deck(both, deck)] == ["G2-02"]


def test_the_public_view_shows_no_card_before_both_are_shown():
    """Rule A2-32."""
    match = begin("jinkei")
    player = Random("hidden")
    first = match.waiting()[0]
    match.apply(first, match.decision(first).id, player.choose(match, first))
    for viewer in (PUBLIC, 1 - first):
        view = match.view(viewer)
        assert [face for area in view.areas if area.seat == first for slot in area.slots for face in slot.faces] == []
        assert sum(area.veiled for area in view.areas if area.seat == first) == len(match.state.hands[first])


def test_the_taken_cells_are_those_of_the_field():
    """`stands` follows from `field`; whatever moves, falls or advances keeps both."""
    for house in ({}, {"columns": 3, "advance_cell": "any"}):
        decks = [deck for deck in table("jinkei").catalog.decks.values() if deck.size == 6][:2]
        for number in range(6):
            match = begin("jinkei", number, decks=decks, house_rules=house)
            for _ in steps(match, number):
                if match.state.round:
                    assert match.state.stands == [occupied(side) for side in match.state.field]
                    assert [match.state.left(seat) for seat in SEATS] == [len(match.state.living(s)) for s in SEATS]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (("pass", "now"), "not-an-option"),
        (("stop",), "not-an-option"),
        (("move", "front.1", "front.2", "front.3"), "not-an-option"),
        (("attack", "front.1", "front.1", 1), "not-an-option"),
        (("support", "front.1", "front.2", 1, 1), "not-an-option"),
        (("support", "front.1", "front.2", 0), "at-least-one"),
        (("attack", "front.9", "front.1"), "no-such-cell"),
        (("attack", 1, 1), "no-such-cell"),
        ((1,), "not-an-option"),
    ],
)
def test_a_refusal_names_what_is_really_wrong(path, reason):
    """An answer that goes on after its end is refused for that, not for a rule that it keeps."""
    board = table("jinkei")
    card = Position.Card(next(iter(board.cards)))
    side = {"front": {"1": card, "2": card}}
    match = Match(GAME, board, GAME.arrange(board, Position((side, side)), open_stream(bytes(32))))
    match.run()
    assert match.why_not(0, path).reason == reason
