"""Move, deadline, claim, resignation, draw and call-off at one instant, in seeded orders: one outcome, one message."""

from benchmarks.orders import MANY, orders_wanted
from tests.bot.matches.orders import ENDS, at_one_instant


async def test_whatever_comes_at_one_instant_has_one_outcome(file_tables, clock):
    wanted = orders_wanted()
    ended = {await at_one_instant(file_tables, clock, seed) for seed in range(wanted)}
    assert len(ended) > 1
    if wanted >= MANY:
        assert ended == {None, *ENDS}, "every ending was met, and none at all"
