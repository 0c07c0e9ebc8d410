"""`/verify`: how anybody sees that a match, a roll or a game of janken was fair."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.proofs import GAME, MATCH, ROLL, Proofs
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts

_NAMES, _ABOUTS = texts("verify", "what", "number")
_LARGEST = 2**53 - 1
"""The largest number that Discord takes as a bound of an option."""


class Verify(commands.Cog):
    """Proofs."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot
        self._proofs = Proofs(bot.runtime)

    @app_commands.command(name=said("command-verify"), description=said("command-verify.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    @app_commands.choices(
        what=[app_commands.Choice(name=said(f"verify-what-{what}"), value=what) for what in (MATCH, ROLL, GAME)]
    )
    async def verify(
        self,
        interaction: Interaction,
        what: str = MATCH,
        number: app_commands.Range[int, 1, _LARGEST] | None = None,
    ) -> None:
        """Show what was promised, and that it was kept."""
        await attend(interaction, Way.PRIVATE, lambda press: self._verify(press, what, number))

    async def _verify(self, press: Press, what: str, number: int | None) -> None:
        await press.whisper(await self._proofs.page(press, what, number))

    verify.allowed_contexts, verify.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Verify(bot))
