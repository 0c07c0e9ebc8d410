"""A battle: janken, dice and calculation for each seat, comparison. Rules G0-19 to G0-31i."""

from __future__ import annotations

from msgspec.structs import replace

from engine import lasting
from engine.events import Happening
from engine.games.genso.abilities import trigger
from engine.games.genso.atk import atk, base, change
from engine.games.genso.cards import FACES, GensoCard
from engine.games.genso.options import hand_card, matching, own_element, powers
from engine.games.genso.state import Battle, Calculation, GensoState
from engine.games.genso.zones import GensoPlay, discard_from_hand, fighter_at, leave, ref, turn_up
from engine.janken import Janken, winner
from engine.piles import definition
from engine.view import PUBLIC, SEATS, other, seats_from

DICE = 8
"""Element dice that a player rolls. Rule G0-21."""


def face_each_other(play: GensoPlay, battle: Battle) -> None:
    """Turn up the pair; a character that faces an empty slot has won. Rules G0-18, A0-9, A0-10."""
    state = play.state
    state.battle += 1
    state.modes, state.dice, state.faces = ["", ""], [(), ()], [0, 0]
    state.first = -1
    for seat in SEATS:
        turn_up(play, seat, battle.slots[seat])
    facing = [state.field[seat][battle.slots[seat]] for seat in SEATS]
    if None in facing:
        _unopposed(play, battle)
        play.goto(battle, len(_STEPS))


def _unopposed(play: GensoPlay, battle: Battle) -> None:
    """Rules A0-9, A0-28: it stays, and its ATK is its base."""
    state = play.state
    alone = next((seat for seat in SEATS if state.field[seat][battle.slots[seat]] is not None), None)
    state.results.append(alone)
    if alone is None:
        return
    slot = battle.slots[alone]
    fighter = fighter_at(state, alone, slot)
    if play.table.house.empty_lane == "none":
        leave(play, alone, slot)
        state.results[-1] = None
        return
    state.field[alone][slot] = replace(fighter, atk=base(play.table, state, fighter.card))
    play.tell(Happening("unopposed", alone, ref(state, alone, slot)))


def throw(play: GensoPlay, battle: Battle) -> None:
    """Janken decides who goes first in this battle, in the way that the house chose. Rules G0-20, A0-27, A0-36."""
    state, mode = play.state, play.table.house.janken
    if mode == "hand":
        play.push(Janken())
        return
    first = None
    if mode == "laid" and all(battle.lane < len(laid) for laid in state.laid):
        marks = [state.laid[seat][battle.lane] for seat in SEATS]
        first = winner(*marks)
        play.tell(Happening("threw", words=tuple(f"janken-{mark}" for mark in marks)))
    play.keep(replace(battle, got=state.stream.below(2, "janken") if first is None else first))


def settle_order(play: GensoPlay, battle: Battle) -> None:
    """The winner goes first. Rule G0-20."""
    assert battle.got is not None
    play.state.first = battle.got
    play.tell(Happening("goes-first", battle.got))
    play.keep(replace(battle, got=None))


def calculate_first(play: GensoPlay, battle: Battle) -> None:
    """The first player's dice and calculation. Rules G0-21, G0-22."""
    play.push(Calculation(seat=play.state.first))


def calculate_second(play: GensoPlay, battle: Battle) -> None:
    """The second player's dice and calculation, if both still stand. Rules G0-24, G0-25, A0-32."""
    if _both_stand(play.state, battle):
        play.push(Calculation(seat=other(play.state.first)))


def _both_stand(state: GensoState, battle: Battle) -> bool:
    return all(state.field[seat][battle.slots[seat]] is not None for seat in SEATS)


def compare(play: GensoPlay, battle: Battle) -> None:
    """The higher ATK stays, the lower goes to the discard pile; equals both stay. Rules G0-26, A0-3, A0-32."""
    state, table = play.state, play.table
    if not _both_stand(state, battle):
        state.results.append(next((s for s in SEATS if state.field[s][battle.slots[s]] is not None), None))
        return
    values = []
    for seat in SEATS:
        fighter = fighter_at(state, seat, battle.slots[seat])
        values.append(atk(table, state, fighter.card))
        state.field[seat][battle.slots[seat]] = replace(fighter, atk=values[seat])
    won = None if values[0] == values[1] else int(values[1] > values[0])
    state.results.append(won)
    if won is None:
        play.tell(
            Happening("tied-battle", PUBLIC, ref(state, 0, battle.slots[0]), ref(state, 1, battle.slots[1]), values[0])
        )
    else:
        _defeat(play, battle, won, values)


def _defeat(play: GensoPlay, battle: Battle, won: int, values: list[int]) -> None:
    """The loser leaves, then what either text says of it. Rules G0-26, A0-13."""
    state, beaten = play.state, other(won)
    source, target = ref(state, won, battle.slots[won]), ref(state, beaten, battle.slots[beaten])
    play.tell(Happening("beat", won, source, target, dice=(values[won], values[beaten])))
    state.lost[beaten] += 1
    for seat in reversed(seats_from(won)):
        trigger(play, seat, battle.slots[seat], "won" if seat == won else "lost")


def bury(play: GensoPlay, battle: Battle) -> None:
    """The beaten character goes to the discard pile, unless a text has taken it away; added ATK ends. Rules G0-26, A0-5."""
    state = play.state
    won = state.results[-1]
    if won is not None:
        beaten = other(won)
        fighter = state.field[beaten][battle.slots[beaten]]
        if fighter is not None:
            state.beaten[beaten][battle.slots[beaten]] = replace(fighter, counters=(), stacked=())
            leave(play, beaten, battle.slots[beaten])
    state.lasting = lasting.after(state.lasting, state.battle)


# --- dice and calculation ---------------------------------------------------------------------------------------------


def roll(play: GensoPlay, frame: Calculation) -> None:
    """Eight element dice. Rules G0-21, A0-2."""
    rolled = tuple(FACES[play.state.stream.die(len(FACES)) - 1] for _ in range(DICE))
    play.keep(replace(frame, rolled=rolled))
    play.state.dice[frame.seat] = rolled
    play.tell(Happening("rolled", frame.seat, words=tuple(f"element-{face}" for face in rolled)))


def ask_discards(play: GensoPlay, frame: Calculation) -> None:
    """Cards of the fighter's element may be discarded, each for one more face. It is asked whatever the hand. Rules G0-30, A0-20.

    Where nothing can be discarded the answer may be given for the player, after a time that tells nothing.
    """
    usable = own_element(play.table, play.state, frame.seat)
    play.ask(frame.seat, "discard", auto=() if usable else ("discard",))


def add_faces(play: GensoPlay, frame: Calculation) -> None:
    """Each discarded card adds a face of its element. Rules G0-30, A0-20, A0-21."""
    state, seat = play.state, frame.seat
    hand = state.hands[seat][:]
    numbers = [hand[hand_card(atom)] for atom in play.taken(seat)[1:]]
    added = tuple(str(definition(play.table, state, number).element) for number in numbers)
    discard_from_hand(play, seat, numbers)
    play.keep(replace(frame, added=added))
    state.dice[seat] = (*frame.rolled, *added)


def count_faces(play: GensoPlay, frame: Calculation) -> None:
    """Count the faces of the fighter's element, wild ones included, and see what they reach. Rules G0-28, G0-29, G0-31 to G0-31d."""
    state, seat = play.state, frame.seat
    card = _card(play, frame)
    state.faces[seat] = matching(card, state.dice[seat])
    reached = powers(card, state.faces[seat])
    if len(reached) > 1:
        play.ask(seat, "activate")
    else:
        play.keep(replace(frame, mode=reached[0] if reached else "normal"))


def activate(play: GensoPlay, frame: Calculation) -> None:
    """Skill or burst: compulsory where one is reached, free where both are. Rules G0-31b, G0-31d, A0-12."""
    mode = frame.mode or str(play.taken(frame.seat)[0])
    play.keep(replace(frame, mode=mode))
    play.state.modes[frame.seat] = mode


def apply_power(play: GensoPlay, frame: Calculation) -> None:
    """The basic increase, then the texts. Rules G0-31e, G0-31f, A0-13."""
    state, seat = play.state, frame.seat
    battle = _battle(state)
    slot = battle.slots[seat]
    card = _card(play, frame)
    power = card.skill if frame.mode == "skill" else card.burst if frame.mode == "burst" else None
    number = fighter_at(state, seat, slot).card
    if power is not None:
        change(play, number, power.gain)
    play.tell(Happening(f"used-{frame.mode}", seat, ref(state, seat, slot), amount=power.gain if power else None))
    trigger(play, seat, slot, frame.mode)


def finish_calculation(play: GensoPlay, frame: Calculation) -> None:
    """Fix the ATK; the second player's texts may still change the first's. Rules G0-22, G0-23, G0-31i."""
    state, slot = play.state, _battle(play.state).slots[frame.seat]
    fighter = state.field[frame.seat][slot]
    if fighter is not None:
        value = atk(play.table, state, fighter.card)
        play.tell(Happening("fixed-atk", frame.seat, ref(state, frame.seat, slot), amount=value))


def _battle(state: GensoState) -> Battle:
    battle = state.present()
    assert battle is not None
    return battle


def _card(play: GensoPlay, frame: Calculation) -> GensoCard:
    battle = _battle(play.state)
    return definition(play.table, play.state, fighter_at(play.state, frame.seat, battle.slots[frame.seat]).card)


_STEPS = (face_each_other, throw, settle_order, calculate_first, calculate_second, compare, bury)
