"""A player that answers at random: uniformly at each step of a path, never among all paths."""

from __future__ import annotations

from random import Random as Source

from engine.decision import Atom, Path, Step
from engine.match import Match


class Random:
    """Answers at random. Where a path may stop or go on, stopping is one option among the others; a range is uniform."""

    def __init__(self, seed: int | str) -> None:
        self._draw = Source(seed).random

    def choose(self, match: Match, seat: int, prefix: Path = ()) -> Path:
        """An answer to the seat's open decision that goes on from ``prefix``. It looks at nothing but the tree, so any match will do."""
        path = prefix
        while True:
            step = match.next(seat, path)
            atom = self._atom(step)
            if atom is None:
                return path
            path = (*path, atom)

    def _atom(self, step: Step) -> Atom | None:
        """The next atom, or None to stop."""
        choices = step.choices
        if step.span is None and not step.complete:
            return choices[int(self._draw() * len(choices))]
        low, high = step.span or (1, 0)
        options = len(choices) + (high - low + 1) + step.complete
        assert options, "a step offers what can be completed, or is complete"
        drawn = int(self._draw() * options)
        if drawn < len(choices):
            return choices[drawn]
        drawn -= len(choices)
        return low + drawn if drawn <= high - low else None
