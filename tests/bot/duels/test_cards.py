"""What the cards say: every card that a player can see, in their language, and none that they cannot."""

import pytest

from bot.components.layout import Attached
from bot.duels.cards import cards_page, seen_cards
from bot.duels.seen import Reader
from bot.limits import TEXTS
from engine.games import games, table
from engine.view import FIRST, PUBLIC
from tests.bot.play import Tables
from tests.engine.walks import begin, steps


def page_of(slug, record, view, locale):
    game, board = games()[slug], table(slug)
    reader = Reader(locale, slug, ("Aoi", "Ren"))
    return cards_page(record, view, lambda card: game.sheet(board, card), reader)


@pytest.mark.parametrize("locale", ["ja", "en-US"])
@pytest.mark.parametrize("slug", games())
async def test_every_card_that_is_seen_is_told_once_and_fits(tables: Tables, slug, locale):
    record = await tables.begin()
    match = begin(slug, "cards")
    for index, _ in enumerate(steps(match, "cards")):
        view = match.view(FIRST)
        if index % 17 or not seen_cards(view):
            continue
        page = page_of(slug, record, view, locale)
        texts = [part for part in page.parts if isinstance(part, str)][1:]
        whole = [part for part in page.parts if isinstance(part, Attached)]
        assert sum(map(len, texts)) < TEXTS
        assert len(texts) == len(seen_cards(view)) or len(whole) == 1
        names = [table(slug).catalog.name_of(card) for card in seen_cards(view)]
        for text, name in zip(texts, names, strict=False):
            assert (name.ja if locale == "ja" else name.en).split()[0] in text
        if index > 60:
            break


@pytest.mark.parametrize("slug", games())
def test_nobody_reads_what_is_in_another_hand(slug):
    match = begin(slug, "hands")
    for index, _ in enumerate(steps(match, "hands")):
        for seat in (FIRST, 1 - FIRST):
            other = match.view(1 - seat)
            shown = {
                face.card
                for zone in match.view(seat).plates[1 - seat].zones
                if zone.id == "hand"
                for face in zone.faces
            }
            assert shown <= set(seen_cards(match.view(PUBLIC))), other.game
        if index > 30:
            break
