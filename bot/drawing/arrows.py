"""The gold arrow from what acted to what it reached: at most one a picture, and it ends at the edge of a card."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.drawing.colors import GOLD, INK
from bot.drawing.vector import Point

_FINE = 3
_PAD = 40
_WIDTH = 13
_HEAD = 34


def _triangle(tip: Point, angle: float, extra: float) -> list[Point]:
    """The arrow's head, ``extra`` px larger on each side."""
    half = _HEAD * 0.62 + extra * 1.2
    cos, sin = math.cos(angle), math.sin(angle)
    front = (tip[0] + extra * 1.7 * cos, tip[1] + extra * 1.7 * sin)
    base = (tip[0] - (_HEAD + extra) * cos, tip[1] - (_HEAD + extra) * sin)
    return [front, (base[0] - half * sin, base[1] + half * cos), (base[0] + half * sin, base[1] - half * cos)]


def _shape(size: tuple[int, int], start: Point, tip: Point, extra: float) -> Image.Image:
    """The arrow as a mask: a shaft that grows toward its head."""
    mask = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    draw = ImageDraw.Draw(mask)
    length, angle = math.dist(start, tip), math.atan2(tip[1] - start[1], tip[0] - start[0])
    steps = max(40, round(length / 2))
    for k in range(steps + 1):
        along = max(0.0, length - _HEAD * 0.8) * k / steps
        x, y = (start[0] + along * math.cos(angle)) * _FINE, (start[1] + along * math.sin(angle)) * _FINE
        r = (_WIDTH * (0.35 + 0.65 * k / steps) + 2 * extra) * _FINE / 2
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    draw.polygon([(x * _FINE, y * _FINE) for x, y in _triangle(tip, angle, extra)], fill=255)
    return mask.reduce(_FINE)


@lru_cache(64)
def _masks(across: int, down: int) -> tuple[Image.Image, Image.Image]:
    """Edge and body of an arrow that goes ``across`` to the right and ``down``."""
    size = (abs(across) + 2 * _PAD, abs(down) + 2 * _PAD)
    start = (_PAD + max(0, -across), _PAD + max(0, -down))
    tip = (start[0] + across, start[1] + down)
    return _shape(size, start, tip, 5), _shape(size, start, tip, 0)


def arrow(image: Image.Image, start: Point, tip: Point) -> None:
    """Draws an arrow with a dark edge."""
    across, down = round(tip[0] - start[0]), round(tip[1] - start[1])
    edge, body = _masks(across, down)
    at = (round(start[0]) - _PAD - max(0, -across), round(start[1]) - _PAD - max(0, -down))
    image.paste(INK, at, edge)
    image.paste(GOLD, at, body)
