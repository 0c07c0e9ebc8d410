"""What is announced and not carried out yet, in the order in which that happens; in a fight, the two blows as they stand."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.drawing.cards import Brush
from bot.drawing.colors import GOLD, INK, INK_SOFT, PAPER, PAPER_LINE, QUIET_ON_PAPER, VERMILION, WHITE
from bot.drawing.emblems import emblem
from bot.drawing.panels import blit, blit_middle, lay, panel
from bot.drawing.places import Arrangement, Box
from bot.drawing.seals import seat_mark
from bot.drawing.text import fit, width, write, write_fit
from bot.drawing.words import seat_letter
from engine.view import Blow, Declared, View

_PAD = 14
_DISC, _MARK, _SMALL = 44, 40, 36
_LEAST = 38
"""Size of an emblem."""
_AMOUNT = 58
"""Room of a blow's amount at the right."""


def _order(number: int, first: bool, px: int) -> Image.Image:
    """The disc of the order: red for what is carried out first."""
    image = panel(px, px, px // 2, VERMILION if first else INK_SOFT).copy()
    write(image, (px / 2, px / 2), str(number), round(px * 0.68), WHITE, "middle")
    return image


def lay_notice(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """The panel between the ranks; nothing where nothing is announced and nobody fights."""
    if where.notice is None or not (view.declared or view.blows):
        return
    x, y, wide, high = where.notice
    edge = VERMILION if view.blows else GOLD
    lay(image, panel(wide, high, 14, PAPER, 255, edge, 4), x, y, 14)
    lines = len(view.blows) + (1 if view.blows and view.declared else len(view.declared))
    tall = (high - 12) // max(2, lines)
    for k in range(1, max(2, lines)):
        ImageDraw.Draw(image).rectangle((x + 16, y + 6 + k * tall, x + wide - 17, y + 7 + k * tall), fill=PAPER_LINE)
    for k, blow in enumerate(view.blows):
        _lay_blow(image, blow, brush, (x, y + 6 + k * tall, wide, tall))
    top = y + 6 + len(view.blows) * tall
    if view.blows and view.declared:
        _lay_beside(image, view.declared, brush, (x, top, wide - _PAD, tall))
        return
    for k, declared in enumerate(view.declared):
        _lay_declared(image, declared, k + 1, brush, (x, top + k * tall, wide, tall))


def _lay_beside(image: Image.Image, declared: tuple[Declared, ...], brush: Brush, box: Box) -> None:
    """Under the blows there is one line for all: what is announced has it before what still may be, which the footer tells as well."""
    x, y, wide, high = box
    numbered = [(k, each) for k, each in enumerate(declared, 1) if not each.open] or list(enumerate(declared, 1))
    share = wide // len(numbered)
    for at, (number, each) in enumerate(numbered):
        _lay_declared(image, each, number, brush, (x + at * share, y, share, high))


def _lay_declared(image: Image.Image, declared: Declared, number: int, brush: Brush, box: Box) -> None:
    """Its place in the order, whose it is, what it is called and what it will do; quiet where nothing is announced yet."""
    x, y, wide, high = box
    middle, disc = y + high / 2, min(_DISC, high - 6)
    mark = min(_MARK, disc)
    blit_middle(image, _order(number, number == 1 and not declared.open, disc), x + _PAD + disc / 2, middle)
    left = x + _PAD + disc + 10.0
    blit(image, seat_mark(declared.seat, seat_letter(brush.words, declared.seat), mark), left, middle - mark / 2)
    left += mark + 12
    room = x + wide - _PAD - left
    what = brush.words.text("list-sentence").join(map(brush.words.text, declared.what)) if wide > 300 else ""
    said = brush.words.text(declared.name)
    if what and high > 54 and width(said, 28) + width(what, 24) + 14 > room:
        write_fit(image, (left, middle - 14), said, room, (28, 22), INK)
        write_fit(image, (left, middle + 15), what, room, (24, 20), QUIET_ON_PAPER)
        return
    sizes = (30, 26) if high > 54 else (26, 24)
    if what and width(said, sizes[0]) + width(what, sizes[1]) + 14 > room:
        sizes = (24, 22)
    name, px = fit(said, room * 0.6 if what else room, sizes[0], 22)
    write(image, (left, middle), name, px, QUIET_ON_PAPER if declared.open else INK)
    if what:
        left += width(name, px) + 12
        write_fit(image, (left, middle + 1), what, x + wide - _PAD - left, (sizes[1], 20), QUIET_ON_PAPER)


def _lay_blow(image: Image.Image, blow: Blow, brush: Brush, box: Box) -> None:
    """Whose blow it is, what counts against what, whom it strikes and by how much."""
    x, y, wide, high = box
    middle, mark = y + high / 2, min(_SMALL, high - 6)
    left = x + _PAD - 2.0
    blit(image, seat_mark(blow.seat, seat_letter(brush.words, blow.seat), mark), left, middle - mark / 2)
    left = _lay_value(image, blow.emblems[0], blow.attack, brush, (left + mark + 8, middle)) + 7
    write(image, (left, middle), "−", 28, QUIET_ON_PAPER)
    left = _lay_value(image, blow.emblems[1], blow.defense, brush, (left + 28, middle)) + 14
    right = x + wide - _PAD - 0.0
    amount = f"−{blow.amount}" if blow.amount else "±0"
    write(image, (right, middle), amount, 38, VERMILION if blow.amount else QUIET_ON_PAPER, "right")
    room = right - max(_AMOUNT, width(amount, 38)) - 12 - left
    write_fit(image, (left, middle), brush.words.short(blow.target), room, (28, 20), INK)


def _lay_value(image: Image.Image, key: str, value: int, brush: Brush, at: tuple[float, float]) -> float:
    """A value with the emblem that counts; returns where it ends."""
    (x, y), px = at, _LEAST
    if key in brush.look.emblems:
        blit_middle(image, emblem(brush.look.emblems[key], px, brush.locale), x + px / 2, y)
        x += px + 4
    write(image, (x, y), str(value), 34, INK)
    return x + width(str(value), 34) + 2
