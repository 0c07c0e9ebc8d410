"""Work for a process of its own: a question goes in, lines come out, and it is ended when it takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable

_LARGEST = 64 << 20
"""Bytes of a line."""


class Failed(Exception):  # a fact about another process
    """It took too long, or ended before it was done."""


async def ask(
    module: str, question: bytes, seconds: float, heard: Callable[[bytes], Awaitable[None]] | None = None
) -> bytes:
    """The last line that ``python -m MODULE`` writes for a question; ``heard`` is told of those before. Raises `Failed`.

    The process is gone afterwards, on every path.
    """
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=_LARGEST
    )
    try:
        async with asyncio.timeout(seconds):
            last = await _heard(process, question, heard)
            if await process.wait() or not last:
                raise Failed(f"{module} ended with {process.returncode}")
            return last
    except (TimeoutError, ValueError):
        raise Failed(f"{module} took more than {seconds} s, or said too much") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _heard(
    process: asyncio.subprocess.Process, question: bytes, heard: Callable[[bytes], Awaitable[None]] | None
) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(ConnectionError):  # it has ended already; its code says why
        process.stdin.write(question)
        await process.stdin.drain()
        process.stdin.close()
    last = b""
    while line := await process.stdout.readline():
        if last and heard is not None:
            await heard(last)
        last = line
    return last
