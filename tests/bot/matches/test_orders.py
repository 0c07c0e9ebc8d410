"""Move, deadline, claim, resignation, draw and call-off at one instant, in seeded orders: one outcome, one message."""

from tests.bot.matches.orders import at_one_instant

ORDERS = 40
"""`make soak` tries 1,000."""


async def test_whatever_comes_at_one_instant_has_one_outcome(file_tables, clock):
    ended = {await at_one_instant(file_tables, clock, seed) for seed in range(ORDERS)}
    assert len(ended) > 2
