"""A position laid out by hand, as a scenario writes it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.arranging import check_words, no_such
from engine.game import Position
from engine.games.jinkei.battle import SIDEWAYS
from engine.games.jinkei.field import LINES, JinkeiTable, occupied
from engine.games.jinkei.state import NOBODY, Ending, Fighter, JinkeiState, Opening, Round, Turn
from engine.lasting import Lasting
from engine.stream import Stream
from engine.view import FIRST, SEATS

ZONES = (*LINES, "graveyard", "hand")
COUNTERS = {"hp": "life"}
"""What may be set of a card, and the stat that shows it."""
STATES = (SIDEWAYS,)
PHASES = ("action", "placing", "advance", "repair", "end")


def arrange(table: JinkeiTable, position: Position, stream: Stream, version: str) -> JinkeiState:
    """The state of a position. The first seat goes first in each round. Raises `ValueError` with what is not possible."""
    state = JinkeiState(rules=version, stream=stream, starts=FIRST, field=[[NOBODY] * table.size for _ in SEATS])
    for seat in SEATS:
        for zone, cards in position.zones[seat].items():
            for slot, card in cards.items():
                _lay(table, state, seat, zone, slot, card)
        state.stands[seat] = occupied(state.field[seat])
    _phase(state, position)
    return state


def _lay(table: JinkeiTable, state: JinkeiState, seat: int, zone: str, slot: str, card: Position.Card) -> None:
    if card.id not in table.cards:
        raise ValueError(f"unknown card `{card.id}`")
    check_words(card, COUNTERS, STATES)
    number = len(state.fighters)
    fallen = zone == "graveyard"
    hp = card.counters.get("hp", 0 if fallen else table.cards[card.id].hp)
    if hp < 1 and not fallen:
        raise ValueError(f"`{card.id}` has {hp} HP and is not in the graveyard")
    state.fighters.append(Fighter(card.id, seat, hp))
    if zone in LINES:
        cell = table.cells.get(f"{zone}.{slot}")
        if cell is None:
            raise ValueError(f"no cell `{zone}.{slot}`; columns go from 1 to {table.columns}")
        state.field[seat][cell] = number
    elif zone in ("graveyard", "hand"):
        (state.graves if fallen else state.hands)[seat].append(number)
    else:
        raise no_such("zone", zone, ZONES)
    if SIDEWAYS in card.states:
        state.lasting.append(Lasting(SIDEWAYS, number, until=2))


def _phase(state: JinkeiState, position: Position) -> None:
    """The frames of the phase: a state before its first step, which `Match.run` moves on to the first question."""
    if position.phase == "placing":
        if any(state.stands) or any(state.graves):
            raise ValueError("before placement every card is in hand")
        if any(len(hand) > len(side) for hand, side in zip(state.hands, state.field, strict=True)):
            raise ValueError("a hand has more cards than the field has cells")
        state.field = [[], []]
        state.stack = [Opening(pc=1)]
        return
    if any(state.hands):
        raise ValueError("after placement no card is in hand")
    if not any(state.stands):
        raise ValueError("nobody is on the field")
    if position.number < 1:
        raise ValueError("rounds are numbered from 1")
    state.round = position.number
    state.turn = position.seat + 1
    state.lasting = [replace(effect, until=state.turn + 1) for effect in state.lasting]
    if position.phase == "end":
        state.victor = position.seat
        state.stack = [Ending()]
    elif position.phase in ("advance", "repair"):
        state.stack = [Round(pc=2 if position.phase == "advance" else 3)]
    elif position.phase in ("", "action"):
        state.stack = [Round(pc=position.seat + 1), Turn(seat=position.seat)]
    else:
        raise no_such("phase", position.phase, PHASES)
