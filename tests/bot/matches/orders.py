"""Everything that may end or move a match at one instant, in an order that a seed draws.

``python -m tests.bot.matches.orders NUMBER`` tries so many, says how often each ending was met, and fails where anything does not hold.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime

from bot.clock import SetClock
from bot.matches.records import OVER, AlreadyDone, Moved
from bot.matches.times import TIMES
from bot.store.outbox import Outbox
from bot.store.slots import BOARD, ENDING, LATE, MATCH
from bot.store.store import Store
from bot.store.tables import deadlines, pulse
from engine.match import ACCEPT_CALL_OFF, ACCEPT_DRAW, CALL_OFF, CLAIM, OFFER_CALL_OFF, OFFER_DRAW, STANDING
from engine.refusal import Refusal
from engine.transcript import read, verify
from engine.view import PUBLIC
from tests.bot.play import Tables

TIME = TIMES["minutes"]
ENDS = {"claimed", "resigned", "agreed", "called-off"}


async def at_one_instant(tables, clock, seed):
    """Let a match come to its deadline and everybody press at once; the termination, or None where the match goes on."""
    chance = random.Random(seed)
    record = await tables.begin(time=TIME)
    await tables.play(record.id, chance.randrange(8), seed)
    seat = await tables.alone(record.id)
    late, other = record.seats[seat].user, record.seats[1 - seat].user
    await _until_due(tables, clock)
    if chance.random() < 0.5:  # the deadline came a moment before
        await tables.matches.deadlines.run()
    for user, act in ((late, OFFER_DRAW), (other, OFFER_CALL_OFF)):
        if chance.random() < 0.5:
            await tables.matches.act(tables.press(), user, record.id, STANDING, (act,))
    await _emptied(tables)
    results = await asyncio.gather(*_presses(tables, record.id, late, other, chance), return_exceptions=True)
    assert [one for one in results if not isinstance(one, Refusal | Moved | AlreadyDone | int | None)] == []
    return await _ending(tables, record.id, results)


async def _until_due(tables, clock):
    """The last moment: the next round of the deadlines finds it late."""
    await tables.matches.deadlines.beat()
    await tables.matches.deadlines.run()
    clock.at = max(due for _, due in await _dues(tables))
    async with tables.store.write() as work:  # nobody was away: it was a short night
        await work.run(pulse.update().values(at=clock.at))


def _presses(tables, match, late, other, chance):
    """What all of them do, in the order of the seed; some twice, some after a breath."""
    service, press = tables.matches, tables.press

    def acted(user, act):
        return lambda: service.act(press(), user, match, STANDING, (act,))

    kinds = [
        lambda: tables.move(match, chance.randrange(99)),
        service.deadlines.run,
        lambda: service.act_on_late(press(), other, match, CLAIM),
        lambda: service.act_on_late(press(), other, match, CALL_OFF),
        lambda: service.wait(press(), other, match),
        acted(late, "resign"),
        acted(other, "resign"),
        acted(other, ACCEPT_DRAW),
        acted(late, ACCEPT_CALL_OFF),
    ]
    chosen = [*chance.sample(kinds, chance.randrange(2, len(kinds) + 1)), chance.choice(kinds), kinds[1]]
    chance.shuffle(chosen)
    return [_after(chance.randrange(6), one) for one in chosen]


async def _after(turns, act):
    for _ in range(turns):
        await asyncio.sleep(0)
    return await act()


async def _ending(tables, match, results):
    """One outcome and one message of it, or none of both; what was accepted is all that is kept."""
    record = await tables.matches.match(match)
    moved = [one for one in results if isinstance(one, Moved)]
    ended = [one for one in moved if one.match.status == OVER]
    jobs = [job.slot for job in await Outbox(tables.store).due() if job.slot.id == match and job.slot.subject == MATCH]
    assert len(ended) == jobs.count(next((slot for slot in jobs if slot.kind == ENDING), None))
    assert len(ended) == (record.status == OVER)
    assert record.actions == max((one.number for one in moved), default=record.actions)
    if not ended:
        await tables.matches.resign(tables.press(), record.seats[0].user, match)
        return None
    assert await tables.matches.times(match) == ()
    assert ended[0].number == record.actions, "nothing comes after the end"
    assert {slot.target for slot in jobs if slot.kind in (BOARD, ENDING, LATE)} == {PUBLIC}
    assert verify(read(await tables.matches.transcript(match), "match"), "match") == []
    return record.outcome.termination


async def _emptied(tables):
    for job in await Outbox(tables.store).due():
        await Outbox(tables.store).done(job)


async def _dues(tables):
    async with tables.store.read() as work:
        return [(row.seat, row.due) for row in await work.all(deadlines.select())]


async def many(number):
    """Try so many orders on a new store; how often each ending was met. Raises `AssertionError`."""
    clock = SetClock(datetime(2026, 11, 29, 12, tzinfo=UTC))
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/tefuda.sqlite3", clock)
        tables = Tables(store)
        try:
            met = Counter([str(await at_one_instant(tables, clock, seed)) for seed in range(number)])
        finally:
            await tables.close()
            await store.close()
    assert set(met) == {"None", *ENDS}, met
    return met


if __name__ == "__main__":
    print(dict(asyncio.run(many(int(sys.argv[1])))))
