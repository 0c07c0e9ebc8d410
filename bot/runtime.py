"""What everybody in the bot shares, made in one place and handed on: nothing is a global.

The Discord client is built on this and on nothing else: ``TefudaClient(runtime, connector=…)`` of `bot.client`, with

- ``await client.start(token)``: discord.py's own, after `Runtime.start_jobs`; returns when the connection is closed for good;
- ``client.stop_intake()``: answer no further interaction with a change (at the start of the way out);
- ``await client.flush(seconds)``: show what is in the outbox, for at most so long;
- ``await client.close()``: discord.py's own.

`bot.check` asks `bot.registration.payloads` for every command as Discord gets it, and measures them.
"""

from __future__ import annotations

from bot.clock import Clock, SystemClock
from bot.collections import audit
from bot.collections.audit import Audit
from bot.collections.joining import Collections
from bot.collections.ledger import Ledger
from bot.collections.prizes import Prizes
from bot.collections.trades import Trades
from bot.decks.shelf import Shelf
from bot.janken import Janken
from bot.matches.deadlines import EVERY
from bot.matches.service import Matches
from bot.rolls import Rolls
from bot.sets.host import FOLDER, HostSets
from bot.sets.servers import ServerSets
from bot.sets.trials import Trials
from bot.settings import Settings
from bot.store.claims import purge_claims
from bot.store.guilds import Guilds
from bot.store.lost import Lost
from bot.store.messages import Messages
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.store import Store
from bot.store.tokens import Tokens, purge_tokens
from bot.tasks import Tasks


class Runtime:
    """The parts of one running bot."""

    def __init__(self, settings: Settings, clock: Clock, store: Store) -> None:
        self.settings = settings
        self.clock = clock
        self.store = store
        self.tasks = Tasks(clock)
        self.matches = Matches(store)
        self.decks = Shelf(store)
        self.janken = Janken(store)
        self.rolls = Rolls(store)
        self.collections = Collections(store)
        self.trades = Trades(store)
        self.prizes = Prizes(store)
        self.ledger = Ledger(store)
        self.outbox = Outbox(store)
        self.messages = Messages(store)
        self.people = People(store)
        self.lost = Lost(store)
        self.guilds = Guilds(store)
        self.sets = ServerSets(store)
        self.trials = Trials(store, self.sets, self.tasks)
        self.tokens = Tokens(store)
        self.reachable = True
        """Whether presses reach us; the client says so. While they do not, nobody's time runs."""

    @classmethod
    async def open(cls, settings: Settings, clock: Clock | None = None) -> Runtime:
        """Open the store and make the rest. Raises `bot.fault.HostFault`."""
        clock = clock or SystemClock()
        return cls(settings, clock, await Store.open(settings.database_url, clock))

    async def start_jobs(self) -> None:
        """Take up what a former life left, and begin what goes on in the background. Once, before the client connects."""
        if self.store.sqlite:  # nobody else can have claimed anything
            await self.outbox.release()
            await self.matches.computer.release()
            await self.trials.release()
        await self.matches.deadlines.beat()  # before matches go on: what stood still is given back once
        await self.matches.resume_paused()
        self.tasks.every(0.0, self._errands, "errands")
        self.tasks.every(EVERY, self.keep_time, "times")
        self.tasks.every(30.0, self.matches.expire, "expiry of matches")
        self.tasks.every(30.0, self.janken.expire, "expiry of janken")
        self.tasks.every(30.0, self.trades.expire, "expiry of trades")
        self.tasks.every(60.0, self.prizes.expire, "expiry of prizes")
        self.tasks.every(audit.EVERY, Audit(self.store).run, "audit of collections")
        self.tasks.every(60.0, self._purge, "purge")
        self.tasks.every(5.0, self.trials.look, "trials of card sets")
        host = HostSets(self.store, self.sets, self.settings.data_dir / FOLDER)
        self.tasks.spawn(host.load(), "card sets of the host")

    async def _errands(self) -> None:
        await self.matches.computer.run()
        await self.matches.computer.wait(2.0)

    async def keep_time(self) -> None:
        """One round of the deadlines, while presses can be taken."""
        if self.reachable:
            await self.matches.deadlines.beat()
            await self.matches.deadlines.run()

    async def _purge(self) -> None:
        async with self.store.write() as work:
            await purge_tokens(work)
            await purge_claims(work)

    async def close(self) -> None:
        """End the background work and close the store, on every path."""
        try:
            await self.tasks.close()
            await self.matches.close()
        finally:
            await self.store.close()
