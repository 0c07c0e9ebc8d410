"""A set as it was brought and found to be in order; and its text, which is kept and read again for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from msgspec import Struct

from engine.brought import Brought, hash_of, read, write
from engine.catalog import Catalog, DeckList, Definition, SetMark
from engine.games import games
from engine.house import Setting
from engine.sources import Fault, Faulty
from engine.view import Name


class BroughtSet(Struct, frozen=True):
    """A faultless set of somebody's own cards."""

    id: str
    version: str
    """The author's own, such as ``3`` or ``1.2-beta``."""
    name: Name
    game: str
    """The slug of the game that it belongs to."""
    definitions: tuple[Definition, ...]
    decks: tuple[DeckList, ...]
    house_rules: dict[str, Setting]
    """What the set proposes; within the bounds of its game."""
    text: str
    """What is kept: the whole set but its pictures, in one order and spelling, so that the same set has the same hash."""
    pictures: Mapping[str, bytes] = {}
    """By the id of the card; empty after `kept`, since pictures are stored by themselves."""
    remarks: tuple[Fault, ...] = ()
    """What its author may want to know, though it can be played as it is."""

    @property
    def mark(self) -> SetMark:
        """The set as a transcript names it."""
        return SetMark(self.id, hash_of(self.text), self.name)

    def onto(self, catalog: Catalog[Definition]) -> Catalog[Definition]:
        """A catalog with this set's cards, starter decks and mark besides its own."""
        return catalog.with_set(self.text, self.mark, self.definitions, self.decks)


def text_of(brought: BroughtSet) -> str:
    """The text that is kept of a set (`engine.brought`). Its pictures are named by their SHA-256: another picture makes another text."""
    shown = {card: hashlib.sha256(brought.pictures[card]).hexdigest() for card in sorted(brought.pictures)}
    kept = Brought(
        brought.game, brought.id, brought.name, (), brought.decks, brought.version, brought.house_rules, shown
    )
    return write(kept, brought.definitions)


def kept(text: str) -> BroughtSet:
    """A set from the text that was kept. Raises `Faulty` where a game has changed so much that its cards cannot be read."""
    try:
        found = read(text).brought
        definitions = found.definitions(games()[found.game].definition_type)
    except (ValueError, KeyError) as error:
        raise Faulty([Fault("set", 1, f"a kept set cannot be read: {error}")]) from error
    return BroughtSet(
        found.set, found.version, found.name, found.game, definitions, found.decks, found.house_rules, text
    )


def digests(text: str) -> dict[str, str]:
    """The SHA-256 of each picture of a kept set, by the id of its card."""
    return read(text).brought.pictures
