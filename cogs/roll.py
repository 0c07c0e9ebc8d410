"""`/roll`: dice, for everybody to see."""

from __future__ import annotations

import random

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.dice import roll_page
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts

_NAMES, _ABOUTS = texts("roll", "dice")


class SystemDice:
    """The machine's own randomness; no match's stream is touched by a roll."""

    def __init__(self) -> None:
        self._random = random.SystemRandom()

    def die(self, sides: int = 6, /) -> int:
        """From 1 to ``sides``."""
        return self._random.randint(1, sides)


class Roll(commands.Cog):
    """Dice."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot
        self._source = SystemDice()

    @app_commands.command(name=said("command-roll"), description=said("command-roll.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    async def roll(self, interaction: Interaction, dice: str) -> None:
        """Throw."""
        await attend(interaction, Way.PUBLIC, lambda press: self._roll(press, dice))

    async def _roll(self, press: Press, dice: str) -> None:
        locale = await self.bot.languages.public(press.interaction)
        await press.answer(roll_page(dice, press.user, locale, self._source))

    roll.allowed_contexts, roll.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Roll(bot))
