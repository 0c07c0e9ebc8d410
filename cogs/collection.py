"""`/collection`: join, cards, leave, privacy, ledger."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TefudaClient
from bot.components.press import Press, Way
from bot.translator import said
from cogs.answering import Interaction, attend, game_choices, texts
from engine.wording import Wording

_JOIN, _JOIN_ABOUT = texts("collection-join", "game")
_CARDS, _CARDS_ABOUT = texts("collection-cards", "member", "game", "find")
_LEAVE, _LEAVE_ABOUT = texts("collection-leave", "game")
_PRIVACY, _PRIVACY_ABOUT = texts("collection-privacy", "show")
_LEDGER, _LEDGER_ABOUT = texts("collection-ledger", "member", "game", "card")


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Collection(
    commands.GroupCog, group_name=said("command-collection"), group_description=said("command-collection.about")
):
    """Cards that people own."""

    def __init__(self, bot: TefudaClient) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-collection-join"), description=said("command-collection-join.about"))
    @app_commands.rename(**_JOIN)
    @app_commands.describe(**_JOIN_ABOUT)
    @app_commands.choices(game=game_choices())
    async def join(self, interaction: Interaction, game: str) -> None:
        """Take part."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.collection.join(press, game))

    @app_commands.command(name=said("command-collection-cards"), description=said("command-collection-cards.about"))
    @app_commands.rename(**_CARDS)
    @app_commands.describe(**_CARDS_ABOUT)
    @app_commands.choices(game=game_choices())
    async def cards(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: str | None = None,
        find: str | None = None,
    ) -> None:
        """Look at cards."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.collection.look(press, member, game, find))

    @cards.autocomplete("find")
    async def names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Cards that they own, or that the member does who is named."""
        member, game = (getattr(interaction.namespace, option, None) for option in ("member", "game"))
        owner = member.id if member else interaction.user.id
        words = Wording(await self.bot.languages.of(interaction))
        offered = await self.bot.collection.offer(
            interaction.guild_id or 0, interaction.user.id, owner, str(game) if game else None, typed, words
        )
        return [app_commands.Choice(name=name, value=value) for name, value in offered]

    @app_commands.command(name=said("command-collection-leave"), description=said("command-collection-leave.about"))
    @app_commands.rename(**_LEAVE)
    @app_commands.describe(**_LEAVE_ABOUT)
    @app_commands.choices(game=game_choices())
    async def leave(self, interaction: Interaction, game: str) -> None:
        """Take part no more."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.collection.leave(press, game))

    @app_commands.command(name=said("command-collection-privacy"), description=said("command-collection-privacy.about"))
    @app_commands.rename(**_PRIVACY)
    @app_commands.describe(**_PRIVACY_ABOUT)
    async def privacy(self, interaction: Interaction, show: bool) -> None:  # Discord's own shape
        """Let others look, or not."""

        async def act(press: Press) -> None:
            await self.bot.collection.privacy(press, shown=show)

        await attend(interaction, Way.PRIVATE, act)

    @app_commands.command(name=said("command-collection-ledger"), description=said("command-collection-ledger.about"))
    @app_commands.rename(**_LEDGER)
    @app_commands.describe(**_LEDGER_ABOUT)
    @app_commands.choices(game=game_choices())
    async def ledger(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: str | None = None,
        card: str | None = None,
    ) -> None:
        """Read what moved."""
        await attend(interaction, Way.PRIVATE, lambda press: self.bot.book.open(press, member, game, card))


async def setup(bot: TefudaClient) -> None:
    """Load."""
    await bot.add_cog(Collection(bot))
