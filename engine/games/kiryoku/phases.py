"""The preparation and the turn, in the order of the sheet. Rules G4-02 to G4-11, X4-32 to X4-35, Q4-03 to Q4-09, Q4-41 to Q4-43."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening, Ref
from engine.games.kiryoku import battle, zones
from engine.games.kiryoku.abilities import resolve
from engine.games.kiryoku.state import LEADER, Battle, Entering, Opening, Resolve, Standing, Turn, Window
from engine.games.kiryoku.tags import ask_which_stays, keep_one
from engine.games.kiryoku.targets import hand_number
from engine.games.kiryoku.values import KiryokuPlay, weary
from engine.games.kiryoku.windows import (
    ask_other,
    ask_turn_player,
    close,
    process_first,
    process_second,
    take_other,
    take_reply,
    take_turn_player,
)
from engine.janken import Janken, janken_script
from engine.lasting import after
from engine.play import Scripts, script
from engine.view import SEATS, other

# --- preparation ------------------------------------------------------------------------------------------------------


def ask_leaders(play: KiryokuPlay, frame: Opening) -> None:
    """Both pick a character of their deck as leader, hidden and at the same time. Rules G4-02, X4-02."""
    for seat in SEATS:
        play.ask(seat, "leader")


def lay_leaders(play: KiryokuPlay, frame: Opening) -> None:
    """The leaders lie face down, ready; the rest of the decks is shuffled. Rules G4-02, Q4-08."""
    state = play.state
    for seat in SEATS:
        card = play.taken(seat)[1]
        number = next(n for n in state.decks[seat] if state.cards[n].card == card)
        state.decks[seat].remove(number)
        state.decks[seat] = state.stream.shuffled(state.decks[seat])
        state.field[seat][LEADER] = Standing(number)
        place = zones.ref(state, seat, LEADER).place
        play.tell(Happening("laid-leader", seat, Ref(place, str(card)), known_to=seat))


def draw_hands(play: KiryokuPlay, frame: Opening) -> None:
    """Each draws 7 cards. Rule G4-03. Where the house plays it, a mulligan is offered to both. Rules X4-03, Q4-09."""
    for seat in SEATS:
        zones.draw(play, seat, play.table.house.hand_size)
    if play.table.house.mulligan:
        for seat in SEATS:
            play.ask(seat, "redraw")


def redraw(play: KiryokuPlay, frame: Opening) -> None:
    """A hand without a character is shown, returned, shuffled, and drawn anew, once. Rules X4-03, Q4-09."""
    state = play.state
    for seat in SEATS:
        if state.prompts[seat] is not None and play.taken(seat) == ("redraw",):
            for number in state.hands[seat]:
                play.tell(Happening("showed", seat, Ref("", state.cards[number].card)))
            state.decks[seat] = state.stream.shuffled([*state.decks[seat], *state.hands[seat]])
            state.hands[seat] = []
            play.tell(Happening("redrew", seat))
            zones.draw(play, seat, play.table.house.hand_size)


def throw(play: KiryokuPlay, frame: Opening) -> None:
    """Janken. Rule G4-04."""
    play.push(Janken())


def ask_order(play: KiryokuPlay, frame: Opening) -> None:
    """The winner decides who goes first, before any leader is seen. Rules G4-04, Q4-41."""
    assert frame.got is not None
    play.ask(frame.got, "order")


def reveal_leaders(play: KiryokuPlay, frame: Opening) -> None:
    """Both leaders are turned up; their vitality counts twice. Rules G4-05, G4-06, Q4-41."""
    state, winner = play.state, frame.got
    assert winner is not None
    state.first = winner if play.taken(winner) == ("first",) else other(winner)
    state.active = other(state.first)
    play.tell(Happening("goes-first", state.first))
    state.leaders_up = True
    for seat in SEATS:
        play.tell(Happening("leader-up", seat, zones.ref(state, seat, LEADER)))


# --- entry ------------------------------------------------------------------------------------------------------------


def begin_turn(play: KiryokuPlay, frame: Turn) -> None:
    """The other player's turn begins. Rules G4-06, G4-07."""
    state = play.state
    state.turn += 1
    state.active = other(state.active)
    state.phase = "entry"
    play.tell(Happening("began-turn", state.active, amount=state.turn))


def make_ready(play: KiryokuPlay, frame: Turn) -> None:
    """All the turn player's exhausted characters become ready, and the battle cards of both are upright. Rules G4-09, Q4-07."""
    state, seat = play.state, play.state.active
    for place, standing in enumerate(state.field[seat]):
        if standing is not None and not standing.ready and not weary(play.table, state, standing):
            state.field[seat][place] = replace(standing, ready=True)
    for row in state.laid:
        for at, laid in enumerate(row):
            if laid is not None and laid.used:
                row[at] = replace(laid, used=False)


def draw_card(play: KiryokuPlay, frame: Turn) -> None:
    """One card, but not in the first turn of who began. Rules G4-09, G4-10, X4-32, Q4-42."""
    if play.state.turn > 1:
        zones.draw(play, play.state.active, 1)


# --- main phase, end phase --------------------------------------------------------------------------------------------


def main_phase(play: KiryokuPlay, frame: Turn) -> None:
    """A row of windows. Rules G4-11, G4-32, Q4-43."""
    play.state.phase = "main"
    play.push(Window())


def more_main(play: KiryokuPlay, frame: Turn) -> None:
    """Two passes end it. Rules X4-33, Q4-43."""
    if frame.got:
        play.goto(frame, _MAIN)


def end_phase(play: KiryokuPlay, frame: Turn) -> None:
    """Abilities, events and other cost of both. Rules G4-33, X4-34, Q4-03."""
    if play.state.phase != "end":
        play.state.phase = "end"
        play.tell(Happening("end-phase", play.state.active))
    play.push(Window(during="end"))


def more_end(play: KiryokuPlay, frame: Turn) -> None:
    """Two passes end it. Rule Q4-03."""
    if frame.got:
        play.goto(frame, _END)


# --- hand adjustment --------------------------------------------------------------------------------------------------


def ask_adjustment(play: KiryokuPlay, frame: Turn) -> None:
    """With more cards than the limit the turn player chooses what goes; nobody can react. Rules X4-05, X4-35, Q4-04."""
    state = play.state
    state.phase = "adjust"
    surplus = len(state.hands[state.active]) - play.table.house.hand_limit
    if surplus > 0:
        play.ask(state.active, "adjust", (surplus,))


def adjust(play: KiryokuPlay, frame: Turn) -> None:
    """Rules X4-35, Q4-04."""
    state, seat = play.state, play.state.active
    if state.prompts[seat] is not None:
        for number in [hand_number(state, seat, atom) for atom in play.taken(seat)[1:]]:
            zones.discard(play, seat, number)


def end_turn(play: KiryokuPlay, frame: Turn) -> None:
    """Stocked costs vanish, changes of values end, limits begin anew. Rules G4-31, X4-15, X4-35, Q4-18."""
    state = play.state
    state.stock = [[], []]
    state.used = []
    state.lasting = after(state.lasting, state.turn)
    play.goto(frame, 0)


_TURN = (
    begin_turn,
    make_ready,
    draw_card,
    main_phase,
    more_main,
    end_phase,
    more_end,
    ask_adjustment,
    adjust,
    end_turn,
)
_MAIN, _END = _TURN.index(main_phase), _TURN.index(end_phase)
STARTS = {"entry": 0, "main": _MAIN, "end": _END, "adjust": _TURN.index(ask_adjustment)}
"""The step at which a phase begins."""

SCRIPTS: Scripts[KiryokuPlay] = dict(
    [
        script(Opening, ask_leaders, lay_leaders, draw_hands, redraw, throw, ask_order, reveal_leaders),
        script(Turn, *_TURN),
        script(
            Window,
            ask_turn_player,
            take_turn_player,
            ask_other,
            take_other,
            take_reply,
            process_first,
            process_second,
            close,
        ),
        script(Battle, *battle.STEPS),
        script(Resolve, resolve),
        script(Entering, ask_which_stays, keep_one),
        janken_script(),
    ]
)
