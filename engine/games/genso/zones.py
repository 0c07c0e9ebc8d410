"""Moving cards and counters: every way from one zone to another goes through here, so that nothing is lost and nothing is told twice."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening, Ref
from engine.game import Table
from engine.games.genso.cards import ELEMENTS, GensoCard
from engine.games.genso.house import GensoHouse
from engine.games.genso.state import NOBODY, Counter, Fighter, GensoState
from engine.lasting import without
from engine.piles import take_from_hand, to_hand
from engine.play import Play
from engine.view import SEAT_NAMES

GensoTable = Table[GensoCard, GensoHouse]
GensoPlay = Play[GensoState, GensoTable]


def place(state: GensoState, seat: int, slot: int) -> str:
    """The ref of a slot by the number of its lane, such as ``first.lane.2``, or by its side before it has one: ``first.lane.left``."""
    return f"{SEAT_NAMES[seat]}.lane.{state.lane(slot)}"


def ref(state: GensoState, seat: int, slot: int) -> Ref:
    """A fighter where it stands; face down it has no name."""
    fighter = state.field[seat][slot]
    known = fighter is not None and fighter.up
    return Ref(place(state, seat, slot), state.cards[fighter.card].card if fighter is not None and known else "")


def fighter_at(state: GensoState, seat: int, slot: int) -> Fighter:
    """The fighter in a slot. Asserts that there is one."""
    fighter = state.field[seat][slot]
    assert fighter is not None
    return fighter


def discard_from_hand(play: GensoPlay, seat: int, numbers: list[int]) -> None:
    """Cards from hand to the discard pile, for everybody to see."""
    state = play.state
    for number in numbers:
        take_from_hand(state, seat, number)
        state.discards[seat].append(number)
        play.tell(Happening("discarded", seat, Ref("", state.cards[number].card)))


def leave(play: GensoPlay, seat: int, slot: int, *, to_owner_hand: bool = False) -> None:
    """A fighter leaves its slot: stacked cards to the discard pile, counters back to their supplies, at once. Rule A0-29."""
    state = play.state
    fighter = fighter_at(state, seat, slot)
    state.field[seat][slot] = None
    state.lasting = without(state.lasting, fighter.card)
    for counter in fighter.counters:
        give_back(state, counter)
    state.discards[seat] += fighter.stacked
    if to_owner_hand:
        to_hand(state, fighter.card)
    else:
        state.discards[seat].append(fighter.card)


def give_back(state: GensoState, counter: Counter) -> None:
    """A counter back to the supply that it came from. Rule A0-29."""
    state.supply[counter.supplier][ELEMENTS.index(counter.element)] += 1


def attach(play: GensoPlay, supplier: int, seat: int, slot: int, element: str) -> None:
    """One counter on a character, at most one of each element, from a supply that still has one. Rules G0-31g, G0-31h, A0-17."""
    state = play.state
    fighter = state.field[seat][slot]
    index = ELEMENTS.index(element)
    if fighter is None or not state.supply[supplier][index] or any(c.element == element for c in fighter.counters):
        return
    state.supply[supplier][index] -= 1
    counters = (*fighter.counters, Counter(element, supplier))
    state.field[seat][slot] = replace(fighter, counters=counters)
    play.tell(Happening("attached", supplier, target=ref(state, seat, slot), words=(f"element-{element}",)))


def detach(play: GensoPlay, by: int, seat: int, slot: int, element: str | None) -> None:
    """Take counters of an element, or all, off a character."""
    state = play.state
    fighter = state.field[seat][slot]
    if fighter is None:
        return
    taken = [c for c in fighter.counters if element in (None, c.element)]
    if not taken:
        return
    for counter in taken:
        give_back(state, counter)
    state.field[seat][slot] = replace(fighter, counters=tuple(c for c in fighter.counters if c not in taken))
    play.tell(Happening("detached", by, target=ref(state, seat, slot), amount=len(taken)))


def turn_up(play: GensoPlay, seat: int, slot: int) -> None:
    """Turn a face-down fighter up, with what is stacked on it. Rules A0-10, G0-04."""
    state = play.state
    fighter = state.field[seat][slot]
    if fighter is not None and not fighter.up:
        state.field[seat][slot] = replace(fighter, up=True)
        play.tell(Happening("turned-up", seat, ref(state, seat, slot)))
        for number in fighter.stacked:
            play.tell(Happening("wears", seat, Ref("", state.cards[number].card), ref(state, seat, slot)))


def set_down(state: GensoState, seat: int, slot: int, number: int) -> None:
    """A card from hand face down into a slot. Rule G0-13."""
    state.hands[seat].remove(number)
    state.field[seat][slot] = Fighter(number)


def put_on(state: GensoState, seat: int, slot: int, number: int) -> None:
    """A card from hand stacked on a character. Rule G0-04."""
    fighter = fighter_at(state, seat, slot)
    state.hands[seat].remove(number)
    state.field[seat][slot] = replace(fighter, stacked=(*fighter.stacked, number))


def has_leader(state: GensoState, seat: int) -> bool:
    """Whether a seat has laid out a leader."""
    return state.leaders[seat] != NOBODY
