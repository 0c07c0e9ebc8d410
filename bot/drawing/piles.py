"""The little pictures of zones on a plate: a fan of backs for a hand, a pile for a deck, loose cards for a discard."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.drawing.backs import back
from bot.drawing.colors import QUIET_ON_DARK, RGB
from bot.drawing.panels import solid

_SIZE = (66, 52)
_FINE = 4
_LOOSE: tuple[tuple[float, float, RGB], ...] = ((15, 20, (111, 103, 90)), (13, 18, (217, 205, 180)))


def _empty(size: tuple[int, int]) -> Image.Image:
    """No card: an outline."""
    image = solid(QUIET_ON_DARK, Image.new("L", size))
    box = (size[0] / 2 - 14, 8, size[0] / 2 + 14, 46)
    ImageDraw.Draw(image).rounded_rectangle(box, 4, outline=(*QUIET_ON_DARK, 255), width=2)
    return image


@lru_cache(32)
def _hand(seat: int, count: int) -> Image.Image:
    image = solid(QUIET_ON_DARK, Image.new("L", _SIZE))
    sprite = back(seat, 26, 38, 4)
    for k in range(count):
        place = k - (count - 1) / 2
        turned = sprite.rotate(-place * 10, Image.Resampling.BICUBIC, expand=True)
        x, y = 33 + place * 7 - turned.width / 2, 28 - turned.height / 2 + abs(place) * 2.2
        image.alpha_composite(turned, (max(0, int(x)), max(0, int(y))))
    return image


@lru_cache(32)
def _deck(seat: int, layers: int) -> Image.Image:
    image = solid(QUIET_ON_DARK, Image.new("L", _SIZE))
    for k in range(layers):
        image.alpha_composite(back(seat, 32, 42, 4), (12 + k * 3, 9 - k * 3))
    return image


@lru_cache(8)
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


def pile(kind: str, seat: int, count: int) -> Image.Image:
    """A zone's picture by its ``kind`` (``hand``, ``deck``, ``discard``), thicker with more cards."""
    if count <= 0:
        return _empty(_SIZE)
    if kind == "hand":
        return _hand(seat, min(5, count))
    if kind == "deck":
        return _deck(seat, 1 + min(3, count // 8))
    return _discard(min(3, count))
