"""What a player may rely on in Kamigami's set and starter decks: what there is, what it costs, and that no card is left out."""

import re
from collections import Counter
from itertools import combinations
from typing import get_args, get_type_hints

import msgspec
import pytest

from engine.catalog import DATA, read_decks, read_set
from engine.games.kamigami import verbs
from engine.games.kamigami.cards import KamigamiCard, Passive, Trigger
from engine.games.kamigami.verbs import (
    ATTRIBUTES,
    KINDS,
    REINFORCEMENT,
    STRATEGY,
    TACTICS,
    UNIT,
    KamigamiEffect,
    within,
)
from engine.games.kamigami.wordings import (
    effects_words,
    ex_words,
    moment_word,
    needs_words,
    passive_words,
    trigger_words,
)
from engine.wording import LOCALES, Wording
from engine.wording.rulebook import rulebook

PLAIN = {0: 70, 1: 170, 2: 260, 3: 370, 4: 480, 5: 630}
"""The most that a skill of a cost deals to the main unit without a condition, a janken or harm to its own unit."""


@pytest.fixture(scope="module")
def cards():
    path = DATA / "kamigami" / "sets" / "names-on-the-wind.yaml"
    return {card.id: card for card in read_set(path.read_text("utf-8"), path.name, KamigamiCard)[1]}


@pytest.fixture(scope="module")
def decks():
    path = DATA / "kamigami" / "decks" / "starter.yaml"
    return [deck for _, deck in read_decks(path.read_text("utf-8"), path.name)]


def of_kind(cards, kind):
    return [card for card in cards.values() if card.kind == kind]


def printed_skills(cards):
    return [(card, skill) for card in of_kind(cards, UNIT) for skill in card.skills]


def every_effect(cards):
    for card in cards.values():
        lists = [card.effects, *(part.effects for part in (*card.skills, *card.triggers))]
        for effects in (*lists, *((card.ex.effects,) if card.ex else ())):
            yield from within(effects)


def every_need(cards):
    for card in cards.values():
        for part in (*card.passives, *card.triggers):
            yield from part.needs
    for effect in every_effect(cards):
        if effect.provided is not None:
            yield from effect.provided.needs
        if effect.damage is not None:
            yield from (need for more in effect.damage.more for need in more.needs)


def test_there_are_units_of_three_attributes_and_commands_of_three_kinds(cards):
    assert len(cards) >= 80
    assert Counter(card.attribute for card in of_kind(cards, UNIT)) == dict.fromkeys(ATTRIBUTES, 12)
    assert len(of_kind(cards, STRATEGY)) >= 10
    assert len(of_kind(cards, TACTICS)) >= 14
    assert len(of_kind(cards, REINFORCEMENT)) >= 16
    assert {card.kind for card in cards.values()} == set(KINDS)


def test_ten_set_cards_have_an_ex_skill_that_says_how_often(cards):
    """Energy stays when a skill is used, so an EX skill without a limit would never end. Rule A1-20."""
    having = [card for card in of_kind(cards, REINFORCEMENT) if card.ex]
    assert len(having) >= 10
    assert {card.ex.limit for card in having} == {"turn", "discard"}
    for locale in LOCALES:
        words = Wording(locale, "kamigami")
        assert all(
            words.text(ex_words(card.ex)[-1]) in (words.text("limit-turn"), words.text("limit-discard"))
            for card in having
        )


def test_every_attribute_has_somebody_with_the_advantage_over_it(cards):
    over = Counter(attribute for card in of_kind(cards, UNIT) for attribute in card.advantage)
    assert set(over) == set(ATTRIBUTES)
    assert max(over.values()) - min(over.values()) <= 2


def test_no_chart_says_who_has_the_advantage(cards):
    """Rule A1-18: it is printed on each unit, and not all of one attribute print the same."""
    assert len({card.advantage for card in of_kind(cards, UNIT) if card.attribute == "star"}) > 1


def test_numbers_stay_in_their_bounds(cards):
    for card in of_kind(cards, UNIT):
        assert 450 <= card.hp <= 800
        assert card.hp % 50 == 0
        assert card.retreat <= 3
        assert any(skill.cost <= 3 for skill in card.skills)


def test_who_stands_longer_retreats_dearer(cards):
    light = [card.hp for card in of_kind(cards, UNIT) if card.retreat <= 1]
    heavy = [card.hp for card in of_kind(cards, UNIT) if card.retreat >= 2]
    assert max(light) <= min(heavy)


def test_damage_is_what_its_cost_allows(cards):
    for card, skill in printed_skills(cards):
        to_main = sum(
            effect.damage.amount
            for effect in skill.effects
            if effect.damage and effect.damage.to == "rival-main" and not effect.damage.each
        )
        harm = any(effect.damage and effect.damage.to == "self" for effect in skill.effects)
        assert to_main <= PLAIN[skill.cost] + (150 if harm else 0), (card.id, skill.name.en)


def test_what_else_a_skill_does_is_paid_for_in_damage(cards):
    for cost in (1, 2, 3, 4):
        plain, more = [], []
        for _, skill in printed_skills(cards):
            first = skill.effects[0].damage
            if skill.cost == cost and first and first.to == "rival-main" and not first.each:
                alone = len(skill.effects) == 1 and not first.more and not first.janken
                (plain if alone else more).append(first.amount)
        assert min(plain, default=PLAIN[cost]) >= sum(more) / len(more)


def test_texts_do_everything_that_texts_can_do(cards):
    verbs = {effect.verb for effect in every_effect(cards)}
    assert verbs == set(KamigamiEffect.__struct_encode_fields__)
    aims = {effect.damage.to for effect in every_effect(cards) if effect.damage}
    assert {"rival-main", "rival-standby", "one-standby", "one-unit", "spread", "self"} <= aims
    needs = {need.verb for need in every_need(cards)}
    assert {"energy", "set-cards", "state", "damage", "copies", "hand"} <= needs
    assert any(effect.damage and effect.damage.janken for effect in every_effect(cards))
    moments = {trigger.when for card in cards.values() for trigger in card.triggers}
    assert {"set", "used-ex", "struck", "made-main", "own-turn", "fell"} <= moments


@pytest.mark.parametrize("locale", LOCALES)
def test_rulings_are_told_with_cards_of_the_set(cards, locale):
    """Rules G1-Q1 to G1-Q10: each names a card, and what stands in quotation marks is a skill that a card prints."""
    words = Wording(locale, "kamigami")
    skills = [skill for card in cards.values() for skill in (*card.skills, *((card.ex,) if card.ex else ()))]
    printed = {words.name(skill.name) for skill in skills}
    texts = [clause.text for clause in rulebook("kamigami", locale).clauses() if clause.id.startswith("G1-Q")]
    assert len(texts) == 10
    assert {name for text in texts for name in re.findall("[「“](.+?)[」”]", text)} - printed == set()
    assert [text for text in texts if not any(words.name(card.title) in text for card in cards.values())] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_set_card_says_when_it_works(cards, locale):
    words = Wording(locale, "kamigami")
    for card in of_kind(cards, REINFORCEMENT):
        said = [words.text(word) for part in card.passives for word in passive_words(part)]
        said += [words.text(moment_word(part)) for part in card.triggers]
        said += [words.text(word) for part in card.triggers for word in trigger_words(part)]
        assert all(said)
        assert words.text("missing") not in said


def literals(kind):
    """The choices of a field that is one word of several, or nothing where it is something else."""
    return [choice for part in (kind, *get_args(kind)) for choice in get_args(part) if isinstance(choice, str)]


def spoken_by(effect):
    """An effect with each word that each of its fields may be, one at a time."""
    (verb, values), *_ = effect.items()
    kind = get_type_hints(verbs.KamigamiEffect)[verb.replace("-", "_")]
    value_type = next(part for part in get_args(kind) if part is not type(None))
    yield effect
    for field, hint in get_type_hints(value_type).items():
        for choice in literals(hint):
            more = {"times": 3} if choice == "spread" else {"kind": "unit"} if choice == "standby" else {}
            yield {verb: {**values, **more, field: choice}}
        if hint is bool:
            yield {verb: {**values, field: True}}


POSSIBLE = [
    {"damage": {"amount": 50}},
    {"damage": {"amount": 50, "janken": 20, "more": [{"amount": 10, "needs": [{"energy": {"at-least": 1}}]}]}},
    {"heal": {"amount": 50}},
    {"charge": {}},
    {"move-energy": {"source": "self", "to": "own-main"}},
    {"drain": {}},
    {"unset": {"count": 2}},
    {"state": {"state": "rest"}},
    {"switch": {}},
    {"switch": {"optional": True}},
    {"switch": {"whose": "own", "by": "rival"}},
    {"switch": {"whose": "own", "optional": True}},
    {"draw": {"count": 2}},
    {"discard": {}},
    {"discard": {"whose": "rival"}},
    {"search": {"kind": "unit"}},
    {"search": {"count": 2}},
    {"take-back": {"count": 2}},
    {"bonus": {"amount": 50, "to": "self", "during": "this-turn"}},
    {"weaken": {"amount": 50, "to": "self", "during": "this-turn"}},
    {"reduction": {"amount": 50}},
    {"shackle": {}},
    {"pin": {}},
    {
        "choose": {
            "of": "own-units",
            "count": 2,
            "then": [{"charge": {"to": "chosen"}}, {"heal": {"amount": 10, "to": "chosen"}}],
        }
    },
    {"choose": {"of": "own-units", "then": [{"reduction": {"amount": 10, "to": "chosen"}}]}},
    {"janken": {"win": [{"draw": {}}], "lose": [{"discard": {}}]}},
    {"janken": {"lose": [{"discard": {}}]}},
]


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_a_text_may_do_is_worded(locale):
    """An author's card is never told by a key or by the neutral sentence, whichever of the words it uses."""
    words = Wording(locale, "kamigami")
    for effect in (one for possible in POSSIBLE for one in spoken_by(possible)):
        decoded = msgspec.convert(effect, verbs.KamigamiEffect)
        for word in effects_words((decoded,)):
            said = words.text(word)
            assert said != words.text("missing"), effect
            assert not re.search("[{}@]", said), effect
    assert {verb for possible in POSSIBLE for verb in possible} == set(KamigamiEffect.__struct_encode_fields__) - {
        "provided"
    }


def possible_needs():
    for unit in get_args(verbs.One):
        for bounds in ({"at-least": 1}, {"at-most": 2}, {"at-least": 3, "at-most": 3}):
            yield from ({"energy": {"of": unit, **bounds}}, {"set-cards": {"of": unit, **bounds}}, {"copies": bounds})
        yield from ({"damage": {"of": unit, bound: 100}} for bound in ("at-least", "left-at-most"))
        yield from ({"state": {"of": unit, "state": state}} for state in ("normal", "rest", "stun", "any"))
        yield from ({"attribute": {"of": unit, "attribute": attribute}} for attribute in ATTRIBUTES)
    yield from ({"standing": {"area": area}} for area in ("main", "standby"))
    for whose in get_args(verbs.Whose):
        for bounds in ({"at-least": 1}, {"at-most": 0}, {"at-least": 2, "at-most": 2}):
            yield from ({counted: {"whose": whose, **bounds}} for counted in ("standby", "hand", "fallen"))


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_a_text_may_ask_for_is_worded(locale):
    words = Wording(locale, "kamigami")
    asked = list(possible_needs())
    for need in asked:
        (word,) = needs_words((msgspec.convert(need, verbs.KamigamiNeed),))
        assert words.text(word) != words.text("missing"), need
    assert {verb for need in asked for verb in need} == set(verbs.KamigamiNeed.__struct_encode_fields__)


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_a_set_card_may_do_is_worded(locale):
    words = Wording(locale, "kamigami")
    passives = [
        {"bonus": {"amount": 10}},
        *({"bonus": {"amount": 10, "each": each}} for each in get_args(verbs.Each)),
        {"reduction": {"amount": 10}},
        {"reduction": {"amount": 10, "standby": True}},
        {"hp": {"amount": 10}},
        {"retreat": {}},
        {"cost": {}},
    ]
    said = [words.text(word) for passive in passives for word in passive_words(msgspec.convert(passive, Passive))]
    moments = literals(get_type_hints(Trigger)["when"])
    assert len(moments) > 5
    triggers = [msgspec.convert({"when": moment, "effects": [{"draw": {}}]}, Trigger) for moment in moments]
    said += [words.text(moment_word(trigger)) for trigger in triggers]
    assert words.text("missing") not in said
    assert {verb for passive in passives for verb in passive} == set(Passive.__struct_encode_fields__)


def test_four_starter_decks_of_fifty_use_every_card(cards, decks):
    assert [deck.size for deck in decks] == [50] * 4
    assert set().union(*(deck.cards for deck in decks)) == set(cards)
    assert all(count <= 4 for deck in decks for count in deck.cards.values())
    for one, other in combinations(decks, 2):
        assert sum((Counter(one.spread()) & Counter(other.spread())).values()) <= 8


def test_every_starter_deck_fields_all_three_attributes(cards, decks):
    """So no pair of decks is one attribute against the one that it beats."""
    for deck in decks:
        kinds = Counter(cards[card].kind for card in deck.spread())
        assert 18 <= kinds[UNIT] <= 22
        attributes = Counter(cards[card].attribute for card in deck.spread() if cards[card].kind == UNIT)
        assert min(attributes[attribute] for attribute in ATTRIBUTES) >= 4
