"""How good a position looks to a seat, for the computer player: who stands, what is left of them, and what they could do.

Nothing here looks at what a seat may not know: of the other side only what lies open, and the numbers of its cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.kiryoku import values
from engine.games.kiryoku.foresight import foreseen
from engine.games.kiryoku.state import LEADER, KiryokuState, Standing
from engine.games.kiryoku.values import KiryokuTable
from engine.games.kiryoku.verbs import ATTRIBUTES
from engine.view import other

_WON = 1000.0
_CHARACTER, _VALUE, _ABILITY = 3.0, 0.12, 0.6
"""A character that stands, each point of its values, and each of its abilities."""
_VITALITY, _OF_LEADER = 1.0, 1.3
_READY, _STOCK = 0.6, 0.2
_ITEM, _CARD, _TOO_MANY = 1.6, 1.0, 0.2
_HINDRANCE = 2.5
"""An item that the rival has put on it."""
_LAID = 1.5
"""A battle card that lies on the field."""
_DOWN = 7.0
_ENDANGERED = 6.0
"""A leader of whom little is left."""
_DECKED = 200.0


class Facts(NamedTuple):
    """What of a definition is asked for again and again."""

    worth: float


@lru_cache(maxsize=16)
def _facts(table: KiryokuTable) -> dict[str, Facts]:
    found = {}
    for card in table.cards.values():
        worth = _CHARACTER + _VALUE * sum(card.value(a) for a in ATTRIBUTES) + _ABILITY * len(card.abilities)
        found[card.id] = Facts(worth)
    return found


def measure(table: KiryokuTable, state: KiryokuState, seat: int) -> float:
    """What stands on both sides, what each holds, and how near each is to losing, when what is open has been processed."""
    state = foreseen(table, state)
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    return _side(table, state, seat) - _side(table, state, other(seat))


def _side(table: KiryokuTable, state: KiryokuState, seat: int) -> float:
    hand = len(state.hands[seat]) + len(state.aside[seat])
    limit = table.house.hand_limit
    worth = _CARD * min(hand, limit) + _TOO_MANY * max(0, hand - limit)
    worth += _STOCK * len(state.stock[seat])
    for place, standing in enumerate(state.field[seat]):
        if standing is not None:
            worth += _standing(table, state, standing, place)
    worth += _LAID * sum(laid is not None for laid in state.laid[seat])
    downs = state.downs[seat]
    worth -= _DOWN * downs * (1 + downs / table.house.downs_to_lose)
    if len(state.decks[seat]) < 3:
        worth -= _DECKED / (1 + len(state.decks[seat]))
    return worth


def _standing(table: KiryokuTable, state: KiryokuState, standing: Standing, place: int) -> float:
    """What a character is worth: that it stands, its values, what is left of it, and whether it is ready."""
    facts = _facts(table).get(state.cards[standing.card].card)
    if facts is None:  # it lies face down, and is the rival's leader
        return 0.0
    left = values.left(table, state, standing, place)
    worth = _items(state, standing) if standing.items else 0.0
    if standing.ready:
        worth += _READY
    if place == LEADER:
        return worth + _OF_LEADER * left - (_ENDANGERED / left if 0 < left < 6 else 0.0)
    return worth + facts.worth + _VITALITY * left


def _items(state: KiryokuState, standing: Standing) -> float:
    """What its items are worth to a character: its own player's help it, the rival's hinder it. Rule Q4-28."""
    owner = state.cards[standing.card].owner
    return sum(_ITEM if state.cards[item].owner == owner else -_HINDRANCE for item in standing.items)
