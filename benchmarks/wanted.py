"""What a long run is asked for."""

from __future__ import annotations

from msgspec import Struct

MATCHES = 20_000
"""Random matches of each game, where nobody says otherwise."""


class Wanted(Struct, frozen=True):
    """Which games, and how many random matches of each."""

    games: tuple[str, ...]
    matches: int = MATCHES
