"""`/roll`: dice, for everybody to see."""

from __future__ import annotations

import random

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.layout import Page
from bot.components.press import Press, Way
from bot.dice import hidden_text, roll_text
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts
from engine.dice import is_secret, parse, throw
from engine.wording import Wording

_NAMES, _ABOUTS = texts("roll", "dice", "secret")


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
    async def roll(self, interaction: Interaction, dice: str, secret: bool = False) -> None:
        """Throw."""
        hidden = secret or is_secret(dice)
        way = Way.PRIVATE if hidden else Way.PUBLIC
        await attend(interaction, way, lambda press: self._roll(press, dice, hidden=hidden))

    async def _roll(self, press: Press, dice: str, *, hidden: bool) -> None:
        result = throw(parse(dice), self._source)
        words = Wording(await self.bot.languages.public(press.interaction))
        if not hidden:
            await press.answer(roll_text(result, press.user.name, words))
            return
        await press.whisper(roll_text(result, press.user.name, press.words()))
        await press.publish(Page((hidden_text(press.user.name, words),)))

    roll.allowed_contexts, roll.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Roll(bot))
