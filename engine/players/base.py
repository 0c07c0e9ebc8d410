"""What a computer player is given, and what it gives back."""

from __future__ import annotations

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


def answer(match: Match, seat: int, player: Player) -> Events:
    """Let a player answer for a seat, which must be asked."""
    decision = match.decision(seat)
    assert decision is not None
    return match.apply(seat, decision.id, player.choose(glimpse(match, seat), seat))
