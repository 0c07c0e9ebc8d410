"""Looking through cards: every game has filters that tell its cards apart, and a card is found by its names and by what it says."""

import pytest

from bot import limits
from bot.decks import keys
from bot.decks.browsing import ATTRIBUTE, COST, KIND, cards_of
from bot.decks.pages import card_name
from engine.games import games, table
from engine.wording import LOCALES, Wording


@pytest.mark.parametrize("game", games())
def test_filters_narrow_and_together_show_everything(game):
    cards = cards_of(game, table(game))
    assert 1 < len(cards.facets) <= limits.MENU_ROWS
    assert {KIND, ATTRIBUTE} <= {facet.group for facet in cards.facets}
    for locale in LOCALES:
        told = [Wording(locale, game).text(facet.label) for facet in cards.facets if facet.group != COST]
        assert len(set(told)) == len(told), "no kind among the attributes"
        assert Wording(locale).text("missing") not in told
    everything = list(cards.sheets)
    for bit, facet in enumerate(cards.facets):
        found = cards.found(1 << bit, "", everything[:3])
        assert 0 < len(found) < len(everything)
        assert set(found) == set(everything[:3] if bit == 0 else facet.cards)
    kinds = sum(1 << bit for bit, facet in enumerate(cards.facets) if facet.group == KIND)
    assert cards.found(kinds, "", ()) == everything
    assert len({keys.mark(card) for card in everything}) == len(everything)


@pytest.mark.parametrize("game", games())
def test_every_card_is_told_from_the_others_by_what_stands_on_it(game):
    cards = cards_of(game, table(game))
    for locale in LOCALES:
        names = [card_name(cards, card, Wording(locale)) for card in cards.sheets]
        assert len(set(names)) == len(names)
        assert not any(card in name for card, name in zip(cards.sheets, names, strict=True)), "an id is nothing to read"


def test_a_card_is_found_by_its_names_and_by_what_it_says():
    game = "jinkei"
    cards = cards_of(game, table(game))
    card, sheet = next(iter(cards.sheets.items()))
    for typed in (sheet.face.name.ja, sheet.face.name.en, sheet.face.name.en.upper()[:6], card):
        assert card in cards.found(0, typed, ())
    flyers = cards.found(0, "飛行", ())
    assert flyers
    assert set(flyers) <= set(cards.sheets)
    assert cards.found(0, "ほげほげほげ", ()) == []


@pytest.mark.parametrize("typed", ["", "火", "あ" * 60, "😀" * 30, "a:b", "\udcff"])
def test_what_is_looked_for_fits_an_id(typed):
    key = keys.More(2**63 - 1, keys.bits(2**25 - 1), 9999, keys.packed(typed), "1z141z3")
    assert len(key.pack()) <= limits.CUSTOM_ID
    assert typed.startswith(keys.unpacked(key.typed))
    assert keys.read_bits(key.filters) == 2**25 - 1


@pytest.mark.parametrize("broken", ["!", "é", "=", "A", "____", "9" * 80])
def test_a_forged_id_is_nothing(broken):
    assert isinstance(keys.unpacked(broken), str)
    assert keys.read_bits("-1") == keys.read_bits("!") == 0
