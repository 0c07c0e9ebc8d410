"""Which match a command means that names none: the one of this place, the only one, or the one that is chosen from a menu."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.components import ids
from bot.components.controls import Choice, Option
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.paging import paged, turns
from bot.components.paths import whole_number
from bot.components.press import Press, Way
from bot.duels.board import HAND, LEAVE
from bot.duels.duels import Duels
from bot.duels.rooms import Rooms
from bot.duels.seen import Reader
from bot.limits import OPTION_LABEL, OPTION_TEXT, cut
from bot.matches.records import PLAYING, MatchRecord
from engine.refusal import Refusal
from engine.view import Word

BOARD, LOG = "board", "log"


class Which:
    """Leads a command to its match."""

    def __init__(self, duels: Duels, rooms: Rooms) -> None:
        self._duels = duels
        self._rooms: dict[str, Callable[[Press, int], Awaitable[None]]] = {
            HAND: rooms.hand,
            BOARD: rooms.board,
            LOG: rooms.log,
            LEAVE: rooms.leave,
        }

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Which, Way.PRIVATE, self.chosen)
        doors.on(ids.WhichPage, Way.UPDATE, self.turned)

    async def lead(self, press: Press, what: str, match: int | None) -> None:
        """Open ``what`` of the match that is meant, or ask which it is. Raises `Refusal` where there is none."""
        meant = self._duels.told_of if what == LOG else self._duels.meant
        record = await meant(press.user.id, press.place, match)
        if record is None:
            await press.whisper(await self._page(press, what, 0))
        else:
            await self._rooms[what](press, record.id)

    async def chosen(self, press: Press, key: ids.Which) -> None:
        """A row of the menu."""
        match = whole_number(press.values[0]) if press.values else None
        room = self._rooms.get(key.what)
        if match is None or room is None:
            raise Refusal("unknown-press")
        record = await self._duels.meant(press.user.id, press.place, match)
        assert record is not None, "a number means one"
        await room(press, record.id)

    async def turned(self, press: Press, key: ids.WhichPage) -> None:
        """Another page of it."""
        await press.answer(await self._page(press, key.what, key.page))

    async def _page(self, press: Press, what: str, page: int) -> Page:
        records = await self._duels.matches.matches_of(press.user.id)
        if not records or what not in self._rooms:
            raise Refusal("no-match")
        shown, page, pages = paged(records, page)
        words = press.words()
        options = tuple([await self._option(record, press) for record in shown])
        menu = Choice(words.text("which-placeholder"), ids.Which(what, page), options)
        return Page((words.text("which-match"), menu, *turns(page, pages, lambda to: ids.WhichPage(what, to), words)))

    async def _option(self, record: MatchRecord, press: Press) -> Option:
        """A match by its names, and whether it waits for who reads this."""
        words = Reader.of(record, press.locale).words
        values = {"game": f"@game-{record.game}", "first": "@seat:0", "second": "@seat:1", "number": str(record.id)}
        label = words.text(Word("match-option", dict(values)))
        seat = record.seat_of(press.user.id)
        asked = (
            record.status == PLAYING
            and seat is not None
            and (await self._duels.matches.look(record.id, seat)).decision is not None
        )
        text = words.text("which-asked" if asked else f"match-{record.status}")
        return Option(cut(label, OPTION_LABEL), str(record.id), cut(text, OPTION_TEXT))
