"""A seat's private part of the view: its hand, what it is asked, what each card may do now, and why it may not."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.decision import Prompt
from engine.games.kasane.bp import reading
from engine.games.kasane.cards import KasaneCard
from engine.games.kasane.options import (
    Text,
    ability_of,
    activatable,
    entering,
    payable,
    searched,
    source_of,
    spot_of,
)
from engine.games.kasane.placing import level_ups, scene_refused, set_refused
from engine.games.kasane.sheet import face, printed_bp, with_level
from engine.games.kasane.state import NOBODY, Entering, KasaneState
from engine.games.kasane.wordings import ability_words, moment_word
from engine.games.kasane.zones import KasaneTable
from engine.piles import definition
from engine.refusal import Refusal
from engine.view import Face, Hand, Row, Word

_HINTED = ("redraw", "level-up")
"""Questions with a word on the rule behind them."""
_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


def hand(table: KasaneTable, state: KasaneState, seat: int) -> Hand:
    """What this seat holds and is asked."""
    prompt = state.prompts[seat]
    if prompt is None or prompt.answer is not None:
        return Hand(_held(table, state, seat))
    kind = prompt.kind
    faces = _FACES.get(kind, _plain)(table, state, seat, prompt)
    rows = _ROWS[kind](table, state, seat, prompt) if kind in _ROWS else ()
    return Hand(faces, Word(f"ask-{kind}"), rows, Word(f"hint-{kind}") if kind in _HINTED else None)


def in_hand(card: KasaneCard, owner: int) -> Face:
    """A card as it is held: with its level, and the BP that it has by itself."""
    return replace(face(card, owner), badge=with_level(card))


def _held(table: KasaneTable, state: KasaneState, seat: int) -> tuple[Face, ...]:
    return tuple(in_hand(definition(table, state, number), seat) for number in state.hands[seat])


def _numbered(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    return tuple(replace(each, number=number) for number, each in enumerate(faces, 1))


def _plain(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    return _held(table, state, seat)


# --- cards that can be chosen, or why not ----------------------------------------------------------------------------


def _judged(
    table: KasaneTable, state: KasaneState, seat: int, refused: Callable[[KasaneCard], Refusal | None]
) -> tuple[Face, ...]:
    """The hand, each card choosable or barred with the reason."""
    cards = [definition(table, state, number) for number in state.hands[seat]]
    return tuple(
        _marked(each, refused(card)) for each, card in zip(_numbered(_held(table, state, seat)), cards, strict=True)
    )


def _marked(shown: Face, refusal: Refusal | None) -> Face:
    if refusal is None:
        return replace(shown, glow="choice")
    return replace(shown, glow="barred", note=Word(f"note-{refusal.reason}", dict(refusal.values)))


def _for_scene(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """Which scenes may be set. Rules G3-17 to G3-20."""
    return _judged(table, state, seat, lambda card: scene_refused(table, state, card))


def _for_set(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """Which characters may be set. Rules G3-21, Q3-09."""
    return _judged(table, state, seat, set_refused)


def _for_return(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    return tuple(replace(each, glow="choice") for each in _numbered(_held(table, state, seat)))


def _for_take(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """The revealed cards; those that the text does not let its owner take are barred."""
    shown = _numbered(tuple(in_hand(definition(table, state, number), seat) for number in state.revealed))
    none = Word("note-does-not-fit")
    return tuple(
        replace(each, glow="choice")
        if f"revealed.{each.number}" in prompt.args
        else replace(each, glow="barred", note=none)
        for each in shown
    )


def _for_find(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """What the deck holds that may be taken, each definition once."""
    found = tuple(in_hand(table.cards[card], seat) for card in searched(table, state, seat))
    return tuple(replace(each, glow="choice") for each in _numbered(found))


def _for_activate(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """The hand, with the numbers by which cards pay where there is something to pay."""
    held = _held(table, state, seat)
    costs = any(ability_of(table, state, seat, text).cost for text in activatable(table, state, seat))
    return _numbered(held) if costs else held


# --- level up --------------------------------------------------------------------------------------------------------


def _for_level_up(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """Which card goes on which character, or why it goes on none. Rules G3-25, G3-28, G3-29."""
    pairs = list(level_ups(table, state, seat))
    found = []
    for index, shown in enumerate(_numbered(_held(table, state, seat))):
        areas = [area for at, area in pairs if at == index]
        card = definition(table, state, state.hands[seat][index])
        note = _onto(areas) if areas else _why_on_none(table, state, seat, card)
        found.append(replace(shown, glow="choice" if areas else "barred", note=note))
    return tuple(found)


def _onto(areas: list[int]) -> Word:
    if len(areas) == 1:
        return Word("note-upon", {"area": areas[0] + 1})
    return Word("note-upon-several", {"areas": ", ".join(str(area + 1) for area in sorted(areas))})


def _why_on_none(table: KasaneTable, state: KasaneState, seat: int, card: KasaneCard) -> Word:
    if not card.fights:
        return Word("note-not-a-character")
    tops = [(area, definition(table, state, stack.top)) for area, stack in enumerate(state.field[seat])]
    named = [(area, top) for area, top in tops if top.title.ja == card.title.ja]
    if not named:
        return Word("note-other-name")
    if any(state.leveled(seat, area) and (top.level or 0) + 1 == card.level for area, top in named):
        return Word("note-leveled-already")
    below = max(top.level or 0 for _, top in named)
    if (card.level or 0) > below + 1:
        return Word("note-level-first", {"level": (card.level or 0) - 1})
    return Word("note-level-passed")


def _level_up_rows(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Row, ...]:
    """Every own character, and what may go on it with the BP that it would have. Rules G3-25, G3-29, G3-37."""
    pairs = list(level_ups(table, state, seat))
    return tuple(
        _level_up_row(table, state, seat, area, [index for index, at in pairs if at == area])
        for area in state.row
        if area < len(state.field[seat])
    )


def _level_up_row(table: KasaneTable, state: KasaneState, seat: int, area: int, fitting: list[int]) -> Row:
    stack = state.field[seat][area]
    top = definition(table, state, stack.top)
    name, level = Word("row-area", {"number": area + 1}), Word("row-level", {"level": top.level or 0})
    shown = face(top, seat, stack.count)
    if not fitting:
        return Row(name, level, _why_not_higher(table, state, seat, area, top), barred=True, face=shown)
    marks = "".join(_CIRCLED[index] if index < len(_CIRCLED) else f" {index + 1}" for index in fitting)
    cards = [definition(table, state, state.hands[seat][index]) for index in fitting]
    totals = {printed_bp(card, stack.count + 1) for card in cards}
    bp = f" {totals.pop()}" if len(totals) == 1 else ""
    return Row(name, level, Word("row-upon", {"cards": marks, "bp": bp}), face=shown)


def _why_not_higher(table: KasaneTable, state: KasaneState, seat: int, area: int, top: KasaneCard) -> Word:
    if state.leveled(seat, area):
        return Word("row-leveled")
    higher = table.levels.get((top.title.ja, (top.level or 0) + 1))
    return Word("row-not-held" if higher else "row-no-higher")


# --- texts and their choices -----------------------------------------------------------------------------------------


def _enter_rows(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Row, ...]:
    """The texts that wait. Rules G3-31, Q3-13."""
    frame = state.stack[-1]
    assert isinstance(frame, Entering)
    return tuple(_text_row(table, state, seat, text) for text in entering(table, state, seat, frame.waiting))


def _activate_rows(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Row, ...]:
    """The activate texts that are left; those that the hand cannot pay are barred. Rules G3-33, Q3-14."""
    texts = activatable(table, state, seat)
    return tuple(
        replace(_text_row(table, state, seat, text), barred=not payable(table, state, seat, text)) for text in texts
    )


def _text_row(table: KasaneTable, state: KasaneState, seat: int, text: Text) -> Row:
    """A text with its card and where that lies."""
    area, _ = text
    card = definition(table, state, source_of(state, seat, area))
    count = 1 if area == NOBODY else state.field[seat][area].count
    where = Word("strip-scene") if area == NOBODY else Word("row-area", {"number": area + 1})
    ability = ability_of(table, state, seat, text)
    name = Word("row-text", {"card": card.title, "when": moment_word(ability)})
    return Row(name, where, face=face(card, seat, count), lines=ability_words(ability))


def _choose_rows(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt) -> tuple[Row, ...]:
    """The characters to choose from, with the BP that they have now."""
    rows = []
    for atom in prompt.args:
        whose, area = spot_of(atom)
        stack = state.field[whose][area]
        bp = reading(table, state, (whose, area)).total
        rows.append(
            Row(
                Word("row-area", {"number": area + 1}),
                Word("row-own" if whose == seat else "row-rival"),
                Word("row-bp", {"bp": str(bp)}),
                face=face(definition(table, state, stack.top), whose, stack.count),
            )
        )
    return tuple(rows)


_FACES = {
    "scene": _for_scene,
    "set": _for_set,
    "level-up": _for_level_up,
    "activate": _for_activate,
    "take": _for_take,
    "find": _for_find,
    "return": _for_return,
}
_ROWS = {
    "level-up": _level_up_rows,
    "enter": _enter_rows,
    "activate": _activate_rows,
    "choose": _choose_rows,
}
