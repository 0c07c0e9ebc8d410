"""Cutting what is said to what may be said: the first whole, both sides alike, the rest from the end."""

from __future__ import annotations

LONGEST = 1024
"""Discord's limit for the description of an attachment, in characters."""

_ELLIPSIS = "…"
_LEAST_CUT = 24
"""A cut sentence shorter than this says nothing."""


def within(first: list[str], then: list[str], gap: str) -> str:
    """``first`` whole, then as much of ``then`` as there is room for."""
    said = gap.join(part for part in first if part)[:LONGEST]
    for part in then:
        if not part:
            continue
        if len(said) + len(gap) + len(part) > LONGEST:
            room = LONGEST - len(said) - len(gap) - 1
            return f"{said}{gap}{part[:room]}{_ELLIPSIS}" if room > _LEAST_CUT else said
        said = f"{said}{gap}{part}"
    return said


def shared(sides: list[str], room: int, gap: str) -> list[str]:
    """Both sides whole, or each cut to its share of the room, so that neither is told at the other's cost."""
    if sum(len(side) + len(gap) for side in sides) <= room or room < 2 * _LEAST_CUT:
        return sides
    share = room // len(sides) - len(gap)
    spare = sum(max(0, share - len(side)) for side in sides)
    return [side if len(side) <= share + spare else side[: share + spare - 1] + _ELLIPSIS for side in sides]
