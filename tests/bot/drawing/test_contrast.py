"""What is written on a picture can be read where it stands, and no color says alone what it says."""

import random

import pytest
from PIL import Image, ImageDraw

from bot import preview
from bot.drawing import painter
from bot.drawing.cards import BARRED
from bot.drawing.colors import INK, NIGHT, PAPER, SEAT_FILL, SEAT_TEXT, contrast, mix
from bot.drawing.look import load_look
from bot.drawing.words import Caption
from engine.games import games
from engine.wording import LOCALES, Wording

ENOUGH, ENOUGH_LARGE = 4.5, 3.0
"""WCAG 2.2, 1.4.3 (AA)."""
LARGE = 41
"""Bold type of a picture 1200 px wide that is at least 18.66 px high where it is shown 550 px wide."""
STEPS = 60
"""Answers of a match of which the pictures are painted."""
CELLS = (6, 2)
"""Parts of the ground under a text; the worst of them counts."""


class Ink:
    """Every text that is written on a picture, with its contrast against what was there before."""

    def __init__(self) -> None:
        self.faint: dict[str, tuple[object, ...]] = {}
        self.written = 0

    def measure(self, draw: ImageDraw.ImageDraw, box: tuple[float, ...], text: str, px: int, fill: object) -> None:
        image = draw._image
        left, top, right, bottom = (round(side) for side in box)
        ground = image.crop((max(0, left), max(0, top), min(image.width, right), min(image.height, bottom)))
        if not (ground.width > CELLS[0] and ground.height > CELLS[1]):
            return
        self.written += 1
        cells = ground.resize(CELLS, Image.Resampling.BOX)
        worst = min(contrast(fill[:3], cells.getpixel((x, y))) for x in range(CELLS[0]) for y in range(CELLS[1]))
        if worst < (ENOUGH_LARGE if px >= LARGE else ENOUGH):
            self.faint[text] = (text, px, round(worst, 1), fill)


@pytest.fixture
def ink(monkeypatch):
    """Watches every writing on a picture."""
    ink, plain = Ink(), ImageDraw.ImageDraw.text

    def text(draw, xy, text, fill=None, font=None, anchor=None, **more):
        if draw._image.mode == "RGB" and text.strip():
            ink.measure(draw, draw.textbbox(xy, text, font=font, anchor=anchor), text, round(font.size), fill)
        plain(draw, xy, text, fill=fill, font=font, anchor=anchor, **more)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    return ink


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_word_on_a_real_picture_stands_out_from_its_ground(ink, monkeypatch, slug):
    monkeypatch.setattr(preview, "STEPS_MOST", STEPS)
    seen = sorted(preview.views(games()[slug], 1).items())
    for locale, (name, view) in zip(
        LOCALES * len(seen), random.Random(slug).sample(seen, min(8, len(seen))), strict=False
    ):
        names = preview._names(locale)
        caption, words = Caption(locale, names), Wording(locale, slug, names)
        paint = painter.paint_hand if name.startswith("hand-") else painter.paint_board
        paint(view, caption, words)
    assert ink.written > 50
    assert "\n".join(map(str, ink.faint.values())) == ""


@pytest.mark.parametrize("slug", sorted(games()))
def test_an_attribute_is_a_shape_and_a_letter_of_its_own_besides_its_color(slug):
    emblems = load_look(slug).emblems.values()
    assert len({emblem.shape for emblem in emblems}) == len(emblems)
    for locale in LOCALES:
        assert len({emblem.letter.for_locale(locale) for emblem in emblems}) == len(emblems)


@pytest.mark.parametrize("slug", sorted(games()))
def test_what_is_dimmed_can_still_be_read(slug):
    for tone in (BARRED[0], *(state.tone for state in load_look(slug).states.values())):
        assert contrast(mix(NIGHT, PAPER, tone), mix(NIGHT, INK, tone)) >= ENOUGH


@pytest.mark.parametrize("slug", sorted(games()))
def test_paper_words_can_be_read_all_over_the_cloth(slug):
    look = load_look(slug)
    assert min(contrast(PAPER, look.top), contrast(PAPER, look.bottom)) >= ENOUGH


def test_the_seats_are_told_apart_in_gray():
    assert contrast(*SEAT_FILL) >= ENOUGH_LARGE
    for fill, letter in zip(SEAT_FILL, SEAT_TEXT, strict=True):
        assert contrast(fill, letter) >= ENOUGH
