"""Games and tables as the service asks for them: unknown is a refusal, and a table is made once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine import games
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
