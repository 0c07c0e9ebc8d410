"""Cards by number in decks, hands and piles, the top last: what the games that are played from decks do with them in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, Self, TypeVar

from msgspec import Struct, field

from engine.catalog import DeckList, Definition
from engine.events import Happening
from engine.game import Table
from engine.house import House
from engine.play import Play
from engine.state import State
from engine.view import SEATS


class Card(Struct, frozen=True, array_like=True):
    """A card in a match. Its index in the state is its number; an empty ``card`` is one that may not be known."""

    card: str
    owner: int


class PileState(State, omit_defaults=True):
    """The state of a game that is played from decks: cards by number, and where each is. A game adds its other zones."""

    cards: list[Card] = field(default_factory=list)
    decks: list[list[int]] = field(default_factory=lambda: [[], []])
    """The top is the last."""
    hands: list[list[int]] = field(default_factory=lambda: [[], []])

    def clone(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = super().clone()
        (first_deck, second_deck), (first_hand, second_hand) = self.decks, self.hands
        twin.cards = self.cards[:]
        twin.decks = [first_deck[:], second_deck[:]]
        twin.hands = [first_hand[:], second_hand[:]]
        return twin


S = TypeVar("S", bound=PileState)
T = TypeVar("T")
D = TypeVar("D", bound=Definition)
H = TypeVar("H", bound=House)


def definition(table: Table[D, H], state: PileState, number: int) -> D:
    """What a card prints."""
    return table.cards[state.cards[number].card]


# --- decks ------------------------------------------------------------------------------------------------------------


def lay_decks(state: PileState, lists: Sequence[DeckList]) -> None:
    """Both decks, shuffled: the cards are numbered after that, so that a number tells nothing about its card."""
    cards = [(card, seat) for seat in SEATS for card in lists[seat].spread()]
    state.cards = [Card(card, seat) for card, seat in state.stream.shuffled(cards)]
    for number, card in enumerate(state.cards):
        state.decks[card.owner].append(number)


def draw(play: Play[S, T], seat: int, count: int) -> list[int]:
    """Draw so many cards, or what there is. Returns which."""
    state = play.state
    deck = state.decks[seat]
    lay_on_top(state, seat, count)
    drawn = deck[len(deck) - min(count, len(deck)) :]
    if drawn:
        del deck[len(deck) - len(drawn) :]
        state.hands[seat] += drawn
        sort_hand(state, seat)
        play.tell(Happening("drew", seat, amount=len(drawn)))
    return drawn


def lay_on_top(state: PileState, seat: int, count: int) -> None:
    """What a scenario lays down is drawn next, the first named first; cards that the deck does not have are passed over."""
    forced = state.stream.forced
    if forced is None or not forced.draws:
        return
    deck, named = state.decks[seat], forced.draws[seat][:count]
    del forced.draws[seat][:count]
    for card in reversed(named):
        number = next((number for number in deck if state.cards[number].card == card), None)
        if number is not None:
            deck.remove(number)
            deck.append(number)


# --- hands ------------------------------------------------------------------------------------------------------------


class Shown(Protocol):
    """A state that remembers which cards of a hidden hand the other seat has seen go there."""

    cards: list[Card]
    hands: list[list[int]]
    shown: list[int]


def sort_hand(state: PileState | Shown, seat: int) -> None:
    """Keep a hand in the order of its definitions, so that its order tells nothing about how it came together."""
    cards = state.cards
    state.hands[seat].sort(key=lambda number: (cards[number].card, number))


def to_hand(state: Shown, number: int) -> None:
    """A card that everybody has seen goes to its owner's hand."""
    owner = state.cards[number].owner
    state.hands[owner].append(number)
    state.shown.append(number)
    sort_hand(state, owner)


def take_from_hand(state: Shown, seat: int, number: int) -> None:
    """A card leaves a hand for where everybody sees it."""
    state.hands[seat].remove(number)
    if number in state.shown:
        state.shown.remove(number)


def hide_hand(state: Shown, seat: int) -> None:
    """After a card has left a hand unseen nobody can tell any more which shown card is where."""
    state.shown = [number for number in state.shown if state.cards[number].owner != seat]
