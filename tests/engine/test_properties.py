"""What holds for every game at every moment: 200 random matches of each, looked at from all sides."""

import pytest

from benchmarks import chains
from engine import invariants
from engine.decision import NOTHING
from engine.match import LATE, STANDING, Match
from engine.players import Random
from engine.refusal import Refusal
from engine.transcript import state_hash
from engine.view import PUBLIC, SEATS
from tests.engine.walks import begin, cards_of, measured_once, steps

MATCHES = 200
BATCH = 20


@pytest.mark.parametrize("batch", measured_once(MATCHES // BATCH))
def test_every_match_ends_with_its_cards_and_can_be_saved_at_each_step(slug, batch):
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        match = begin(slug, number)
        cards = cards_of(slug)
        for _ in steps(match, number):
            assert invariants.unsaved(match) == []
            assert invariants.stuck(match) == []
            assert invariants.unconserved(match, cards) == []
        assert match.outcome is not None
        assert match.outcome.termination != "loop"


@pytest.mark.parametrize("batch", measured_once(10))
def test_nothing_hidden_leaks(slug, batch):
    """What a seat cannot know is drawn anew; every byte that the seat gets stays the same."""
    for number in range(batch * 4, batch * 4 + 4):
        match = begin(slug, number)
        assert invariants.leaks(match, bytes([number]) * 32) == []
        for index, _ in enumerate(steps(match, number)):
            if index < 6 or index % 10 == 0:
                assert invariants.leaks(match, bytes([number]) * 32) == []


def test_the_leak_check_can_fail(slug):
    """A match whose public parts differ is told apart: the check above is not blind."""
    match, other = begin(slug, "a"), begin(slug, "b")
    list(steps(match, "a"))
    assert dict(invariants.seen(match, 0)) != dict(invariants.seen(other, 0))


def test_the_hidden_state_does_change_when_it_is_drawn_anew(slug):
    match = begin(slug)
    assert any(match.permuted(seat, bytes(32)).save() != match.save() for seat in SEATS)


@pytest.mark.parametrize("number", measured_once(10))
def test_a_loaded_match_goes_on_as_the_saved_one(slug, number):
    match = begin(slug, number)
    walk = steps(match, number)
    for _ in range(5 + 4 * number):
        next(walk, None)
    twin = Match.load(match.game, match.table, match.save())
    copy = match.clone()
    ends = set()
    for one in (match, twin, copy):
        list(steps(one, "the rest"))
        ends.add(state_hash(one))
    assert len(ends) == 1


@pytest.mark.no_cover
def test_two_matches_at_once_do_not_meet(slug):
    alone = [state_hash_of_whole(slug, number) for number in range(10)]
    for number in range(0, 10, 2):
        pair = [begin(slug, number), begin(slug, number + 1)]
        walks = [steps(match, number + side) for side, match in enumerate(pair)]
        while walks:
            walks = [walk for walk in walks if next(walk, None) is not None]
        assert [state_hash(match) for match in pair] == alone[number : number + 2]


def state_hash_of_whole(slug, number):
    match = begin(slug, number)
    list(steps(match, number))
    return state_hash(match)


@pytest.mark.parametrize("number", measured_once(10))
def test_what_is_no_answer_is_refused_and_changes_nothing(slug, number):
    match = begin(slug, number)
    for index, _ in enumerate(steps(match, number)):
        if index % 5 == 0:
            for seat in SEATS:
                assert invariants.altered(match, seat) == []


def test_looking_through_the_options_changes_nothing(slug):
    """To choose and then to cancel is to walk the tree and back: nobody, the other seat least of all, sees any of it."""
    match = begin(slug, "looking")
    for _ in zip(range(30), steps(match, "looking"), strict=False):
        before, others = match.save(), [dict(invariants.seen(match.clone(), seat)) for seat in SEATS]
        for seat in SEATS:
            list(invariants.tree(match, seat))
            match.why_not(seat, ("no-such-verb",))
        assert match.save() == before
        assert [dict(invariants.seen(match, seat)) for seat in SEATS] == others


def test_an_answer_cannot_be_given_twice(slug):
    match = begin(slug)
    player = Random("twice")
    seat = match.waiting()[0]
    decision = match.decision(seat).id
    path = player.choose(match, seat)
    match.apply(seat, decision, path)
    before = match.save()
    with pytest.raises(Refusal):
        match.apply(seat, decision, path)
    assert match.save() == before


def test_the_others_hidden_answer_changes_nothing_that_one_is_asked(slug):
    """Where both are asked at once, one seat's answer leaves the other's decision and whole tree as they were."""
    match = begin(slug)
    player = Random("both")
    met = 0
    for _ in range(200):
        if match.outcome is not None:
            break
        waiting = match.waiting()
        seat = waiting[0]
        other = waiting[1] if len(waiting) > 1 else None
        before = None if other is None else asked(match, other)
        match.apply(seat, match.decision(seat).id, player.choose(match, seat))
        if other is not None:
            met += 1
            assert asked(match, other) == before
    assert met


def asked(match, seat):
    parts = dict(invariants.seen(match, seat))
    hand = match.view(seat).hand
    return match.decision(seat), parts["options"], parts["refusals"], hand


def test_nothing_is_answered_after_the_end(slug):
    match = begin(slug)
    list(steps(match))
    for seat in SEATS:
        for decision, path in (("f1", ("pass",)), (STANDING, ("resign",)), (STANDING, ("offer-draw",))):
            with pytest.raises(Refusal) as refused:
                match.apply(seat, decision, path)
            assert refused.value.reason == "match-over"


def test_standing_acts(slug):
    match = begin(slug)
    assert match.acts(0) == ("resign", "offer-draw", "offer-call-off")
    events = match.apply(0, STANDING, ("offer-draw",))
    assert [event.name for event in events.of(PUBLIC)] == ["offered-draw"]
    assert match.acts(0) == ("resign", "offer-call-off")
    assert match.acts(1) == ("resign", "accept-draw", "offer-call-off")
    agreed = match.clone()
    agreed.apply(1, STANDING, ("accept-draw",))
    assert (agreed.outcome.winner, agreed.outcome.termination) == (None, "agreed")
    match.apply(1, STANDING, ("resign",))
    assert (match.outcome.winner, match.outcome.termination) == (0, "resigned")


def test_a_draw_that_is_offered_lapses_when_the_other_plays_on(slug):
    match = begin(slug)
    seat = match.waiting()[0]
    match.apply(1 - seat, STANDING, ("offer-draw",))
    assert "accept-draw" in match.acts(seat)
    path = Random("on").choose(match, seat)
    match.apply(seat, match.decision(seat).id, path)
    assert "accept-draw" not in match.acts(seat)
    assert "offer-draw" in match.acts(1 - seat)


def test_a_match_is_called_off_by_both_and_nobody_wins(slug):
    match = begin(slug)
    seat = match.waiting()[0]
    events = match.apply(1 - seat, STANDING, ("offer-call-off",))
    assert [event.name for event in events.of(PUBLIC)] == ["offered-call-off"]
    assert "offer-call-off" not in match.acts(1 - seat)
    playing_on, called_off = match.clone(), match.clone()
    called_off.apply(seat, STANDING, ("accept-call-off",))
    assert (called_off.outcome.winner, called_off.outcome.termination) == (None, "called-off")
    assert called_off.view(PUBLIC).ending.reason.key == "ended-called-off"
    path = Random("on").choose(playing_on, seat)
    playing_on.apply(seat, playing_on.decision(seat).id, path)
    assert "accept-call-off" not in playing_on.acts(seat)
    assert "offer-call-off" in playing_on.acts(1 - seat)


@pytest.mark.parametrize(("act", "termination"), [("claim", "claimed"), ("call-off", "called-off")])
def test_who_lets_the_time_run_out_may_lose_or_see_it_called_off(slug, act, termination):
    match = begin(slug)
    late = match.waiting()[0]
    events = match.apply(1 - late, LATE, (act,))
    assert [event.name for event in events.of(PUBLIC)] == [termination]
    assert (match.outcome.winner, match.outcome.termination) == ((1 - late) if act == "claim" else None, termination)
    assert match.view(PUBLIC).ending.reason.key == f"ended-{termination}"
    with pytest.raises(Refusal, match="match-over"):
        match.apply(1 - late, LATE, (act,))


def test_nobody_is_late_who_is_not_asked(slug):
    match = begin(slug)
    while len(match.waiting()) != 1:
        seat = match.waiting()[0]
        match.apply(seat, match.decision(seat).id, Random("one").choose(match, seat))
    asked = match.waiting()[0]
    before = match.save()
    for path in (("claim",), ("call-off",), ("claim", "claim"), ("resign",), ()):
        with pytest.raises(Refusal, match="not-late"):
            match.apply(asked, LATE, path)
    assert match.save() == before


@pytest.mark.parametrize("length", [1_000, 100_000])
def test_no_path_is_too_long_to_be_refused(slug, length):
    match = begin(slug)
    seat = match.waiting()[0]
    whole = Random("long").choose(match, seat)
    for path in (("no-such-verb",) * length, whole + ("more",) * length):
        assert match.next(seat, path) == NOTHING
        with pytest.raises(Refusal):
            match.apply(seat, match.decision(seat).id, path)


@pytest.mark.no_cover
def test_the_same_seed_is_the_same_match_whatever_the_hash_seed(slug):
    """After every action; `make soak` does the same with 500 matches."""
    here = f"{slug} {chains.chain(slug, 12)}\n"
    for hash_seed in ("0", "1", "2"):
        assert chains.elsewhere(hash_seed, 12, [slug]) == here
