"""`/help`: what there is, in a page."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend
from engine.games import games
from engine.view import Name, Word
from engine.wording import Wording


class Help(commands.Cog):
    """A page for who is new."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-help"), description=said("command-help.about"))
    async def help_(self, interaction: Interaction) -> None:
        """Show it."""
        await attend(interaction, Way.PRIVATE, self._help)

    async def _help(self, press: Press) -> None:
        words = press.words()
        lines = [
            words.text("help-start"),
            *(_game(slug, press.locale) for slug in games()),
            words.text("help-commands"),
            words.text("help-senses"),
            words.text("help-dice"),
        ]
        await press.whisper("\n".join(lines))

    help_.allowed_contexts, help_.allowed_installs = ANYWHERE, INSTALLED


def _game(slug: str, locale: str) -> str:
    words = Wording(locale, slug)
    name, line = words.text(f"game-{slug}"), words.text("game-line")
    return words.text(Word("help-game", {"game": Name(name, name), "line": Name(line, line)}))


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Help(bot))
