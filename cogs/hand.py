"""`/hand`: one's cards and what one is asked, for oneself alone."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.duels.board import HAND
from bot.store.people import DIRECT, EPHEMERAL
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts

_NAMES, _ABOUTS = texts("hand", "match", "where")


class Hand(commands.Cog):
    """The hand."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-hand"), description=said("command-hand.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    @app_commands.choices(
        where=[app_commands.Choice(name=said(f"hand-where-{road}"), value=road) for road in (DIRECT, EPHEMERAL)]
    )
    async def hand(self, interaction: Interaction, match: int | None = None, where: str | None = None) -> None:
        """Show it; ``where`` says on which road one wants to see it from now on."""
        await attend(interaction, Way.PRIVATE, lambda press: self._hand(press, match, where))

    async def _hand(self, press: Press, match: int | None, where: str | None) -> None:
        if where in (DIRECT, EPHEMERAL):
            await self.bot.duels.choose_road(press.user.id, where)
        await self.bot.which.lead(press, HAND, match)

    hand.allowed_contexts, hand.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Hand(bot))
