"""`/rps`: janken against a person or the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts
from engine.refusal import Refusal

_NAMES, _ABOUTS = texts("rps", "opponent", "rounds")


class Rps(commands.Cog):
    """Janken."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-rps"), description=said("command-rps.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    async def rps(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        rounds: app_commands.Range[int, 1, 9] = 1,
    ) -> None:
        """Begin."""
        await attend(interaction, Way.PRIVATE, lambda press: self._rps(press, opponent, rounds))

    async def _rps(self, press: Press, opponent: discord.User | None, rounds: int) -> None:
        if opponent is not None and self.bot.user and opponent.id == self.bot.user.id:
            opponent = None
        if opponent is not None and not press.place.guild and opponent.id != press.user.id:
            raise Refusal("only-in-server")
        await self.bot.tables.begin(press, opponent, rounds)

    rps.allowed_contexts, rps.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Rps(bot))
