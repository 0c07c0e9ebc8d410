"""Background work: every task is kept, named, and its error logged; a loop never dies of one.

Whatever goes on beside a request is begun here, so that nothing is collected in the middle and no error is unseen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from bot.clock import Clock

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds that a task is given to end once it was told to."""


class Tasks:
    """The tasks of one running bot. ``ticks`` is when each loop last went round, for the health check."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._running: set[asyncio.Task[None]] = set()
        self.ticks: dict[str, tuple[float, float]] = {}
        """By name: the loop's period in seconds, and when it last went round."""

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run this beside everything else. It is kept until it ends; an error is logged under its name."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def every(self, seconds: float, turn: Callable[[], Awaitable[object]], name: str) -> None:
        """Go round every so many seconds. An error of one round is logged, and the next round comes."""
        self.spawn(self._rounds(seconds, turn, name), name)

    async def _rounds(self, seconds: float, turn: Callable[[], Awaitable[object]], name: str) -> None:
        while True:
            self.ticks[name] = (seconds, asyncio.get_running_loop().time())
            try:
                await turn()
            except (Exception, asyncio.CancelledError):
                if (task := asyncio.current_task()) and task.cancelling():
                    raise
                log.exception("job %s", name)
                await asyncio.sleep(1.0)  # an error that stays is no reason to spin
            await asyncio.sleep(seconds)

    def late(self) -> tuple[str, ...]:
        """The loops that have not gone round for three periods (and at least half a minute)."""
        now = asyncio.get_running_loop().time()
        return tuple(name for name, (period, last) in self.ticks.items() if now - last > max(3 * period, 30))

    async def close(self) -> None:
        """End all of them, and wait until they have ended; for `PATIENCE` seconds, for one may hang in a call that nobody can break off."""
        for task in self._running:
            task.cancel()
        if self._running:
            await asyncio.wait(self._running, timeout=PATIENCE)
            await asyncio.sleep(0)  # and what follows from their end

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task %s", task.get_name(), exc_info=error)
