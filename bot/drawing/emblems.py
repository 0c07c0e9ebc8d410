"""Emblems of attributes: an outline in its color, a paper edge, an ink edge, a letter. Never smaller than 38 px."""

from __future__ import annotations

from PIL import Image, ImageFilter

from bot.drawing.colors import BRONZE, INK, PAPER, RGB, WHITE, letter_on, luminance, rgb
from bot.drawing.look import Emblem, Locale
from bot.drawing.panels import solid
from bot.drawing.shelf import kept
from bot.drawing.silhouettes import SILHOUETTES
from bot.drawing.text import text_mask
from bot.drawing.vector import Pen

_FINE = 4


def _grown(mask: Image.Image, by: float) -> Image.Image:
    """A wider outline; blur and threshold round the corners and are many times quicker than a maximum filter."""
    return mask.filter(ImageFilter.GaussianBlur(by)).point(lambda v: 0 if v < 10 else min(255, (v - 10) * 14))


def _edge(fill: RGB) -> RGB:
    light = luminance(fill)
    return BRONZE if light > 0.75 else PAPER if light < 0.4 else WHITE


@kept
def emblem(attribute: Emblem, px: int, locale: Locale) -> Image.Image:
    """An attribute's emblem of ``px`` × ``px`` with the letter for a reader."""
    side, fill, shape = px * _FINE, rgb(attribute.fill), SILHOUETTES[attribute.shape]
    pen = Pen(side)
    shape.draw(pen.at(size=0.86))
    inside = pen.mask()
    image = solid(INK, _grown(inside, side * 0.041))
    image.paste((*_edge(fill), 255), (0, 0), _grown(inside, side * 0.03))
    image.paste((*fill, 255), (0, 0), inside)
    letter = attribute.letter.for_locale(locale)
    size = round(side * (0.5 if len(letter) == 1 else 0.4) * shape.letter)
    mask = text_mask(letter, size)
    at = (round((side - mask.width) / 2), round((side - mask.height) / 2 + shape.drop * 0.86 / 208 * side))
    image.paste((*letter_on(fill), 255), at, mask)
    return image.reduce(_FINE)
