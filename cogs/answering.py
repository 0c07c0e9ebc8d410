"""What every command shares: it is acknowledged before it works, and answered whatever happens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.matches.times import TIMES
from bot.translator import said
from engine.games import games

Interaction = discord.Interaction[TefudaClient]
Here = app_commands.AppCommandContext
ANYWHERE = Here(guild=True, dm_channel=True, private_channel=False)
"""In servers that the bot is in, and in its direct messages."""
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)


async def attend(interaction: Interaction, way: Way | None, act: Callable[[Press], Awaitable[None]]) -> None:
    """Acknowledge a command in this way (None: by what is done itself), then do it."""
    await interaction.client.doors.attend(interaction, way, act)


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game, by its name."""
    return [app_commands.Choice(name=said(f"game-{slug}", slug), value=slug) for slug in games()]


def time_choices() -> list[app_commands.Choice[str]]:
    """Every time that a decision may have, by its name."""
    return [app_commands.Choice(name=said(f"time-{name}", name), value=name) for name in TIMES]


def texts(
    command: str, *options: str
) -> tuple[Mapping[str, app_commands.locale_str], Mapping[str, app_commands.locale_str]]:
    """The names and the descriptions of a command's options."""
    names = {option: said(f"command-{command}.{option}") for option in options}
    abouts = {option: said(f"command-{command}.{option}-about") for option in options}
    return names, abouts
