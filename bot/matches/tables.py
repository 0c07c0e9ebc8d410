"""Games and tables as the service asks for them: unknown is a refusal, and a table is made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine import games
from engine.catalog import DeckList
from engine.game import AnyTable
from engine.house import Setting
from engine.match import AnyGame
from engine.refusal import Refusal


def game_of(slug: str) -> AnyGame:
    """A game by its slug. Raises `Refusal("no-such-game")`."""
    try:
        return games.games()[slug]
    except KeyError:
        raise Refusal("no-such-game") from None


def table_of(slug: str, house_rules: Mapping[str, Setting]) -> AnyTable:
    """The table of a game with these house rules. Raises `Refusal` or `Unfit`."""
    game_of(slug)
    return _table(slug, tuple(sorted(house_rules.items())))


@lru_cache(maxsize=64)
def _table(slug: str, house_rules: tuple[tuple[str, Setting], ...]) -> AnyTable:
    return games.table(slug, dict(house_rules))


def deck_of(slug: str, deck: str) -> DeckList:
    """A starter deck. Raises `Refusal("no-such-deck")`."""
    try:
        return games.catalog(slug).decks[deck]
    except KeyError:
        raise Refusal("no-such-deck") from None


def fitting(slug: str, table: AnyTable, other: DeckList | None) -> tuple[DeckList, ...]:
    """The starter decks that may be played, against this one where it is known."""
    game = game_of(slug)
    decks = [deck for deck in games.catalog(slug).decks.values() if not game.check_deck(table, deck)]
    return tuple(deck for deck in decks if other is None or not game.check_decks(table, _pair(deck, other)))


def _pair(one: DeckList, other: DeckList) -> Sequence[DeckList]:
    return (one, other)
