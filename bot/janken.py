"""Sessions of janken (`/rps`): hidden picks, best of N, against a person or the bot. Kept in the store, so that they outlive a restart.

Every change is one transaction under the session's version: a pick is made once, a round is thrown once, whoever was last.
"""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.matches.records import Person, Place
from bot.store.store import Store

PLAYING, OVER, DECLINED, EXPIRED = "playing", "over", "declined", "expired"


class Throw(Struct, frozen=True):
    """A round that is over: what each threw."""

    first: str
    second: str


class Session(Struct, frozen=True):
    """One sitting of janken, without the open round's picks: those nobody may see."""

    id: int
    place: Place
    first: int
    first_name: str
    second: int | None
    """None: the bot."""
    second_name: str
    locale: str
    rounds: int
    """Best of so many; ties do not count."""
    state: str
    picked: tuple[bool, bool]
    """Who has picked in the open round."""
    thrown: tuple[Throw, ...]
    score: tuple[int, int]
    winner: int | None
    """The seat that won, once it is over."""
    deadline: datetime


class Janken:
    """All sessions. Made by `bot.runtime.Runtime`.

    Refusals: ``rps-self``, ``rps-bot`` (whom one cannot play), ``rps-rounds`` (odd, 1 to 9), ``no-such-session``, ``not-seated``,
    ``rps-picked`` (once a round), ``rps-mark`` (no such mark), ``rps-stale`` (a button of an earlier round), ``rps-over``,
    ``rps-declined``, ``rps-expired``.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def start(
        self, place: Place, first: Person, second: Person | None, *, press: int, rounds: int = 1, locale: str = "en-US"
    ) -> Session:
        """Begin; without a second against the bot, whose pick is fixed before anybody else's. A repeated press gives its session."""
        raise NotImplementedError

    async def pick(self, session: int, user: int, mark: str, *, round: int, press: int) -> Session:  # noqa: A002
        """Pick for a round, ``len(thrown)`` when the button was made. The second pick throws. Raises `Refusal`."""
        raise NotImplementedError

    async def decline(self, session: int, user: int) -> Session:
        """The one who was asked says no, or the one who asked takes it back; nothing thrown yet. Raises `Refusal`."""
        raise NotImplementedError

    async def get(self, session: int) -> Session:
        """As it stands now. Raises `Refusal("no-such-session")`."""
        raise NotImplementedError

    async def expire(self) -> int:
        """End what has run out. How many; runs as a job."""
        raise NotImplementedError
