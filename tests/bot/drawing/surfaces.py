"""A view as people get it: told in words, painted."""

from PIL import ImageChops

from bot.drawing.alt import alt_text
from bot.drawing.painter import board
from bot.drawing.words import Caption
from tests.bot.drawing.words import NAMES, SampleWords


def caption(locale="ja"):
    return Caption(locale, NAMES[locale], "1:42:10")


def told(view, locale="en-US", tell=alt_text):
    return tell(view, caption(locale), SampleWords(locale, game=view.game))


def painted(view, locale="ja"):
    return board(view, caption(locale), SampleWords(locale, game=view.game)).image.convert("RGB")


def changed(one, other):
    """The box in which two pictures differ."""
    return ImageChops.difference(one, other).getbbox()
