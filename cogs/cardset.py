"""`/cardset`: the card sets of a server, for those who may manage it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Way
from bot.limits import CHOICE_NAME, CHOICES, cut
from bot.translator import said
from cogs.answering import Interaction, attend, texts
from engine.wording import locale_for

_FILE, _FILE_ABOUT = texts("cardset-add", "file")
_SET, _SET_ABOUT = texts("cardset-which", "which")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class CardSets(commands.GroupCog, group_name=said("command-cardset"), group_description=said("command-cardset.about")):
    """Sets. Discord offers the command to those who may manage the server; each use is checked again."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-cardset-add"), description=said("command-cardset-add.about"))
    @app_commands.rename(**_FILE)
    @app_commands.describe(**_FILE_ABOUT)
    async def add(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Bring a set."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.sets.add(press, file))

    @app_commands.command(name=said("command-cardset-list"), description=said("command-cardset-list.about"))
    async def overview(self, interaction: Interaction) -> None:
        """All of the server's."""
        await attend(interaction, Way.PRIVATE, self.bot.sets.overview)

    @app_commands.command(name=said("command-cardset-show"), description=said("command-cardset-show.about"))
    @app_commands.rename(**_SET)
    @app_commands.describe(**_SET_ABOUT)
    async def show(self, interaction: Interaction, which: str) -> None:
        """One of them, with its cards."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.sets.show(press, which))

    @app_commands.command(name=said("command-cardset-on"), description=said("command-cardset-on.about"))
    @app_commands.rename(**_SET)
    @app_commands.describe(**_SET_ABOUT)
    async def on(self, interaction: Interaction, which: str) -> None:
        """Play with it."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.sets.on(press, which))

    @app_commands.command(name=said("command-cardset-off"), description=said("command-cardset-off.about"))
    @app_commands.rename(**_SET)
    @app_commands.describe(**_SET_ABOUT)
    async def off(self, interaction: Interaction, which: str) -> None:
        """Play without it."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.sets.off(press, which))

    @app_commands.command(name=said("command-cardset-remove"), description=said("command-cardset-remove.about"))
    @app_commands.rename(**_SET)
    @app_commands.describe(**_SET_ABOUT)
    async def remove(self, interaction: Interaction, which: str) -> None:
        """Have it no more."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.sets.remove(press, which))

    @app_commands.command(name=said("command-cardset-versions"), description=said("command-cardset-versions.about"))
    @app_commands.rename(**_SET)
    @app_commands.describe(**_SET_ABOUT)
    async def versions(self, interaction: Interaction, which: str) -> None:
        """All versions of a set."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.sets.versions(press, which))

    @show.autocomplete("which")
    @on.autocomplete("which")
    @off.autocomplete("which")
    @remove.autocomplete("which")
    @versions.autocomplete("which")
    async def which(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The server's sets whose name has what was typed; nothing for whoever may not manage it."""
        if not interaction.permissions.manage_guild:
            return []
        locale = locale_for(str(interaction.locale))
        found = await self.bot.sets.named(interaction.guild_id or 0, typed, locale)
        return [app_commands.Choice(name=cut(name, CHOICE_NAME), value=one) for name, one in found[:CHOICES]]


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(CardSets(bot))
