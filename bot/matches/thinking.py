"""The computer's thinking, as the loop sees it: a question goes out to a process of its own, a path comes back.

Search is pure Python and would hold the interpreter; in another process nobody waits for it. The process is started with the first
question, told nothing but what the seat may know, and started anew if it dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys

import msgspec
from msgspec.structs import replace

from bot.matches.thinker import Answer, Question
from engine.brought import hash_of
from engine.decision import Path
from engine.players import Glimpse

SECONDS = 30.0
"""How long a thought may take."""
_LINE = 4 << 20


class Thinking:
    """One process that thinks, one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._one = asyncio.Lock()

    async def choose(self, seen: Glimpse, seat: int, prefix: Path = (), refused: tuple[Path, ...] = ()) -> Path:
        """An answer to the seat's open decision that goes on from ``prefix`` and was not refused.

        Raises `RuntimeError` or `TimeoutError` where none came.
        """
        texts = seen.table.catalog.texts
        question = Question(
            seen.game.slug,
            msgspec.to_builtins(seen.table.house),
            tuple(map(hash_of, texts)),
            seen.save(),
            seat,
            secrets.token_bytes(32),
            prefix,
            refused,
        )
        async with self._one:
            try:
                async with asyncio.timeout(SECONDS):
                    answer = await self._ask(question)
                    if answer.unknown:
                        answer = await self._ask(replace(question, texts=texts))
                    return answer.path
            except BaseException:
                await self._end()
                raise

    async def _ask(self, question: Question) -> Answer:
        process = self._process = self._process or await _start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise RuntimeError("the thinking process ended")
        answer = msgspec.json.decode(line, type=Answer)
        if answer.error:
            raise RuntimeError(answer.error)
        return answer

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End the process."""
        await self._end()


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.matches.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=_LINE,
    )
