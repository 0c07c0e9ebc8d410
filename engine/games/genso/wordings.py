"""A card's rules text, written by its abilities: each moment, condition and verb names its message and fills it in."""

from __future__ import annotations

from engine.games.genso.cards import Amount, GensoEffect, GensoNeed
from engine.view import Word


def moment_word(moment: str) -> Word:
    """When it happens."""
    return Word(f"when-{moment}")


def need_words(need: GensoNeed) -> tuple[Word, ...]:
    """What it needs."""
    if need.counter is not None:
        kind = "any" if need.counter.element is None else "element"
        values: dict[str, int | str] = (
            {} if need.counter.element is None else {"element": f"@element-{need.counter.element}"}
        )
        return (Word(f"needs-counter-{need.counter.of}-{kind}", dict(values)),)
    if need.order is not None:
        return (Word(f"needs-order-{need.order.place}"),)
    if need.fighter is not None:
        return (Word("needs-fighter", {"element": f"@element-{need.fighter.element}"}),)
    count = need.faces or need.hand or need.elements
    assert count is not None
    return (Word(f"needs-{need.verb}", {"count": count.at_least}),)


def effect_words(effect: GensoEffect) -> tuple[Word, ...]:
    """What it does."""
    if effect.gain is not None:
        return (_amount("gain", effect.gain),)
    if effect.weaken is not None:
        return (_amount("weaken", effect.weaken),)
    if effect.attach is not None:
        return (Word(f"effect-attach-{effect.attach.to}", {"element": f"@element-{effect.attach.element}"}),)
    if effect.detach is not None:
        element = effect.detach.element
        if element is None:
            return (Word(f"effect-detach-{effect.detach.of}-all"),)
        return (Word(f"effect-detach-{effect.detach.of}", {"element": f"@element-{element}"}),)
    if effect.draw is not None:
        return (Word("effect-draw", {"count": effect.draw.count}),)
    if effect.take_back is not None:
        return (Word("effect-take-back", {"count": effect.take_back.count}),)
    return (Word(f"effect-{effect.verb}"),)


def _amount(verb: str, amount: Amount) -> Word:
    if amount.each is None:
        return Word(f"effect-{verb}", {"amount": amount.amount})
    return Word(f"effect-{verb}-each", {"amount": amount.amount, "each": f"@each-{amount.each}"})
