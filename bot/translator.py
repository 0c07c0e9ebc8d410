"""Names and descriptions of commands, in the languages that there are.

A command says ``said("command-roll.about")``: the English text with its key beside it. discord.py asks `Translator` for each locale when
the commands are registered. One bad translation never blocks the others: it is logged with locale and key, and that string stays English.
"""

from __future__ import annotations

import logging
from functools import cache

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import locale_str

from bot import limits
from engine.wording import LOCALES, Wording, keys
from engine.wording.locales import ENGLISH

log = logging.getLogger(__name__)

_NAMES = {Where.command_name, Where.group_name, Where.parameter_name}


def said(key: str, game: str = "") -> locale_str:
    """The text of a command that stands at ``key`` in the words, a game's own where one is named."""
    return locale_str(Wording(ENGLISH, game).text(key), key=key, game=game)


class Translator(app_commands.Translator):
    """Looks keys up in the words."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this locale; None where there is none that Discord would take."""
        key, game = str(string.extras.get("key", "")), str(string.extras.get("game", ""))
        if not key or locale.value not in LOCALES or key not in _known(locale.value, game):
            return None
        text = Wording(locale.value, game).text(key)
        if _fits(text, context):
            return text
        log.warning("the word %r in %s is nothing that Discord takes as %s", key, locale.value, context.location.name)
        return None


@cache
def _known(locale: str, game: str) -> frozenset[str]:
    return frozenset(keys(locale, game))


def _fits(text: str, context: app_commands.TranslationContextTypes) -> bool:
    if context.location is Where.choice_name:
        return 1 <= len(text) <= limits.CHOICE_NAME
    # The entry of a context menu is a name in free form: capitals and spaces may stand in it.
    free = context.location is Where.command_name and isinstance(context.data, app_commands.ContextMenu)
    if context.location in _NAMES and not free:
        return limits.is_command_name(text)
    return limits.is_command_text(text) and (not free or len(text) <= limits.COMMAND_NAME)
