"""The table: dyed cloth with its pattern, title bar and the mats of the two sides. Painted once for each game and active side."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from bot.drawing.colors import GOLD, INK, LIGHT, NIGHT, PAPER, VERMILION, WHITE, mix
from bot.drawing.crests import crest_mask
from bot.drawing.look import load_look
from bot.drawing.panels import blit, gradient, outline, panel, rounded
from bot.drawing.patterns import pattern, tiled
from bot.drawing.shelf import kept

WIDE, HIGH = 1200, 800
"""Every picture's size in px; 3 : 2, which is how it is shown largest."""

Mat = tuple[int, int, int, int, bool]
"""Left, top, width, height, and whether its side is to move."""

_SHADES = 8
_THREAD = 16
"""How white the pattern is, of 255: if it can be seen at 360 px it is too loud."""


def _thread(value: int) -> int:
    """A thread is there or not: softer edges are not seen, and make the file a third larger."""
    return _THREAD if value > 90 else 0


def _shade(value: int) -> int:
    """How dark the cloth is towards its corners, in steps that are finer than the palette's."""
    return max(0, value - 70) * 150 // 255 // _SHADES * _SHADES


@lru_cache(16)
def cloth(game: str) -> Image.Image:
    """A game's bare cloth."""
    look = load_look(game)
    image = gradient((WIDE, HIGH), look.top, look.bottom)
    image.paste(WHITE, (0, 0), tiled(pattern(look.cloth.pattern), (WIDE, HIGH)).point(_thread))
    dark = Image.radial_gradient("L").resize((WIDE * 3 // 2, HIGH * 8 // 5))
    dark = dark.crop((WIDE // 4, HIGH * 3 // 10, WIDE * 5 // 4, HIGH * 13 // 10))
    image.paste((0, 0, 0), (0, 0), dark.point(_shade))
    return image


@kept
def _warmth(wide: int, high: int) -> Image.Image:
    """The light on the side that is to move."""
    light = Image.radial_gradient("L").resize((wide * 2, high * 2))
    light = light.crop((wide // 2, high // 2, wide // 2 + wide, high // 2 + high))
    light = light.point(lambda v: max(0, 150 - v) * 70 // 150)
    image = Image.new("RGB", (wide, high), LIGHT).convert("RGBA")
    image.putalpha(ImageChops.multiply(light, rounded(wide, high, 16)))
    return image


def _lay_mat(image: Image.Image, mat: Mat) -> None:
    x, y, wide, high, active = mat
    blit(image, panel(wide, high, 16, (0, 0, 0), 74), x, y)
    if active:
        blit(image, _warmth(wide, high), x, y)
        image.paste(VERMILION, (x, y), outline(wide, high, 16, 4, 255))
    else:
        image.paste(WHITE, (x, y), outline(wide, high, 16, 2, 46))


@kept
def table(game: str, mats: tuple[Mat, ...]) -> Image.Image:
    """Cloth, title bar with the game's crest, and mats. Shared: copy it before painting on it."""
    image = cloth(game).copy()
    blit(image, panel(WIDE, 64, 1, NIGHT, 205), 0, 0)
    ImageDraw.Draw(image, "RGBA").rectangle((0, 64, WIDE, 66), fill=(*GOLD, 190))
    for mat in mats:
        _lay_mat(image, mat)
    lay_crest(image, game)
    return image


def lay_crest(image: Image.Image, game: str) -> None:
    """The game's crest on its disc in the title."""
    look = load_look(game)
    blit(image, panel(48, 48, 24, PAPER), 16, 8)
    image.paste(mix(look.top, INK, 0.1), (22, 14), crest_mask(look.crest, 36))
