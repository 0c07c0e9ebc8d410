"""Damage: what it needs is asked first, then all is reckoned from the state as it is, then dealt. Rules A1-15 to A1-17, G1-Q7, G1-Q10."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening
from engine.games.kamigami.aftermath import go_off
from engine.games.kamigami.reckoning import printed, reckon, reduction
from engine.games.kamigami.state import MAIN, KamigamiState, Strike
from engine.games.kamigami.targets import Speaker, Spot, atom, spot_of, spots
from engine.games.kamigami.texts import is_skill, listed
from engine.games.kamigami.verbs import Damage
from engine.games.kamigami.zones import KamigamiPlay, change, ref, unit_at
from engine.janken import Janken
from engine.view import other

_AIMED = {"one-standby": "rival-standby", "one-unit": "rival-units", "spread": "rival-units"}
"""What the user chooses from."""


def speaker(frame: Strike) -> Speaker:
    """From whom the text speaks."""
    return Speaker(frame.seat, frame.card, frame.unit, frame.chosen)


def _damages(play: KamigamiPlay, frame: Strike) -> list[Damage]:
    effects = listed(play.table, play.state, frame.card, frame.part, frame.path)
    found = [effect.damage for effect in effects[frame.effect : frame.effect + frame.count]]
    return [damage for damage in found if damage is not None]


def throw(play: KamigamiPlay, frame: Strike) -> None:
    """A janken for more damage comes before it is reckoned; when every effect is prepared, all is dealt."""
    damages = _damages(play, frame)
    ready = len(frame.aimed)
    if ready == len(damages):
        play.goto(frame, 3)
    elif damages[ready].janken is not None:
        play.push(Janken())


def aim(play: KamigamiPlay, frame: Strike) -> None:
    """Keep what the janken gave; ask whom it strikes where more than one can be."""
    damage = _damages(play, frame)[len(frame.aimed)]
    more = damage.janken if damage.janken is not None and frame.got == frame.seat else 0
    play.keep(replace(frame, extra=(*frame.extra, more), got=None))
    aims = _aims(play.state, frame, damage)
    if len(aims) > 1:
        play.ask(frame.seat, "strike", (damage.times or 1, *(atom(frame.seat, spot) for spot in aims)))


def _aims(state: KamigamiState, frame: Strike, damage: Damage) -> list[Spot]:
    return spots(state, speaker(frame), _AIMED[damage.to]) if damage.to in _AIMED else []


def note(play: KamigamiPlay, frame: Strike) -> None:
    """Keep whom it strikes; where only one can be, that one."""
    state = play.state
    damage = _damages(play, frame)[len(frame.aimed)]
    aims = _aims(state, frame, damage)
    chosen = aims * (damage.times or 1)
    if len(aims) > 1:
        chosen = [spot_of(frame.seat, named) for named in play.taken(frame.seat)[1:]]
    numbers = tuple(unit_at(state, *spot).card for spot in chosen)
    play.keep(replace(frame, aimed=(*frame.aimed, numbers), pc=0))


def deal(play: KamigamiPlay, frame: Strike) -> None:
    """Reckon all in the state before any of it, then deal it, the main unit first. Rules A1-15, A1-16, A1-17."""
    state, skill = play.state, is_skill(frame.part)
    main: int | None = None
    hits: dict[Spot, int] = {}
    for index, damage in enumerate(_damages(play, frame)):
        value = printed(play.table, state, speaker(frame), damage, frame.extra[index])
        for spot in _struck(state, frame, damage, frame.aimed[index]):
            if skill and spot == (other(frame.seat), MAIN):
                main = value + (main or 0)
            else:
                hits[spot] = hits.get(spot, 0) + value
    dealt = {spot: _less(play, frame, spot, value) for spot, value in hits.items()}
    by = state.whereabouts(frame.unit)
    if main is not None and by is not None:
        reckoned = reckon(play.table, state, frame.seat, unit_at(state, *by), by[1], main)
        hurt(play, frame.seat, (other(frame.seat), MAIN), reckoned.total, skill=skill, parts=reckoned.parts)
    for spot, value in dealt.items():
        hurt(play, frame.seat, spot, value, skill=skill)


def _struck(state: KamigamiState, frame: Strike, damage: Damage, aimed: tuple[int, ...]) -> list[Spot]:
    if damage.to in _AIMED:
        found = (state.whereabouts(number) for number in aimed)
        return [spot for spot in found if spot is not None]
    return spots(state, speaker(frame), damage.to)


def _less(play: KamigamiPlay, frame: Strike, spot: Spot, value: int) -> int:
    """A skill's damage to a standby unit, less what its text says of standby. Rule A1-17."""
    seat, slot = spot
    if slot == MAIN or seat == frame.seat or not is_skill(frame.part):
        return value
    return max(0, value - reduction(play.table, play.state, seat, unit_at(play.state, seat, slot), slot))


def hurt(play: KamigamiPlay, by: int, spot: Spot, value: int, *, skill: bool, parts: tuple[int, ...] = ()) -> None:
    """Damage markers on a unit; what a rival's skill strikes may answer it by triggers. Rules G1-02, G1-09."""
    state = play.state
    unit = unit_at(state, *spot)
    play.tell(Happening("struck", by, target=ref(state, *spot), amount=value, parts=parts))
    if value:
        change(state, *spot, replace(unit, damage=unit.damage + value))
        if skill and spot[0] != by:
            go_off(play, "struck", spot[0], unit)
