"""A card's rules text, written by its effects: each condition, verb, passive and moment names its message and fills it in.

Sentences follow each other. A condition, a janken and a choice open a sentence that the effects after them carry on, so a card says what
holds without condition first.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.kamigami.cards import ExSkill, Passive, Trigger
from engine.games.kamigami.verbs import (
    Become,
    Between,
    Change,
    Charge,
    Choose,
    Damage,
    DamageOn,
    Discard,
    Drain,
    Heal,
    Hindrance,
    KamigamiEffect,
    KamigamiNeed,
    MoveEnergy,
    Provided,
    Reduction,
    Search,
    Switch,
    TakeBack,
    Throw,
    Unset,
)
from engine.view import Name, Word

Values = dict[str, int | str | Name]
_CHOSEN, _EACH_CHOSEN = "chosen", "each-chosen"
_AIMED = {"one-standby": "one-rival-standby", "one-unit": "one-rival-units"}
_GROUPS = (_EACH_CHOSEN, "own-standby", "rival-standby", "own-units", "rival-units")


def effects_words(effects: tuple[KamigamiEffect, ...], chosen: str = _CHOSEN) -> tuple[Word, ...]:
    """What a list of effects does. ``chosen`` is how the units are called that the choice around it has chosen."""
    words: list[Word] = []
    for before, effect in zip((None, *effects), effects, strict=False):
        words += _further_words(effect) if _adds_to(before, effect) else _effect_words(effect, chosen)
    return tuple(words)


def _adds_to(before: KamigamiEffect | None, effect: KamigamiEffect) -> bool:
    """Whether counted damage comes on top of the damage before it, to the same unit."""
    if before is None or before.damage is None or effect.damage is None or effect.damage.each is None:
        return False
    return before.damage.to == effect.damage.to


def _further_words(effect: KamigamiEffect) -> tuple[Word, ...]:
    assert effect.damage is not None
    values: Values = {"amount": effect.damage.amount, "each": f"@each-{effect.damage.each}"}
    return (Word("more-damage-each", values), *_more_words(effect.damage))


def needs_words(needs: tuple[KamigamiNeed, ...]) -> tuple[Word, ...]:
    """What has to hold; the effects follow."""
    return tuple(word for need in needs for word in _need_words(need))


def passive_words(passive: Passive) -> tuple[Word, ...]:
    """What a set card does all the time. Rule A1-41."""
    return (*needs_words(passive.needs), _passive_word(passive))


def trigger_words(trigger: Trigger) -> tuple[Word, ...]:
    """What a set card does at its moment, which stands before it as the name of the text."""
    return (*needs_words(trigger.needs), *effects_words(trigger.effects))


def moment_word(trigger: Trigger) -> Word:
    """When a trigger goes off."""
    return Word(f"when-{trigger.when}")


def ex_words(ex: ExSkill) -> tuple[Word, ...]:
    """What an EX skill does, with the limit that it carries. Rule A1-20."""
    return (*effects_words(ex.effects), Word(f"limit-{ex.limit}"))


# --- conditions -------------------------------------------------------------------------------------------------------


def _need_words(need: KamigamiNeed) -> tuple[Word, ...]:
    if need.damage is not None:
        return _damage_needs(need.damage)
    if need.state is not None:
        return (Word(f"needs-state-{need.state.state}", {"unit": _unit(need.state.of)}),)
    if need.attribute is not None:
        values: Values = {"unit": _unit(need.attribute.of), "attribute": f"@attribute-{need.attribute.attribute}"}
        return (Word("needs-attribute", values),)
    if need.standing is not None:
        return (Word(f"needs-standing-{need.standing.area}"),)
    return _count_needs(need)


def _damage_needs(damage: DamageOn) -> tuple[Word, ...]:
    least = () if damage.at_least is None else (("least", damage.at_least),)
    left = () if damage.left_at_most is None else (("left", damage.left_at_most),)
    return tuple(
        Word(f"needs-damage-{kind}", {"unit": _unit(damage.of), "amount": amount}) for kind, amount in (*least, *left)
    )


def _count_needs(need: KamigamiNeed) -> tuple[Word, ...]:
    if need.energy is not None:
        return _between("needs-energy", need.energy, {"unit": _unit(need.energy.of)})
    if need.set_cards is not None:
        return _between("needs-set-cards", need.set_cards, {"unit": _unit(need.set_cards.of)})
    if need.copies is not None:
        return _between("needs-copies", need.copies, {})
    counted = need.standby or need.hand or need.fallen
    assert counted is not None
    return _between(f"needs-{need.verb}-{counted.whose}", counted, {})


def _between(key: str, count: Between, values: Values) -> tuple[Word, ...]:
    """At least so many, at most so many, or exactly so many."""
    if count.at_least is not None and count.at_least == count.at_most:
        return (Word(f"{key}-just", values | {"count": count.at_least}),)
    bounds = (("least", count.at_least), ("most", count.at_most))
    return tuple(Word(f"{key}-{kind}", values | {"count": bound}) for kind, bound in bounds if bound is not None)


# --- effects ----------------------------------------------------------------------------------------------------------


def _effect_words(effect: KamigamiEffect, chosen: str) -> tuple[Word, ...]:
    value = getattr(effect, effect.verb.replace("-", "_"))
    writer = _WRITERS.get(type(value))
    return writer(effect, value, chosen) if writer else (Word(f"effect-{effect.verb}", {"count": value.count}),)


def _damage(effect: KamigamiEffect, damage: Damage, chosen: str) -> tuple[Word, ...]:
    more = _more_words(damage)
    values: Values = {"unit": _unit(_AIMED.get(damage.to, damage.to), chosen), "amount": damage.amount}
    if damage.times is not None:
        return (Word("effect-damage-spread", {"amount": damage.amount, "count": damage.times}), *more)
    if damage.each is not None:
        return (Word("effect-damage-each", values | {"each": f"@each-{damage.each}"}), *more)
    return (Word("effect-damage", values), *more)


def _more_words(damage: Damage) -> tuple[Word, ...]:
    """What it deals beyond its number: where conditions hold, where a janken is won."""
    more = tuple(word for part in damage.more for word in (*needs_words(part.needs), _more(part.amount)))
    return (*more, Word("janken-win"), _more(damage.janken)) if damage.janken is not None else more


def _more(amount: int) -> Word:
    return Word("more-damage", {"amount": amount})


def _heal(effect: KamigamiEffect, heal: Heal, chosen: str) -> tuple[Word, ...]:
    return (Word("effect-heal", {"unit": _unit(heal.to, chosen), "amount": heal.amount}),)


def _charge(effect: KamigamiEffect, charge: Charge, chosen: str) -> tuple[Word, ...]:
    return _counted("charge", charge.to, charge.count, chosen)


def _drain(effect: KamigamiEffect, drain: Drain, chosen: str) -> tuple[Word, ...]:
    return _counted("drain", drain.of, drain.count, chosen)


def _unset(effect: KamigamiEffect, unset: Unset, chosen: str) -> tuple[Word, ...]:
    return _counted("unset", unset.of, unset.count, chosen)


def _counted(verb: str, unit: str, count: int, chosen: str) -> tuple[Word, ...]:
    """So many on one unit, or so many on each of several."""
    several = unit in _GROUPS or (unit == _CHOSEN and chosen == _EACH_CHOSEN)
    key = f"effect-{verb}-each" if several else f"effect-{verb}"
    return (Word(key, {"unit": _unit(unit, chosen), "count": count}),)


def _move(effect: KamigamiEffect, move: MoveEnergy, chosen: str) -> tuple[Word, ...]:
    values: Values = {"source": _unit(move.source, chosen), "unit": _unit(move.to, chosen), "count": move.count}
    return (Word("effect-move-energy", values),)


def _become(effect: KamigamiEffect, become: Become, chosen: str) -> tuple[Word, ...]:
    return (Word(f"effect-state-{become.state}", {"unit": _unit(become.to, chosen)}),)


def _switch(effect: KamigamiEffect, switch: Switch, chosen: str) -> tuple[Word, ...]:
    return (Word(f"effect-switch-{switch.whose}-{switch.by}{'-may' if switch.optional else ''}"),)


def _discard(effect: KamigamiEffect, discard: Discard, chosen: str) -> tuple[Word, ...]:
    return (Word(f"effect-discard-{discard.whose}-{discard.how}", {"count": discard.count}),)


def _search(effect: KamigamiEffect, search: Search, chosen: str) -> tuple[Word, ...]:
    what = _what(search.attribute or search.kind, search.count)
    return (Word(f"effect-search-{search.to}", {"count": search.count, "what": what}),)


def _take_back(effect: KamigamiEffect, take: TakeBack, chosen: str) -> tuple[Word, ...]:
    return (Word("effect-take-back", {"count": take.count, "what": _what(take.kind, take.count)}),)


def _what(kind: str | None, count: int) -> str:
    """The kind of card that is looked for, one or several."""
    return f"@{'what' if count == 1 else 'whats'}-{kind or 'card'}"


def _change(effect: KamigamiEffect, change: Change, chosen: str) -> tuple[Word, ...]:
    values: Values = {"during": f"@during-{change.during}", "unit": _lies_on(change.to, chosen)}
    return (Word(f"effect-{effect.verb}", values | {"amount": change.amount}),)


def _reduction(effect: KamigamiEffect, reduction: Reduction, chosen: str) -> tuple[Word, ...]:
    values: Values = {"during": f"@during-{reduction.during}", "unit": _lies_on(reduction.to, chosen)}
    key = "effect-reduction-standby" if reduction.standby else "effect-reduction"
    return (Word(key, values | {"amount": reduction.amount}),)


def _hindrance(effect: KamigamiEffect, hindrance: Hindrance, chosen: str) -> tuple[Word, ...]:
    values: Values = {"during": f"@during-{hindrance.during}", "unit": _lies_on(hindrance.to, chosen)}
    return (Word(f"effect-{effect.verb}", values),)


def _choose(effect: KamigamiEffect, choose: Choose, chosen: str) -> tuple[Word, ...]:
    if choose.count == 1 and not choose.optional and len(choose.then) == 1 and not choose.then[0].branches():
        return effects_words(choose.then, f"one-{choose.of}")
    key = "effect-choose-up-to" if choose.optional else "effect-choose"
    opening = Word(key, {"group": f"@group-{choose.of}", "count": choose.count})
    return (opening, *effects_words(choose.then, _CHOSEN if choose.count == 1 else _EACH_CHOSEN))


def _janken(effect: KamigamiEffect, throw: Throw, chosen: str) -> tuple[Word, ...]:
    win = (Word("janken-win"), *effects_words(throw.win, chosen)) if throw.win else ()
    lose_key = "janken-or-lose" if throw.win else "janken-lose"
    lose = (Word(lose_key), *effects_words(throw.lose, chosen)) if throw.lose else ()
    return (*win, *lose)


def _provided(effect: KamigamiEffect, provided: Provided, chosen: str) -> tuple[Word, ...]:
    return (*needs_words(provided.needs), *effects_words(provided.then, chosen))


_WRITERS: dict[type, Callable[..., tuple[Word, ...]]] = {
    Damage: _damage,
    Heal: _heal,
    Charge: _charge,
    MoveEnergy: _move,
    Drain: _drain,
    Unset: _unset,
    Become: _become,
    Switch: _switch,
    Discard: _discard,
    Search: _search,
    TakeBack: _take_back,
    Change: _change,
    Reduction: _reduction,
    Hindrance: _hindrance,
    Choose: _choose,
    Throw: _janken,
    Provided: _provided,
}
"""How each verb is worded; a verb that has only a count words itself."""


# --- passives ---------------------------------------------------------------------------------------------------------


def _passive_word(passive: Passive) -> Word:
    if passive.hp is not None:
        return Word("passive-hp", {"amount": passive.hp.amount})
    if passive.bonus is not None:
        values: Values = {"amount": passive.bonus.amount}
        if passive.bonus.each is None:
            return Word("passive-bonus", values)
        return Word("passive-bonus-each", values | {"each": f"@each-{passive.bonus.each}"})
    if passive.reduction is not None:
        key = "passive-reduction-standby" if passive.reduction.standby else "passive-reduction"
        return Word(key, {"amount": passive.reduction.amount})
    less = passive.retreat or passive.cost
    assert less is not None
    return Word(f"passive-{passive.verb}", {"count": less.count})


def _unit(unit: str, chosen: str = _CHOSEN) -> str:
    """A unit, or each of a group, as part of a sentence."""
    return f"@unit-{chosen if unit == _CHOSEN else unit}"


def _lies_on(scope: str, chosen: str) -> str:
    """What a lasting effect lies on: the unit that is main now, or whoever is main. Rule A1-28."""
    return f"@on-{chosen if scope == _CHOSEN else scope}"
