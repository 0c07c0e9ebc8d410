"""A thousand seeded orders of move, deadline, claim, resignation, draw and call-off at one instant: one outcome, one message."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.wanted import Wanted

MANY = 1000
PLAYER = "tests.bot.matches.orders"
"""What plays them, as a program; the tests play a few of the same."""


def soak(wanted: Wanted) -> dict[str, object]:
    """All of them. They are the store's and not the game's, so the smallest game shows them."""
    del wanted
    done = subprocess.run(
        [sys.executable, "-m", PLAYER, str(MANY)],
        cwd=Path(__file__).parents[1],
        check=False,
        capture_output=True,
        text=True,
    )
    failed = done.returncode != 0
    said: dict[str, object] = {"error": done.stderr[-4000:]} if failed else {"ended": done.stdout.strip()}
    return {"orders": MANY, "violations": int(failed), **said}
