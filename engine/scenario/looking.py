"""What an ``expect`` names, looked up in a view: ``second.back.3.hp``, ``first.hand``, ``first.front.2.sideways``.

A path is a seat, a zone, a slot, and what of the card; an area that both seats share goes by its name alone. Whatever a view does not show
cannot be expected of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.view import PUBLIC, SEAT_NAMES, Area, Face, Plate, View, Zone

_SCORE = "score-"
"""How the labels of scores begin: one that a plate does not show now is null."""

Found = None | bool | int | str | list[str | int | None]


class Unseen(Exception):
    """A path that leads to nothing in the view; says what was expected."""


def look(view: View, path: str, counters: Mapping[str, str], states: tuple[str, ...]) -> Found:
    """The value at a path. ``counters`` names a stat's kind by its name in scenarios. Raises `Unseen`."""
    seat_name, *rest = path.split(".")
    shared = next((area for area in view.areas if area.seat == PUBLIC and area.id == seat_name), None)
    if shared is not None:
        return _in_area(shared, seat_name, rest, counters, states)
    if seat_name not in SEAT_NAMES or not rest:
        raise Unseen(f"expected `first` or `second` and a zone, found `{path}`")
    seat = SEAT_NAMES.index(seat_name)
    zone, *rest = rest
    area = next((area for area in view.areas if area.seat == seat and area.id == zone), None)
    if area is not None:
        return _in_area(area, f"{seat_name}.{zone}", rest, counters, states)
    plate = next(plate for plate in view.plates if plate.seat == seat)
    pile = next((pile for pile in plate.zones if pile.id == zone), None)
    if pile is not None:
        return _in_pile(pile, rest, counters, states)
    return _score(plate, zone)


def _in_area(area: Area, ref: str, rest: list[str], counters: Mapping[str, str], states: tuple[str, ...]) -> Found:
    if not rest:
        return [_card(slot.faces[-1]) for slot in area.slots if slot.faces]
    slot = next((slot for slot in area.slots if slot.ref == f"{ref}.{rest[0]}"), None)
    if slot is None:
        raise Unseen(f"expected a slot of `{ref}`, found `{rest[0]}`")
    if not slot.faces:
        return None
    return _of_card(slot.faces[-1], rest[1:], counters, states)


def _in_pile(pile: Zone, rest: list[str], counters: Mapping[str, str], states: tuple[str, ...]) -> Found:
    if not rest:
        return [_card(face) for face in pile.faces] if pile.faces else [None] * pile.count
    if not rest[0].isdecimal() or not 1 <= int(rest[0]) <= len(pile.faces):
        return None
    return _of_card(pile.faces[int(rest[0]) - 1], rest[1:], counters, states)


def _of_card(face: Face, rest: list[str], counters: Mapping[str, str], states: tuple[str, ...]) -> Found:
    if not rest:
        return _card(face)
    wanted = rest[0]
    if wanted == "states":
        return list(face.states)
    if wanted == "out":
        return face.out
    if wanted == "attached":
        return [each.name.en for each in face.attached]
    if wanted in states:
        return wanted in face.states
    kind = counters.get(wanted, wanted)
    found = next((stat for stat in (*face.stats, *face.counters) if stat.kind == kind), None)
    if found is None:
        raise Unseen(f"expected a counter ({', '.join(counters)}) or a state ({', '.join(states)}), found `{wanted}`")
    return found.value


def _score(plate: Plate, name: str) -> Found:
    score = next((score for score in plate.scores if name in (score.label, score.icon)), None)
    if score is None and name.startswith(_SCORE):
        return None
    if score is None:
        zones = ", ".join(zone.id for zone in plate.zones)
        raise Unseen(f"expected a zone of the view ({zones}), found `{name}`")
    return score.value


def _card(face: Face) -> str | None:
    return face.card or None
