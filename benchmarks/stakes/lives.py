"""One mortal bot after another, as whoever starts and ends them sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from benchmarks.stakes.points import Life
from sandbox.service import Sandbox

START_SECONDS = 90.0
"""Within which a bot must be connected; the machine may be busy with other things."""


class Lives:
    """Begins lives, one at a time."""

    def __init__(self, mother: asyncio.subprocess.Process) -> None:
        self._mother = mother
        self._end: asyncio.Task[int] | None = None
        self.bot = 0
        """The number of the process."""

    async def begin(self, sandbox: Sandbox, folder: Path, mortal: str = "") -> bool:
        """A bot, connected; False where it died on the way. Raises `TimeoutError`."""
        assert self._end is None
        assert self._mother.stdin is not None
        life = Life(str(folder), sandbox.url, mortal)
        self._mother.stdin.write(msgspec.json.encode(life) + b"\n")
        self.bot = int(await self._said())
        self._end = asyncio.create_task(self._ended())
        async with asyncio.timeout(START_SECONDS):
            while self.alive and sandbox.desk.hub.bot_state() != "ready":  # noqa: ASYNC110  # the sandbox has no event for it
                await asyncio.sleep(0.01)
        return self.alive

    async def _said(self) -> str:
        assert self._mother.stdout is not None
        return (await self._mother.stdout.readline()).decode().strip()

    async def _ended(self) -> int:
        return int(await self._said())

    @property
    def alive(self) -> bool:
        """Whether there is one."""
        return self._end is not None and not self._end.done()

    async def end(self, sandbox: Sandbox, number: signal.Signals = signal.SIGKILL) -> int:
        """End it, if it has not done so by itself, until Discord knows that it is gone; the exit code."""
        if self._end is None:
            return 0
        if self.alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.bot, number)
        code, self._end = await self._end, None
        async with asyncio.timeout(START_SECONDS):
            while sandbox.desk.hub.bot_state() == "ready":  # noqa: ASYNC110  # the sandbox has no event for it
                await asyncio.sleep(0.005)
        return code

    async def death(self) -> None:
        """Until it has died."""
        if self._end is not None:
            await asyncio.wait({self._end})


@contextlib.asynccontextmanager
async def lives() -> AsyncIterator[Lives]:
    """Where they come from, until the block ends; whoever lives then is killed."""
    pipe = asyncio.subprocess.PIPE
    mother = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks.stakes.mortal", stdin=pipe, stdout=pipe
    )
    assert mother.stdin is not None
    assert mother.stdout is not None
    await mother.stdout.readline()  # it has read all
    found = Lives(mother)
    try:
        yield found
    finally:
        if found.alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(found.bot, signal.SIGKILL)
        mother.stdin.close()
        await mother.wait()
