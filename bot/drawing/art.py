"""A card's picture: its author's, or one made from its id: a sky, a land in the attribute's colors, and on it the crest.

The landscape belongs to the card's id, the crest to the character's name. Drawn twice as large and reduced.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFilter

from bot.drawing.colors import GOLD, INK, PAPER, PAPER_DEEP, RGB, WHITE, mix
from bot.drawing.crests import crest_mask, seeded
from bot.drawing.gallery import GALLERY
from bot.drawing.panels import gradient
from bot.drawing.patterns import pattern, tiled
from bot.drawing.shelf import kept

_FINE = 2
Place = tuple[float, float]
"""Where the crest stands across, from 0 to 1, and its size."""
MIDDLE: Place = (0.5, 1)
_SHADE: RGB = (8, 8, 18)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is being painted: the sheet, its colors, and where the crest will be."""

    image: Image.Image
    draw: ImageDraw.ImageDraw
    random: random.Random
    deep: RGB
    light: RGB
    heart: tuple[float, float]

    @property
    def wide(self) -> int:
        """The sheet's width."""
        return self.image.width

    @property
    def high(self) -> int:
        """The sheet's height."""
        return self.image.height


def _rays(scene: Scene) -> None:
    x, y = scene.heart
    reach, first = 2 * max(scene.wide, scene.high), scene.random.random() * 30
    for k in range(14):
        a = math.radians(first + k * 360 / 14)
        b = a + math.radians(13)
        ends = [(x + reach * math.cos(t), y + reach * math.sin(t)) for t in (a, b)]
        scene.draw.polygon([(x, y), *ends], fill=(*WHITE, 26))


def _sun(scene: Scene) -> None:
    radius = scene.high * scene.random.uniform(0.3, 0.46)
    x = scene.heart[0] + scene.wide * scene.random.choice([-0.26, 0.24, 0])
    y = scene.high * scene.random.uniform(0.3, 0.45)
    color = GOLD if scene.random.random() < 0.4 else PAPER
    scene.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*color, 70))


def _mist(scene: Scene) -> None:
    thick = scene.high * 0.05
    for k in range(7):
        y = scene.high * (k + scene.random.random()) / 7
        x, length = scene.wide * scene.random.uniform(-0.2, 0.7), scene.wide * scene.random.uniform(0.25, 0.7)
        scene.draw.rounded_rectangle((x, y, x + length, y + thick), thick / 2, fill=(*WHITE, 30))


def _woven(scene: Scene) -> None:
    name = scene.random.choice(["seigaiha", "asanoha", "shippo", "kikko"])
    lines = tiled(pattern(name, 0.8 * _FINE), scene.image.size).point(lambda v: v * 26 // 255)
    scene.image.paste(WHITE, (0, 0), lines)


def _layer(scene: Scene, depth: int) -> tuple[float, tuple[int, int, int, int]]:
    """Where a layer of land begins, and its color: nearer is darker."""
    return scene.high * (0.66 + 0.17 * depth), (*mix(scene.deep, _SHADE, 0.25 + 0.35 * depth), 215)


def _hills(scene: Scene) -> None:
    for depth in range(2):
        base, color = _layer(scene, depth)
        phase = scene.random.random() * 6
        xs = range(0, scene.wide + 9, 8)
        ridge = [(x, base + scene.high * 0.08 * math.sin(phase + x / scene.wide * (3 + 2 * depth))) for x in xs]
        scene.draw.polygon([(0, scene.high), *ridge, (scene.wide, scene.high)], fill=color)


def _peaks(scene: Scene) -> None:
    for depth in range(2):
        base, color = _layer(scene, depth)
        points, x = [(-9.0, float(scene.high)), (-9.0, base)], 0.0
        while x < scene.wide:
            x += scene.wide * scene.random.uniform(0.1, 0.24)
            points.append((x, base - scene.high * scene.random.uniform(0.02, 0.26) * (len(points) % 2)))
        scene.draw.polygon([*points, (scene.wide + 9, scene.high)], fill=color)


def _waves(scene: Scene) -> None:
    base, radius = scene.high * 0.66, scene.high * 0.13
    crests = ((1.0, 0.35, True), (0.84, 0.3, False), (0.6, 0.3, True), (0.44, 0.4, False))
    for row in range(4):
        y = base + row * radius * 0.6
        for column in range(-1, int(scene.wide / radius) + 2):
            x = (column * 2 + row % 2) * radius
            for size, share, lit in crests:
                r = radius * size
                color = mix(scene.deep, scene.light if lit else _SHADE, share)
                scene.draw.ellipse((x - r, y - r, x + r, y + r), fill=(*color, 235))


def _bands(scene: Scene) -> None:
    thick = scene.high * 0.075
    for depth in range(2):
        base = _layer(scene, depth)[0]
        for k in range(3):
            x, y = scene.wide * scene.random.uniform(-0.3, 0.5), base + scene.high * (0.1 * k - 0.05)
            end = x + scene.wide * scene.random.uniform(0.5, 0.9)
            color = (*mix(scene.deep, scene.light, 0.35 + 0.1 * k), 190)
            scene.draw.rounded_rectangle((x, y, end, y + thick), thick / 2, fill=color)


_SKIES: tuple[Callable[[Scene], None], ...] = (_rays, _sun, _mist, _woven, _sun)
_LANDS: tuple[Callable[[Scene], None], ...] = (_hills, _peaks, _waves, _bands, _hills, _waves)


def _stamp(image: Image.Image, crest: str, size: int, heart: tuple[float, float]) -> None:
    """The crest, in paper with a dark edge and a soft shadow."""
    mask = crest_mask(crest, size)
    at = (int(heart[0] - size / 2), int(heart[1] - size / 2))
    shade = Image.new("L", image.size)
    shade.paste(mask, at)
    shade = shade.filter(ImageFilter.GaussianBlur(size * 0.03)).point(lambda v: min(255, v * 13 // 10) * 190 // 255)
    image.paste((0, 0, 0), (0, 0), shade)
    off = max(1, size // 60)
    image.paste(INK, (at[0] + off, at[1] + off), mask)
    image.paste(gradient((size, size), (255, 251, 239), mix(PAPER_DEEP, GOLD, 0.35)), at, mask)


@kept
def _authors(picture: str, size: tuple[int, int]) -> Image.Image:
    found = GALLERY.fitted(picture, size)
    if found is None:
        raise LookupError(picture)  # which is not kept, as an answer would be
    return found


def art(
    card: str, crest: str, colors: tuple[RGB, RGB], size: tuple[int, int], place: Place = MIDDLE, picture: str = ""
) -> Image.Image:
    """A card's picture: its author's, by its hash, where that is at hand; else one that is made from its id.

    ``colors`` are deep and light; ``place`` says where on it the crest stands.
    """
    if picture:
        try:
            return _authors(picture, size)
        except LookupError:
            pass
    return _made(card, crest, colors, size, *place)


@kept
def _made(
    card: str, crest: str, colors: tuple[RGB, RGB], size: tuple[int, int], middle: float, scale: float
) -> Image.Image:
    """``middle`` is where the crest stands across, ``scale`` its size."""
    chance = seeded(card)
    deep, light = colors
    wide, high = size[0] * _FINE, size[1] * _FINE
    ends = (0.12, 0.9) if chance.random() >= 0.5 else (0.8, 0.1)
    image = gradient((wide, high), *(mix(deep, light, share) for share in ends))
    heart = (wide * middle, high * 0.5)
    scene = Scene(image, ImageDraw.Draw(image, "RGBA"), chance, deep, light, heart)
    chance.choice(_SKIES)(scene)
    chance.choice(_LANDS)(scene)
    _stamp(image, crest, int(min(wide, high) * 0.8 * scale), heart)
    return image.reduce(_FINE)
