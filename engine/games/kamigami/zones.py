"""Moving cards, energy and units: every way from one zone to another goes through here, so that nothing is lost or told twice."""

from __future__ import annotations

from msgspec.structs import replace

from engine import piles
from engine.events import Happening, Ref
from engine.game import Table
from engine.games.kamigami.cards import KamigamiCard
from engine.games.kamigami.house import KamigamiHouse
from engine.games.kamigami.state import MAIN, KamigamiState, Unit
from engine.lasting import without
from engine.piles import hide_hand, take_from_hand
from engine.play import Play
from engine.view import SEAT_NAMES, other

KamigamiTable = Table[KamigamiCard, KamigamiHouse]
KamigamiPlay = Play[KamigamiState, KamigamiTable]


_AREAS = ("main.1", *(f"standby.{number}" for number in range(1, 6)))


def area(slot: int) -> str:
    """An area as its owner names it: ``main.1``, ``standby.3``."""
    return _AREAS[slot]


def place(seat: int, slot: int) -> str:
    """The ref of an area, such as ``first.standby.2``."""
    return f"{SEAT_NAMES[seat]}.{area(slot)}"


def ref(state: KamigamiState, seat: int, slot: int) -> Ref:
    """A unit where it lies; face down in the setup it has no name."""
    unit = state.field[seat][slot]
    return Ref(place(seat, slot), state.cards[unit.card].card if unit is not None and unit.up else "")


def card_ref(state: KamigamiState, number: int) -> Ref:
    """A card that everybody sees, wherever it is."""
    return Ref("", state.cards[number].card)


def unit_at(state: KamigamiState, seat: int, slot: int) -> Unit:
    """The unit in an area. Asserts that there is one."""
    unit = state.field[seat][slot]
    assert unit is not None
    return unit


def main_unit(state: KamigamiState, seat: int) -> Unit | None:
    """The living unit in the main area."""
    unit = state.field[seat][MAIN]
    return None if unit is None or unit.out else unit


def change(state: KamigamiState, seat: int, slot: int, unit: Unit) -> None:
    """Put a unit's changed values in its place."""
    state.field[seat][slot] = unit


# --- hand, deck, discard pile -----------------------------------------------------------------------------------------


def draw(play: KamigamiPlay, seat: int, count: int) -> bool:
    """Draw so many; False where the deck has fewer, and then none is drawn and the match is lost. Rules G1-08, G1-19."""
    if count > len(play.state.decks[seat]):
        play.tell(Happening("could-not-draw", seat, amount=count))
        play.end(other(seat), "decked")
        return False
    piles.draw(play, seat, count)
    return True


def discard_from_hand(play: KamigamiPlay, seat: int, numbers: list[int]) -> None:
    """Cards from hand to the discard pile, for everybody to see."""
    for number in numbers:
        take_from_hand(play.state, seat, number)
        play.state.discards[seat].append(number)
        play.tell(Happening("discarded", seat, card_ref(play.state, number)))


def shuffle(play: KamigamiPlay, seat: int) -> None:
    """Shuffle a deck anew. Its cards are numbered anew too, so that no number tells which card it was."""
    state = play.state
    deck = state.decks[seat]
    for number, card in zip(deck, state.stream.shuffled([state.cards[number] for number in deck]), strict=True):
        state.cards[number] = card


# --- energy and set cards ---------------------------------------------------------------------------------------------


def charge(play: KamigamiPlay, seat: int, slot: int, count: int) -> None:
    """The top cards of the own deck face down under a unit, as many as there are; this is no draw. Rules A1-5, A1-35, A1-37."""
    state = play.state
    deck = state.decks[seat]
    count = min(count, len(deck))
    attach(play, seat, slot, tuple(deck.pop() for _ in range(count)))


def charge_from_hand(play: KamigamiPlay, seat: int, slot: int, number: int) -> None:
    """A card of the hand face down under a unit, where the house takes energy from there. Rules A1-5, A1-35."""
    play.state.hands[seat].remove(number)
    hide_hand(play.state, seat)
    attach(play, seat, slot, (number,))


def attach(play: KamigamiPlay, seat: int, slot: int, cards: tuple[int, ...]) -> None:
    """Energy onto a unit."""
    if cards:
        unit = unit_at(play.state, seat, slot)
        change(play.state, seat, slot, replace(unit, energy=(*unit.energy, *cards)))
        play.tell(Happening("charged", seat, target=ref(play.state, seat, slot), amount=len(cards)))


def newest_energy(unit: Unit, count: int) -> tuple[int, ...]:
    """So much of a unit's energy, the newest, or as much as there is."""
    return unit.energy[max(0, len(unit.energy) - count) :]


def take_energy(state: KamigamiState, seat: int, slot: int, cards: tuple[int, ...]) -> None:
    """These cards are energy of a unit no more."""
    unit = unit_at(state, seat, slot)
    change(state, seat, slot, replace(unit, energy=tuple(card for card in unit.energy if card not in cards)))


def discard_energy(play: KamigamiPlay, seat: int, slot: int, cards: tuple[int, ...]) -> None:
    """Energy to its owner's discard pile, face up from now on. Rules A1-14, A1-37."""
    if cards:
        take_energy(play.state, seat, slot, cards)
        play.state.discards[seat] += cards
        play.tell(Happening("lost-energy", seat, target=ref(play.state, seat, slot), amount=len(cards)))


def set_on(play: KamigamiPlay, seat: int, slot: int, number: int) -> None:
    """A reinforcement from hand onto a unit. Rules G1-13, G1-14."""
    state = play.state
    take_from_hand(state, seat, number)
    unit = unit_at(state, seat, slot)
    change(state, seat, slot, replace(unit, sets=(*unit.sets, number), set_in=state.turn))
    play.tell(Happening("set", seat, card_ref(state, number), ref(state, seat, slot)))


def take_off(play: KamigamiPlay, seat: int, slot: int, cards: tuple[int, ...]) -> None:
    """Set cards off a unit to their owner's discard pile."""
    state = play.state
    unit = unit_at(state, seat, slot)
    change(state, seat, slot, replace(unit, sets=tuple(card for card in unit.sets if card not in cards)))
    for card in cards:
        state.discards[seat].append(card)
        play.tell(Happening("unset", seat, card_ref(state, card), ref(state, seat, slot)))


# --- units ------------------------------------------------------------------------------------------------------------


def enter(play: KamigamiPlay, seat: int, number: int) -> int:
    """A unit from outside into the first empty standby area, which is returned. Rules G1-20, A1-8, A1-23."""
    state = play.state
    slot = empty_areas(state, seat)[0]
    change(state, seat, slot, Unit(number, entered=state.turn))
    play.tell(Happening("entered", seat, ref(state, seat, slot)))
    return slot


def empty_areas(state: KamigamiState, seat: int) -> list[int]:
    """The empty standby areas; KOed units keep theirs. Rules A1-8, A1-9."""
    side = state.field[seat]
    return [slot for slot in range(1, len(side)) if side[slot] is None]


def swap_main(play: KamigamiPlay, seat: int, slot: int) -> None:
    """The main unit and a standby unit change places; damage, energy and set cards stay, state and effects of the former end.

    Rules G1-Q4, A1-3, A1-14, A1-23, A1-31.
    """
    state = play.state
    leaving, coming = unit_at(state, seat, MAIN), unit_at(state, seat, slot)
    moved = state.turn if play.table.house.entering == "areas" else 0
    state.lasting = without(state.lasting, leaving.card)
    leaving = replace(leaving, state="", stamp=leaving.stamp + 1, entered=max(moved, leaving.entered))
    change(state, seat, slot, leaving)
    change(state, seat, MAIN, replace(coming, entered=max(moved, coming.entered)))


def knock_out(play: KamigamiPlay, seat: int, slot: int) -> None:
    """Turn a unit face down in its place and discard all that is attached to it. Rules G1-13, G1-29, A1-9, A1-11."""
    state = play.state
    unit = unit_at(state, seat, slot)
    play.tell(Happening("fell", seat, target=ref(state, seat, slot)))
    state.discards[seat] += [*unit.sets, *unit.energy]
    state.lasting = without(state.lasting, unit.card)
    change(state, seat, slot, Unit(unit.card, out=True, entered=unit.entered))


def promote(state: KamigamiState, seat: int, slot: int, turn: int) -> None:
    """A promoted unit takes the main area, the KOed one lies where it stood. Rules G1-29, A1-9, A1-42."""
    fallen, coming = unit_at(state, seat, MAIN), unit_at(state, seat, slot)
    change(state, seat, slot, fallen)
    change(state, seat, MAIN, replace(coming, entered=max(turn, coming.entered)))
