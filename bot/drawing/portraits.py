"""A card as a wide panel: its picture, and beside it name, the one number that counts, its bar, and lesser numbers mark by mark.

What lasts for it is listed at the left of the panel, what is set on it at the right.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.drawing.art import art
from bot.drawing.attached import lay_strips
from bot.drawing.backs import back
from bot.drawing.cards import BARRED, RINGS, Brush, light_of, sprite_of, state_tag
from bot.drawing.colors import (
    AMBER,
    FRESH,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_LINE,
    QUIET_ON_PAPER,
    RGB,
    VERMILION,
    WHITE,
    rgb,
)
from bot.drawing.emblems import emblem
from bot.drawing.faces import Print, print_of
from bot.drawing.icons import icon
from bot.drawing.lasting import lay_lasting
from bot.drawing.look import StateLook
from bot.drawing.panels import blit, blit_middle, dimmed, lay, outline, panel, rounded
from bot.drawing.places import BESIDE_PANEL, Arrangement, Box, Side, in_panel
from bot.drawing.shelf import kept
from bot.drawing.tags import burst, chosen, disc, tag
from bot.drawing.text import fit, width, write, write_fit
from engine.view import Area, Face, Stat

_HIGH = 156
"""Height of a panel at which its measures are as they stand here."""
_PICTURE = (120, 140)
_PAD = 8
_BADGE = 50
_PIPS_MOST = 8
_BURST = 150


@dataclass(frozen=True, slots=True)
class _Marks:
    """A lesser number: its icon, how many there are, how many there would be use for."""

    icon: str
    value: int
    need: int


@dataclass(frozen=True, slots=True)
class _Portrait:
    """All that is drawn on a panel."""

    what: Print
    name: str
    icon: str
    value: int
    base: int
    marks: tuple[_Marks, ...]
    light: tuple[float, float]
    turned: bool
    struck: bool
    """Whether room is kept for a burst or a number at its upper right corner."""
    size: tuple[int, int]


def _icon(brush: Brush, stat: Stat) -> str:
    known = brush.look.stats.get(stat.kind)
    return known.icon if known else ""


def _portrait(face: Face, brush: Brush, size: tuple[int, int]) -> _Portrait:
    first = next((stat for stat in face.stats if stat.bar), face.stats[0] if face.stats else Stat("", 0, 0))
    marks = tuple(_Marks(_icon(brush, stat), stat.value, stat.need) for stat in face.stats if stat is not first)
    states = [brush.look.states.get(key, StateLook()) for key in face.states]
    return _Portrait(
        print_of(face, brush.look, brush.words, brush.locale),
        brush.words.name(face.name) if face.name else "",
        _icon(brush, first),
        first.value,
        first.base,
        marks,
        light_of(face, brush.look),
        any(state.turned for state in states),
        bool(face.burst or face.number),
        size,
    )


def _picture(what: Print, high: int, light: tuple[float, float], turned: bool) -> Image.Image:
    """The picture in its frame; lying on its side its badge stays upright."""
    wide = high * _PICTURE[0] // _PICTURE[1]
    first = what.emblems[0] if what.emblems else None
    fill = rgb(first.fill) if first else INK_SOFT
    colors = (first.land if first else None) or (INK_SOFT, PAPER_LINE)
    image = panel(wide, high, 10, fill, 255, INK).copy()
    inner = art(what.card, what.crest, colors, (wide - 10, high - 10), (0.55, 0.86), what.picture)
    image.paste(inner, (5, 5), rounded(wide - 10, high - 10, 6))
    image = dimmed(image, *light) if light != (1.0, 0.0) else image
    if turned:
        image = image.rotate(90, expand=True)
    size = _BADGE * high // _PICTURE[1]
    for k, attribute in enumerate(what.emblems):
        image.alpha_composite(emblem(attribute, size, what.locale), (3, 3 + k * (size - 4)))
    return image


def _pips(image: Image.Image, marks: _Marks, at: tuple[float, float], scale: float) -> float:
    """So many marks of so many needed, and the count; returns where that ends."""
    x, y = at
    px, step = round(26 * scale), round(27 * scale)
    shown = max(marks.value, marks.need)
    many = shown > _PIPS_MOST
    for k in range(1 if many else shown):
        color = AMBER if k < marks.value else PAPER_LINE
        if marks.icon:
            blit(image, icon(marks.icon, px, color), x + k * step, y - px / 2)
    x += (1 if many else shown) * step + 6
    count = str(marks.value)
    write(image, (x, y), count, round(32 * scale), INK)
    return x + width(count, round(32 * scale)) + 18


def _bar(image: Image.Image, value: int, base: int, box: tuple[float, float, float, float]) -> None:
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 5, fill=(*PAPER_LINE, 255))
    share = max(0.0, min(1.0, value / base)) if base > 0 else 0
    if share > 0:
        color = FRESH if share > 0.5 else AMBER if share > 0.25 else VERMILION
        draw.rounded_rectangle(
            (box[0], box[1], max(box[0] + 8, box[0] + (box[2] - box[0]) * share), box[3]), 5, (*color, 255)
        )


@kept
def _sprite(shown: _Portrait) -> Image.Image:
    """The finished panel."""
    wide, high = shown.size
    scale = high / _HIGH
    image = panel(wide, high, 14, PAPER, 255, INK, 3).copy()
    picture = _picture(shown.what, round(_PICTURE[1] * scale), shown.light, shown.turned)
    blit(image, picture, _PAD, (high - picture.height) / 2 - (_PAD * scale if shown.turned else 0))
    x, right = _PAD + picture.width + 14.0, wide - 14.0
    room = right - x - (_BURST * scale - 40 if shown.struck else 0)
    name, px = fit(shown.name, room, round(30 * scale), 24)
    if name != shown.name:
        name, px = fit(shown.what.name, room, round(30 * scale), 22)
    write(image, (x, 26 * scale), name, px, INK)
    _number(image, shown, x, scale)
    _bar(image, shown.value, shown.base, (x, 104 * scale, right, 114 * scale))
    for marks in shown.marks:
        x = _pips(image, marks, (x, 135 * scale), scale)
    return image


def _number(image: Image.Image, shown: _Portrait, x: float, scale: float) -> None:
    """The number that counts, large, and of how many."""
    if shown.icon:
        blit(image, icon(shown.icon, round(36 * scale), VERMILION), x, 58 * scale)
        x += 44 * scale
    digits, px = str(shown.value), round(58 * scale)
    base = (76 + 22) * scale
    write(image, (x, base), digits, px, INK, base=True)
    write(image, (x + width(digits, px) + 8, base), f"/{shown.base}", round(28 * scale), QUIET_ON_PAPER, base=True)


def _face_down(image: Image.Image, face: Face, brush: Brush, box: Box) -> None:
    """A card of usual size in the middle of the panel's place."""
    x, y, wide, high = box
    image.paste(WHITE, (x, y), outline(wide, high, 14, 2, 56, 10))
    left, top, own, tall = in_panel(box)
    lay(image, sprite_of(face, brush, own, tall), left, top, 10, RINGS.get(face.glow))


def lay_coming(image: Image.Image, seat: int, settled: bool, brush: Brush, box: Box) -> None:
    """A card that is being chosen for a panel's place, and whether it is settled."""
    left, top, own, tall = in_panel(box)
    lay(image, back(seat, own, tall, 10), left, top, 10)
    colors: tuple[RGB, RGB, RGB | None] = (INK, PAPER, PAPER) if settled else (VERMILION, WHITE, None)
    word = brush.words.text("veil-settled" if settled else "veil-choosing")
    sprite = tag(word, 26, *colors, pad=14, radius=10)
    blit_middle(image, sprite, left + own / 2, top + tall - 4)


def lay_portrait(image: Image.Image, face: Face, brush: Brush, box: Box) -> None:
    """Lays a card on the table as a panel. One that lies face down has the size of a card."""
    x, y, wide, high = box
    if not face.card:
        _face_down(image, face, brush, box)
    else:
        shown = _portrait(face, brush, (wide, high))
        sprite = _sprite(shown)
        lay(image, dimmed(sprite, *BARRED) if face.glow == "barred" else sprite, x, y, 14, RINGS.get(face.glow))
        _states(image, face, brush, box, shown.turned)
    if face.glow == "chosen":
        blit_middle(image, chosen(), x + wide - 12, y + high - 12)
    if face.number:
        blit_middle(image, disc(face.number, face.glow == "barred", 46), x + wide - 26, y + 4)


def _states(image: Image.Image, face: Face, brush: Brush, box: Box, turned: bool) -> None:
    """The words of its states, across the foot of the picture."""
    x, y, _, high = box
    picture = round(_PICTURE[1 if turned else 0] * high / _HIGH)
    foot = y + high - 8
    for state in reversed(face.states):
        look = brush.look.states.get(state, StateLook())
        if look.tag:
            sprite = state_tag(state, look, brush, picture + 12, round(28 * high / _HIGH))
            blit(image, sprite, x + _PAD + (picture - sprite.width) / 2, foot - sprite.height)
            foot -= sprite.height + 2


def strike(image: Image.Image, face: Face, brush: Brush, box: Box) -> None:
    """What just struck it, at the panel's upper right corner."""
    if face.burst:
        said = face.burst if isinstance(face.burst, str) else brush.words.text(face.burst)
        word, px = fit(said, _BURST, 38, 22)
        blit_middle(image, burst(word, px), box[0] + box[2] - 56, box[1] + 32)


def lay_beside(
    image: Image.Image, area: Area, side: Side, where: Arrangement, brush: Brush, settled: bool = False
) -> None:
    """What lasts and what is being used at the left of an area's panel, what is set on its card at the right.

    ``settled``: what is coming there has been chosen.
    """
    aside = [slot for other in side.areas if other.kind == "aside" for slot in other.slots if slot.faces]
    for slot in aside:
        _lay_aside(image, slot.faces[-1], brush, where.places[slot.ref])
    for slot in area.slots:
        x, y, wide, high = where.places[slot.ref]
        left, _, across, _ = side.mat
        room = x - left - 2 * BESIDE_PANEL
        below = where.places[aside[0].ref][1] - 6 if aside else y + high
        lay_lasting(image, area.lasting, brush.words, (left + BESIDE_PANEL, y, room, below - y))
        if area.coming:
            lay_coming(image, area.seat, settled, brush, where.places[slot.ref])
        if slot.faces:
            start = x + wide + BESIDE_PANEL
            lay_strips(image, slot.faces[-1], brush.words, (start, y, left + across - BESIDE_PANEL - start, high))


def _lay_aside(image: Image.Image, face: Face, brush: Brush, box: Box) -> None:
    """A card that is being used and lies nowhere else: what it is, and its name."""
    x, y, wide, high = box
    lay(image, panel(wide, high, 8, PAPER, 255, VERMILION, 3), x, y, 8)
    label = brush.words.text(face.label) if face.label else ""
    write_fit(image, (x + 14, y + 18), label, wide - 28, (22, 20), QUIET_ON_PAPER)
    write_fit(image, (x + 14, y + 44), brush.words.short(face.name) if face.name else "", wide - 28, (26, 20), INK)
