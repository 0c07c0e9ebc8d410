"""A player that answers at random: uniformly at each step of a path, never among all paths."""

from __future__ import annotations

from collections.abc import Collection
from random import Random as Source

from engine.decision import Atom, Path, Step
from engine.match import Match
from engine.players.base import other

_TRIES = 20
"""Draws after which what was not refused is looked for in order."""


class Random:
    """Answers at random. Where a path may stop or go on, stopping is one option among the others; a range is uniform."""

    def __init__(self, seed: int | str) -> None:
        self._draw = Source(seed).random

    def choose(self, match: Match, seat: int, prefix: Path = (), refused: Collection[Path] = ()) -> Path:
        """An answer to the seat's open decision that goes on from ``prefix`` and was not refused.

        It looks at nothing but the tree, so any match will do. Raises `engine.players.base.Spent` where all were refused.
        """
        for _ in range(_TRIES):
            path = self._draw_path(match, seat, prefix)
            if path not in refused:
                return path
        return other(match, seat, prefix, refused)

    def _draw_path(self, match: Match, seat: int, path: Path) -> Path:
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
