"""An option that costs something which is counted by an icon: its name, what it lacks below it, its cost, what it would do now."""

from __future__ import annotations

from PIL import Image

from bot.drawing.cards import Brush
from bot.drawing.colors import AMBER, INK, PAPER_DEEP, PAPER_LINE, QUIET_ON_PAPER
from bot.drawing.icons import icon
from bot.drawing.panels import blit, blit_middle, panel
from bot.drawing.text import width, write, write_fit
from engine.view import Row, Stat

PITCHES = (76, 66)
"""From one row to the next, and where there are more than two."""
_PAD = 20
_NUMBER = 142
"""Room of what it would do."""
_COST = 76


def lay_skill(image: Image.Image, row: Row, brush: Brush, box: tuple[int, int, int, int]) -> None:
    """One option on its panel."""
    x, y, wide, high = box
    color = QUIET_ON_PAPER if row.barred else INK
    edge, line = (PAPER_LINE, 2) if row.barred else (INK, 3)
    blit(image, panel(wide, high, 12, PAPER_DEEP, 255, edge, line), x, y)
    middle, right = y + high / 2, x + wide - _PAD
    if row.stat:
        _number(image, row.stat, row, brush, (right, middle))
    room = wide - 2 * _PAD - _NUMBER - _COST
    _cost(image, row, brush, (x + _PAD + room + 8, middle))
    name = brush.words.text(row.name)
    write_fit(
        image, (x + _PAD, middle - (high * 0.22 if row.note else 0)), name, room, (28 if high > 60 else 26, 22), color
    )
    if row.note:
        write_fit(image, (x + _PAD, middle + high * 0.21), brush.words.text(row.note), room, (22, 20), QUIET_ON_PAPER)


def _cost(image: Image.Image, row: Row, brush: Brush, at: tuple[float, float]) -> None:
    known = brush.look.stats.get(row.emblem)
    if row.cost is None or known is None:
        return
    blit_middle(image, icon(known.icon, 30, QUIET_ON_PAPER if row.barred else AMBER), at[0] + 15, at[1])
    write(image, (at[0] + 36, at[1]), str(row.cost), 34, QUIET_ON_PAPER if row.barred else INK)


def _number(image: Image.Image, stat: Stat, row: Row, brush: Brush, at: tuple[float, float]) -> None:
    """What it would do, large."""
    color = QUIET_ON_PAPER if row.barred else INK
    digits = str(stat.value)
    write(image, at, digits, 40, color, "right")
    known = brush.look.stats.get(stat.kind)
    if known:
        blit_middle(image, icon(known.icon, 28, color), at[0] - width(digits, 40) - 24, at[1])
