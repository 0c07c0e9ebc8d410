"""Small things with a word or number in them: tags, number discs, the burst of damage, dice."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from bot.drawing.colors import GOLD, INK, INK_SOFT, PAPER, PAPER_LINE, QUIET_ON_DARK, RGB, VERMILION, WHITE
from bot.drawing.icons import icon
from bot.drawing.panels import blit_middle, panel, solid
from bot.drawing.shelf import kept
from bot.drawing.text import text_mask, width, write

_FINE = 4


@kept
def tag(
    word: str, px: int = 24, fill: RGB = INK, color: RGB = PAPER, edge: RGB | None = None, pad: int = 9, radius: int = 6
) -> Image.Image:
    """A word on a small panel."""
    wide, high = int(width(word, px)) + 2 * pad, px + 12
    image = panel(wide, high, radius, fill, 255, edge).copy()
    write(image, (wide / 2, high / 2), word, px, color, "middle")
    return image


def signed(sprite: Image.Image, sign: str) -> Image.Image:
    """A tag with a sign that hangs over its lower right corner."""
    px = sprite.height
    image = Image.new("RGBA", (sprite.width + px // 4, sprite.height + px // 3))
    image.alpha_composite(sprite)
    at = (sprite.width - px // 2, px // 2 - 2)
    for aside in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        image.alpha_composite(icon(sign, px * 3 // 4, INK), (at[0] + aside[0], at[1] + aside[1]))
    image.alpha_composite(icon(sign, px * 3 // 4, GOLD), at)
    return image


@kept
def disc(number: int, barred: bool = False, px: int = 52) -> Image.Image:
    """The number of a card or place, the same as in the menu: red where it can be pressed, dark where not."""
    fill, edge, color = (INK_SOFT, QUIET_ON_DARK, QUIET_ON_DARK) if barred else (VERMILION, PAPER, WHITE)
    image = panel(px, px, px // 2, fill, 255, edge, 3).copy()
    write(image, (px / 2, px / 2), str(number), round(px * 0.62), color, "middle")
    return image


@kept
def chosen(px: int = 44) -> Image.Image:
    """The check on a card that was chosen."""
    image = panel(px, px, px // 2, VERMILION, 255, PAPER, 3).copy()
    blit_middle(image, icon("check", round(px * 0.62), WHITE), px / 2, px / 2)
    return image


@kept
def burst(word: str, px: int) -> Image.Image:
    """What just struck a card: vermilion on gold, the only red thing that is an event."""
    wide, high = int(width(word, px) + px), int(px * 1.66)
    image = solid(INK, Image.new("L", (wide * _FINE, high * _FINE)))
    draw = ImageDraw.Draw(image)
    for size, color in ((1, INK), (0.955, GOLD), (0.86, VERMILION)):
        corners = []
        for k in range(32):
            across, up = (1, 1) if k % 2 == 0 else (0.84, 0.8)
            angle = k * math.pi / 16
            corners.append(
                (
                    wide * _FINE / 2 * (1 + size * across * math.sin(angle)),
                    high * _FINE / 2 * (1 - size * up * math.cos(angle)),
                )
            )
        draw.polygon(corners, fill=(*color, 255))
    letters = text_mask(word, px * _FINE)
    at = ((image.width - letters.width) // 2, (image.height - letters.height) // 2)
    image.paste((*WHITE, 255), at, letters)
    return image.reduce(_FINE)


@kept
def die(face: int, px: int) -> Image.Image:
    """A die that shows a number."""
    image = panel(px, px, px // 5, PAPER, 255, WHITE, 3).copy()
    ImageDraw.Draw(image).rounded_rectangle((4, px - 10, px - 5, px - 5), 3, fill=(*PAPER_LINE, 255))
    color = VERMILION if face == 1 else INK
    write(image, (px / 2, px / 2 - 4), str(face), round(px * 0.66), color, "middle")
    return image
