"""What a seat may not know, and what it could be: for the computer player and the leak tests.

Hidden are the other seat's hand, both decks' order, the other seat's face-down cards, its hidden answers, and the stream. What both have
seen stays known: where it is as long as that can be told, and that it is there somewhere as long as it lies hidden. A card face down on
another bears the name of the one under it, one level higher (G3-25); whoever is asked to set has something to set (G3-24).
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.decision import Path, Prompt
from engine.games.kasane.cards import KasaneCard
from engine.games.kasane.decks import COPIES
from engine.games.kasane.options import step
from engine.games.kasane.state import Card, KasaneState, Stack, other
from engine.games.kasane.zones import KasaneTable, sort_hand
from engine.stream import Stream


def forget(state: KasaneState, seat: int) -> KasaneState:
    """A new state with what this seat may not know blanked."""
    known, rival = state.clone(), other(seat)
    known.stream = Stream(b"")
    known.placed = [number for number in state.placed if state.cards[number].owner == seat]
    known.blurred[seat] = []
    for number in _hidden(state, rival):
        if number not in state.shown:
            known.cards[number] = Card("", rival)
    for one in (seat, rival):
        _level_deck(known, one)
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
    """Put the cards of a deck of whose place nothing is known in one order that tells nothing."""
    deck = state.decks[seat]
    loose = loose_places(state, seat)
    numbers = sorted(deck[place] for place in loose)
    names = sorted(state.cards[number].card for number in numbers)
    for place, number, name in zip(loose, numbers, names, strict=True):
        deck[place] = number
        state.cards[number] = Card(name, seat)


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
    prompt = guess.prompts[rival]
    if prompt is not None and prompt.answer == ():
        guess.prompts[rival] = replace(prompt, answer=_answer(table, guess, rival, prompt, stream))
    return guess


class _Filling:
    """Definitions for one seat's unknown cards: what is bound by what lies there first, then what was seen, then anything."""

    def __init__(self, table: KasaneTable, state: KasaneState, seat: int, stream: Stream) -> None:
        self.table, self.state, self.seat, self.stream = table, state, seat, stream
        self.unknown = [number for number in _hidden(state, seat) if not state.cards[number].card]
        self.seen = list(state.blurred[seat])
        """What must be among the unknown cards."""
        known = [card.card for card in state.cards if card.card and card.owner == seat]
        used = Counter(table.cards[card].base_number for card in (*known, *self.seen))
        self.left = {number: COPIES - used[number] for number in table.prints}

    def fill(self) -> None:
        """Give every unknown card a definition."""
        state = self.state
        for stack in state.field[self.seat]:
            self._fill_stack(stack)
        prompt = state.prompts[self.seat]
        if prompt is not None and prompt.kind == "set" and not self._holds_settable():
            number = next(number for number in state.hands[self.seat] if number in self.unknown)
            self._name(number, [card for card in self.table.cards.values() if card.settable])
        self._fill_rest()

    def _holds_settable(self) -> bool:
        """Whether a known card of the hand may be set: who is asked to set has one that may. Rules G3-24, Q3-30."""
        state = self.state
        return any(
            (card := state.cards[number].card) and self.table.cards[card].settable for number in state.hands[self.seat]
        )

    def _fill_stack(self, stack: Stack) -> None:
        """What lies face down in a place, from the bottom up. Rules G3-21, G3-25, Q3-09."""
        under: KasaneCard | None = None
        for at, number in enumerate(stack.cards):
            if number in self.unknown:
                fitting = self._above(under) if under else [c for c in self.table.cards.values() if c.settable]
                more = stack.count - at - 1
                self._name(number, [card for card in fitting if not more or self._possible(self._above(card))])
            under = self.table.cards[self.state.cards[number].card]

    def _above(self, under: KasaneCard) -> list[KasaneCard]:
        """What may lie on a card. Rule G3-25."""
        return self.table.levels.get(self.table.above[under.id], [])

    def _possible(self, cards: list[KasaneCard]) -> list[KasaneCard]:
        """Those of which the seat may still have a copy that lies hidden."""
        return [card for card in cards if self.left[card.base_number] > 0 or card.id in self.seen]

    def _name(self, number: int, cards: list[KasaneCard]) -> None:
        """Let a card be one of these."""
        card = self.stream.pick(self._possible(cards) or cards, "imagine")
        if card.id in self.seen:
            self.seen.remove(card.id)
        else:
            self.left[card.base_number] -= 1
        self.unknown.remove(number)
        self.state.cards[number] = Card(card.id, self.seat)

    def _fill_rest(self) -> None:
        """What was seen lies anywhere among the rest; the others are any copies that are left."""
        pool = [number for number, left in self.left.items() for _ in range(left)]
        rest = self.stream.shuffled(self.unknown, "imagine") if self.seen else self.unknown
        for index, number in enumerate(rest):
            card = self.seen[index] if index < len(self.seen) else self._drawn(pool)
            self.state.cards[number] = Card(card, self.seat)

    def _drawn(self, pool: list[str]) -> str:
        """One of the pool, which loses it: as many draws as cards, not as many as there could be."""
        if not pool:
            pool.extend(self.table.prints)
        index = self.stream.below(len(pool), "imagine")
        pool[index], pool[-1] = pool[-1], pool[index]
        prints = self.table.prints[pool.pop()]
        return prints[0] if len(prints) == 1 else self.stream.pick(prints, "imagine")


def _answer(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, stream: Stream) -> Path:
    """A hidden answer that the other seat may have given, walked at random."""
    open_prompt = replace(prompt, answer=None)
    path: Path = ()
    while True:
        options = step(table, state, seat, open_prompt, path)
        if options.complete:
            return path
        path = (*path, stream.pick(options.choices, "imagine"))
