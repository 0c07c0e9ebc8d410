"""What stands in the way of each action of a turn, as the refusal that says so; None where nothing does. Rules G1-11 to G1-25."""

from __future__ import annotations

from engine.games.kamigami.idle import could_do_something
from engine.games.kamigami.reckoning import PIN, hindered, retreat_cost, skill_cost, skill_of
from engine.games.kamigami.state import MAIN, KamigamiState, Unit
from engine.games.kamigami.texts import EX
from engine.games.kamigami.verbs import REINFORCEMENT, REST, STRATEGY, STUN, UNIT
from engine.games.kamigami.zones import KamigamiTable, empty_areas, unit_at
from engine.piles import definition
from engine.refusal import Refusal

_FIRST_TURNS = 2
"""The turns of the match that are a player's own first. Rule G1-22."""


def bars_action(state: KamigamiState) -> Refusal | None:
    """Anything but a skill in the battle phase. Rule G1-20."""
    return Refusal("main-phase-only", "G1-20") if state.phase == "battle" else None


def bars_charge(table: KamigamiTable, state: KamigamiState, seat: int) -> Refusal | None:
    """Once a turn. Rules G1-20, A1-5."""
    if state.charged:
        return Refusal("charged-already", "G1-20")
    if table.house.charge_source == "hand" and not state.hands[seat]:
        return Refusal("no-card-in-hand", "A1-5")
    return None


def bars_deploy(table: KamigamiTable, state: KamigamiState, seat: int, number: int) -> Refusal | None:
    """Units into empty standby areas; KOed ones keep theirs. Rules G1-20, A1-8, A1-9."""
    if definition(table, state, number).kind != UNIT:
        return Refusal("not-a-unit", "G1-20")
    return None if empty_areas(state, seat) else Refusal("no-empty-area", "A1-9")


def bars_play(table: KamigamiTable, state: KamigamiState, seat: int, number: int) -> Refusal | None:
    """One strategy a turn, any number of tactics; those that can do nothing as the house says. Rules G1-11, G1-12, A1-40."""
    card = definition(table, state, number)
    if card.kind in (UNIT, REINFORCEMENT):
        return Refusal("not-a-command-to-use", "G1-13")
    if card.kind == STRATEGY and state.strategy:
        return Refusal("one-strategy", "G1-11")
    if not table.house.idle_commands and not could_do_something(table, state, seat, number):
        return Refusal("would-do-nothing", "A1-40")
    return None


def bars_set(table: KamigamiTable, state: KamigamiState, seat: int, number: int, slot: int) -> Refusal | None:
    """A reinforcement onto a unit that did not enter this turn and has had none this turn. Rules G1-14, G1-22, A1-23, A1-38."""
    if definition(table, state, number).kind != REINFORCEMENT:
        return Refusal("not-a-reinforcement", "G1-13")
    return bars_setting(state) or bars_bearing(state, seat, slot)


def bars_setting(state: KamigamiState) -> Refusal | None:
    """Nothing is set in a player's own first turn. Rule G1-22."""
    return Refusal("no-setting-in-first-turn", "G1-22") if state.turn <= _FIRST_TURNS else None


def bars_bearing(state: KamigamiState, seat: int, slot: int) -> Refusal | None:
    """A unit on which nothing can be set now. Rules G1-14, A1-38."""
    unit = _unit(state, seat, slot)
    if unit is None:
        return Refusal("no-unit-there", "A1-38")
    if unit.entered == state.turn:
        return Refusal("entered-this-turn", "G1-14")
    return Refusal("set-this-turn", "G1-14") if unit.set_in == state.turn else None


def bars_retreat(table: KamigamiTable, state: KamigamiState, seat: int) -> Refusal | None:
    """Once a turn, with the energy that it needs and a living standby unit. Rules G1-10, G1-20, A1-1, A1-14."""
    unit = unit_at(state, seat, MAIN)
    if state.retreated:
        return Refusal("retreated-already", "G1-20")
    if unit.state == STUN or (unit.state == REST and table.house.rest_blocks_retreat):
        return Refusal("cannot-move", "A1-1", {"state": f"@state-{unit.state}"})
    if hindered(state, PIN, seat, unit, MAIN):
        return Refusal("pinned", "A1-28")
    if not state.standby(seat):
        return Refusal("no-standby", "A1-14")
    return _short_of(retreat_cost(table, state, seat, unit), unit, "G1-10")


def bars_skill(
    table: KamigamiTable, state: KamigamiState, seat: int, slot: int, card: int, part: str
) -> Refusal | None:
    """A skill of the main unit, or an EX skill: first turn, state, limit, energy. Rules G1-23 to G1-25, A1-1, A1-20 to A1-22."""
    unit = _unit(state, seat, slot)
    if unit is None:
        return Refusal("no-unit-there", "A1-38")
    ex = part == EX
    if state.turn == 1:
        return Refusal("no-skill-in-first-turn", "A1-22" if ex else "G1-24")
    if unit.state:
        return Refusal("no-skill-in-state", "A1-1", {"state": f"@state-{unit.state}"})
    if slot != MAIN and (not ex or table.house.ex_skills == "main"):
        return Refusal("main-unit-only", "A1-20" if ex else "G1-23")
    if ex and card in state.used:
        return Refusal("ex-used", "A1-20")
    skill = skill_of(definition(table, state, card), part)
    if len(unit.energy) >= skill.cost:
        return None
    return _short_of(skill_cost(table, state, seat, unit, skill), unit, "A1-21" if ex else "G1-25")


def beyond(unit: Unit, printed: int) -> bool:
    """Whether a printed cost is out of reach at a glance: too little energy, and nothing set that could lessen it."""
    return len(unit.energy) < printed and not unit.sets


def _short_of(cost: int, unit: Unit, rule: str) -> Refusal | None:
    """Too little energy on a unit."""
    if len(unit.energy) >= cost:
        return None
    return Refusal("too-little-energy", rule, {"needed": cost, "there": len(unit.energy)})


def _unit(state: KamigamiState, seat: int, slot: int) -> Unit | None:
    """The living unit in an area, if there is such an area and one in it."""
    side = state.field[seat]
    unit = side[slot] if 0 <= slot < len(side) else None
    return None if unit is None or unit.out else unit
