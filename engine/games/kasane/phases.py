"""What comes before turn 1, the nine phases of a turn in the sheet's order, and how the match is won. Rules G3-08 to G3-46."""

from __future__ import annotations

from engine.events import Happening
from engine.games.kasane.judgement import judge
from engine.games.kasane.options import index_of, scenes_in_hand
from engine.games.kasane.placing import areas_to_level, can_set, level_ups
from engine.games.kasane.state import NOBODY, UNJUDGED, Activation, Entering, LevelUp, Resolve, Setup, Turn
from engine.games.kasane.texts import ask_activate, ask_enter, enter, resolve, take_activate, take_enter
from engine.games.kasane.zones import KasanePlay, draw, lay_scene, put_on, set_down, shuffle, turn_up
from engine.janken import Janken, janken_script
from engine.lasting import after
from engine.play import Scripts, script
from engine.view import PUBLIC, SEATS, other, seats_from

HAND = 6
"""Cards of the opening hand. Rule G3-10."""


# --- before turn 1 ----------------------------------------------------------------------------------------------------


def throw(play: KasanePlay, frame: Setup) -> None:
    """Rock-paper-scissors. Rule G3-09."""
    play.push(Janken())


def ask_order(play: KasanePlay, frame: Setup) -> None:
    """The winner chooses to be lead or next in turn 1. Rule G3-09."""
    assert frame.got is not None
    play.ask(frame.got, "order")


def deal(play: KasanePlay, frame: Setup) -> None:
    """Six cards for each. Rule G3-10."""
    state, winner = play.state, frame.got
    assert winner is not None
    state.lead = winner if play.taken(winner) == ("lead",) else other(winner)
    state.opener = state.lead
    play.tell(Happening("chose-order", winner, words=("order-lead" if state.lead == winner else "order-next",)))
    for seat in seats_from(state.lead):
        draw(play, seat, HAND)


def ask_lead_redraw(play: KasanePlay, frame: Setup) -> None:
    """Each may put its six cards back once, the lead first. Rules G3-11, Q3-08."""
    play.ask(play.state.lead, "redraw")


def ask_next_redraw(play: KasanePlay, frame: Setup) -> None:
    """Then the other. Rules G3-11, Q3-08."""
    _redraw(play, play.state.lead)
    play.ask(other(play.state.lead), "redraw")


def begin_turns(play: KasanePlay, frame: Setup) -> None:
    """Turn 1 begins."""
    _redraw(play, other(play.state.lead))
    play.push(Turn())


def _redraw(play: KasanePlay, seat: int) -> None:
    """Six cards under the deck, six from its top, and only then a shuffle. Rule G3-11."""
    state = play.state
    if play.taken(seat) == ("keep",):
        play.tell(Happening("kept-hand", seat))
        return
    play.tell(Happening("redrew", seat))
    state.decks[seat] = [*state.hands[seat], *state.decks[seat]]
    state.hands[seat] = []
    draw(play, seat, HAND)
    shuffle(play, seat)


# --- 1 start, 2 draw --------------------------------------------------------------------------------------------------


def confirm_lead(play: KasanePlay, frame: Turn) -> None:
    """The winner of the newest round leads; after a draw nothing changes. Rules G3-12 to G3-14, Q3-02."""
    state = play.state
    state.turn += 1
    state.phase = "start"
    state.used, state.set_scene = [], False
    if state.won and state.won[-1] in SEATS:
        state.lead = state.won[-1]
    play.tell(Happening("leads", state.lead, amount=state.turn))


def draw_one(play: KasanePlay, frame: Turn) -> None:
    """Both draw a card, but not in turn 1. Rules G3-15, G3-16, Q3-06."""
    play.state.phase = "draw"
    if play.state.turn > 1:
        for seat in seats_from(play.state.lead):
            draw(play, seat, 1)


# --- 3 the lead's scene -----------------------------------------------------------------------------------------------


def ask_scene(play: KasanePlay, frame: Turn) -> None:
    """The lead may set one scene. It is asked whatever the hand. Rules G3-17, Q3-23."""
    state = play.state
    state.phase = "scene"
    play.ask(state.lead, "scene", auto=() if scenes_in_hand(play.table, state, state.lead) else ("pass",))


def set_scene(play: KasanePlay, frame: Turn) -> None:
    """Lay it, perhaps draw a card, then what it says on entering play. Rules G3-17, G3-18, G3-20, Q3-05, Q3-15."""
    state, seat = play.state, play.state.lead
    path = play.taken(seat)
    if path == ("pass",):
        return
    state.set_scene = True
    lay_scene(play, seat, state.hands[seat][index_of(path[1])])
    if path[2:] == ("draw",):
        draw(play, seat, 1)
    enter(play, seat, [NOBODY])


# --- 4 set character --------------------------------------------------------------------------------------------------


def ask_lead_set(play: KasanePlay, frame: Turn) -> None:
    """The lead sets a character at an end of the row, or loses. Rules G3-21, G3-22, G3-24, G3-46, Q3-16 to Q3-18."""
    state = play.state
    state.phase = "set"
    ends = ("left", "right") if state.row and play.table.house.new_area == "either" else ()
    _ask_set(play, state.lead, ends)


def lead_sets(play: KasanePlay, frame: Turn) -> None:
    """A new area, with the lead's character face down. Rules G3-21, G3-22."""
    state, seat = play.state, play.state.lead
    path = play.taken(seat)
    area = state.rounds
    if _at_left(play, path[2:] == ("right",)):
        state.row.insert(0, area)
    else:
        state.row.append(area)
    state.won.append(UNJUDGED)
    set_down(play, seat, state.hands[seat][index_of(path[1])])


def _at_left(play: KasanePlay, right: bool) -> bool:
    """Whether a new area comes at the left as the first seat sees it; left is the acting player's own, or the opener's.

    Rules Q3-16, Q3-29.
    """
    viewer = play.state.lead if play.table.house.new_area == "either" else play.state.opener
    return (viewer == SEATS[0]) != right


def ask_next_set(play: KasanePlay, frame: Turn) -> None:
    """The next player sets facing it, or loses. Rules G3-23, G3-24, G3-46, Q3-17, Q3-26."""
    _ask_set(play, other(play.state.lead), ())


def next_sets(play: KasanePlay, frame: Turn) -> None:
    """Face down, facing the lead's new card. Rule G3-23."""
    state, seat = play.state, other(play.state.lead)
    set_down(play, seat, state.hands[seat][index_of(play.taken(seat)[1])])


def _ask_set(play: KasanePlay, seat: int, ends: tuple[str, ...]) -> None:
    if can_set(play.table, play.state, seat):
        play.ask(seat, "set", ends)
        return
    play.tell(Happening("could-not-set", seat))
    play.end(other(seat), "no-character")


# --- 5 level up -------------------------------------------------------------------------------------------------------


def level_up(play: KasanePlay, frame: Turn) -> None:
    """The lead's level-ups, then the next player's. Rules G3-25, G3-27."""
    play.state.phase = "level-up"
    for seat in reversed(seats_from(play.state.lead)):
        play.push(LevelUp(seat=seat))


def ask_level_up(play: KasanePlay, frame: LevelUp) -> None:
    """Asked again after each, whatever the hand, until every character has been levelled up. Rules G3-25, G3-28, G3-29."""
    state, seat = play.state, frame.seat
    if not areas_to_level(state, seat):
        play.goto(frame, 2)
        return
    some = next(level_ups(play.table, state, seat), None) is not None
    play.ask(seat, "level-up", auto=() if some else ("pass",))


def take_level_up(play: KasanePlay, frame: LevelUp) -> None:
    """One card face down on another, or enough. Rules G3-25, G3-26, Q3-10, Q3-11."""
    state, seat = play.state, frame.seat
    path = play.taken(seat)
    if path != ("pass",):
        put_on(play, seat, index_of(path[2]), state.hands[seat][index_of(path[1])])
        play.goto(frame, 0)


# --- 6 open, 7 activate -----------------------------------------------------------------------------------------------


def open_cards(play: KasanePlay, frame: Turn) -> None:
    """Everything set face down this turn is turned up; then the texts of who entered play, the lead's first. Rules G3-30 to G3-32."""
    state = play.state
    state.phase = "open"
    opened = [[area for area, stack in enumerate(state.field[seat]) if stack.down] for seat in SEATS]
    for seat in seats_from(state.lead):
        for area in opened[seat]:
            turn_up(play, seat, area)
    for seat in reversed(seats_from(state.lead)):
        enter(play, seat, opened[seat])


def activate(play: KasanePlay, frame: Turn) -> None:
    """The lead's activate texts until he passes, then the next player's. Rules G3-33, G3-34, Q3-14."""
    play.state.phase = "activate"
    for seat in reversed(seats_from(play.state.lead)):
        play.push(Activation(seat=seat))


# --- 8 judgement, 9 end -----------------------------------------------------------------------------------------------

TO_WIN = 3
"""Areas to be won at the same time. Rule G3-43."""


def judge_areas(play: KasanePlay, frame: Turn) -> None:
    """Every area, all at once. Rules G3-35 to G3-40."""
    play.state.phase = "judge"
    judge(play)


def count_wins(play: KasanePlay, frame: Turn) -> None:
    """Three areas or more, and more than the other, win the match. Rules G3-43 to G3-45, Q3-21."""
    state = play.state
    counts = [state.wins(seat) for seat in SEATS]
    play.tell(Happening("judged", PUBLIC, dice=(counts[0], counts[1])))
    if max(counts) >= TO_WIN and counts[0] != counts[1]:
        play.end(int(counts[1] > counts[0]), "areas")


def end_turn(play: KasanePlay, frame: Turn) -> None:
    """What lasts for the turn ends, and the next turn begins. Rules G3-41, G3-42, Q3-25."""
    state, cap = play.state, play.table.house.turn_cap
    state.phase = "end"
    if state.lasting:
        state.lasting = after(state.lasting, state.turn)
    if cap and state.turn >= cap:
        play.end(_ahead(play), "turn-cap")
    else:
        play.goto(frame, 0)


def _ahead(play: KasanePlay) -> int:
    """Who wins when turns run out: more areas, then the newest battle, then being lead. Rules Q3-25, X3-27."""
    state = play.state
    counts = [state.wins(seat) for seat in SEATS]
    if counts[0] != counts[1]:
        return int(counts[1] > counts[0])
    return state.won[-1] if state.won[-1] in SEATS else state.lead


SCRIPTS: Scripts[KasanePlay] = dict(
    [
        script(Setup, throw, ask_order, deal, ask_lead_redraw, ask_next_redraw, begin_turns),
        script(
            Turn,
            confirm_lead,
            draw_one,
            ask_scene,
            set_scene,
            ask_lead_set,
            lead_sets,
            ask_next_set,
            next_sets,
            level_up,
            open_cards,
            activate,
            judge_areas,
            count_wins,
            end_turn,
        ),
        script(LevelUp, ask_level_up, take_level_up),
        script(Entering, ask_enter, take_enter),
        script(Activation, ask_activate, take_activate),
        script(Resolve, resolve),
        janken_script(),
    ]
)
