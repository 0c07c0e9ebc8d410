"""The field's geometry: cells, their names, what is next to what, and what reaches what. Rules G2-10 to G2-14, G2-16.

Cells of a seat are numbered line by line: front line first, columns from 1 in one absolute frame for both seats (A2-3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.catalog import Catalog
from engine.decision import Atom
from engine.game import Table
from engine.games.jinkei.cards import JinkeiCard
from engine.games.jinkei.house import JinkeiHouse
from engine.view import SEAT_NAMES

FRONT, BACK = "front", "back"
LINES = (FRONT, BACK)


class JinkeiTable(Table[JinkeiCard, JinkeiHouse]):
    """Catalog and house rules, with the geometry that follows from them, worked out once."""

    def __init__(self, catalog: Catalog[JinkeiCard], house: JinkeiHouse) -> None:
        super().__init__(catalog, house)
        columns = self.columns = house.columns
        self.size = 2 * columns
        """Cells of one seat."""
        self.names = tuple(f"{line}.{column + 1}" for line in LINES for column in range(columns))
        self.cells: dict[Atom, int] = {name: cell for cell, name in enumerate(self.names)}
        """By name, as it stands in a path."""
        self.places = tuple(tuple(f"{seat}.{name}" for name in self.names) for seat in SEAT_NAMES)
        """Refs by seat and cell."""
        self.beside = tuple(self._near(cell, diagonal=False) for cell in range(self.size))
        self.around = tuple(self._near(cell, diagonal=True) for cell in range(self.size))
        self.reach = tuple(tuple(self._reach(cell, flying) for cell in range(self.size)) for flying in (False, True))
        """By flying and attacker's cell: the enemy cells in reach."""
        self.reach_bits = tuple(tuple(bits(cells) for cells in by_cell) for by_cell in self.reach)
        self.around_bits = tuple(bits(cells) for cells in self.around)
        self.front_bits = bits(range(columns))
        self.strikers = cache(self._strikers)
        """By the cells on which enemies stand (bits): from where somebody reaches one, walking and flying."""
        self.helpers = cache(self._helpers)
        """By the cells on which own characters stand (bits): where one has a neighbor."""

    def is_front(self, cell: int) -> bool:
        """Whether a cell is on the front line."""
        return cell < self.columns

    def straight(self, cell: int) -> int:
        """The front cell straight ahead of a back cell. Rule A2-21."""
        return cell - self.columns

    def far(self, source: int, target: int) -> bool:
        """Whether an attack between these cells is at long range: told by the pair of lines. Rules G2-11, A2-6."""
        return not (source < self.columns and target < self.columns)

    def _near(self, cell: int, *, diagonal: bool) -> tuple[int, ...]:
        line, column = divmod(cell, self.columns)
        near = []
        for other in range(self.size):
            rows, aside = abs(other // self.columns - line), abs(other % self.columns - column)
            if other != cell and (max(rows, aside) == 1 if diagonal else rows + aside == 1):
                near.append(other)
        return tuple(near)

    def _reach(self, cell: int, flying: bool) -> tuple[int, ...]:
        reached = []
        for target in range(self.size):
            if not self.is_front(cell) and not self.is_front(target):
                continue  # back to back never, not even with flying (G2-13)
            far = self.far(cell, target)
            aside = abs(cell % self.columns - target % self.columns)
            if (flying or not far) and aside <= (self.house.long_range_columns if far else 1):
                reached.append(target)
        return tuple(reached)

    def _strikers(self, enemies: int) -> tuple[int, int]:
        walking, flying = (bits(cell for cell in range(self.size) if by[cell] & enemies) for by in self.reach_bits)
        return walking, flying

    def _helpers(self, own: int) -> int:
        return bits(cell for cell in range(self.size) if self.around_bits[cell] & own)


def bits(cells: Iterable[int]) -> int:
    """A set of cells as one number, so that sets are compared at once."""
    return sum(1 << cell for cell in cells)


@cache
def cells_in(found: int) -> tuple[int, ...]:
    """The cells of a set of bits, front line first."""
    return tuple(cell for cell in range(found.bit_length()) if found >> cell & 1)


def occupied(side: Sequence[int]) -> int:
    """The cells of a side on which somebody stands, as bits."""
    return bits(cell for cell, fighter in enumerate(side) if fighter >= 0)
