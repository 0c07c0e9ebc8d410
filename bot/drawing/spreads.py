"""Many cards on one cloth, such as a deck or a page of all that there are: each with its number and how many of it there are."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from bot.drawing.cards import Brush, lay_card
from bot.drawing.cloth import HIGH, WIDE, table
from bot.drawing.colors import GOLD, INK, PAPER, QUIET_ON_DARK
from bot.drawing.frame import MARGIN
from bot.drawing.panels import blit
from bot.drawing.tags import tag
from bot.drawing.text import fit, width, write
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
_LINE = 33
_NAME_ROOM = 760


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
    _title(image, shown)
    faces = tuple(_printed(face) for face in shown.faces[:MOST])
    counts = (*shown.counts, *[0] * len(faces))
    columns, wide, high = _grid(len(faces), foot=bool(shown.counts), rise=any(face.number for face in faces))
    step = (high + (_FOOT if shown.counts else _GAP), wide + _GAP)
    rows = [faces[at : at + columns] for at in range(0, len(faces), columns)]
    y = _TOP + (_RISE if any(face.number for face in faces) else 0)
    y += max(0, (HIGH - MARGIN - y - len(rows) * step[0]) // 2)
    for number, row in enumerate(rows):
        x = (WIDE - columns * step[1] + _GAP) / 2
        for place, face in enumerate(row):
            lay_card(image, face, brush, (x, y, wide, high))
            _count(image, counts[number * columns + place], x + wide / 2, y + high)
            x += step[1]
        y += step[0] + (_RISE if any(face.number for face in faces) else 0)
    if not faces:
        write(image, (WIDE / 2, HIGH / 2), shown.empty, 36, PAPER, "middle")
    return image


def _printed(face: Face) -> Face:
    """As printed: a bar would say what is left of it."""
    return replace(face, stats=tuple(replace(stat, bar=False) for stat in face.stats))


def _title(image: Image.Image, shown: Spread) -> None:
    write(image, (WIDE - MARGIN - 4, _LINE), shown.note, 32, QUIET_ON_DARK, "right")
    name, px = fit(shown.title, min(_NAME_ROOM, WIDE - 120 - width(shown.note, 32)), 34, 24)
    write(image, (76, _LINE), name, px, PAPER)


def _count(image: Image.Image, count: int, middle: float, bottom: float) -> None:
    """How many, on the card's lower edge and below it."""
    if not count:
        return
    sprite = tag(f"×{count}", 30, GOLD, INK, INK, pad=14, radius=10)
    blit(image, sprite, middle - sprite.width / 2, bottom + 2)


def _grid(count: int, *, foot: bool, rise: bool) -> tuple[int, int, int]:
    """Columns, and the size of a card, so that all are as large as there is room for."""
    best = (1, 0, 0)
    for columns in range(1, max(1, count) + 1):
        rows = -(-max(1, count) // columns)
        room = (HIGH - _TOP - MARGIN) // rows - (_FOOT if foot else _GAP) - (_RISE if rise else 0)
        wide = min(_WIDEST, (WIDE - 2 * _LEFT + _GAP) // columns - _GAP, round(room * _SHAPE))
        if wide > best[1]:
            best = (columns, wide, min(room, round(wide / _SHAPE)))
    return best
