"""Whether a command could do anything now, for houses that forbid those that cannot. Rule A1-40."""

from __future__ import annotations

from engine.games.kamigami.state import KamigamiState
from engine.games.kamigami.targets import Speaker, hold, spots, units
from engine.games.kamigami.verbs import KamigamiEffect
from engine.games.kamigami.zones import KamigamiTable
from engine.piles import definition
from engine.view import other


def could_do_something(table: KamigamiTable, state: KamigamiState, seat: int, number: int) -> bool:
    """Whether one of a command's effects has something to do. A hidden deck is taken to hold what is searched."""
    speaker = Speaker(seat, number)
    return any(_could(table, state, speaker, effect) for effect in definition(table, state, number).effects)


def _could(table: KamigamiTable, state: KamigamiState, speaker: Speaker, effect: KamigamiEffect) -> bool:
    seat = speaker.seat
    if effect.heal is not None:
        return any(unit.damage for unit in units(state, speaker, effect.heal.to))
    if effect.drain is not None:
        return any(unit.energy for unit in units(state, speaker, effect.drain.of))
    if effect.unset is not None:
        return any(unit.sets for unit in units(state, speaker, effect.unset.of))
    if effect.charge is not None or effect.search is not None:
        return bool(state.decks[seat])
    if effect.discard is not None:
        return bool(state.hands[seat if effect.discard.whose == "own" else other(seat)])
    if effect.switch is not None:
        return bool(state.standby(seat if effect.switch.whose == "own" else other(seat)))
    if effect.take_back is not None:
        kinds = {definition(table, state, number).kind for number in state.discards[seat]}
        return bool(kinds) if effect.take_back.kind is None else effect.take_back.kind in kinds
    if effect.choose is not None:
        return bool(spots(state, speaker, effect.choose.of))
    if effect.provided is not None:
        return hold(table, state, speaker, effect.provided.needs)
    return True
