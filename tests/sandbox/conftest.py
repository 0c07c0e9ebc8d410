"""A running sandbox, and a discord.py bot connected to it through the public ``connector=`` option."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox.checks.description import Description
from sandbox.person import HttpLine, Person
from sandbox.rest.server import PREFIX
from sandbox.service import Sandbox, serve
from tests.sandbox.demo_bot import DemoBot

PATIENCE = 60.0
"""Seconds after which a thing is not coming any more, on a machine that has much else to do."""


async def settled(wanted: Any) -> Any:
    """The first true value of `wanted()`."""
    async with asyncio.timeout(PATIENCE):
        while not (found := wanted()):  # noqa: ASYNC110 - the condition lies in code that tells nobody
            await asyncio.sleep(0.005)
    return found


@contextlib.asynccontextmanager
async def connected(sandbox: Sandbox, **more: Any) -> AsyncIterator[DemoBot]:
    bot = DemoBot(connector=sandbox.connector(), **more)
    task = asyncio.create_task(bot.start(sandbox.token))
    try:
        await settled(lambda: ("ready" in bot.events and _named(bot)) or (task.done() and task.result()))
        yield bot
    finally:
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait_for(task, PATIENCE)


def _named(bot: DemoBot) -> bool:
    """Whether Discord has named every server: the client does not wait long for it, and this machine may be slow."""
    return not any(guild.unavailable for guild in bot.guilds)


@dataclass
class House:
    sandbox: Sandbox
    bot: DemoBot
    line: HttpLine

    @property
    def aoi(self) -> Person:
        return self.sandbox.people.aoi

    @property
    def ren(self) -> Person:
        return self.sandbox.people.ren

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return await self.line.ask(method, path, body)

    def channel(self, name: str = "table") -> Any:
        channel = self.sandbox.desk.named_channel(name)
        return self.bot.get_channel(int(channel["id"]))

    async def settle(self, wanted: Any) -> Any:
        return await settled(wanted)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """How soon a bot answers is the business of the machine; the three seconds that Discord gives it, `test_deadlines` asks."""
    monkeypatch.setattr("sandbox.world.answers.ANSWER_SECONDS", PATIENCE)


@pytest.fixture
def data_dir(tmp_path: Path, tls_folder: Path) -> Path:
    (tmp_path / "sandbox-tls").symlink_to(tls_folder)
    return tmp_path


@pytest.fixture(scope="session")
def description() -> Description | None:
    """Discord's own API description where it is at hand, read once: that takes longer than most of these tests."""
    path = os.environ.get("DISCORD_OPENAPI")
    return Description(Path(path)) if path else None


@pytest_asyncio.fixture
async def sandbox(data_dir: Path, description: Description | None) -> AsyncIterator[Sandbox]:
    async with serve(data_dir, description=description) as running:
        yield running


@pytest_asyncio.fixture
async def house(sandbox: Sandbox) -> AsyncIterator[House]:
    line = HttpLine(sandbox.url)
    async with connected(sandbox) as bot:
        yield House(sandbox, bot, line)
    await line.close()


@dataclass
class Wire:
    """Requests as a bot would send them, without discord.py between."""

    sandbox: Sandbox
    session: aiohttp.ClientSession

    async def send(self, method: str, path: str, body: Any = None, files: Any = ()) -> tuple[int, Any]:
        data: Any = None
        more: dict[str, Any] = {"json": body} if not files else {}
        if files:
            import json

            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in enumerate(files):
                data.add_field(f"files[{index}]", content, filename=name)
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        url = f"https://discord.com{PREFIX}{path}"
        async with self.session.request(method, url, headers=headers, data=data, **more) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None


@pytest_asyncio.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession(connector=sandbox.connector()) as session:
        yield Wire(sandbox, session)
