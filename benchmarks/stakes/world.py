"""Where it happens: a folder with a bot's data and a sandbox's, which is copied as a whole, and opened with people in it."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, func, select

from benchmarks.replays import begun
from benchmarks.stakes.lives import Lives
from benchmarks.stakes.points import ANSWERS, BUSY
from bot.clock import SystemClock
from bot.components import ids
from bot.store.store import Store
from bot.store.tables import matches, outbox, seats
from engine.match import Match
from sandbox.person import Person
from sandbox.service import Sandbox, serve
from sandbox.world import interaction
from sandbox.world.components import walk

Json = dict[str, Any]
EPHEMERAL = 64
DIRECT = "messages to "
"""How the name of somebody's direct messages begins."""
SHOWN_SECONDS = 300.0
"""Until all is shown: after this long, something is never shown."""
LOOK, STILL = 0.02, 3
"""Seconds between two looks whether something is to be shown, and after how many without it all is quiet."""


class World:
    """An open one. ``sent`` tells of each message of the bot that others than one person by a private answer see, as it comes."""

    def __init__(self, folder: Path, sandbox: Sandbox) -> None:
        self.bot = folder / "bot"
        self.sandbox = sandbox
        self.sent: list[str] = []
        self._tell = sandbox.world.emit
        sandbox.world.emit = self._hear  # what clients are told, we hear too
        self._file = self.bot / "tefuda.sqlite3"
        self.engine = create_engine(f"sqlite:///{self._file}")

    def close(self) -> None:
        """Let the file go."""
        self.engine.dispose()

    # --- what is seen -------------------------------------------------------------------------------------------------

    def _hear(self, event: str, guild: str | None, data: Json) -> int:
        if event == "MESSAGE_CREATE" and self._ours(data) and not data["flags"] & EPHEMERAL:
            self.sent.append(self.place(data["channel_id"]))
        return self._tell(event, guild, data)

    def _ours(self, message: Json) -> bool:
        return bool(message["author"]["id"] == self.sandbox.world.bot["id"])

    def place(self, channel: str) -> str:
        """Whose direct messages a channel is, or else its name."""
        found = self.sandbox.world.channel(channel)
        if recipients := found.get("recipients"):
            person = self.sandbox.world.person_of(recipients[0]["id"])
            return f"{DIRECT}{person.name if person else '?'}"
        return str(found["name"])

    def messages(self, *, private: bool = False) -> Iterator[Json]:
        """The bot's messages that stand there, oldest first; ``private``: only its private answers, else none of them."""
        world = self.sandbox.world
        for key, message in list(world.messages.items()):
            if self._ours(message) and (key in world.readers) is private:
                yield message

    def controls(self, kind: type[ids.Key], *, private: bool = False) -> Iterator[tuple[Json, Json]]:
        """Everything of one kind that may be pressed, newest first, each with its message."""
        for message in reversed(list(self.messages(private=private))):
            for part in walk(message["components"]):
                if "custom_id" in part and not part.get("disabled") and isinstance(ids.read(part["custom_id"]), kind):
                    yield message, part

    def person(self, name: str) -> Person:
        """Aoi, Ren or Sora."""
        return getattr(self.sandbox.people, name)  # type: ignore[no-any-return]

    # --- what is kept -------------------------------------------------------------------------------------------------

    def waiting(self) -> int:
        """How many acts are under way, and places out of date."""
        if acts := int((self.bot / BUSY).read_text(encoding="ascii") or 1):
            return acts
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(outbox)).scalar_one())

    def dealt(self, number: int) -> Match:
        """A match as it was dealt."""
        with self.engine.connect() as connection:
            row = connection.execute(select(matches).where(matches.c.id == number)).one()
            sitting = connection.execute(select(seats).where(seats.c.match == number).order_by(seats.c.seat)).all()
        return begun(row, sitting)

    @contextlib.asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """The store, while no bot has it."""
        store = await Store.open(f"sqlite+aiosqlite:///{self._file}", SystemClock())
        try:
            yield store
        finally:
            await store.close()

    # --- time ---------------------------------------------------------------------------------------------------------

    async def quiet(self, alive: Callable[[], bool]) -> bool:
        """Until all is shown, or the bot is dead: False. Raises `TimeoutError`."""
        still = 0
        async with asyncio.timeout(SHOWN_SECONDS):
            while still < STILL:
                if not alive():
                    return False
                still = 0 if self.waiting() else still + 1
                await asyncio.sleep(LOOK)
        return alive()

    @contextlib.asynccontextmanager
    async def served(self, lives: Lives) -> AsyncIterator[None]:
        """A bot that nothing befalls; at the end all is shown."""
        await lives.begin(self.sandbox, self.bot)
        try:
            yield
            await self.quiet(lambda: lives.alive)
        finally:
            await lives.end(self.sandbox)


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[World]:
    """The world of a folder; it may be new."""
    (folder / "bot").mkdir(parents=True, exist_ok=True)
    usual, interaction.TOKEN_SECONDS = interaction.TOKEN_SECONDS, ANSWERS
    try:
        async with serve(folder / "sandbox") as sandbox:
            world = World(folder, sandbox)
            try:
                yield world
            finally:
                world.close()
    finally:
        interaction.TOKEN_SECONDS = usual


def copied(folder: Path, to: Path) -> Path:
    """Another world like this one, in place of what was there."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(folder, to)
    return to
