"""Piles that face each other: the cards under the top one as edges, what lies face down upon a known one, and who won where."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from PIL import Image

from bot.drawing.backs import back
from bot.drawing.cards import Brush, lay_card
from bot.drawing.colors import GOLD, INK, PAPER, PAPER_DEEP, QUIET_ON_DARK, RGB
from bot.drawing.faces import badge_of, badge_tag, cut_for
from bot.drawing.panels import blit, blit_middle, lay, panel, solid
from bot.drawing.places import Arrangement, Box, Facing
from bot.drawing.seals import seat_mark
from bot.drawing.shelf import kept
from bot.drawing.text import write
from bot.drawing.vector import Pen
from bot.drawing.words import seat_letter
from engine.view import PUBLIC, Area, Lane, Slot, View

_EDGES_MOST = 3
_EDGE = (3, 9)
"""How far a covered card's edge is drawn in, and how far it looks out beyond a standing card."""
_ASIDE = 3
"""How far it looks out at the side of a card in a band."""
_LOW_BACK = (46, 38)
"""A back upon a card that has no art."""
_POINT = 84
"""Width of the mark that points to who won."""
_NUMBER, _EVEN = 26, (50, 30)
"""Size of an area's number, and of the panel under the mark of a drawn one."""
_LINE_MARK = 34


def _piles(view: View) -> list[Area]:
    return [area for area in view.areas if area.kind == "stacks"]


def _in_order(areas: list[Area]) -> Iterator[tuple[Area, Slot]]:
    """Piles whose top card glows come last, so that no neighbor's shadow falls on their ring."""
    filled = [(area, slot) for area in areas for slot in area.slots if slot.faces]
    return iter(sorted(filled, key=lambda each: bool(each[1].faces[-1].glow or each[1].glow)))


def _lay_edges(image: Image.Image, count: int, box: Box, upper: bool, in_band: bool) -> None:
    """The edges of covered cards: away from the other seat, or at the right where that leaves no room."""
    x, y, wide, high = box
    for k in range(min(_EDGES_MOST, count), 0, -1):
        if in_band:
            blit(image, panel(wide, high - 6 * k, 10, PAPER_DEEP, 255, INK, 1), x + _ASIDE * k, y + 3 * k)
            continue
        inset, out = _EDGE
        sheet = panel(wide - 2 * inset * k, high, 10, PAPER_DEEP, 255, INK, 2)
        blit(image, sheet, x + inset * k, y - out * k if upper else y + out * k)


def _lay_upon(image: Image.Image, slot: Slot, brush: Brush, box: Box) -> None:
    """A card face down upon one that everybody knows: its back over the known one's art, whose name can still be read."""
    x, y, wide, high = box
    top, known = slot.faces[-1], slot.faces[-2]
    sleeping = replace(known, glow=top.glow or "barred", number=0, badge=None, change=None, shape="", states=())
    lay_card(image, sleeping, brush, box)
    cut = cut_for(wide, high)
    size = _LOW_BACK if cut.low else (wide, high - cut.strip - cut.bar - cut.edge - 2)
    lay(image, back(top.owner, *size, min(cut.radius, size[1] // 4)), x, y, cut.radius)
    badge = badge_of(top, brush.words)
    if badge:
        sprite = badge_tag(badge, top.shifted)
        blit(image, sprite, x + wide - sprite.width - 7, y + 5)


def lay_stacks(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Lays every pile, and between the two sides who won where."""
    areas = _piles(view)
    for area, slot in _in_order(areas):
        box = where.places[slot.ref]
        _lay_edges(image, len(slot.faces) - 1, box, area is areas[0], bool(where.rows))
        upon = len(slot.faces) > 1 and not slot.faces[-1].card and bool(slot.faces[-2].card)
        (_lay_upon if upon else _lay_top)(image, slot, brush, box)
    _lay_marks(image, view, areas, where)
    for seat, middle in where.rows:
        blit_middle(
            image, seat_mark(seat, seat_letter(brush.words, seat), _LINE_MARK), where.sides[0].mat[0] - 5, middle
        )


def _lay_top(image: Image.Image, slot: Slot, brush: Brush, box: Box) -> None:
    lay_card(image, slot.faces[-1], brush, box)


# --- who won where ----------------------------------------------------------------------------------------------------


@kept
def _point(up: bool, color: RGB) -> Image.Image:
    """A low triangle with a dark edge that points to the winner."""
    pen, inner = Pen(_POINT), Pen(_POINT)
    pen.at(180 if up else 0).polygon([(-100, -34), (100, -34), (0, 40)])
    inner.at(180 if up else 0).polygon([(-80, -26), (80, -26), (0, 29)])
    image = solid(INK, pen.mask())
    image.paste((*color, 255), (0, 0), inner.mask())
    return image


def _lay_marks(image: Image.Image, view: View, areas: list[Area], where: Arrangement) -> None:
    for facing, lane in zip(where.facing, view.lanes, strict=False):
        _lay_mark(image, lane, facing, GOLD if lane.now else PAPER, areas[0].seat)
        write(image, (facing.middle - 58, facing.upper), str(lane.number), _NUMBER, QUIET_ON_DARK, "middle")


def _lay_mark(image: Image.Image, lane: Lane, facing: Facing, color: RGB, upper: int) -> None:
    """Who won: the mark points to that side's card; a drawn one is said on both sides."""
    if lane.winner is None:
        return
    if lane.winner == PUBLIC:
        for y in sorted({facing.upper, facing.lower}):
            blit_middle(image, panel(*_EVEN, 8, INK), facing.middle, y)
            write(image, (facing.middle, y), "＝", _NUMBER, color, "middle")
        return
    up = lane.winner == upper
    blit_middle(image, _point(up, color), facing.middle, facing.upper if up else facing.lower)
