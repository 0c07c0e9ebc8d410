"""`/language`: in which language the bot speaks to oneself, or to a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, texts
from engine.refusal import Refusal
from engine.wording import LOCALES, locale_for

_NAMES, _ABOUTS = texts("language", "language", "where")
ME, SERVER, AUTO = "me", "server", "auto"


def _languages() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=said(f"language-{code.lower()}"), value=code) for code in LOCALES] + [
        app_commands.Choice(name=said("language-auto"), value=AUTO)
    ]


class Language(commands.Cog):
    """Languages."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-language"), description=said("command-language.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    @app_commands.choices(
        language=_languages(),
        where=[app_commands.Choice(name=said(f"language-where-{name}"), value=name) for name in (ME, SERVER)],
    )
    async def language(self, interaction: Interaction, language: str, where: str = ME) -> None:
        """Choose one."""
        await attend(interaction, Way.PRIVATE, lambda press: self._language(press, language, where))

    async def _language(self, press: Press, language: str, where: str) -> None:
        chosen = None if language == AUTO else locale_for(language)
        if where == SERVER:
            await self._for_server(press, chosen)
        else:
            await self.bot.runtime.people.set(press.user.id, locale=chosen)
            await self.bot.runtime.matches.show_hands(press.user.id)
            press.read_in(await self.bot.languages.of(press.interaction))
        await press.whisper(press.words().text("language-done" if where == ME else "language-server-done"))

    async def _for_server(self, press: Press, locale: str | None) -> None:
        if not press.place.guild:
            raise Refusal("only-in-server")
        if not press.interaction.permissions.manage_guild:
            raise Refusal("needs-manage-server")
        await self.bot.runtime.guilds.set(press.place.guild, locale=locale)

    language.allowed_contexts, language.allowed_installs = ANYWHERE, INSTALLED


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Language(bot))
