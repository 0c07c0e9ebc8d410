"""A position laid out by hand, as a scenario writes it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.arranging import check_words, new_card, no_such
from engine.game import Position
from engine.games.kamigami.opening import empty_side
from engine.games.kamigami.phases import TURN_STEPS
from engine.games.kamigami.state import MAIN, KamigamiState, Opening, Turn, Unit
from engine.games.kamigami.verbs import REINFORCEMENT, REST, STUN, UNIT
from engine.games.kamigami.zones import KamigamiTable, change, unit_at
from engine.piles import Card, sort_hand
from engine.stream import Stream
from engine.view import SEATS, other

ZONES = ("main", "standby", "set", "set-1", "set-2", "set-3", "set-4", "set-5", "hand", "deck", "discard")
"""Cards that are ``set`` lie on the main unit, ``set-2`` on the unit in the second standby area."""
COUNTERS = {"hp": "life", "damage": "damage", "energy": "energy", "entered": "entered"}
"""Name in scenarios, and the kind of stat that shows it. ``entered``, the turn in which a unit came, and ``damage`` are only laid out."""
OUT = "out"
STATES = (REST, STUN, OUT)
PHASES = ("setup", "draw", "main", "end")


def arrange(table: KamigamiTable, position: Position, stream: Stream, version: str) -> KamigamiState:
    """The state of a position. Raises `ValueError` with what is not possible."""
    state = KamigamiState(rules=version, stream=stream, turn=position.number)
    state.active = position.seat
    state.first = position.seat if position.number % 2 else other(position.seat)
    state.field = [empty_side(table.house.standby_areas) for _ in SEATS]
    for seat in SEATS:
        for zone, cards in sorted(position.zones[seat].items(), key=lambda laid: laid[0].startswith("set")):
            for slot, card in cards.items():
                _lay(table, state, seat, zone, slot, card)
        state.decks[seat].reverse()
        sort_hand(state, seat)
    _phase(state, position)
    return state


def _lay(table: KamigamiTable, state: KamigamiState, seat: int, zone: str, slot: str, card: Position.Card) -> None:
    number = new_card(table.cards, state, card, seat)
    if zone in ("main", "standby"):
        _to_area(table, state, seat, _slot(state, zone, slot), card, number)
    elif zone.startswith("set") and zone in ZONES:
        _on_unit(table, state, seat, int(zone.partition("-")[2] or MAIN), number)
    elif zone in ("hand", "deck", "discard"):
        {"hand": state.hands, "deck": state.decks, "discard": state.discards}[zone][seat].append(number)
    else:
        raise no_such("zone", zone, ZONES)


def _slot(state: KamigamiState, zone: str, slot: str) -> int:
    areas = range(1, len(state.field[0])) if zone == "standby" else (1,)
    if slot not in [str(area) for area in areas]:
        raise ValueError(f"no area `{zone}.{slot}`")
    return int(slot) if zone == "standby" else MAIN


def _to_area(
    table: KamigamiTable, state: KamigamiState, seat: int, slot: int, card: Position.Card, number: int
) -> None:
    """A unit with damage, a state, and energy, whose cards are further ones of its own kind."""
    check_words(card, [name for name in COUNTERS if name != "hp"], STATES)
    if table.cards[card.id].kind != UNIT:
        raise ValueError(f"`{card.id}` is no unit")
    energy = tuple(range(number + 1, number + 1 + card.counters.get("energy", 0)))
    state.cards += [Card(card.id, seat) for _ in energy]
    if OUT in card.states:
        change(state, seat, slot, Unit(number, out=True))
        return
    unit = Unit(number, damage=card.counters.get("damage", 0), energy=energy, entered=card.counters.get("entered", 0))
    change(state, seat, slot, replace(unit, state=card.states[0] if card.states else ""))


def _on_unit(table: KamigamiTable, state: KamigamiState, seat: int, slot: int, number: int) -> None:
    if slot not in state.living(seat):
        raise ValueError("no unit there to set a card on")
    if table.cards[state.cards[number].card].kind != REINFORCEMENT:
        raise ValueError(f"`{state.cards[number].card}` is no reinforcement")
    unit = unit_at(state, seat, slot)
    change(state, seat, slot, replace(unit, sets=(*unit.sets, number)))


def _phase(state: KamigamiState, position: Position) -> None:
    """The frames of the phase: a state before its first step, which `Match.run` moves on to the first question."""
    phase = position.phase or "main"
    if phase not in PHASES:
        raise no_such("phase", phase, PHASES)
    if phase == "setup":
        state.turn, state.first, state.active = 0, -1, -1
        state.stack = [Opening()]
        return
    for seat in SEATS:
        if MAIN not in state.living(seat):
            raise ValueError("expected a unit in both main areas")
    state.turn -= phase == "draw"
    state.phase = phase
    state.stack = [Turn(pc=TURN_STEPS[phase], seat=position.seat)]
