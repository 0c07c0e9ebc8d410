"""A match as text: it replays bit for bit, and whatever was changed in it is found."""

import pytest
from msgspec.structs import replace

from engine.catalog import DeckList
from engine.cli.setting import starter_decks
from engine.games import games, table
from engine.match import LATE, STANDING, Match
from engine.players import Random
from engine.refusal import Refusal
from engine.sources import Faulty
from engine.stream import open_stream
from engine.transcript import Action, Transcript, read, record, replay, state_hash, verify

SEED = bytes(range(32))
ADDED = (b"press-1", b"press-2 \xe3\x82\x8c\xe3\x82\x93")


def recorded(slug, number=0, until=10_000, house_rules=None):
    board = table(slug, house_rules)
    decks = starter_decks(slug, board)
    seed = bytes([number]) * 32
    recorder = record(Match.begin(games()[slug], board, decks, seed, ADDED), decks, seed, ADDED)
    player = Random(number)
    match = recorder.match
    while match.outcome is None and len(recorder.actions) < until:
        seat = match.waiting()[0]
        recorder.apply(seat, match.decision(seat).id, player.choose(match, seat))
    return recorder


@pytest.mark.parametrize("number", range(5))
def test_a_transcript_replays_to_the_same_state(slug, number):
    recorder = recorded(slug, number)
    text = recorder.transcript().text()
    again = read(text, "t")
    assert again == recorder.transcript()
    assert replay(again).save() == recorder.match.save()
    assert verify(again, "t") == []


def test_a_match_under_way_replays(slug):
    recorder = recorded(slug, until=9)
    assert replay(recorder.transcript()).save() == recorder.match.save()
    assert verify(recorder.transcript(), "t") == []


def test_house_rules_and_standing_acts_are_kept(slug):
    recorder = recorded(slug, until=5)
    with pytest.raises(Refusal):
        recorder.apply(0, STANDING, ("accept-draw",))
    recorder.apply(0, STANDING, ("offer-draw",))
    recorder.apply(1, STANDING, ("accept-draw",))
    assert replay(recorder.transcript()).outcome.termination == "agreed"
    assert verify(recorder.transcript(), "t") == []


@pytest.mark.parametrize(("act", "termination"), [("claim", "claimed"), ("call-off", "called-off")])
def test_a_match_that_ended_by_the_clock_replays(slug, act, termination):
    recorder = recorded(slug, until=5)
    late = recorder.match.waiting()[0]
    recorder.apply(1 - late, LATE, (act,))
    again = read(recorder.transcript().text(), "t")
    assert replay(again).outcome.termination == termination
    assert verify(again, "t") == []
    claimed_alone = replace(again, actions=(*again.actions[:-1], Action(1 - late, LATE, ("resign",))))
    assert verify(claimed_alone, "t") != []


def test_what_was_changed_is_found(slug):
    good = recorded(slug, 3).transcript()
    head, close = good.head, good.close
    flipped = bytes([3] * 31 + [2]).hex()
    changes = {
        "seed": replace(good, head=replace(head, seed=flipped)),
        "seed and commitment": replace(good, head=replace(head, seed=flipped, commitment="")),
        "added": replace(good, head=replace(head, added=("00", head.added[1]))),
        "rules": replace(good, head=replace(head, rules="0")),
        "format": replace(good, head=replace(head, format=2)),
        "game": replace(good, head=replace(head, game="nothing")),
        "sets": replace(good, head=replace(head, sets=(replace(head.sets[0], hash="0" * 16),))),
        "short seed": replace(good, head=replace(head, seed="00")),
        "no hex": replace(good, head=replace(head, seed="xyz")),
        "decks": replace(good, head=replace(head, decks=(DeckList("x", {}), head.decks[1]))),
        "an action less": replace(good, actions=good.actions[:-1]),
        "actions swapped": replace(good, actions=(good.actions[2], *good.actions[1:])),
        "outcome": replace(good, close=replace(close, outcome=replace(close.outcome, winner=None))),
        "state": replace(good, close=replace(close, state="0" * 64)),
    }
    assert {name for name, changed in changes.items() if not verify(changed, "t")} == set()


def test_a_fault_names_its_line(slug):
    good = recorded(slug).transcript()
    wrong = Action(good.actions[4].seat, good.actions[4].decision, ("no-such-verb",))
    changed = replace(good, actions=(*good.actions[:4], wrong, *good.actions[5:]))
    (fault,) = verify(changed, "match.jsonl")
    assert str(fault).startswith("match.jsonl:6: expected an action that the rules allow")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("{}", 1),
        ("nonsense", 1),
        ('{"line":"close","state":""}', 1),
        ("[" * 5000, 1),
    ],
)
def test_what_is_no_transcript_is_told_by_line(text, line):
    with pytest.raises(Faulty) as faulty:
        read(text, "f")
    assert faulty.value.faults[0].line == line


def test_lines_out_of_order_are_told(slug):
    lines = recorded(slug, until=3).transcript().text().splitlines()
    for order in ([*lines[:2], lines[0], *lines[2:]], [lines[0], lines[-1], *lines[1:]], lines[1:]):
        with pytest.raises(Faulty):
            read("\n".join(order), "f")


@pytest.mark.parametrize("seat", ["2", "-1", '"first"', "1.5"])
def test_a_seat_is_one_of_two(slug, seat):
    head = recorded(slug, until=0).transcript().text().splitlines()[0]
    with pytest.raises(Faulty):
        read(f'{head}\n{{"line":"action","seat":{seat},"decision":"f1","path":[]}}', "f")


def test_the_forced_results_of_a_scenario_are_no_part_of_a_match(slug):
    board = table(slug)
    decks = starter_decks(slug, board)
    assert Match.begin(games()[slug], board, decks, SEED).state.stream.forced is None
    assert open_stream(SEED).forced is None


def test_the_hash_is_that_of_the_saved_state(slug):
    one, other = recorded(slug, 1), recorded(slug, 2)
    assert state_hash(one.match) == state_hash(one.match.clone())
    assert state_hash(one.match) != state_hash(other.match)
    assert isinstance(one.transcript(), Transcript)


def test_a_line_ends_where_json_lines_end(slug):
    """Not at the other marks that a name may hold and that other texts are broken at."""
    recorder = recorded(slug)
    deck = replace(recorder.head.decks[0], id="one\u2028two\x85three")
    head = replace(recorder.head, decks=(deck, recorder.head.decks[1]))
    written = replace(recorder.transcript(), head=head)
    assert read(written.text(), "t") == written
    assert read(written.text().replace("\n", "\r\n"), "t") == written
