"""A card's rules text, written by its abilities: each moment, price, condition and verb names its message and fills it in.

What several sentences share is a word of its own inside them: which characters (``who-…``), what a card must be (``which``), a number
within bounds (``areas-…``, ``cards-…``, ``level-…``, ``stacked-…``). Numbers of BP go in as text, so that 12000 is written as on the card.
"""

from __future__ import annotations

from engine.games.kasane.cards import (
    CONTINUOUS,
    Ability,
    Change,
    Discard,
    Fighter,
    Fix,
    KasaneEffect,
    KasaneNeed,
    ReadEx,
    Span,
    Which,
)
from engine.view import Value, Word

_MANY = ("beside", "own", "rival", "all")
_NOTHING: Value = ""


def moment_word(ability: Ability) -> Word:
    """When it happens, and whether it must. Rules G3-31, G3-33, Q3-13."""
    return Word(f"when-{ability.when}{'-must' if ability.must else ''}")


def ability_words(ability: Ability) -> tuple[Word, ...]:
    """Its whole text, a sentence each: how often and for what price, in which states, what it needs, what it does."""
    return (
        *_price(ability),
        *_states(ability),
        *(need_word(need) for need in ability.needs),
        *(effect_word(effect, lasting=ability.when == CONTINUOUS) for effect in ability.effects),
    )


def need_word(need: KasaneNeed) -> Word:
    """What it needs."""
    if need.opponent is not None:
        return _facing(need.opponent)
    if need.ally is not None:
        count = need.ally.at_least
        which = which_word(need.ally.which, count > 1, "character")
        return Word(f"needs-ally-{need.ally.whose}", {"count": count, "which": which})
    if need.won is not None:
        won = need.won
        return Word(f"needs-won-{won.whose}", {"span": _span("areas", won.at_least, won.at_most)})
    if need.hand is not None:
        hand = need.hand
        return Word(f"needs-hand-{hand.whose}", {"span": _span("cards", hand.at_least, hand.at_most)})
    if need.rounds is not None:
        return Word("needs-rounds", {"span": _span("areas", need.rounds.at_least, need.rounds.at_most)})
    if need.scene is not None:
        return Word(f"needs-scene-{need.scene.whose}")
    if need.order is not None:
        return Word(f"needs-order-{need.order.place}")
    return Word("needs-newest" if need.newest else "needs-older")


def effect_word(effect: KasaneEffect, *, lasting: bool = False) -> Word:
    """What it does: for this turn, or ``lasting`` as long as the text is active."""
    turn: Value = _NOTHING if lasting else Word("for-this-turn")
    if effect.bp is not None:
        return _change("bp", effect.bp, turn)
    if effect.grade is not None:
        return _change("grade", effect.grade, turn)
    if effect.read_ex is not None:
        return _aimed("read-ex", effect.read_ex, {"turn": turn})
    if effect.fix is not None:
        return _aimed(effect.fix.result, effect.fix, {"turn": turn})
    if effect.draw is not None:
        return Word("effect-draw", {"count": effect.draw.count})
    if effect.draw_and_return is not None:
        both = effect.draw_and_return
        return Word("effect-draw-and-return", {"count": both.draw, "back": both.back})
    if effect.reveal is not None:
        shown = effect.reveal
        return Word(f"effect-reveal-{shown.rest}", {"count": shown.count, "which": which_word(shown.which)})
    if effect.search is not None:
        return Word("effect-search", {"which": which_word(effect.search.which)})
    assert effect.discard_scene is not None
    return Word(f"effect-discard-scene-{effect.discard_scene.whose}")


def which_word(which: Which, many: bool = False, noun: str = "card") -> Word:
    """What a card must be, as a noun: one, or ``many``. ``noun`` is what to call it where nothing says what kind it is."""
    kind = which.kind or ("character" if which.type or which.level or which.same_name else noun)
    return Word(
        "which",
        {
            "level": _level(which.level),
            "type": _type(which.type),
            "noun": f"@noun-{kind}-{'many' if many else 'one'}",
            "name": "@which-same-name" if which.same_name else _NOTHING,
        },
    )


def _price(ability: Ability) -> tuple[Word, ...]:
    """How often a turn, and for which discards. Rule Q3-14."""
    if ability.limit is None:
        return ()
    if ability.cost is None:
        return (Word("activate-free", {"times": ability.limit}),)
    return (Word("activate-cost", {"times": ability.limit, "cost": _discard(ability.cost)}),)


def _discard(cost: Discard) -> Word:
    if cost.which == Which():
        return Word("cost-discard", {"count": cost.count})
    return Word("cost-discard-which", {"count": cost.count, "which": which_word(cost.which, cost.count > 1)})


def _states(ability: Ability) -> tuple[Word, ...]:
    """State marks: with so many cards stacked. Rule X3-06."""
    if not ability.states:
        return ()
    return (Word("needs-states", {"counts": "/".join(str(state) for state in ability.states)}),)


def _facing(fighter: Fighter) -> Word:
    """What the battle opponent is; a type alone is said in a word."""
    if fighter.type is not None and fighter.level is fighter.stacked is None:
        return Word("needs-opponent-type", {"type": f"@type-{fighter.type}"})
    stacked: Value = _NOTHING if fighter.stacked is None else _of("stacked", fighter.stacked)
    return Word("needs-opponent", {"stacked": stacked, "level": _level(fighter.level), "type": _type(fighter.type)})


def _change(verb: str, change: Change, turn: Value) -> Word:
    direction = "up" if change.amount >= 0 else "down"
    size = abs(change.amount)
    amount: Value = str(size) if verb == "bp" else size
    each: Value = _NOTHING if change.each is None else f"@each-{change.each}"
    return _aimed(verb, change, {"change": Word(f"{verb}-{direction}", {"amount": amount}), "each": each, "turn": turn})


def _aimed(verb: str, aim: Change | ReadEx | Fix, values: dict[str, Value]) -> Word:
    """An effect on characters: on this one, on one, or on several."""
    if aim.who == "self" and aim.which is None:
        return Word(f"effect-{verb}-self", values)
    many = aim.who in _MANY
    which = which_word(aim.which or Which(), many or aim.who.startswith("one-"), "character")
    who = Word(f"who-{aim.who}", {"which": which})
    return Word(f"effect-{verb}-{'many' if many else 'one'}", {**values, "who": who})


def _type(kind: str | None) -> Value:
    return _NOTHING if kind is None else Word("which-type", {"type": f"@type-{kind}"})


def _level(span: Span | None) -> Value:
    return _NOTHING if span is None else _of("level", span)


def _of(unit: str, span: Span) -> Word:
    return _span(unit, span.at_least, span.at_most)


def _span(unit: str, low: int, high: int) -> Word:
    """A number within bounds, as one says it."""
    if low == high:
        return Word(f"{unit}-exactly", {"low": low})
    if high >= 99:
        return Word(f"{unit}-at-least", {"low": low})
    if low <= 0:
        return Word(f"{unit}-at-most", {"high": high})
    return Word(f"{unit}-between", {"low": low, "high": high})
