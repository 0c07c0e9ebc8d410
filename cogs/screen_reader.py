"""`/screen-reader`: what happens as new messages, in words, for who does not hear an edit."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.duels.aloud import OFF, ON
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts

_NAMES, _ABOUTS = texts("screen-reader", "messages")


class ScreenReader(commands.Cog):
    """The switch of running text."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-screen-reader"), description=said("command-screen-reader.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    @app_commands.choices(
        messages=[app_commands.Choice(name=said(f"aloud-{what}-button"), value=what) for what in (ON, OFF)]
    )
    async def screen_reader(self, interaction: Interaction, messages: str | None = None) -> None:
        """Switch it; without ``messages`` say how it stands."""
        await attend(interaction, Way.PRIVATE, lambda press: self._switch(press, messages))

    async def _switch(self, press: Press, messages: str | None) -> None:
        if messages in (ON, OFF):
            await self.bot.aloud.switch(press.user.id, on=messages == ON)
        await self.bot.aloud.panel(press)

    screen_reader.allowed_contexts, screen_reader.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(ScreenReader(bot))
