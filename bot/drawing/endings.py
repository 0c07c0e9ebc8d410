"""The end of a match: the last board goes dark, and over it lies a sheet of paper with who won, why, and what follows."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image, ImageDraw

from bot.drawing.cards import Brush, lay_card
from bot.drawing.cloth import HIGH, WIDE
from bot.drawing.colors import (
    BODY_TEXT,
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_DEEP,
    PAPER_LINE,
    QUIET_ON_PAPER,
    VERMILION,
    mix,
)
from bot.drawing.crests import crest_mask
from bot.drawing.frame import trimmed
from bot.drawing.panels import blit, lay, panel
from bot.drawing.places import BOARD
from bot.drawing.seals import seal, seat_mark
from bot.drawing.text import wrap, write, write_fit
from bot.drawing.words import Caption, seat_letter, turn_pill
from engine.view import PUBLIC, Ending, View

_LEFT, _WIDE, _HIGH = 286, 840, 548
_LEAST = 348
"""How high the sheet is where nothing is to be shown but who won and why."""
_PAD = 40
_RULE = 206
_LINE = 42
_LINE_PX = 30


def darken(image: Image.Image) -> None:
    """Leaves the last board at a fifth of its light."""
    x, y, wide, high = BOARD
    night = Image.new("RGB", (wide + 8, high + 8), NIGHT)
    image.paste(night, (x - 4, y - 4), Image.new("L", night.size, 200))
    ImageDraw.Draw(image).rectangle((0, y + high + 4, WIDE, HIGH), fill=NIGHT)


def _lines(ending: Ending, brush: Brush, room: float) -> list[tuple[str, ...]]:
    """What follows, each sentence in its lines."""
    return [wrap(brush.words.text(word), room, _LINE_PX, 3) for word in ending.lines]


def _height(ending: Ending, brush: Brush) -> int:
    """As high as what stands on it."""
    if ending.cards:
        return _HIGH
    lines = _lines(ending, brush, _WIDE - 2 * _PAD)
    return max(_LEAST, min(_HIGH, _RULE + 60 + sum(_LINE * len(each) + 8 for each in lines)))


def _seal(ending: Ending) -> str:
    return "seal-called-off" if ending.called_off else "seal-drawn" if ending.winner == PUBLIC else "seal-won"


def _head(image: Image.Image, ending: Ending, caption: Caption, brush: Brush, view: View, above: int) -> None:
    """Seal, winner and reason."""
    drawn = ending.winner == PUBLIC
    stamp = seal(brush.words.text(_seal(ending)), 132)
    blit(image, stamp, _LEFT + _PAD, above + _PAD)
    x = _LEFT + _PAD + stamp.width + 32
    name_x = x
    if not drawn:
        blit(image, seat_mark(ending.winner, seat_letter(brush.words, ending.winner), 56), x, above + 46)
        name_x = x + 68
    won, _ = turn_pill(view, trimmed(caption, 330, 40), brush.words)
    write_fit(image, (name_x, above + 75), won, _LEFT + _WIDE - _PAD - name_x, (56, 30), INK)
    room = _LEFT + _WIDE - _PAD - x
    reason = brush.words.text(ending.reason)
    px = 34 if len(wrap(reason, room, 34)) == 1 else 28
    lines = wrap(reason, room, px, 2)
    for k, line in enumerate(lines):
        y = above + 142 if len(lines) == 1 else above + 130 + 36 * k
        write(image, (x, y), line, px, QUIET_ON_PAPER)


def _follows(image: Image.Image, ending: Ending, brush: Brush, above: int) -> None:
    """The cards that are spoken of, and what follows, line by line."""
    x, top = _LEFT + _PAD + 12, above + _RULE + 36
    cards = ending.cards[:3]
    wide, high = (200, 268) if len(cards) == 1 else (150, 210)
    for face in cards:
        lay_card(image, replace(face, glow=face.glow or "happened"), brush, (x, top, wide, high))
        x += wide + 24
    x += 20 if cards else -12
    y = top + (26 if cards else 4)
    if len(cards) > 1 and len(ending.lines) == 1:  # beside them a line would find no room
        x, y = _LEFT + _PAD, top + high + 44
    for sentence in _lines(ending, brush, _LEFT + _WIDE - _PAD - x):
        for line in sentence:
            if y < above + _HIGH - 24:
                write(image, (x, y), line, _LINE_PX, BODY_TEXT)
            y += _LINE
        y += 8


def paint_ending(image: Image.Image, view: View, ending: Ending, caption: Caption, brush: Brush) -> None:
    """Lays the sheet over the darkened board."""
    edge = GOLD if ending.winner == PUBLIC else VERMILION
    high = _height(ending, brush)
    above = BOARD[1] + (BOARD[3] - high) // 2
    lay(image, panel(_WIDE, high, 20, PAPER, 255, edge, 5), _LEFT, above, 20)
    image.paste(mix(PAPER, PAPER_DEEP, 0.8), (_LEFT + _WIDE - 330, above + 24), crest_mask(brush.look.crest, 300))
    _head(image, ending, caption, brush, view, above)
    if ending.cards or ending.lines:
        rule = (_LEFT + _PAD, above + _RULE, _LEFT + _WIDE - _PAD, above + _RULE + 2)
        ImageDraw.Draw(image).rectangle(rule, fill=PAPER_LINE)
    _follows(image, ending, brush, above)
