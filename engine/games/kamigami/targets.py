"""Who is meant by a text, what it counts, and whether its conditions hold. Only living units are ever meant. Rule A1-38."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.games.kamigami.state import MAIN, NOBODY, KamigamiState, Unit
from engine.games.kamigami.verbs import CountOf, DamageOn, KamigamiNeed
from engine.games.kamigami.worn import hp
from engine.games.kamigami.zones import KamigamiTable, area, main_unit, unit_at
from engine.piles import definition
from engine.view import other

Spot = tuple[int, int]
"""Seat and area."""


class Speaker(Struct, frozen=True):
    """From whom a text speaks: the seat that uses it, its card, the unit that is ``self``, and what was chosen."""

    seat: int
    card: int = NOBODY
    unit: int = NOBODY
    chosen: tuple[int, ...] = ()


def spots(state: KamigamiState, speaker: Speaker, who: str) -> list[Spot]:
    """Where the units stand that a text means, own side first, the main area first."""
    if who in ("self", "chosen"):
        meant = (speaker.unit,) if who == "self" else speaker.chosen
        found = (state.whereabouts(number) for number in meant)
        return [spot for spot in found if spot is not None]
    whose, group = who.split("-")
    seat = speaker.seat if whose == "own" else other(speaker.seat)
    slots = state.living(seat)
    if group == "main":
        slots = [slot for slot in slots if slot == MAIN]
    elif group == "standby":
        slots = [slot for slot in slots if slot != MAIN]
    return [(seat, slot) for slot in slots]


def units(state: KamigamiState, speaker: Speaker, who: str) -> list[Unit]:
    """The units that a text means."""
    return [unit_at(state, seat, slot) for seat, slot in spots(state, speaker, who)]


def atom(seat: int, spot: Spot) -> str:
    """An area as a seat names it in an answer: ``standby.2``, ``rival.main.1``."""
    return area(spot[1]) if spot[0] == seat else f"rival.{area(spot[1])}"


def spot_of(seat: int, named: object) -> Spot:
    """The area that a seat's answer names."""
    text = str(named)
    whose = other(seat) if text.startswith("rival.") else seat
    zone, number = text.removeprefix("rival.").split(".")
    return whose, MAIN if zone == "main" else int(number)


def counted(state: KamigamiState, speaker: Speaker, each: str | None) -> int:
    """How many of something there are now; 1 where nothing is counted."""
    seat = speaker.seat
    if each is None:
        return 1
    if each == "rival-energy":
        main = main_unit(state, other(seat))
        return len(main.energy) if main is not None else 0
    if each in ("energy", "set-cards"):
        return sum(len(unit.energy if each == "energy" else unit.sets) for unit in units(state, speaker, "self"))
    if each == "hand":
        return len(state.hands[seat])
    whose = seat if each.startswith("own") else other(seat)
    return len(state.standby(whose)) if each.endswith("standby") else state.fallen(whose)


def hold(table: KamigamiTable, state: KamigamiState, speaker: Speaker, needs: Sequence[KamigamiNeed]) -> bool:
    """Whether all conditions are met now; one about a unit that is not there is not."""
    return not needs or all(_holds(table, state, speaker, need) for need in needs)


def _holds(table: KamigamiTable, state: KamigamiState, speaker: Speaker, need: KamigamiNeed) -> bool:
    side = need.standby or need.hand or need.fallen
    if side is not None:
        return side.holds(_of_side(state, speaker.seat, need, side))
    if need.copies is not None or need.standing is not None:
        who = "self"
    else:
        told = need.energy or need.set_cards or need.damage or need.state or need.attribute
        assert told is not None
        who = told.of
    found = spots(state, speaker, who)
    return bool(found) and all(_of_unit(table, state, speaker, need, spot) for spot in found)


def _of_side(state: KamigamiState, seat: int, need: KamigamiNeed, side: CountOf) -> int:
    whose = seat if side.whose == "own" else other(seat)
    if need.hand is not None:
        return len(state.hands[whose])
    return len(state.standby(whose)) if need.standby is not None else state.fallen(whose)


def _of_unit(table: KamigamiTable, state: KamigamiState, speaker: Speaker, need: KamigamiNeed, spot: Spot) -> bool:
    unit = unit_at(state, *spot)
    if need.energy is not None:
        return need.energy.holds(len(unit.energy))
    if need.set_cards is not None:
        return need.set_cards.holds(len(unit.sets))
    if need.copies is not None:
        return need.copies.holds(_copies(table, state, speaker.card, unit))
    if need.state is not None:
        wanted = need.state.state
        return bool(unit.state) if wanted == "any" else (unit.state or "normal") == wanted
    if need.attribute is not None:
        return definition(table, state, unit.card).attribute == need.attribute.attribute
    if need.standing is not None:
        return (spot[1] == MAIN) == (need.standing.area == "main")
    assert need.damage is not None
    return _damaged(table, state, need.damage, unit)


def _copies(table: KamigamiTable, state: KamigamiState, card: int, unit: Unit) -> int:
    """How many cards of a card's own name are set on a unit."""
    name = definition(table, state, card).title
    return sum(definition(table, state, number).title == name for number in unit.sets)


def _damaged(table: KamigamiTable, state: KamigamiState, need: DamageOn, unit: Unit) -> bool:
    enough = need.at_least is None or unit.damage >= need.at_least
    return enough and (need.left_at_most is None or hp(table, state, unit) - unit.damage <= need.left_at_most)
