"""``python -m benchmarks [PART…]``: measure, print a table, write ``bench.json``."""

from __future__ import annotations

import platform
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec

from benchmarks.figures import Figure

PARTS = ("engine", "pictures", "bot")
OUTPUT = Path("bench.json")


def main(wanted: list[str]) -> int:
    """Measure the wanted parts, or all. Returns 0; an aim that is missed is shown, and no failure."""
    figures: dict[str, list[Figure]] = {}
    for part in wanted or PARTS:
        if find_spec(f"benchmarks.{part}") is None:
            print(f"[{part}] is not here")
            continue
        print(f"[{part}]", flush=True)
        figures[part] = import_module(f"benchmarks.{part}").measure()
        for figure in figures[part]:
            print(figure.line(), flush=True)
    _write(figures)
    return 0


def _write(figures: dict[str, list[Figure]]) -> None:
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "missed": [figure.name for part in figures.values() for figure in part if not figure.met],
        "figures": figures,
    }
    OUTPUT.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
