"""The little pictures of zones on a plate: a fan of backs for a hand, a pile for a deck, loose cards for a discard."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from bot.drawing.backs import back
from bot.drawing.colors import GOLD, INK, PAPER, QUIET_ON_DARK, RGB
from bot.drawing.crests import crest_mask
from bot.drawing.panels import panel, solid
from bot.drawing.shelf import kept
from bot.drawing.text import write_fit

_SIZE = (66, 52)
_FINE = 4
LEADER = "leader"
"""The zone that is one card with a rank, not a pile."""
_LOOSE: tuple[tuple[float, float, RGB], ...] = ((15, 20, (111, 103, 90)), (13, 18, (217, 205, 180)))


def _empty(size: tuple[int, int]) -> Image.Image:
    """No card: an outline."""
    image = solid(QUIET_ON_DARK, Image.new("L", size))
    box = (size[0] / 2 - 14, 8, size[0] / 2 + 14, 46)
    ImageDraw.Draw(image).rounded_rectangle(box, 4, outline=(*QUIET_ON_DARK, 255), width=2)
    return image


@kept
def _hand(seat: int, count: int) -> Image.Image:
    image = solid(QUIET_ON_DARK, Image.new("L", _SIZE))
    sprite = back(seat, 26, 38, 4)
    for k in range(count):
        place = k - (count - 1) / 2
        turned = sprite.rotate(-place * 10, Image.Resampling.BICUBIC, expand=True)
        x, y = 33 + place * 7 - turned.width / 2, 28 - turned.height / 2 + abs(place) * 2.2
        image.alpha_composite(turned, (max(0, int(x)), max(0, int(y))))
    return image


@kept
def _deck(seat: int, layers: int) -> Image.Image:
    image = solid(QUIET_ON_DARK, Image.new("L", _SIZE))
    for k in range(layers):
        image.alpha_composite(back(seat, 32, 42, 4), (12 + k * 3, 9 - k * 3))
    return image


@kept
def _discard(count: int) -> Image.Image:
    image = solid((120, 112, 98), Image.new("L", (_SIZE[0] * _FINE, _SIZE[1] * _FINE)))
    draw = ImageDraw.Draw(image)
    for turn in (-11, 8, -1)[3 - count :]:
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        boxes = [(-w, -h, w, h, color) for w, h, color in _LOOSE] + [(-10.0, -15.0, 10.0, 2.0, (138, 127, 106))]
        for x0, y0, x1, y1, color in boxes:
            corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
            turned = [((33 + x * cos - y * sin) * _FINE, (27 + x * sin + y * cos) * _FINE) for x, y in corners]
            draw.polygon(turned, fill=(*color, 255))
    return image.reduce(_FINE)


@kept
def leader(seat: int, crest: str, mark: str) -> Image.Image:
    """A leader: its back, or its crest on ink in a gold line; and the mark that says what it is."""
    image = solid(QUIET_ON_DARK, Image.new("L", (46, 60)))
    card = panel(38, 54, 5, INK, 255, GOLD, 2) if crest else back(seat, 38, 54, 5)
    image.alpha_composite(card, (0, 0))
    if crest:
        image.paste(PAPER, (3, 6), crest_mask(crest, 32))
    image.alpha_composite(panel(28, 28, 14, INK, 255, GOLD, 2), (18, 32))
    write_fit(image, (32, 46), mark, 22, (18, 12), PAPER, "middle")
    return image


def pile(kind: str, seat: int, count: int) -> Image.Image:
    """A zone's picture by its ``kind`` (``hand``, ``deck``, ``discard``), thicker with more cards."""
    if count <= 0:
        return _empty(_SIZE)
    if kind == "hand":
        return _hand(seat, min(5, count))
    if kind == "deck":
        return _deck(seat, 1 + min(3, count // 8))
    return _discard(min(3, count))
