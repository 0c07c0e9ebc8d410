"""Why an answer is not possible: the reason and the clause, found only when somebody asks."""

from __future__ import annotations

from engine.decision import Path, Prompt
from engine.games.genso.cards import CHARACTER
from engine.games.genso.options import hand_of, matching, own_element, powers
from engine.games.genso.state import GensoState
from engine.games.genso.zones import GensoTable, fighter_at
from engine.piles import definition
from engine.refusal import Refusal


def why_not(table: GensoTable, state: GensoState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
    """The refusal for a path that is no answer to this question."""
    if prompt is None:
        return Refusal("not-asked")
    if prompt.kind == "discard":
        return _discard(table, state, seat, path)
    if prompt.kind == "activate":
        return Refusal("must-activate", "G0-31d")
    if prompt.kind == "select":
        return _select(table, state, seat, path)
    if prompt.kind == "janken":
        return Refusal("not-a-mark", "G0-20")
    return Refusal("not-an-option")


def _discard(table: GensoTable, state: GensoState, seat: int, path: Path) -> Refusal:
    if path[:1] in (("normal",), ("skill",), ("burst",)):
        return _not_a_choice(table, state, seat, str(path[0]))
    usable = own_element(table, state, seat)
    held = [f"hand.{index + 1}" for index in range(len(state.hands[seat]))]
    if any(atom in held and atom not in usable for atom in path[1:]):
        return Refusal("other-element", "G0-30")
    if any(atom not in held for atom in path[1:]):
        return Refusal("not-in-hand", "G0-30")
    return Refusal("not-an-option", "G0-30")


def _not_a_choice(table: GensoTable, state: GensoState, seat: int, mode: str) -> Refusal:
    """A way to attack named before the faces are decided: by the present roll it is forced, out of reach, or not asked yet. Rule G0-31d."""
    battle = state.present()
    assert battle is not None
    card = definition(table, state, fighter_at(state, seat, battle.slots[seat]).card)
    reached = powers(card, matching(card, state.dice[seat]))
    if mode == "normal":
        return Refusal("must-activate", "G0-31d") if reached else Refusal("discards-first", "G0-30")
    return Refusal("discards-first", "G0-30") if mode in reached else Refusal("not-reached", "G0-31")


def _select(table: GensoTable, state: GensoState, seat: int, path: Path) -> Refusal:
    characters = hand_of(table, state, seat, CHARACTER)
    cards = [atom for atom in path[1:4] if atom != "none"]
    if any(atom not in characters for atom in cards):
        return Refusal("not-a-character", "G0-13")
    if len(set(cards)) < len(cards):
        return Refusal("chosen-twice", "G0-03")
    return Refusal("fill-the-slots", "G0-13")
