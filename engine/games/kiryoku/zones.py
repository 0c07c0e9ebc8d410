"""Moving cards: every way from one zone to another goes through here, so that nothing is lost and nothing is told twice."""

from __future__ import annotations

from msgspec.structs import replace

from engine import piles
from engine.events import Happening, Ref
from engine.games.kiryoku.state import LEADER, NOBODY, Battle, KiryokuState, Laid, Standing, laid_ref, place_ref
from engine.games.kiryoku.values import ATTACK, DEFENSE, KiryokuPlay
from engine.lasting import without
from engine.piles import take_from_hand


def ref(state: KiryokuState, seat: int, place: int) -> Ref:
    """A character where it stands."""
    standing = state.field[seat][place]
    return Ref(place_ref(seat, place), state.cards[standing.card].card if standing is not None else "")


def ref_of(state: KiryokuState, number: int) -> Ref:
    """A card where it lies on the field, or by itself."""
    card = state.cards[number].card
    found = state.find(number)
    if found is not None:
        return Ref(place_ref(*found), card)
    laid = state.find_laid(number)
    return Ref(laid_ref(*laid) if laid is not None else "", card)


def standing_at(state: KiryokuState, seat: int, place: int) -> Standing:
    """The character in a place. Asserts that there is one."""
    standing = state.field[seat][place]
    assert standing is not None
    return standing


# --- hand, deck, trash ------------------------------------------------------------------------------------------------


def draw(play: KiryokuPlay, seat: int, count: int) -> None:
    """Draw so many; what is there is drawn, and who cannot draw all loses with the next check. Rules X4-23, Q4-40, Q4-53."""
    if len(piles.draw(play, seat, count)) < count:
        play.state.owed[seat] = 1
        play.state.unsettled = True
        play.tell(Happening("could-not-draw", seat))


def to_trash(state: KiryokuState, number: int) -> None:
    """A card from nowhere goes to its owner's trash."""
    state.trash[state.cards[number].owner].append(number)


def discard(play: KiryokuPlay, seat: int, number: int, name: str = "discarded") -> None:
    """A card from hand to the trash, for everybody to see."""
    take_from_hand(play.state, seat, number)
    to_trash(play.state, number)
    play.tell(Happening(name, seat, Ref("", play.state.cards[number].card)))


def lay_aside(state: KiryokuState, seat: int, number: int) -> None:
    """A declared card leaves the hand at once. Rule X4-29."""
    take_from_hand(state, seat, number)
    state.aside[seat].append(number)


def from_aside(state: KiryokuState, number: int) -> bool:
    """A declared card leaves where it waited. False where it no longer waits there."""
    for aside in state.aside:
        if number in aside:
            aside.remove(number)
            return True
    return False


# --- characters -------------------------------------------------------------------------------------------------------


def free_place(state: KiryokuState, seat: int) -> int | None:
    """The first place in which a character can be put."""
    side = state.field[seat]
    return next((place for place in range(LEADER + 1, len(side)) if side[place] is None), None)


def turn(state: KiryokuState, seat: int, place: int, ready: bool) -> bool:
    """Make a character ready or exhausted. False where it was already. Rule X4-18."""
    standing = standing_at(state, seat, place)
    if standing.ready == ready:
        return False
    state.field[seat][place] = replace(standing, ready=ready)
    return True


def hurt(state: KiryokuState, seat: int, place: int, amount: int) -> None:
    """Damage, or vitality paid: it stays. Whether somebody is down is seen with the next check. Rules X4-20, X4-21, Q4-50."""
    standing = standing_at(state, seat, place)
    state.field[seat][place] = replace(standing, damage=standing.damage + amount)
    state.unsettled = True


def leave(play: KiryokuPlay, seat: int, place: int) -> None:
    """A character leaves the field: it and its items to their owners' trash. Rules X4-22, Q4-27, Q4-28, Q4-53."""
    state = play.state
    standing = standing_at(state, seat, place)
    state.field[seat][place] = None
    state.lasting = without(state.lasting, standing.card)
    for item in standing.items:
        to_trash(state, item)
    to_trash(state, standing.card)
    state.unsettled = True


def take_item(state: KiryokuState, number: int) -> tuple[int, int]:
    """Take an item off its bearer. Asserts that there is one; returns where it stands."""
    found = state.bearer_of(number)
    assert found is not None
    standing = standing_at(state, *found)
    state.field[found[0]][found[1]] = replace(standing, items=tuple(i for i in standing.items if i != number))
    state.unsettled = True
    return found


# --- battle cards -----------------------------------------------------------------------------------------------------


def take_laid(state: KiryokuState, number: int) -> tuple[int, int]:
    """Take a battle card off the field. Asserts that it lies there; returns where."""
    found = state.find_laid(number)
    assert found is not None
    state.laid[found[0]][found[1]] = None
    state.unsettled = True
    return found


def turn_laid(state: KiryokuState, number: int, used: bool) -> bool:
    """Turn a battle card. False where it lay so already, or lies nowhere."""
    found = state.find_laid(number)
    if found is None:
        return False
    laid = state.laid[found[0]][found[1]]
    assert laid is not None
    state.laid[found[0]][found[1]] = replace(laid, used=used)
    return laid.used != used


def unused(state: KiryokuState) -> list[tuple[int, int]]:
    """Seat and place of every battle card that can be fought with. Rules X4-36, X4-38."""
    rows = enumerate(state.laid)
    return [(seat, place) for seat, row in rows for place, laid in enumerate(row) if laid is not None and not laid.used]


def lay_down(state: KiryokuState, seat: int, number: int) -> None:
    """A battle card to the first free place, unused. Rule Q4-54."""
    state.laid[seat][state.laid[seat].index(None)] = Laid(number)


def stand_up(state: KiryokuState, seat: int, standing: Standing) -> int:
    """Put a character in the first free place. Returns it."""
    place = free_place(state, seat)
    assert place is not None
    state.field[seat][place] = standing
    state.unsettled = True
    return place


def participants(state: KiryokuState) -> tuple[int, int] | None:
    """By seat: the card numbers of who battles."""
    battle = state.battle()
    if battle is None or battle.defender == NOBODY:
        return None
    pair = (battle.challenger, battle.defender)
    return pair if battle.seat == 0 else (pair[1], pair[0])


def calm(state: KiryokuState) -> None:
    """After a battle attack and defense are as before. Rule X4-42."""
    state.lasting = [lasting for lasting in state.lasting if lasting.modifier not in (ATTACK, DEFENSE)]


def break_off(play: KiryokuPlay) -> None:
    """The battle will end without result when its open window closes. Rule X4-41."""
    state = play.state
    for at, frame in enumerate(state.stack):
        if type(frame) is Battle and not frame.broken:
            state.stack[at] = replace(frame, broken=True)
            card = state.cards[frame.card].card if frame.card != NOBODY else ""
            play.tell(Happening("parted", frame.seat, Ref("", card)))
