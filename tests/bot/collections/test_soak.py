"""A little of `python -m benchmarks.soak collections`: whatever is cut off in the middle, each card is in one place."""

from benchmarks.collections import run


async def test_sequences_that_are_cut_and_a_process_that_is_killed_leave_each_card_in_one_place():
    found = await run(25, 1, seed=5)
    assert found.wrong == []
    assert (found.sequences, found.kills) == (25, 1)
    assert found.moved > 0
