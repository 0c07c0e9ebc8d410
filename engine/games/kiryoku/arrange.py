"""A position laid out by hand, as a scenario writes it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.arranging import check_words, new_card, no_such, order_of
from engine.game import Position
from engine.games.kiryoku.cards import BATTLE, ITEM
from engine.games.kiryoku.phases import STARTS
from engine.games.kiryoku.state import BATTLE_PLACES, LEADER, KiryokuState, Laid, Standing, Turn
from engine.games.kiryoku.values import KiryokuTable, cap
from engine.piles import sort_hand
from engine.stream import Stream
from engine.view import SEATS, other

ZONES = ("leader", "field", "battle", "hand", "deck", "trash")
"""Slots of ``field`` are 1 to 5; what a character bears is ``1.1``, ``1.2`` (of the leader ``1.1`` too)."""
COUNTERS = {"vitality": "vitality", "downs": "downs"}
"""Name in scenarios, and the kind of stat that shows it. ``downs``, on a leader, is its player's down count."""
STATES = ("exhausted", "used", "face-down", "tag", "theirs")
"""``theirs``: an item that the other player has put there."""
PHASES = tuple(STARTS)
_PILES = ("hand", "deck", "trash")


def arrange(table: KiryokuTable, position: Position, stream: Stream, version: str) -> KiryokuState:
    """The state of a position. Who began is who has the odd turns. Raises `ValueError` with what is not possible."""
    state = KiryokuState(rules=version, stream=stream, turn=position.number, active=position.seat, leaders_up=True)
    state.first = position.seat if position.number % 2 else other(position.seat)
    state.field = [[None] * (table.house.max_characters + 1) for _ in SEATS]
    for seat in SEATS:
        for zone, cards in sorted(position.zones[seat].items()):
            for slot, card in sorted(cards.items(), key=lambda laid: order_of(laid[0])):
                _lay(table, state, seat, zone, slot, card)
    for seat in SEATS:
        state.decks[seat].reverse()
        sort_hand(state, seat)
        if state.field[seat][LEADER] is None:
            raise ValueError("expected a leader of both seats")
    _phase(state, position)
    return state


def _lay(table: KiryokuTable, state: KiryokuState, seat: int, zone: str, slot: str, card: Position.Card) -> None:
    check_words(card, COUNTERS, STATES)
    number = new_card(table.cards, state, card, other(seat) if "theirs" in card.states else seat)
    if zone in _PILES:
        {"hand": state.hands, "deck": state.decks, "trash": state.trash}[zone][seat].append(number)
    elif zone == "battle":
        _to_battle(table, state, seat, slot, card, number)
    elif zone in ("leader", "field"):
        _to_field(table, state, seat, zone, slot, card, number)
    else:
        raise no_such("zone", zone, ZONES)


def _to_battle(
    table: KiryokuTable, state: KiryokuState, seat: int, slot: str, card: Position.Card, number: int
) -> None:
    if table.cards[card.id].kind != BATTLE or slot not in [str(n + 1) for n in range(BATTLE_PLACES)]:
        raise ValueError(f"expected a battle card in a place from 1 to {BATTLE_PLACES}, found `{card.id}` in `{slot}`")
    state.laid[seat][int(slot) - 1] = Laid(number, "used" in card.states)


def _to_field(
    table: KiryokuTable, state: KiryokuState, seat: int, zone: str, slot: str, card: Position.Card, number: int
) -> None:
    """A character, or an item on one."""
    at, *item = order_of(slot)
    place = LEADER if zone == "leader" else at
    if (
        not 0 <= place < len(state.field[seat])
        or (zone == "field" and place == LEADER)
        or (zone == "leader" and at != 1)
    ):
        raise ValueError(f"no place `{slot}` in `{zone}`")
    if item:
        _to_bearer(table, state, seat, place, card, number)
        return
    if not table.cards[card.id].stands:
        raise ValueError(f"expected a character in `{zone}`, found `{card.id}`")
    standing = Standing(number, "exhausted" not in card.states)
    vitality = card.counters.get("vitality")
    if vitality is not None:
        standing = replace(standing, damage=cap(table, state, standing, place) - vitality)
    if standing.damage < 0:
        raise ValueError(f"`{card.id}` cannot have more vitality than its cap")
    state.field[seat][place] = standing
    state.downs[seat] += card.counters.get("downs", 0)


def _to_bearer(
    table: KiryokuTable, state: KiryokuState, seat: int, place: int, card: Position.Card, number: int
) -> None:
    """An item; the bearer's damage stays what it was, so that its vitality rises with its cap."""
    standing = state.field[seat][place]
    if standing is None or table.cards[card.id].kind != ITEM:
        raise ValueError(f"expected an item on a character, found `{card.id}`")
    state.field[seat][place] = replace(standing, items=(*standing.items, number))


def _phase(state: KiryokuState, position: Position) -> None:
    """The frame of the phase: a state before its first step, which `Match.run` moves on to the first question."""
    phase = position.phase or "main"
    if phase not in STARTS:
        raise no_such("phase", phase, PHASES)
    state.stack = [Turn(pc=STARTS[phase])]
    state.phase = phase if phase != "end" else "main"
    if phase == "entry":
        state.turn -= 1
        state.active = other(state.active)
