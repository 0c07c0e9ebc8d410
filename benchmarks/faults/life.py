"""The bot's process: started, told to stop, killed, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from pathlib import Path

from benchmarks.process import resident
from sandbox.service import Sandbox

START_SECONDS = 90.0
"""Within which it must be connected; the machine may be busy with other things."""
LEAVING_SECONDS = 15.0
"""Within which it must be gone once it was told to stop; on a machine so busy that it took longer to begin, within as long as that."""


class Life:
    """One bot after another on one folder. ``wrong`` is what did not hold of its coming and going."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.folder = folder
        self.wrong: list[str] = []
        self.lives = 0
        self._sandbox = sandbox
        self._process: asyncio.subprocess.Process | None = None
        self._patience = LEAVING_SECONDS
        self._beginning = asyncio.Lock()

    @property
    def log(self) -> Path:
        """What all of them said."""
        return self.folder / "log"

    @property
    def alive(self) -> bool:
        """Whether one runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def memory(self) -> float:
        """MiB that it holds."""
        return resident(self._process.pid) if self._process and self.alive else 0.0

    @property
    def ready(self) -> bool:
        """Whether it is connected."""
        return self._sandbox.desk.hub.bot_state() == "ready"

    async def start(self) -> None:
        """Begin a life, and wait until Discord knows of it. Raises `TimeoutError`."""
        began = time.monotonic()
        await self._begin()
        await self.connected()
        self._patience = max(LEAVING_SECONDS, time.monotonic() - began)

    async def _begin(self) -> None:
        """One at a time, whoever asks for it."""
        own = {"DATA_DIR": str(self.folder), "SANDBOX_URL": self._sandbox.url, "DISCORD_TOKEN": "", "DATABASE_URL": ""}
        async with self._beginning:
            if self.alive:
                return
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "bot", env={**os.environ, **own}, stdout=log, stderr=log
                )
            self.lives += 1

    async def connected(self) -> None:
        """Until it is connected; where Discord does not let it in and it ends, it is started again. Raises `TimeoutError`."""
        async with asyncio.timeout(START_SECONDS):
            while not self.ready:
                await asyncio.sleep(0.05)
                if not self.alive:
                    await asyncio.sleep(1.0)  # as the supervisor does
                    await self._begin()

    async def kill(self) -> None:
        """SIGKILL."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """SIGTERM, and a look whether it goes in time and in order."""
        try:
            async with asyncio.timeout(self._patience):
                code = await self._end(signal.SIGTERM)
        except TimeoutError:
            self.wrong.append(f"told to stop, it has not gone within {self._patience:.0f} s")
            await self.kill()
        else:
            if code:
                self.wrong.append(f"told to stop, it went with exit code {code}")

    async def _end(self, number: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, number)
        return await process.wait()
