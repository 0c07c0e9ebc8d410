"""All that looks after the world of one client."""

from __future__ import annotations

import discord

from bot.runtime import Runtime
from bot.world.gate import Gate
from bot.world.members import Members
from bot.world.places import Places
from bot.world.rights import Rights


class World:
    """Made with the client; the client hands on what it hears."""

    def __init__(self, client: discord.Client, runtime: Runtime) -> None:
        self.rights = Rights(client)
        self.members = Members(client, runtime.lost, runtime.trades)
        self.places = Places(runtime.store, runtime.lost, runtime.matches, self.rights)
        self.gate = Gate(runtime.lost, self.rights, self.places)
        self._client = client
        self._unnamed: set[int] = set()
        """Servers of which nothing was known yet when we looked."""

    async def reconcile(self) -> None:
        """What has happened while nobody was there. Of a server that Discord names later, it is found out then."""
        self._unnamed |= {guild.id for guild in self._client.guilds if guild.unavailable}
        await self.places.reconcile(self._client)

    async def server_named(self, guild: int) -> None:
        """Discord tells us what there is in a server: late, or after an outage, or because we were invited again."""
        await self.places.server_back(guild)
        if guild in self._unnamed:
            self._unnamed.discard(guild)
            await self.places.reconcile(self._client)
