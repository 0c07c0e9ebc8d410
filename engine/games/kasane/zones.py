"""Moving cards: every way from one zone to another goes through here, so that nothing is lost and nothing told twice.

It stays on record who has seen what of hidden cards: ``shown`` are those of which both seats know where they are, ``blurred`` those that a
hidden choice or a shuffle has mixed with others since, ``placed`` those in a deck of whose place only the owner knows.
"""

from __future__ import annotations

from engine import piles
from engine.catalog import Catalog
from engine.events import Happening, Ref
from engine.game import Table
from engine.games.kasane.cards import ACTIVATE, CONTINUOUS, ENTER, Ability, KasaneCard
from engine.games.kasane.house import KasaneHouse
from engine.games.kasane.state import NOBODY, Blurred, KasaneState, Stack
from engine.piles import Card, sort_hand
from engine.play import Play
from engine.view import SEAT_NAMES

SCENE_PLACE = "scene"
"""The ref of the one scene area. Rule Q3-04."""

Rank = tuple[str, int]
"""A character's name and level."""
Texts = tuple[tuple[int, Ability], ...]
"""Texts of a card, each with its place on it."""


class KasaneTable(Table[KasaneCard, KasaneHouse]):
    """The catalog and the house rules, with the cards in the orders in which the rules ask for them, sorted once."""

    def __init__(self, catalog: Catalog[KasaneCard], house: KasaneHouse) -> None:
        super().__init__(catalog, house)
        self.enters = self._texts(ENTER)
        self.activates = self._texts(ACTIVATE)
        self.continuous = self._texts(CONTINUOUS)
        self.prints: dict[str, list[str]] = {}
        """By card number: its definitions, parallel prints too, in one order. Rule Q3-27."""
        self.levels: dict[Rank, list[KasaneCard]] = {}
        """Characters by name and level. Rule G3-25."""
        self.rank: dict[str, Rank] = {}
        self.above: dict[str, Rank] = {}
        """By definition: a character's name and level, and those of what may lie on it. Rule G3-25."""
        for card in sorted(self.cards.values(), key=lambda card: card.id):
            self.prints.setdefault(card.base_number, []).append(card.id)
            if card.level is not None:
                rank = self.rank[card.id] = (card.title.ja, card.level)
                self.above[card.id] = (card.title.ja, card.level + 1)
                self.levels.setdefault(rank, []).append(card)

    def _texts(self, when: str) -> dict[str, Texts]:
        """The texts of this kind, of the cards that have one."""
        found = {
            card.id: tuple((place, ability) for place, ability in enumerate(card.abilities) if ability.when == when)
            for card in self.cards.values()
        }
        return {card: texts for card, texts in found.items() if texts}


KasanePlay = Play[KasaneState, KasaneTable]


def place(seat: int, area: int) -> str:
    """The ref of a character's place, such as ``first.area.2``: its seat and the number of its round. Rule X3-30."""
    return f"{SEAT_NAMES[seat]}.area.{area + 1}"


def ref(state: KasaneState, seat: int, area: int) -> Ref:
    """A character where it stands; face down it has no name."""
    stack = state.field[seat][area]
    return Ref(place(seat, area), "" if stack.down else state.cards[stack.top].card)


def scene_ref(state: KasaneState) -> Ref:
    """The scene where it lies. Asserts that there is one."""
    assert state.scene != NOBODY
    return Ref(SCENE_PLACE, state.cards[state.scene].card)


# --- drawing and the deck ---------------------------------------------------------------------------------------------


def draw(play: KasanePlay, seat: int, count: int) -> None:
    """Draw so many, or what there is; an empty deck loses nothing. Rules G3-15, Q3-06, Q3-07."""
    state, drawn = play.state, piles.draw(play, seat, count)
    if state.placed:
        state.placed = [number for number in state.placed if number not in drawn]


def put_under(play: KasanePlay, seat: int, numbers: list[int]) -> None:
    """Cards of a hand go under the deck, one by one, so that the last named is the lowest. Only their owner knows which. Rule G3-11."""
    state = play.state
    mix(state, state.hands[seat])
    for number in numbers:
        state.hands[seat].remove(number)
        state.decks[seat].insert(0, number)
        state.placed.append(number)
    play.tell(Happening("put-under", seat, amount=len(numbers)))


def shuffle(play: KasanePlay, seat: int) -> None:
    """Shuffle a deck: nobody knows the place of any card in it any more, and numbers are given anew, so that none tells what it was."""
    state = play.state
    deck = state.decks[seat]
    state.placed = [number for number in state.placed if number not in deck]
    mix(state, deck)
    cards = state.stream.shuffled([state.cards[number].card for number in deck])
    deck.sort()
    for number, card in zip(deck, cards, strict=True):
        state.cards[number] = Card(card, seat)
    play.tell(Happening("shuffled", seat))


def reveal(play: KasanePlay, seat: int, count: int) -> None:
    """Show the top cards of a deck to everybody; they stay there until it is settled what becomes of them."""
    state = play.state
    piles.lay_on_top(state, seat, count)
    state.revealed = state.decks[seat][: -count - 1 : -1]
    for number in state.revealed:
        _show(state, number)
        play.tell(Happening("revealed", seat, Ref("", state.cards[number].card)))


def settle_revealed(play: KasanePlay, seat: int, taken: int, rest: str) -> None:
    """One of the revealed cards (or `NOBODY`) to hand, the rest under the deck in their order, or to the discard area."""
    state = play.state
    deck, others = state.decks[seat], [number for number in state.revealed if number != taken]
    del deck[len(deck) - len(state.revealed) :]
    state.revealed = []
    if taken != NOBODY:
        _to_hand(play, seat, taken)
    if rest == "under":
        state.decks[seat] = [*reversed(others), *deck]
        if others:
            play.tell(Happening("put-revealed-under", seat, amount=len(others)))
        return
    for number in others:
        discard(play, number)


def take_from_deck(play: KasanePlay, seat: int, number: int) -> None:
    """A card that was searched for goes to hand, for everybody to see."""
    state = play.state
    state.decks[seat].remove(number)
    _show(state, number)
    _to_hand(play, seat, number)


def _to_hand(play: KasanePlay, seat: int, number: int) -> None:
    state = play.state
    state.hands[seat].append(number)
    sort_hand(state, seat)
    play.tell(Happening("took", seat, Ref("", state.cards[number].card)))


# --- the hand and the field -------------------------------------------------------------------------------------------


def discard_from_hand(play: KasanePlay, seat: int, numbers: list[int]) -> None:
    """Cards of a hand to the discard area, for everybody to see."""
    for number in numbers:
        play.state.hands[seat].remove(number)
        discard(play, number)


def discard(play: KasanePlay, number: int) -> None:
    """A card that has left its place goes to its owner's discard area, face up."""
    state = play.state
    owner = state.cards[number].owner
    _open(state, number)
    state.discards[owner].append(number)
    play.tell(Happening("discarded", owner, Ref("", state.cards[number].card)))


def lay_scene(play: KasanePlay, seat: int, number: int) -> None:
    """A scene from hand into the one scene area; the one that lay there goes to its owner. Rules G3-17, G3-20, Q3-03, Q3-04."""
    state = play.state
    state.hands[seat].remove(number)
    _open(state, number)
    remove_scene(play)
    state.scene = number
    play.tell(Happening("set-scene", seat, scene_ref(state)))


def remove_scene(play: KasanePlay) -> None:
    """The scene, if there is one, goes to its owner's discard area. Rule Q3-03."""
    state = play.state
    if state.scene == NOBODY:
        return
    number, state.scene = state.scene, NOBODY
    owner = state.cards[number].owner
    state.discards[owner].append(number)
    play.tell(Happening("scene-left", owner, Ref(SCENE_PLACE, state.cards[number].card)))


def set_down(play: KasanePlay, seat: int, number: int) -> None:
    """A character from hand face down into the newest area. Rules G3-21, G3-23."""
    state = play.state
    mix(state, state.hands[seat])
    state.hands[seat].remove(number)
    state.field[seat].append(Stack((number,), 1))
    play.tell(Happening("set-down", seat, Ref(place(seat, len(state.field[seat]) - 1))))


def put_on(play: KasanePlay, seat: int, area: int, number: int) -> None:
    """A character from hand face down on top of another. Rules G3-25, G3-26."""
    state = play.state
    stack = state.field[seat][area]
    mix(state, state.hands[seat])
    state.hands[seat].remove(number)
    state.field[seat][area] = Stack((*stack.cards, number), stack.down + 1)
    play.tell(Happening("leveled-up", seat, Ref(place(seat, area)), amount=stack.count + 1))


def turn_up(play: KasanePlay, seat: int, area: int) -> None:
    """Turn up everything that lies face down in a place. Rule G3-30."""
    state = play.state
    stack = state.field[seat][area]
    for number in stack.cards[stack.count - stack.down :]:
        _open(state, number)
    state.field[seat][area] = Stack(stack.cards)
    play.tell(Happening("opened", seat, ref(state, seat, area), amount=stack.count))


# --- who has seen what ------------------------------------------------------------------------------------------------


def _show(state: KasaneState, number: int) -> None:
    """Everybody has seen a card that goes to (or stays in) a hidden zone, and sees where it goes."""
    if number not in state.shown:
        _open(state, number)
        state.shown.append(number)
    if number in state.placed:
        state.placed.remove(number)


def _open(state: KasaneState, number: int) -> None:
    """A card that lies open is no longer to be remembered, and no other that was seen can be it."""
    if number in state.shown:
        state.shown.remove(number)
    elif state.blurred:
        card = state.cards[number].card
        told = next((seen for seen in state.blurred if seen.card == card and number in seen.among), None)
        state.blurred = [
            Blurred(seen.card, tuple(n for n in seen.among if n != number))
            for seen in state.blurred
            if seen is not told
        ]


def mix(state: KasaneState, numbers: list[int]) -> None:
    """After a shuffle of these, or a hidden choice from them, nobody can tell any more which of them is a card that was seen."""
    if not state.shown and not state.blurred:
        return
    pool = set(numbers)
    state.blurred = [
        Blurred(seen.card, tuple(sorted(pool.union(seen.among)))) if pool.intersection(seen.among) else seen
        for seen in state.blurred
    ]
    among = tuple(sorted(pool))
    state.blurred += [Blurred(state.cards[number].card, among) for number in state.shown if number in pool]
    state.shown = [number for number in state.shown if number not in pool]
