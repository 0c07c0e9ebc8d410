"""Options of a question that are about cards: each a card beside its words, or the card's picture before a text of several sentences."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace
from PIL import Image

from bot.drawing.art import art
from bot.drawing.cards import BARRED, Brush, sprite_of
from bot.drawing.cloth import WIDE
from bot.drawing.colors import (
    BODY_TEXT,
    INK,
    INK_SOFT,
    PAPER_DEEP,
    PAPER_LINE,
    QUIET_ON_PAPER,
    RGB,
    VERMILION_TEXT,
    rgb,
)
from bot.drawing.crests import crest_of
from bot.drawing.emblems import emblem
from bot.drawing.frame import MARGIN
from bot.drawing.gallery import picture_named
from bot.drawing.panels import blit, dimmed, lay, panel
from bot.drawing.text import fit, width, wrap, write, write_fit
from engine.view import Face, Hand, Row

_ROOM = WIDE - 2 * MARGIN - 40
_LEFT = MARGIN + 20
_GAP = 16
_TOP = 84
"""Where the rows begin under the panel's upper edge."""
_SHOWN_MOST = 8
_FEW, _IN_A_LINE = 3, 4
_TALL, _LOW = 184, 106
"""Height of a row with a whole card, and of one with its picture."""
_TEXT, _HALF_WIDE = (0, 96, 96, 94, 88), 116
"""Height of a row with a text by the number of rows, and of one that is half as wide."""
_CARD, _PICTURE = (120, 152), (66, 82)
_EMBLEM = 40


@dataclass(frozen=True, slots=True)
class Plan:
    """How the rows lie: the ones that are shown, columns, size."""

    rows: tuple[Row, ...]
    columns: int
    wide: int
    high: int

    @property
    def lines(self) -> int:
        """Lines of rows."""
        return -(-len(self.rows) // self.columns)


def pictured(hand: Hand) -> bool:
    """Whether the options are about cards."""
    return any(row.face for row in hand.rows)


def _kept(rows: tuple[Row, ...], most: int) -> tuple[Row, ...]:
    """As many as there is room for, in their order; those that cannot be chosen give way first."""
    if len(rows) <= most:
        return rows
    first = sorted(range(len(rows)), key=lambda k: (rows[k].barred, k))[:most]
    return tuple(rows[k] for k in sorted(first))


def plan(hand: Hand) -> Plan:
    """How a hand's rows lie: with texts below each other, else side by side; low where many cards want room below."""
    many = len(hand.faces) > 6
    if any(row.lines for row in hand.rows):
        rows = _kept(hand.rows, 4 if many else 6)
        columns = 1 if len(rows) <= (_FEW if many else _FEW + 1) else 2
        high = _HALF_WIDE if columns == 2 else _TEXT[len(rows)]
        return Plan(rows, columns, (_ROOM - _GAP * (columns - 1)) // columns, high)
    rows = _kept(hand.rows, _IN_A_LINE if many else _SHOWN_MOST)
    columns = max(_FEW, min(_IN_A_LINE, len(rows)))
    tall = len(rows) <= _IN_A_LINE and not many
    return Plan(rows, columns, (_ROOM - _GAP * (columns - 1)) // columns, _TALL if tall else _LOW)


def pictured_height(hand: Hand) -> int:
    """How high the panel is."""
    laid = plan(hand)
    return _TOP + laid.lines * (laid.high + 10) + 12


def lay_pictured(image: Image.Image, hand: Hand, brush: Brush, top: int) -> None:
    """Lays the rows on the panel whose upper edge is at ``top``."""
    laid = plan(hand)
    for k, row in enumerate(laid.rows):
        x = _LEFT + k % laid.columns * (laid.wide + _GAP)
        y = top + _TOP + k // laid.columns * (laid.high + 10)
        edge = PAPER_LINE if row.barred else INK
        blit(image, panel(laid.wide, laid.high, 12, PAPER_DEEP, 255, edge, 2 if row.barred else 3), x, y)
        lay_row = _lay_text if any(each.lines for each in laid.rows) else _lay_tall if laid.high == _TALL else _lay_low
        lay_row(image, row, brush, (x, y, laid.wide, laid.high))


def _ink(row: Row) -> RGB:
    return QUIET_ON_PAPER if row.barred else INK


def _picture(face: Face, brush: Brush, barred: bool, size: tuple[int, int] = _PICTURE) -> Image.Image:
    """A card's landscape with its emblem, without name and numbers."""
    known = [brush.look.emblems[key] for key in face.attributes if key in brush.look.emblems]
    fill, colors = (rgb(known[0].fill), known[0].land or (INK, INK_SOFT)) if known else (INK, (INK, INK_SOFT))
    wide, high = size
    image = panel(wide, high, 10, fill, 255, INK, 2).copy()
    crest = crest_of(face.name.ja if face.name else face.card, face.crest)
    place, picture = (0.5, 0.9), picture_named(face.crest)
    image.paste(art(face.card, crest, colors, (wide - 10, high - 10), place, picture), (5, 5))
    if known:
        blit(image, emblem(known[0], _EMBLEM, brush.locale), 2, 2)
    return dimmed(image, *BARRED) if barred else image


def _gain(
    image: Image.Image, row: Row, brush: Brush, at: tuple[float, float], room: float, sizes: tuple[int, int]
) -> None:
    """What an option leads to, in vermilion where it can be pressed; on two lines where it does not fit on one."""
    word = row.gain or row.note
    if word is None:
        return
    said, color = brush.words.text(word), VERMILION_TEXT if row.gain and not row.barred else QUIET_ON_PAPER
    if width(said, sizes[1]) <= room:
        write_fit(image, at, said, room, sizes, color)
        return
    for k, line in enumerate(wrap(said, room, 24, 2)):
        write(image, (at[0], at[1] - 14 + 28 * k), line, 24, color)


def _lay_tall(image: Image.Image, row: Row, brush: Brush, box: tuple[int, int, int, int]) -> None:
    """A whole card, and three lines beside it."""
    x, y, wide, _ = box
    assert row.face is not None
    bare = replace(row.face, stats=(), badge=None, label="", glow="barred" if row.barred else "")
    card = sprite_of(bare, brush, *_CARD)
    lay(image, card, x + 16, y + 16, 10)
    left = x + _CARD[0] + 32
    room = x + wide - 12 - left
    write_fit(image, (left, y + 38), brush.words.text(row.name), room, (30, 24), _ink(row))
    if row.gain and row.note:
        write_fit(image, (left, y + 84), brush.words.text(row.note), room, (36, 24), _ink(row))
    _gain(image, row, brush, (left, y + 140), room, (36, 26))


def _lay_low(image: Image.Image, row: Row, brush: Brush, box: tuple[int, int, int, int]) -> None:
    """The card's picture, its name, where it lies, and what would come of it."""
    x, y, wide, high = box
    assert row.face is not None
    lay(image, _picture(row.face, brush, row.barred), x + 12, y + (high - _PICTURE[1]) // 2, 10)
    left = x + _PICTURE[0] + 24
    room = x + wide - 10 - left
    name = brush.words.short(row.face.name) if row.face.name else ""
    write_fit(image, (left, y + 22), name, room, (26, 22), _ink(row))
    place = brush.words.text(row.name)
    said = f"{place}  {brush.words.text(row.note)}" if row.gain and row.note else place
    write_fit(image, (left, y + 53), said, room, (26, 22), QUIET_ON_PAPER)
    _gain(image, replace(row, lines=()), brush, (left, y + 84), room, (26, 22))


def _set(said: str, room: float, most: int) -> tuple[tuple[str, ...], int]:
    """A text in up to so many lines, and the largest size in which it fits."""
    px = next((px for px in (26, 24, 22) if len(wrap(said, room, px)) <= most), 22)
    return wrap(said, room, px, most), px


def _lay_text(image: Image.Image, row: Row, brush: Brush, box: tuple[int, int, int, int]) -> None:
    """The card's picture, its name and place, and its text on two lines, or on three where the row is half as wide."""
    x, y, wide, high = box
    if row.face:
        lay(image, _picture(row.face, brush, row.barred, (_PICTURE[0], high - 16)), x + 10, y + 8, 10)
    left, right = x + _PICTURE[0] + 24, x + wide - 14
    said = brush.words.text("list-sentence").join(brush.words.text(word) for word in row.lines)
    lines, px = _set(said, right - left, 3 if high == _HALF_WIDE else 2)
    y += (high - 32 - len(lines) * (px + 1)) // 2
    _lay_heading(image, row, brush, (left, right), y + 16)
    for k, line in enumerate(lines):
        at = (left, y + 33 + (px + 1) * (k + 0.5))
        write(image, at, line, px, QUIET_ON_PAPER if row.barred else BODY_TEXT)


def _lay_heading(image: Image.Image, row: Row, brush: Brush, room: tuple[int, int], middle: float) -> None:
    """What the text is of, and where that lies at the right."""
    left, right = room
    if row.note:
        note, px = fit(brush.words.text(row.note), (right - left) * 0.4, 26, 22)
        write(image, (right, middle), note, px, QUIET_ON_PAPER, "right")
        right -= round(width(note, px)) + 14
    write_fit(image, (left, middle), brush.words.text(row.name), right - left, (28, 24), _ink(row))
