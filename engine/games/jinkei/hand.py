"""A seat's private part of the view: the cards that it has to lay out or to move, and what it is asked."""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Prompt
from engine.games.jinkei.battle import SIDEWAYS
from engine.games.jinkei.field import JinkeiTable
from engine.games.jinkei.options import loser_cards, step
from engine.games.jinkei.sheet import face
from engine.games.jinkei.state import JinkeiState
from engine.view import Face, Hand, Name, Row, Word

_VERBS = ("attack", "slay", "move", "support")


def hand(table: JinkeiTable, state: JinkeiState, seat: int) -> Hand:
    """What this seat holds and is asked."""
    prompt = state.prompts[seat]
    asked = prompt if prompt is not None and prompt.answer is None else None
    return Hand(
        faces=_faces(table, state, seat, asked),
        question=Word(f"ask-{asked.kind}", _values(table, state, asked)) if asked else None,
        rows=_rows(table, state, seat, asked) if asked and asked.kind in ("act", "follow") else (),
    )


def _values(table: JinkeiTable, state: JinkeiState, prompt: Prompt) -> dict[str, int | str | Name]:
    if prompt.kind == "absorb":
        return {"amount": int(prompt.args[2])}
    return {}


def _faces(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt | None) -> tuple[Face, ...]:
    """The cards in hand before placement, those that may be taken at the end, else one's characters on the field."""
    if prompt is not None and prompt.kind == "choose-prize":
        cards = [face(table.cards[card]) for card in loser_cards(state)]
        return tuple(replace(card, number=number, glow="choice") for number, card in enumerate(cards, 1))
    if state.hands[seat]:
        held = [face(table.cards[state.fighters[n].card], state.fighters[n]) for n in state.hands[seat]]
        return tuple(replace(card, number=number) for number, card in enumerate(held, 1))
    return _fighters(table, state, seat, prompt)


def _fighters(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt | None) -> tuple[Face, ...]:
    able = _able(table, state, seat, prompt)
    faces = []
    for cell, number in state.living(seat):
        states = (SIDEWAYS,) if state.is_sideways(number) else ()
        shown = face(table.cards[state.fighters[number].card], state.fighters[number], states)
        where = Word(
            "cell-column",
            {"line": "@cell-front" if table.is_front(cell) else "@cell-back", "column": cell % table.columns + 1},
        )
        if prompt is not None and prompt.kind in ("act", "follow"):
            chosen = "choice" if table.names[cell] in able else "barred"
            shown = replace(shown, glow=chosen)
        faces.append(replace(shown, note=where))
    return tuple(faces)


def _able(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt | None) -> set[str | int]:
    """The own cells whose character can do something now."""
    if prompt is None or prompt.kind not in ("act", "follow"):
        return set()
    verbs = [verb for verb in step(table, state, seat, prompt, ()).choices if verb in _VERBS]
    return {cell for verb in verbs for cell in step(table, state, seat, prompt, (verb,)).choices}


def _rows(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt) -> tuple[Row, ...]:
    """One line for each kind of action: what it does, and how many characters can."""
    offered = step(table, state, seat, prompt, ()).choices
    rows = []
    for verb in _VERBS if prompt.kind == "act" else ("attack", "slay", "support"):
        able = len(step(table, state, seat, prompt, (verb,)).choices) if verb in offered else 0
        if verb == "slay" and not able:
            continue
        note = Word("row-able", {"count": able}) if able else Word(f"row-no-{verb}")
        rows.append(Row(Word(f"verb-{verb}"), note, Word(f"verb-{verb}-gain"), barred=not able))
    return tuple(rows)
