"""What two people lay down for each other, side by side: whose cards they are, and what became of the trade.

Gold says that the cards have just changed hands; where they never will, they lie in the dark under a cross. Who agrees is told in words
beside the picture, so that it stays the same while the cards do.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from bot.drawing.cards import Brush, lay_card
from bot.drawing.cloth import HIGH, WIDE, Mat, table
from bot.drawing.colors import GOLD, INK, NIGHT, PAPER, QUIET_ON_DARK, RGB
from bot.drawing.frame import MARGIN, heading
from bot.drawing.icons import icon
from bot.drawing.panels import blit, blit_middle, lay, panel
from bot.drawing.text import width, write, write_fit
from engine.view import SEATS, Face

_TOP, _MIDDLE = 80, 32
"""Where the sides begin, and what lies between them."""
_SIDE = (WIDE - 2 * MARGIN - _MIDDLE) // 2
_DEEP = HIGH - MARGIN - _TOP
_PLATE, _PAD, _GAP = 60, 14, 10
"""Height of a side's plate, what is kept free round the cards, and between them."""
_WIDEST, _SHAPE, _BROADEST, _LYING = 260, 0.76, 0.88, 1.5
"""How wide a card is at most, its width by its height, and the same at most for one that stands and one that lies."""
_NARROW = 150
"""A standing card that is narrower would cut long names."""
_DISC = 60
_LEFTS = (MARGIN, WIDE - MARGIN - _SIDE)
_MATS: tuple[Mat, ...] = tuple((left, _TOP, _SIDE, _DEEP, False) for left in _LEFTS)
_SIGNS: dict[str, tuple[str, RGB, RGB]] = {
    "open": ("swap", PAPER, INK),
    "done": ("swap", GOLD, INK),
    "off": ("cross", NIGHT, QUIET_ON_DARK),
}
"""What stands between the sides: the sign, and the colors of its disc and of itself."""


class Side(Struct, frozen=True):
    """What one of the two lays down."""

    title: str
    """Whose cards these are, as plain text."""
    note: str
    """How many there are."""
    faces: tuple[Face, ...]
    empty: str = ""
    """What stands there where there is no card."""


class Exchange(Struct, frozen=True):
    """What stands on the picture."""

    game: str
    title: str
    note: str
    """In what state the trade is, in a word or two."""
    sides: tuple[Side, Side]
    state: Literal["open", "done", "off"] = "open"


def faces_of(shown: Exchange) -> tuple[Face, ...]:
    """All cards on the picture."""
    return tuple(face for side in shown.sides for face in side.faces)


def paint_exchange_image(shown: Exchange, brush: Brush) -> Image.Image:
    """The picture."""
    image = table(shown.game, _MATS).copy()
    heading(image, shown.title, shown.note, fresh=shown.state == "done")
    for seat in SEATS:
        _lay_side(image, shown.sides[seat], _LEFTS[seat], brush, off=shown.state == "off")
    _lay_sign(image, shown.state)
    return image


def _lay_sign(image: Image.Image, state: str) -> None:
    """Between whose sides they are: that their cards change places, or do not."""
    sign, fill, color = _SIGNS[state]
    x, y = WIDE / 2, _TOP + 4 + _PLATE / 2
    disc = panel(_DISC, _DISC, _DISC // 2, fill, 255, INK if fill != NIGHT else color, 3)
    lay(image, disc, x - _DISC / 2, y - _DISC / 2, _DISC // 2)
    blit_middle(image, icon(sign, 36, color), x, y)


def _lay_side(image: Image.Image, side: Side, left: int, brush: Brush, *, off: bool) -> None:
    _lay_plate(image, side, left)
    columns, wide, high = laid_out(len(side.faces))
    rows = -(-len(side.faces) // columns)
    x = left + (_SIDE - columns * (wide + _GAP) + _GAP) // 2
    y = _TOP + _PLATE + (_DEEP - _PLATE - rows * (high + _GAP) + _GAP) // 2
    for place, face in enumerate(side.faces):
        row, column = divmod(place, columns)
        box = (x + column * (wide + _GAP), y + row * (high + _GAP), wide, high)
        lay_card(image, _printed(face, barred=off), brush, box)
    if not side.faces:
        middle = (left + _SIDE / 2, _TOP + _PLATE + (_DEEP - _PLATE) / 2)
        write(image, middle, side.empty, 32, QUIET_ON_DARK, "middle")


def _lay_plate(image: Image.Image, side: Side, left: int) -> None:
    """Whose side it is, and how many cards lie there."""
    blit(image, panel(_SIDE - 16, _PLATE - 8, 12, NIGHT, 225), left + 8, _TOP + 8)
    y = _TOP + 4 + _PLATE / 2
    write(image, (left + _SIDE - 26, y), side.note, 30, QUIET_ON_DARK, "right")
    write_fit(image, (left + 26, y), side.title, _SIDE - 72 - width(side.note, 30), (32, 24), PAPER)


def _printed(face: Face, *, barred: bool) -> Face:
    """As printed: a bar would say what is left of it. In the dark where it goes nowhere."""
    stats = tuple(replace(stat, bar=False) for stat in face.stats)
    return replace(face, stats=stats, glow="barred" if barred else "")


def laid_out(count: int) -> tuple[int, int, int]:
    """Columns, and a card's width and height: standing, as large as can be; lying, where their names would have no room else."""
    tries = [(max(1, count), rows) for rows in range(1, max(1, count) + 1)]
    standing = max((_in_rows(*one, _BROADEST) for one in tries), key=_area)
    return standing if standing[1] >= _NARROW else max((_in_rows(*one, _LYING) for one in tries), key=_area)


def _area(size: tuple[int, int, int]) -> int:
    return size[1] * size[2]


def _in_rows(count: int, rows: int, broadest: float) -> tuple[int, int, int]:
    columns = -(-count // rows)
    across = (_SIDE - 2 * _PAD + _GAP) // columns - _GAP
    down = (_DEEP - _PLATE - 2 * _PAD + _GAP) // rows - _GAP
    wide = min(_WIDEST, across, round(down * broadest))
    return columns, wide, min(down, round(wide / _SHAPE))
