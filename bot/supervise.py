"""``make run``: the bot, and beside it the sandbox where there is no token.

Starts them, says where to look, starts the bot again if it crashes, and stops them in order. It serves nobody itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
import time

import aiohttp

from bot.fault import SET_UP_WRONGLY, HostFault
from bot.settings import Settings, read_settings

READY = "sandbox ready "
READY_SECONDS = 30.0
STOP_SECONDS = 9.0
LONGEST_PAUSE = 60.0
SETTLED = 60.0
"""A bot that has run for so long is tried again at once."""


class Supervisor:
    """What runs, and that it is to stop."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._stopped = asyncio.Event()
        self._running: list[asyncio.subprocess.Process] = []

    async def run(self) -> int:
        """Until told to stop, or until going on makes no sense; the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self._stopped.set)
        try:
            if self._settings.token:
                return await self._keep_bot(None, {})
            sandbox, url = await self._sandbox()
            say(f"Open {url}/ in a browser. Stop with Ctrl-C.")
            return await self._keep_bot(sandbox, {"SANDBOX_URL": url})
        finally:
            for process in reversed(self._running):
                await _stop(process)

    async def _sandbox(self) -> tuple[asyncio.subprocess.Process | None, str]:
        """A sandbox that runs already, or one of our own."""
        if self._settings.sandbox_url:
            return None, self._settings.sandbox_url
        url = f"http://127.0.0.1:{self._settings.sandbox_port}"
        if await _answers(url):
            say(f"A sandbox runs already at {url}: this one is used.")
            return None, url
        process = await self._start("sandbox", {}, asyncio.subprocess.PIPE)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(READY_SECONDS):
                while line := (await process.stdout.readline()).decode(errors="replace"):
                    if line.startswith(READY):
                        return process, line.removeprefix(READY).strip().rstrip("/")
                    say(line.rstrip())
        except TimeoutError:
            pass
        raise HostFault(f"The sandbox did not start. If port {self._settings.sandbox_port} is taken, set SANDBOX_PORT.")

    async def _keep_bot(self, sandbox: asyncio.subprocess.Process | None, more: dict[str, str]) -> int:
        """Run the bot, again and again if it crashes, with a longer pause each time."""
        pause = 1.0
        while True:
            begun = time.monotonic()
            code = await self._live(await self._start("bot", more), sandbox)
            if self._stopped.is_set() or code in (0, SET_UP_WRONGLY):
                return code
            if sandbox and sandbox.returncode is not None:
                raise HostFault(f"The sandbox ended (code {sandbox.returncode}).")
            pause = 1.0 if time.monotonic() - begun > SETTLED else pause
            say(f"The bot ended (code {code}). Nothing is lost; it starts again in {pause:.0f} s.")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._stopped.wait()
            if self._stopped.is_set():
                return 0
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _live(self, bot: asyncio.subprocess.Process, sandbox: asyncio.subprocess.Process | None) -> int:
        """One life of the bot: until it ends, the sandbox ends, or all is to stop. Its exit code."""
        ends = [asyncio.create_task(bot.wait()), asyncio.create_task(self._stopped.wait())]
        ends += [asyncio.create_task(sandbox.wait())] if sandbox else []
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in ends:
            task.cancel()
        await _stop(bot)
        self._running.remove(bot)
        return bot.returncode if bot.returncode is not None else 1

    async def _start(self, module: str, more: dict[str, str], stdout: int | None = None) -> asyncio.subprocess.Process:
        """Start a part of the house. In a session of its own, so that Ctrl-C reaches us alone and we stop it in order."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            env={**os.environ, **more},
            stdout=stdout,
            start_new_session=True,
            preexec_fn=_end_with_us,
        )
        self._running.append(process)
        return process


def _end_with_us() -> None:
    """In the child: be told to stop when the supervisor is gone, however it went (Linux knows how)."""
    if sys.platform == "linux":
        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGTERM)


async def _answers(url: str) -> bool:
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=2)) as session,
            session.get(f"{url}/api/health") as answer,
        ):
            return answer.status == 200 and "bot" in await answer.json()
    except (aiohttp.ClientError, TimeoutError, ValueError):
        return False


async def _stop(process: asyncio.subprocess.Process) -> None:
    """Ask it to end, and do not wait for ever."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def say(line: str) -> None:
    """A line for the host."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Run; the exit code."""
    try:
        return asyncio.run(Supervisor(read_settings()).run())
    except HostFault as fault:
        for line in fault.lines:
            sys.stderr.write(f"tefuda: {line}\n")
        return fault.code


if __name__ == "__main__":
    sys.exit(main())
