"""A card's rules text, written by what it does: each moment, condition, verb, passive and battle text names its message and fills it in.

A sentence speaks of somebody by a word of its own inside it: a group (``who-own``), or whom the user names (``named-…``), who is spoken of
as ``who-it`` from the second mention on. The colors of a cost are shown as gems; the rest of it is worded by `price_words`.
"""

from __future__ import annotations

from engine.games.kiryoku.cards import Ability, BattleText, Bearer, Cost, KiryokuCard, Passive, ValueOf
from engine.games.kiryoku.verbs import (
    ATTRIBUTES,
    Ally,
    Between,
    Change,
    Damage,
    Heal,
    KiryokuEffect,
    KiryokuNeed,
    Modify,
    Target,
)
from engine.view import Value, Word

_NOTHING: Value = ""
_OF_BATTLE = ("attack", "defense", "part")
"""Verbs whose sentences name the battle."""
_WHOLE = ("exhaust", "ready")
"""Verbs that nobody misreads as shared out between several."""


def ability_words(ability: Ability, item: bool = False) -> tuple[Word, ...]:
    """What an ability asks for and does; ``item`` where it is an item's, whose bearer is meant by ``self``. Rules G4-13, X4-35."""
    return (
        *_moment(ability.when, ability.limit, ability.effects),
        *(need_word(need) for need in ability.needs),
        *price_words(ability.cost, item),
        *effects_words(ability.effects, ability.target, item),
    )


def event_words(card: KiryokuCard) -> tuple[Word, ...]:
    """What an event does. Rule G4-14."""
    return (
        *_moment(card.when, None, card.effects),
        *(need_word(need) for need in card.needs),
        *price_words(card.cost),
        *effects_words(card.effects, card.target),
    )


def item_words(card: KiryokuCard) -> tuple[Word, ...]:
    """Who may bear an item, and what it does all the time. Rule G4-20."""
    return (*price_words(card.cost), *_bearer(card.bearer), *(passive_word(passive) for passive in card.passives))


def battle_words(card: KiryokuCard) -> tuple[Word, ...]:
    """Which values a battle card compares, and what else it says. Rules X4-09, X4-40."""
    return (
        *price_words(card.cost),
        Word("battle-attack", {"values": _values(card.attack)}),
        Word("battle-defense", {"values": _values(card.defense)}),
        *(battle_word(text) for text in card.texts),
    )


def price_words(cost: Cost, item: bool = False) -> tuple[Word, ...]:
    """What a cost asks for besides its gems: attributes, vitality, the card itself. Rules X4-14, X4-16."""
    words = [
        Word("price-icon", {"attribute": f"@attribute-{icon}", "count": cost.icons.count(icon)})
        for icon in dict.fromkeys(cost.icons)
    ]
    if cost.vitality:
        words.append(Word("price-vitality", {"amount": cost.vitality}))
    if cost.trash:
        words.append(Word("price-trash-item" if item else "price-trash"))
    return tuple(words)


# --- when and whether -------------------------------------------------------------------------------------------------


def _moment(when: str, limit: int | None, effects: tuple[KiryokuEffect, ...]) -> tuple[Word, ...]:
    """When it may be declared; a text that speaks of the battle need not say that it is for battles."""
    if when == "battle" and any(effect.verb in _OF_BATTLE for effect in effects):
        when = "any"
    if limit is not None:
        return (Word(f"when-{when}-limit", {"limit": limit}),)
    return () if when == "any" else (Word(f"when-{when}"),)


def need_word(need: KiryokuNeed) -> Word:
    """A condition; what follows it holds only then."""
    if need.downs is not None:
        return Word(f"needs-downs-{need.downs.whose}", {"span": _span("times", need.downs)})
    if need.hand is not None:
        return Word(f"needs-hand-{need.hand.whose}", {"span": _span("cards", need.hand)})
    ally = need.ally or need.leader
    assert ally is not None
    if need.leader is not None:
        return Word(f"needs-leader-{ally.whose}", {"kind": _ally(ally)})
    return Word(f"needs-ally-{ally.whose}", {"kind": _ally(ally), "count": ally.at_least})


def _ally(ally: Ally) -> Word:
    return _kind("ready" if ally.ready else "any", ally.attribute, ally.tag)


def _span(unit: str, between: Between) -> Word:
    """A number within bounds, as one says it."""
    low, high = between.at_least or 0, between.at_most
    if high is None:
        return Word(f"{unit}-at-least", {"low": low})
    if low == high:
        return Word(f"{unit}-exactly", {"low": low})
    return Word(f"{unit}-at-most", {"high": high}) if not low else Word(f"{unit}-between", {"low": low, "high": high})


# --- who --------------------------------------------------------------------------------------------------------------


def _kind(state: str, attribute: str | None, tag: bool) -> Word:
    """Of which kind somebody is, before the noun."""
    return Word(
        "kind",
        {
            "state": _NOTHING if state == "any" else f"@kind-{state}",
            "attribute": _NOTHING if attribute is None else Word("kind-attribute", {"of": f"@attribute-{attribute}"}),
            "tag": "@kind-tag" if tag else _NOTHING,
        },
    )


def named_word(target: Target, whole: bool = True) -> Word:
    """Whom or what the user names; each of several where they are not meant as a ``whole``. Rule X4-28."""
    if target.what != "character":
        state = _NOTHING if target.state == "any" else f"@kind-{target.state}"
        return Word(f"named-{target.what}-{target.whose}", {"state": state})
    return Word(
        f"named-{'leader' if target.leader == 'only' else 'character'}-{target.whose}",
        {
            "kind": _kind(target.state, target.attribute, target.tag),
            "count": target.count,
            "each": _NOTHING if whole or target.count == 1 else "@named-each",
            "other": "@kind-other" if target.other else _NOTHING,
            "leader": "@kind-no-leader" if target.leader == "except" else _NOTHING,
        },
    )


class _Speaker:
    """Words the effects of one text in order, and knows whether the target has been spoken of."""

    def __init__(self, target: Target | None, item: bool, named: Word | None = None) -> None:
        self.target = target
        self.item = item
        self.named = named
        """Whom the user has named, where that is known."""
        self.spoken = False

    def who(self, effect: KiryokuEffect) -> Word:
        """Whom an effect is about."""
        if effect.who == "self":
            return Word("who-bearer" if self.item else "who-self")
        if effect.who != "target":
            return Word(f"who-{effect.who}")
        assert self.target is not None
        if self.named is not None:
            return self.named
        if self.spoken:
            return Word("who-it", {"count": self.target.count})
        self.spoken = True
        return named_word(self.target, effect.verb in _WHOLE)


def effects_words(
    effects: tuple[KiryokuEffect, ...], target: Target | None, item: bool = False, named: Word | None = None
) -> tuple[Word, ...]:
    """A list of effects, a sentence each; ``named``: whom the user has named."""
    speaker = _Speaker(target, item, named)
    return tuple(_effect_word(effect, speaker) for effect in effects)


# --- effects ----------------------------------------------------------------------------------------------------------


def _effect_word(effect: KiryokuEffect, speaker: _Speaker) -> Word:
    amount = effect.damage or effect.heal
    if amount is not None:
        return _amount(effect.verb, amount, speaker.who(effect))
    if effect.change is not None:
        return _change(effect.change, speaker.who(effect))
    modify = effect.attack or effect.defense
    if modify is not None:
        return _modify(effect.verb, modify, speaker.who(effect))
    if effect.draw is not None:
        return Word("effect-draw", {"count": effect.draw.count})
    if effect.discard is not None:
        discard = effect.discard
        return Word(f"effect-discard-{discard.whose}-{discard.how}", {"count": discard.count})
    if effect.take_back is not None:
        return Word(f"effect-take-back-{effect.take_back.kind}", {"count": effect.take_back.count})
    if effect.stock is not None:
        return Word("effect-stock", {"count": effect.stock.count})
    return Word(f"effect-{effect.verb}", {"who": speaker.who(effect)} if effect.who else {})


def _amount(verb: str, amount: Damage | Heal, who: Word) -> Word:
    each: Value = _NOTHING if amount.each is None else f"@each-{amount.each}"
    return Word(f"effect-{verb}", {"who": who, "amount": amount.amount, "each": each})


def _change(change: Change, who: Word) -> Word:
    return Word("effect-change", {"who": who, "value": _value(change.value), "change": _signed(change.amount)})


def _modify(verb: str, modify: Modify, who: Word) -> Word:
    return Word(f"effect-{verb}", {"who": who, "change": _signed(modify.amount)})


def _value(value: str | None) -> Value:
    return f"@attribute-{value}" if value else "@value-all"


def _signed(amount: int) -> Word:
    return Word("more" if amount >= 0 else "less", {"amount": abs(amount)})


# --- items and battle cards -------------------------------------------------------------------------------------------


def _bearer(bearer: Bearer) -> tuple[Word, ...]:
    """Who may bear it; nothing where anybody may. Rule G4-20."""
    if bearer == Bearer():
        return ()
    target = Target(whose=bearer.whose, attribute=bearer.attribute, leader=bearer.leader)
    return (Word("bearer", {"who": named_word(target)}),)


def passive_word(passive: Passive) -> Word:
    """What an item does to its bearer."""
    if passive.cap is not None:
        return Word("passive-cap", {"change": _signed(passive.cap.amount)})
    changed = passive.value or passive.attack or passive.defense
    if changed is not None:
        return Word(f"passive-{passive.verb}", _changed(changed))
    if passive.attribute is not None:
        return Word("passive-attribute", {"attribute": f"@attribute-{passive.attribute.attribute}"})
    return Word(f"passive-{passive.verb}")


def _changed(changed: ValueOf) -> dict[str, Value]:
    return {"value": _value(changed.value), "change": _signed(changed.amount)}


def battle_word(text: BattleText) -> Word:
    """What a special battle card says besides its values."""
    changed = text.attack or text.defense
    if changed is not None:
        return Word(f"text-{text.verb}", {"side": f"@side-{changed.of}", "change": _signed(changed.amount)})
    if text.more is not None:
        return Word("text-more", {"amount": text.more.amount})
    if text.draw is not None:
        return Word(f"text-draw-{text.draw.of}", {"count": text.draw.count})
    if text.ready is not None:
        return Word("text-ready", {"side": f"@side-{text.ready.of}"})
    return Word(f"text-{text.verb}")


def _values(stats: tuple[str, ...]) -> Value:
    """The values that count; of several the highest. Rule X4-09."""
    if not stats:
        return "@values-none"
    if len(stats) == len(ATTRIBUTES):
        return "@values-every"
    if len(stats) > 1:
        return Word("values-highest", {"values": _values_list(stats)})
    return f"@attribute-{stats[0]}"


def _values_list(stats: tuple[str, ...]) -> Value:
    if len(stats) == 1:
        return f"@attribute-{stats[0]}"
    return Word("values-and", {"value": f"@attribute-{stats[0]}", "more": _values_list(stats[1:])})
