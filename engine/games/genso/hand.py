"""A seat's private part of the view: its hand, what it is asked, and what each choice would give."""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Prompt
from engine.games.genso.cards import GensoCard
from engine.games.genso.foresight import foresee
from engine.games.genso.hint import hint
from engine.games.genso.options import matching, own_element, powers
from engine.games.genso.sheet import face
from engine.games.genso.state import GensoState
from engine.games.genso.zones import GensoTable, fighter_at
from engine.piles import definition
from engine.view import Face, Hand, Name, Row, Stat, Word


def hand(table: GensoTable, state: GensoState, seat: int) -> Hand:
    """What this seat holds and is asked."""
    prompt = state.prompts[seat]
    asked = prompt if prompt is not None and prompt.answer is None else None
    rolled = asked is not None and asked.kind in ("discard", "activate")
    return Hand(
        faces=_faces(table, state, seat, asked),
        question=_question(table, state, seat, asked) if asked else None,
        rows=_rows(table, state, seat) if rolled else (),
        hint=hint(table, state, seat, asked) if asked else None,
    )


def _question(table: GensoTable, state: GensoState, seat: int, prompt: Prompt) -> Word:
    values: dict[str, int | str | Name] = {}
    if prompt.kind == "discard":
        values["element"] = f"@element-{_fighting(table, state, seat).element}"
    if prompt.kind == "take-back":
        values["count"] = int(prompt.args[0])
    return Word(f"ask-{prompt.kind}", values)


def _fighting(table: GensoTable, state: GensoState, seat: int) -> GensoCard:
    battle = state.present()
    assert battle is not None
    return definition(table, state, fighter_at(state, seat, battle.slots[seat]).card)


def _faces(table: GensoTable, state: GensoState, seat: int, prompt: Prompt | None) -> tuple[Face, ...]:
    """The hand; in the dice phase each card says what discarding it would add, or why it cannot be. Rule G0-30."""
    if prompt is not None and prompt.kind == "take-back":
        pile = [face(definition(table, state, number), seat) for number in state.discards[seat]]
        return tuple(replace(card, number=number, glow="choice") for number, card in enumerate(pile, 1))
    held = [face(definition(table, state, number), seat) for number in state.hands[seat]]
    if prompt is None or prompt.kind not in ("select", "discard"):
        return tuple(held)
    faces = [replace(card, number=number) for number, card in enumerate(held, 1)]
    if prompt.kind == "discard":
        usable = own_element(table, state, seat)
        return tuple(_discardable(table, state, seat, shown, f"hand.{shown.number}" in usable) for shown in faces)
    return tuple(replace(shown, glow="choice") for shown in faces)


def _discardable(table: GensoTable, state: GensoState, seat: int, shown: Face, usable: bool) -> Face:
    if not usable:
        return replace(shown, glow="barred", note=Word("note-other-element"))
    element = _fighting(table, state, seat).element
    count = _count(table, state, seat)
    return replace(
        shown, glow="choice", note=Word("note-one-more", {"element": f"@element-{element}", "count": count + 1})
    )


def _count(table: GensoTable, state: GensoState, seat: int) -> int:
    return matching(_fighting(table, state, seat), state.dice[seat])


def _rows(table: GensoTable, state: GensoState, seat: int) -> tuple[Row, ...]:
    """Skill, burst and normal attack: what each needs, what is missing or why it is forced, and the ATK that it gives with its texts."""
    card, count = _fighting(table, state, seat), _count(table, state, seat)
    assert card.skill is not None
    assert card.burst is not None
    usable = len(own_element(table, state, seat))
    reached = powers(card, count)
    rows = []
    for name, power in (("skill", card.skill), ("burst", card.burst)):
        open_, missing = name in reached, max(0, power.cost - count)
        value = foresee(table, state, seat, name, count + missing, min(missing, usable)).atk
        note = (
            Word("row-forced")
            if reached == [name]
            else Word("row-free")
            if open_
            else Word("row-missing", {"count": missing})
        )
        rows.append(
            Row(
                Word(f"tag-{name}"),
                note,
                barred=not open_,
                forced=reached == [name],
                emblem=str(card.element),
                cost=power.cost,
                stat=Stat("attack", value, card.atk),
            )
        )
    note = Word("row-reached") if reached else Word("row-forced")
    plain = Stat("attack", foresee(table, state, seat, "normal", count).atk, card.atk)
    rows.append(Row(Word("row-normal"), note, barred=bool(reached), forced=not reached, stat=plain))
    return tuple(rows)
