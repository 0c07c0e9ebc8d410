"""Dice as `/roll` throws them and decks as a match deals them are fair, and the test that says so would find it if they were not.

Here with fixed seeds and few throws; `make soak ARGS=fairness` throws a million of each die and deals 200,000 times.
"""

import random
from collections import Counter

import pytest

from benchmarks import fairness
from benchmarks.chance import ALARM, FALSE_ALARM, even, happened, judge, normal_tail, tail
from benchmarks.fairness import SIDES, dealt, faces, verdicts_of
from engine.stream import Stream

SEED = bytes(range(32))


@pytest.mark.parametrize(
    ("freedom", "squares", "p"),
    [
        (1, 3.841, 0.05),
        (5, 11.070, 0.05),
        (5, 20.515, 0.001),
        (19, 43.820, 0.001),
        (99, 148.230, 0.001),
        (3, 0.352, 0.95),
        (1000, 1143.917, 0.001),
    ],
)
def test_chi_square_is_that_of_the_tables(freedom, squares, p):
    assert tail(freedom, squares) == pytest.approx(p, rel=2e-3)


def test_a_normal_deviation_is_that_of_the_tables():
    assert normal_tail(3.0902) == pytest.approx(0.001, rel=1e-3)
    assert happened(500, 1000, 0.5) == pytest.approx(0.5)


def test_how_often_fair_dice_alarm_is_what_is_said():
    """Fair faces give p that is uniform: 2 × ALARM of all looks alarm, however many dice are looked at."""
    chance = random.Random(5)
    looks = [even(list(Counter(chance.choices(range(6), k=300)).values())) for _ in range(3000)]
    for edge in (0.05, 0.5, 0.95):
        assert sum(p < edge for p in looks) / len(looks) == pytest.approx(edge, abs=0.03)
    assert FALSE_ALARM == (2 * ALARM) ** 2 == pytest.approx(4e-6)


def test_a_second_look_is_taken_on_a_fresh_seed_and_only_after_an_alarm():
    seen = []

    def look(answers):
        return lambda seed: (seen.append(seed), answers.pop(0))[1]

    assert judge("x", look([0.5]), SEED).fair
    assert judge("x", look([ALARM / 2, 0.5]), SEED).fair
    assert not judge("x", look([ALARM / 2, ALARM / 3]), SEED).fair
    assert not judge("x", look([1 - ALARM / 2, ALARM / 3]), SEED).fair
    assert len(seen) == 7
    assert len(set(seen)) == 2


@pytest.mark.no_cover
def test_dice_and_deals_are_fair(slug):
    verdicts = list(verdicts_of(SEED, (slug,), 20_000, 1_000))
    assert [verdict.question for verdict in verdicts if not verdict.fair] == []
    assert len(verdicts) == len(SIDES) + 3


def test_a_deal_has_each_card_once(slug):
    found = dealt(slug, SEED, 3)
    assert all(sum(row) == 3 for row in found.places)
    assert all(sum(column) == 3 for column in zip(*found.places, strict=True))


def unfair(slug, rolls=20_000, shuffles=1_000):
    dealt.cache_clear()
    found = [verdict.question for verdict in verdicts_of(SEED, (slug,), rolls, shuffles) if not verdict.fair]
    dealt.cache_clear()
    return found


@pytest.mark.no_cover
def test_a_die_of_bytes_cut_by_a_remainder_is_found(monkeypatch):
    """256 is no multiple of 20, so the first 16 faces come up in 13 of 256, the others in 12."""
    chance = random.Random(1)
    monkeypatch.setattr(Stream, "die", lambda self, sides=6: chance.randrange(256) % sides + 1)
    look = judge("d20", lambda seed: even(faces(seed, 20, 100_000)), SEED)
    assert not look.fair
    assert max(look.p) < 1e-6


@pytest.mark.no_cover
def test_a_shuffle_that_is_off_by_one_is_found(monkeypatch, slug):
    """The last card can never stay: every deal is one great cycle."""

    def shuffled(self, items, purpose="shuffle"):
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last, purpose)
            order[last], order[other] = order[other], order[last]
        return order

    monkeypatch.setattr(Stream, "shuffled", shuffled)
    assert unfair(slug, 400) == [f"{slug}: {question}" for question in fairness._ANSWERS]


@pytest.mark.no_cover
def test_a_shuffle_that_swaps_with_any_place_is_found(monkeypatch):
    def shuffled(self, items, purpose="shuffle"):
        order = list(items)
        for place in range(len(order)):
            other = self.below(len(order), purpose)
            order[place], order[other] = order[other], order[place]
        return order

    monkeypatch.setattr(Stream, "shuffled", shuffled)
    assert "genso: each card in each place" in unfair("genso", 400, 3_000)


def test_dice_that_are_too_even_are_found(monkeypatch):
    turn = iter(range(10**9))
    monkeypatch.setattr(Stream, "die", lambda self, sides=6: next(turn) % sides + 1)
    assert not judge("d6", lambda seed: even(faces(seed, 6, 6_000)), SEED).fair
