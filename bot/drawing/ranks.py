"""What lies under the cards of a rank, by name, and the tiles between two ranks: low cards that say how a fight is fought."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace
from PIL import Image

from bot.drawing.cards import BARRED, RINGS, Brush
from bot.drawing.colors import INK, PAPER, PAPER_DEEP, QUIET_ON_DARK, QUIET_ON_PAPER
from bot.drawing.faces import Print, print_of
from bot.drawing.gems import lay_versus
from bot.drawing.panels import blit_middle, dimmed, lay, panel
from bot.drawing.places import Arrangement, Box, tucked_lines
from bot.drawing.shelf import kept
from bot.drawing.tags import chosen, disc, tag
from bot.drawing.text import ELLIPSIS, fit, width, write, write_fit
from bot.drawing.vector import Point
from engine.view import Face, Slot, View

_STRIP, _PITCH = 40, 28
"""Height of a strip under a card, and how much of it looks out."""
_TILT = 7
"""How far a tile that was used leans, in degrees."""
_EMBLEM = 46
_NAMED = 24
"""Height of a tile's name, where it says more than its emblems."""
_DISC, _ASIDE, _CORNER = 44, 40, 12
"""A source as small as this is a line of the notice; how far from its target's middle, how near to its side an arrow may end."""
USED = "used"


def lay_tucked_names(image: Image.Image, slot: Slot, brush: Brush, box: Box) -> None:
    """The names of what lies under a card, each on an edge below it; more than two are counted. Laid before the card itself."""
    lines = tucked_lines(slot)
    x, y, wide, high = box
    names = slot.faces[-1].tucked if slot.faces else ()
    for k in reversed(range(lines)):
        top = y + high - (_STRIP - _PITCH) + k * _PITCH
        lay(image, panel(wide - 12, _STRIP, 8, PAPER_DEEP, 255, INK, 2), x + 6, top, 8)
        more = f" ＋{len(names) - lines}" if k == lines - 1 and len(names) > lines else ""
        word, px = fit(brush.words.short(names[k]), wide - 26 - width(more, 20), 22, 20)
        write(image, (x + wide / 2, top + _STRIP - _PITCH / 2 - 1), word + more, px, INK, "middle")


@dataclass(frozen=True, slots=True)
class _Tile:
    """All that is drawn on a tile."""

    what: Print
    named: bool
    size: tuple[int, int]


@kept
def _sprite(tile: _Tile) -> Image.Image:
    """A finished tile: what counts against what, and its name where it says more."""
    wide, high = tile.size
    image, versus = panel(wide, high, 10, PAPER, 255, INK, 2).copy(), tile.what.versus or ((), "", ())
    emblems = min(_EMBLEM, high - 12)
    if not tile.named:
        lay_versus(image, versus, tile.what.locale, (6, 0, wide - 12, high), emblems, QUIET_ON_PAPER)
        return image
    name = _NAMED if high > 56 else 20
    lay_versus(image, versus, tile.what.locale, (6, 1, wide - 12, high - name), high - name - 2, QUIET_ON_PAPER)
    write_fit(image, (wide / 2, high - name / 2 - 2), tile.what.name, wide - 12, (min(22, name - 2), 16), INK, "middle")
    return image


def tile_sprite(face: Face, brush: Brush, size: tuple[int, int]) -> Image.Image:
    """A tile as it lies there; one that was used leans, dim, with a word on it where that has room."""
    tile = _Tile(print_of(face, brush.look, brush.words, brush.locale), bool(face.marks), size)
    return _used(tile, brush.words.text("state-used.mark"), _light(brush)) if USED in face.states else _sprite(tile)


def _light(brush: Brush) -> tuple[float, float]:
    known = brush.look.states.get(USED)
    return (known.tone, known.gray) if known else (0.55, 0.6)


@kept
def _used(tile: _Tile, word: str, light: tuple[float, float]) -> Image.Image:
    image = dimmed(_sprite(tile), *light)
    said, px = fit(word, tile.size[0] - 2 * _EMBLEM - 8, 24, 20)
    if not said.endswith(ELLIPSIS):
        sprite = tag(said, px, INK, PAPER, QUIET_ON_DARK, pad=6)
        up = _NAMED // 2 if tile.named else 0
        image.alpha_composite(
            sprite, ((image.width - sprite.width) // 2, max(0, (image.height - sprite.height) // 2 - up))
        )
    return image.rotate(_TILT, Image.Resampling.BICUBIC, expand=True)


def _lay_tile(image: Image.Image, slot: Slot, brush: Brush, box: Box) -> None:
    """A tile. One that the fight is about lies straight in its ring, used or not."""
    x, y, wide, high = box
    face, ring = slot.faces[-1], RINGS.get(slot.faces[-1].glow)
    if USED in face.states and ring is None:
        blit_middle(image, tile_sprite(face, brush, (wide, high)), x + wide / 2, y + high / 2)
    else:
        sprite = tile_sprite(replace(face, states=()), brush, (wide, high))
        lay(image, dimmed(sprite, *BARRED) if face.glow == "barred" else sprite, x, y, 10, ring)
    if face.glow == "chosen":
        blit_middle(image, chosen(36), x + wide - 8, y + high - 8)
    if face.number:
        blit_middle(image, disc(face.number, face.glow == "barred", 40), x + 4, y + 6)


def lay_tiles(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Lays the tiles; those in a ring last, so that no neighbor's shadow falls on it."""
    slots = [slot for area in view.areas if area.kind == "tiles" for slot in area.slots if slot.faces]
    for slot in sorted(slots, key=lambda each: bool(each.faces[-1].glow)):
        if slot.ref in where.places:
            _lay_tile(image, slot, brush, where.places[slot.ref])


def between_ranks(source: Box, target: Box, names: int = 0) -> tuple[Point, Point] | None:
    """An arrow that ends at the edge of a card, so that it hides no number, nor any of the ``names`` below it; None in one rank.

    From card to card it goes through the gap beside the tiles, whichever is nearer to its target.
    """
    down = target[1] > source[1]
    if source[1] < target[1] + target[3] and target[1] < source[1] + source[3]:
        return None
    aside = target[0] + target[2] / 2 - source[0] - source[2] / 2
    start = source[1] + source[3] - 6 if down else source[1] + 6
    tip = target[1] - 2 if down else target[1] + target[3] + names * _PITCH + 2
    if source[2] <= _DISC:
        across = target[0] + target[2] / 2 + max(-_ASIDE, min(_ASIDE, -aside))
        return (source[0] + source[2] / 2, start), (across, tip)
    x = source[0] + source[2] + 3 if aside >= 0 else source[0] - 4
    across = min(max(x, target[0] + _CORNER), target[0] + target[2] - _CORNER)
    return (x, start), (across, tip)
