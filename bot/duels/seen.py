"""What a page is made from: one match, for one viewer, in one language, with its words and pictures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from bot.components.layout import Picture
from bot.components.markup import plain
from bot.drawing.finished import Finished
from bot.drawing.studio import Picture as Painted
from bot.drawing.studio import Studio
from bot.drawing.words import Caption
from bot.matches.records import MatchRecord, SeatRecord
from bot.names import short_name
from engine.view import FIRST, PUBLIC, SECOND, View
from engine.wording import Wording

COMPUTER = "bot-player"
"""The message that names the bot as a player."""


@dataclass(frozen=True)
class Reader:
    """A language, and the players' names in it: as plain text, and as they may stand in Discord's markup."""

    locale: str
    game: str
    names: tuple[str, str]

    @classmethod
    def of(cls, record: MatchRecord, locale: str) -> Reader:
        """For a match."""
        words = Wording(locale, record.game)
        first, second = (_name(record.seats[seat], words) for seat in (FIRST, SECOND))
        return cls(locale, record.game, (first, second))

    @property
    def words(self) -> Wording:
        """For labels and pictures, which know no markup and have little room."""
        first, second = map(short_name, self.names)
        return Wording(self.locale, self.game, (first, second))

    @property
    def markup(self) -> Wording:
        """For texts, in which nothing of a name works as markup."""
        first, second = map(plain, self.names)
        return Wording(self.locale, self.game, (first, second))

    @property
    def caption(self) -> Caption:
        """For a picture."""
        return Caption(self.locale, self.names)


FORGOTTEN = "forgotten-player"
"""The message that names whoever had us forget them."""


def seat_name(seat: SeatRecord, words: Wording) -> str:
    """As it may stand in Discord's markup."""
    return plain(_name(seat, words))


def _name(seat: SeatRecord, words: Wording) -> str:
    if seat.forgotten:
        return words.text(FORGOTTEN)
    return seat.name if seat.user and seat.name else words.text(COMPUTER)


KEPT = 64
"""Finished pictures that are kept: to go a step on in a choice changes none of them."""

Make = Callable[[View, Caption, Wording], Awaitable[Painted]]


class Easel:
    """Pictures for pages: the board for everybody, the hand for one. None where it could not be painted."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._finished = Finished(KEPT)

    async def board(self, view: View, reader: Reader) -> Picture | None:
        """The board of a view. Whose view it is does not show on it, so that who sees the same has the same picture."""
        return await self._made(self._studio.board, replace(view, hand=None, viewer=PUBLIC), reader)

    async def hand(self, view: View, reader: Reader) -> Picture | None:
        """The private picture of a seat's view."""
        return await self._made(self._studio.hand, view, reader)

    async def _made(self, make: Make, view: View, reader: Reader) -> Picture | None:
        key = msgspec.json.encode((view, reader.locale, reader.names))
        painted = await self._finished.made(key, lambda: make(view, reader.caption, reader.words))
        return None if painted.png is None else Picture(painted.name, painted.png, painted.alt)
