"""`/hand`: one's cards and what one is asked, for oneself alone."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts

_NAMES, _ABOUTS = texts("duel-match", "match")


class Hand(commands.Cog):
    """The hand."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-hand"), description=said("command-hand.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    async def hand(self, interaction: Interaction, match: int | None = None) -> None:
        """Show it."""
        await attend(interaction, Way.PRIVATE, lambda press: self._hand(press, match))

    async def _hand(self, press: Press, match: int | None) -> None:
        record = await self.bot.duels.meant(press.user.id, press.place.channel, match)
        await self.bot.rooms.hand(press, record.id)

    hand.allowed_contexts, hand.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Hand(bot))
