"""A piece of the fault soak: people press whatever is offered while events come twice, late or never, and the process is killed."""

import pytest

from benchmarks.faults.run import run
from engine.games import games

SEED = 57
"""Draws, after a step in which all is well: a kill, and events that come twice, late or never."""
TABLES, STEPS = 5, 3


@pytest.mark.slow
@pytest.mark.no_cover
async def test_whatever_happens_nothing_is_lost_and_nobody_waits_for_ever(quick_folder):
    told = await run(quick_folder, list(games()), SEED, seconds=300, tables=TABLES, most=STEPS)
    assert told.wrong == []
    assert told.faults == {"kill": 1, "events": 1}
    assert told.lives == 2
    assert told.moves >= 5
    assert told.report(quick_folder)["violations"] == 0
