"""The field: the cards, arrows and bursts on the places that `places` has found, and the columns' numbers between the mats."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PIL import Image

from bot.drawing.arrows import arrow
from bot.drawing.backs import back, knocked_out
from bot.drawing.cards import INSIDE, Brush, lay_card, lay_tucked, struck
from bot.drawing.cloth import WIDE
from bot.drawing.colors import GOLD, INK, PAPER, PAPER_DEEP, QUIET_ON_DARK, RGB, VERMILION, WHITE
from bot.drawing.edges import between, lay_edges, lay_note
from bot.drawing.lanes import lay_order, light_lanes, number_lanes
from bot.drawing.notices import lay_notice
from bot.drawing.panels import blit, blit_middle, lay, outline, panel
from bot.drawing.places import GAP_X, Arrangement, Box, Side, tucked_lines
from bot.drawing.portraits import lay_beside, lay_portrait, strike
from bot.drawing.ranks import between_ranks, lay_tiles, lay_tucked_names
from bot.drawing.stacks import lay_stacks
from bot.drawing.strips import lay_strips
from bot.drawing.tags import die, disc, tag
from bot.drawing.text import fit, text_mask, write
from bot.drawing.trays import lay_tray
from bot.drawing.vector import Point
from engine.view import PUBLIC, Area, Plate, Slot, View

_LONG = 150
"""From how many px on an arrow is long."""
_CLEAR = 62
"""How far from an arrow's tip its die stays."""
_OWN_WAY = {"stacks", "strip", "tiles"}
"""Kinds of area that are laid otherwise than card by card."""
_LEAN = 12
"""How far an arrow through a gap leans to its target."""


# --- places ----------------------------------------------------------------------------------------------------------


def _empty_place(image: Image.Image, slot: Slot, brush: Brush, box: Box, hidden: bool, fill: int = 10) -> None:
    """An empty place with its faint word; where it can be chosen, with a paper edge and its number."""
    x, y, wide, high = box
    open_to_choice = slot.glow in {"choice", "chosen"}
    color = VERMILION if slot.glow == "chosen" else PAPER if open_to_choice else WHITE
    image.paste(color, (x, y), outline(wide, high, 10, 4 if open_to_choice else 2, 230 if open_to_choice else 56, fill))
    if slot.empty and not hidden:
        word, px = fit(brush.words.text(slot.empty), wide * 0.64, min(58, int(high * 0.42)), 22)
        mask = text_mask(word, px, 34)
        image.paste(WHITE, (x + (wide - mask.width) // 2, y + (high - mask.height) // 2), mask)
    if slot.number:
        blit_middle(image, disc(slot.number, slot.glow == "barred"), x + wide / 2, y + high / 2)


def _covered(image: Image.Image, count: int, box: Box) -> None:
    """Cards that lie under the top one, as edges."""
    x, y, wide, high = box
    for k in range(min(3, count), 0, -1):
        blit(image, panel(wide - 6 * k, high, 10, PAPER_DEEP, 255, INK, 2), x + 3 * k, y - 6 * k)


def _lay_fallen(image: Image.Image, view: View, places: dict[str, Box]) -> None:
    """Where the arrow ends at an empty place, what stood there has just fallen."""
    for area in view.areas:
        for slot in area.slots:
            if view.arrow and slot.ref == view.arrow.target and not slot.faces and area.seat != PUBLIC:
                x, y, wide, high = places[slot.ref]
                lay(image, knocked_out(area.seat, wide, high, 10), x, y, 10, GOLD)


def _slots(areas: tuple[Area, ...]) -> Iterator[Slot]:
    return (slot for area in areas for slot in area.slots)


def _lay_cards(image: Image.Image, areas: tuple[Area, ...], where: Arrangement, brush: Brush) -> None:
    """Cards that glow are laid last, so that no neighbor's shadow falls on their ring."""
    areas = tuple(area for area in areas if area.kind != "aside")
    for slot in _slots(areas):
        if slot.gone and not slot.faces:
            lay_card(image, slot.gone, brush, where.places[slot.ref])
    order = sorted((slot for slot in _slots(areas) if slot.faces), key=lambda s: bool(s.faces[-1].glow or s.glow))
    for slot in order:
        box = where.places[slot.ref]
        _covered(image, len(slot.faces) - 1, box)
        if where.named:
            lay_tucked(image, slot.faces[-1], brush, box)
        if where.notice:
            lay_tucked_names(image, slot, brush, box)
        if slot.ref in where.panels:
            lay_portrait(image, slot.faces[-1], brush, box)
        elif where.panels:
            lay_card(image, slot.faces[-1], brush, box, INSIDE)
        else:
            lay_card(image, slot.faces[-1], brush, box)
        if slot.number and not slot.faces[-1].number:
            blit_middle(image, disc(slot.number, slot.glow == "barred"), box[0] + box[2] / 2, box[1] + 2)


def _veil(image: Image.Image, side: Side, plates: tuple[Plate, ...], brush: Brush) -> None:
    """Hidden cards in a row across the mat, never where they are, and whether they are settled."""
    x, y, wide, high = side.mat
    count = sum(area.veiled + area.coming for area in side.areas if area.kind != "panel")
    if not count or side.seat == PUBLIC:
        return
    pitch = min(104, (wide - 32) // count)
    card_wide = pitch - 12
    card_high = min(round(card_wide * 1.39), high - 120)
    sprite = back(side.seat, card_wide, card_high, 10)
    left, top = x + (wide - count * pitch + 12) // 2, y + (high - card_high) // 2 - 22
    for k in range(count):
        lay(image, sprite, left + k * pitch, top, 10)
    settled = any(plate.answered for plate in plates if plate.seat == side.seat)
    word = brush.words.text("veil-settled" if settled else "veil-choosing")
    colors: tuple[RGB, RGB, RGB | None] = (INK, PAPER, PAPER) if settled else (VERMILION, WHITE, None)
    blit_middle(image, tag(word, 32, *colors, pad=18, radius=10), x + wide / 2, top + card_high + 50)


def _number_columns(image: Image.Image, where: Arrangement) -> None:
    """The columns' numbers in the lane, where every area is a grid of as many columns."""
    areas = [area for side in where.sides for area in side.areas]
    if not where.lane or len({(area.kind, area.columns) for area in areas}) != 1 or areas[0].kind != "grid":
        return
    for k, slot in enumerate(areas[0].slots[: areas[0].columns]):
        x, _, wide, _ = where.places[slot.ref]
        write(image, (x + wide / 2, where.lane), str(k + 1), 28, QUIET_ON_DARK, "middle")


# --- what just happened ----------------------------------------------------------------------------------------------


def _edge_point(box: Box, toward: Point, inset: float) -> Point:
    """Where the line from a box's middle leaves it, ``inset`` px inside."""
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    dx, dy = toward[0] - x, toward[1] - y
    share = min(box[2] / 2 / abs(dx) if dx else math.inf, box[3] / 2 / abs(dy) if dy else math.inf)
    share = max(0.0, share - inset / (math.hypot(dx, dy) or 1))
    return x + dx * share, y + dy * share


def _crosses(start: Point, tip: Point, box: Box) -> bool:
    """Whether the way from one point to the other leads over a box."""
    steps = [k / 24 for k in range(25)]
    ways = ((start[0] + (tip[0] - start[0]) * t, start[1] + (tip[1] - start[1]) * t) for t in steps)
    return any(box[0] < x < box[0] + box[2] and box[1] < y < box[1] + box[3] for x, y in ways)


def _between_columns(source: Box, target: Box) -> tuple[Point, Point] | None:
    """The way through the gap beside the source, for an arrow to its own or the next column that would cross a card."""
    aside = target[0] - source[0]
    if abs(aside) > source[2] + 2 * GAP_X:
        return None
    right = aside > 0 if aside else source[0] < WIDE // 2
    x = source[0] + source[2] + GAP_X / 2 if right else source[0] - GAP_X / 2
    lean = _LEAN if (target[0] > x) else -_LEAN
    up = target[1] < source[1]
    return (x, source[1] + (8 if up else source[3] - 8)), (x + lean, target[1] + (target[3] - 18 if up else 18))


def _ends(source: Box, target: Box, others: list[Box]) -> tuple[Point, Point]:
    """Where an arrow starts and where its tip is: at the cards' edges, and not over the cards between them."""
    if abs(source[1] - target[1]) < source[3] // 2:  # side by side: along the art
        y = source[1] + source[3] * 0.2
        right = target[0] > source[0]
        start = source[0] + (source[2] - 44 if right else 44)
        return (start, y), (target[0] + (40 if right else target[2] - 40), y)
    middles = [(box[0] + box[2] / 2, box[1] + box[3] / 2) for box in (source, target)]
    straight = _edge_point(source, middles[1], 6), _edge_point(target, middles[0], 14)
    if any(_crosses(*straight, box) for box in others):
        return _between_columns(source, target) or straight
    return straight


def _lay_arrow(image: Image.Image, view: View, where: Arrangement) -> None:
    """The last action as an arrow, and on its shaft the die that decided it."""
    shown, places = view.arrow, where.places
    if shown is None or shown.source == shown.target or not {shown.source, shown.target} <= places.keys():
        return
    ends = {shown.source, shown.target}
    others = [places[slot.ref] for slot in _slots(view.areas) if slot.faces and slot.ref not in ends]
    open_target = any(slot.faces and slot.faces[-1].card for slot in _slots(view.areas) if slot.ref == shown.target)
    facing = between(places[shown.source], places[shown.target], open_target) if ends <= where.panels else None
    if where.notice:
        names = sum(tucked_lines(slot) for slot in _slots(view.areas) if slot.ref == shown.target)
        facing = between_ranks(places[shown.source], places[shown.target], names)
    start, tip = facing or _ends(places[shown.source], places[shown.target], others)
    arrow(image, start, tip)
    if shown.die:
        x, y = _die_place(start, tip, where.lane)
        lay(image, die(shown.die, 48), x - 24, y - 24, 10)


def _die_place(start: Point, tip: Point, lane: int) -> Point:
    """The die lies on a long shaft, in the lane where it crosses that, and beside a short one."""
    length = math.dist(start, tip)
    across, down = tip[0] - start[0], tip[1] - start[1]
    if length > _LONG:
        crosses = min(start[1], tip[1]) < lane < max(start[1], tip[1])
        along = min((lane - start[1]) / down if crosses else 0.42, 1 - _CLEAR / length)
        return start[0] + across * along, start[1] + down * along
    return start[0] + across * 0.22 - down / length * 36, start[1] + down * 0.22 + across / length * 36


def _lay_bursts(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    for slot in _slots(view.areas):
        if slot.faces:
            strike_at = strike if slot.ref in where.panels else struck
            strike_at(image, slot.faces[-1], brush, where.places[slot.ref])


def _lay_trays(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Each seat's dice in its tray, and between the trays who goes first."""
    trays = {side.seat: side.tray for side in where.sides if side.tray}
    for dice in view.dice:
        if dice.seat in trays:
            lay_tray(image, dice, brush, trays[dice.seat])
    if trays:
        lay_order(image, view, where, brush)


def _lay_beside(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """What belongs to who stands on a panel, beside it."""
    for side in where.sides:
        settled = any(plate.answered for plate in view.plates if plate.seat == side.seat)
        for area in (area for area in side.areas if area.kind == "panel"):
            lay_beside(image, area, side, where, brush, settled)


def paint_field(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Paints all areas of a view onto the mats that the table already shows."""
    _number_columns(image, where)
    _lay_beside(image, view, where, brush)
    light_lanes(image, view, where)
    number_lanes(image, view, where, brush)
    for side in where.sides:
        hidden = any(area.veiled or area.coming for area in side.areas if area.kind != "panel")
        for slot in _slots(side.areas):
            if not slot.faces and not slot.gone:
                _empty_place(image, slot, brush, where.places[slot.ref], hidden, 0 if brush.look.ranks else 10)
    _lay_fallen(image, view, where.places)
    _lay_cards(image, tuple(area for area in view.areas if area.kind not in _OWN_WAY), where, brush)
    lay_strips(image, view, where, brush)
    lay_stacks(image, view, where, brush)
    lay_tiles(image, view, where, brush)
    lay_notice(image, view, where, brush)
    for side in where.sides:
        _veil(image, side, view.plates, brush)
    _lay_trays(image, view, where, brush)
    lay_edges(image, view, where, brush)
    _lay_arrow(image, view, where)
    lay_note(image, view, where, brush)
    _lay_bursts(image, view, where, brush)
