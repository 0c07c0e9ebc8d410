"""Why an answer is not possible: the reason and the clause, found only when somebody asks.

Every reason that a player may meet is worded in ``data/jinkei/words``.
"""

from __future__ import annotations

from engine.decision import Path, Prompt
from engine.games.jinkei.cards import FLYING, INSTANT_DEATH
from engine.games.jinkei.field import JinkeiTable
from engine.games.jinkei.options import LENGTHS
from engine.games.jinkei.state import NOBODY, JinkeiState
from engine.refusal import Refusal
from engine.view import other


def why_not(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
    """The refusal for a path that is no answer to this question."""
    if prompt is None:
        asked = state.prompts[other(seat)]
        return Refusal("not-your-turn", "G2-08") if asked and asked.kind in ("act", "follow") else Refusal("not-asked")
    if prompt.kind in ("act", "follow"):
        return _action(table, state, seat, prompt, path)
    if prompt.kind == "place":
        return _placement(table, state, seat, path)
    if prompt.kind == "advance":
        return Refusal("must-advance", "G2-20")
    if prompt.kind == "choose-prize":
        return Refusal("not-in-that-deck", "G2-33")
    return Refusal("not-an-option")


def _placement(table: JinkeiTable, state: JinkeiState, seat: int, path: Path) -> Refusal:
    cells = path[1:]
    if any(cell not in table.cells for cell in cells):
        return Refusal("no-such-cell", "G2-06")
    if len(set(cells)) < len(cells):
        return Refusal("cell-taken", "G2-06")
    return Refusal("place-all", "G2-06", {"count": len(state.hands[seat])})


def _action(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    verb = path[0] if path else ""
    if len(path) > LENGTHS.get(verb, 0) or (verb == "stop" and prompt.kind == "act"):
        return Refusal("not-an-option")
    if verb == "pass" and prompt.kind == "act":
        return Refusal("must-act", "A2-23")
    if prompt.kind == "follow" and verb in ("move", "pass"):
        return Refusal("already-moved", "G2-15")
    if len(path) < 3:  # verb, source, target
        return Refusal("incomplete")
    source, target = (table.cells.get(atom, NOBODY) for atom in path[1:3])
    if NOBODY in (source, target):
        return Refusal("no-such-cell", "G2-14" if verb == "move" else "G2-09")
    if state.field[seat][source] == NOBODY:
        return Refusal("nobody-there", "G2-09")
    if prompt.kind == "follow" and path[1] != prompt.args[0]:
        return Refusal("only-the-mover", "A2-5")
    if state.is_sideways(state.field[seat][source]):
        return Refusal("sideways", "G2-31")
    if verb in ("attack", "slay"):
        return _attack(table, state, seat, source, target, slay=verb == "slay")
    return Refusal("not-adjacent", "G2-14") if verb == "move" else _support(table, state, seat, source, target, path)


def _attack(table: JinkeiTable, state: JinkeiState, seat: int, source: int, target: int, *, slay: bool) -> Refusal:
    skills = table.cards[state.fighters[state.field[seat][source]].card].skills
    if slay and INSTANT_DEATH not in skills:
        return Refusal("no-instant-death", "G2-31")
    if not table.is_front(source) and not table.is_front(target):
        return Refusal("back-to-back", "G2-13")
    far = table.far(source, target)
    if far and FLYING not in skills:
        return Refusal("needs-flying", "G2-11")
    if target not in table.reach[FLYING in skills][source]:
        return Refusal("out-of-reach", "A2-3" if far else "G2-12")
    return Refusal("no-target", "G2-09")


def _support(table: JinkeiTable, state: JinkeiState, seat: int, source: int, target: int, path: Path) -> Refusal:
    if source == target:
        return Refusal("not-itself", "A2-27")
    if target not in table.around[source]:
        return Refusal("not-beside", "G2-16")
    if state.field[seat][target] == NOBODY:
        return Refusal("no-receiver", "A2-30")
    if len(path) < 4:  # verb, giver, receiver, amount
        return Refusal("incomplete")
    amount = path[3]
    if not isinstance(amount, int) or amount < 1:
        return Refusal("at-least-one", "A2-27")
    return Refusal("more-than-hp", "G2-17", {"hp": state.fighters[state.field[seat][source]].hp})
