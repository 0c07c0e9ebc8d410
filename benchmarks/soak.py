"""``python -m benchmarks.soak [PART…] [--game SLUG]… [--matches N] [--seed S] [--minutes M]``: the long runs.

Prints one JSON object; ends with 1 where anything did not hold.

A part is a module with ``soak(wanted) -> dict[str, object]`` whose ``violations`` counts what did not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import msgspec

from benchmarks.wanted import MATCHES, MINUTES, Wanted
from engine.games import games

PARTS = (
    "matches",
    "kills",
    "orders",
    "faults",
    "fairness",
    "chains",
    "collections",
    "stakes",
    "refusals",
    "triples",
    "growth",
)


def main(arguments: Sequence[str]) -> int:
    """Run the wanted parts, or all. Raises `SystemExit` with 2 for wrong usage."""
    parts, wanted = _read(arguments)
    report: dict[str, dict[str, object]] = {}
    for part in parts:
        report[part] = import_module(f"benchmarks.{part}").soak(wanted)
    print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    return 1 if any(part.get("violations") for part in report.values()) else 0


def _read(arguments: Sequence[str]) -> tuple[Sequence[str], Wanted]:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description="The long runs.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all where none is named")
    parser.add_argument("--game", action="append", choices=sorted(games()), help="only this game; may be repeated")
    parser.add_argument("--matches", type=int, default=MATCHES, help="random matches of each game")
    parser.add_argument("--seed", type=int, default=0, help="from which faults and presses are drawn")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long faults are looked for")
    options = parser.parse_args(arguments)
    if unknown := [part for part in options.parts if part not in PARTS]:
        parser.error(f"{unknown[0]} is no part; there are {', '.join(PARTS)}")
    return options.parts or PARTS, Wanted(
        tuple(options.game or games()), options.matches, options.seed, options.minutes
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
