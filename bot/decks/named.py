"""Decks by name, for who types: hints alone, since whatever comes back is looked up anew."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.decks.workshop import Workshop
from bot.limits import CHOICE_NAME, CHOICES, cut
from bot.matches.decks import Owner
from engine.games import games
from engine.search import folded
from engine.view import Name, Word
from engine.wording import Wording


async def deck_names(workshop: Workshop, guild: int, user: int, locale: str) -> list[tuple[str, str]]:
    """Name and reference of every deck that somebody may look at, with its game: their own, then the starter decks."""
    named = [
        (_named(deck.name, deck.game, locale), deck.reference) for deck in await workshop.shelf.of(Owner(guild, user))
    ]
    for game in games():
        words = Wording(locale, game)
        for deck in await workshop.starters(guild, game):
            name = words.name(deck.name) if deck.name else deck.id
            named.append((_named(name, game, locale), f"{game}.{deck.id}"))
    return named


def _named(name: str, game: str, locale: str) -> str:
    words = Wording(locale, game)
    return words.text(Word("deck-named", {"deck": Name(name, name), "game": f"@game-{game}"}))


def offered(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Those whose name has what was typed, in width, case and spelling as it comes; as many as Discord takes."""
    wanted = folded(typed)
    found = [(name, value) for name, value in named if wanted in folded(name)]
    return [app_commands.Choice(name=cut(name, CHOICE_NAME), value=value) for name, value in found[:CHOICES]]
