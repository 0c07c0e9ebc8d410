"""The choice of a deck: any number of decks, with names of any length, is a message that Discord takes, and each can be reached."""

import pytest

from bot import limits
from bot.components import ids
from bot.components.controls import Choice
from bot.duels.invitation import decks_page
from engine.catalog import DeckList
from engine.refusal import Refusal
from engine.view import Name
from engine.wording import LOCALES, Wording
from tests.bot.duels.test_hidden import record

GAME = "jinkei"
LONG = Name("長い名前" * 60, "A name without an end " * 20)


def decks(count):
    return tuple(DeckList(f"deck-{number}", {"card": 6}, LONG, LONG) for number in range(count))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [1, 2, 25, 26, 51, 500])
def test_every_deck_can_be_reached(count, locale):
    found, page, words = set(), 0, Wording(locale, GAME)
    while True:
        shown = decks_page(record(GAME), 100, decks(count), words, page)
        assert limits.faults({"components": shown.view().to_components()}) == []
        rows = [part for part in shown.parts if isinstance(part, (Choice, tuple))]
        found |= {option.value for row in rows if isinstance(row, Choice) for option in row.options}
        found |= {
            b.key.deck for row in rows if not isinstance(row, Choice) for b in row if isinstance(b.key, ids.DeckOne)
        }
        turned = [b for row in rows if not isinstance(row, Choice) for b in row if isinstance(b.key, ids.DeckPage)]
        if not turned or turned[-1].barred:
            break
        page = turned[-1].key.page
    assert found == {deck.id for deck in decks(count)}


def test_where_there_is_no_deck_that_is_said():
    with pytest.raises(Refusal) as refused:
        decks_page(record(GAME), 100, (), Wording("ja", GAME))
    assert refused.value.reason == "no-deck-fits"
