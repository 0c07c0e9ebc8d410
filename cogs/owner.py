"""`/sync`: for the owners of the bot alone, to register the commands anew."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend
from engine.refusal import Refusal
from engine.view import Word


class Owner(commands.Cog):
    """What only an owner may."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-sync"), description=said("command-sync.about"))
    @app_commands.default_permissions(administrator=True)
    async def sync(self, interaction: Interaction) -> None:
        """Register."""
        await attend(interaction, Way.PRIVATE, self._sync)

    async def _sync(self, press: Press) -> None:
        if not await self.bot.is_owner(press.interaction.user):
            raise Refusal("owner-only")
        count = await self.bot.registration.now(self.bot.application_id or 0)
        await press.whisper(press.words().text(Word("sync-done", {"count": count})))

    sync.allowed_contexts, sync.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Owner(bot))
