"""What the presses of decks say. `bot.components.ids` packs and reads them.

A deck is named by its reference: ``+N`` for one that is kept, ``game.id`` for a starter deck. A place in the list of a game's cards is
four fields: which filters are on, which page, what was typed, and which card was picked, as a short mark of its id.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass

from bot.components.ids import Key, base36

_TYPED = 36
"""Bytes of what somebody typed to look for, as an id carries it."""
_NAMED = 60
"""Bytes of a deck's name, as an id carries it that has nothing else."""


@dataclass(frozen=True)
class Shelves(Key, letter="ka"):
    """A page of one's decks."""

    page: int


@dataclass(frozen=True)
class Taken(Key, letter="kb"):
    """The menu of one's decks and the starter decks; its values are references. ``page`` counts from 0."""

    page: int


@dataclass(frozen=True)
class NewDeck(Key, letter="kc"):
    """The menu of games for a new deck; its values are games' names."""

    page: int


@dataclass(frozen=True)
class Room(Key, letter="kd"):
    """A room of one deck, such as ``show``, ``statistics``, ``share``."""

    deck: str
    what: str


@dataclass(frozen=True)
class Name(Key, letter="ke"):
    """Ask in a form for another name; the form that comes back carries the same id."""

    deck: int


@dataclass(frozen=True)
class List(Key, letter="kf"):
    """Ask in a form for the whole list; the form that comes back says of which version it was made."""

    deck: int
    version: int


@dataclass(frozen=True)
class Import(Key, letter="kg"):
    """The form of a deck that is brought as text or code; ``game`` may be empty where a code says it."""

    game: str


@dataclass(frozen=True)
class Browse(Key, letter="kh"):
    """Show a page of a game's cards for a deck."""

    deck: int
    filters: str
    page: int
    typed: str
    card: str


@dataclass(frozen=True)
class Filters(Key, letter="ki"):
    """The menu of filters; its values are those that are on."""

    deck: int
    typed: str


@dataclass(frozen=True)
class Pick(Key, letter="kj"):
    """The menu of the cards of a page; its values are cards."""

    deck: int
    filters: str
    page: int
    typed: str


@dataclass(frozen=True)
class More(Key, letter="kk"):
    """One copy more of the card that was picked."""

    deck: int
    filters: str
    page: int
    typed: str
    card: str


@dataclass(frozen=True)
class Less(Key, letter="kl"):
    """One copy fewer."""

    deck: int
    filters: str
    page: int
    typed: str
    card: str


@dataclass(frozen=True)
class Count(Key, letter="km"):
    """Ask in a form for the number of copies; the form that comes back carries the same id."""

    deck: int
    filters: str
    page: int
    typed: str
    card: str


@dataclass(frozen=True)
class Look(Key, letter="kn"):
    """Ask in a form what to look for in the cards; the form that comes back carries the same id."""

    deck: int
    filters: str


@dataclass(frozen=True)
class TakeOver(Key, letter="ko"):
    """Copy the deck that a message shows to everybody into one's own; the message's code says its cards."""

    name: str

    @classmethod
    def of(cls, name: str) -> TakeOver:
        """For a deck of this name."""
        return cls(packed(name, _NAMED))


def mark(card: str) -> str:
    """A card's short mark; an id itself may be as long as its author likes."""
    return base36(zlib.crc32(card.encode()))


def packed(typed: str, most: int = _TYPED) -> str:
    """What somebody typed, as an id may carry it; what is longer than so many bytes is cut between characters."""
    raw = typed.encode(errors="ignore")[:most].decode(errors="ignore")
    return base64.urlsafe_b64encode(raw.encode()).decode().rstrip("=")


def unpacked(typed: str) -> str:
    """The same, read again; nothing where it is none of ours."""
    try:
        return base64.urlsafe_b64decode(typed + "=" * (-len(typed) % 4)).decode(errors="ignore")
    except (binascii.Error, ValueError):
        return ""


def bits(number: int) -> str:
    """Filters that are on, one bit each."""
    return base36(number)


def read_bits(text: str) -> int:
    """The same, read again."""
    try:
        return max(0, int(text, 36))
    except ValueError:
        return 0
