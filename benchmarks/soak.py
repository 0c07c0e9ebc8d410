"""``python -m benchmarks.soak [PART…]``: the long runs. Prints one JSON object; exits with 1 where anything did not hold.

A part is a module with ``soak() -> dict[str, object]`` whose ``violations`` counts what did not hold; one that is not there is left out.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

import msgspec

PARTS = ("matches", "kills")


def main(wanted: list[str]) -> int:
    """Run the wanted parts, or all."""
    report: dict[str, dict[str, object]] = {}
    for part in wanted or PARTS:
        if find_spec(f"benchmarks.{part}") is None:
            print(f"[{part}] is not here", file=sys.stderr)
            continue
        soak = getattr(import_module(f"benchmarks.{part}"), "soak", None)
        if soak is not None:
            report[part] = soak()
    print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    return 1 if any(part.get("violations") for part in report.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
