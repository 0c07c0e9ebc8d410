"""`/deck`: one's decks, a new one, one of them, one that is brought."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Way
from bot.decks.named import deck_names, offered
from bot.decks.shelf import NAME
from bot.translator import said
from cogs.answering import Interaction, attend, game_choices, texts
from engine.wording import locale_for

_NEW, _NEW_ABOUT = texts("deck-new", "game", "name")
_SHOW, _SHOW_ABOUT = texts("deck-show", "deck")
_IMPORT, _IMPORT_ABOUT = texts("deck-import", "game", "code", "file", "name")
_CODE = 4000
Named = app_commands.Range[str, 1, NAME]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Deck(commands.GroupCog, group_name=said("command-deck"), group_description=said("command-deck.about")):
    """Decks."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-deck-list"), description=said("command-deck-list.about"))
    async def shelves(self, interaction: Interaction) -> None:
        """All that one has, and the starter decks."""
        await attend(interaction, Way.PRIVATE, self.bot.decks.list)

    @app_commands.command(name=said("command-deck-new"), description=said("command-deck-new.about"))
    @app_commands.rename(**_NEW)
    @app_commands.describe(**_NEW_ABOUT)
    @app_commands.choices(game=game_choices())
    async def new(self, interaction: Interaction, game: str, name: Named | None = None) -> None:
        """Begin one."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.decks.new(press, game, name))

    @app_commands.command(name=said("command-deck-show"), description=said("command-deck-show.about"))
    @app_commands.rename(**_SHOW)
    @app_commands.describe(**_SHOW_ABOUT)
    async def show(self, interaction: Interaction, deck: str) -> None:
        """Look at one, and change it."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.decks.show(press, deck))

    @show.autocomplete("deck")
    async def decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own decks, then the starter decks, whose name has what was typed."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        return offered(await deck_names(self.bot.workshop, guild, user, locale_for(str(interaction.locale))), typed)

    @app_commands.command(name=said("command-deck-import"), description=said("command-deck-import.about"))
    @app_commands.rename(**_IMPORT)
    @app_commands.describe(**_IMPORT_ABOUT)
    @app_commands.choices(game=game_choices())
    async def import_(
        self,
        interaction: Interaction,
        game: str | None = None,
        code: app_commands.Range[str, 1, _CODE] | None = None,
        file: discord.Attachment | None = None,
        name: Named | None = None,
    ) -> None:
        """Bring one: by code, by file, or in a form."""
        await attend(interaction, None, lambda press: self.bot.decks.bring(press, game, code, file, name))


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Deck(bot))
