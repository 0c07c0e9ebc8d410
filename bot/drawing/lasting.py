"""What is in force for somebody, and until when: notes beside the place where they stand."""

from __future__ import annotations

from PIL import Image

from bot.drawing.colors import NIGHT, PAPER, QUIET_ON_DARK, mix
from bot.drawing.panels import blit, panel
from bot.drawing.text import fit, width, write, write_fit
from bot.drawing.words import Words
from engine.view import Lasts

Box = tuple[float, float, int, int]

_EDGE = mix(NIGHT, QUIET_ON_DARK, 0.5)
_TALL = 70
"""A note on two lines."""
_GAP = 6
_LOW, _LOWEST = 46, 36
"""Height of a note on one line, and where the place itself is low."""
_ROOMY = 150
_PAD = 12
_MORE = "＋"


def lay_lasting(image: Image.Image, lasting: tuple[Lasts, ...], words: Words, box: Box) -> None:
    """The notes in a box: two lines each while there is room, one line each where there are more, the rest counted."""
    x, y, wide, high = box
    if len(lasting) * (_TALL + _GAP) <= high + _GAP:
        for k, note in enumerate(lasting):
            _note(image, note, words, (x, y + k * (_TALL + _GAP), wide, _TALL))
        return
    low = _LOW if high >= _ROOMY else _LOWEST
    most = max(1, int((high + _GAP) // (low + _GAP)))
    shown = lasting if len(lasting) <= most else lasting[: most - 1]
    for k, note in enumerate(shown):
        _line(image, note, words, (x, y + k * (low + _GAP), wide, low))
    if len(shown) < len(lasting):
        _plain(image, f"{_MORE}{len(lasting) - len(shown)}", (x, y + len(shown) * (low + _GAP), wide, low))


def _plain(image: Image.Image, said: str, box: Box) -> None:
    x, y, wide, high = box
    blit(image, panel(wide, high, 8, NIGHT, 215, _EDGE), x, y)
    write(image, (x + _PAD, y + high / 2), said, 24, PAPER)


def _note(image: Image.Image, note: Lasts, words: Words, box: Box) -> None:
    """What it is, and below that until when."""
    x, y, wide, high = box
    blit(image, panel(wide, high, 8, NIGHT, 215, _EDGE), x, y)
    room = wide - 2 * _PAD
    what, px = fit(words.text(note.what), room, 26, 20)
    write(image, (x + _PAD, y + (21 if note.until else high / 2)), what, px, PAPER)
    if note.until:
        until, px = fit(words.text(note.until), room, 24, 20)
        write(image, (x + _PAD, y + 51), until, px, QUIET_ON_DARK)


def _line(image: Image.Image, note: Lasts, words: Words, box: Box) -> None:
    """What it is, and behind it until when, as far as there is room."""
    x, y, wide, high = box
    blit(image, panel(wide, high, 8, NIGHT, 215, _EDGE), x, y)
    room = wide - 2 * _PAD
    brief = words.text(note.brief) if note.brief else ""
    what, px = fit(words.text(note.what), room - (width(brief, 22) + 10 if brief else 0), 24, 22)
    if what != words.text(note.what):
        what, px = fit(words.text(note.what), room, 24, 20)
    write(image, (x + _PAD, y + high / 2), what, px, PAPER)
    left = room - width(what, px) - 10
    if brief and width(brief, 20) <= left:
        write_fit(image, (x + wide - _PAD, y + high / 2), brief, left, (22, 20), QUIET_ON_DARK, "right")
