"""A thousand seeded orders of move, deadline, claim, resignation, draw and call-off at one instant: one outcome, one message."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from benchmarks.wanted import Wanted

MANY = 1000
FEW = 40
"""Orders of a long run, and of the tests."""
TEST = "tests/bot/matches/test_orders.py"
_WANTED = "TEFUDA_ORDERS"


def orders_wanted() -> int:
    """How many orders the test shall try."""
    return int(os.environ.get(_WANTED, FEW))


def soak(wanted: Wanted) -> dict[str, object]:
    """The test of them, with many. They are the store's, so one game shows them."""
    del wanted
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", TEST],
        cwd=Path(__file__).parents[1],
        env={**os.environ, _WANTED: str(MANY)},
        check=False,
        capture_output=True,
        text=True,
    )
    failed = done.returncode != 0
    return {"orders": MANY, "violations": int(failed), **({"said": done.stdout[-4000:]} if failed else {})}
