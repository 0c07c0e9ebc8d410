"""Where everything lies on the field: mats, places, dice trays, plates.

Areas that follow each other and belong to one seat lie on one mat. A ``grid`` has rows of equal places, a ``row`` has its places side by
side in the middle. Areas of the kind ``lane`` face each other place by place; between them is room for the lanes' numbers, beside them for
each seat's dice. Areas of the kind ``stacks`` face each other too, and grow: up to six piles stand in columns, more lie in bands that both
seats share; a ``strip`` lies across the middle. Areas of the kind ``rank`` share a line whose cards have the size of their state; between
two of them lie ``tiles``, and beside these is room for what is announced. Other kinds of area get their homes here, one function each,
with the games that need them.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from bot.drawing.cloth import Mat
from engine.view import PUBLIC, Area, Plate, Slot

Box = tuple[int, int, int, int]
"""Left, top, width, height."""

BOARD: Box = (228, 80, 956, 648)
"""The board's field."""

GAP_X = 10
_PANEL_GAP = 16
"""Between mats whose panels face each other."""
_PANEL_SHARE = 0.4645
"""How much of a mat's width a panel takes; beside it is room for what belongs to it."""
_PANEL_ROW, _CARD_ROW = 156, 136
"""Heights of a row with a panel and of one with cards, as they share a mat."""
_ASIDE = 64
"""Height of a card that lies beside a panel, below what lasts."""
_IN_PANEL = 178
"""Width of a card that lies where a panel would be."""
BESIDE_PANEL = 14
"""Between a panel and what lies beside it."""
_PAD_X, _PAD_Y, _GAP_Y = 13, 8, 8
_LANE = 40
_WIDEST = 220
_TALLEST = 1.5
"""A place is at most that much higher than wide."""
_TRAY, _BESIDE = 300, 16
"""A dice tray's width, and its distance from the mat."""
_FACING = (188, 232)
"""Width and height of a card in a lane."""
_STEP = 208
"""From one lane to the next: their numbers and marks need it where cards are smaller."""
_ROOMY = 500
"""From how many px of height on cards in lanes have room round them."""
_PLATE = 316
"""Height of a plate beside a mat that is lower."""
_IN_COLUMNS, _IN_TWO_BANDS = 6, 12
"""How many piles stand in columns, and how many lie in two bands; more lie in three."""
_PILE_STEP, _PILE = 157, (140, 214)
"""From one pile to the next, and the size of the card on top."""
_EDGES = 27
"""Height kept for the edges of the cards under the top one."""
_TURNED = (7, 0.68)
"""How much wider a card is that lies turned, and its height against that of one that stands."""
_MARKS, _MARKS_IN_BAND = 32, 24
"""Height kept for who won, between a mat and the strip, and between the cards of a band."""
_STRIPS = (60, 56, 44)
"""Height of the strip by the number of bands."""
_BETWEEN, _LEAST_IN_BAND = 8, 5
RANK_HIGH, _RANK_OF = 244, 648
"""Height of a rank's mat, and of the field in which it has that."""
_RANK_STEP, _RANK_LEFT, _RANK_GAP = 157, 10, 7
"""From one place of a rank to the next, where the first begins, and what is left between cards that lie."""
_RANK_TOP = 9
_LEADER, _STANDS, _LIES, _LIES_HIGH = (148, 226), (144, 196), (150, 140), (150, 146)
"""Sizes of a leader, of a card that stands and of one that lies, which is higher where more is to be seen on it."""
_TUCKED = 28
"""Height kept for each name of what lies under a card of a rank; there are at most two."""
_TUCKED_MOST = 2
_TILE = (150, 66)
_NOTICE_PAD = 8


@dataclass(frozen=True, slots=True)
class Side:
    """A seat's mat with its areas, top to bottom."""

    seat: int
    areas: tuple[Area, ...]
    mat: Box
    tray: Box | None = None
    """Where its dice lie."""


@dataclass(frozen=True, slots=True)
class Facing:
    """Where two piles face each other: their middle across, and where the upper and the lower mark of who won stand."""

    middle: float
    upper: float
    lower: float


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything lies: mats, places by ref, and the middle of the lane (0: none)."""

    sides: tuple[Side, ...]
    places: dict[str, Box]
    lane: int
    plate: int = 0
    """Least height of a plate."""
    panels: frozenset[str] = frozenset()
    """The places where a card lies as a wide panel, with all about it."""
    named: bool = False
    """Whether there is room under cards for the names of what lies under them."""
    facing: tuple[Facing, ...] = ()
    """Where piles face each other, left to right."""
    notice: Box | None = None
    """Where is written what is announced."""
    rows: tuple[tuple[int, int], ...] = ()
    """Seat and middle of each row of a band, where a mat does not tell whose its cards are."""

    def mats(self, plates: tuple[Plate, ...]) -> tuple[Mat, ...]:
        """The mats, that of a seat whose move it is lit."""
        lit = {plate.seat for plate in plates if plate.active and not plate.answered}
        boxes = ((box, side.seat) for side in self.sides for box in (side.mat, side.tray) if box)
        return tuple((*box, seat in lit) for box, seat in boxes)

    def beside(self) -> dict[int, tuple[int, int]]:
        """Top and height of each seat's plate: as high as its mat, or higher towards the middle."""
        found = {}
        for side in self.sides:
            high = max(side.mat[3], self.plate)
            found[side.seat] = (side.mat[1] if side is self.sides[0] else side.mat[1] + side.mat[3] - high, high)
        return found


def _columns(area: Area) -> int:
    return max(1, area.columns if area.kind == "grid" and area.columns else len(area.slots))


def _rows(area: Area) -> list[tuple[Slot, ...]]:
    """An area's places in rows."""
    columns = _columns(area)
    return [area.slots[k : k + columns] for k in range(0, len(area.slots), columns)] or [()]


def _place_side(side: Side, most: int, places: dict[str, Box]) -> None:
    """Places a side's cards; those of rows are as large as in the row that has ``most``, on whichever side that is."""
    x, y, wide, high = side.mat
    rows = [(row, _columns(area), area.kind) for area in side.areas for row in _rows(area)]
    cell_high = (high - 2 * _PAD_Y - _GAP_Y * (len(rows) - 1)) // len(rows)
    for k, (row, columns, kind) in enumerate(rows):
        fitting = max(columns, most) if kind == "row" else columns
        cell_wide = min(_WIDEST, (wide - 2 * _PAD_X - GAP_X * (fitting - 1)) // fitting)
        left = x + (wide - columns * cell_wide - GAP_X * (columns - 1)) // 2
        tall = min(cell_high, round(_TALLEST * cell_wide))
        top = y + _PAD_Y + k * (cell_high + _GAP_Y) + (cell_high - tall) // 2
        for column, slot in enumerate(row):
            places[slot.ref] = (left + column * (cell_wide + GAP_X), top, cell_wide, tall)


def _groups(areas: tuple[Area, ...]) -> list[tuple[int, tuple[Area, ...]]]:
    """The areas that share a mat, by seat."""
    return [(seat, tuple(group)) for seat, group in groupby(areas, key=lambda area: area.seat)]


def arrange(areas: tuple[Area, ...], region: Box, trays: bool = False) -> Arrangement:
    """Finds the places of all areas within a region, with room for ``trays`` of dice beside lanes."""
    if any(area.kind == "panel" for area in areas):
        return _arrange_panels(areas, region)
    if areas and all(area.kind == "lane" for area in areas):
        return _arrange_lanes(areas, region, trays)
    if any(area.kind == "stacks" for area in areas):
        return _arrange_stacks(areas, region)
    if any(area.kind == "rank" for area in areas):
        return _arrange_ranks(areas, region)
    return _arrange_rows(areas, region)


def _arrange_rows(areas: tuple[Area, ...], region: Box) -> Arrangement:
    x, y, wide, high = region
    groups = _groups(areas)
    counts = [sum(len(_rows(area)) for area in group) for _, group in groups]
    room = high - _LANE * (len(groups) - 1)
    most = max((_columns(area) for area in areas if area.kind == "row"), default=1)
    places: dict[str, Box] = {}
    sides, top = [], y
    for (seat, group), count in zip(groups, counts, strict=True):
        side = Side(seat, group, (x, top, wide, room * count // sum(counts)))
        _place_side(side, most, places)
        sides.append(side)
        top += side.mat[3] + _LANE
    lane = sides[1].mat[1] - _LANE // 2 if len(sides) == 2 else 0
    return Arrangement(tuple(sides), places, lane)


def _arrange_panels(areas: tuple[Area, ...], region: Box) -> Arrangement:
    """Mats with rows of cards and rows of one wide panel each, the panels in the middle."""
    x, y, wide, high = region
    groups = _groups(areas)
    mat_high = (high - _PANEL_GAP * (len(groups) - 1)) // len(groups)
    places: dict[str, Box] = {}
    sides = []
    for k, (seat, group) in enumerate(groups):
        mat = (x, y + k * (mat_high + _PANEL_GAP), wide, mat_high)
        _place_panels(group, mat, places)
        sides.append(Side(seat, group, mat))
    lane = y + mat_high + _PANEL_GAP // 2 if len(groups) == 2 else 0
    refs = frozenset(slot.ref for area in areas if area.kind == "panel" for slot in area.slots)
    return Arrangement(tuple(sides), places, lane, panels=refs)


def _place_panels(group: tuple[Area, ...], mat: Box, places: dict[str, Box]) -> None:
    """One mat's rows, those with a panel a little higher; what lies aside is beside the panel."""
    x, y, wide, high = mat
    rows = [area for area in group if area.kind != "aside"]
    wanted = [_PANEL_ROW if area.kind == "panel" else _CARD_ROW for area in rows]
    room = high - 2 * _PAD_Y - _GAP_Y * (len(rows) - 1)
    top = y + _PAD_Y
    for area, want in zip(rows, wanted, strict=True):
        tall = room * want // sum(wanted)
        count = max(1, len(area.slots))
        fitting = (wide - 2 * _PAD_X - GAP_X * (count - 1)) // count
        own = round(wide * _PANEL_SHARE) if area.kind == "panel" else min(_WIDEST, fitting)
        left = x + (wide - count * own - GAP_X * (count - 1)) // 2
        for column, slot in enumerate(area.slots):
            places[slot.ref] = (left + column * (own + GAP_X), top, own, tall)
        if area.kind == "panel":
            beside = (x + BESIDE_PANEL, top + tall - _ASIDE, left - x - 2 * BESIDE_PANEL, _ASIDE)
            places.update((slot.ref, beside) for aside in group if aside.kind == "aside" for slot in aside.slots)
        top += tall + _GAP_Y


def in_panel(box: Box) -> Box:
    """Where a card of usual size lies in a panel's place."""
    x, y, wide, high = box
    own = min(_IN_PANEL, wide)
    tall = min(high - 16, round(own * 0.78))
    return x + (wide - own) // 2, y + (high - tall) // 2, own, tall


def _facing_card(room: int) -> tuple[int, int]:
    """Width and height of a card in a lane: standing where there is room for that, else lying."""
    wide, high = _FACING
    if room >= high * 0.7:
        high = min(high, room)
        return min(wide, round(high * 0.81)), high
    return round(min(_WIDEST, room * 1.4)), room


def _arrange_lanes(areas: tuple[Area, ...], region: Box, trays: bool) -> Arrangement:
    """Mats with a place for each lane, and the dice beside them."""
    x, y, wide, high = region
    groups = _groups(areas)
    gap, pad, lift = (80, 26, 5) if high / len(groups) > _ROOMY // 2 else (52, _PAD_Y, 0)
    mat_high = (high - gap * (len(groups) - 1)) // len(groups)
    mat_wide = wide - _TRAY - _BESIDE if trays else wide
    card_wide, card_high = _facing_card(mat_high - 2 * pad)
    places: dict[str, Box] = {}
    sides = []
    for k, (seat, group) in enumerate(groups):
        slots = [slot for area in group for slot in area.slots]
        top, step = y + k * (mat_high + gap), min(_STEP, (mat_wide - 2 * _PAD_X + GAP_X) // max(1, len(slots)))
        own_wide = min(card_wide, step - GAP_X)
        left = x + (mat_wide - len(slots) * step + step - own_wide) // 2
        for column, slot in enumerate(slots):
            places[slot.ref] = (left + column * step, top + (mat_high - card_high) // 2 - lift, own_wide, card_high)
        tray = (x + mat_wide + _BESIDE, top, _TRAY, mat_high) if trays else None
        sides.append(Side(seat, group, (x, top, mat_wide, mat_high), tray))
    lane = y + mat_high + gap // 2 if len(groups) == 2 else 0
    return Arrangement(tuple(sides), places, lane, _PLATE, named=lift > 0)


# --- piles that face each other, as many as there come to be ----------------------------------------------------------


def _arrange_stacks(areas: tuple[Area, ...], region: Box) -> Arrangement:
    """Piles in columns on a mat for each seat, or in bands that both share, with the strip across the middle."""
    piles = tuple(area for area in areas if area.kind == "stacks")
    strip = next((area.slots[0].ref for area in areas if area.kind == "strip" and area.slots), None)
    count = max(len(area.slots) for area in piles)
    if count <= _IN_COLUMNS:
        return _in_columns(piles, strip, region)
    return _in_bands(piles, strip, region, 2 if count <= _IN_TWO_BANDS else 3, count)


def _in_columns(piles: tuple[Area, ...], strip: str | None, region: Box) -> Arrangement:
    """Two mats with room for the marks on both sides of the strip. The first pile's mat is the upper one."""
    x, y, wide, high = region
    across = _STRIPS[0] if strip else 0
    gap = across + (2 if strip else 1) * _MARKS
    mat_high = (high - gap) // 2
    card_high = min(_PILE[1], mat_high - 2 * _PAD_Y - _EDGES)
    card_wide = min(_PILE[0], round(card_high * 0.72))
    places = {strip: (x, y + mat_high + _MARKS, wide, across)} if strip else {}
    sides: list[Side] = []
    for area in piles:
        upper = not sides
        mat = (x, y if upper else y + mat_high + gap, wide, mat_high)
        left = x + (wide - _PILE_STEP * len(area.slots)) // 2
        for k, slot in enumerate(area.slots):
            middle = left + k * _PILE_STEP + _PILE_STEP // 2
            own_wide, own_high = _pile_size(slot, card_wide, card_high)
            top = mat[1] + mat_high - _PAD_Y - own_high if upper else mat[1] + _PAD_Y
            places[slot.ref] = (middle - own_wide // 2, top, own_wide, own_high)
        sides.append(Side(area.seat, (area,), mat))
    marks = y + mat_high + _MARKS / 2
    below = marks + gap - _MARKS
    facing = tuple(Facing(_middle(places[slot.ref]), marks, below) for slot in piles[0].slots)
    return Arrangement(tuple(sides), places, 0, _PLATE, facing=facing)


def _pile_size(slot: Slot, wide: int, high: int) -> tuple[int, int]:
    """A card that is turned lies: wider and lower than one that stands."""
    wider, share = _TURNED
    turned = bool(slot.faces) and slot.faces[-1].shape == "turned"
    return (wide + wider, min(wide + wider - 1, round(high * share))) if turned else (wide, high)


def _middle(box: Box) -> float:
    return box[0] + box[2] / 2


def _in_bands(piles: tuple[Area, ...], strip: str | None, region: Box, bands: int, count: int) -> Arrangement:
    """Each band has a row of each seat, with the marks between them."""
    x, y, wide, high = region
    across = _STRIPS[bands - 1] if strip else 0
    columns = max(_LEAST_IN_BAND, -(-count // bands))
    gaps = _BETWEEN * (bands if strip else bands - 1)
    band_high = (high - across - gaps) // bands
    step = (wide - 2 * _PAD_X + GAP_X) // columns
    card = (step - GAP_X, (band_high - _MARKS_IN_BAND - 2 * (_PAD_Y - 2)) // 2)
    places: dict[str, Box] = {}
    sides, rows = [], []
    top = y
    for band in range(bands):
        if strip and band == bands // 2:
            places[strip] = (x, top, wide, across)
            top += across + _BETWEEN
        sides.append(Side(PUBLIC, () if band else piles, (x, top, wide, band_high)))
        for row, area in enumerate(piles):
            row_top = top + _PAD_Y - 2 + row * (card[1] + _MARKS_IN_BAND)
            rows.append((area.seat, row_top + card[1] // 2))
            for column, slot in enumerate(area.slots[band * columns : (band + 1) * columns]):
                places[slot.ref] = (x + _PAD_X + column * step, row_top, *card)
        top += band_high + _BETWEEN
    return Arrangement(tuple(sides), places, 0, _PLATE, facing=_facing(piles[0], places), rows=tuple(rows))


def _facing(upper: Area, places: dict[str, Box]) -> tuple[Facing, ...]:
    """The marks of a band: right under its upper row."""
    boxes = [places[slot.ref] for slot in upper.slots]
    marks = [box[1] + box[3] + _MARKS_IN_BAND / 2 for box in boxes]
    return tuple(Facing(_middle(box), mark, mark) for box, mark in zip(boxes, marks, strict=True))


# --- ranks of cards that stand or lie turned, with tiles between them -----------------------------------------------


def _arrange_ranks(areas: tuple[Area, ...], region: Box) -> Arrangement:
    """Two ranks, each on its mat; between them the tiles of both seats at the left, the notice at the right."""
    x, y, wide, high = region
    scale = min(1.0, high / _RANK_OF)
    ranks = {seat: [slot for area in group for slot in _of_kind(area, "rank")] for seat, group in _groups(areas)}
    tiles = {seat: [slot for area in group for slot in _of_kind(area, "tiles")] for seat, group in _groups(areas)}
    most = max(1, *(len(slots) for slots in ranks.values()))
    step = min(_RANK_STEP, (wide - _RANK_LEFT) // most)
    mat_high = round(RANK_HIGH * scale)
    top = y + high - mat_high
    mats = [(x, y, wide, mat_high), (x, top, wide, mat_high)] if len(ranks) > 1 else [(x, top, wide, mat_high)]
    places: dict[str, Box] = {}
    for slots, mat in zip(ranks.values(), mats, strict=True):
        for k, slot in enumerate(slots):
            places[slot.ref] = _in_rank(slot, (x + _RANK_LEFT + k * step, mat[1], step), scale)
    middle = (x + _RANK_LEFT, y + mat_high, wide - _RANK_LEFT, top - y - mat_high)
    columns = _place_tiles(tuple(tiles.values()), middle, step, places)
    notice = _notice(middle, columns * step, places)
    for area in areas:
        places.update((slot.ref, notice) for slot in _of_kind(area, "aside"))
    sides = tuple(Side(seat, group, mat) for (seat, group), mat in zip(_groups(areas), mats, strict=True))
    return Arrangement(sides, places, 0, _PLATE, notice=notice)


def _of_kind(area: Area, kind: str) -> tuple[Slot, ...]:
    return area.slots if area.kind == kind else ()


def tucked_lines(slot: Slot) -> int:
    """How many names stand under a card of a rank."""
    return min(_TUCKED_MOST, len(slot.faces[-1].tucked)) if slot.faces and slot.faces[-1].card else 0


def _in_rank(slot: Slot, at: Box | tuple[int, int, int], scale: float) -> Box:
    """A card's place: all stand on one upper line, who lies a little lower where nothing is tucked under it."""
    x, top, step = at[:3]
    shape = slot.faces[-1].shape if slot.faces else ""
    lies, leads = shape.startswith("turned"), shape.endswith("leader")
    more = lies and bool(slot.faces) and (leads or len(slot.faces[-1].attributes) > 1)
    wide, high = (_LIES_HIGH if more else _LIES) if lies else _LEADER if leads or not slot.faces else _STANDS
    room = round(_LEADER[1] * scale) - _TUCKED * tucked_lines(slot)
    wide, high = min(wide, step - _RANK_GAP + wide - _LIES[0]), min(round(high * scale), room)
    if lies:
        high = min(high, wide - 2)
    lower = (room - high) // 2 if lies else 0
    cell = step - _RANK_GAP
    return x + (cell - wide) // 2, top + round(_RANK_TOP * scale) + lower, wide, high


def _place_tiles(sides: tuple[list[Slot], ...], middle: Box, step: int, places: dict[str, Box]) -> int:
    """A row of tiles for each seat; returns how many columns they take."""
    x, y, _, high = middle
    rows = max(1, len(sides))
    tall = min(_TILE[1], (high - _BETWEEN * (rows + 1)) // rows)
    pad = (high - rows * tall - _BETWEEN * (rows - 1)) // 2
    for row, slots in enumerate(sides):
        for k, slot in enumerate(slots):
            places[slot.ref] = (x + k * step, y + pad + row * (tall + _BETWEEN), min(_TILE[0], step - _RANK_GAP), tall)
    return max((len(slots) for slots in sides), default=0)


def _notice(middle: Box, left: int, places: dict[str, Box]) -> Box:
    """The box of the notice, with the discs of its first two lines as places for an arrow."""
    x, y, wide, high = middle
    box = (x + left + 3, y + _NOTICE_PAD, wide - left - 3, high - 2 * _NOTICE_PAD)
    for k in (0, 1):
        places[f"declared.{k + 1}"] = (box[0] + 14, box[1] + 12 + k * (box[3] // 2), 44, 44)
    return box
