"""A card set that is not in `data/`: one text that says all of it, named by the hash of the text.

What an author writes may be several files; what is kept of it is `Brought`, as JSON in one fixed form. A match is played with texts: it
names their hashes, its transcript carries them, and whoever has the transcript can play it again without having the set.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from engine.catalog import DeckList, Definition, SetMark
from engine.house import Setting
from engine.view import Name

D = TypeVar("D", bound=Definition)
PICTURED = "@"
"""Stands in a definition's crest between the motif and the hash of its picture. No author writes it: see `pictured`."""
LONGEST = 2_000_000
"""Bytes of a text."""


class Brought(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A set as it is kept. The cards stay undecoded: what a card may say is its game's."""

    game: str
    set: str
    name: Name
    cards: tuple[Raw, ...]
    decks: tuple[DeckList, ...] = ()
    """Starter decks that come with it."""
    version: str = ""
    """As its author calls it."""
    house_rules: dict[str, Setting] = {}
    """What it proposes to be played by; nobody has to."""
    pictures: dict[str, str] = {}
    """Card to the SHA-256 of its picture."""

    def definitions(self, kind: type[D]) -> tuple[D, ...]:
        """Its cards. Raises `ValueError` for what is none of this game."""
        return tuple(_decoded(card, kind) for card in self.cards)


class Shelved(Struct, frozen=True):
    """A text that was read: the mark by which a match names it, and what it says."""

    text: str
    mark: SetMark
    brought: Brought


def pictured(definition: D, pictures: Mapping[str, str]) -> D:
    """The card with its picture, where it has one, named behind its crest; whatever its author wrote there is none."""
    motif = definition.crest.partition(PICTURED)[0]
    named = f"{motif}{PICTURED}{pictures[definition.id]}" if definition.id in pictures else motif
    return definition if named == definition.crest else msgspec.structs.replace(definition, crest=named)


_outer = msgspec.json.Decoder(Brought)


def write(brought: Brought, definitions: Sequence[Definition]) -> str:
    """The text of a set with these cards; equal sets have equal texts."""
    cards = tuple(Raw(msgspec.json.encode(card)) for card in definitions)
    return msgspec.json.encode(msgspec.structs.replace(brought, cards=cards)).decode()


def hash_of(text: str) -> str:
    """The name of a text: its SHA-256, as 64 hex digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def read(text: str) -> Shelved:
    """A set from its text. Raises `ValueError` for what is none."""
    if len(text) > LONGEST:
        raise ValueError(f"a set of at most {LONGEST} bytes")
    try:
        brought = _outer.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"the text of a card set ({error})") from error
    return Shelved(text, SetMark(brought.set, hash_of(text), brought.name), brought)


def _decoded(card: Raw, kind: type[D]) -> D:
    try:
        return msgspec.json.decode(card, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"a card of this game ({error})") from error
