"""What a seat may not know, and what it could be: for the computer player and the leak tests.

Hidden are the other seat's hand, both decks' order, face-down characters and leaders of the other seat, its hidden answers, and the
stream. Cards that everybody has seen go to a hand stay known until that hand has made a hidden choice.
"""

from __future__ import annotations

from collections import Counter

from engine.games.genso.cards import LEADER, STACK
from engine.games.genso.options import step
from engine.games.genso.state import NOBODY, GensoState
from engine.games.genso.zones import GensoTable
from engine.minds import forget_answer, forget_cards, imagine_answer
from engine.piles import Card, sort_hand
from engine.stream import Stream
from engine.view import other


def forget(state: GensoState, seat: int) -> GensoState:
    """A new state with what this seat may not know blanked."""
    known = state.clone()
    known.stream = Stream(b"")
    rival = other(seat)
    forget_cards(known, seat, _unknown(state, seat), [state.decks[seat]])
    known.laid[rival] = ["" for _ in state.laid[rival]]
    forget_answer(known, rival)
    return known


def _unknown(state: GensoState, seat: int) -> list[int]:
    """The other seat's cards that this seat may not know."""
    rival = other(seat)
    hidden = [*state.decks[rival], *(n for n in state.hands[rival] if n not in state.shown)]
    for fighter in state.field[rival]:
        if fighter is not None and not fighter.up:
            hidden += [fighter.card, *fighter.stacked]
    if state.leaders[rival] != NOBODY and not state.leaders_up[rival]:
        hidden.append(state.leaders[rival])
    return hidden


def imagine(table: GensoTable, state: GensoState, seat: int, stream: Stream) -> GensoState:
    """A forgotten state filled with cards that keep to the copies allowed, both decks in a drawn order."""
    guess = state.clone()
    guess.stream = stream
    rival = other(seat)
    unknown = [number for number, card in enumerate(state.cards) if not card.card]
    for number, card in zip(unknown, _cards(table, state, unknown, stream), strict=True):
        guess.cards[number] = Card(card, rival)
    own = stream.shuffled([state.cards[number].card for number in state.decks[seat]], "imagine")
    for number, card in zip(state.decks[seat], own, strict=True):
        guess.cards[number] = Card(card, seat)
    sort_hand(guess, rival)
    guess.laid[rival] = [stream.pick(("rock", "paper", "scissors"), "imagine") for _ in state.laid[rival]]
    imagine_answer(table, guess, rival, step, stream)
    return guess


def _cards(table: GensoTable, state: GensoState, unknown: list[int], stream: Stream) -> list[str]:
    """A definition for each unknown card: leaders for a leader, stacked cards for what is stacked, characters for the rest."""
    copies = table.house.copies
    seen = Counter(card.card for number, card in enumerate(state.cards) if number not in unknown)
    pool = [card for card, d in sorted(table.cards.items()) for _ in range(copies - seen[card]) if d.fights]
    chosen = []
    stacked = {n for side in state.field for fighter in side if fighter is not None for n in fighter.stacked}
    for number in unknown:
        kind = LEADER if number in state.leaders else STACK if number in stacked else ""
        chosen.append(_of_kind(table, kind, stream) if kind else _drawn(pool, stream))
    return chosen


def _drawn(pool: list[str], stream: Stream) -> str:
    """One of the pool, which loses it: as many draws as cards, not as many as there could be."""
    index = stream.below(len(pool), "imagine")
    pool[index], pool[-1] = pool[-1], pool[index]
    return pool.pop()


def _of_kind(table: GensoTable, kind: str, stream: Stream) -> str:
    return stream.pick([card for card, d in sorted(table.cards.items()) if d.kind == kind], "imagine")
