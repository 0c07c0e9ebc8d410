"""`/trade`: offer, list."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Way
from bot.translator import said
from cogs.answering import Interaction, attend, game_choices, texts

_OFFER, _OFFER_ABOUT = texts("trade-offer", "member", "game")


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Trade(commands.GroupCog, group_name=said("command-trade"), group_description=said("command-trade.about")):
    """Trades."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-trade-offer"), description=said("command-trade-offer.about"))
    @app_commands.rename(**_OFFER)
    @app_commands.describe(**_OFFER_ABOUT)
    @app_commands.choices(game=game_choices())
    async def offer(self, interaction: Interaction, member: discord.User, game: str | None = None) -> None:
        """Open one."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.trading.offer(press, member, game))

    @app_commands.command(name=said("command-trade-list"), description=said("command-trade-list.about"))
    async def list(self, interaction: Interaction) -> None:
        """One's open trades."""
        await attend(interaction, Way.PRIVATE, self.bot.trading.list)


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Trade(bot))
