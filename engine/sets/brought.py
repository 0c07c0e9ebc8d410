"""A set as it was brought and found to be in order; and its text, which is kept and read again for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec
from msgspec import Raw, Struct

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
        return SetMark(self.id, hashlib.sha256(self.text.encode()).hexdigest()[:16], self.name)

    def onto(self, catalog: Catalog[Definition]) -> Catalog[Definition]:
        """A catalog with this set's cards, starter decks and mark besides its own."""
        return Catalog(
            [*catalog.sets, self.mark],
            [*catalog.definitions.values(), *self.definitions],
            [*catalog.decks.values(), *self.decks],
        )


class _Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a set, as it is kept."""

    set: str
    version: str
    name: Name
    game: str
    cards: list[Raw]
    decks: tuple[DeckList, ...]
    house_rules: dict[str, Setting]
    pictures: dict[str, str]
    """By the id of the card, the SHA-256 of the picture: another picture makes another text."""


def text_of(brought: BroughtSet) -> str:
    """The text that is kept of a set: JSON in one order and spelling, one card a line."""
    shown = {card: hashlib.sha256(brought.pictures[card]).hexdigest() for card in sorted(brought.pictures)}
    cards = [Raw(msgspec.json.encode(card)) for card in brought.definitions]
    kept = _Kept(
        brought.id, brought.version, brought.name, brought.game, cards, brought.decks, brought.house_rules, shown
    )
    return msgspec.json.encode(kept).decode()


def kept(text: str) -> BroughtSet:
    """A set from the text that was kept. Raises `Faulty` where a game has changed so much that its cards cannot be read."""
    try:
        found = msgspec.json.decode(text, type=_Kept)
        kind = games()[found.game].definition_type
        definitions = tuple(msgspec.json.decode(card, type=kind) for card in found.cards)
    except (msgspec.MsgspecError, KeyError) as error:
        raise Faulty([Fault("set", 1, f"a kept set cannot be read: {error}")]) from error
    return BroughtSet(
        found.set, found.version, found.name, found.game, definitions, found.decks, found.house_rules, text
    )


def digests(text: str) -> dict[str, str]:
    """The SHA-256 of each picture of a kept set, by the id of its card."""
    return msgspec.json.decode(text, type=_Kept).pictures
