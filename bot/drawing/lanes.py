"""What lies between lanes that face each other: their numbers, who won which, the one being fought, and who goes first in it."""

from __future__ import annotations

from PIL import Image

from bot.drawing.cards import Brush
from bot.drawing.colors import NIGHT, PAPER, QUIET_ON_DARK, VERMILION, WHITE
from bot.drawing.icons import icon
from bot.drawing.panels import blit, blit_middle, panel
from bot.drawing.places import Arrangement, Side
from bot.drawing.seals import seat_mark
from bot.drawing.text import fit, width, write
from bot.drawing.words import seat_letter
from engine.view import PUBLIC, Lane, View

_GLOW = 26
"""How white the lane of the present battle is, of 255."""
_WIDER = 10
"""How far its light goes beyond the cards."""
_EDGE = 4
_TITLE = 186
"""Room of a title between the marks of the lanes beside it."""
_ASIDE = 62
"""From a lane's number to the marks beside it."""
_ORDER = (300, 72)


def _middles(view: View, where: Arrangement) -> list[float]:
    """The middle of each lane, across; a single one that goes over all of them has the middle of the mat."""
    if not where.lane or not view.lanes:
        return []
    side = where.sides[0]
    boxes = [where.places[slot.ref] for area in side.areas if area.kind == "lane" for slot in area.slots]
    if len(view.lanes) == 1 != len(boxes):
        return [side.mat[0] + side.mat[2] / 2]
    return [box[0] + box[2] / 2 for box in boxes[: len(view.lanes)]]


def _shine(image: Image.Image, left: int, top: int, wide: int, high: int) -> None:
    image.paste(WHITE, (left, top), Image.new("L", (wide, high), _GLOW))


def light_lanes(image: Image.Image, view: View, where: Arrangement) -> None:
    """Light under the places that take part in what is going on, and between them where they face each other."""
    for side in where.sides:
        _, top, _, high = side.mat
        for slot in (slot for area in side.areas for slot in area.slots if slot.now):
            x, _, wide, _ = where.places[slot.ref]
            _shine(image, x - _WIDER, top + _EDGE, wide + 2 * _WIDER, high - 2 * _EDGE)
    for middle, lane in zip(_middles(view, where), view.lanes, strict=False):
        if lane.now and len(view.lanes) > 1:
            _light_between(image, where, round(middle))


def _light_between(image: Image.Image, where: Arrangement, middle: int) -> None:
    above, below = where.sides[0].mat, where.sides[-1].mat
    wide = next(iter(where.places.values()))[2] + 2 * _WIDER
    top = above[1] + above[3]
    _shine(image, middle - wide // 2, top, wide, below[1] - top)


def number_lanes(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Each lane's number, or the title of the battle in it."""
    for middle, lane in zip(_middles(view, where), view.lanes, strict=False):
        if lane.title:
            _pill(image, brush.words.text(lane.title), 300 if len(view.lanes) == 1 else _TITLE, middle, where)
        else:
            _number(image, lane, middle, where, brush)


def _pill(image: Image.Image, title: str, room: int, middle: float, where: Arrangement) -> None:
    """The battle being fought, in vermilion."""
    gap = where.sides[-1].mat[1] - where.sides[0].mat[1] - where.sides[0].mat[3]
    high = min(56, gap - 8)
    word, px = fit(title, room, 32, 22)
    wide = max(188, round(width(word, px)) + 40)
    blit_middle(image, panel(wide, high, high // 2, VERMILION), middle, where.lane)
    write(image, (middle, where.lane), word, px, WHITE, "middle")


def _number(image: Image.Image, lane: Lane, middle: float, where: Arrangement, brush: Brush) -> None:
    """A lane's number; of one that is over, whose mark and the way to its winner."""
    blit_middle(
        image, panel(48, 48, 24, NIGHT, 255, PAPER if lane.winner is None else QUIET_ON_DARK, 2), middle, where.lane
    )
    write(image, (middle, where.lane), str(lane.number), 30, PAPER, "middle")
    if lane.winner is None:
        return
    if lane.winner == PUBLIC:
        write(image, (middle + _ASIDE, where.lane), "＝", 36, PAPER, "middle")
        return
    blit_middle(image, seat_mark(lane.winner, seat_letter(brush.words, lane.winner), 40), middle - _ASIDE, where.lane)
    sign = "up" if _is_above(where.sides, lane.winner) else "down"
    blit_middle(image, icon(sign, 44, PAPER), middle + _ASIDE, where.lane)


def _is_above(sides: tuple[Side, ...], seat: int) -> bool:
    return sides[0].seat == seat


def lay_order(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Who goes first in what is going on, and who second, between the trays."""
    tray = where.sides[0].tray
    if not view.order or tray is None or not where.lane:
        return
    wide, high = _ORDER
    left = tray[0] + (tray[2] - wide) // 2
    blit(image, panel(wide, high, 16, NIGHT, 190), left, where.lane - high // 2)
    names = [fit(brush.words.text(key), wide / 2 - 70, 28, 20) for key in ("order-first", "order-second")]
    taken = [width(*name) + 8 + 38 for name in names]
    gap = (wide - sum(taken)) / 3
    x = left + gap
    for seat, name, room in zip(view.order, names, taken, strict=False):
        write(image, (x, where.lane), *name, QUIET_ON_DARK)
        blit_middle(image, seat_mark(seat, seat_letter(brush.words, seat), 38), x + room - 19, where.lane)
        x += room + gap
