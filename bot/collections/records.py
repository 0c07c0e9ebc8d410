"""What the services of collections give: plain values, read from the store and never written to."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.matches.records import Place
from engine.view import FIRST, SECOND


class Holder(Struct, frozen=True):
    """Somebody who has joined a game's collection in a server."""

    guild: int
    user: int
    game: str
    deck: str
    """The starter deck whose cards they were given."""
    hidden: bool
    """Whether others may not look at their cards."""
    left: datetime | None = None

    @property
    def takes_part(self) -> bool:
        """Whether they are in it now."""
        return self.left is None


class Instance(Struct, frozen=True):
    """One owned card."""

    id: int
    game: str
    card: str
    """Its definition's id."""
    owner: int | None


class Held(Struct, frozen=True):
    """What holds an instance: a match or a trade, by its number."""

    match: int | None = None
    trade: int | None = None


class Entry(Struct, frozen=True):
    """A line of the ledger: one movement of one instance. A negative id is somebody's who had us forget them."""

    id: int
    instance: Instance
    """As it is now."""
    giver: int | None
    """None: it was not in play before."""
    taker: int | None
    """None: it went out of play."""
    why: str
    by: int | None
    press: int | None
    trade: int | None
    match: int | None
    reverts: int | None
    reverted: bool
    """Whether another entry takes it back."""
    last: bool
    """Whether the instance has not moved since."""
    at: datetime


class Shelf(Struct, frozen=True):
    """How many of one definition somebody owns, and how many of them are held."""

    card: str
    count: int
    held: int = 0


# A trade is open, then one of the others, for good. Closed: its server, its channel or one of the two is gone.
OPEN, DONE, DECLINED, CANCELED, EXPIRED, CLOSED = "open", "done", "declined", "canceled", "expired", "closed"


class Trade(Struct, frozen=True):
    """Two people, and what each has laid on the table."""

    id: int
    place: Place
    game: str
    users: tuple[int, int]
    """Who offered it, and to whom."""
    names: tuple[str, str]
    locale: str
    """The language of what is shown to everybody."""
    state: str
    revision: int
    agreed: tuple[bool, bool]
    """Who agrees to what lies there now."""
    offered: tuple[tuple[Instance, ...], tuple[Instance, ...]]
    deadline: datetime

    def seat_of(self, user: int) -> int | None:
        """Which of the two somebody is; None for a stranger."""
        return next((seat for seat in (FIRST, SECOND) if self.users[seat] == user), None)
