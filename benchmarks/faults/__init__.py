"""The fault soak: forty seats play all games while everything that can go wrong does, and after each fault it is asked what is left.

``python -m benchmarks.soak faults --seed S --minutes M``. The bot runs as in production, in a process of its own on a store on disk; the
loopback Discord and the people run in this one. A run goes in steps, and what a step brings (which faults, who presses what, when the
process is killed) is drawn from the seed and the step's number, not from the time of day. What the bot draws by itself (the deals, the
computer's answers) and how long things take is not; so a seed that fails is repeated with the same faults and the same people.

Start at `run`, which goes through the steps. `town` has the people, `tables` who plays what and presses what is offered, `strikes` what
goes wrong, `life` the process. What must hold is asked by `books` (the store) and `eyes` (who was shown what).
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

from benchmarks.faults.run import run
from benchmarks.wanted import Wanted


def soak(wanted: Wanted) -> dict[str, object]:
    """As long as it is wanted; the figures. Where anything did not hold, the store and the bot's log are left in ``folder``."""
    folder = Path(tempfile.mkdtemp(prefix="tefuda-faults-"))
    told = asyncio.run(run(folder, wanted.games, wanted.seed, wanted.minutes * 60))
    if not told.violations:
        shutil.rmtree(folder, ignore_errors=True)
    return told.report(folder)
