"""A trade as a picture: everything that lies there is on it and in its words, however much that is."""

import io
from datetime import UTC, datetime

import pytest
from PIL import Image

from bot.collections.naming import Printed
from bot.collections.records import DONE, EXPIRED, OPEN, Instance, Trade
from bot.collections.trade_pictures import alt_of, exchange_of
from bot.collections.trades import LAID
from bot.decks.browsing import cards_of
from bot.drawing import painter
from bot.drawing.cloth import HIGH, WIDE
from bot.drawing.trades import faces_of, laid_out
from bot.limits import ALT_TEXT
from bot.matches.records import Place
from engine.games import games, table
from engine.wording import LOCALES, Wording

FULLEST = 9
"""Cards of each side that leave the least of the cloth."""
NAMES = ("W" * 32, "\u202eとてもとても長い名前の人とてもとても長い名前の人です" + "Z" + "\u0300" * 60)


def traded(game, locale, cards, counts, state=OPEN, names=NAMES):
    """A trade in which so many of these cards lie on each side."""
    sides = [tuple(Instance(at + 1, game, cards[at % len(cards)], 1) for at in range(count)) for count in counts]
    late = datetime.max.replace(tzinfo=UTC)
    return Trade(
        2**63 - 1, Place(1, 2), game, (1, -2), names, locale, state, 3, (True, False), (sides[0], sides[1]), late
    )


def test_every_card_lies_on_its_side_and_is_large_enough():
    for count in range(LAID + 1):
        columns, wide, high = laid_out(count)
        rows = -(-max(1, count) // columns)
        assert columns * (wide + 10) <= WIDE / 2 - 16
        assert rows * (high + 10) <= HIGH - 140
        assert wide >= 150
        assert high >= 110


@pytest.mark.parametrize("game", games())
def test_a_full_table_has_a_small_picture_and_both_sides_in_its_words(game):
    cards = cards_of(game, table(game))
    printed = Printed({game: cards})
    longest = sorted(cards.sheets, key=lambda card: -len(cards.sheets[card].face.name.en))
    for locale in LOCALES:
        words = Wording(locale, game)
        for state in (OPEN, DONE, EXPIRED):
            trade = traded(game, locale, longest, (LAID, LAID), state)
            told = alt_of(trade, printed, words)
            assert told.startswith(words.text(f"trade-short-{state}"))
            assert len(told) <= ALT_TEXT
            assert told.count(printed.name(game, longest[0], words)) == 2, "of both sides the same is told"
            assert len(faces_of(exchange_of(trade, printed, words))) == 2 * LAID
    trade = traded(game, LOCALES[0], [*cards.sheets][::7], (FULLEST, FULLEST), DONE)
    png = painter.exchange(exchange_of(trade, printed, Wording(LOCALES[0], game)), LOCALES[0], words).png()
    assert len(png) < 150 * 1024
    with Image.open(io.BytesIO(png), formats=["PNG"]) as picture:
        assert picture.size == (WIDE, HIGH)


def test_a_card_that_is_no_more_still_lies_there_and_who_is_forgotten_has_no_name():
    words = Wording("ja", "jinkei")
    trade = traded("jinkei", "ja", ["gone-with-its-set"], (1, 0), EXPIRED, ("あおい", ""))
    printed = Printed({"jinkei": cards_of("jinkei", table("jinkei"))})
    shown = exchange_of(trade, printed, words)
    assert [face.name.ja for face in faces_of(shown)] == ["gone-with-its-set"]
    assert words.text("forgotten-player") in shown.sides[1].title
    assert "gone-with-its-set" in alt_of(trade, printed, words)
    assert painter.exchange(shown, "ja", words).image.size == (WIDE, HIGH)
