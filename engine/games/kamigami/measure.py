"""How good a position looks to a seat, for the computer player: what stands, what it could do, and what threatens it.

Nothing here looks at what a seat may not know: of the other side only what lies open, and the numbers of its cards.
"""

from __future__ import annotations

from engine.games.kamigami.permits import bars_skill
from engine.games.kamigami.reckoning import BONUS, PIN, SHACKLE, WEAKEN, forecast
from engine.games.kamigami.state import MAIN, KamigamiState, Unit, other
from engine.games.kamigami.verbs import REST
from engine.games.kamigami.worn import left
from engine.games.kamigami.zones import KamigamiTable, definition, main_unit, unit_at

_WON = 1000.0
_UNIT, _HUNDRED = 7.0, 1.0
"""A unit that lives, and each hundred HP that it has left."""
_ENERGY, _SPARE, _ON_STANDBY = 1.6, 0.3, 0.7
"""Energy that a skill has use for, energy beyond it, and how much of it counts on standby."""
_SET, _CARD = 1.3, 0.9
"""A set card, and a card in hand."""
_RESTED, _STUNNED = 4.0, 6.5
_PLANNED, _FEARED = 0.9, 0.6
"""How much a skill counts that one could use now, and one that the rival could use next."""
_LASTING = {BONUS: 0.6, WEAKEN: -0.6, SHACKLE: -2.5, PIN: -0.8}
_LESS = 0.5
_DECKED = 400.0


def measure(table: KamigamiTable, state: KamigamiState, seat: int) -> float:
    """Units, energy and cards of both sides, what may be dealt now, and what may be dealt back."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    rival = other(seat)
    worth = _side(table, state, seat) - _side(table, state, rival)
    own, theirs = _threat(table, state, seat), _threat(table, state, rival)
    mine = state.active == seat and state.phase == "main"
    return worth + own * (_PLANNED if mine else _FEARED / 2) - theirs * _FEARED


def _side(table: KamigamiTable, state: KamigamiState, seat: int) -> float:
    worth = _CARD * min(len(state.hands[seat]), 7)
    for slot in state.living(seat):
        worth += _unit(table, state, unit_at(state, seat, slot), slot)
    if len(state.decks[seat]) < 2:
        worth -= _DECKED / (1 + len(state.decks[seat]))
    return worth + _lasting(state, seat)


def _unit(table: KamigamiTable, state: KamigamiState, unit: Unit, slot: int) -> float:
    """What a unit is worth: its HP, the energy that it can use, what is set on it, and its state."""
    card = definition(table, state, unit.card)
    useful = min(len(unit.energy), max(skill.cost for skill in card.skills))
    energy = _ENERGY * useful * (1.0 if slot == MAIN else _ON_STANDBY) + _SPARE * (len(unit.energy) - useful)
    worth = _UNIT + _HUNDRED * left(table, state, unit) / 100 + energy + _SET * len(unit.sets)
    if unit.state:
        worth -= _RESTED if unit.state == REST else _STUNNED
    return worth


def _lasting(state: KamigamiState, seat: int) -> float:
    """What lasts on a side: counted once for each effect, by its size."""
    cards = {unit.card for unit in state.field[seat] if unit is not None}
    worth = 0.0
    for effect in state.lasting:
        if effect.seat == seat or effect.card in cards:
            scale = max(1.0, effect.amount / 100)
            worth += _LASTING.get(effect.modifier, _LESS) * scale
    return worth


def _threat(table: KamigamiTable, state: KamigamiState, seat: int) -> float:
    """What the best skill of the main unit would be worth against the rival's main unit as they stand."""
    unit, struck = main_unit(state, seat), main_unit(state, other(seat))
    if unit is None or struck is None:
        return 0.0
    best = 0.0
    for index in range(1, len(definition(table, state, unit.card).skills) + 1):
        part = f"skill.{index}"
        if bars_skill(table, state, seat, MAIN, unit.card, part) is not None:
            continue
        dealt = forecast(table, state, seat, unit, MAIN, unit.card, part)
        if dealt is not None:
            best = max(best, _blow(table, state, struck, dealt.total))
    return best


def _blow(table: KamigamiTable, state: KamigamiState, struck: Unit, amount: int) -> float:
    """What damage to a main unit is worth: its HP, and all of it where it falls."""
    hp = left(table, state, struck)
    return _unit(table, state, struck, MAIN) if amount >= hp else _HUNDRED * amount / 100
