"""Pictures: how long a board, a hand and a card take, as the first of a process and with warm caches, and how large they are.

Times are processor time of painting and encoding together; the bot does the two in two threads. The first of each kind is the fullest.
"""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import TypeAlias

from PIL import Image

from benchmarks.figures import Figure
from bot import preview
from bot.drawing import painter
from bot.drawing.cloth import HIGH, WIDE
from bot.drawing.shelf import SHELF
from bot.drawing.words import Caption
from engine.games import games
from engine.match import AnyGame
from engine.view import PUBLIC
from engine.wording import LOCALES, Wording

CACHED_AIM, SIZE_AIM = 40.0, 150.0
TIMES = 5
"""How often the same picture is painted again."""

Paint: TypeAlias = Callable[[], bytes]


def measure() -> list[Figure]:
    """Every game's pictures, the yardstick first."""
    yardstick = median(_milliseconds(_plain_picture) for _ in range(TIMES))
    figures = [Figure("pillow alone: a plain picture of a board's size", yardstick, "ms")]
    for game in games().values():
        figures += _game_figures(game, yardstick)
    return figures


def _plain_picture() -> bytes:
    """What any program pays: scale a picture to a board's size, find its colors, pack it."""
    small = Image.radial_gradient("L").convert("RGB")
    packed = io.BytesIO()
    small.resize((WIDE, HIGH), Image.Resampling.LANCZOS).quantize(128).save(packed, "PNG")
    return packed.getvalue()


def _game_figures(game: AnyGame, yardstick: float) -> list[Figure]:
    """Boards before hands before cards, as after a start: each kind finds what the former has left in the caches."""
    boards, hands, cards = _boards(game), _hands(game), _cards(game)
    forget()
    figures = [Figure(f"{game.slug}: palette, once in a life", _milliseconds(lambda: painter.palette(game.slug)), "ms")]
    first, cached, sizes = _painted(boards)
    figures += [
        Figure(f"{game.slug}: board, first", first, "ms"),
        Figure(f"{game.slug}: board, cached", cached, "ms", CACHED_AIM),
        Figure(f"{game.slug}: board, cached, against pillow", cached / yardstick, "×"),
        Figure(f"{game.slug}: board, largest", max(sizes), "KiB", SIZE_AIM),
    ]
    for kind, paints in (("hand", hands), ("card", cards)):
        first, cached, sizes = _painted(paints)
        figures += [
            Figure(f"{game.slug}: {kind}, first", first, "ms"),
            Figure(f"{game.slug}: {kind}, cached", cached, "ms"),
            Figure(f"{game.slug}: {kind}, largest", max(sizes), "KiB"),
        ]
    return figures


def _readers(game: AnyGame) -> Iterator[tuple[Caption, Wording]]:
    for locale in LOCALES:
        words = Wording(locale)
        names = words.text("sample-first"), words.text("sample-second")
        yield Caption(locale, names), Wording(locale, game.slug, names)


def _boards(game: AnyGame) -> list[Paint]:
    """The board of every phase in every language, the fullest first."""
    views = [view for view in preview.views(game, 1).values() if view.viewer == PUBLIC]
    views.sort(key=lambda view: -sum(len(slot.faces) for area in view.areas for slot in area.slots))
    return [partial(painter.paint_board, view, *reader) for view in views for reader in _readers(game)]


def _hands(game: AnyGame) -> list[Paint]:
    views = [view for view in preview.views(game, 1).values() if view.hand and view.hand.faces]
    views.sort(key=lambda view: -len(view.hand.faces) if view.hand else 0)
    return [partial(painter.paint_hand, view, *reader) for view in views for reader in _readers(game)]


def _cards(game: AnyGame) -> list[Paint]:
    shown = sorted(preview.sheets(game).values(), key=lambda sheet: -len(sheet.blocks))
    return [partial(painter.paint_sheet, sheet, c.locale, words) for sheet in shown for c, words in _readers(game)]


def _painted(paints: list[Paint]) -> tuple[float, float, list[float]]:
    """Milliseconds of the very first and, once all were painted, of a middling one; the sizes in KiB."""
    first, sizes = _milliseconds(paints[0]), [len(paint()) / 1024 for paint in paints]
    again = [median(_milliseconds(paint) for _ in range(TIMES)) for paint in paints]
    return first, median(again), sizes


def forget() -> None:
    """Let the drawing forget all that it has kept, as in a new process."""
    rooms = [module for name, module in list(sys.modules.items()) if name.startswith("bot.drawing.")]
    for keeping in [thing for room in rooms for thing in vars(room).values() if hasattr(thing, "cache_clear")]:
        keeping.cache_clear()
    SHELF.clear()


def _milliseconds(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return (time.process_time() - began) * 1000
