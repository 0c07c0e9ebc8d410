"""Where the bot has its pictures made: an async front over one thread that paints and one that encodes.

One painter keeps its caches warm and never holds the loop; the encoder works beside it. A picture that cannot be painted is our fault:
it is logged, and the caller gets words in its place, never an exception.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from msgspec import Struct

from bot.drawing import painter
from bot.drawing.alt import alt_hand, alt_text
from bot.drawing.charts import Charts
from bot.drawing.fonts import check_fonts
from bot.drawing.gallery import GALLERY, pictures_on
from bot.drawing.look import load_look
from bot.drawing.painter import Painting
from bot.drawing.spreads import Spread
from bot.drawing.trades import Exchange, faces_of
from bot.drawing.words import Caption, Words
from engine.view import Face, Sheet, View

T = TypeVar("T")
Shown = View | Sheet | tuple[Face, ...]
Brought = Callable[[str], Awaitable[bytes | None]]
"""Gives the picture of a hash, as it is kept; None where there is none."""

_log = logging.getLogger(__name__)


_UNDER_WAY = 3
"""Pictures that are painted or packed at once: one in each thread and one between them. Each takes four MiB until it is packed."""


class Picture(Struct, frozen=True):
    """A finished picture and its words."""

    png: bytes | None
    """None where it could not be painted: then `bot.drawing.alt.text_board` has to do."""
    alt: str
    name: str = "board.png"
    """File name; it says nothing, and is the same whatever is on the picture."""


class Studio:
    """Makes pictures without ever blocking the loop. Close it when the bot stops."""

    def __init__(self, brought: Brought | None = None) -> None:
        self._brought = brought
        self._painter = ThreadPoolExecutor(1, "painter")
        self._encoder = ThreadPoolExecutor(1, "encoder")
        self._easels = asyncio.Semaphore(_UNDER_WAY)

    async def open(self, games: Iterable[str]) -> None:
        """Checks fonts and looks, and makes each game's palette. Raises `Faulty` or `OSError`, which the host has to mend."""
        check_fonts()
        for game in games:
            load_look(game)
            await self._in(self._painter, partial(painter.palette, game))

    def close(self) -> None:
        """Lets both threads go; what is still waiting is given up."""
        self._painter.shutdown(wait=False, cancel_futures=True)
        self._encoder.shutdown(wait=False, cancel_futures=True)

    async def board(self, view: View, caption: Caption, words: Words) -> Picture:
        """The board of a view."""
        png = await self._made(lambda: painter.board(view, caption, words), view)
        return Picture(png, alt_text(view, caption, words))

    async def hand(self, view: View, caption: Caption, words: Words) -> Picture:
        """A seat's private picture, from that seat's own view."""
        png = await self._made(lambda: painter.hand(view, caption, words), view)
        return Picture(png, alt_hand(view, caption, words), "hand.png")

    async def sheet(self, shown: Sheet, locale: str, words: Words) -> Picture:
        """A single card, large. Its alt text is its name; what it does stands in the message."""
        png = await self._made(lambda: painter.sheet(shown, locale, words), shown)
        return Picture(png, words.name(shown.face.name) if shown.face.name else "", "card.png")

    async def spread(self, shown: Spread, locale: str, words: Words, alt: str) -> Picture:
        """Many cards, such as a deck; whoever asks says in words what they are."""
        png = await self._made(lambda: painter.spread(shown, locale, words), shown.faces)
        return Picture(png, alt, "cards.png")

    async def exchange(self, shown: Exchange, locale: str, words: Words, alt: str) -> Picture:
        """What two people lay down for each other; whoever asks says in words what that is."""
        png = await self._made(lambda: painter.exchange(shown, locale, words), faces_of(shown))
        return Picture(png, alt, "trade.png")

    async def charts(self, shown: Charts, locale: str, words: Words, alt: str) -> Picture:
        """How a deck is made up; whoever asks says the same in words."""
        png = await self._made(lambda: painter.charts(shown, locale, words))
        return Picture(png, alt, "charts.png")

    async def _fetch(self, shown: Shown) -> None:
        """Have the pictures that authors gave their cards at hand. One that cannot be had is painted as any card is."""
        for name in pictures_on(shown) if self._brought else ():
            if self._brought and not GALLERY.holds(name) and (data := await self._brought(name)) is not None:
                GALLERY.put(name, data)

    async def _made(self, paint: Callable[[], Painting], shown: Shown = ()) -> bytes | None:
        try:
            await self._fetch(shown)
            async with self._easels:
                painting = await self._in(self._painter, paint)
                return await self._in(self._encoder, painting.png)
        except Exception:  # noqa: BLE001  # whatever it is, the match goes on in words
            _log.exception("a picture could not be painted")
            return None

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, work)
