"""Many cards on one cloth, such as a deck or a page of all that there are: each with its number and how many of it there are."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from bot.drawing.cards import Brush, lay_card
from bot.drawing.cloth import HIGH, WIDE, table
from bot.drawing.colors import GOLD, INK, PAPER
from bot.drawing.frame import MARGIN, heading
from bot.drawing.panels import blit
from bot.drawing.tags import tag
from bot.drawing.text import write
from engine.view import Face

MOST = 24
"""Cards on one picture; more would be too small to be read on a phone."""
_TOP, _LEFT, _GAP = 80, MARGIN, 16
_FOOT = 46
"""Height kept under a card for how many of it there are."""
_RISE = 27
"""Height kept over a card for its number."""
_WIDEST, _SHAPE = 226, 0.76
"""How wide a card is at most, and its width by its height."""
_NEARLY = 0.95
"""Which share of the largest size is large enough, where it saves a row."""


class Spread(Struct, frozen=True):
    """What stands on the picture."""

    game: str
    title: str
    """Plain text, such as a deck's name."""
    note: str
    """At the right of the title, such as how many cards there are."""
    faces: tuple[Face, ...]
    counts: tuple[int, ...] = ()
    """How many there are of each; 0 is not said. Empty: nothing is counted."""
    empty: str = ""
    """What stands there where there is no card."""


def paint_spread_image(shown: Spread, brush: Brush) -> Image.Image:
    """The picture."""
    image = table(shown.game, ()).copy()
    heading(image, shown.title, shown.note)
    faces = tuple(_printed(face) for face in shown.faces[:MOST])
    rise = any(face.number for face in faces)
    columns, wide, high, (left, top), (across, down) = laid_out(len(faces), foot=bool(shown.counts), rise=rise)
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        x, y = left + column * across, top + row * down
        lay_card(image, face, brush, (x, y, wide, high))
        if place < len(shown.counts):
            _count(image, shown.counts[place], x + wide / 2, y + high)
    if not faces:
        write(image, (WIDE / 2, HIGH / 2), shown.empty, 36, PAPER, "middle")
    return image


def _printed(face: Face) -> Face:
    """As printed: a bar would say what is left of it."""
    return replace(face, stats=tuple(replace(stat, bar=False) for stat in face.stats))


def _count(image: Image.Image, count: int, middle: float, bottom: float) -> None:
    """How many, on the card's lower edge and below it."""
    if not count:
        return
    sprite = tag(f"×{count}", 30, GOLD, INK, INK, pad=14, radius=10)
    blit(image, sprite, middle - sprite.width / 2, bottom + 2)


Pair = tuple[float, float]


def laid_out(count: int, *, foot: bool, rise: bool) -> tuple[int, int, int, Pair, Pair]:
    """Columns, a card's width and height, where the first lies, and how far it is to the next across and down."""
    columns, wide, high = _grid(count, foot=foot, rise=rise)
    rows = -(-max(1, count) // columns)
    across, down = wide + _GAP, high + (_FOOT if foot else _GAP) + (_RISE if rise else 0)
    room = HIGH - MARGIN - _TOP
    top = _TOP + (_RISE if rise else 0) + max(0, room - rows * down) / 2
    return columns, wide, high, ((WIDE - columns * across + _GAP) / 2, top), (across, down)


def _grid(count: int, *, foot: bool, rise: bool) -> tuple[int, int, int]:
    """Columns, and the size of a card: as few rows, equally long, as leave the cards about as large as more rows would."""
    sizes = [_in_rows(max(1, count), rows, foot=foot, rise=rise) for rows in range(1, max(1, count) + 1)]
    largest = max(wide for _, wide, _ in sizes)
    return next(size for size in sizes if size[1] >= largest * _NEARLY)


def _in_rows(count: int, rows: int, *, foot: bool, rise: bool) -> tuple[int, int, int]:
    columns = -(-count // rows)
    room = (HIGH - _TOP - MARGIN) // rows - (_FOOT if foot else _GAP) - (_RISE if rise else 0)
    wide = min(_WIDEST, (WIDE - 2 * _LEFT + _GAP) // columns - _GAP, round(room * _SHAPE))
    return columns, wide, min(room, round(wide / _SHAPE))
