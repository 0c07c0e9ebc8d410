"""The house as a host runs it: processes, an address, signals."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from pathlib import Path

import aiohttp

from tests.ports import free_port

START_SECONDS = 90
"""Generous: the machine may be busy with other things."""


class House:
    """`make run` in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "DATA_DIR": str(folder),
            "SANDBOX_PORT": str(self.port),
            "DISCORD_TOKEN": "",
            "SANDBOX_URL": "",
            "DATABASE_URL": "",
        }
        self.process = None

    async def start(self):
        self.log = (self.folder / "log").open("ab")
        self.process = await self.run("bot.supervise", stdout=self.log, stderr=self.log)
        await self.ready()

    async def run(self, module, *args, **streams):
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, *args, env=self.environment, **streams
        )

    async def said(self, module, *args):
        """Run to its end: exit code and all that it printed."""
        process = await self.run(module, *args, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
        out, _ = await process.communicate()
        return process.returncode, out.decode()

    async def ready(self, wanted="ready"):
        """Until the bot is connected (or ``"absent"``)."""
        async with asyncio.timeout(START_SECONDS):
            while await self.health() != wanted:
                assert self.process.returncode is None, self.text()
                await asyncio.sleep(0.1)

    async def health(self):
        with contextlib.suppress(aiohttp.ClientError):
            return (await self.get("/api/health"))["bot"]

    async def get(self, path):
        async with aiohttp.ClientSession() as session, session.get(self.url + path) as answer:
            return await answer.json()

    async def post(self, path, body):
        async with aiohttp.ClientSession() as session, session.post(self.url + path, json=body) as answer:
            return await answer.json()

    def children(self):
        """The processes that the supervisor started: module and process id."""
        found = {}
        for entry in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError, IndexError):
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                if parent == self.process.pid:
                    found[(entry / "cmdline").read_text().split("\0")[2]] = int(entry.name)
        return found

    async def stop(self, number=signal.SIGTERM):
        """The exit code, and how many seconds it took."""
        begun = time.monotonic()
        self.process.send_signal(number)
        async with asyncio.timeout(START_SECONDS):
            code = await self.process.wait()
        return code, time.monotonic() - begun

    async def close(self):
        if self.process and self.process.returncode is None:
            await self.stop()
        self.log.close()

    def text(self):
        return (self.folder / "log").read_text(encoding="utf-8")


async def gone(pid):
    """Whether a process ends within a minute."""
    for _ in range(1200):
        if not alive(pid):
            return True
        await asyncio.sleep(0.05)
    return False


def alive(pid):
    return Path(f"/proc/{pid}").exists()
