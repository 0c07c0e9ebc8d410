"""Both sides of a table in words, told as fully as there is room for: whole cards, the most important of each side first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.view import SEATS

if TYPE_CHECKING:
    from bot.drawing.alt import Teller

_WAYS = ((False, False), (True, False), (True, True))
"""Brief, and sparing: from all that there is to the least that says what lies where."""
_MOST = 24


def sides(teller: Teller, room: int) -> list[str]:
    """A sentence for each side, both alike: in full, more briefly, or with so many cards as find room, and how many more there are."""
    told: list[str] = []
    for told in _told(teller):
        if sum(len(side) + len(teller.gap) for side in told) <= room:
            break
    return told


def _told(teller: Teller) -> Iterator[list[str]]:
    """From all that there is to a single card of each side."""
    for teller.brief, teller.sparing in _WAYS:
        yield [teller.side(seat) for seat in SEATS]
    for most in range(_MOST, 0, -1):
        yield [teller.side(seat, most) for seat in SEATS]
