"""What all tables share: the title above, the footer below."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image, ImageDraw

from bot.drawing.cloth import WIDE
from bot.drawing.colors import GOLD, GOLD_TEXT, INK, NIGHT, PAPER, QUIET_ON_DARK, VERMILION, WHITE
from bot.drawing.icons import icon
from bot.drawing.panels import blit, panel
from bot.drawing.seals import seat_mark
from bot.drawing.tags import tag
from bot.drawing.text import fit, width, wrap, write, write_fit
from bot.drawing.words import Caption, Words, game_name, seat_letter, turn_pill
from engine.view import PUBLIC, View

MARGIN = 16
_LINE = 33
"""Where the title's words stand, vertically."""
_SEPARATOR = 24
_PILL_ROOM = 420


def _pill(image: Image.Image, x: float, word: str, seat: int, words: Words, paper: bool = False) -> float:
    """The pill with a seat's mark; returns where it ends."""
    word, px = fit(word, _PILL_ROOM, 30, 24)
    lead = 52 if seat != PUBLIC else 20
    wide = int(width(word, px)) + lead + 20
    blit(image, panel(wide, 48, 24, PAPER if paper else VERMILION), x, 8)
    if seat != PUBLIC:
        blit(image, seat_mark(seat, seat_letter(words, seat), 40), x + 5, 12)
    write(image, (x + lead, 32), word, px, INK if paper else WHITE)
    return x + wide


def _time(image: Image.Image, left: str | None) -> float:
    """The clock and the time left; returns where it begins."""
    if not left:
        return WIDE - MARGIN
    write(image, (WIDE - MARGIN, _LINE), left, 32, PAPER, "right")
    x = WIDE - MARGIN - width(left, 32) - 40
    blit(image, icon("clock", 28, QUIET_ON_DARK), x, 18)
    return x


def _window(widths: list[float], present: int, room: float) -> range:
    """The phases that fit, the present one among them."""
    first, end = 0, len(widths)

    def taken() -> float:
        return sum(widths[first:end]) + _SEPARATOR * (end - first - 1)

    while end - first > 1 and taken() > room:
        if present - first >= end - 1 - present:
            first += 1
        else:
            end -= 1
    return range(first, end) if end > first and taken() <= room else range(0)


def _phases(image: Image.Image, view: View, words: Words, x: float, room: float) -> None:
    names = [words.text(key) for key in view.phases]
    widths = [width(name, 26) + 24 for name in names]
    shown = _window(widths, max(0, view.phase), room)
    for k in shown:
        if k != shown[0]:
            write(image, (x + _SEPARATOR / 2, _LINE), "›", 26, QUIET_ON_DARK, "middle")
            x += _SEPARATOR
        present = k == view.phase
        if present:
            blit(image, panel(int(widths[k]), 40, 8, PAPER), x, 12)
        write(image, (x + widths[k] / 2, 32), names[k], 26, INK if present else QUIET_ON_DARK, "middle")
        x += widths[k]


def trimmed(caption: Caption, room: int, px: int) -> Caption:
    """The caption with names that leave room for the words after them."""
    first, second = (fit(name, room, px, px)[0] for name in caption.names)
    return replace(caption, names=(first, second))


def title(image: Image.Image, view: View, caption: Caption, words: Words) -> None:
    """Game, turn, whose move, phases, time left."""
    x = 76.0
    name, turn = game_name(words, view.game), words.text(view.turn)
    write(image, (x, _LINE), name, 34)
    x += width(name, 34) + 20
    write(image, (x, _LINE), turn, 28, QUIET_ON_DARK)
    x += width(turn, 28) + 24
    x = _pill(image, x, *turn_pill(view, trimmed(caption, 250, 26), words), words) + 24
    end = _time(image, caption.time_left)
    _phases(image, view, words, x, end - 24 - x)


def heading(image: Image.Image, name: str, note: str, *, fresh: bool = False) -> None:
    """What stands on a picture that is no table of a match: its name, and a note at the right, in gold where that is new."""
    room = WIDE - 120 - width(note, 32)
    if fresh:
        sprite = tag(note, 30, GOLD, INK, None, pad=16, radius=10)
        blit(image, sprite, WIDE - MARGIN - sprite.width, _LINE - 1 - sprite.height / 2)
    else:
        write(image, (WIDE - MARGIN - 4, _LINE), note, 32, QUIET_ON_DARK, "right")
    write_fit(image, (76, _LINE), name, room, (34, 24), PAPER)


def private_title(image: Image.Image, view: View, caption: Caption, words: Words) -> None:
    """The title of a hand: whose it is, and that nobody else sees it. In paper, for it says nothing of the turn."""
    name = game_name(words, view.game)
    write(image, (76, _LINE), name, 34)
    x = _pill(image, 76 + width(name, 34) + 24, words.text("hand-title"), view.viewer, words, paper=True)
    end = _time(image, caption.time_left)
    write_fit(image, (x + 20, _LINE), words.text("hand-private"), end - x - 44, (26, 22), QUIET_ON_DARK)


def _news(image: Image.Image, happened: str, room: float, y: int) -> None:
    """What just happened: on one line, or small on two, so that its end (how much) is not lost."""
    x = MARGIN + 56
    if width(happened, 24) <= room:
        write_fit(image, (x, y + 24), happened, room, (28, 24), GOLD_TEXT)
        return
    lines = wrap(happened, room, 22, 2)
    for k, line in enumerate(lines):
        write(image, (x, y + 24 + 23 * (k - (len(lines) - 1) / 2)), line, 22, GOLD_TEXT)


def footer(image: Image.Image, happened: str, waits_for: str, y: int = 740) -> None:
    """What just happened, and what is waited for."""
    wide = WIDE - 2 * MARGIN
    blit(image, panel(wide, 48, 12, NIGHT, 225), MARGIN, y)
    tight = width(happened, 28) + width(waits_for, 28) > wide - 112
    waits_for, px = fit(waits_for, wide * 0.5, 24 if tight else 28, 22)
    right = width(waits_for, px) + 40 if waits_for else 0
    if happened:
        ImageDraw.Draw(image).rounded_rectangle((MARGIN, y, MARGIN + 8, y + 48), 4, fill=GOLD)
        blit(image, icon("play", 22, GOLD), MARGIN + 22, y + 13)
        _news(image, happened, wide - 72 - right, y)
    write(image, (WIDE - 34, y + 24), waits_for, px, PAPER, "right")
