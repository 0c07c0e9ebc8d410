"""How good a position looks to a seat, for the computer player. Of the other side only what lies open, and the numbers of its cards."""

from __future__ import annotations

from engine.games.kasane.state import KasaneState, other
from engine.games.kasane.zones import KasaneTable

_WON = 1000.0


def measure(table: KasaneTable, state: KasaneState, seat: int) -> float:
    """Areas won."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    return float(state.wins(seat) - state.wins(other(seat)))
