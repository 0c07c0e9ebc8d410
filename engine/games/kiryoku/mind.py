"""What a seat may not know, and what it could be: for the computer player and the leak tests.

Hidden are the other seat's hand, both decks' order, its leader while it lies face down, its hidden answers, its wish when to be asked, and
the stream. Cards that everybody has seen go to a hand stay known until they leave it. Rules G4-02, G4-03.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

from engine.games.kiryoku import wishes
from engine.games.kiryoku.cards import CHARACTER
from engine.games.kiryoku.options import step
from engine.games.kiryoku.state import LEADER, KiryokuState
from engine.games.kiryoku.values import KiryokuTable
from engine.minds import forget_answer, forget_cards, imagine_answer
from engine.piles import Card, sort_hand
from engine.stream import Stream
from engine.view import other


def forget(state: KiryokuState, seat: int) -> KiryokuState:
    """A new state with what this seat may not know blanked."""
    known, rival = state.clone(), other(seat)
    known.stream = Stream(b"")
    forget_cards(known, seat, _unknown(state, rival), [state.decks[seat]])
    wishes.forgotten(known, rival)
    forget_answer(known, rival)
    return known


def _unknown(state: KiryokuState, rival: int) -> list[int]:
    """The other seat's cards that this seat may not know."""
    hidden = [*state.decks[rival], *(n for n in state.hands[rival] if n not in state.shown)]
    leader = state.field[rival][LEADER]
    return [*hidden, leader.card] if leader is not None and not state.leaders_up else hidden


def imagine(table: KiryokuTable, state: KiryokuState, seat: int, stream: Stream) -> KiryokuState:
    """A forgotten state filled with cards that keep to the copies allowed, both decks in a drawn order."""
    guess, rival = state.clone(), other(seat)
    guess.stream = stream
    draw = Random(stream.below(1 << 62, "imagine"))
    unknown = [number for number, card in enumerate(state.cards) if not card.card]
    for number, card in zip(unknown, _cards(table, state, unknown, rival, draw), strict=True):
        guess.cards[number] = Card(card, rival)
    cards = [state.cards[number].card for number in state.decks[seat]]
    draw.shuffle(cards)
    for number, card in zip(state.decks[seat], cards, strict=True):
        guess.cards[number] = Card(card, seat)
    sort_hand(guess, rival)
    wishes.renew(table, guess, rival)
    imagine_answer(table, guess, rival, step, stream)
    return guess


def _cards(table: KiryokuTable, state: KiryokuState, unknown: list[int], rival: int, draw: Random) -> list[str]:
    """A definition for each unknown card, of each no more than a deck may hold beside what was seen; a character to lead."""
    if not unknown:
        return []
    copies = table.house.copies
    seen = Counter(card.card for card in state.cards if card.owner == rival and card.card)
    pool = _copies(table, copies)
    drawn: list[str] = []
    for card in draw.sample(pool, min(len(unknown) + seen.total(), len(pool))):
        if seen[card] < copies and len(drawn) < len(unknown):
            seen[card] += 1
            drawn.append(card)
    drawn += draw.choices(pool, k=len(unknown) - len(drawn))
    leads = _leads(state, unknown, rival)
    if leads is not None and table.cards[drawn[leads]].kind != CHARACTER:
        drawn[leads] = draw.choice([card for card in pool if table.cards[card].kind == CHARACTER])
    return drawn


def _leads(state: KiryokuState, unknown: list[int], rival: int) -> int | None:
    """Which unknown card must be a character: the face-down leader, or, before it is picked, any of the deck."""
    leader = state.field[rival][LEADER]
    if leader is not None:
        return unknown.index(leader.card) if leader.card in unknown else None
    return None if state.leaders_up else 0


@lru_cache(maxsize=16)
def _copies(table: KiryokuTable, copies: int) -> tuple[str, ...]:
    """Every definition as often as a deck may hold it."""
    return tuple(card for card in sorted(table.cards) for _ in range(copies))
