"""The state-based checks: who is down, who has lost, whether a battle is broken off.

Rules X4-21 to X4-23, X4-41, Q4-19, Q4-39, Q4-52, Q4-53.
"""

from __future__ import annotations

from engine.events import Happening
from engine.games.kiryoku import zones
from engine.games.kiryoku.state import LEADER, NOBODY
from engine.games.kiryoku.values import KiryokuPlay, cap
from engine.view import SEATS, other


def settle(play: KiryokuPlay) -> None:
    """Look where something happened: downs, losses, the battle."""
    state = play.state
    if not state.unsettled:
        return
    while fallen := _fallen(play):
        for seat, place in fallen:
            _down(play, seat, place)
    state.unsettled = False
    _judge(play)
    if state.outcome is None:
        _break_off(play)


def _fallen(play: KiryokuPlay) -> list[tuple[int, int]]:
    """Everybody whose vitality is 0 or less: all of them fall, then one check is made. Rules X4-21, X4-22, Q4-50."""
    state = play.state
    return [
        (seat, place)
        for seat in SEATS
        for place, standing in enumerate(state.field[seat])
        if (standing is not None and standing.damage and standing.damage >= cap(play.table, state, standing, place))
        or (standing is not None and standing.items and cap(play.table, state, standing, place) <= 0)
    ]


def _down(play: KiryokuPlay, seat: int, place: int) -> None:
    """The owner's count rises, the opponent draws, the character goes to the trash with its items. Rules X4-22, Q4-19, Q4-40."""
    state = play.state
    state.downs[seat] += 1
    play.tell(Happening("fell", seat, zones.ref(state, seat, place)))
    zones.leave(play, seat, place)
    zones.draw(play, other(seat), 1)


def _judge(play: KiryokuPlay) -> None:
    """The end, at once: a leader left, too many downs, a draw that could not be made; both at one moment is a draw. Rule X4-23."""
    why = [_lost(play, seat) for seat in SEATS]
    if all(why):
        play.end(None, "both-lost", " ".join(why))
    elif any(why):
        loser = 0 if why[0] else 1
        play.end(other(loser), why[loser])


def _lost(play: KiryokuPlay, seat: int) -> str:
    """Why a seat has lost; empty where it has not. Rules Q4-02, Q4-20."""
    state = play.state
    if state.leaders_up and state.field[seat][LEADER] is None:
        return "leader-down"
    if state.downs[seat] >= play.table.house.downs_to_lose:
        return "downs"
    return "decked" if state.owed[seat] else ""


def _break_off(play: KiryokuPlay) -> None:
    """A participant or the battle card has left before the result: the battle ends when its window closes. Rules X4-41, Q4-47."""
    state = play.state
    battle = state.battle()
    if battle is None or battle.over or battle.defender == NOBODY:
        return
    gone = state.find(battle.challenger) is None or state.find(battle.defender) is None
    if gone or (battle.card != NOBODY and state.find_laid(battle.card) is None):
        zones.break_off(play)
