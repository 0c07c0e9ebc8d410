"""How good a position looks to a seat, for the computer player: what stands, what it could do, and what threatens it.

Nothing here looks at what a seat may not know: of the other side only what lies open, and the numbers of its cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.kamigami import worn
from engine.games.kamigami.reckoning import BONUS, PIN, SHACKLE, WEAKEN, base_of, reckon, skill_cost
from engine.games.kamigami.state import MAIN, KamigamiState, Unit
from engine.games.kamigami.targets import Speaker
from engine.games.kamigami.verbs import REST
from engine.games.kamigami.zones import KamigamiTable, main_unit
from engine.piles import definition
from engine.view import other

_WON = 1000.0
_UNIT, _HUNDRED = 7.0, 1.0
"""A unit that lives, and each hundred HP that it has left."""
_ENERGY, _SPARE, _ON_STANDBY = 1.6, 0.3, 0.7
"""Energy that a skill has use for, energy beyond it, and how much of it counts on standby."""
_SET, _CARD = 1.3, 0.9
"""A set card, and a card in hand."""
_RESTED, _STUNNED = 4.0, 6.5
_PLANNED, _LATER, _FEARED = 0.9, 0.3, 0.6
"""How much a skill counts that one could use now, one that one could use next turn, and one that the rival could."""
_LASTING = {BONUS: 0.6, WEAKEN: -0.6, SHACKLE: -2.5, PIN: -0.8}
_LESS = 0.5
_DECKED = 400.0


class Facts(NamedTuple):
    """What of a definition is asked for again and again."""

    hp: int
    top_cost: int
    """The dearest of its skills."""


@lru_cache(maxsize=16)
def _facts(table: KamigamiTable) -> dict[str, Facts]:
    units = (card for card in table.cards.values() if card.hp is not None)
    return {card.id: Facts(card.hp or 0, max(skill.cost for skill in card.skills)) for card in units}


def measure(table: KamigamiTable, state: KamigamiState, seat: int) -> float:
    """Units, energy and cards of both sides, what may be dealt now, and what may be dealt back."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    rival = other(seat)
    worth = _side(table, state, seat) - _side(table, state, rival)
    mine = state.active == seat and state.phase == "main"
    return worth + _threat(table, state, seat) * (_PLANNED if mine else _LATER) - _threat(table, state, rival) * _FEARED


def _side(table: KamigamiTable, state: KamigamiState, seat: int) -> float:
    worth, facts = _CARD * min(len(state.hands[seat]), 7), _facts(table)
    for slot, unit in enumerate(state.field[seat]):
        if unit is not None and not unit.out:
            worth += _unit(table, state, facts, unit, slot)
    if len(state.decks[seat]) < 2:
        worth -= _DECKED / (1 + len(state.decks[seat]))
    return worth + _lasting(state, seat) if state.lasting else worth


def _unit(table: KamigamiTable, state: KamigamiState, known: dict[str, Facts], unit: Unit, slot: int) -> float:
    """What a unit is worth: its HP, the energy that it can use, what is set on it, and its state."""
    facts = known.get(state.cards[unit.card].card)
    if facts is None:  # it lies face down, and is the rival's
        return _UNIT
    hp = worn.hp(table, state, unit) if unit.sets else facts.hp
    energy = len(unit.energy)
    useful = min(energy, facts.top_cost)
    charged = useful * (_ENERGY if slot == MAIN else _ENERGY * _ON_STANDBY) + _SPARE * (energy - useful)
    worth = _UNIT + _HUNDRED * max(0, hp - unit.damage) / 100 + charged + _SET * len(unit.sets)
    if unit.state:
        worth -= _RESTED if unit.state == REST else _STUNNED
    return worth


def _lasting(state: KamigamiState, seat: int) -> float:
    """What lasts on a side: counted once for each effect, by its size."""
    cards = {unit.card for unit in state.field[seat] if unit is not None}
    worth = 0.0
    for effect in state.lasting:
        if effect.seat == seat or effect.card in cards:
            worth += _LASTING.get(effect.modifier, _LESS) * max(1.0, effect.amount / 100)
    return worth


def _threat(table: KamigamiTable, state: KamigamiState, seat: int) -> float:
    """What the best skill of the main unit would be worth against the rival's main unit as they stand."""
    unit, struck = main_unit(state, seat), main_unit(state, other(seat))
    if unit is None or struck is None or not (unit.up and struck.up) or unit.state or state.turn <= 1:
        return 0.0
    energy, speaker = len(unit.energy), Speaker(seat, unit.card, unit.card)
    bases = [
        base_of(table, state, speaker, skill)
        for skill in definition(table, state, unit.card).skills
        if energy >= skill.cost or (unit.sets and energy >= skill_cost(table, state, seat, unit, skill))
    ]
    best = max((base for base in bases if base is not None), default=None)
    return 0.0 if best is None else _blow(table, state, struck, reckon(table, state, seat, unit, MAIN, best).total)


def _blow(table: KamigamiTable, state: KamigamiState, struck: Unit, amount: int) -> float:
    """What damage to a main unit is worth: its HP, and all of it where it falls."""
    falls = amount >= worn.left(table, state, struck)
    return _unit(table, state, _facts(table), struck, MAIN) if falls else _HUNDRED * amount / 100
