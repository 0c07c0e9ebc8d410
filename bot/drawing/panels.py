"""Flat things and the light round them: panels, shadows, glows, rings; and how one picture is laid on another.

Every picture that comes out of a cache is shared: it is laid on others, never drawn upon.
"""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

from bot.drawing.colors import NIGHT, RGB
from bot.drawing.shelf import kept

_FINE = 4


@kept
def rounded(wide: int, high: int, radius: int) -> Image.Image:
    """A mask with round corners."""
    mask = Image.new("L", (wide * _FINE, high * _FINE))
    box = (0, 0, wide * _FINE - 1, high * _FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * _FINE, fill=255)
    return mask.reduce(_FINE)


def solid(color: RGB, mask: Image.Image) -> Image.Image:
    """A mask filled with one color."""
    image = Image.new("RGB", mask.size, color).convert("RGBA")
    image.putalpha(mask)
    return image


@kept
def panel(
    wide: int, high: int, radius: int, fill: RGB, alpha: int = 255, edge: RGB | None = None, line: int = 2
) -> Image.Image:
    """A panel with round corners, with an edge of ``line`` px where one is given."""
    outside = rounded(wide, high, radius)
    if edge is None:
        return solid(fill, outside.point(lambda v: v * alpha // 255))
    image = solid(edge, outside)
    inside = Image.new("L", (wide, high))
    inside.paste(rounded(wide - 2 * line, high - 2 * line, max(1, radius - line)), (line, line))
    image.paste((*fill, alpha), (0, 0), inside)
    return image


@kept
def outline(wide: int, high: int, radius: int, line: int, strength: int, fill: int = 0) -> Image.Image:
    """A mask of a panel's edge, faint where ``strength`` is low, with a fainter ``fill``."""
    mask = Image.new("L", (wide * 2, high * 2))
    box = (1, 1, wide * 2 - 2, high * 2 - 2)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * 2, fill=fill, outline=strength, width=line * 2)
    return mask.reduce(2)


def blit(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Lays a sprite on a picture, its left upper corner at ``x``, ``y``; what is translucent lets the picture through."""
    image.paste(sprite.convert("RGB"), (round(x), round(y)), sprite.getchannel("A"))


def blit_middle(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Lays a sprite on a picture, its middle at ``x``, ``y``."""
    blit(image, sprite, x - sprite.width / 2, y - sprite.height / 2)


@kept
def _shadow(wide: int, high: int, radius: int) -> Image.Image:
    mask = Image.new("L", (wide + 32, high + 32))
    mask.paste(rounded(wide, high, radius), (16, 16))
    return solid((0, 0, 0), mask.filter(ImageFilter.GaussianBlur(8)).point(lambda v: v * 150 // 255))


@kept
def _ring(wide: int, high: int, radius: int, color: RGB) -> Image.Image:
    mask = Image.new("L", (wide + 48, high + 48))
    mask.paste(rounded(wide + 10, high + 10, radius + 5), (19, 19))
    light = mask.filter(ImageFilter.GaussianBlur(9)).point(lambda v: min(255, v * 5 // 4) * 200 // 255)
    return solid(color, ImageChops.lighter(light, mask))


def lay(image: Image.Image, sprite: Image.Image, x: float, y: float, radius: int = 12, ring: RGB | None = None) -> None:
    """Lays a card or panel on the table: with its shadow, or with a ring that glows where a color is given."""
    if ring is None:
        blit(image, _shadow(sprite.width, sprite.height, radius), x - 16, y - 11)
    else:
        blit(image, _ring(sprite.width, sprite.height, radius, ring), x - 24, y - 24)
    blit(image, sprite, x, y)


def dimmed(sprite: Image.Image, tone: float, gray: float) -> Image.Image:
    """A sprite with less light and color: mixed with night, so that what is written on it can still be read."""
    alpha = sprite.getchannel("A")
    image = ImageEnhance.Color(sprite.convert("RGB")).enhance(1 - gray)
    image = Image.blend(image, Image.new("RGB", image.size, NIGHT), 1 - tone)
    image.putalpha(alpha)
    return image


def gradient(size: tuple[int, int], top: RGB, bottom: RGB) -> Image.Image:
    """One color turning into another from top to bottom."""
    ramp = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), ramp)
