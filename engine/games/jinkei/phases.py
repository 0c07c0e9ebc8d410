"""The phases, each a list of steps that reads like the sheet's own: opening, round, turn, forced advance, end phase."""

from __future__ import annotations

from msgspec.structs import replace

from engine import lasting
from engine.games.jinkei.battle import (
    absorb,
    answer,
    ask_reply,
    declare,
    definition,
    divided,
    fall,
    strike,
    take_reply,
)
from engine.games.jinkei.cards import SELF_REPAIR
from engine.games.jinkei.field import occupied
from engine.games.jinkei.options import follow_ups, loser_cards
from engine.games.jinkei.state import NOBODY, Advance, Battle, Blow, Ending, Opening, Reply, Round, Turn
from engine.games.jinkei.telling import JinkeiPlay, tell
from engine.janken import winner
from engine.play import script
from engine.stream import Forced
from engine.view import FIRST, PUBLIC, SEATS, SECOND, other, seats_from

_ANY_CARD, _SOME_CHOICE, _CHOICE_DIE = 6, 3, 5
"""Cards left for a free choice, for a die, and the die from which it is the winner's. Rules G2-34, G2-35."""


# --- preparation ------------------------------------------------------------------------------------------------------


def draw_marks(play: JinkeiPlay, frame: Opening) -> None:
    """Each draws a card unseen, and the marks at the corners play janken. Rules G2-05, A2-25, A2-36."""
    state = play.state
    if frame.ties >= play.table.house.janken_ties:
        die = state.stream.die()
        state.starts = FIRST if die % 2 else SECOND
        tell(play, "die-decided", state.starts, dice=(die,))
        return
    drawn = [_drawn(play, frame, seat) for seat in SEATS]
    if state.stream.forced and state.stream.forced.janken:
        del state.stream.forced.janken[0]
    marks = [definition(play.table, state, fighter).janken for fighter in drawn]
    for seat, mark in zip(SEATS, marks, strict=True):
        state.marks[seat].append(mark)
    won = winner(*marks)
    tell(play, "showed-marks", PUBLIC, words=(f"janken-{marks[FIRST]}", f"janken-{marks[SECOND]}"))
    if won is None:
        aside = (*frame.aside, *drawn) if play.table.house.janken_card == "aside" else ()
        play.keep(replace(frame, ties=frame.ties + 1, pc=0, aside=aside))
    else:
        state.starts = won
        tell(play, "won-janken", won)


def _drawn(play: JinkeiPlay, frame: Opening, seat: int) -> int:
    """A card of the hand at random; what the house lays aside after a tie waits until all have been drawn.

    Raises `ValueError` where a scenario forces a card or a mark that is not there.
    """
    state = play.state
    hand = state.hands[seat]
    left = [fighter for fighter in hand if fighter not in frame.aside] or hand
    if state.stream.forced:
        left = _forced(play, state.stream.forced, seat, left)
    return state.stream.pick(left, "janken")


def _forced(play: JinkeiPlay, forced: Forced, seat: int, hand: list[int]) -> list[int]:
    """Those of a hand that bear the card and the mark that a scenario lays down."""
    card = forced.draws[seat].pop(0) if len(forced.draws) > seat and forced.draws[seat] else None
    mark = forced.janken[0][seat] if forced.janken else None
    found = [fighter for fighter in hand if card in (None, play.state.fighters[fighter].card)]
    found = [fighter for fighter in found if mark in (None, definition(play.table, play.state, fighter).janken)]
    if not found:
        raise ValueError(f"no `{card or mark}` in hand to be drawn")
    return found


def ask_placement(play: JinkeiPlay, frame: Opening) -> None:
    """Both lay out their cards at once, hidden from each other. Rule G2-06."""
    play.keep(replace(frame, ties=0, aside=()))
    for seat in SEATS:
        play.ask(seat, "place")


def reveal(play: JinkeiPlay, frame: Opening) -> None:
    """When both have placed, both sides are shown at once. Rule A2-32."""
    state, table = play.state, play.table
    for seat in SEATS:
        side = [NOBODY] * table.size
        cells = play.taken(seat)[1:]
        for fighter, cell in zip(state.hands[seat], cells, strict=True):
            side[table.cells[cell]] = fighter
        state.hands[seat] = []
        state.field[seat] = side
        state.stands[seat] = occupied(side)
    tell(play, "revealed", PUBLIC)
    play.push(Round())


# --- action phase -----------------------------------------------------------------------------------------------------


def first_turn(play: JinkeiPlay, frame: Round) -> None:
    """A new round: the player who goes first acts. Rule G2-08."""
    play.state.round += 1
    _open_turn(play, seats_from(play.state.starts)[0])


def second_turn(play: JinkeiPlay, frame: Round) -> None:
    """The other player acts. Rule G2-08."""
    _open_turn(play, seats_from(play.state.starts)[1])


def _open_turn(play: JinkeiPlay, seat: int) -> None:
    play.state.turn += 1
    play.push(Turn(seat=seat))


def advance(play: JinkeiPlay, frame: Round) -> None:
    """After both players' actions, who has an empty front line moves one up, the first player first. Rules G2-20, A2-20."""
    for seat in reversed(seats_from(play.state.starts)):
        if not play.state.stands[seat] & play.table.front_bits:
            play.push(Advance(seat=seat))


def repair(play: JinkeiPlay, frame: Round) -> None:
    """Self-repair recovers a quarter, up to what is printed. Rules G2-21, A2-19."""
    state, cards = play.state, play.table.cards
    for seat in seats_from(state.starts):
        for fighter in state.field[seat]:
            if fighter != NOBODY and SELF_REPAIR in cards[state.fighters[fighter].card].skills:
                _recover(play, seat, fighter)


def _recover(play: JinkeiPlay, seat: int, fighter: int) -> None:
    state, house = play.state, play.table.house
    printed, hp = definition(play.table, state, fighter).hp, state.fighters[fighter].hp
    base = printed if house.repair_base == "printed" else hp
    gained = min(divided(base, 4, house.repair_rounding), printed - hp)
    if gained > 0:
        state.fighters[fighter] = replace(state.fighters[fighter], hp=hp + gained)
        tell(play, "repaired", seat, fighter, amount=gained)


def next_round(play: JinkeiPlay, frame: Round) -> None:
    """Repeat until one side is wiped out, or until the cap. Rules G2-22, A2-26."""
    if play.state.round >= play.table.house.round_cap:
        play.end(None, "round-cap")
    else:
        play.goto(frame, 0)


def ask_action(play: JinkeiPlay, turn: Turn) -> None:
    """The player may take one character's action. Rule G2-08."""
    play.ask(turn.seat, "act")


def take_action(play: JinkeiPlay, turn: Turn) -> None:
    """Carry out the action; a move may be followed by an attack or support of the mover. Rules G2-15, A2-5."""
    _carry_out(play, turn, play.taken(turn.seat), after_move=False)


def take_follow_up(play: JinkeiPlay, turn: Turn) -> None:
    """Carry out what follows a move."""
    if play.state.prompts[turn.seat] is not None:
        _carry_out(play, turn, play.taken(turn.seat), after_move=True)


def _carry_out(play: JinkeiPlay, turn: Turn, path: tuple[str | int, ...], *, after_move: bool) -> None:
    verb, cells = path[0], play.table.cells
    if verb in ("pass", "stop"):
        if not after_move:
            tell(play, "passed", turn.seat)
        return
    source, target = cells[path[1]], cells[path[2]]
    if verb == "move":
        _move(play, turn.seat, source, target)
        if follow_ups(play.table, play.state, turn.seat, target):
            play.ask(turn.seat, "follow", (path[2],))
    elif verb == "support":
        _support(play, turn.seat, source, target, int(path[3]))
    else:
        _attack(play, turn.seat, source, target, slay=verb == "slay")


def _attack(play: JinkeiPlay, seat: int, source: int, target: int, *, slay: bool) -> None:
    field = play.state.field
    far = play.table.far(source, target)
    play.push(Battle(attacker=field[seat][source], defender=field[other(seat)][target], far=far, slay=slay))


def _move(play: JinkeiPlay, seat: int, source: int, target: int) -> None:
    """One cell up, down, left or right; whoever stands there swaps places. Rule G2-14."""
    side = play.state.field[seat]
    side[source], side[target] = side[target], side[source]
    if side[source] == NOBODY:
        play.state.stands[seat] ^= 1 << source | 1 << target
    tell(play, "swapped" if side[source] != NOBODY else "moved", seat, side[target], side[source])


def _support(play: JinkeiPlay, seat: int, source: int, target: int, amount: int) -> None:
    """Give HP to a neighbor; who gives all goes to the graveyard. Rules G2-16 to G2-19."""
    state = play.state
    giver, receiver = state.field[seat][source], state.field[seat][target]
    tell(play, "supported", seat, giver, receiver, amount)
    for fighter, change in ((giver, -amount), (receiver, amount)):
        state.fighters[fighter] = replace(state.fighters[fighter], hp=state.fighters[fighter].hp + change)
    if not state.fighters[giver].hp:
        fall(play, giver)


def close_turn(play: JinkeiPlay, turn: Turn) -> None:
    """What lasts until this turn ends. Rule A2-16."""
    state = play.state
    if state.lasting:
        state.lasting = lasting.after(state.lasting, state.turn)


def ask_advance(play: JinkeiPlay, frame: Advance) -> None:
    """Ask who moves up where there is a choice. Rules G2-20, A2-33."""
    state, table = play.state, play.table
    living = state.living(frame.seat)
    if len(living) == 1 and table.house.advance_cell == "straight":
        _move_up(play, frame.seat, living[0][0], table.straight(living[0][0]))
        play.goto(frame, 2)
    else:
        chooser = frame.seat if table.house.advance_chooser == "owner" else other(frame.seat)
        play.ask(chooser, "advance", (frame.seat,))


def take_advance(play: JinkeiPlay, frame: Advance) -> None:
    """Move the chosen one to the front line. Rule A2-21."""
    table = play.table
    chooser = frame.seat if table.house.advance_chooser == "owner" else other(frame.seat)
    cells = [table.cells[atom] for atom in play.taken(chooser)[1:]]
    _move_up(play, frame.seat, cells[0], cells[1] if len(cells) > 1 else table.straight(cells[0]))


def _move_up(play: JinkeiPlay, seat: int, source: int, target: int) -> None:
    side = play.state.field[seat]
    side[target], side[source] = side[source], NOBODY
    play.state.stands[seat] ^= 1 << source | 1 << target
    tell(play, "advanced", seat, side[target])


# --- end phase --------------------------------------------------------------------------------------------------------


def wiped_out(play: JinkeiPlay) -> None:
    """A side without characters ends the action phase at once. Rules G2-22, A2-20."""
    state = play.state
    if state.round and state.victor == NOBODY and 0 in state.stands:
        state.victor = other(state.stands.index(0))
        state.stack.clear()
        tell(play, "wiped-out", other(state.victor))
        play.push(Ending())


def ask_prize(play: JinkeiPlay, frame: Ending) -> None:
    """The winner may take a card. Rules G2-33, A2-29."""
    if play.table.house.prize == "off":
        play.end(play.state.victor, "wiped-out")
    else:
        play.ask(play.state.victor, "prize")


def settle_chooser(play: JinkeiPlay, frame: Ending) -> None:
    """Who chooses: by the winner's cards left on the field, and between 3 and 5 by the die. Rules G2-34 to G2-36, A2-28."""
    state = play.state
    if play.taken(state.victor)[0] == "leave":
        tell(play, "left-prize", state.victor)
        play.end(state.victor, "wiped-out")
        return
    left = state.left(state.victor)
    die = state.stream.die() if _SOME_CHOICE <= left < _ANY_CARD else 0
    free = left >= _ANY_CARD or die >= _CHOICE_DIE
    chooser = state.victor if free else other(state.victor)
    if die:
        tell(play, "rolled-prize", chooser, dice=(die,))
    play.keep(replace(frame, die=die, chooser=chooser))
    play.ask(chooser, "choose-prize")


def take_prize(play: JinkeiPlay, frame: Ending) -> None:
    """One card of the loser's whole battle deck, graveyard included. Rules G2-33, A2-37."""
    _take(play, str(play.taken(frame.chooser)[1]))


def give_up_prize(play: JinkeiPlay, seat: int) -> None:
    """The winner does without a card; a loser who gives up the choice loses one at random. Rules A2-29, A2-37."""
    state = play.state
    if seat == state.victor:
        play.end(state.victor, "wiped-out")
    else:
        _take(play, state.stream.pick(loser_cards(state), "lapse"))


def _take(play: JinkeiPlay, card: str) -> None:
    state = play.state
    state.prize = card
    taken = next(i for i, f in enumerate(state.fighters) if f.owner != state.victor and f.card == card)
    tell(play, "took-prize", state.victor, taken)
    play.end(state.victor, "wiped-out")


SCRIPTS = dict(
    [
        script(Opening, draw_marks, ask_placement, reveal),
        script(Round, first_turn, second_turn, advance, repair, next_round),
        script(Turn, ask_action, take_action, take_follow_up, close_turn),
        script(Advance, ask_advance, take_advance),
        script(Battle, declare, answer),
        script(Blow, strike, absorb),
        script(Reply, ask_reply, take_reply),
        script(Ending, ask_prize, settle_chooser, take_prize),
    ]
)
