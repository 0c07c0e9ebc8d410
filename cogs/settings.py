"""`/settings`: all that the people who run a server settle, in one panel."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Way
from bot.translator import said
from cogs.answering import INSTALLED, Here, Interaction, attend


class Settings(commands.Cog):
    """The panel. Discord offers the command to those who may manage the server; each press is checked again."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-settings"), description=said("command-settings.about"))
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Open it."""
        await attend(interaction, Way.PRIVATE, self.bot.desk.open)

    settings.allowed_contexts = Here(guild=True, dm_channel=False, private_channel=False)
    settings.allowed_installs = INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Settings(bot))
