"""Woven patterns of the cloth and of card backs, as tiles: masks whose lines are full."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

_FINE = 4


def _sheet(wide: int, high: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("L", (wide * _FINE, high * _FINE))
    return image, ImageDraw.Draw(image)


def _ichimatsu(size: float) -> Image.Image:
    """Checks."""
    side = int(44 * size)
    image, draw = _sheet(2 * side, 2 * side)
    edge = side * _FINE
    draw.rectangle((0, 0, edge - 1, edge - 1), fill=150)
    draw.rectangle((edge, edge, 2 * edge, 2 * edge), fill=150)
    return image


def _seigaiha(size: float) -> Image.Image:
    """Waves."""
    radius = int(34 * size)
    image, draw = _sheet(2 * radius, radius)
    full = radius * _FINE
    for row in range(-1, 5):
        for column in range(-1, 3):
            x, y = (2 * column + row % 2) * full, row * full / 2
            for share, ink in ((1, 255), (0.92, 0), (0.72, 255), (0.64, 0), (0.44, 255), (0.34, 0)):
                r = share * full
                draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)
    return image


def _shippo(size: float) -> Image.Image:
    """Rings that overlap."""
    radius = int(34 * size)
    image, draw = _sheet(2 * radius, 2 * radius)
    r = radius * _FINE
    for column in range(-1, 3):
        for row in range(-1, 3):
            for shift in (0, 1):
                x, y = (2 * column + shift) * r, (2 * row + shift) * r
                draw.ellipse((x - r, y - r, x + r, y + r), outline=255, width=int(2.2 * _FINE))
    return image


def _asanoha(size: float) -> Image.Image:
    """Hemp leaves."""
    side = int(72 * size)
    image, draw = _sheet(side, round(side * 3**0.5))
    a, half = side * _FINE, round(side * 3**0.5) / 2 * _FINE
    for row in range(-1, 3):
        for column in range(-2, 3):
            x, y = (column + (row % 2) / 2) * a, row * half
            for other in ((x + a, y), (x - a / 2, y + half)):
                corners = [(x, y), (x + a / 2, y + half), other]
                center = (sum(p[0] for p in corners) / 3, sum(p[1] for p in corners) / 3)
                for k, corner in enumerate(corners):
                    draw.line([corner, corners[(k + 1) % 3]], fill=255, width=int(1.8 * _FINE))
                    draw.line([corner, center], fill=255, width=int(1.8 * _FINE))
    return image


def _kikko(size: float) -> Image.Image:
    """Tortoise shell."""
    side = int(34 * size)
    wide, high = round(side * 3**0.5), 3 * side
    image, draw = _sheet(wide, high)
    for row in range(-1, 4):
        for column in range(-1, 3):
            x, y = (column + (row % 2) / 2) * wide * _FINE, row * 1.5 * side * _FINE
            for share, line in ((1, 2.4), (0.6, 1.6)):
                r = share * side * _FINE
                corners = [(x + r * math.sin(k * math.pi / 3), y - r * math.cos(k * math.pi / 3)) for k in range(6)]
                draw.polygon(corners, outline=255, width=int(line * _FINE))
    return image


PATTERNS: dict[str, Callable[[float], Image.Image]] = {
    "ichimatsu": _ichimatsu,
    "asanoha": _asanoha,
    "seigaiha": _seigaiha,
    "shippo": _shippo,
    "kikko": _kikko,
}
"""Every pattern by the name that a theme file uses."""


@lru_cache(64)
def pattern(name: str, size: float = 1.0) -> Image.Image:
    """One tile of a pattern."""
    return PATTERNS[name](size).reduce(_FINE)


def tiled(tile: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A mask covered with a tile, by doubling."""
    image = Image.new("L", size)
    image.paste(tile, (0, 0))
    wide, high = tile.size
    while wide < size[0]:
        image.paste(image.crop((0, 0, wide, high)), (wide, 0))
        wide *= 2
    while high < size[1]:
        image.paste(image.crop((0, 0, size[0], high)), (0, high))
        high *= 2
    return image
