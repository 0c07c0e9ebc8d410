"""Board, hand and card as pictures: pure functions from a view to bytes. What is not in the view cannot be on the picture.

`paint_board`, `paint_hand` and `paint_sheet` give PNG; `Painting` is the picture before it is encoded, for who wants to do that in
another thread. All may be called from several threads at once and give the same bytes in each.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.drawing.art import art
from bot.drawing.cards import Brush
from bot.drawing.charts import Charts, paint_charts_image
from bot.drawing.cloth import HIGH, WIDE, lay_crest, table
from bot.drawing.crests import crest_of
from bot.drawing.endings import darken, paint_ending
from bot.drawing.field import paint_field
from bot.drawing.frame import footer, title
from bot.drawing.gallery import pictures_on
from bot.drawing.hands import paint_hand_image
from bot.drawing.look import load_look
from bot.drawing.palettes import KEPT_CLOSE, Bare, emptied, encode, palette_of, sample_view, thinned
from bot.drawing.places import BOARD, RANK_HIGH, Arrangement, arrange
from bot.drawing.plates import lay_plate
from bot.drawing.sheets import paint_sheet_image
from bot.drawing.spread import lay_shown
from bot.drawing.spreads import Spread, paint_spread_image
from bot.drawing.trades import Exchange, faces_of, paint_exchange_image
from bot.drawing.words import Caption, Words
from engine.view import Name, Sheet, View, Word

_ART = 300
"""Height of a row of landscapes in the sample for a palette."""


@dataclass(frozen=True, slots=True)
class Painting:
    """A finished picture that is not yet encoded."""

    game: str
    image: Image.Image
    close: bool = False
    """Whether it shows one card, large, or pictures that authors brought: these need a palette of their own."""

    def png(self) -> bytes:
        """The picture as PNG with the game's palette."""
        own = palette_of(load_look(self.game), self.image, KEPT_CLOSE) if self.close else palette(self.game)
        return encode(self.image, own)


class _Letters:
    """Words for the sample board, of which only the colors matter."""

    def text(self, word: Word | str) -> str:
        """Any word, as its key."""
        return (word if isinstance(word, str) else word.key)[:6]

    def name(self, name: Name) -> str:
        """A name."""
        return name.ja

    def short(self, name: Name) -> str:
        """A name."""
        return name.ja


@lru_cache(16)
def palette(game: str) -> Image.Image:
    """A game's palette, made once (0.3 s) from a full board, an empty one, and its landscapes."""
    look, words, caption = load_look(game), _Letters(), Caption("ja", ("", ""))
    view = sample_view(game, look)
    sample = Image.new("RGB", (WIDE, 2 * HIGH + 2 * _ART))
    sample.paste(_board(view, caption, words), (0, 0))
    sample.paste(_board(emptied(view), caption, words), (0, HIGH))
    lands = [(key, emblem.land) for key, emblem in look.emblems.items() if emblem.land]
    step = WIDE // max(1, 2 * len(lands))
    for k, (key, colors) in enumerate(2 * lands):
        for row in range(2):
            landscape = art(f"sample-{key}-{row}-{k}", crest_of(key), colors, (step, _ART))
            sample.paste(landscape, (k * step, 2 * HIGH + row * _ART))
    return palette_of(look, thinned(sample), bare=_bare(game) if look.ranks else None)


def _bare(game: str) -> Bare:
    """The table of ranks without a card: in the dark, and both its mats in the light."""
    x, y, wide, high = BOARD
    tops = (y, y + high - RANK_HIGH)
    dark, lit = (table(game, tuple((x, top, wide, RANK_HIGH, active) for top in tops)) for active in (False, True))
    inner = Image.new("RGB", (wide - 16, 2 * (RANK_HIGH - 16)))
    for k, top in enumerate(tops):
        inner.paste(lit.crop((x + 8, top + 8, x + wide - 8, top + RANK_HIGH - 8)), (0, k * (RANK_HIGH - 16)))
    return Bare(dark.crop((0, 66, WIDE, HIGH)), inner)


def _places(view: View) -> Arrangement:
    return arrange(view.areas, BOARD, trays=True) if view.areas else Arrangement((), {}, 0)


def _plates(image: Image.Image, view: View, where: Arrangement, caption: Caption, brush: Brush) -> None:
    """Each plate beside its own mat."""
    tops = where.beside()
    high = max(304, where.plate)
    for plate in view.plates:
        place = tops.get(plate.seat, (728 - high if plate.seat == 0 else 80, high))
        lay_plate(image, plate, caption, brush, place)


def _board(view: View, caption: Caption, words: Words) -> Image.Image:
    brush = Brush(load_look(view.game), words, caption.locale)
    where = _places(view)
    image = table(view.game, where.mats(view.plates)).copy()
    paint_field(image, view, where, brush)
    lay_shown(image, view, brush)
    if view.ending:
        darken(image)
        lay_crest(image, view.game)
        paint_ending(image, view, view.ending, caption, brush)
    title(image, view, caption, words)
    _plates(image, view, where, caption, brush)
    happened = words.text(view.happened) if view.happened else ""
    footer(image, happened, words.text(view.waits_for) if view.waits_for else "")
    return image


def board(view: View, caption: Caption, words: Words) -> Painting:
    """The board of any view: a spectator's for everybody, a seat's own with the numbers that its menu uses."""
    return Painting(view.game, _board(view, caption, words), close=bool(pictures_on(view)))


def hand(view: View, caption: Caption, words: Words) -> Painting:
    """The private picture of the seat whose view this is."""
    image = paint_hand_image(view, caption, Brush(load_look(view.game), words, caption.locale))
    return Painting(view.game, image, close=bool(pictures_on(view)))


def sheet(shown: Sheet, locale: str, words: Words) -> Painting:
    """A single card, large."""
    return Painting(shown.game, paint_sheet_image(shown, Brush(load_look(shown.game), words, locale)), close=True)


def spread(shown: Spread, locale: str, words: Words) -> Painting:
    """Many cards, such as a deck."""
    image = paint_spread_image(shown, Brush(load_look(shown.game), words, locale))
    return Painting(shown.game, image, close=bool(pictures_on(shown.faces)))


def exchange(shown: Exchange, locale: str, words: Words) -> Painting:
    """What two people lay down for each other."""
    image = paint_exchange_image(shown, Brush(load_look(shown.game), words, locale))
    return Painting(shown.game, image, close=bool(pictures_on(faces_of(shown))))


def charts(shown: Charts, locale: str, words: Words) -> Painting:
    """How a deck is made up."""
    return Painting(shown.game, paint_charts_image(shown, Brush(load_look(shown.game), words, locale)))


def paint_board(view: View, caption: Caption, words: Words) -> bytes:
    """`board` as PNG."""
    return board(view, caption, words).png()


def paint_hand(view: View, caption: Caption, words: Words) -> bytes:
    """`hand` as PNG."""
    return hand(view, caption, words).png()


def paint_sheet(shown: Sheet, locale: str, words: Words) -> bytes:
    """`sheet` as PNG."""
    return sheet(shown, locale, words).png()
