"""ATK: base as printed, added as what lasts in this battle, never stored as a sum. Rules G0-31e, G0-31i, A0-19, A0-30."""

from __future__ import annotations

from engine.games.genso.cards import Amount
from engine.games.genso.state import GensoState
from engine.games.genso.zones import GensoPlay, GensoTable
from engine.lasting import Lasting, on_card
from engine.piles import definition
from engine.view import other

ADDED = "atk"


def base(table: GensoTable, state: GensoState, number: int) -> int:
    """Base ATK. Rule G0-31e."""
    return definition(table, state, number).atk


def added(table: GensoTable, state: GensoState, number: int) -> int:
    """Added ATK of the present battle; where the house holds the floor at each change, no step goes below 0."""
    changes = [effect.amount for effect in on_card(state.lasting, ADDED, number)]
    if table.house.atk_floor == "once":
        return sum(changes)
    start = now = base(table, state, number)
    for change in changes:
        now = max(0, now + change)
    return now - start


def atk(table: GensoTable, state: GensoState, number: int) -> int:
    """What counts at the comparison: base and everything added, never below 0. Rule A0-30."""
    return max(0, base(table, state, number) + added(table, state, number))


def change(play: GensoPlay, number: int, amount: int) -> None:
    """Add to a character's ATK for this battle, or take off."""
    if amount:
        play.state.lasting = [*play.state.lasting, Lasting(ADDED, number, amount=amount, until=play.state.battle)]


def counted(state: GensoState, seat: int, slots: tuple[int, int], amount: Amount) -> int:
    """An amount as it stands now: so much, or so much for each."""
    if amount.each is None:
        return amount.amount
    return amount.amount * _each(state, seat, slots, amount.each)


def _each(state: GensoState, seat: int, slots: tuple[int, int], each: str) -> int:
    if each == "hand":
        return len(state.hands[seat])
    if each == "faces":
        return state.faces[seat]
    if each == "own-lost":
        return state.lost[seat]
    if each == "field-counters":
        return sum(len(fighter.counters) for side in state.field for fighter in side if fighter is not None)
    whose = seat if each == "own-counters" else other(seat)
    fighter = state.field[whose][slots[whose]]
    return len(fighter.counters) if fighter is not None else 0
