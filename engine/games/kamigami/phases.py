"""The four phases of a turn, in the sheet's order. Rules G1-06, G1-19 to G1-31."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine import lasting
from engine.decision import Path
from engine.events import Happening
from engine.games.kamigami import aftermath, opening, resolve, strike, use
from engine.games.kamigami.aftermath import follows, go_off
from engine.games.kamigami.effects import set_state
from engine.games.kamigami.reckoning import retreat_cost
from engine.games.kamigami.state import MAIN, Aftermath, KamigamiState, Resolve, Strike, Turn, Use
from engine.games.kamigami.targets import spot_of
from engine.games.kamigami.verbs import REST, STUN
from engine.games.kamigami.zones import (
    KamigamiPlay,
    charge,
    charge_from_hand,
    discard_energy,
    draw,
    enter,
    main_unit,
    newest_energy,
    ref,
    set_on,
    swap_main,
    unit_at,
)
from engine.janken import Janken, janken_script
from engine.piles import take_from_hand
from engine.play import Scripts, script
from engine.view import other

# --- 1 draw -----------------------------------------------------------------------------------------------------------


def draw_phase(play: KamigamiPlay, frame: Turn) -> None:
    """One card; who cannot draw loses. Rules G1-19, A1-26."""
    state = play.state
    state.turn += 1
    state.active, state.phase = frame.seat, "draw"
    state.charged = state.retreated = state.strategy = False
    state.used, state.fired = [], []
    play.tell(Happening("began-turn", frame.seat, amount=state.turn))
    draw(play, frame.seat, 1)


# --- 2 main, 3 battle -------------------------------------------------------------------------------------------------


def main_phase(play: KamigamiPlay, frame: Turn) -> None:
    """The main phase begins, and with it what set cards do then."""
    state = play.state
    state.phase = "main"
    for slot in state.living(frame.seat):
        go_off(play, "own-turn", frame.seat, unit_at(state, frame.seat, slot))
    _follow(play)


def ask_action(play: KamigamiPlay, frame: Turn) -> None:
    """The actions of the main phase in any order, a skill, or the end. Rules G1-20, G1-21, G1-23, G1-27."""
    play.ask(frame.seat, "act")


def act(play: KamigamiPlay, frame: Turn) -> None:
    """Do what was chosen; a skill begins the battle phase and ends it, anything else is followed by the next action."""
    path = play.taken(frame.seat)
    verb = str(path[0])
    if verb == "end":
        return
    if verb == "skill":
        play.state.phase = "battle"
        use.use_skill(play, frame.seat, MAIN, str(path[1]))
    else:
        play.goto(frame, _ASK)
        _ACTIONS[verb](play, frame.seat, path)


def after_skill(play: KamigamiPlay, frame: Turn) -> None:
    """Where a skill that failed does not count as used, another may be tried; else the end phase begins. Rules G1-23, A1-29."""
    if frame.got:
        play.goto(replace(frame, got=None), _ASK)
    else:
        play.keep(replace(frame, got=None))


def _charge(play: KamigamiPlay, seat: int, path: Path) -> None:
    """One own unit, once a turn. Rules G1-20, A1-5, A1-6."""
    state = play.state
    state.charged = True
    slot = spot_of(seat, path[1])[1]
    if len(path) > 2:
        charge_from_hand(play, seat, slot, _held(state, seat, path[2]))
    else:
        charge(play, seat, slot, 1)


def _deploy(play: KamigamiPlay, seat: int, path: Path) -> None:
    """A unit into an empty standby area. Rule G1-20."""
    number = _held(play.state, seat, path[1])
    take_from_hand(play.state, seat, number)
    enter(play, seat, number)


def _play(play: KamigamiPlay, seat: int, path: Path) -> None:
    """A strategy or tactics. Rules G1-11, G1-12."""
    use.use_command(play, seat, _held(play.state, seat, path[1]))


def _set(play: KamigamiPlay, seat: int, path: Path) -> None:
    """A reinforcement onto a unit. Rules G1-13, G1-14."""
    state = play.state
    number, slot = _held(state, seat, path[1]), spot_of(seat, path[2])[1]
    set_on(play, seat, slot, number)
    go_off(play, "set", seat, unit_at(state, seat, slot), (number,))
    _follow(play)


def _ex(play: KamigamiPlay, seat: int, path: Path) -> None:
    """The EX skill of a set card. Rules G1-15, G1-20."""
    slot = spot_of(seat, path[1])[1]
    place = int(str(path[2]).removeprefix("set.")) - 1
    use.use_ex(play, seat, slot, unit_at(play.state, seat, slot).sets[place])


def _retreat(play: KamigamiPlay, seat: int, path: Path) -> None:
    """The main unit pays and changes places with a standby unit. Rules G1-10, G1-20, A1-14."""
    state = play.state
    state.retreated = True
    slot = spot_of(seat, path[1])[1]
    if play.table.house.retreat_discards:
        discard_energy(play, seat, MAIN, _paid(play, seat, path))
    swap_main(play, seat, slot)
    play.tell(Happening("retreated", seat, ref(state, seat, slot), ref(state, seat, MAIN)))
    go_off(play, "made-main", seat, unit_at(state, seat, MAIN))
    _follow(play)


def _paid(play: KamigamiPlay, seat: int, path: Path) -> tuple[int, ...]:
    """The energy that a retreat costs: what its owner has chosen, or the newest where all are alike. Rules A1-14, A1-37."""
    unit = unit_at(play.state, seat, MAIN)
    if len(path) > 2:
        return tuple(unit.energy[int(str(named).removeprefix("energy.")) - 1] for named in path[2:])
    return newest_energy(unit, retreat_cost(play.table, play.state, seat, unit))


def _follow(play: KamigamiPlay) -> None:
    """Let triggers run that went off."""
    if follows(play):
        play.push(Aftermath())


def _held(state: KamigamiState, seat: int, atom: object) -> int:
    return state.hands[seat][int(str(atom).removeprefix("hand.")) - 1]


_ACTIONS: dict[str, Callable[[KamigamiPlay, int, Path], None]] = {
    "charge": _charge,
    "deploy": _deploy,
    "play": _play,
    "set": _set,
    "ex": _ex,
    "retreat": _retreat,
}


# --- 4 end ------------------------------------------------------------------------------------------------------------


def check_states(play: KamigamiPlay, frame: Turn) -> None:
    """Both look at the main units; the turn player throws for its own that rests or is stunned. Rules G1-31, A1-2, A1-41."""
    state = play.state
    state.phase = "end"
    if play.table.house.lasting_end == "before_end":
        state.lasting = lasting.after(state.lasting, state.turn)
    if any(unit is not None and unit.state for unit in (side[MAIN] for side in state.field)):
        _throw_for(play, frame.seat)
    else:
        play.goto(frame, _CLOSE)


def recover(play: KamigamiPlay, frame: Turn) -> None:
    """On a win one step up the ladder; then the other player's unit, where the house says so. Rules G1-31, A1-1, A1-2."""
    _recover(play, frame, frame.seat)
    if play.table.house.recovery == "both":
        _throw_for(play, other(frame.seat))


def recover_other(play: KamigamiPlay, frame: Turn) -> None:
    """The other player's janken. Rule A1-2."""
    _recover(play, frame, other(frame.seat))


def _throw_for(play: KamigamiPlay, seat: int) -> None:
    unit = main_unit(play.state, seat)
    if unit is not None and unit.state:
        play.push(Janken())


def _recover(play: KamigamiPlay, frame: Turn, seat: int) -> None:
    """Stun to rest, rest to normal."""
    if frame.got is None:
        return
    play.keep(replace(frame, got=None))
    if frame.got == seat:
        unit = unit_at(play.state, seat, MAIN)
        set_state(play, (seat, MAIN), REST if unit.state == STUN else "")


def close(play: KamigamiPlay, frame: Turn) -> None:
    """What lasted for this turn ends, and the other player's draw phase begins. Rules G1-06, G1-31, A1-41."""
    state = play.state
    state.lasting = lasting.after(state.lasting, state.turn)
    play.keep(Turn(seat=other(frame.seat)))


_TURN = (
    draw_phase,
    main_phase,
    ask_action,
    act,
    after_skill,
    check_states,
    recover,
    recover_other,
    close,
)
_ASK, _CLOSE = _TURN.index(ask_action), _TURN.index(close)
TURN_STEPS = {"draw": _TURN.index(draw_phase), "main": _TURN.index(main_phase), "end": _TURN.index(check_states)}
"""At which step of a turn each phase begins."""

SCRIPTS: Scripts[KamigamiPlay] = dict(
    [
        opening.SCRIPT,
        script(Turn, *_TURN),
        script(Use, use.ask_leave, use.heed_leave, use.strike, use.carry_out, use.clear_away, use.report),
        script(Strike, strike.throw, strike.aim, strike.note, strike.deal),
        script(Resolve, resolve.begin, resolve.finish),
        script(
            Aftermath,
            aftermath.order_triggers,
            aftermath.carry_out_trigger,
            aftermath.knock_outs,
            aftermath.ask_promotion,
            aftermath.move_up,
        ),
        janken_script(),
    ]
)
