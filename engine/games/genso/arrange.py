"""A position laid out by hand, as a scenario writes it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.arranging import check_words, new_card, no_such
from engine.game import Position
from engine.games.genso.cards import ELEMENTS
from engine.games.genso.state import LANES, NOBODY, Battle, Counter, Fighter, GensoState, Turn
from engine.games.genso.zones import GensoTable
from engine.piles import sort_hand
from engine.stream import Stream
from engine.view import SEATS, other

ZONES = ("lane", "stacked", "hand", "deck", "discard", "leader")
"""A card that is ``stacked`` lies on the character in the lane of the same number."""
COUNTERS = {"atk": "attack", **{str(element): str(element) for element in ELEMENTS}}
"""Name in scenarios, and the kind of stat that shows it."""
STATES = ("face-down",)
PHASES = ("draw", "select", "battle", "battle-2", "battle-3", "judge", "end")
_PCS = {"draw": 0, "select": 2, "judge": 7, "end": 10}


def arrange(table: GensoTable, position: Position, stream: Stream, version: str) -> GensoState:
    """The state of a position. Slot 1 is number 1. Raises `ValueError` with what is not possible."""
    state = GensoState(rules=version, stream=stream, mirrored=False, turn=position.number)
    state.supply = [[table.house.counters_each] * len(ELEMENTS) for _ in SEATS]
    for seat in SEATS:
        for zone, cards in sorted(position.zones[seat].items(), key=lambda laid: laid[0] == "stacked"):
            for slot, card in cards.items():
                _lay(table, state, seat, zone, slot, card)
        state.decks[seat].reverse()
        sort_hand(state, seat)
    _phase(state, position)
    return state


def _lay(table: GensoTable, state: GensoState, seat: int, zone: str, slot: str, card: Position.Card) -> None:
    number = new_card(table.cards, state, card, seat)
    if zone == "lane":
        _to_lane(state, seat, slot, card, number)
    elif zone == "stacked":
        _on_character(state, seat, slot, number)
    elif zone == "leader":
        state.leaders[seat] = number
    elif zone in ("hand", "deck", "discard"):
        {"hand": state.hands, "deck": state.decks, "discard": state.discards}[zone][seat].append(number)
    else:
        raise no_such("zone", zone, ZONES)


def _to_lane(state: GensoState, seat: int, slot: str, card: Position.Card, number: int) -> None:
    lane = _lane(slot)
    check_words(card, COUNTERS, STATES)
    elements = [element for element in ELEMENTS if card.counters.get(element)]
    for element in elements:
        state.supply[other(seat)][ELEMENTS.index(element)] -= 1
    counters = tuple(Counter(element, other(seat)) for element in elements)
    up = "face-down" not in card.states
    state.field[seat][lane] = Fighter(number, up, counters, atk=card.counters.get("atk"))


def _lane(slot: str) -> int:
    if slot not in [str(lane + 1) for lane in range(LANES)]:
        raise ValueError(f"no lane `{slot}`; lanes go from 1 to {LANES}")
    return int(slot) - 1


def _on_character(state: GensoState, seat: int, slot: str, number: int) -> None:
    there = state.field[seat][_lane(slot)]
    if there is None:
        raise ValueError(f"no character in lane `{slot}` to stack a card on")
    state.field[seat][_lane(slot)] = replace(there, stacked=(*there.stacked, number))


def _phase(state: GensoState, position: Position) -> None:
    """The frames of the phase: a state before its first step, which `Match.run` moves on to the first question."""
    phase = position.phase or "select"
    if phase.startswith("battle"):
        number = int(phase.removeprefix("battle").removeprefix("-") or 1) - 1
        state.first = NOBODY
        state.results = [None] * number
        state.stack = [Turn(pc=7)]
        for slot in reversed(state.order()[number:]):
            state.stack.append(Battle(lane=state.order().index(slot), slots=(slot, slot)))
    elif phase in _PCS:
        state.turn -= phase == "draw"
        state.stack = [Turn(pc=_PCS[phase])]
    else:
        raise no_such("phase", phase, PHASES)
