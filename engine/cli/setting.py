"""What a command is told to play with: seeds as any text, decks by name, by list, or left to the house."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

from engine.catalog import DeckList
from engine.game import AnyTable
from engine.games import games
from engine.house import Setting
from engine.stream import SEED_BYTES


def seed_of(text: str) -> bytes:
    """32 bytes from any text: 64 hex digits as they are, anything else by its hash."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    return raw if len(raw) == SEED_BYTES else hashlib.sha256(text.encode()).digest()


def house_rule(text: str) -> tuple[str, Setting]:
    """A house rule from ``name=value``: a word, a whole number, ``true`` or ``false``. Raises `ValueError`."""
    name, mark, value = text.partition("=")
    if not (name and mark and value):
        raise ValueError(f"expected NAME=VALUE, found {text}")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() and value.isascii() else value


def deck_of(table: AnyTable, deck: str | Sequence[str]) -> DeckList:
    """A starter deck by its id, or a deck from a list of cards. Raises `LookupError` for an unknown starter deck."""
    if isinstance(deck, str):
        decks = table.catalog.decks
        if deck not in decks:
            raise LookupError(f"no deck `{deck}`; there are {', '.join(decks)}")
        return decks[deck]
    return DeckList("own", dict(Counter(deck)))


def starter_decks(slug: str, table: AnyTable) -> tuple[DeckList, DeckList]:
    """Two starter decks that may meet, different ones where there are. Raises `LookupError` where a game has none."""
    return two_that_meet(slug, table, table.catalog.decks.values())


def two_that_meet(slug: str, table: AnyTable, decks: Iterable[DeckList]) -> tuple[DeckList, DeckList]:
    """The first two of these decks that may meet, different ones where there are. Raises `LookupError` where there are none."""
    pairs = list(combinations_with_replacement(decks, 2))
    pairs.sort(key=lambda pair: pair[0] is pair[1])
    for pair in pairs:
        if not games()[slug].check_decks(table, pair):
            return pair
    raise LookupError("no decks that may meet")
