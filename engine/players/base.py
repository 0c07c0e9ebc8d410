"""What a computer player is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NewType, Protocol

from engine.decision import Path
from engine.match import Events, Match

Glimpse = NewType("Glimpse", Match)
"""A match as one seat knows it. Made by `glimpse` alone."""


class Player(Protocol):
    """Somebody who answers the decisions of a seat."""

    def choose(self, glimpse: Glimpse, seat: int, /) -> Path:
        """An answer to the seat's open decision, taken from its tree."""


def glimpse(match: Match, seat: int) -> Glimpse:
    """The match with everything forgotten that this seat may not know; the match itself stays as it is."""
    return Glimpse(Match(match.game, match.table, match.game.forget(match.table, match.state, seat)))


class Spent(Exception):
    """Every answer to a decision was refused: a mistake of ours, for it was offered."""


def other(match: Match, seat: int, prefix: Path, refused: Collection[Path]) -> Path:
    """The first answer that goes on from ``prefix`` and was not refused. Raises `Spent` where there is none."""
    for path in _answers(match, seat, prefix):
        if path not in refused:
            return path
    raise Spent(f"each of {len(refused)} answers was refused")


def _answers(match: Match, seat: int, prefix: Path) -> Iterator[Path]:
    """Every answer, as the tree is walked: whoever takes the first few has walked no further."""
    step = match.next(seat, prefix)
    if step.complete:
        yield prefix
    low, high = step.span or (1, 0)
    for atom in (*step.choices, *range(low, high + 1)):
        yield from _answers(match, seat, (*prefix, atom))


def answer(match: Match, seat: int, player: Player) -> Events:
    """Let a player answer for a seat, which must be asked."""
    decision = match.decision(seat)
    assert decision is not None
    return match.apply(seat, decision.id, player.choose(glimpse(match, seat), seat))
