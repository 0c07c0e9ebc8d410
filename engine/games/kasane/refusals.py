"""Why an answer is not possible: the reason and the clause, found only when somebody asks."""

from __future__ import annotations

from collections.abc import Callable

from engine.decision import Path, Prompt
from engine.games.kasane.bp import works
from engine.games.kasane.cards import KasaneCard
from engine.games.kasane.options import (
    ability_of,
    activatable,
    area_of,
    hand_atom,
    index_of,
    payable,
    source_of,
    used_up,
)
from engine.games.kasane.placing import level_up_refused, scene_refused, set_refused
from engine.games.kasane.state import NOBODY, KasaneState
from engine.games.kasane.zones import SCENE_PLACE, KasaneTable
from engine.piles import definition
from engine.refusal import Refusal


def why_not(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
    """The refusal for a path that is no answer to this question."""
    verb = str(path[0]) if path else ""
    if prompt is None or prompt.kind != _ASKED.get(verb, prompt.kind):
        return _not_now(state, seat, verb)
    reason = _REASONS.get(prompt.kind)
    return reason(table, state, seat, prompt, path) if reason else Refusal("not-an-option")


_ASKED = {"redraw": "redraw", "scene": "scene", "set": "set", "level-up": "level-up", "activate": "activate"}
"""The question that a verb answers."""


def _not_now(state: KasaneState, seat: int, verb: str) -> Refusal:
    """A thing that is done at another time, or by the other player first."""
    if verb == "redraw":
        return Refusal("redraw-over", "G3-11")
    if verb == "scene":
        return Refusal("scene-once", "G3-17") if seat == state.lead else Refusal("scene-of-the-lead", "G3-17")
    if verb == "set":
        return Refusal("set-once", "G3-21") if state.phase != "set" else Refusal("lead-sets-first", "G3-23")
    if verb == "level-up":
        return Refusal("lead-first", "G3-27") if state.phase == "level-up" else Refusal("level-up-later", "G3-25")
    if verb == "activate":
        return Refusal("lead-first", "G3-34") if state.phase == "activate" else Refusal("activate-later", "G3-33")
    return Refusal("not-asked")


def _in_hand(table: KasaneTable, state: KasaneState, seat: int, path: Path) -> KasaneCard | None:
    """The card that a path names at its second place, if the hand has it."""
    held = [hand_atom(index) for index in range(len(state.hands[seat]))]
    return definition(table, state, state.hands[seat][index_of(path[1])]) if path[1:] and path[1] in held else None


def _redraw(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("all-six-or-none", "Q3-08")


def _scene(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    card = _in_hand(table, state, seat, path)
    if card is None:
        return Refusal("not-in-hand", "G3-17")
    return scene_refused(table, state, card) or Refusal("draw-or-not", "G3-18")


def _set(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    if path[:1] != ("set",):
        return Refusal("must-set", "Q3-30")
    card = _in_hand(table, state, seat, path)
    if card is None:
        return Refusal("not-in-hand", "G3-21")
    refused = set_refused(card)
    if refused is not None:
        return refused
    if prompt.args:
        return Refusal("choose-an-end", "G3-22")
    return Refusal("no-end-to-choose", "G3-22" if seat == state.lead else "Q3-17")


def _level_up(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    card = _in_hand(table, state, seat, path)
    if card is None:
        return Refusal("not-in-hand", "G3-25")
    areas = [f"area.{area + 1}" for area in range(len(state.field[seat]))]
    if len(path) != 3 or path[2] not in areas:
        return Refusal("no-such-character", "G3-25")
    return level_up_refused(table, state, seat, card, area_of(path[2])) or Refusal("not-an-option", "G3-25")


def _enter(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("must-happen", "Q3-13") if path[:1] in (("decline",), ("pass",)) else Refusal("no-text", "G3-31")


def _activate(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    """Why a text cannot be activated: none there, used up, something that it needs, its price. Rules G3-33, Q3-14."""
    area = _own_place(state, seat, path)
    if area is None:
        return Refusal("no-text", "G3-33")
    source = source_of(state, seat, area)
    texts = table.activates.get(state.cards[source].card, ())
    if not texts:
        return Refusal("no-text", "G3-33")
    values = {"card": definition(table, state, source).title}
    for index, ability in texts:
        if used_up(state, source, index, ability):
            return Refusal("used-up", "Q3-14", {**values, "limit": ability.limit or 0})
        if not works(table, state, seat, area, source, ability):
            return Refusal("needs-not-met", "G3-33", {**values})
        cost = ability_of(table, state, seat, (area, index)).cost
        unpaid = (area, index) not in activatable(table, state, seat) or not payable(table, state, seat, (area, index))
        if cost is not None and (unpaid or len(path) < 2 + cost.count):
            return Refusal("cost-not-paid", "Q3-14", {**values, "count": cost.count})
    return Refusal("not-an-option", "G3-33")


def _own_place(state: KasaneState, seat: int, path: Path) -> int | None:
    """The own character, or the own scene, that a path names at its second place."""
    if path[1:2] == (SCENE_PLACE,):
        owned = state.scene != NOBODY and state.cards[state.scene].owner == seat
        return NOBODY if owned else None
    places = [f"area.{area + 1}" for area in range(len(state.field[seat]))]
    return area_of(path[1]) if path[1:] and path[1] in places else None


_Reason = Callable[[KasaneTable, KasaneState, int, Prompt, Path], Refusal]
_REASONS: dict[str, _Reason] = {
    "redraw": _redraw,
    "scene": _scene,
    "set": _set,
    "level-up": _level_up,
    "enter": _enter,
    "activate": _activate,
}
