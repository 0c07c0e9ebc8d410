"""The soak's part of sameness: 500 seeded matches under several `PYTHONHASHSEED`, each the same after every single action.

A match that hangs on the order of a set, or on `hash`, would be another one in another process, and no transcript would replay.

    python -m benchmarks.chains MATCHES GAME…

prints one line for each game: its name, and the hash over the states after every action of its matches.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.wanted import Wanted
from engine.cli.setting import seed_of, starter_decks
from engine.games import games, table
from engine.match import Match
from engine.players import Random

MATCHES = 500
"""Of all games together."""
HASH_SEEDS = ("0", "1", "2", "random")


def soak(wanted: Wanted) -> dict[str, object]:
    """The same matches in four processes."""
    told = {seed: elsewhere(seed, max(1, MATCHES // len(wanted.games)), wanted.games) for seed in HASH_SEEDS}
    differ = [seed for seed in HASH_SEEDS if told[seed] != told[HASH_SEEDS[0]]]
    return {"matches": MATCHES, "hash_seeds": HASH_SEEDS, "differ": differ, "violations": len(differ)}


def elsewhere(hash_seed: str, matches: int, slugs: Sequence[str]) -> str:
    """What another process with this `PYTHONHASHSEED` prints. Raises `subprocess.CalledProcessError`."""
    return subprocess.run(
        [sys.executable, "-m", "benchmarks.chains", str(matches), *slugs],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def chain(slug: str, matches: int) -> str:
    """The hash over the saved states after every action of so many matches between random players."""
    whole = hashlib.sha256()
    board = table(slug)
    for number in range(matches):
        match = Match.begin(games()[slug], board, starter_decks(slug, board), seed_of(f"{slug} {number}"))
        player = Random(number)
        while match.outcome is None:
            whole.update(match.save())
            seat = match.waiting()[0]
            decision = match.decision(seat)
            assert decision is not None
            match.apply(seat, decision.id, player.choose(match, seat))
        whole.update(match.save())
    return whole.hexdigest()


def main(arguments: Sequence[str]) -> None:
    """Print the chains."""
    for slug in arguments[1:]:
        print(slug, chain(slug, int(arguments[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
