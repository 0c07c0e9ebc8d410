"""A position laid out by hand, as a scenario writes it."""

from __future__ import annotations

from engine.arranging import check_words, new_card, no_such, order_of
from engine.game import Position
from engine.games.kasane.cards import CHARACTER, SCENE
from engine.games.kasane.state import NOBODY, PHASES, UNJUDGED, KasaneState, Setup, Stack, Turn
from engine.games.kasane.zones import KasaneTable
from engine.piles import sort_hand
from engine.stream import Stream
from engine.view import FIRST, SEATS, SECOND, other

ZONES = ("area", "scene", "hand", "deck", "discard")
"""Slots of ``area`` go by round: ``1``; what lies on it is ``1.2``, then ``1.3``. The row grows to the left as the opener sees it."""
COUNTERS = {"bp": "bp"}
"""Name in scenarios, and the kind of stat that shows it."""
STATES = ("face-down", "sideways", "winning")
ARRANGED = ("redraw", *PHASES[:5], "open", "activate", "judge", "end")
_PCS = {"start": 0, "draw": 1, "scene": 2, "set": 4, "level-up": 8, "open": 9, "activate": 10, "judge": 11, "end": 13}
_NEXT_SET = 6


def arrange(table: KasaneTable, position: Position, stream: Stream, version: str) -> KasaneState:
    """The state of a position. The seat whose turn it is leads, and led in turn 1. Raises `ValueError` with what is not possible."""
    state = KasaneState(rules=version, stream=stream, turn=position.number, lead=position.seat, opener=position.seat)
    for seat in SEATS:
        for zone, cards in sorted(position.zones[seat].items()):
            for slot, card in sorted(cards.items(), key=lambda laid: order_of(laid[0])):
                _lay(table, state, seat, zone, slot, card)
        state.decks[seat].reverse()
        sort_hand(state, seat)
    _number(state)
    _phase(state, position)
    return state


def _lay(table: KasaneTable, state: KasaneState, seat: int, zone: str, slot: str, card: Position.Card) -> None:
    number = new_card(table.cards, state, card, seat)
    if zone == "area":
        _to_area(table, state, seat, slot, card, number)
    elif zone == "scene":
        if table.cards[card.id].kind != SCENE or state.scene != NOBODY:
            raise ValueError(f"expected one scene in the scene area, found `{card.id}`")
        state.scene = number
    elif zone in ("hand", "deck", "discard"):
        {"hand": state.hands, "deck": state.decks, "discard": state.discards}[zone][seat].append(number)
    else:
        raise no_such("zone", zone, ZONES)


def _to_area(table: KasaneTable, state: KasaneState, seat: int, slot: str, card: Position.Card, number: int) -> None:
    """A character into an area, or onto the one that lies there; with `winning` or `sideways`, how its last battle went."""
    if table.cards[card.id].kind != CHARACTER:
        raise ValueError(f"expected a character in an area, found `{card.id}`")
    check_words(card, (), STATES)
    round_, *above = order_of(slot)
    side, down = state.field[seat], int("face-down" in card.states)
    if not above and round_ == len(side) + 1:
        side.append(Stack((number,), down))
    elif above and round_ == len(side) and above == [side[-1].count + 1]:
        side[-1] = Stack((*side[-1].cards, number), side[-1].down + down)
    else:
        raise ValueError(f"expected the areas to be numbered one by one, and what is stacked too, found `{slot}`")
    while len(state.won) < round_:
        state.won.append(UNJUDGED)
    if "winning" in card.states:
        state.won[round_ - 1] = seat
    elif "sideways" in card.states and state.won[round_ - 1] == UNJUDGED:
        state.won[round_ - 1] = NOBODY


def _number(state: KasaneState) -> None:
    """The row: each area to the left of the one before, as the opener sees it. Rule Q3-16."""
    areas = max(len(side) for side in state.field)
    state.row = list(range(areas)) if state.opener == SECOND else list(range(areas))[::-1]
    if len(state.field[FIRST]) != len(state.field[SECOND]) and len(state.field[state.lead]) != areas:
        raise ValueError(
            "expected characters of both seats in every area, but for the newest, where the lead's may lie alone"
        )


def _phase(state: KasaneState, position: Position) -> None:
    """The frames of the phase: a state before its first step, which `Match.run` moves on to the first question."""
    phase = position.phase or "scene"
    if phase == "redraw":
        state.turn = 0
        state.stack = [Setup(pc=3)]
    elif phase in _PCS:
        state.turn -= phase == "start"
        alone = len(state.field[state.lead]) > len(state.field[other(state.lead)])
        state.stack = [Turn(pc=_NEXT_SET if phase == "set" and alone else _PCS[phase])]
        state.phase = next(known for known in PHASES if known == phase)
    else:
        raise no_such("phase", phase, ARRANGED)
