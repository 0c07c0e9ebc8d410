"""What an open question is about: the units or cards that may be chosen, in the order in which they are numbered."""

from __future__ import annotations

from engine import telling
from engine.decision import Atom, Prompt
from engine.games.kamigami.state import KamigamiState
from engine.games.kamigami.zones import area
from engine.view import SEATS

_AIMS = {"choose": 2, "switch": 1, "strike": 1}
"""Kinds of question about units, and after how many arguments these stand."""


def open_prompt(state: KamigamiState, seat: int) -> Prompt | None:
    """The question that a seat has not answered yet."""
    return state.prompts[seat] if seat in SEATS and telling.asked(state, seat) else None


def targets(state: KamigamiState, seat: int) -> tuple[Atom, ...]:
    """The units that a seat may choose now in the middle of a text or after a KO."""
    prompt = open_prompt(state, seat)
    if prompt is None:
        return ()
    if prompt.kind == "promote":
        return tuple(area(slot) for slot in state.standby(seat))
    return prompt.args[_AIMS[prompt.kind] :] if prompt.kind in _AIMS else ()
