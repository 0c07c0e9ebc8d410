"""Stamps: the vermilion seal of the seat that is to move, the check of one that has answered, the marks of East and West."""

from __future__ import annotations

import random

from PIL import Image, ImageDraw

from bot.drawing.colors import INK, PAPER, RGB, SEAT_FILL, SEAT_TEXT, VERMILION
from bot.drawing.icons import icon
from bot.drawing.panels import blit_middle, panel, rounded, solid
from bot.drawing.shelf import kept
from bot.drawing.text import text_mask, width
from bot.drawing.vector import CUT, Pen

_FINE = 4
_LEAST_LETTER = 22
_STONE: RGB = (255, 246, 236)


def _stone(wide: int, high: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """The seal's face: full, with a fine line along its edge and a few specks."""
    side = min(wide, high) * _FINE
    mask = Image.new("L", (wide * _FINE, high * _FINE))
    draw = ImageDraw.Draw(mask)
    for inset, radius, ink, line in ((0.02, 0.14, 255, 0), (0.07, 0.1, None, 0.022)):
        box = (side * inset, side * inset, mask.width - side * inset, mask.height - side * inset)
        draw.rounded_rectangle(box, side * radius, fill=ink, outline=0 if line else None, width=int(side * line))
    specks = random.Random(7)
    for _ in range(26):
        x, y, r = specks.random() * mask.width, specks.random() * mask.height, specks.random() * side * 0.012
        draw.ellipse((x - r, y - r, x + r, y + r), fill=CUT)
    return mask, draw


def _carve(mask: Image.Image, word: str, size: float, middle: float) -> None:
    letters = text_mask(word, round(size))
    mask.paste(CUT, (round((mask.width - letters.width) / 2), round(middle - letters.height / 2)), letters)


@kept
def seal(word: str, px: int) -> Image.Image:
    """A seal ``px`` high with one or two kanji one above the other; a word in Latin letters makes it wider."""
    upright = len(word) <= 2 and not word.isascii()
    least = 0.44 if px < 100 else 0.36
    while least * px > _LEAST_LETTER and width(word, round(px * least)) > px:
        least -= 0.02
    wide = px if upright or len(word) == 1 else max(px, round(width(word, round(px * least)) + px * 0.32))
    mask, _ = _stone(wide, px)
    high = px * _FINE
    if upright and len(word) == 2:
        for k, sign in enumerate(word):
            _carve(mask, sign, high * 0.38, high * (0.3 + 0.4 * k))
    else:
        _carve(mask, word, high * (0.6 if len(word) == 1 else least), high * 0.5)
    image = Image.new("RGB", (wide, px), _STONE).convert("RGBA")
    image.paste((*VERMILION, 255), (0, 0), mask.reduce(_FINE))
    image.putalpha(rounded(wide, px, int(px * 0.15)))
    return image


@kept
def answered(px: int) -> Image.Image:
    """The dark check of a seat that has answered."""
    image = panel(px, px, int(px * 0.15), INK).copy()
    blit_middle(image, icon("check", int(px * 0.8), PAPER), px / 2, px / 2)
    return image


@kept
def seat_mark(seat: int, word: str, px: int) -> Image.Image:
    """The round mark of East or West with its letter."""
    side = px * _FINE
    image = solid(INK, Pen(side).disc(0, 0, 98).mask())
    image.paste((*SEAT_FILL[seat], 255), (0, 0), Pen(side).disc(0, 0, 90).mask())
    letters = text_mask(word, round(side * 0.56))
    at = ((side - letters.width) // 2, (side - letters.height) // 2)
    image.paste((*SEAT_TEXT[seat], 255), at, letters)
    return image.reduce(_FINE)
