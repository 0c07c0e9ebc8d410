"""What a seat may not know, what it could be, and how good a position looks: for the computer player and the leak tests.

Hidden are the other seat's cards until both sides are shown (A2-32), its placement, and the stream.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Path
from engine.games.jinkei.cards import FLYING, INSTANT_DEATH, SELF_REPAIR
from engine.games.jinkei.field import JinkeiTable
from engine.games.jinkei.state import NOBODY, Fighter, JinkeiState, Opening
from engine.minds import forget_answer
from engine.stream import Stream
from engine.view import other

_WON = 1000.0
_EAGER = 1.2
"""How much more an enemy's loss counts than one's own: who never risks an even exchange never wins."""


def forget(state: JinkeiState, seat: int) -> JinkeiState:
    """A new state with what this seat may not know blanked."""
    known = state.clone()
    known.stream = Stream(b"")
    if state.round:
        return known
    rival = other(seat)
    known.fighters = [f if f.owner == seat else Fighter("", rival, 0) for f in state.fighters]
    known.stack = [replace(f, aside=()) if isinstance(f, Opening) else f for f in state.stack]
    forget_answer(known, rival)
    return known


def imagine(table: JinkeiTable, state: JinkeiState, seat: int, stream: Stream) -> JinkeiState:
    """A forgotten state filled with a deck and a placement that fit what this seat has seen."""
    guess = state.clone()
    guess.stream = stream
    rival = other(seat)
    hand = guess.hands[rival]
    if hand and not guess.fighters[hand[0]].card:
        for fighter, card in zip(hand, _deck(table, len(hand), set(state.marks[rival]), stream), strict=True):
            guess.fighters[fighter] = Fighter(card, rival, table.cards[card].hp)
    prompt = guess.prompts[rival]
    if prompt is not None and prompt.kind == "place":
        guess.prompts[rival] = replace(
            prompt, answer=_placement(table, len(hand), stream) if prompt.answer is not None else None
        )
    return guess


def _deck(table: JinkeiTable, size: int, marks: set[str], stream: Stream) -> list[str]:
    """Cards of different names, among them one for each mark seen; copies only where the catalog has too few."""
    cards = stream.shuffled(sorted(table.cards), "imagine")
    shown = [next((card for card in cards if table.cards[card].janken == mark), cards[0]) for mark in sorted(marks)]
    rest = [card for card in cards if card not in shown]
    return sorted((shown + rest * (1 + size // max(1, len(rest))))[:size])


def _placement(table: JinkeiTable, count: int, stream: Stream) -> Path:
    return ("place", *stream.shuffled(table.names, "imagine")[:count])


def measure(table: JinkeiTable, state: JinkeiState, seat: int) -> float:
    """Characters, their HP and what they can reach, own less the other's."""
    if state.victor != NOBODY or state.outcome is not None:
        return _settled(table, state, seat)
    if not state.round:
        placed = _placed(table, state, seat)
        return _worth(table, state, placed) + _pressure(table, state, seat, placed)
    own, enemy = state.field[seat], state.field[other(seat)]
    return _worth(table, state, own) - _EAGER * _worth(table, state, enemy) + _pressure(table, state, seat, own)


def _settled(table: JinkeiTable, state: JinkeiState, seat: int) -> float:
    if state.victor == NOBODY:
        return 0.0
    won = _WON + 10 * state.left(state.victor)
    if state.prize:
        won += 1 + (table.cards[state.prize].ap + table.cards[state.prize].hp) / 10
    return won if state.victor == seat else -won


def _placed(table: JinkeiTable, state: JinkeiState, seat: int) -> list[int]:
    """The side that a seat has laid out and not shown yet."""
    side = [NOBODY] * table.size
    prompt = state.prompts[seat]
    if prompt is not None and prompt.answer:
        for fighter, cell in zip(state.hands[seat], prompt.answer[1:], strict=True):
            side[table.cells[cell]] = fighter
    return side


def _worth(table: JinkeiTable, state: JinkeiState, side: list[int]) -> float:
    """What characters are worth: that they live, their HP, and what they strike with."""
    worth = 0.0
    for number in side:
        if number == NOBODY:
            continue
        fighter = state.fighters[number]
        card = table.cards[fighter.card]
        worth += 12 + fighter.hp * 0.5 + card.ap * 0.15
        worth += 3 * (INSTANT_DEATH in card.skills) + 2 * (SELF_REPAIR in card.skills)
        worth -= 4 * bool(state.lasting and state.is_sideways(number))
    return worth


def _pressure(table: JinkeiTable, state: JinkeiState, seat: int, side: list[int]) -> float:
    """How many of a seat's characters reach an enemy, and how near the others are: who moves up may strike at once."""
    enemy = state.field[other(seat)] or range(table.size)  # before both are shown, somebody may stand anywhere
    columns = [cell % table.columns for cell, number in enumerate(enemy) if number != NOBODY]
    pressure = 0.0
    for cell, number in enumerate(side):
        if number == NOBODY:
            continue
        card = table.cards[state.fighters[number].card]
        if any(enemy[target] != NOBODY for target in table.reach[FLYING in card.skills][cell]):
            pressure += 1 + card.ap * 0.1
        else:
            pressure -= min(abs(column - cell % table.columns) for column in columns) + (not table.is_front(cell))
    return pressure
