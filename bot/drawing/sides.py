"""Both sides of a table in words, told as fully as there is room for: whole cards, the most important of each side first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.view import SEATS

if TYPE_CHECKING:
    from bot.drawing.alt import Teller

_WAYS = ((False, False), (True, False), (True, True))
"""Brief, and sparing: from all that there is to the least that says what lies where."""
_MOST = 24


def sides(teller: Teller, room: int) -> list[str]:
    """A sentence for each side, both alike: in full, more briefly, or with so many cards as find room, and how many more there are."""
    for teller.brief, teller.sparing in _WAYS:
        told = [teller.side(seat) for seat in SEATS]
        if _fits(told, teller.gap, room):
            return told
    for most in range(_MOST, 0, -1):
        told = [teller.side(seat, most) for seat in SEATS]
        if _fits(told, teller.gap, room):
            return told
    return told


def _fits(told: list[str], gap: str, room: int) -> bool:
    return sum(len(side) + len(gap) for side in told) <= room
