"""The games, one folder each. A game never imports another; what two of them need lives in `engine`.

A folder is found by itself: it exports ``GAME``. Nothing else lists the games, so adding one touches its two folders only.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from engine.brought import pictured, read
from engine.catalog import DATA, Catalog, Definition, load
from engine.game import AnyTable
from engine.house import Setting, settle
from engine.match import AnyGame


@cache
def games() -> Mapping[str, AnyGame]:
    """Every game by its slug, in the order of their names."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    found = [cast("AnyGame", importlib.import_module(f"{__name__}.{name}").GAME) for name in names]
    return {game.slug: game for game in found}


@cache
def catalog(slug: str) -> Catalog[Definition]:
    """The catalog of a game as it stands in `data/`. Raises `Faulty` with every fault of its files."""
    return load(slug, games()[slug].definition_type, DATA)


def catalog_with(slug: str, texts: Sequence[str]) -> Catalog[Definition]:
    """The same with sets that are not in `data/`, by their texts. Raises `ValueError` for a text that is no set of this game."""
    found = catalog(slug)
    for text in texts:
        shelved = read(text)
        if shelved.brought.game != slug:
            raise ValueError(f"a card set of {slug}, not of {shelved.brought.game}")
        brought = shelved.brought
        cards = [pictured(card, brought.pictures) for card in brought.definitions(games()[slug].definition_type)]
        found = found.with_set(text, shelved.mark, cards, brought.decks)
    return found


def table(
    slug: str,
    house_rules: Mapping[str, Setting] | None = None,
    extra: tuple[Definition, ...] = (),
    texts: Sequence[str] = (),
) -> AnyTable:
    """A table of a game with its house rules, further definitions and the texts of further sets.

    Raises `Unfit` for house rules that do not fit, `ValueError` for a text that is no set of this game.
    """
    game = games()[slug]
    cards = catalog_with(slug, texts)
    return game.table(cards.joined(extra) if extra else cards, settle(game.house_type, house_rules or {}))
