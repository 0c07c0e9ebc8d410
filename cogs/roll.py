"""`/roll`: dice, for everybody to see or for oneself, and for anybody to check."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.dice import hidden_page, roll_page
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts
from engine.dice import is_secret
from engine.wording import Wording

_NAMES, _ABOUTS = texts("roll", "dice", "secret")


class Roll(commands.Cog):
    """Dice."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-roll"), description=said("command-roll.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    async def roll(self, interaction: Interaction, dice: str, secret: bool = False) -> None:
        """Throw."""
        hidden = secret or is_secret(dice)
        way = Way.PRIVATE if hidden else Way.PUBLIC
        await attend(interaction, way, lambda press: self._roll(press, dice, hidden=hidden))

    async def _roll(self, press: Press, dice: str, *, hidden: bool) -> None:
        rolls = self.bot.runtime.rolls
        rolled = await rolls.throw(press.place, press.user, dice, secret=hidden, press=press.id)
        words = Wording(await self.bot.languages.public(press.interaction))
        if hidden:
            await press.whisper(roll_page(rolled, press.words()))
            message = await press.publish(hidden_page(rolled, words))
        else:
            message = await press.answer(roll_page(rolled, words))
        if message is not None:
            await rolls.shown(rolled.id, message)

    roll.allowed_contexts, roll.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Roll(bot))
