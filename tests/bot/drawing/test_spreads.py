"""Many cards on one picture: all of them inside it, large enough to be read, and any name with them."""

import io

import pytest
from PIL import Image

from bot.drawing import painter
from bot.drawing.charts import Bar, Chart, Charts
from bot.drawing.cloth import HIGH, WIDE
from bot.drawing.faces import cut_for
from bot.drawing.naming import name_lines
from bot.drawing.spreads import MOST, Spread, laid_out
from bot.drawing.text import width
from engine.games import catalog, games, table
from engine.wording import LOCALES, Wording

GAME = "jinkei"
HARD = ["\u202eevil", "W" * 32, "Z" + "\u0300" * 60, "مرحبا", "@everyone", ""]


@pytest.mark.parametrize("count", [*range(1, MOST + 1)])
@pytest.mark.parametrize("numbered", [False, True])
def test_every_card_is_inside_and_large_enough(count, numbered):
    columns, wide, high, (left, top), (across, down) = laid_out(count, foot=True, rise=numbered)
    rows = -(-count // columns)
    assert wide >= 120
    assert 1.2 <= high / wide <= 1.4
    assert left >= 0
    assert left + (columns - 1) * across + wide <= WIDE
    assert top >= 76
    assert top + (rows - 1) * down + high + 42 <= HIGH


@pytest.mark.parametrize("count", [5, 7, 9, 10, 11, 16])
def test_rows_are_about_equally_long(count):
    columns, *_ = laid_out(count, foot=True, rise=False)
    rows = -(-count // columns)
    assert columns * rows - count < rows


@pytest.mark.parametrize(("wide", "high"), [(226, 297), (212, 279), (188, 232), (178, 140), (157, 206), (150, 140)])
def test_no_name_that_is_printed_is_cut_where_cards_can_be_read(wide, high):
    cut = cut_for(wide, high)
    for game in games():
        for card in catalog(game).definitions.values():
            for words in map(Wording, LOCALES):
                name = words.short(card.title)
                room = wide - 2 * cut.edge - 8
                if width(name, 20) > room and (game, wide) != ("jinkei", 150):  # which has no card of that size
                    lines, px = name_lines(name, room)
                    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
                    assert all(width(line, px) <= room for line in lines)


@pytest.mark.parametrize("name", HARD)
def test_any_name_can_stand_on_it(name):
    board = table(GAME)
    faces = tuple(games()[GAME].sheet(board, card).face for card in [*board.cards][:3])
    words = Wording("ja", GAME)
    counts = (0, 1, 99)
    bars = (Bar(3, name, "fire"), Bar(0, name), Bar(60, name))
    charts = tuple(Chart(name, bars, standing) for standing in (False, True, False))
    for painting in (
        painter.spread(Spread(GAME, name, name, faces, counts), "ja", words),
        painter.charts(Charts(GAME, name, name, charts), "ja", words),
    ):
        png = painting.png()
        with Image.open(io.BytesIO(png), formats=["PNG"]) as picture:
            assert picture.size == (WIDE, HIGH)
            assert not picture.info.keys() - {"dpi"}
        assert len(png) < 250_000
