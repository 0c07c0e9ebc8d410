"""`/rules`: a game's rules, by clause."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, game_choices, texts

_NAMES, _ABOUTS = texts("rules", "game", "clause")


class Rules(commands.Cog):
    """The rules."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-rules"), description=said("command-rules.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, game: str, clause: str | None = None) -> None:
        """Show them, from the beginning or at a clause."""
        await attend(interaction, Way.PRIVATE, lambda press: self._rules(press, game, clause))

    async def _rules(self, press: Press, game: str, clause: str | None) -> None:
        own = await self.bot.house.of(press.place.guild, game)
        await press.whisper(self.bot.rules.page_of(game, press.locale, clause, own))

    rules.allowed_contexts, rules.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Rules(bot))
