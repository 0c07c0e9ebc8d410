"""What each verb does at once, to the units that its text means. Rules A1-3, A1-28, A1-31, A1-33, A1-38."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.events import Happening
from engine.games.kamigami.aftermath import go_off
from engine.games.kamigami.reckoning import BONUS, PIN, REDUCTION, REDUCTION_ANYWHERE, SHACKLE, WEAKEN
from engine.games.kamigami.state import MAIN, KamigamiState, Resolve
from engine.games.kamigami.targets import Speaker, Spot, spots
from engine.games.kamigami.texts import is_skill
from engine.games.kamigami.verbs import REST, STUN, KamigamiEffect
from engine.games.kamigami.zones import (
    KamigamiPlay,
    attach,
    change,
    charge,
    discard_energy,
    newest_energy,
    ref,
    swap_main,
    take_energy,
    take_off,
    unit_at,
)
from engine.lasting import Lasting


def speaker(frame: Resolve) -> Speaker:
    """From whom the text speaks."""
    return Speaker(frame.seat, frame.card, frame.unit, frame.chosen)


def heal(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect) -> None:
    """Take damage markers off, never below none. Rule A1-33."""
    heal = effect.heal
    assert heal is not None
    for spot in spots(play.state, speaker(frame), heal.to):
        unit = unit_at(play.state, *spot)
        healed = min(heal.amount, unit.damage)
        if healed:
            change(play.state, *spot, replace(unit, damage=unit.damage - healed))
            play.tell(Happening("healed", frame.seat, target=ref(play.state, *spot), amount=healed))


def charged(state: KamigamiState, frame: Resolve, effect: KamigamiEffect) -> list[Spot]:
    """The own units that energy is attached to; a rival's is never charged. Rule A1-6."""
    assert effect.charge is not None
    return [spot for spot in spots(state, speaker(frame), effect.charge.to) if spot[0] == frame.seat]


def charge_up(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect) -> None:
    """Energy from the deck. Rules A1-35, A1-36."""
    assert effect.charge is not None
    for seat, slot in charged(play.state, frame, effect):
        charge(play, seat, slot, effect.charge.count)


def drain(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect) -> None:
    """Energy off units to the discard pile."""
    assert effect.drain is not None
    for seat, slot in spots(play.state, speaker(frame), effect.drain.of):
        discard_energy(play, seat, slot, newest_energy(unit_at(play.state, seat, slot), effect.drain.count))


def unset(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect) -> None:
    """Set cards off units to the discard pile."""
    assert effect.unset is not None
    for seat, slot in spots(play.state, speaker(frame), effect.unset.of):
        take_off(play, seat, slot, unit_at(play.state, seat, slot).sets[-effect.unset.count :])


def move_energy(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect) -> None:
    """Energy from one unit to another of the same side, as much as there is."""
    state, move = play.state, effect.move_energy
    assert move is not None
    sources, targets = spots(state, speaker(frame), move.source), spots(state, speaker(frame), move.to)
    if not sources or not targets or sources[0] == targets[0] or sources[0][0] != targets[0][0]:
        return
    cards = newest_energy(unit_at(state, *sources[0]), move.count)
    take_energy(state, *sources[0], cards)
    attach(play, *targets[0], cards)


def become(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect) -> None:
    """Change the state of units: the newest overwrites. Rules A1-3, G1-Q8, G1-Q9."""
    wanted = effect.state
    assert wanted is not None
    for spot in spots(play.state, speaker(frame), wanted.to):
        new = step_to(unit_at(play.state, *spot).state, wanted.state, via_skill=is_skill(frame.part))
        set_state(play, spot, new)


def step_to(now: str, wanted: str, *, via_skill: bool) -> str:
    """The state that follows: a resting unit that a skill rests is stunned; otherwise the new one. Rule A1-3."""
    if wanted == REST and now == REST:
        return STUN if via_skill else REST
    return "" if wanted == "normal" else wanted


def set_state(play: KamigamiPlay, spot: Spot, new: str) -> None:
    """Put a unit into a state, told where it changes."""
    unit = unit_at(play.state, *spot)
    if unit.state != new:
        change(play.state, *spot, replace(unit, state=new))
        play.tell(Happening(f"became-{new or 'normal'}", spot[0], target=ref(play.state, *spot)))


def switch(play: KamigamiPlay, seat: int, slot: int) -> None:
    """A side's main unit goes to standby and one of its standby units becomes main. Rules A1-30, A1-31."""
    swap_main(play, seat, slot)
    play.tell(Happening("switched", seat, ref(play.state, seat, slot), ref(play.state, seat, MAIN)))
    go_off(play, "made-main", seat, unit_at(play.state, seat, MAIN))


# --- what lasts -------------------------------------------------------------------------------------------------------


def begin_lasting(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect) -> None:
    """Lay a lasting effect on units or on a player. Rules A1-28, G1-Q4, G1-Q6."""
    modifier, amount, scope, during = _lasting(effect)
    state = play.state
    turn = in_turn(state, frame.seat, during)
    source = state.cards[frame.card].card
    if scope.endswith("side"):
        seat = frame.seat if scope.startswith("own") else 1 - frame.seat
        begun = [Lasting(modifier, seat=seat, amount=amount, since=turn, until=turn, source=source)]
        play.tell(Happening(f"lasts-{effect.verb}-player", seat, amount=amount))
    else:
        begun = []
        for spot in spots(state, speaker(frame), scope):
            unit = unit_at(state, *spot)
            begun.append(Lasting(modifier, unit.card, unit.stamp, amount=amount, since=turn, until=turn, source=source))
            play.tell(Happening(f"lasts-{effect.verb}", spot[0], target=ref(state, *spot), amount=amount))
    state.lasting = [*state.lasting, *begun]


def _lasting(effect: KamigamiEffect) -> tuple[str, int, str, str]:
    """Modifier, amount, scope and turn of a lasting effect."""
    if effect.reduction is not None:
        less = effect.reduction
        return (REDUCTION_ANYWHERE if less.standby else REDUCTION), less.amount, less.to, less.during
    changed = effect.bonus or effect.weaken
    if changed is not None:
        return (BONUS if effect.bonus is not None else WEAKEN), changed.amount, changed.to, changed.during
    hindrance = effect.shackle or effect.pin
    assert hindrance is not None
    return (SHACKLE if effect.shackle is not None else PIN), 0, hindrance.to, hindrance.during


def in_turn(state: KamigamiState, seat: int, during: str) -> int:
    """The number of the turn that a text of a seat means."""
    if during == "this-turn":
        return state.turn
    ahead = 1 if (state.active == seat) == (during == "next-rival-turn") else 2
    return state.turn + ahead


AT_ONCE: Mapping[str, Callable[[KamigamiPlay, Resolve, KamigamiEffect], None]] = {
    "heal": heal,
    "charge": charge_up,
    "move-energy": move_energy,
    "drain": drain,
    "unset": unset,
    "state": become,
    "bonus": begin_lasting,
    "weaken": begin_lasting,
    "reduction": begin_lasting,
    "shackle": begin_lasting,
    "pin": begin_lasting,
}
"""The verbs that ask nobody."""
