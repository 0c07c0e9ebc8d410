"""What has to be shown, merged: one row for each slot, however often it changes before somebody gets round to it.

A move writes its rows in its own transaction (`want`) and rings the bell; a publisher waits for the bell, claims a row, shows the slot
*as it is then*, and reports `done`. A row that changed while it was being shown stays, and is shown again. A claim runs out, so that a
publisher that died loses nothing: what was written but not shown is shown after the restart. One slot is never claimed by two at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import Row, case, delete, func, select, update

from bot.store.slots import Slot
from bot.store.store import Store, Transaction
from bot.store.tables import outbox
from bot.store.upsert import upsert

LEASE = timedelta(seconds=60)
"""How long a claim holds without a word from who claimed."""


class Job(Struct, frozen=True):
    """A slot that is out of date."""

    id: int
    slot: Slot
    guild: int
    revision: int
    """Goes up whenever it is wanted anew; with ``id`` it makes a nonce that two different messages never share."""
    note: str
    """The newest note: for a notice, the id of the decision."""
    tries: int
    """Failures since it was wanted last. An appointment is none."""
    age: float
    """Seconds since it was first wanted and not shown."""


async def want(work: Transaction, guild: int, wanted: Iterable[tuple[Slot, str]]) -> None:
    """Mark slots as out of date, each with its note, as a part of a transaction."""
    rows = [
        {
            "subject": slot.subject,
            "subject_id": slot.id,
            "kind": slot.kind,
            "target": slot.target,
            "guild": guild,
            "revision": 1,
            "note": note,
            "created": work.now,
            "due": work.now,
            "tries": 0,
        }
        for slot, note in wanted
    ]
    if not rows:
        return
    insert = upsert(work, outbox)
    await work.run(
        insert.on_conflict_do_update(
            index_elements=["subject", "subject_id", "kind", "target"],
            set_={
                "revision": outbox.c.revision + 1,
                "note": insert.excluded.note,
                "due": case((outbox.c.claimed_by.is_(None), insert.excluded.due), else_=outbox.c.due),
                "tries": 0,
            },
        ),
        rows,
    )
    work.after(work.store.bell.set)


class Outbox:
    """The publisher's side."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def wait(self, seconds: float) -> None:
        """Until something is wanted in this process, or so many seconds have passed (another process may have written)."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._store.bell.wait()
        self._store.bell.clear()

    async def due(self, limit: int = 100) -> tuple[Job, ...]:
        """What may be claimed now, the oldest first."""
        query = select(outbox).where(outbox.c.due <= self._store.clock.now()).order_by(outbox.c.id).limit(limit)
        async with self._store.read() as work:
            return tuple(_job(row, work.now) for row in await work.all(query))

    async def claim(self, job: Job, who: str) -> Job | None:
        """Take a job for a minute: the row as it is now, or None where somebody else has it or nothing is left to do."""
        async with self._store.write() as work:
            row = await work.first(
                update(outbox)
                .where(outbox.c.id == job.id, outbox.c.due <= work.now)
                .values(claimed_by=who, due=work.now + LEASE)
                .returning(*outbox.c)
            )
        return _job(row, work.now) if row else None

    async def done(self, job: Job) -> bool:
        """It is shown. Whether it was wanted anew meanwhile: then it stays due."""
        async with self._store.write() as work:
            shown = outbox.c.id == job.id
            await work.run(delete(outbox).where(shown, outbox.c.revision == job.revision))
            left = await work.run(update(outbox).where(shown).values(claimed_by=None, due=work.now, created=work.now))
            if left.rowcount:
                work.after(self._store.bell.set)
        return bool(left.rowcount)

    async def retry(self, job: Job, after: float) -> None:
        """It could not be shown now: again after so many seconds."""
        await self._put_off(job, after, tries=outbox.c.tries + 1)

    async def postpone(self, job: Job, after: float) -> None:
        """It is too early to show it: again after so many seconds, and nothing has failed."""
        await self._put_off(job, after)

    async def _put_off(self, job: Job, after: float, **values: object) -> None:
        async with self._store.write() as work:
            due = work.now + timedelta(seconds=after)
            await work.run(update(outbox).where(outbox.c.id == job.id).values(claimed_by=None, due=due, **values))
            work.after(lambda: self._ring_in(after))

    def ring(self) -> None:
        """Let the publisher of this process look what is due."""
        self._store.bell.set()

    def _ring_in(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self.ring)

    async def release(self) -> None:
        """Take every claim back: at the start of the only process that there is."""
        async with self._store.write() as work:
            await work.run(update(outbox).where(outbox.c.claimed_by.is_not(None)).values(claimed_by=None, due=work.now))

    async def count(self) -> int:
        """How many slots are out of date."""
        async with self._store.read() as work:
            return int(await work.value(select(func.count()).select_from(outbox)))


def _job(row: Row[tuple[object, ...]], now: datetime) -> Job:
    slot = Slot(row.subject, row.subject_id, row.kind, row.target)
    return Job(row.id, slot, row.guild, row.revision, row.note, row.tries, (now - row.created).total_seconds())
