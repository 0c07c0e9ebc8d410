"""A figure with its aim, and how a thing is timed."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from statistics import median

from msgspec import Struct


class Figure(Struct, frozen=True, omit_defaults=True):
    """One measured value. ``aim`` is the least (``more`` is better) or the most that it should be; None: no aim."""

    name: str
    value: float
    unit: str
    aim: float | None = None
    more: bool = False

    @property
    def met(self) -> bool:
        """Whether the aim is met; always, where there is none."""
        if self.aim is None:
            return True
        return self.value >= self.aim if self.more else self.value <= self.aim

    def line(self) -> str:
        """The figure as a line of the table."""
        aim = "" if self.aim is None else f"{'≥' if self.more else '≤'} {self.aim:,g}"
        return f"{self.name:<56} {self.value:>14,.2f} {self.unit:<8} {aim:<12} {'' if self.met else 'MISSED'}".rstrip()


def microseconds(act: Callable[[], object], times: int = 2000, rounds: int = 5) -> float:
    """How long one call takes, in microseconds of processor time: the median of some rounds, the garbage collector at rest."""
    act()
    gc.collect()
    gc.disable()
    try:
        return median(_round(act, times) for _ in range(rounds))
    finally:
        gc.enable()


def _round(act: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - began) / times * 1e6


def per_second(act: Callable[[], int], seconds: float = 1.0, rounds: int = 3) -> float:
    """How many units a second are done by calls that say how many each did: the median of some rounds, in processor time."""
    act()
    rates = []
    for _ in range(rounds):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done += act()
        rates.append(done / spent)
    return median(rates)
