"""The games, one folder each. A game never imports another; what two of them need lives in `engine`.

A folder is found by itself: it exports ``GAME``. Nothing else lists the games, so adding one touches its two folders only.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import cast

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


def table(slug: str, house_rules: Mapping[str, Setting] | None = None, extra: tuple[Definition, ...] = ()) -> AnyTable:
    """A table of a game with its house rules and further definitions. Raises `Unfit` for house rules that do not fit."""
    game = games()[slug]
    cards = catalog(slug).joined(extra) if extra else catalog(slug)
    return game.table(cards, settle(game.house_type, house_rules or {}))
