"""What a seat may not know, and what it could be: for the computer player and the leak tests.

Hidden are the other seat's hand, both decks' order, the other seat's face-down cards, its hidden answers, and the stream. What both have
seen stays known: where it is as long as that can be told, and that it is there somewhere as long as it lies hidden. A card face down on
another bears the name of the one under it, one level higher (G3-25); whoever is asked to set has something to set (G3-24).
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.games.kasane.cards import KasaneCard
from engine.games.kasane.decks import COPIES
from engine.games.kasane.options import step
from engine.games.kasane.state import Blurred, KasaneState, Stack
from engine.games.kasane.zones import KasaneTable
from engine.minds import imagine_answer
from engine.piles import Card, sort_hand
from engine.stream import Stream
from engine.view import other


def forget(state: KasaneState, seat: int) -> KasaneState:
    """A new state with what this seat may not know blanked."""
    known, rival = state.clone(), other(seat)
    known.stream = Stream(b"")
    known.placed = [number for number in state.placed if state.cards[number].owner == seat]
    known.blurred = [seen for seen in state.blurred if state.cards[seen.among[0]].owner == rival]
    for number in _hidden(state, rival):
        if number not in state.shown:
            known.cards[number] = Card("", rival)
    _level_deck(known, seat)
    known.hands[rival] = sorted(state.hands[rival])
    prompt = known.prompts[rival]
    if prompt is not None:
        answer = None if prompt.answer is None else ()
        known.prompts[rival] = replace(prompt, answer=answer, auto=())
    return known


def _hidden(state: KasaneState, seat: int) -> list[int]:
    """A seat's cards that lie hidden: deck, hand, face down on the field."""
    down = [number for stack in state.field[seat] for number in stack.cards[stack.count - stack.down :] if stack.down]
    return [*state.decks[seat], *state.hands[seat], *down]


def _level_deck(state: KasaneState, seat: int) -> None:
    """Let the cards of a deck of whose place nothing is known lie in one order that tells nothing."""
    numbers = [state.decks[seat][place] for place in loose_places(state, seat)]
    for number, card in zip(numbers, sorted(state.cards[number].card for number in numbers), strict=True):
        state.cards[number] = Card(card, seat)


def loose_places(state: KasaneState, seat: int) -> list[int]:
    """The places of a deck at which any of the cards that lie there unseen may be."""
    known = {*state.shown, *state.placed}
    return [place for place, number in enumerate(state.decks[seat]) if number not in known]


def imagine(table: KasaneTable, state: KasaneState, seat: int, stream: Stream) -> KasaneState:
    """A forgotten state filled with cards that keep to the copies allowed and to what was seen, both decks in a drawn order."""
    guess, rival = state.clone(), other(seat)
    guess.stream = stream
    _Filling(table, guess, rival, stream).fill()
    loose = loose_places(guess, seat)
    numbers = [guess.decks[seat][place] for place in loose]
    names = stream.shuffled([guess.cards[number].card for number in numbers], "imagine")
    for number, name in zip(numbers, names, strict=True):
        guess.cards[number] = Card(name, seat)
    sort_hand(guess, rival)
    imagine_answer(table, guess, rival, step, stream)
    return guess


class _Filling:
    """Definitions for one seat's unknown cards: what was seen first, then what is bound by what lies there, then anything."""

    def __init__(self, table: KasaneTable, state: KasaneState, seat: int, stream: Stream) -> None:
        self.table, self.state, self.seat, self.stream = table, state, seat, stream
        self.unknown = [number for number in _hidden(state, seat) if not state.cards[number].card]
        self.laid = {number: (stack, at) for stack in state.field[seat] for at, number in enumerate(stack.cards)}
        known = [card.card for card in state.cards if card.card and card.owner == seat]
        used = Counter(table.cards[card].base_number for card in known)
        used.update(table.cards[seen.card].base_number for seen in state.blurred)
        self.left = {number: COPIES - used[number] for number in table.prints}

    def fill(self) -> None:
        """Give every unknown card a definition."""
        state = self.state
        for seen in sorted(state.blurred, key=lambda seen: len(seen.among)):
            self._place_seen(seen)
        for number in [number for number in self.laid if number in self.unknown]:
            self._name(number, self._fitting(number))
        prompt = state.prompts[self.seat]
        if prompt is not None and prompt.kind == "set" and not self._holds_settable():
            number = next(number for number in state.hands[self.seat] if number in self.unknown)
            self._name(number, [card for card in self.table.cards.values() if card.settable])
        self._fill_rest()

    def _place_seen(self, seen: Blurred) -> None:
        """A card that was seen is one of those that it may be; of what lies on the field, only where it fits."""
        card = self.table.cards[seen.card]
        places = [number for number in seen.among if number in self.unknown and self._fits(number, card)]
        if places:
            self._set(self.stream.pick(places, "imagine"), seen.card)

    def _holds_settable(self) -> bool:
        """Whether a known card of the hand may be set: who is asked to set has one that may. Rules G3-24, Q3-30."""
        cards = [self.state.cards[number].card for number in self.state.hands[self.seat]]
        return any(card and self.table.cards[card].settable for card in cards)

    def _fits(self, number: int, card: KasaneCard) -> bool:
        """Whether a card may lie where this one lies."""
        return number not in self.laid or card in self._fitting(number)

    def _fitting(self, number: int) -> list[KasaneCard]:
        """What a face-down card may be by what lies under it and on it. Rules G3-21, G3-25, Q3-09."""
        levels, above = self.table.levels, self.table.above
        stack, at = self.laid[number]
        under, over = self._known(stack, at - 1), self._known(stack, at + 1)
        if under is not None:
            fitting = levels.get(above[under.id], [])
        else:
            fitting = [card for card in self.table.cards.values() if (self._has_below(card) if at else card.settable)]
        if over is not None:
            return [card for card in fitting if above[card.id] == self.table.rank[over.id]]
        if at + 1 == stack.count:
            return fitting
        growing = [card for card in fitting if above[card.id] in levels]
        return [card for card in growing if self._possible(levels[above[card.id]])] or growing

    def _has_below(self, card: KasaneCard) -> bool:
        """Whether a character exists that may be set and levelled up into this one. Rule G3-25."""
        below = self.table.levels.get((card.title.ja, (card.level or 0) - 1), [])
        return any(under.settable for under in below)

    def _known(self, stack: Stack, at: int) -> KasaneCard | None:
        """The card at this height of a stack, if there is one and it is known by now."""
        card = self.state.cards[stack.cards[at]].card if 0 <= at < stack.count else ""
        return self.table.cards[card] if card else None

    def _possible(self, cards: list[KasaneCard]) -> list[KasaneCard]:
        """Those of which the seat may still have a copy that lies hidden."""
        return [card for card in cards if self.left[card.base_number] > 0]

    def _name(self, number: int, cards: list[KasaneCard]) -> None:
        """Let a card be one of these."""
        card = self.stream.pick(self._possible(cards) or cards, "imagine")
        self.left[card.base_number] -= 1
        self._set(number, card.id)

    def _set(self, number: int, card: str) -> None:
        self.unknown.remove(number)
        self.state.cards[number] = Card(card, self.seat)

    def _fill_rest(self) -> None:
        """The others are any copies that are left."""
        pool = [number for number, left in self.left.items() for _ in range(left)]
        for number in self.unknown:
            self.state.cards[number] = Card(self._drawn(pool), self.seat)

    def _drawn(self, pool: list[str]) -> str:
        """One of the pool, which loses it: as many draws as cards, not as many as there could be."""
        if not pool:
            pool.extend(self.table.prints)
        index = self.stream.below(len(pool), "imagine")
        pool[index], pool[-1] = pool[-1], pool[index]
        prints = self.table.prints[pool.pop()]
        return prints[0] if len(prints) == 1 else self.stream.pick(prints, "imagine")
