"""The queue: one job at a time for each place, as many places at once as Discord's rate allows."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import Awaitable, Callable, Mapping

from bot.components.press import FAILURES
from bot.publisher.posts import Later, NoWay
from bot.store.outbox import Job, Outbox
from bot.store.slots import Slot
from bot.store.store import Busy
from bot.tasks import Tasks

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Places that are shown at the same time: more would hold up the presses, and Discord takes about 50 requests a second in all."""
PATIENCE = 10
"""How often a job is tried before it is given up (with a line in the log; the next change of its place begins anew)."""
FIRST, LONGEST = 1.0, 300.0
"""Seconds before a job is tried a second time, doubled with each try, and at most."""
PAUSE, THRICE = 30.0, 3
"""Seconds between tries, and how many there are, where Discord says that we may not or that there is no such channel."""

IDLE = 2.0
"""Seconds after which we look for ourselves, where nobody rang."""

Show = Callable[[Job], Awaitable[None]]


class Publisher:
    """Shows what the outbox wants. ``shows`` has the way to show each kind of place."""

    def __init__(self, outbox: Outbox, tasks: Tasks, shows: Mapping[tuple[str, str], Show]) -> None:
        self._outbox = outbox
        self._tasks = tasks
        self._shows = shows
        self._who = uuid.uuid4().hex
        self._busy: set[Slot] = set()
        self._crowded = False
        """Whether jobs were left because too many places were being shown."""

    def start(self) -> None:
        """Begin. Once, before the client is ready: jobs that were left by a crash are shown first."""
        self._tasks.every(0, self._turn, "publisher")

    async def drain(self) -> None:
        """Show everything that is there."""
        while await self._take() or self._busy:  # noqa: ASYNC110  # many places, no one event
            await asyncio.sleep(0.02)

    @property
    def busy(self) -> int:
        """Places that are being shown."""
        return len(self._busy)

    async def _turn(self) -> None:
        await self._outbox.wait(IDLE)
        await self._take()

    async def _take(self) -> int:
        """Begin every job that is due and whose place is free."""
        if len(self._busy) >= AT_ONCE:
            self._crowded = True
            return 0
        jobs = [job for job in await self._outbox.due() if job.slot not in self._busy]
        free = AT_ONCE - len(self._busy)
        self._crowded = len(jobs) > free
        for job in jobs[:free]:
            self._busy.add(job.slot)
            self._tasks.spawn(self._run(job), f"show {job.slot.subject} {job.slot.id} {job.slot.kind}")
        return len(jobs)

    async def _run(self, job: Job) -> None:
        """Show a place until it is up to date: what is wanted anew while it is being shown follows at once."""
        try:
            while (claimed := await self._outbox.claim(job, self._who)) is not None:
                if not await self._show(claimed):
                    break
        finally:
            self._busy.discard(job.slot)
            if self._crowded:
                self._outbox.ring()

    async def _show(self, job: Job) -> bool:
        """Show a place once. Whether it was wanted anew meanwhile."""
        slot = job.slot
        try:
            await self._shows[slot.subject, slot.kind](job)
        except Later as later:
            await self._outbox.postpone(job, later.seconds)
            return False
        except NoWay as closed:
            log.info("%s %d: %s has no place (%s)", slot.subject, slot.id, slot.kind, closed)
            if closed.gone or not closed.asked:
                return await self._outbox.done(job)  # whoever opens the way again wants it again
            return await self._again(job, PAUSE, THRICE)
        except (*FAILURES, Busy) as error:
            log.warning("%s %d: %s not shown (%s)", slot.subject, slot.id, slot.kind, error)
            return await self._again(job, min(FIRST * 2**job.tries, LONGEST))
        except Exception:
            log.exception("%s %d: %s cannot be shown", slot.subject, slot.id, slot.kind)
            return await self._again(job, min(FIRST * 2 ** (job.tries + 2), LONGEST))
        return await self._outbox.done(job)

    async def _again(self, job: Job, seconds: float, patience: int = PATIENCE) -> bool:
        if job.tries + 1 >= patience:
            log.error("%s %d: %s given up after %d tries", job.slot.subject, job.slot.id, job.slot.kind, job.tries + 1)
            return await self._outbox.done(job)
        await self._outbox.retry(job, seconds)
        return False
