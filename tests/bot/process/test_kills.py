"""The process is killed while people play: no move that was acknowledged is lost, none is played twice."""

import pytest

from benchmarks.kills import kills


@pytest.mark.slow
async def test_eight_kills(tmp_path):
    found = await kills(tmp_path, 8, moves=8)
    assert found.wrong == []
    assert found.lives == 8
    assert found.acknowledged > 8
    assert found.actions >= found.acknowledged
