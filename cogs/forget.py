"""`/forget me`: what is kept about oneself, in words, and the end of it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Way
from bot.translator import said
from cogs.answering import Interaction, attend


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Forget(commands.GroupCog, group_name=said("command-forget"), group_description=said("command-forget.about")):
    """Forgetting."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-forget-me"), description=said("command-forget-me.about"))
    async def me(self, interaction: Interaction) -> None:
        """Say what is kept; a button on it forgets."""
        await attend(interaction, Way.PRIVATE, self.bot.oblivion.tell)


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Forget(bot))
