"""Tells whoever waits that something has changed."""

import asyncio
import time


class Changes:
    """A version that goes up with every change. It begins with the time, so that it goes up over restarts too."""

    def __init__(self) -> None:
        self.version = time.time_ns() // 1_000_000
        self._waiting: set[asyncio.Future[None]] = set()

    def bump(self) -> None:
        """Says that something has changed."""
        self.version += 1
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def after(self, version: int, timeout: float) -> int:  # noqa: ASYNC109 - a timeout is an ordinary end here
        """The present version, as soon as it is greater than the given one or `timeout` seconds have passed."""
        if self.version > version:
            return self.version
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        await asyncio.wait({future}, timeout=timeout)
        self._waiting.discard(future)
        future.cancel()
        return self.version
