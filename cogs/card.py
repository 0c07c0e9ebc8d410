"""`/card`: one card, found by its name."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Way
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, game_choices, texts

_NAMES, _ABOUTS = texts("card", "name", "game")
_TYPED = 100


class Card(commands.Cog):
    """Cards."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-card"), description=said("command-card.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    @app_commands.choices(game=game_choices())
    async def card(
        self, interaction: Interaction, name: app_commands.Range[str, 1, _TYPED], game: str | None = None
    ) -> None:
        """Show it."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.cards.look(press, name, game))

    @card.autocomplete("name")
    async def names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Cards whose name in either language, or its reading, has what was typed."""
        game = getattr(interaction.namespace, "game", None)
        locale = await self.bot.languages.of(interaction)
        offered = await self.bot.cards.offer(interaction.guild_id or 0, typed, str(game) if game else None, locale)
        return [app_commands.Choice(name=name, value=value) for name, value in offered]

    card.allowed_contexts, card.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Card(bot))
