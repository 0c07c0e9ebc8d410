"""What a player may rely on in Kiryoku's set and starter decks: costs that can be paid, texts of every kind, no card left out."""

from collections import Counter
from itertools import combinations, product
from typing import get_args

import pytest

from engine.catalog import load
from engine.games.kiryoku.cards import (
    BATTLE,
    CHARACTER,
    COLORS,
    EVENT,
    ITEM,
    TAG,
    Ability,
    Amount,
    AttributeOf,
    BattleText,
    Bearer,
    Cost,
    KiryokuCard,
    Nothing,
    Passive,
    Side,
    SideAmount,
    SideDraw,
    SideOnly,
    ValueCap,
    ValueOf,
)
from engine.games.kiryoku.verbs import (
    ATTRIBUTES,
    Ally,
    Between,
    Change,
    Damage,
    Discard,
    Each,
    Empty,
    Heal,
    KiryokuEffect,
    KiryokuNeed,
    Modify,
    OnCharacter,
    Stock,
    TakeBack,
    Target,
    Who,
)
from engine.games.kiryoku.wordings import (
    ability_words,
    battle_word,
    battle_words,
    effects_words,
    event_words,
    item_words,
    need_word,
    passive_word,
)
from engine.wording import LOCALES, Wording
from engine.wording.wording import NEUTRAL


@pytest.fixture(scope="module")
def kiryoku():
    return load("kiryoku", KiryokuCard)


@pytest.fixture(scope="module")
def cards(kiryoku):
    return list(kiryoku.definitions.values())


def of(cards, kind):
    return [card for card in cards if card.kind == kind]


def abilities(cards):
    return [ability for card in cards for ability in card.abilities]


def effects(cards):
    return [effect for text in (*abilities(cards), *of(cards, EVENT)) for effect in text.effects]


def total(card):
    return sum(card.value(attribute) for attribute in ATTRIBUTES)


def test_the_set_has_cards_of_every_kind(cards):
    """Rule X4-06."""
    kinds = Counter(card.kind for card in cards)
    assert kinds[CHARACTER] >= 34
    assert (kinds[TAG], kinds[BATTLE], kinds[ITEM], kinds[EVENT]) == (8, 16, 16, 18)


def test_characters_have_five_attributes_in_equal_number_and_one_has_none(cards):
    """Rule X4-07."""
    characters = of(cards, CHARACTER)
    assert Counter(a for card in characters for a in card.attributes) == dict.fromkeys(ATTRIBUTES, 7)
    assert sum(not card.attributes for card in characters) == 1
    assert [card.id for card in characters if sum(card.value(a) > 0 for a in ATTRIBUTES) < 3] == []


def test_costs_of_characters_go_from_nothing_to_three(cards):
    """Rule G4-12: what a hand and a few characters can pay; whoever costs more is worth more."""
    by_cost = {n: [card for card in of(cards, CHARACTER) if len(card.cost.pay) == n] for n in range(4)}
    assert min(map(len, by_cost.values())) >= 4
    means = [sum(total(c) + 2 * c.vitality for c in group) / len(group) for group in by_cost.values()]
    assert means == sorted(means)
    assert all(set(card.cost.pay) <= {"W"} for card in of(cards, CHARACTER))


def test_a_tag_joins_names_and_attributes_of_two_characters_and_is_more_than_either(kiryoku, cards):
    """Rules G4-24, X4-08."""
    seen = set()
    for tag in of(cards, TAG):
        one, two = (kiryoku.definitions[part] for part in tag.parts)
        assert tag.title.ja == f"{one.title.ja}＆{two.title.ja}"
        assert tag.title.en == f"{one.title.en} & {two.title.en}"
        assert set(tag.attributes) == {*one.attributes, *two.attributes}
        assert tag.vitality > max(one.vitality, two.vitality)
        assert total(tag) > max(total(one), total(two))
        assert all(tag.value(a) >= max(one.value(a), two.value(a)) for a in ATTRIBUTES)
        assert tag.abilities
        seen.update(tag.parts)
    assert len(seen) == 16


def test_about_a_third_of_the_battle_cards_is_special(cards):
    """Rule X4-09: basic ones name one ability each and say nothing more; all five abilities attack and defend."""
    battle = of(cards, BATTLE)
    basic = [card for card in battle if not card.special]
    assert 0.3 <= 1 - len(basic) / len(battle) <= 0.4
    assert {card.attack[0] for card in basic} == {card.defense[0] for card in basic} == set(ATTRIBUTES)
    assert len({(card.attack, card.defense) for card in basic}) == len(basic)
    assert {text.verb for card in battle for text in card.texts} == {
        "attack", "defense", "more", "no-events", "no-abilities", "draw", "ready", "trash",
    }  # fmt: skip


def test_both_cards_of_the_four_examples_are_there(kiryoku):
    """Rules G4-15 to G4-19, X4-10: 1 damage to one character for W; one character recovers 1 for R."""
    bow = kiryoku.definitions["loosed-arrow"]
    assert (bow.kind, bow.cost, bow.target) == (EVENT, Cost(pay=("W",)), Target())
    assert bow.effects == (KiryokuEffect(damage=Damage(1)),)
    (lunch,) = kiryoku.definitions["koume"].abilities
    assert (lunch.cost, lunch.target, lunch.effects) == (
        Cost(pay=("R",)), Target(), (KiryokuEffect(heal=Heal(1)),),
    )  # fmt: skip


def test_texts_do_everything_that_texts_can_do(cards):
    assert {effect.verb for effect in effects(cards)} == set(KiryokuEffect.__struct_encode_fields__)
    assert {passive.verb for card in cards for passive in card.passives} == set(Passive.__struct_encode_fields__)
    moments = {text.when for text in (*abilities(cards), *of(cards, EVENT))}
    assert {"any", "battle", "own-turn"} <= moments
    assert any(card.needs for card in cards)
    assert {card.bearer.whose for card in of(cards, ITEM)} == {"any", "own", "rival"}


def test_costs_of_every_color_are_asked_for(cards):
    """Rules X4-11, X4-14, X4-16."""
    costs = [card.cost for card in cards] + [ability.cost for ability in abilities(cards)]
    assert {color for cost in costs for color in cost.pay} == set(COLORS)
    assert {icon for cost in costs for icon in cost.icons} == set(ATTRIBUTES)
    assert any(cost.vitality for cost in costs)
    assert any(cost.trash for cost in costs)


def test_nothing_that_gives_means_can_be_used_without_end(cards):
    """Whatever readies, takes back, stocks, or costs nothing that runs out has a limit; events are not taken back."""
    for ability in abilities(cards):
        if ability.cost.free or any(effect.gives_means for effect in ability.effects):
            assert ability.limit is not None
    with pytest.raises(ValueError, match="limit"):
        Ability(cost=Cost(pay=("G",)), target=Target(), effects=(KiryokuEffect(ready=OnCharacter()),))
    assert "event" not in get_args(TakeBack.__annotations__["kind"])


def test_four_starter_decks_of_sixty_use_every_card(kiryoku, cards):
    """Rules Q4-01, X4-01; each deck has its own characters and tags."""
    decks = list(kiryoku.decks.values())
    assert [deck.size for deck in decks] == [60] * 4
    assert set().union(*(deck.cards for deck in decks)) == {card.id for card in cards}
    assert all(max(deck.cards.values()) <= 4 for deck in decks)
    for one, other in combinations(decks, 2):
        shared = {kiryoku.definitions[card].kind for card in one.cards.keys() & other.cards.keys()}
        assert shared <= {BATTLE, ITEM, EVENT}
        assert sum((Counter(one.spread()) & Counter(other.spread())).values()) <= 9


def test_a_starter_deck_can_pay_what_it_asks_for(kiryoku):
    """Rules X4-11, X4-14, G4-24: enough characters, the components of its tags, an attribute for each icon."""
    for deck in kiryoku.decks.values():
        spread = [kiryoku.definitions[card] for card in deck.spread()]
        kinds = Counter(card.kind for card in spread)
        assert 22 <= kinds[CHARACTER] <= 28
        assert 10 <= kinds[BATTLE] <= 14
        assert all(part in deck.cards for card in spread if card.parts for part in card.parts)
        borne = {a for card in spread if card.kind == CHARACTER for a in card.attributes}
        assert {icon for card in spread for icon in card.cost.icons} <= borne
        if any("T" in card.cost.pay for card in spread):
            assert kinds[TAG]


def texts_of(card):
    if card.kind == EVENT:
        yield event_words(card)
    if card.kind == ITEM:
        yield item_words(card)
    if card.kind == BATTLE:
        yield battle_words(card)
    yield from (ability_words(ability, card.kind == ITEM) for ability in card.abilities)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_longer_than_its_card(cards, locale):
    words = Wording(locale, "kiryoku")
    for card in cards:
        for text in texts_of(card):
            said = "".join(words.text(word) for word in text)
            assert len(said) <= (70 if locale == "ja" else 160), card.id
            assert not any(sign in said for sign in "{}@")
            assert "  " not in said


TARGETS = (
    None,
    *(
        Target(whose=whose, count=count, attribute=attribute, leader=leader, state=state, tag=tag, other=other)
        for whose, count, attribute, leader, state, tag, other in product(
            ("own", "rival", "any"),
            (1, 2, 3),
            (None, "guts"),
            ("any", "except"),
            ("any", "ready", "exhausted"),
            (True, False),
            (True, False),
        )
    ),
    *(Target(whose=whose, leader="only", state="ready") for whose in ("own", "rival", "any")),
)  # fmt: skip


def all_effects():
    """Every verb with every choice that an author has, by whom it names."""
    for to in get_args(Who):
        target = Target() if to == "target" else None
        for verb, amount in product((Damage, Heal), (1, 2)):
            for each in (None, *get_args(Each)):
                yield KiryokuEffect(**{verb.__name__.lower(): verb(amount, to, each)}), target
        yield KiryokuEffect(exhaust=OnCharacter(to)), target
        yield KiryokuEffect(ready=OnCharacter(to)), target
        for amount, value in product((1, -2), (None, *ATTRIBUTES)):
            yield KiryokuEffect(change=Change(amount, value, to)), target
    for to, amount in product(("self", "own-fighter", "rival-fighter"), (1, -2)):
        yield KiryokuEffect(attack=Modify(amount, to)), None
        yield KiryokuEffect(defense=Modify(amount, to)), None
    for count in (1, 2):
        yield from (
            (KiryokuEffect(discard=Discard(count, w, h)), None) for w in ("own", "rival") for h in ("choice", "random")
        )
        yield from (
            (KiryokuEffect(take_back=TakeBack(kind, count)), None) for kind in ("character", "tag", "battle", "item")
        )
        yield KiryokuEffect(stock=Stock(count)), None
    for whose, state in product(("own", "rival", "any"), ("any", "unused", "used")):
        named = Target(what="battle-card", whose=whose, state=state)
        yield from ((KiryokuEffect(**{verb: Empty()}), named) for verb in ("trash", "refresh", "use_up"))
    yield from ((KiryokuEffect(trash=Empty()), Target(what="item", whose=whose)) for whose in ("own", "rival", "any"))
    yield KiryokuEffect(cancel=Empty()), None
    yield KiryokuEffect(part=Empty()), None
    yield from ((KiryokuEffect(damage=Damage(1)), target) for target in TARGETS[1:] if target != Target())


def all_needs():
    """Every condition with every choice that an author has."""
    for whose in ("own", "rival"):
        for low, high in ((2, None), (None, 2), (2, 2), (1, 3)):
            yield KiryokuNeed(downs=Between(whose, low, high))
            yield KiryokuNeed(hand=Between(whose, low, high))
        for attribute, tag, ready, count in product((None, "guts"), (True, False), (True, False), (1, 2)):
            yield KiryokuNeed(ally=Ally(whose, attribute, tag, ready, count))
        yield from (
            KiryokuNeed(leader=Ally(whose, a, ready=ready))
            for a, ready in ((None, True), ("guts", False), ("guts", True))
        )


def all_printed():
    """Every passive and every text of a battle card."""
    for amount in (1, -2):
        yield passive_word(Passive(cap=ValueCap(amount)))
        yield from (passive_word(Passive(value=ValueOf(amount, value))) for value in (None, *ATTRIBUTES))
        yield passive_word(Passive(attack=ValueOf(amount)))
        yield passive_word(Passive(defense=ValueOf(amount)))
        for side in get_args(Side):
            yield battle_word(BattleText(attack=SideAmount(amount, side)))
            yield battle_word(BattleText(defense=SideAmount(amount, side)))
    yield passive_word(Passive(attribute=AttributeOf("guts")))
    yield from (passive_word(Passive(**{verb: Nothing()})) for verb in ("weary", "peaceful"))
    yield battle_word(BattleText(more=Amount(2)))
    yield from (battle_word(BattleText(**{verb: Nothing()})) for verb in ("no_events", "no_abilities", "trash"))
    for side in get_args(Side):
        yield from (battle_word(BattleText(draw=SideDraw(count, side))) for count in (1, 2))
        yield battle_word(BattleText(ready=SideOnly(side)))


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_an_author_writes_is_worded_and_no_two_texts_read_the_same(locale):
    words = Wording(locale, "kiryoku")
    said = [words.text(word) for effect, target in all_effects() for word in effects_words((effect,), target)]
    said += [words.text(need_word(need)) for need in all_needs()]
    said += [words.text(word) for word in all_printed()]
    neutral = words.text(NEUTRAL)
    assert [text for text in said if neutral in text or "  " in text] == []
    assert [text for text, times in Counter(said).items() if times > 1] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_who_bears_an_item_is_said_where_not_everybody_may(cards, locale):
    """Rule G4-20."""
    words = Wording(locale, "kiryoku")
    open_to_all = Wording(locale, "kiryoku").text(
        item_words(KiryokuCard("x", kind=ITEM, passives=(Passive(weary=Nothing()),)))[0]
    )
    for whose, leader, attribute in product(("any", "own", "rival"), ("any", "only", "except"), (None, "guts")):
        bearer = Bearer(whose, attribute, leader)
        card = KiryokuCard("x", kind=ITEM, bearer=bearer, passives=(Passive(weary=Nothing()),))
        assert (words.text(item_words(card)[0]) == open_to_all) == (bearer == Bearer())


@pytest.mark.parametrize("locale", LOCALES)
def test_the_target_is_named_once_and_spoken_of_after(locale):
    words = Wording(locale, "kiryoku")
    effects = (KiryokuEffect(damage=Damage(1)), KiryokuEffect(exhaust=OnCharacter()))
    for count in (1, 2):
        first, second = (words.text(word) for word in effects_words(effects, Target(whose="rival", count=count)))
        who = {"ja": "相手の", "en-US": "opponent"}[locale]
        assert who in first
        assert who not in second
