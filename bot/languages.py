"""Which language somebody reads: what they chose, else what their client says; what a server chose, else what Discord says of it."""

from __future__ import annotations

import discord

from bot.store.guilds import Guilds
from bot.store.people import People
from engine.wording import locale_for


class Languages:
    """Asks the store for what was chosen."""

    def __init__(self, people: People, guilds: Guilds) -> None:
        self._people = people
        self._guilds = guilds

    async def of(self, interaction: discord.Interaction) -> str:
        """The locale of what only this person reads."""
        return await self.of_user(interaction.user.id, str(interaction.locale))

    async def of_user(self, user: int, client: str) -> str:
        """The locale of a person whose client says ``client``."""
        chosen = (await self._people.get(user)).locale
        return locale_for(chosen or client)

    async def public(self, interaction: discord.Interaction) -> str:
        """The locale of what everybody there reads; in direct messages the reader's own."""
        if interaction.guild_id is None:
            return await self.of(interaction)
        return await self.of_guild(interaction.guild_id, str(interaction.guild_locale or ""))

    async def of_guild(self, guild: int, discords: str) -> str:
        """The locale of a server that Discord says is ``discords``."""
        return locale_for((await self._guilds.get(guild)).locale or discords)
