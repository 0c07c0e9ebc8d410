"""The Discord client: puts the parts together, and hands on whatever arrives.

No privileged intent is asked for; nobody is called but who is named; no view and no match is kept here, so that any process can take any
press. Commands live in `cogs`, which are loaded by name.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot import registration
from bot.cards.desk import Desk as CardDesk
from bot.cards.finding import ready
from bot.collections.book import Book
from bot.collections.desk import Desk as CollectionDesk
from bot.collections.trading import Trading
from bot.components.doors import Doors
from bot.components.layout import Pressable
from bot.decks.desk import Desk as DeckDesk
from bot.decks.workshop import Workshop
from bot.drawing.studio import Studio
from bot.duels.aloud import Aloud
from bot.duels.duels import Duels
from bot.duels.invites import Invites
from bot.duels.late import Lateness
from bot.duels.moves import Moves
from bot.duels.rooms import Rooms
from bot.duels.shows import Shows
from bot.duels.threads import Threads
from bot.duels.which import Which
from bot.forgetting import Forgetting
from bot.guilds.desk import Desk
from bot.guilds.house import HouseRules
from bot.guilds.matches_desk import MatchesDesk
from bot.guilds.rules_desk import RulesDesk
from bot.languages import Languages
from bot.oblivion import Oblivion
from bot.publisher.answers import Answers
from bot.publisher.posts import Posts
from bot.publisher.queue import Publisher
from bot.registration import Registration
from bot.rps import Tables
from bot.rules import RulePages
from bot.runtime import Runtime
from bot.sets.desk import SetDesk
from bot.store.sets import Pictures
from bot.store.slots import DEAL, JANKEN, TABLE, TRADE, TRIAL, TRIED
from bot.translator import Translator
from bot.world.world import World
from engine.games import games

log = logging.getLogger(__name__)

COGS = (
    "duel",
    "deck",
    "hand",
    "card",
    "rules",
    "rps",
    "collection",
    "trade",
    "roll",
    "verify",
    "language",
    "settings",
    "cardset",
    "screen_reader",
    "forget",
    "help",
    "owner",
)
READY_SECONDS = 2.0
"""How long Discord is given to name its servers before the client calls itself ready."""


class TefudaTree(app_commands.CommandTree["TefudaClient"]):
    """The commands. Whatever goes wrong in one is answered in words."""

    async def on_error(
        self, interaction: discord.Interaction[TefudaClient], error: app_commands.AppCommandError, /
    ) -> None:
        """Not allowed here: say so. Anything else is ours: log it."""
        refused = isinstance(error, app_commands.CheckFailure)
        if not refused:
            log.error("command of interaction %d", interaction.id, exc_info=error)
        await self.client.doors.apologize(interaction, "error-not-yours" if refused else "error-ours")


class TefudaClient(commands.Bot):
    """The bot on Discord."""

    def __init__(
        self, runtime: Runtime, *, connector: aiohttp.BaseConnector | None = None, ready_seconds: float = READY_SECONDS
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=TefudaTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            connector=connector,
            guild_ready_timeout=ready_seconds,
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.runtime = runtime
        self.studio = Studio(Pictures(runtime.store).get)
        self.languages = Languages(runtime.people, runtime.guilds)
        self.doors = Doors(self.languages)
        self.world = World(self, runtime)
        self.posts = Posts(self, runtime.messages, runtime.people, self.world.gate)
        self.duels = Duels(runtime, self.studio, self.languages)
        self.house = HouseRules(runtime.guilds, runtime.sets)
        self.invites = Invites(self.duels, self.house, self.world.rights)
        self.desk = Desk(runtime.guilds, self.house, RulesDesk(self.house), MatchesDesk(self.duels))
        self.workshop = Workshop(runtime.decks, self.house, runtime.sets)
        self.decks = DeckDesk(self.workshop, self.studio, self.languages)
        self.cards = CardDesk(self.workshop, self.studio)
        self.moves = Moves(self.duels, self.world.rights)
        self.aloud = Aloud(self.duels, self.posts)
        self.lateness = Lateness(runtime.matches, self.world.members)
        self.rules = RulePages()
        self.rooms = Rooms(self.duels, self.invites, self.moves, self.rules, self.aloud, self.world)
        self.which = Which(self.duels, self.rooms)
        self.oblivion = Oblivion(Forgetting(runtime.store, runtime.matches))
        self.tables = Tables(runtime.janken, runtime.store, runtime.messages, self.languages, self.posts)
        answers = Answers(self, runtime.tokens)
        self.sets = SetDesk(runtime, self.house, self.studio, answers, self.posts)
        self.collection = CollectionDesk(runtime.collections, runtime.sets, self.studio)
        self.book = Book(runtime.ledger, runtime.sets)
        self.trading = Trading(runtime, self.languages, self.posts, self.world.members, self.studio)
        for part in (
            self.sets,
            self.invites,
            self.moves,
            self.aloud,
            self.lateness,
            self.rules,
            self.rooms,
            self.which,
            self.tables,
            self.desk,
            self.decks,
            self.cards,
            self.oblivion,
            self.collection,
            self.book,
            self.trading,
            self.duels.prizes,
        ):
            part.enter(self.doors)
        threads = Threads(self, runtime.matches, runtime.messages, runtime.guilds, runtime.lost)
        shows = Shows(self.duels, self.posts, threads, self.aloud, self).all()
        self.publisher = Publisher(
            runtime.outbox,
            runtime.tasks,
            {
                **shows,
                (JANKEN, TABLE): self.tables.show,
                (TRADE, DEAL): self.trading.show,
                (TRIAL, TRIED): self.sets.tell,
            },
        )
        self.registration = Registration(self.tree, runtime.settings.data_dir / "commands.sha256")

    async def setup_hook(self) -> None:
        """Once in a life, however often Discord connects anew: load, register what changed, begin to show."""
        self.runtime.tasks.spawn(self.studio.open(games()), "studio")  # pictures wait for it, nothing else does
        self.runtime.tasks.spawn(asyncio.to_thread(ready), "names of cards")
        self.runtime.reachable = False
        await self.load()
        self.add_dynamic_items(Pressable)
        await self._register()
        self.publisher.start()
        self.runtime.tasks.every(3600.0, self.world.places.expire, "servers that are gone")
        self.runtime.tasks.every(3600.0, self.world.places.ask_again, "channels that refused us")

    async def _register(self) -> None:
        """Register what changed. That Discord refuses it now is no reason not to serve the matches that are under way."""
        try:
            await self.registration.when_changed(self.application_id or 0)
        except discord.HTTPException as error:
            log.error("commands are not registered (%d/%d): %s", error.status, error.code, error.text)

    async def load(self) -> None:
        """The commands and their translations."""
        await self.tree.set_translator(Translator())
        for name in COGS:
            await self.load_extension(f"cogs.{name}")

    async def on_ready(self) -> None:
        """Presses reach us."""
        self.runtime.reachable = True
        await self.world.reconcile()

    async def on_resumed(self) -> None:
        """They do again."""
        self.runtime.reachable = True

    async def on_disconnect(self) -> None:
        """They do not: nobody's time runs until they do."""
        self.runtime.reachable = False

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were sent away, or the server is no more."""
        await self.world.places.server_lost(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We were invited, perhaps again."""
        await self.world.places.server_back(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """After an outage, and also where we were invited again."""
        await self.world.server_named(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, with the threads in it."""
        await self.world.places.channel_lost(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self.world.places.channel_lost(payload.guild_id, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was locked or unlocked. One that is only archived comes back with our next message."""
        if payload.data.get("thread_metadata", {}).get("locked"):
            await self.world.places.channel_lost(payload.guild_id, payload.thread_id)
        else:
            await self.world.places.channel_back(payload.guild_id, payload.thread_id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Perhaps we may now do there what we might not."""
        if before.overwrites != after.overwrites:
            await self.world.places.rights_changed(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The same, by a role."""
        if before.permissions != after.permissions:
            await self.world.places.rights_changed(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The same, by our own roles: of nobody else we are told."""
        if before.roles != after.roles:
            await self.world.places.rights_changed(after.guild.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """What discord.py does not dispatch itself."""
        await self.doors.catch(interaction)

    def stop_intake(self) -> None:
        """Take in nothing more; what is under way is finished."""
        self.doors.closed = True

    async def flush(self, seconds: float) -> None:
        """Finish what is under way, then show what is to be shown, for at most so long in all."""
        end = asyncio.get_running_loop().time() + seconds
        await self.doors.finish(seconds)
        try:
            async with asyncio.timeout_at(end):
                await self.publisher.drain()
        except TimeoutError:
            log.info("what is not shown yet is shown after the restart")

    async def close(self) -> None:
        """Leave Discord."""
        await super().close()
        self.studio.close()


async def payloads(runtime: Runtime) -> list[dict[str, Any]]:
    """Every command as Discord gets it, without connecting."""
    client = TefudaClient(runtime)
    try:
        await client.load()
        return await registration.payloads(client.tree)
    finally:
        await client.close()
