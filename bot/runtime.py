"""What everybody in the bot shares, made in one place and handed on: nothing is a global.

The Discord client is built on this and on nothing else: ``TefudaClient(runtime, connector=…)`` of `bot.client`, with

- ``await client.start(token)``: discord.py's own; returns when the connection is closed for good;
- ``client.stop_intake()``: answer no further interaction with a change (at the start of the way out);
- ``await client.flush(seconds)``: show what is in the outbox, for at most so long;
- ``await client.close()``: discord.py's own.

`bot.check` asks ``await bot.client.payloads(runtime)`` for every command as Discord gets it, and measures them.
"""

from __future__ import annotations

from bot.clock import Clock, SystemClock
from bot.janken import Janken
from bot.matches.service import Matches
from bot.settings import Settings
from bot.store.messages import Messages
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.store import Store
from bot.store.tokens import Tokens
from bot.tasks import Tasks


class Runtime:
    """The parts of one running bot."""

    def __init__(self, settings: Settings, clock: Clock, store: Store) -> None:
        self.settings = settings
        self.clock = clock
        self.store = store
        self.tasks = Tasks(clock)
        self.matches = Matches(store)
        self.janken = Janken(store)
        self.outbox = Outbox(store)
        self.messages = Messages(store)
        self.people = People(store)
        self.tokens = Tokens(store)

    @classmethod
    async def open(cls, settings: Settings, clock: Clock | None = None) -> Runtime:
        """Open the store and make the rest. Raises `bot.fault.HostFault`."""
        clock = clock or SystemClock()
        return cls(settings, clock, await Store.open(settings.database_url, clock))

    def start_jobs(self) -> None:
        """Begin what goes on in the background: expiry, the computer's answers, purging. Once, before the client connects."""
        raise NotImplementedError

    async def close(self) -> None:
        """End the background work and close the store, on every path."""
        try:
            await self.tasks.close()
        finally:
            await self.store.close()
