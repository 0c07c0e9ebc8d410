"""The hint under a seat's hand: what follows from the best choice that this seat can know of."""

from __future__ import annotations

from engine.decision import Prompt
from engine.games.genso.cards import GensoCard
from engine.games.genso.foresight import Foreseen, attacks, best
from engine.games.genso.options import own_element, powers
from engine.games.genso.state import GensoState
from engine.games.genso.zones import GensoTable
from engine.piles import definition
from engine.view import Name, Word

AVERAGE = 2
"""Matching faces of an average roll: eight dice, each of which counts with 2 faces of 8. Rules G0-21, A0-2."""


def hint(table: GensoTable, state: GensoState, seat: int, prompt: Prompt) -> Word | None:
    """What the hand says of this question, if there is anything to say."""
    if prompt.kind == "select":
        return _of_selection(table, state, seat)
    if prompt.kind == "discard":
        return _of_roll(table, state, seat)
    if prompt.kind == "activate":
        return _of_power(table, state, seat)
    return None


def _of_selection(table: GensoTable, state: GensoState, seat: int) -> Word | None:
    """The character that comes to the most with an average roll and the cards of its element that stay in hand. Rules G0-13, G0-30."""
    held = [definition(table, state, number) for number in state.hands[seat]]
    spare = max(0, len(held) - len(state.empty(seat)))
    found = [
        _likely(card, min(spare, sum(one.element == card.element for one in held) - 1)) for card in held if card.fights
    ]
    if not found:
        return None
    card, kept, mode, value = max(found, key=lambda one: (one[3], -one[1]))
    values: dict[str, int | str | Name] = {"card": card.title, "rolled": AVERAGE, "kept": kept, "atk": value}
    return Word("hint-select", values | {"power": f"@tag-{mode}"})


def _likely(card: GensoCard, kept: int) -> tuple[GensoCard, int, str, int]:
    """A character, how many of its element are kept for it, what it uses then, and its ATK without any text."""
    gains = {"normal": 0, "skill": card.skill.gain if card.skill else 0, "burst": card.burst.gain if card.burst else 0}
    tried = [
        (card.atk + gains[mode], -count, mode)
        for count in range(kept + 1)
        for mode in powers(card, AVERAGE + count) or ["normal"]
    ]
    value, count, mode = max(tried)
    return card, -count, mode, value


def _of_roll(table: GensoTable, state: GensoState, seat: int) -> Word:
    """What to discard for the roll, and what it leads to. Rules G0-30 to G0-31d."""
    usable = own_element(table, state, seat)
    chosen = best(attacks(table, state, seat, len(usable)))
    return _said("hint-roll", chosen, {"discards": chosen.discards, "faces": chosen.faces, "usable": len(usable)})


def _of_power(table: GensoTable, state: GensoState, seat: int) -> Word | None:
    """Skill or burst, where it makes a difference. Rule G0-31b."""
    found = attacks(table, state, seat, 0)
    chosen = best(found)
    alike = {_key(one) if one.lead is not None else str(one.atk) for one in found}
    if chosen.lead is None and len(alike) == 1:
        return None
    return _said("hint-power", chosen, {"alike": int(len(alike) == 1)})


def _said(word: str, chosen: Foreseen, more: dict[str, int | str | Name]) -> Word:
    values = more | {"power": f"@tag-{chosen.mode}", "atk": chosen.atk}
    if chosen.foe is not None:
        values["foe"] = chosen.foe
    return Word(f"{word}{_key(chosen)}", values)


def _key(one: Foreseen) -> str:
    """Which message says how it would end."""
    if one.ends:
        return "-ends"
    if one.lead is None:
        return ""
    return "-wins" if one.lead > 0 else "-loses" if one.lead < 0 else "-ties"
