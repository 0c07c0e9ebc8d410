"""`/duel`: challenge, list, board, resign; and *Challenge* on a user's menu."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.decks.named import offered
from bot.duels.board import LEAVE
from bot.duels.which import BOARD, LOG
from bot.translator import said
from cogs.answering import ANYWHERE, INSTALLED, Interaction, attend, game_choices, texts, time_choices
from engine.games import games
from engine.wording import Wording, locale_for

_NAMES, _ABOUTS = texts("duel-challenge", "game", "opponent", "deck", "time", "prize")
_MATCH, _MATCH_ABOUT = texts("duel-match", "match")


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Duel(commands.GroupCog, group_name=said("command-duel"), group_description=said("command-duel.about")):
    """Matches."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot
        self.menu = app_commands.ContextMenu(name=said("command-challenge-menu"), callback=self.challenge_from_menu)
        self.menu.allowed_contexts, self.menu.allowed_installs = ANYWHERE, INSTALLED

    async def cog_load(self) -> None:
        """The user menu's entry is no part of the group."""
        self.bot.tree.add_command(self.menu)

    async def cog_unload(self) -> None:
        """It goes as it came."""
        self.bot.tree.remove_command(self.menu.name, type=self.menu.type)

    @app_commands.command(name=said("command-duel-challenge"), description=said("command-duel-challenge.about"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_ABOUTS)
    @app_commands.choices(game=game_choices(), time=time_choices())
    async def challenge(
        self,
        interaction: Interaction,
        game: str,
        opponent: discord.User | None = None,
        deck: str | None = None,
        time: str | None = None,
        prize: bool = False,
    ) -> None:
        """Invite somebody, or the bot."""

        async def call(press: Press) -> None:
            await self.bot.invites.call(press, game, opponent, deck, time, prize=prize)

        await attend(interaction, Way.PRIVATE, call)

    async def challenge_from_menu(self, interaction: Interaction, user: discord.User) -> None:
        """Invite somebody; which game is asked where there are several."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.invites.ask_game(press, user))

    @challenge.autocomplete("deck")
    async def decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own decks of the chosen game, then the starter decks, that may be played and whose name has what was typed."""
        game = str(getattr(interaction.namespace, "game", "") or "")
        if game not in games():
            return []
        guild = interaction.guild_id or 0
        rules = await self.bot.house.of(guild, game)
        words = Wording(locale_for(str(interaction.locale)), game)
        decks = await self.bot.runtime.matches.decks_of(guild, interaction.user.id, game, rules)
        return offered([(words.name(deck.name) if deck.name else deck.id, deck.id) for deck in decks], typed)

    @app_commands.command(name=said("command-duel-list"), description=said("command-duel-list.about"))
    async def list(self, interaction: Interaction) -> None:
        """One's running matches."""
        await attend(interaction, Way.PRIVATE, self.bot.rooms.overview)

    @app_commands.command(name=said("command-duel-board"), description=said("command-duel-board.about"))
    @app_commands.rename(**_MATCH)
    @app_commands.describe(**_MATCH_ABOUT)
    async def board(self, interaction: Interaction, match: int | None = None) -> None:
        """The board, as text and by link."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.which.lead(press, BOARD, match))

    @app_commands.command(name=said("command-duel-log"), description=said("command-duel-log.about"))
    @app_commands.rename(**_MATCH)
    @app_commands.describe(**_MATCH_ABOUT)
    async def log(self, interaction: Interaction, match: int | None = None) -> None:
        """What happened, as far as one may know it."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.which.lead(press, LOG, match))

    @app_commands.command(name=said("command-duel-resign"), description=said("command-duel-resign.about"))
    @app_commands.rename(**_MATCH)
    @app_commands.describe(**_MATCH_ABOUT)
    async def resign(self, interaction: Interaction, match: int | None = None) -> None:
        """Give up, after a question."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.which.lead(press, LEAVE, match))


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Duel(bot))
