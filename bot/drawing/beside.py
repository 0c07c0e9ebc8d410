"""The cards in hand in a box: what can be chosen stands up, what cannot lies lower, with the reason."""

from __future__ import annotations

from PIL import Image

from bot.drawing.cards import Brush, lay_card, note_rooms, note_tag
from bot.drawing.cloth import WIDE
from bot.drawing.frame import MARGIN
from bot.drawing.rosters import WIDTHS
from engine.view import Face

_NOTE, _NO_NOTE = 46, 8
"""Height kept under a card, with a note and without."""
_LIFT = 16
"""A card that can be chosen stands that much higher."""
_DISC = 22
"""Height kept above a card for its number."""
_GAP = 14
_WIDEST, _LYING_WIDEST = 188, 178
_TALLEST, _LYING_TALLEST = 252, 140
_LEAST_STANDING, _LEAST_LYING = (112, 190), (128, 84)
"""Least width and height of a card that stands, and of one that lies."""
_ROWS_MOST = 4

Column = tuple[list[tuple[Face, ...]], int, int]
"""Cards in rows, and their size."""


def column(faces: tuple[Face, ...], room: int, high: int, least: int = _LEAST_LYING[0]) -> Column | None:
    """The cards in so many rows as leave them largest. None where they would be too small."""
    found: list[Column] = []
    for count in range(1, _ROWS_MOST + 1):
        per_row = -(-len(faces) // count)
        rows = [faces[k : k + per_row] for k in range(0, len(faces), per_row)]
        wide = min(_WIDEST, (room - _GAP * (per_row - 1)) // max(1, per_row))
        tall = (high - sum(map(_around, rows))) // max(1, len(rows))
        if wide >= _LEAST_STANDING[0] and tall >= _LEAST_STANDING[1]:
            found.append((rows, wide, min(_TALLEST, tall)))
        elif wide >= least and tall >= _LEAST_LYING[1]:
            found.append((rows, min(_LYING_WIDEST, wide), min(_LYING_TALLEST, tall, wide - 8)))
    return max(found, key=lambda each: min(each[1] / _LYING_WIDEST, each[2] / _LYING_TALLEST), default=None)


def _around(faces: tuple[Face, ...]) -> int:
    """What a row takes beside its cards: numbers above, the higher ones, notes below where there are any."""
    return _DISC + _LIFT + (_NOTE if any(face.note for face in faces) else _NO_NOTE)


def roster_width(faces: tuple[Face, ...], high: int) -> int:
    """The widest list of own units that leaves the cards beside it as large as the narrowest does; 0: there is no room for any."""
    if not faces:
        return WIDTHS[0]
    found = {wide: column(faces, WIDE - 3 * MARGIN - wide, high) for wide in WIDTHS}
    least = found[WIDTHS[-1]]
    return next((wide for wide, rows in found.items() if least and rows and rows[1:] == least[1:]), 0)


def lay_column(
    image: Image.Image,
    faces: tuple[Face, ...],
    brush: Brush,
    box: tuple[int, int, int, int],
    least: int = _LEAST_LYING[0],
) -> None:
    """Lays the cards in a box, in which `column` has found room for them."""
    left, top, room, tall = box
    found = column(faces, room, tall, least)
    assert found is not None
    rows, wide, high = found
    y = top + (tall - sum(high + _around(row) for row in rows)) // 2 + _DISC
    for row in rows:
        x = left + (room - len(row) * wide - (len(row) - 1) * _GAP) / 2
        for face, note in zip(row, note_rooms(row, wide, _GAP), strict=True):
            at = y + _LIFT if face.glow == "barred" else y + (0 if face.glow else _LIFT // 2)
            lay_card(image, face, brush, (x, at, wide, high))
            note_tag(image, face, brush, x + wide / 2, at + high + 8, note)
            x += wide + _GAP
        y += high + _around(row)
