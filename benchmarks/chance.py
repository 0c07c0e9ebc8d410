"""Is chance fair? A chi-square in two stages, so that a bias is found and an unlucky seed is none.

A look gives p, the chance that fair dice look as odd as these or odder. Outside of `ALARM` to 1 - `ALARM` (too even is as odd as too
uneven) it is looked at once more, on a fresh seed; only where both looks are outside is something wrong. Of fair dice one look alarms with
2 x `ALARM`, both with its square: `FALSE_ALARM` for each question, however many rolls are looked at.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence

from msgspec import Struct

ALARM = 1e-3
"""On either side."""
FALSE_ALARM = (2 * ALARM) ** 2
"""The chance that fair dice are called unfair, for one question."""

Look = Callable[[bytes], float]
"""From a seed to p."""


class Verdict(Struct, frozen=True):
    """What was asked, p of each look, and whether it is fair."""

    question: str
    p: tuple[float, ...]
    fair: bool


def judge(question: str, look: Look, seed: bytes) -> Verdict:
    """Look once, and where that alarms once more, on another seed made from this one."""
    looks = [look(fresh(seed, "first"))]
    if _odd(looks[0]):
        looks.append(look(fresh(seed, "second")))
    return Verdict(question, tuple(looks), not all(_odd(p) for p in looks))


def fresh(seed: bytes, purpose: str) -> bytes:
    """Another seed, made from this one."""
    return hashlib.sha256(seed + purpose.encode()).digest()


def _odd(p: float) -> bool:
    return not ALARM <= p <= 1 - ALARM


def even(counts: Sequence[int]) -> float:
    """P of counts that should be equal."""
    expected = sum(counts) / len(counts)
    return tail(len(counts) - 1, sum((count - expected) ** 2 for count in counts) / expected)


def placed(table: Sequence[Sequence[int]]) -> float:
    """P of how often each card lay in each place: every row and column adds up to the number of shuffles.

    Such a table has (n - 1)² degrees of freedom, and its sum of squares is n / (n - 1) too large for a chi-square.
    """
    size = len(table)
    expected = sum(table[0]) / size
    squares = sum((count - expected) ** 2 for row in table for count in row) / expected
    return tail((size - 1) ** 2, squares * (size - 1) / size)


def happened(times: int, of: int, chance: float) -> float:
    """P of something that happened so many times of so many, each time with this chance."""
    return normal_tail((times - of * chance) / math.sqrt(of * chance * (1 - chance)))


def normal_tail(deviations: float) -> float:
    """The chance of so many standard deviations or more."""
    return math.erfc(deviations / math.sqrt(2)) / 2


def tail(freedom: int, squares: float) -> float:
    """The chance that chi-square with so many degrees of freedom is this or more: the regularized upper incomplete gamma function."""
    a, x = freedom / 2, squares / 2
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    step = a
    while term > total * 1e-15:
        step += 1
        term *= x / step
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """The continued fraction, by Lentz."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value, step = d, 0
    while True:
        step += 1
        factor = -step * (step - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            return value
