"""What a long run is asked for."""

from __future__ import annotations

from msgspec import Struct

MATCHES = 20_000
"""Random matches of each game, where nobody says otherwise."""
MINUTES = 10.0
"""How long faults are looked for, where nobody says otherwise."""


class Wanted(Struct, frozen=True):
    """Which games, how many random matches of each; from which seed, and for how long, faults are drawn."""

    games: tuple[str, ...]
    matches: int = MATCHES
    seed: int = 0
    minutes: float = MINUTES
