"""What a seat may not know, and what it could be: for the computer player and the leak tests.

Hidden are the other seat's hand, both decks' order, all energy, the other's main unit while it lies face down, its hidden answers, and the
stream. Own energy and own deck are told apart by nobody, but while the deck is looked through. Rules G1-16, A1-37.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

from engine.games.kamigami.decks import COPIES
from engine.games.kamigami.options import step
from engine.games.kamigami.state import MAIN, KamigamiState, Opening
from engine.games.kamigami.verbs import UNIT
from engine.games.kamigami.zones import KamigamiTable
from engine.minds import forget_answer, forget_cards, imagine_answer
from engine.piles import Card, sort_hand
from engine.stream import Stream
from engine.view import other


def forget(table: KamigamiTable, state: KamigamiState, seat: int) -> KamigamiState:
    """A new state with what this seat may not know blanked."""
    known = state.clone()
    known.stream = Stream(b"")
    rival = other(seat)
    forget_cards(known, seat, _unknown(state, rival), own_pools(table, state, seat))
    forget_answer(known, rival)
    return known


def _unknown(state: KamigamiState, rival: int) -> list[int]:
    """The other seat's cards that this seat may not know."""
    hidden = [*state.decks[rival], *(n for n in state.hands[rival] if n not in state.shown), *_energy(state, rival)]
    main = state.field[rival][MAIN]
    return [*hidden, main.card] if main is not None and not main.up else hidden


def _energy(state: KamigamiState, seat: int) -> list[int]:
    return [number for unit in state.field[seat] if unit is not None for number in unit.energy]


def own_pools(table: KamigamiTable, state: KamigamiState, seat: int) -> list[list[int]]:
    """The own cards that the seat cannot tell apart: deck and energy together, or each alone where it sees one of them."""
    deck, energy = state.decks[seat], _energy(state, seat)
    if table.house.energy_looked_at == "owner":
        return [deck]
    prompt = state.prompts[seat]
    searching = prompt is not None and prompt.kind == "search" and prompt.answer is None
    return [deck, energy] if searching else [[*deck, *energy]]


# --- what it could be -------------------------------------------------------------------------------------------------


def imagine(table: KamigamiTable, state: KamigamiState, seat: int, stream: Stream) -> KamigamiState:
    """A forgotten state filled with cards that keep to the copies allowed, both decks in a drawn order."""
    guess = state.clone()
    guess.stream = stream
    rival = other(seat)
    draw = Random(stream.below(1 << 62, "imagine"))
    unknown = [number for number, card in enumerate(state.cards) if not card.card]
    for number, card in zip(unknown, _cards(table, state, unknown, rival, draw), strict=True):
        guess.cards[number] = Card(card, rival)
    for pool in own_pools(table, state, seat):
        cards = [state.cards[number] for number in pool]
        draw.shuffle(cards)
        for number, own in zip(pool, cards, strict=True):
            guess.cards[number] = own
    sort_hand(guess, rival)
    imagine_answer(table, guess, rival, step, stream)
    return guess


def _cards(table: KamigamiTable, state: KamigamiState, unknown: list[int], rival: int, draw: Random) -> list[str]:
    """A definition for each unknown card, of each no more than a deck may hold beside what was seen; a unit for what must be one."""
    seen = Counter([card.card for card in state.cards if card.owner == rival])
    left = [card for card in _names(table) for _ in range(COPIES - seen[card])]
    drawn = draw.sample(left, min(len(unknown), len(left)))
    drawn += draw.choices(_names(table), k=len(unknown) - len(drawn))
    must = _must_be_unit(state, unknown, rival)
    if must is not None and table.cards[drawn[unknown.index(must)]].kind != UNIT:
        drawn[unknown.index(must)] = draw.choice([card for card in _names(table) if table.cards[card].kind == UNIT])
    return drawn


@lru_cache(maxsize=16)
def _names(table: KamigamiTable) -> tuple[str, ...]:
    """Every definition, in an order that is always the same."""
    return tuple(sorted(table.cards))


def _must_be_unit(state: KamigamiState, unknown: list[int], rival: int) -> int | None:
    """In the setup the other seat lays a unit, so its hand holds one, or it lies there."""
    main = state.field[rival][MAIN]
    if main is not None:
        return main.card if not main.up else None
    setup = bool(state.stack) and isinstance(state.stack[0], Opening)
    return next((number for number in state.hands[rival] if number in unknown), None) if setup else None
