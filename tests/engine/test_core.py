"""The machine under every game, by a toy that asks of it what the smallest real game does not."""

from collections import Counter

import pytest

from engine import invariants
from engine.catalog import DeckList
from engine.decision import NOTHING, assign, subset
from engine.match import Match
from engine.play import FRAME_BOUND, Play, run
from engine.players import Careful, Random, answer
from engine.refusal import Refusal
from engine.stream import open_stream
from engine.view import SEATS
from tests.engine.toy import LETTERS, TABLE, TOY, ToyState, charmed
from tests.engine.walks import measured_once

DECKS = [DeckList("none", {}), DeckList("none", {})]


def toy(seed=0):
    return Match.begin(TOY, TABLE, DECKS, bytes([seed]) * 32)


def give(match, seat, *path):
    return match.apply(seat, match.decision(seat).id, path)


def led(seed=0):
    """A toy match in which the first seat has won janken and is asked for a menu."""
    match = toy(seed)
    give(match, 0, "rock")
    give(match, 1, "scissors")
    return match


# --- questions asked at once ------------------------------------------------------------------------------------------


def test_janken_is_hidden_until_both_have_thrown():
    match = toy()
    assert match.waiting() == SEATS
    events = give(match, 0, "paper")
    assert [[event.name for event in events.of(viewer)] for viewer in (-1, 0, 1)] == [["answered"]] * 3
    assert [event.words for event in events.of(1)] == [()]
    for mark in ("rock", "scissors"):
        other = toy()
        give(other, 0, mark)
        assert dict(invariants.seen(other, 1)) == dict(invariants.seen(match, 1))
    assert match.waiting() == (1,)
    events = give(match, 1, "rock")
    assert events.of(-1)[0].words == ("janken-paper", "janken-rock")
    assert match.decision(0).kind == "menu"
    assert match.decision(1) is None


def test_a_tie_is_thrown_again_with_new_decisions():
    match = toy()
    before = [match.decision(seat).id for seat in SEATS]
    give(match, 0, "rock")
    give(match, 1, "rock")
    assert match.waiting() == SEATS
    assert [match.decision(seat).id for seat in SEATS] == ["f2", "s2"] != before
    give(match, 1, "paper")
    give(match, 0, "rock")
    assert match.decision(1).kind == "menu"


def test_a_decisions_id_counts_the_seats_own_questions_alone():
    match = led()
    give(match, 0, "rest")
    assert [match.decision(seat).id for seat in SEATS] == ["f3", "s2"]


def test_an_old_decision_is_stale():
    match = led()
    with pytest.raises(Refusal) as refused:
        match.apply(0, "f1", ("rest",))
    assert refused.value.reason == "stale-decision"


# --- shapes of steps --------------------------------------------------------------------------------------------------


def leaves(match, seat, prefix=()):
    step = match.next(seat, prefix)
    if step.complete:
        yield prefix
    for atom in step.choices:
        yield from leaves(match, seat, (*prefix, atom))


def test_each_subset_has_one_path():
    match = led()
    found = list(leaves(match, 0, ("wish",)))
    assert len(found) == len(set(found)) == len({frozenset(path[1:]) for path in found}) == 10 + 10
    assert {len(path) - 1 for path in found} == {2, 3}


def test_a_subset_offers_only_what_can_be_completed():
    assert subset(LETTERS, (), 3, 3).choices == ("a", "b", "c")
    assert subset(LETTERS, ("c",), 3, 3).choices == ("d",)
    assert subset(LETTERS, ("a", "b"), 1, 2).choices == ()
    assert subset(LETTERS, (), 0, 2).complete
    assert subset(LETTERS, (), 6, 6).choices == ()


def test_an_assignment_lays_items_on_free_cells():
    match = led()
    found = list(leaves(match, 0, ("lay",)))
    assert len(found) == 3 * 2
    assert assign(("x", "y"), ("x", "y"), 2).complete
    give(match, 0, "lay", "right", "left")
    assert match.state.laid == {"a": "right", "b": "left"}


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("wish",),
        ("wish", "a"),
        ("wish", "b", "a"),
        ("wish", "a", "a"),
        ("wish", "a", "b", "c", "d"),
        ("lay", "left"),
        ("lay", "left", "left"),
        ("lay", "left", "right", "middle"),
        ("sum", 6),
        ("sum", -1),
        ("sum", "3"),
        ("sum", True),
        ("sum", 3, 3),
        ("rest", "rest"),
        ("none",),
    ],
)
def test_paths_that_are_no_answers(path):
    match = led()
    before = match.save()
    with pytest.raises(Refusal):
        give(match, 0, *path)
    assert match.save() == before


def test_a_prefix_that_leads_nowhere_has_no_next_step():
    match = led()
    assert match.next(0, ("none",)) == NOTHING
    assert match.next(0, ("wish", "b", "a")) == NOTHING
    assert match.next(1) == NOTHING


# --- frames -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", range(6))
def test_nested_frames_return_their_values(depth):
    match = led()
    give(match, 0, "sum", depth)
    assert len(match.state.stack) == depth + 2
    resumed = Match.load(TOY, TABLE, match.save())
    for one in (match, resumed):
        give(one, 0, 12)
        assert one.state.total == 12 + sum(range(depth + 1))
    assert resumed.state == match.state


def test_unwinding_drops_every_frame_down_to_the_named_one():
    match = led()
    events = give(match, 0, "duel")
    assert [event.name for event in events.of(0)] == ["served", "broke-off"]
    assert len(match.state.stack) == 2
    assert match.waiting() == SEATS


def test_state_based_checks_run_after_every_step():
    match = led()
    before = match.state.settled
    give(match, 0, "duel")
    assert match.state.settled - before == 1 + 1 + 3 + 1 + 1 + 1


def test_an_endless_loop_is_a_draw_with_the_loop_written_down():
    """Fault 86: a trigger that sets itself off ends by a written rule, in bounded time."""
    match = led()
    give(match, 0, "ring")
    assert match.outcome.termination == "loop"
    assert match.outcome.winner is None
    assert "ring" in match.outcome.note
    assert len(match.state.recent) <= FRAME_BOUND
    assert match.waiting() == ()
    assert invariants.stuck(match) == []


def test_a_run_without_frames_stops():
    state = ToyState(rules="1", stream=open_stream(bytes(32)))
    run(Play(state, TABLE, []), TOY.scripts, TOY.settle)
    assert not state.waits()


# --- what lasts -------------------------------------------------------------------------------------------------------


def next_lead(match):
    give(match, 0, "rock")
    give(match, 1, "scissors")


def test_what_lasts_ends_with_its_turn():
    match = led()
    give(match, 0, "charm")
    assert charmed(match.state) == (1, [2, 0])
    next_lead(match)
    give(match, 0, "charm")
    assert charmed(match.state) == (1, [4, 0])
    next_lead(match)
    give(match, 0, "rest")
    assert charmed(match.state) == (0, [4, 0])


def test_what_lasts_on_a_card_is_gone_when_it_has_moved():
    match = led()
    give(match, 0, "charm")
    next_lead(match)
    give(match, 0, "move")
    assert charmed(match.state) == (0, [2, 0])


def test_what_lasts_on_a_card_is_gone_when_it_leaves():
    match = led()
    give(match, 0, "charm")
    next_lead(match)
    give(match, 0, "leave")
    assert charmed(match.state) == (0, [2, 0])
    assert len(match.state.lasting) == 1


# --- what is known ----------------------------------------------------------------------------------------------------


def test_only_who_may_know_hears_the_words():
    match = led()
    events = give(match, 0, "rest")
    assert events.of(0)[0].words == ("verb-rest",)
    assert [events.of(viewer)[0].words for viewer in (1, -1)] == [(), ()]


def test_clones_share_nothing_that_changes():
    match = led()
    give(match, 0, "charm")
    before = match.save()
    twin = match.clone()
    assert twin.state == match.state
    next_lead(twin)
    give(twin, 0, "wish", "a", "b")
    next_lead(twin)
    give(twin, 0, "lay", "left", "right")
    assert match.save() == before


@pytest.mark.parametrize("seed", measured_once(20))
def test_random_and_careful_matches_of_the_toy_end(seed):
    match, names = toy(seed), Counter()
    players = [Random(seed), Careful(open_stream(bytes([seed]) * 32))]
    for _ in range(500):
        if match.outcome is not None:
            break
        assert invariants.unsaved(match) == []
        seat = match.waiting()[0]
        names[match.decision(seat).kind] += 1
        answer(match, seat, players[seat])
    assert match.outcome.termination in ("over", "loop")
    assert names["janken"] >= 2


def test_the_toys_hidden_throw_does_not_leak():
    for seed in range(20):
        match = toy(seed)
        give(match, 0, "rock")
        for salt in range(5):
            other = match.permuted(1, bytes([salt]) * 32)
            assert dict(invariants.seen(other, 1)) == dict(invariants.seen(match, 1))
