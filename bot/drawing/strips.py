"""One card that lies across the field: its landscape from end to end, and on paper whose it is, what it is called and what it costs."""

from __future__ import annotations

from PIL import Image

from bot.drawing.art import art
from bot.drawing.cards import Brush
from bot.drawing.colors import BRONZE, GOLD, INK, PAPER, QUIET_ON_PAPER, RGB, WHITE
from bot.drawing.crests import crest_of
from bot.drawing.gallery import picture_named
from bot.drawing.icons import icon
from bot.drawing.panels import blit, lay, outline, panel, rounded
from bot.drawing.places import Arrangement, Box
from bot.drawing.seals import seat_mark
from bot.drawing.shelf import kept
from bot.drawing.text import fit, text_mask, width, write
from bot.drawing.words import seat_letter
from engine.view import Area, Face, Slot, View

_RADIUS, _LINE = 14, 3
_PAD = 8
_NAME, _WORD = 28, 26
_COST = 30
_NAME_ROOM = 420
_CREST_AT = 0.78
_NEUTRAL: tuple[RGB, RGB] = ((42, 42, 56), (150, 150, 165))


def _colors(face: Face, brush: Brush) -> tuple[RGB, RGB]:
    known = [brush.look.emblems[key] for key in face.attributes if key in brush.look.emblems]
    return (known[0].land if known else None) or _NEUTRAL


@kept
def _landscape(card: str, crest: str, colors: tuple[RGB, RGB], size: tuple[int, int], picture: str) -> Image.Image:
    """The card's picture in a frame."""
    wide, high = size
    image = panel(wide, high, _RADIUS, PAPER, 255, BRONZE, _LINE).copy()
    mask = Image.new("L", (wide, high))
    mask.paste(rounded(wide - 2 * _LINE, high - 2 * _LINE, _RADIUS - _LINE), (_LINE, _LINE))
    image.paste(art(card, crest, colors, size, (_CREST_AT, 1.1), picture), (0, 0), mask)
    return image


def _lay_card(image: Image.Image, face: Face, title: str, brush: Brush, box: Box) -> None:
    x, y, wide, high = box
    crest = crest_of(face.name.ja if face.name else face.card, face.crest)
    sprite = _landscape(face.card, crest, _colors(face, brush), (wide, high), picture_named(face.crest))
    lay(image, sprite, x, y, _RADIUS, GOLD if face.glow == "happened" else None)
    name, px = fit(brush.words.name(face.name) if face.name else "", _NAME_ROOM, _NAME, 26)
    mark, middle = min(38, high - 20), y + high / 2
    costs = [(brush.look.stats[stat.kind].icon, stat.value) for stat in face.stats if stat.kind in brush.look.stats]
    lead = _PAD + mark + 14 + width(title, _WORD) + 14
    paper = lead + width(name, px) + sum(12 + (_COST + 2) * max(1, count) for _, count in costs) + 10
    blit(image, panel(round(paper), high - 2 * _PAD, 10, PAPER), x + _PAD, y + _PAD)
    left = x + _PAD
    blit(image, seat_mark(face.owner, seat_letter(brush.words, face.owner), mark), left + 8, middle - mark / 2)
    write(image, (left + 8 + mark + 12, middle), title, _WORD, QUIET_ON_PAPER)
    left += round(lead)
    write(image, (left, middle), name, px, INK)
    for sign, count in costs:
        _lay_cost(image, sign, count, (left + width(name, px) + 12, middle))


def _lay_cost(image: Image.Image, sign: str, count: int, at: tuple[float, float]) -> None:
    """The cost sign by sign; where it costs nothing, 0."""
    if not count:
        write(image, at, "0", _NAME, BRONZE)
    for k in range(count):
        blit(image, icon(sign, _COST, BRONZE), at[0] + k * (_COST + 2), at[1] - _COST / 2)


def _lay_empty(image: Image.Image, slot: Slot, brush: Brush, box: Box) -> None:
    """Nothing lies there: a faint edge and a faint word."""
    x, y, wide, high = box
    image.paste(WHITE, (x, y), outline(wide, high, _RADIUS, 2, 56, 10))
    if slot.empty:
        mask = text_mask(brush.words.text(slot.empty), 28, 90)
        image.paste(WHITE, (x + (wide - mask.width) // 2, y + (high - mask.height) // 2), mask)


def _strips(view: View) -> list[tuple[Area, Slot]]:
    return [(area, area.slots[0]) for area in view.areas if area.kind == "strip" and area.slots]


def lay_strips(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Lays the cards that lie across the field."""
    for area, slot in _strips(view):
        if slot.ref not in where.places:
            continue
        if slot.faces:
            title = brush.words.text(area.title) if area.title else ""
            _lay_card(image, slot.faces[-1], title, brush, where.places[slot.ref])
        else:
            _lay_empty(image, slot, brush, where.places[slot.ref])
