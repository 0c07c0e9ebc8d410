"""What an author and a player may rely on in the sets and starter decks of every game, and in Jinkei's in particular."""

import re
from collections import Counter, defaultdict
from itertools import combinations

import pytest

from bot.drawing.crests import crest_of, is_crest
from engine.games import catalog, games, table

JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
KANJI = re.compile("[\u3400-\u9fff\u3005]")
KANJI_ON_A_CARD, LATIN_ON_A_CARD = 6, 13


@pytest.fixture(scope="module")
def cards():
    return list(catalog("jinkei").definitions.values())


def names(slug):
    return [(card.id, card.title) for card in catalog(slug).definitions.values()]


def bearers(slug):
    """The cards of each name: one, or the levels of one character, which keeps its name and its crest."""
    found = defaultdict(list)
    for card in catalog(slug).definitions.values():
        found[card.title.ja].append(card)
    return found


def test_every_name_is_in_both_languages_and_stands_for_one_character(slug):
    for cards in bearers(slug).values():
        assert len({card.title for card in cards}) == 1
        assert len(cards) == 1 or len({card.level for card in cards}) > 1
    said = Counter(cards[0].title.en for cards in bearers(slug).values())
    assert [name for name, times in said.items() if times > 1] == []
    assert [card for card, name in names(slug) if not JAPANESE.search(name.ja) or JAPANESE.search(name.en)] == []


def test_a_name_in_kanji_says_how_it_is_read_and_no_two_names_are_read_alike(slug):
    cards = catalog(slug).definitions.values()
    assert [card.id for card in cards if KANJI.search(card.title.ja) and not card.reading] == []
    read = {name: {card.reading or name for card in bearing} for name, bearing in bearers(slug).items()}
    assert [name for name, readings in read.items() if len(readings) > 1] == []
    heard = Counter(reading for readings in read.values() for reading in readings)
    assert [reading for reading, times in heard.items() if times > 1] == []


def test_every_name_has_a_form_that_fits_its_card(slug):
    wide = [
        name
        for _, name in names(slug)
        if len(name.short_ja or name.ja) > KANJI_ON_A_CARD or len(name.short_en or name.en) > LATIN_ON_A_CARD
    ]
    assert wide == []


def test_a_short_form_stands_only_where_the_name_is_long(slug):
    for _, name in names(slug):
        assert not name.short_ja or len(name.ja) > KANJI_ON_A_CARD
        assert not name.short_en or len(name.en) > LATIN_ON_A_CARD


def test_every_flavor_is_one_line_in_both_languages(slug):
    for card in catalog(slug).definitions.values():
        assert 8 <= len(card.flavor.ja) <= 40
        assert 15 <= len(card.flavor.en) <= 110
        assert "\n" not in card.flavor.ja + card.flavor.en


def test_every_crest_can_be_drawn_and_no_two_names_share_one(slug):
    crests = {card.id: card.crest for card in catalog(slug).definitions.values()}
    assert [card for card, crest in crests.items() if not is_crest(crest)] == []
    assert all(len({card.crest for card in cards}) == 1 for cards in bearers(slug).values())
    drawn = Counter(crest_of(name, cards[0].crest) for name, cards in bearers(slug).items())
    assert [crest for crest, times in drawn.items() if times > 1] == []


def test_every_starter_deck_may_be_played_against_another_of_its_size(slug):
    decks = list(catalog(slug).decks.values())
    assert len(decks) > 1
    for deck in decks:
        assert games()[slug].check_deck(table(slug), deck) == []
        rivals = [
            other for other in decks if other is not deck and not games()[slug].check_decks(table(slug), [deck, other])
        ]
        assert rivals


def test_every_starter_deck_says_what_it_wants_in_both_languages(slug):
    for deck in catalog(slug).decks.values():
        assert JAPANESE.search(deck.name.ja)
        assert 20 < len(deck.about.ja) < 80
        assert 40 < len(deck.about.en) < 160


def test_the_first_set_covers_attributes_and_skills(cards):
    assert len(cards) >= 40
    assert set(Counter(card.attribute for card in cards).values()) == {11}
    alone = Counter(card.skills[0] for card in cards if len(card.skills) == 1)
    everywhere = Counter(skill for card in cards for skill in card.skills)
    assert len(alone) == 5
    assert min(everywhere.values()) >= 5
    assert sum(not card.skills for card in cards) >= 12
    assert sum(len(card.skills) == 2 for card in cards) >= 6
    assert 1 <= sum(len(card.skills) == 3 for card in cards) <= 2


def test_numbers_stay_in_their_bounds(cards):
    assert [card.id for card in cards if not (15 <= card.ap <= 60 and 20 <= card.hp <= 60)] == []
    assert 3 <= sum(card.strong for card in cards) <= 6


def test_a_skill_costs_strength(cards):
    """The more a card can do, the less it prints: nobody outgrows a plainer card for nothing."""
    mean = {
        count: sum(card.ap + card.hp for card in group) / len(group)
        for count in range(4)
        if (group := [card for card in cards if len(card.skills) == count and not card.strong])
    }
    assert mean[0] > mean[1] > mean[2] > mean[3]


def test_janken_marks_tell_nothing(cards):
    marks = Counter(card.janken for card in cards)
    assert max(marks.values()) - min(marks.values()) <= 1
    for attribute in ("earth", "water", "fire", "wind"):
        spread = Counter(card.janken for card in cards if card.attribute == attribute)
        assert max(spread.values()) - min(spread.values()) <= 1
    for value in (lambda card: card.ap, lambda card: card.hp):
        means = [
            sum(map(value, group)) / len(group) for mark in marks if (group := [c for c in cards if c.janken == mark])
        ]
        assert max(means) - min(means) < 4


def test_there_are_two_starter_decks_of_each_size_and_they_differ():
    decks = list(catalog("jinkei").decks.values())
    assert Counter(deck.size for deck in decks) == {6: 2, 8: 2, 10: 2}
    for one, other in combinations(decks, 2):
        if one.size == other.size:
            shared = sum((Counter(one.spread()) & Counter(other.spread())).values())
            assert shared <= one.size // 4


def test_every_starter_deck_can_win_janken_by_more_than_one_mark(cards):
    janken = {card.id: card.janken for card in cards}
    for deck in catalog("jinkei").decks.values():
        assert len({janken[card] for card in deck.cards}) == 3
