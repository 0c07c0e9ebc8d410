"""The five phases of a turn, in the sheet's order, and how the match is won. Rules G0-12 to G0-17, G0-32 to G0-42."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening
from engine.games.genso.abilities import resolve, trigger_leader
from engine.games.genso.atk import base
from engine.games.genso.battle import (
    activate,
    add_faces,
    apply_power,
    ask_discards,
    bury,
    calculate_first,
    calculate_second,
    compare,
    count_faces,
    face_each_other,
    finish_calculation,
    roll,
    settle_order,
    throw,
)
from engine.games.genso.options import hand_card, lane_of, slot_of
from engine.games.genso.state import LANES, NOBODY, Battle, Calculation, ExtraBattle, GensoState, Resolve, Turn
from engine.games.genso.zones import GensoPlay, leave, put_on, set_down, turn_up
from engine.janken import Janken, janken_script
from engine.piles import draw, hide_hand, sort_hand
from engine.play import Scripts, script
from engine.view import PUBLIC, SEATS, other

_TO_WIN, _DRAWN_TURNS = 2, 2
"""Turns to win (G0-36), and drawn turns after which one won turn is enough (G0-40)."""


# --- 1 draw -----------------------------------------------------------------------------------------------------------


def fill_hands(play: GensoPlay, frame: Turn) -> None:
    """Both draw until the hand is full; who cannot loses. Rules G0-12, G0-41, A0-1, A0-22, A0-26."""
    state, size = play.state, play.table.house.hand_size
    state.turn += 1
    state.results, state.lost = [], [0, 0]
    state.beaten = [[None] * LANES for _ in SEATS]
    short = []
    for seat in SEATS:
        draw(play, seat, max(0, size - len(state.hands[seat])))
        if len(state.hands[seat]) < size:
            short.append(seat)
    if len(short) == 1:
        play.end(other(short[0]), "decked")
    elif short:
        ahead = state.wins[0] - state.wins[1] if play.table.house.both_decked == "turns" else 0
        play.end(None if not ahead else int(ahead < 0), "both-decked")


def open_leaders(play: GensoPlay, frame: Turn) -> None:
    """What leaders do at the start of a turn: the hook of A0-15."""
    for seat in reversed(SEATS):
        trigger_leader(play, seat, "turn-start")


# --- 2 character selection --------------------------------------------------------------------------------------------


def ask_selection(play: GensoPlay, frame: Turn) -> None:
    """Both choose characters and lay them face down at the same time. Rules G0-13, A0-8, A0-9."""
    for seat in SEATS:
        play.ask(seat, "select")


def lay_characters(play: GensoPlay, frame: Turn) -> None:
    """Lay down what both chose; where janken is laid ahead, ask for the picks. Rules G0-13, A0-36."""
    state = play.state
    for seat in SEATS:
        _lay(state, seat, play.taken(seat)[1:])
    play.tell(Happening("laid-down", PUBLIC))
    if play.table.house.faces_shown == "turn":
        for seat in SEATS:
            for slot in state.standing(seat):
                turn_up(play, seat, slot)
    if play.table.house.janken == "laid":
        for seat in SEATS:
            play.ask(seat, "lay-janken")


def _lay(state: GensoState, seat: int, path: tuple[str | int, ...]) -> None:
    """Cards by their place in the hand, slot by slot, number 1 first; after them, stacked cards each with its slot."""
    hand = state.hands[seat][:]
    empty = state.empty(seat)
    for slot, atom in zip(empty, path, strict=False):
        if atom != "none":
            set_down(state, seat, slot, hand[hand_card(atom)])
    pairs = path[len(empty) :]
    for card, slot_name in zip(pairs[::2], pairs[1::2], strict=True):
        put_on(state, seat, slot_of(state, slot_name), hand[hand_card(card)])
    hide_hand(state, seat)


def number_slots(play: GensoPlay, frame: Turn) -> None:
    """Keep the picks laid down; in the very first turn throw janken for where number 1 is. Rules G0-14, A0-11, A0-36."""
    state = play.state
    if play.table.house.janken == "laid":
        state.laid = [[str(mark) for mark in play.taken(seat)[1:]] for seat in SEATS]
    if state.mirrored is None:
        if play.table.house.janken == "hand":
            play.push(Janken())
        else:
            play.keep(replace(frame, got=state.stream.below(2, "order")))


def fix_numbers(play: GensoPlay, frame: Turn) -> None:
    """Slot 1 is next to the winner's deck, and stays so for the match. The first seat's deck lies at the right. Rules G0-14, A0-11."""
    state = play.state
    if state.mirrored is None:
        assert frame.got is not None
        state.mirrored = frame.got == 0
        side = "zone-lane-right" if state.mirrored else "zone-lane-left"
        play.tell(Happening("numbered", frame.got, words=(side,)))
        play.keep(replace(frame, got=None))


# --- 3 battles --------------------------------------------------------------------------------------------------------


def battles(play: GensoPlay, frame: Turn) -> None:
    """The characters that face each other battle, number 1 first. Rules G0-18, G0-27."""
    for number, slot in reversed(list(enumerate(play.state.order()))):
        play.push(Battle(lane=number, slots=(slot, slot)))


# --- 4 the turn's winner ----------------------------------------------------------------------------------------------


def count_characters(play: GensoPlay, frame: Turn) -> None:
    """More characters left win the turn; on equal numbers the two highest fight once more. Rules G0-32, G0-33, A0-6."""
    counts = _left(play.state)
    if counts[0] == counts[1] and counts[0]:
        play.push(ExtraBattle())


def _left(state: GensoState) -> list[int]:
    return [len(state.standing(seat)) for seat in SEATS]


def find_highest(play: GensoPlay, frame: ExtraBattle) -> None:
    """Each side's highest; its owner picks among equals, hidden and at the same time. Rules A0-4, A0-28, A0-31."""
    state = play.state
    tied = tuple(_highest(play, seat) for seat in SEATS)
    play.keep(replace(frame, tied=tied))
    for seat in SEATS:
        if len(tied[seat]) > 1 and play.table.house.extra_ties == "owner":
            play.ask(seat, "highest", tuple(lane_of(state, slot) for slot in tied[seat]))
    assert state.outcome is None


def _highest(play: GensoPlay, seat: int) -> tuple[int, ...]:
    state = play.state
    values: dict[int, int] = {}
    for slot in state.standing(seat):
        fighter = state.field[seat][slot]
        assert fighter is not None
        decided = fighter.atk if play.table.house.extra_battle_atk == "decided" else None
        values[slot] = base(play.table, state, fighter.card) if decided is None else decided
    top = max(values.values())
    return tuple(slot for slot, value in values.items() if value == top)


def fight_extra(play: GensoPlay, frame: ExtraBattle) -> None:
    """One extra battle, with all six steps. Rules G0-33, A0-5, A0-7."""
    slots = [_picked(play, seat, frame.tied[seat]) for seat in SEATS]
    play.tell(Happening("extra-battle", PUBLIC))
    play.push(Battle(lane=LANES, slots=(slots[0], slots[1])))


def _picked(play: GensoPlay, seat: int, tied: tuple[int, ...]) -> int:
    if len(tied) == 1:
        return tied[0]
    if play.table.house.extra_ties == "owner":
        return slot_of(play.state, play.taken(seat)[1])
    return play.state.stream.pick(tied, "highest")


def judge_turn(play: GensoPlay, frame: Turn) -> None:
    """Who won the turn, and whether that wins the match. Rules G0-32, G0-34, G0-36, G0-40, A0-23 to A0-25."""
    state = play.state
    counts = _left(state)
    if counts[0] == counts[1]:
        state.draws += 1
        play.tell(Happening("drew-turn", PUBLIC, amount=state.turn))
    else:
        winner = int(counts[1] > counts[0])
        state.wins[winner] += 1
        play.tell(Happening("won-turn", winner, amount=state.turn))


def judge_match(play: GensoPlay, frame: Turn) -> None:
    """Two turns won, or one won and two drawn. Rules G0-36, G0-40, A0-23, A0-24."""
    state, house = play.state, play.table.house
    for seat in SEATS:
        if state.wins[seat] >= _TO_WIN:
            play.end(seat, "two-turns")
            return
    if state.draws >= _DRAWN_TURNS and any(state.wins):
        if state.wins[0] != state.wins[1]:
            play.end(int(state.wins[1] > state.wins[0]), "one-turn-two-draws")
        elif house.both_qualify == "draw":
            play.end(None, "both-qualify")
    elif house.draw_cap and state.draws >= house.draw_cap:
        play.end(None, "draw-cap")


# --- 5 end of the turn ------------------------------------------------------------------------------------------------


def answer_a_loss(play: GensoPlay, frame: Turn) -> None:
    """What the leader of who lost the turn does, where the match goes on: the hook of A0-15."""
    counts = _left(play.state)
    if counts[0] != counts[1]:
        trigger_leader(play, int(counts[0] > counts[1]), "turn-lost")


def clear_field(play: GensoPlay, frame: Turn) -> None:
    """Survivors go to the discard pile with what lies on them, and the next turn begins. Rules G0-17, A0-8."""
    state = play.state
    for seat in SEATS:
        for slot in state.standing(seat):
            fighter = state.field[seat][slot]
            assert fighter is not None
            if play.table.house.survivors == "kept":
                state.field[seat][slot] = replace(fighter, atk=None)
            else:
                leave(play, seat, slot)
        sort_hand(state, seat)
    state.dice = [(), ()]
    state.first = NOBODY
    play.goto(frame, 0)


SCRIPTS: Scripts[GensoPlay] = dict(
    [
        script(
            Turn,
            fill_hands,
            open_leaders,
            ask_selection,
            lay_characters,
            number_slots,
            fix_numbers,
            battles,
            count_characters,
            judge_turn,
            judge_match,
            answer_a_loss,
            clear_field,
        ),
        script(Battle, face_each_other, throw, settle_order, calculate_first, calculate_second, compare, bury),
        script(Calculation, roll, ask_discards, add_faces, count_faces, activate, apply_power, finish_calculation),
        script(Resolve, resolve),
        script(ExtraBattle, find_highest, fight_extra),
        janken_script(),
    ]
)
