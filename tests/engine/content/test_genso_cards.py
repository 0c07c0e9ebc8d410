"""What a player may rely on in Genso's sets and starter decks: that the dice can pay what cards cost, and that no card is left out."""

from collections import Counter
from itertools import combinations

import pytest

from engine.catalog import DATA, read_set
from engine.games import catalog
from engine.games.genso.cards import CHARACTER, ELEMENTS, LEADER, STACK, GensoCard
from engine.games.genso.measure import strength


def cards_of(file):
    path = DATA / "genso" / "sets" / file
    return read_set(path.read_text("utf-8"), path.name, GensoCard)[1]


@pytest.fixture(scope="module")
def cards():
    return cards_of("first-light.yaml")


@pytest.fixture(scope="module")
def more():
    return cards_of("banners-and-mantles.yaml")


def test_the_main_set_has_eight_characters_of_each_element(cards):
    assert {card.kind for card in cards} == {CHARACTER}
    assert Counter(card.element for card in cards) == dict.fromkeys(ELEMENTS, 8)


def test_about_a_third_has_no_text(cards):
    assert 0.3 <= sum(not card.abilities for card in cards) / len(cards) <= 0.4


def test_costs_are_what_eight_dice_can_pay(cards):
    """Two faces match in 63 rolls of 100, three in 32, four in 11, five in 3."""
    dearer = [card.id for card in cards if card.skill.cost > card.burst.cost]
    assert len(dearer) == 1
    for card in cards:
        assert 2 <= card.atk <= 8
        low, high = sorted((card.skill.cost, card.burst.cost))
        assert low in (2, 3)
        assert high in (4, 5)


def test_the_dearer_one_gains_more(cards):
    for card in cards:
        low, high = sorted((card.skill, card.burst), key=lambda power: power.cost)
        assert low.gain < high.gain


def test_no_character_outgrows_the_others(cards):
    """What a character may expect of its dice, with a card discarded for it, stays within a few points of ATK."""
    expected = {card.id: strength(card, 1, (0.5,) * len(card.abilities)) for card in cards}
    assert [card for card, value in expected.items() if not 6.5 <= value <= 11] == []


def test_texts_do_everything_that_texts_can_do(cards, more):
    """Attach, take off, read either side, weaken, draw, take back, swap, recall; one card wins by itself."""
    effects = Counter(e.verb for card in (*cards, *more) for a in card.abilities for e in a.effects)
    assert set(effects) == {"gain", "weaken", "attach", "detach", "draw", "take-back", "swap", "recall", "win"}
    assert effects["win"] == 1
    needs = Counter(n.verb for card in (*cards, *more) for a in card.abilities for n in a.needs)
    assert set(needs) == {"counter", "elements", "order", "faces", "hand", "fighter"}
    sides = {n.counter.of for card in cards for a in card.abilities for n in a.needs if n.counter}
    assert sides == {"self", "rival"}


def test_the_optional_set_has_a_leader_of_each_element_and_cards_to_stack(more):
    assert Counter(card.kind for card in more) == {LEADER: 7, STACK: 7}
    assert all(card.abilities for card in more)


def test_five_starter_decks_of_characters_use_every_card_of_the_main_set(cards):
    decks = list(catalog("genso").decks.values())
    known = {card.id for card in cards}
    assert [deck.size for deck in decks] == [20] * 5
    assert set().union(*(deck.cards for deck in decks)) == known
    for one, other in combinations(decks, 2):
        assert sum((Counter(one.spread()) & Counter(other.spread())).values()) <= 5
