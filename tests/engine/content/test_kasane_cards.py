"""What a player may rely on in Kasane's set and starter decks: characters that can grow, texts of every kind, no card left out."""

from collections import Counter, defaultdict
from itertools import combinations, product
from typing import get_args

import pytest

from engine.catalog import DATA, read_set
from engine.games import catalog
from engine.games.kasane.cards import (
    CHARACTER,
    SCENE,
    TYPES,
    Ally,
    Change,
    DiscardScene,
    Each,
    Fighter,
    Fix,
    HandSize,
    KasaneCard,
    KasaneEffect,
    KasaneNeed,
    ReadEx,
    Reveal,
    SceneThere,
    Search,
    Span,
    Which,
    Who,
    Won,
)
from engine.games.kasane.wordings import ability_words, effect_word, moment_word, need_word
from engine.wording import LOCALES, Wording
from engine.wording.wording import NEUTRAL


@pytest.fixture(scope="module")
def cards():
    path = DATA / "kasane" / "sets" / "first-layers.yaml"
    return read_set(path.read_text("utf-8"), path.name, KasaneCard)[1]


@pytest.fixture(scope="module")
def characters(cards):
    """The cards of each character, by its name."""
    found = defaultdict(list)
    for card in cards:
        if card.kind == CHARACTER:
            found[card.title.ja].append(card)
    return found


def growing(characters):
    return [group for group in characters.values() if len(group) > 1]


def effects(cards):
    return [effect for card in cards for ability in card.abilities for effect in ability.effects]


def needs(cards):
    return [need for card in cards for ability in card.abilities for need in ability.needs]


def test_every_card_has_a_number_of_its_own(cards):
    assert len(cards) >= 64
    numbers = Counter(card.number for card in cards)
    assert "" not in numbers
    assert set(numbers.values()) == {1}


def test_twelve_characters_grow_from_level_one_without_a_gap(characters):
    """Rule G3-25: a level-up needs the same name and exactly the next level."""
    groups = growing(characters)
    assert len(groups) >= 12
    for group in groups:
        levels = sorted({card.level for card in group})
        assert levels in ([1, 2], [1, 2, 3])


def test_each_level_has_several_numbers_that_differ_in_bp_or_text(characters):
    """Rule G3-06: copies are counted by number, so that a deck may hold more of a level."""
    for group in growing(characters):
        for level in {card.level for card in group}:
            of_level = [card for card in group if card.level == level]
            assert len(of_level) > 1
            assert len({(card.bp, card.abilities) for card in of_level}) == len(of_level)


def test_a_few_of_level_five_to_seven_stand_alone_and_have_an_ex(characters):
    alone = [group[0] for group in characters.values() if len(group) == 1]
    assert 4 <= len(alone) <= 8
    assert {card.level for card in alone} == {5, 6, 7}
    assert all(card.ex is not None for card in alone)


def test_scenes_cost_from_nothing_to_four(cards):
    """Rule G3-19."""
    costs = Counter(card.cost for card in cards if card.kind == SCENE)
    assert sum(costs.values()) >= 12
    assert sorted(costs) == [0, 1, 2, 3, 4]


def test_every_character_may_be_set_and_prints_a_column_for_each_stack_that_it_can_top(cards):
    """Rules Q3-09, Q3-19: no starter card falls back to another column."""
    for card in cards:
        if card.kind == CHARACTER:
            assert card.settable
            assert all(
                card.printed(count) is not None for count in range(1, min(card.level, 3) + 1 if card.level < 5 else 2)
            )


def test_a_stack_grows_in_bp_with_every_card(cards, characters):
    """Whatever numbers are stacked, a level more is worth at least 2000; each column prints more than the one before."""
    for card in cards:
        printed = [bp for bp in card.bp if bp is not None]
        assert printed == sorted(set(printed))
    for group in growing(characters):
        for level in range(1, max(card.level for card in group)):
            below = max(card.printed(level) for card in group if card.level == level)
            above = min(card.printed(level + 1) for card in group if card.level == level + 1)
            assert above - below >= 500


def test_all_six_types_are_there_and_texts_ask_for_each(cards):
    assert {card.type for card in cards if card.type} == set(TYPES)
    asked = {need.opponent.type for need in needs(cards) if need.opponent and need.opponent.type}
    assert asked == set(TYPES)


def test_texts_do_everything_that_texts_can_do(cards):
    """Enter play, activate with and without a price, always; draw, reveal, search, scenes, BP, columns, EX, win and tie."""
    texts = [ability for card in cards for ability in card.abilities]
    assert {ability.when for ability in texts} == {"enter", "activate", "continuous"}
    activates = [ability for ability in texts if ability.when == "activate"]
    assert {ability.limit for ability in activates} == {1}
    assert {ability.cost is None for ability in activates} == {True, False}
    assert any(ability.must for ability in texts)
    assert any(ability.states for ability in texts)
    assert {effect.verb for effect in effects(cards)} == {
        "draw", "draw-and-return", "reveal", "search", "discard-scene", "bp", "grade", "read-ex", "fix",
    }  # fmt: skip
    assert {effect.fix.result for effect in effects(cards) if effect.fix} == {"win", "tie"}
    grades = [effect.grade.amount for effect in effects(cards) if effect.grade]
    assert min(grades) < 0 < max(grades)
    assert {need.verb for need in needs(cards)} == {
        "opponent", "won", "rounds", "hand", "scene", "order", "ally", "newest",
    }  # fmt: skip


def test_a_text_costs_bp(cards):
    """Of each level, who has no text prints more than who has one, on the whole."""
    for level in (1, 2, 3):
        of_level = [card for card in cards if card.level == level]
        plain = [card.bp[level - 1] for card in of_level if not card.abilities]
        worded = [card.bp[level - 1] for card in of_level if card.abilities]
        assert sum(plain) / len(plain) > sum(worded) / len(worded)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_longer_than_its_card(cards, locale):
    """Three or four lines of a sheet; nothing of a template is left in it."""
    words = Wording(locale, "kasane")
    for card in cards:
        for ability in card.abilities:
            said = "".join(words.text(word) for word in (moment_word(ability), *ability_words(ability)))
            assert len(said) <= (80 if locale == "ja" else 160), card.id
            assert not any(sign in said for sign in "{}@")
            assert "  " not in said


def test_four_starter_decks_of_fifty_use_every_card(cards):
    """Rules G3-04, G3-05; each deck has its own cards."""
    decks = list(catalog("kasane").decks.values())
    assert [deck.size for deck in decks] == [50] * 4
    assert set().union(*(deck.cards for deck in decks)) == {card.id for card in cards}
    for one, other in combinations(decks, 2):
        assert sum((Counter(one.spread()) & Counter(other.spread())).values()) <= 4


def test_a_starter_deck_can_set_for_many_turns_and_has_a_few_scenes(cards):
    """Rule G3-24: who cannot set a character loses, so no starter deck is short of them."""
    kinds = {card.id: card.kind for card in cards}
    for deck in catalog("kasane").decks.values():
        scenes = sum(kinds[card] == SCENE for card in deck.spread())
        assert 4 <= scenes <= 8


SPANS = (Span(2, 2), Span(2), Span(0, 2), Span(1, 3))
SOME = (None, Which("scene"), Which("character", "beast", Span(2)), Which(level=Span(1, 1), same_name=True))


def all_effects():
    """Every verb with every choice that an author has."""
    for who, which in product(get_args(Who), SOME):
        for amount, each in product((2, -1), (None, *get_args(Each))):
            yield KasaneEffect(bp=Change(amount * 1000, who, which, each))
            yield KasaneEffect(grade=Change(amount, who, which, each))
        yield KasaneEffect(read_ex=ReadEx(who, which))
        yield from (KasaneEffect(fix=Fix(result, who, which)) for result in ("win", "tie"))
    for which in SOME[1:]:
        yield from (KasaneEffect(reveal=Reveal(5, which, rest)) for rest in ("under", "discard"))
        yield KasaneEffect(search=Search(which))
    yield from (KasaneEffect(discard_scene=DiscardScene(whose)) for whose in ("any", "own", "rival"))


def all_needs():
    """Every condition with every choice that an author has."""
    for span in SPANS:
        yield from (KasaneNeed(opponent=Fighter(kind, span, span)) for kind in (None, *TYPES))
        yield KasaneNeed(rounds=span)
        for whose in ("own", "rival"):
            yield KasaneNeed(won=Won(whose, span.at_least, span.at_most))
            yield KasaneNeed(hand=HandSize(whose, span.at_least, span.at_most))
    for whose, which, count in product(("own", "rival"), SOME[1:], (1, 3)):
        yield KasaneNeed(ally=Ally(whose, which, count))
    yield from (KasaneNeed(scene=SceneThere(whose)) for whose in ("any", "own", "rival", "nobody"))
    yield from (KasaneNeed(newest=newest) for newest in (True, False))


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_an_author_writes_is_worded_and_no_two_effects_read_the_same(locale):
    words = Wording(locale, "kasane")
    effects = {
        (effect, lasting) for effect in all_effects() for lasting in (True, False) if effect.lasts or not lasting
    }
    said = [words.text(effect_word(effect, lasting=lasting)) for effect, lasting in effects]
    said += [words.text(need_word(need)) for need in set(all_needs())]
    assert not [text for text in said if words.text(NEUTRAL) in text or "  " in text]
    assert [text for text, times in Counter(said).items() if times > 1] == []
