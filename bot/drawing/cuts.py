"""Cutting what is said to what may be said: the first whole, the rest from the end."""

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
