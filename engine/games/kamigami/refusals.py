"""Why an answer is not possible: the reason and the clause, found only when somebody asks."""

from __future__ import annotations

from collections.abc import Callable

from engine.decision import Path, Prompt
from engine.games.kamigami import permits
from engine.games.kamigami.options import ACTIONS, held
from engine.games.kamigami.questions import searchable
from engine.games.kamigami.reckoning import retreat_cost
from engine.games.kamigami.state import MAIN, KamigamiState
from engine.games.kamigami.texts import EX
from engine.games.kamigami.zones import KamigamiTable, area, unit_at
from engine.piles import definition
from engine.refusal import Refusal
from engine.view import other


def why_not(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
    """The refusal for a path that is no answer to this question."""
    if prompt is None:
        asked = state.prompts[other(seat)]
        return Refusal("not-your-turn", "G1-06") if asked and asked.kind == "act" else Refusal("not-asked")
    if prompt.kind == "act":
        return _act(table, state, seat, path)
    reason = _REASONS.get(prompt.kind)
    return reason(table, state, seat, prompt, path) if reason else Refusal("not-an-option")


def _act(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Refusal:
    """An action of the turn."""
    verb = str(path[0]) if path else ""
    if verb not in ACTIONS:
        return Refusal("not-an-option", "G1-20")
    barred = permits.bars_action(state) if verb not in ("skill", "end") else None
    return barred or _ACTIONS[verb](table, state, seat, path) or Refusal("not-an-option", "G1-20")


Why = Refusal | None


def _charge(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    return permits.bars_charge(table, state, seat) or _own_unit(state, seat, path, 1, "A1-6")


def _deploy(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    number = held(state, seat, path[1]) if len(path) > 1 else None
    return _in_hand(number) if number is None else permits.bars_deploy(table, state, seat, number)


def _play(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    number = held(state, seat, path[1]) if len(path) > 1 else None
    return _in_hand(number) if number is None else permits.bars_play(table, state, seat, number)


def _set(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    number = held(state, seat, path[1]) if len(path) > 1 else None
    if number is None:
        return permits.bars_setting(state) or _in_hand(number)
    slot = _own_slot(state, seat, path, 2)
    return permits.bars_set(table, state, seat, number, slot)


def _ex(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    missing = _own_unit(state, seat, path, 1, "A1-38")
    if missing is not None:
        return missing
    slot = _own_slot(state, seat, path, 1)
    sets = unit_at(state, seat, slot).sets
    index = str(path[2]).removeprefix("set.") if len(path) > 2 else ""
    card = sets[int(index) - 1] if index.isdecimal() and 0 < int(index) <= len(sets) else None
    if card is None or definition(table, state, card).ex is None:
        return Refusal("no-such-skill", "G1-15")
    return permits.bars_skill(table, state, seat, slot, card, EX)


def _retreat(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    barred = permits.bars_retreat(table, state, seat)
    if barred is not None or _own_slot(state, seat, path, 1) not in state.standby(seat):
        return barred or Refusal("no-unit-there", "A1-14")
    cost = retreat_cost(table, state, seat, unit_at(state, seat, MAIN))
    return Refusal("must-pay", "A1-14", {"count": cost})


def _skill(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    unit = unit_at(state, seat, MAIN)
    parts = [f"skill.{index}" for index in range(1, len(definition(table, state, unit.card).skills) + 1)]
    part = str(path[1]) if len(path) > 1 else parts[0]
    if part not in parts:
        return Refusal("no-such-skill", "G1-23")
    return permits.bars_skill(table, state, seat, MAIN, unit.card, part)


def _end(table: KamigamiTable, state: KamigamiState, seat: int, path: Path) -> Why:
    return None


def _in_hand(number: int | None) -> Why:
    return Refusal("not-in-hand", "G1-20") if number is None else None


def _own_slot(state: KamigamiState, seat: int, path: Path, at: int) -> int:
    """The own area that a path names at a place; -1 where it names none."""
    areas = {area(slot): slot for slot in range(len(state.field[seat]))}
    return areas.get(str(path[at]), -1) if len(path) > at else -1


def _own_unit(state: KamigamiState, seat: int, path: Path, at: int, rule: str) -> Why:
    there = _own_slot(state, seat, path, at) in state.living(seat)
    return None if there else Refusal("no-unit-there", rule)


_ACTIONS: dict[str, Callable[[KamigamiTable, KamigamiState, int, Path], Why]] = {
    "charge": _charge,
    "deploy": _deploy,
    "play": _play,
    "set": _set,
    "ex": _ex,
    "retreat": _retreat,
    "skill": _skill,
    "end": _end,
}


# --- other questions --------------------------------------------------------------------------------------------------


def _lead(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    number = held(state, seat, path[1]) if len(path) > 1 else None
    return Refusal("not-in-hand" if number is None else "not-a-unit", "G1-16")


def _redraw_draw(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("too-many-chosen", "A1-25", {"most": int(prompt.args[0])})


def _janken(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("not-a-mark", "A1-34")


def _promote(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("must-promote", "G1-29")


def _choose(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    """Too few, too many, or who may not be chosen."""
    low, high, *units = prompt.args
    chosen = path[1:]
    if any(named not in units for named in chosen):
        return Refusal("no-unit-there", "A1-38")
    if len(chosen) > int(high):
        return Refusal("too-many-chosen", "G1-Q2", {"most": int(high)})
    return Refusal("must-choose", "G1-Q3", {"count": int(low)})


def _strike(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    units = prompt.args[1:]
    if any(named not in units for named in path[1:]):
        return Refusal("no-unit-there", "A1-38")
    return Refusal("must-choose", "G1-Q3", {"count": int(prompt.args[0])})


def _switch(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("must-switch" if path[1:] == ("stay",) else "no-unit-there", "A1-30")


def _discard(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("must-discard", "G1-Q3", {"count": int(prompt.args[0])})


def _search(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    found = [f"deck.{index}" for index in range(1, len(searchable(table, state, seat, prompt.args)) + 1)]
    if any(named not in found for named in path[1:]):
        return Refusal("does-not-fit", "G1-15")
    return Refusal("too-many-chosen", "G1-15", {"most": int(prompt.args[0])})


def _take_back(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    if len(path) - 1 > int(prompt.args[0]):
        return Refusal("too-many-chosen", "G1-15", {"most": int(prompt.args[0])})
    return Refusal("does-not-fit", "G1-15")


_REASONS: dict[str, Callable[[KamigamiTable, KamigamiState, int, Prompt, Path], Refusal]] = {
    "lead": _lead,
    "redraw-draw": _redraw_draw,
    "janken": _janken,
    "promote": _promote,
    "choose": _choose,
    "strike": _strike,
    "switch": _switch,
    "discard": _discard,
    "attach": _discard,
    "search": _search,
    "take-back": _take_back,
}
