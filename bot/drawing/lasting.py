"""What is in force for somebody, and until when: notes beside the place where they stand."""

from __future__ import annotations

from PIL import Image

from bot.drawing.colors import NIGHT, PAPER, QUIET_ON_DARK, mix
from bot.drawing.panels import blit, panel
from bot.drawing.text import fit, write
from bot.drawing.words import Words
from engine.view import Lasts

Box = tuple[float, float, int, int]

_EDGE = mix(NIGHT, QUIET_ON_DARK, 0.5)
_TALL, _LOW = 70, 44
"""Height of a note, and the least one for its two lines."""
_ROOMY = 60
"""From this height on its letters are of usual size."""
_GAP = 6
_PAD = 12
_MORE = "＋"


def lay_lasting(image: Image.Image, lasting: tuple[Lasts, ...], words: Words, box: Box) -> None:
    """The notes in a box, smaller where they are many; those for which there is no room are counted."""
    x, y, wide, high = box
    most = max(1, int((high + _GAP) // (_LOW + _GAP)))
    shown = lasting if len(lasting) <= most else lasting[: most - 1]
    lines = len(shown) + (len(shown) < len(lasting))
    tall = min(_TALL, int((high + _GAP) / max(1, lines)) - _GAP)
    for k, note in enumerate(shown):
        _note(image, note, words, (x, y + k * (tall + _GAP), wide, tall))
    if len(shown) < len(lasting):
        _plain(image, f"{_MORE}{len(lasting) - len(shown)}", (x, y + len(shown) * (tall + _GAP), wide, tall))


def _plain(image: Image.Image, said: str, box: Box) -> None:
    x, y, wide, high = box
    blit(image, panel(wide, high, 8, NIGHT, 215, _EDGE), x, y)
    write(image, (x + _PAD, y + high / 2), said, 24, PAPER)


def _note(image: Image.Image, note: Lasts, words: Words, box: Box) -> None:
    """What it is, and below that until when."""
    x, y, wide, high = box
    blit(image, panel(wide, high, 8, NIGHT, 215, _EDGE), x, y)
    room, roomy = wide - 2 * _PAD, high >= _ROOMY
    sizes = (26, 24) if roomy else (23, 20)
    what, px = fit(words.text(note.what), room, sizes[0], 19)
    write(image, (x + _PAD, y + high * (0.3 if note.until else 0.5)), what, px, PAPER)
    if note.until:
        until, px = fit(words.text(note.until), room, sizes[1], 19)
        write(image, (x + _PAD, y + high * 0.73), until, px, QUIET_ON_DARK)
