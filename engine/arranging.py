"""A position laid out by hand: what every game asks of its cards and its words in the same way."""

from __future__ import annotations

from collections.abc import Collection

from engine.game import Position
from engine.piles import Card, PileState


def no_such(what: str, name: str, known: Collection[str]) -> ValueError:
    """What is wrong with a zone, a phase or another word that the game does not have."""
    return ValueError(f"no {what} `{name}`; there {'are ' + ', '.join(known) if known else 'is none'}")


def new_card(cards: Collection[str], state: PileState, card: Position.Card, owner: int) -> int:
    """The number of a card that lies nowhere yet. Raises `ValueError` for one that is unknown."""
    if card.id not in cards:
        raise ValueError(f"unknown card `{card.id}`")
    state.cards.append(Card(card.id, owner))
    return len(state.cards) - 1


def check_words(card: Position.Card, counters: Collection[str], states: Collection[str]) -> None:
    """Raises `ValueError` for a counter or a state that there is not."""
    for what, given, known in (("counter", card.counters, counters), ("state", card.states, states)):
        for name in given:
            if name not in known:
                raise no_such(what, name, known)


def order_of(slot: str) -> tuple[int, ...]:
    """Slots in the order of their numbers: ``2`` before ``10``, ``1`` before ``1.2``. Raises `ValueError` for what is no number."""
    parts = slot.split(".")
    if not all(part.isdecimal() for part in parts):
        raise ValueError(f"no slot `{slot}`; slots are numbers, such as 1, or 1.2 for what lies on it")
    return tuple(int(part) for part in parts)
