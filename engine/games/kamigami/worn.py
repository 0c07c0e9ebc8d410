"""What set cards do for their unit all the time. Rules G1-13, A1-41."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.kamigami.cards import Passive
from engine.games.kamigami.state import KamigamiState, Unit
from engine.games.kamigami.zones import KamigamiTable
from engine.piles import definition


def passives(table: KamigamiTable, state: KamigamiState, unit: Unit) -> Iterator[tuple[int, Passive]]:
    """Every passive text on a unit with its card, where the unit's state lets them go on. Rule A1-41."""
    if unit.state and not table.house.rested_texts:
        return
    for number in unit.sets:
        for passive in definition(table, state, number).passives:
            yield number, passive


def hp(table: KamigamiTable, state: KamigamiState, unit: Unit) -> int:
    """The HP of a unit: printed, and what set cards add. Rules G1-10, A1-33."""
    total = definition(table, state, unit.card).hp
    assert total is not None
    if unit.sets:
        for _, passive in passives(table, state, unit):
            if passive.hp is not None:
                total += passive.hp.amount
    return total


def left(table: KamigamiTable, state: KamigamiState, unit: Unit) -> int:
    """The HP that a unit has left, never below none."""
    return max(0, hp(table, state, unit) - unit.damage)
