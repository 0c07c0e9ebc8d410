"""The table as a `View`: four rows of cells, a plate for each seat, and what just happened."""

from __future__ import annotations

from engine import telling
from engine.events import Happening
from engine.games.jinkei.battle import SIDEWAYS
from engine.games.jinkei.field import BACK, FRONT, JinkeiTable
from engine.games.jinkei.hand import hand
from engine.games.jinkei.sheet import face
from engine.games.jinkei.state import NOBODY, Advance, Battle, JinkeiState, Opening
from engine.view import (
    FIRST,
    PUBLIC,
    SEATS,
    SECOND,
    Area,
    Arrow,
    Ending,
    Face,
    Plate,
    Score,
    Slot,
    View,
    Word,
    Zone,
)

PHASES = ("phase-placing", "phase-action", "phase-battle", "phase-advance", "phase-repair", "phase-end")
_BLOWS = frozenset(
    {"struck", "struck-through", "missed", "slew", "failed-death", "swung", "attacked", "announced-death"}
)
_HITS = frozenset({"struck", "struck-through"})
_QUIET = frozenset({"fell", "showed-marks"})
"""Happenings that another one of the same moment says better."""


def view(table: JinkeiTable, state: JinkeiState, viewer: int) -> View:
    """What a seat, or everybody, may see of a match."""
    waiting = telling.waiting(state)
    return View(
        game="jinkei",
        viewer=viewer,
        turn=Word("round", {"number": state.round}) if state.round else Word("preparing"),
        phases=PHASES,
        phase=_phase(state),
        plates=tuple(_plate(table, state, seat, waiting) for seat in SEATS),
        areas=tuple(
            _area(table, state, seat, line, viewer)
            for seat, line in ((SECOND, BACK), (SECOND, FRONT), (FIRST, FRONT), (FIRST, BACK))
        ),
        waiting=waiting,
        waits_for=telling.waits_for(state),
        happened=telling.happened(state, viewer, table.catalog.name_of, _QUIET),
        arrow=_arrow(state),
        hand=None if viewer == PUBLIC else hand(table, state, viewer),
        ending=_ending(table, state),
    )


def _phase(state: JinkeiState) -> int:
    if state.outcome is not None or state.victor != NOBODY:
        return PHASES.index("phase-end")
    kinds = {type(frame) for frame in state.stack}
    if Opening in kinds and not state.round:
        return PHASES.index("phase-placing")
    if Battle in kinds:
        return PHASES.index("phase-battle")
    return PHASES.index("phase-advance" if Advance in kinds else "phase-action")


# --- plates -----------------------------------------------------------------------------------------------------------


def _plate(table: JinkeiTable, state: JinkeiState, seat: int, waiting: tuple[int, ...]) -> Plate:
    """Characters left and their HP decide the game; during preparation the cards in hand. Rules G2-06, G2-22."""
    fallen = tuple(face(table.cards[state.fighters[n].card], state.fighters[n]) for n in state.graves[seat])
    graveyard = Zone("graveyard", "discard", len(state.graves[seat]), fallen)
    both_asked = not state.round and all(state.prompts)
    return Plate(
        seat=seat,
        scores=_scores(state, seat),
        zones=(graveyard,),
        active=seat in waiting,
        answered=both_asked and seat not in waiting,
        seal=_seal(state, seat, waiting, both_asked=both_asked),
        tags=(Word("goes-first"),) if state.starts == seat else (),
    )


def _scores(state: JinkeiState, seat: int) -> tuple[Score, ...]:
    if not state.round:
        return (Score(len(state.hands[seat]), label="score-held", unit="unit-cards"),)
    hp = sum(state.fighters[fighter].hp for _, fighter in state.living(seat))
    return (Score(state.left(seat), label="score-left", unit="unit-cards"), Score(hp, icon="life"))


def _seal(state: JinkeiState, seat: int, waiting: tuple[int, ...], *, both_asked: bool) -> str:
    winner = state.outcome.winner if state.outcome else None if state.victor == NOBODY else state.victor
    if winner == seat:
        return "seal-won"
    if seat not in waiting:
        return ""
    return "seal-asked" if both_asked else "seal-turn"


# --- field ------------------------------------------------------------------------------------------------------------


def _area(table: JinkeiTable, state: JinkeiState, seat: int, line: str, viewer: int) -> Area:
    start = 0 if line == FRONT else table.columns
    side = _side(table, state, seat, viewer)
    slots = tuple(_slot(table, state, seat, cell, side) for cell in range(start, start + table.columns))
    hidden = not state.round and NOBODY in side and side.count(NOBODY) == table.size
    veiled = len(state.hands[seat]) if hidden and line == FRONT else 0
    return Area(line, "grid", seat, slots, table.columns, veiled=veiled)


def _side(table: JinkeiTable, state: JinkeiState, seat: int, viewer: int) -> list[int]:
    """Who stands where, as far as the viewer may know: before both are shown, only one's own placement. Rule A2-32."""
    if state.field[seat]:
        return state.field[seat]
    side = [NOBODY] * table.size
    prompt = state.prompts[seat]
    if viewer == seat and prompt is not None and prompt.answer:
        for fighter, cell in zip(state.hands[seat], prompt.answer[1:], strict=True):
            side[table.cells[cell]] = fighter
    return side


def _slot(table: JinkeiTable, state: JinkeiState, seat: int, cell: int, side: list[int]) -> Slot:
    place = table.places[seat][cell]
    glow = "happened" if any(place in ends for ends in _ends(state)) else ""
    fighter = side[cell]
    if fighter == NOBODY:
        return Slot(place, empty="cell-front" if table.is_front(cell) else "cell-back", glow=glow)
    who = state.fighters[fighter]
    states = (SIDEWAYS,) if state.is_sideways(fighter) else ()
    shown: Face = face(table.cards[who.card], who, states, glow, _burst(state, place))
    return Slot(place, (shown,))


def _ends(state: JinkeiState) -> list[tuple[str, str]]:
    """The places between which the last blow went."""
    blow = _last_blow(state)
    return [] if blow is None else [_places(blow)]


def _last_blow(state: JinkeiState) -> Happening | None:
    return next((h for h in reversed(state.recent) if h.name in _BLOWS), None)


def _places(happening: Happening) -> tuple[str, str]:
    source, target = happening.source, happening.target
    return (source.place if source else "", target.place if target else "")


def _arrow(state: JinkeiState) -> Arrow | None:
    blow = _last_blow(state)
    if blow is None:
        return None
    source, target = _places(blow)
    return Arrow(source, target, blow.dice[0] if blow.dice and blow.name != "struck-through" else 0)


def _burst(state: JinkeiState, place: str) -> str | None:
    """What struck the card that stands here, in the last action."""
    hits = [h for h in state.recent if h.name in _HITS and h.target and h.target.place == place]
    return f"\N{MINUS SIGN}{hits[-1].amount}" if hits else None


# --- the end ----------------------------------------------------------------------------------------------------------


def _ending(table: JinkeiTable, state: JinkeiState) -> Ending | None:
    """Who won, why, and which card is taken; whether it changes hands is not this game's to say. Rule A2-29."""
    outcome = state.outcome
    if outcome is None:
        return None
    lines: tuple[Word, ...] = ()
    cards: tuple[Face, ...] = ()
    if state.prize:
        prize = table.cards[state.prize]
        lines = (Word("prize-would-be", {"card": prize.title, **telling.sides(outcome)}),)
        cards = (face(prize),)
    elif outcome.termination == "wiped-out" and table.house.prize == "ask":
        lines = (Word("prize-left", telling.sides(outcome)),)
    return telling.ending(outcome, {}, lines, cards)
