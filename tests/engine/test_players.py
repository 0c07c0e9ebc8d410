"""The computer players: uniform at random, careful, and never knowing more than their seat."""

import math
import time
from collections import Counter
from itertools import islice

import pytest

from engine.decision import Step
from engine.players import Careful, Random, answer, glimpse
from engine.players.careful import ANSWERS
from engine.stream import open_stream
from engine.view import SEATS
from tests.engine.walks import begin, measured_once, steps


def careful(number=0):
    return Careful(open_stream(bytes([number]) * 32))


class Tree:
    """A match that asks one tree of steps."""

    def __init__(self, steps):
        self.steps = steps

    def next(self, seat, path):
        return self.steps[path]


def test_random_is_uniform_at_each_step_and_stopping_is_one_option():
    tree = Tree(
        {
            (): Step(("a", "b")),
            ("a",): Step(complete=True),
            ("b",): Step(("x", "y"), complete=True),
            ("b", "x"): Step(complete=True),
            ("b", "y"): Step(span=(1, 4)),
            **{("b", "y", n): Step(complete=True) for n in range(1, 5)},
        }
    )
    player, draws = Random("uniform"), 12_000
    counts = Counter(player.choose(tree, 0) for _ in range(draws))
    expected = {("a",): 1 / 2, ("b",): 1 / 6, ("b", "x"): 1 / 6, **{("b", "y", n): 1 / 24 for n in range(1, 5)}}
    assert counts.keys() == expected.keys()
    chi = sum((counts[path] - draws * share) ** 2 / (draws * share) for path, share in expected.items())
    assert chi < 30


@pytest.mark.parametrize("number", measured_once(6))
def test_careful_answers_the_same_whatever_the_hidden_cards_are(slug, number):
    """The cheating test: everything that the seat cannot know is drawn anew, and its answer stays."""
    match = begin(slug, number)
    walk = steps(match, number)
    for _ in range(8):
        for seat in match.waiting():
            chosen = careful(number).choose(glimpse(match, seat), seat)
            for seed in (b"1" * 32, b"2" * 32):
                permuted = match.permuted(seat, seed)
                assert careful(number).choose(glimpse(permuted, seat), seat) == chosen
        next(walk, None)


def test_a_glimpse_has_neither_the_stream_nor_what_is_hidden(slug):
    match = begin(slug)
    for seat in SEATS:
        known = glimpse(match, seat)
        assert known.state.stream.key != match.state.stream.key
        assert glimpse(match.permuted(seat, b"p" * 32), seat).save() == known.save()


def test_careful_leaves_the_match_and_the_glimpse_as_they_are(slug):
    match = begin(slug)
    for _ in range(6):
        for seat in match.waiting():
            before, known = match.save(), glimpse(match, seat)
            seen = known.save()
            careful().choose(known, seat)
            assert match.save() == before
            assert known.save() == seen
        answer(match, match.waiting()[0], Random("on"))


def test_careful_answers_are_in_the_tree(slug):
    match = begin(slug, "legal")
    player = careful(7)
    for _ in range(60):
        if match.outcome is not None:
            break
        answer(match, match.waiting()[0], player)


def test_equal_streams_give_equal_matches(slug):
    def whole():
        match = begin(slug, "equal")
        players = [careful(1), careful(2)]
        while match.outcome is None:
            seat = match.waiting()[0]
            answer(match, seat, players[seat])
        return match.save()

    assert whole() == whole()


@pytest.mark.slow
@pytest.mark.no_cover
def test_careful_beats_random(slug):
    """Wald's test, a coin against seven wins of ten: a coin passes once in 60 trials, and where all is clear few matches are played."""
    evidence, number = 0.0, 0
    while evidence < math.log(60):
        match = begin(slug, f"{slug} {number}")
        seat = number % 2
        players = {seat: careful(number), 1 - seat: Random(number)}
        while match.outcome is None:
            asked = match.waiting()[0]
            answer(match, asked, players[asked])
        evidence += math.log((0.7 if match.outcome.winner == seat else 0.3) / 0.5)
        assert evidence > -math.log(60)
        number += 1


def test_careful_is_quick(slug):
    """A decision takes a few milliseconds; the bound leaves room for a busy machine."""
    match = begin(slug, "quick")
    player, spent, asked = careful(), 0.0, 0
    for _ in range(60):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        known = glimpse(match, seat)
        began = time.process_time()
        path = player.choose(known, seat)
        spent += time.process_time() - began
        asked += 1
        match.apply(seat, match.decision(seat).id, path)
    assert spent / asked < 0.1


def test_every_moment_has_a_measure_from_what_a_seat_knows(slug):
    match = begin(slug, "measured")
    for _ in steps(match, "measured"):
        for seat in SEATS:
            known = glimpse(match, seat)
            value = known.game.measure(known.table, known.state, seat)
            assert isinstance(value, float)
            assert math.isfinite(value)
    winner = match.outcome.winner
    if winner is not None:
        sides = [match.game.measure(match.table, match.state, seat) for seat in (winner, 1 - winner)]
        assert sides[0] > 0 > sides[1]


@pytest.mark.parametrize("player", [Random("finish"), careful(1)])
def test_what_somebody_has_begun_is_finished(slug, player):
    match = begin(slug, "finish")
    for _ in islice(steps(match, "finish"), 20):
        for seat in match.waiting():
            begun = ()
            while (step := match.next(seat, begun)).choices and not step.complete and len(begun) < 3:
                begun = (*begun, step.choices[-1])
                whole = player.choose(glimpse(match, seat), seat, begun)
                assert whole[: len(begun)] == begun
                assert match.next(seat, whole).complete


def test_a_large_tree_is_sampled():
    """Ten cards on ten cells have 3,628,800 placements; at most a few dozen are tried."""
    from engine.decision import assign
    from engine.players.careful import _spread

    class Placement:
        def next(self, seat, path):
            return assign(tuple(range(10)), path, 10)

    answers = list(_spread(Placement(), 0, (), ANSWERS, open_stream(bytes(32))))
    assert 10 <= len(answers) <= ANSWERS
    assert len(set(answers)) == len(answers)
    assert {path[0] for path in answers} == set(range(10))
