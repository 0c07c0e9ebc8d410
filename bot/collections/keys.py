"""The custom ids of collections, trades and the ledger. They register themselves with `bot.components.ids`."""

from __future__ import annotations

from dataclasses import dataclass

from bot.components.ids import Key


@dataclass(frozen=True)
class Starter(Key, letter="yj"):
    """The menu of starter decks for joining a game's collection; its values are decks' ids."""

    game: str


@dataclass(frozen=True)
class Leave(Key, letter="yl"):
    """Leave a game's collection, for who is sure."""

    game: str


@dataclass(frozen=True)
class Album(Key, letter="ya"):
    """A page of somebody's cards."""

    owner: int
    game: str
    page: int


@dataclass(frozen=True)
class AlbumGame(Key, letter="yg"):
    """The menu of the games of which somebody has cards; its values are games' names."""

    owner: int


@dataclass(frozen=True)
class Own(Key, letter="yh"):
    """Open the private menu of what one may lay on the table of a trade."""

    trade: int


@dataclass(frozen=True)
class OwnPage(Key, letter="yo"):
    """Turn to another page of it; ``page`` counts from 0."""

    trade: int
    page: int


@dataclass(frozen=True)
class Lay(Key, letter="yp"):
    """That menu; its values are instances. What it shows and is not chosen is taken back."""

    trade: int
    page: int


@dataclass(frozen=True)
class Agree(Key, letter="yc"):
    """Agree to what lies on the table of a trade at this revision."""

    trade: int
    revision: int


@dataclass(frozen=True)
class End(Key, letter="ye"):
    """Decline a trade, or call it off."""

    trade: int


@dataclass(frozen=True)
class Prize(Key, letter="yw"):
    """Open the menu of the cards that the winner of a match may pick from."""

    match: int


@dataclass(frozen=True)
class PrizePage(Key, letter="yx"):
    """Turn to another page of it; ``page`` counts from 0."""

    match: int
    page: int


@dataclass(frozen=True)
class Pick(Key, letter="yk"):
    """That menu; its values are definitions."""

    match: int
    page: int


@dataclass(frozen=True)
class PickNone(Key, letter="yn"):
    """Take no card."""

    match: int


@dataclass(frozen=True)
class Book(Key, letter="yb"):
    """A page of the ledger: of a person, of an instance, of a game's card (0 and "" for all)."""

    person: int
    instance: int
    game: str
    card: str
    page: int


@dataclass(frozen=True)
class Entry(Key, letter="yr"):
    """The menu of the entries on a page of the ledger that can be taken back; its values are entries."""

    person: int
    instance: int
    game: str
    card: str
    page: int


@dataclass(frozen=True)
class Revert(Key, letter="yv"):
    """Take an entry back, for who is sure."""

    entry: int
