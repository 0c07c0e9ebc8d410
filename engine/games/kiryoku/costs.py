"""Costs: who can pay which color, which sets of payers pay a cost, and the payment as a step of an answer. Rules X4-11 to X4-16, Q4-49.

A cost is paid when its action is declared (Q4-16), exactly (X4-15). `Purse` is what a seat could pay with; payers stand in the order of
cheapness: what is stocked, then characters, the leader after them, then cards from hand. So the first way to pay is the cheapest one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from engine.decision import DONE, Atom, Path, Step, pick
from engine.games.kiryoku.cards import Cost
from engine.games.kiryoku.state import LEADER, NOBODY, KiryokuState
from engine.games.kiryoku.values import KiryokuTable, attributes, left
from engine.piles import definition

CHEAPEST, CHOOSE = "cheapest", "choose"
_OTHER = frozenset("W")
_NO_PLACE = -1
_WS = {count: ("W",) * (count - 1) for count in range(5)}
"""What follows the first of so many costs where no other but that one asks for more than W."""


class Payer(NamedTuple):
    """Somebody or something that can pay one cost."""

    atom: str
    colors: frozenset[str]
    attributes: tuple[str, ...]
    alike: str
    """Two payers with the same are the same to everybody."""
    place: int = _NO_PLACE
    """Of a character."""


class Purse:
    """What a seat can pay with now."""

    def __init__(self, table: KiryokuTable, state: KiryokuState, seat: int) -> None:
        self.table = table
        self.state = state
        self.seat = seat
        self.ready = [place for place, s in enumerate(state.field[seat]) if s is not None and s.ready]
        cards, known = table.cards, state.cards
        self.hand = [n for n in state.hands[seat] if cards[known[n].card].vitality is not None]

    def affords(self, cost: Cost, source: int = _NO_PLACE, played: int = NOBODY) -> bool:
        """Whether the cost can be paid: by the character in the place ``source``, for the card ``played`` from hand."""
        if cost.vitality and not self._has_vitality(source):
            return False
        pay = cost.pay
        if not cost.icons and pay[1:] == _WS[len(pay)]:
            return not pay or (self._has(pay[0], source) and self._count(played) >= len(pay))
        return next(self.ways(cost, source, played), None) is not None

    def _count(self, played: int) -> int:
        """How many costs can be paid, where any payer will do."""
        return len(self.ready) + len(self.state.stock[self.seat]) + len(self.hand) - (played in self.hand)

    def _has(self, color: str, source: int) -> bool:
        """Whether some character pays a color; with W anything does. Rules X4-11, X4-12, X4-17."""
        if color in "WG":
            return color == "W" or bool(self.ready)
        if color == "T":
            return any("T" in self._character(place, is_source=False).colors for place in self.ready)
        return (LEADER if color == "L" else source) in self.ready

    def _has_vitality(self, source: int) -> bool:
        """Rule X4-16: at 0 or less nothing can be paid; paying more than is left is allowed."""
        standing = self.state.field[self.seat][source]
        return standing is not None and left(self.table, self.state, standing, source) > 0

    def payers(self, source: int = _NO_PLACE, played: int = NOBODY) -> list[Payer]:
        """Everything that can pay some color, the cheapest first. Rules X4-12, X4-13, Q4-49."""
        state, seat = self.state, self.seat
        found = [
            Payer(f"stock.{i}", _OTHER, attrs, f"stock {' '.join(attrs)}")
            for i, attrs in enumerate(state.stock[seat], 1)
        ]
        found += [self._character(place, is_source=place == source) for place in sorted(self.ready, key=_dear)]
        for index, number in enumerate(state.hands[seat], 1):
            if number in self.hand and number != played:
                found.append(Payer(f"hand.{index}", _OTHER, (), f"hand {state.cards[number].card}"))
        return found

    def _character(self, place: int, *, is_source: bool) -> Payer:
        """A ready character pays G and W, and what its rank allows. Rules X4-11, X4-12, X4-17."""
        standing = self.state.field[self.seat][place]
        assert standing is not None
        tag = definition(self.table, self.state, standing.card).parts is not None
        colors = "GW" + "L" * (place == LEADER) + "T" * tag + "R" * is_source
        atom = own_atom(place)
        return Payer(atom, frozenset(colors), attributes(self.table, self.state, standing), atom, place)

    def ways(self, cost: Cost, source: int = _NO_PLACE, played: int = NOBODY) -> Iterator[tuple[Payer, ...]]:
        """Every set of payers that pays the cost, the cheapest first."""
        payers = self.payers(source, played)
        return (chosen for chosen in combinations(payers, len(cost.pay)) if self.pays(chosen, cost))

    def pays(self, chosen: tuple[Payer, ...], cost: Cost) -> bool:
        """Whether exactly these pay the cost: each color by one, and the attribute icons. Rules X4-12, X4-14, X4-15."""
        if not cost.icons and cost.pay == ("W",) * len(cost.pay):
            return True
        if not _colors_fit(cost.pay, chosen):
            return False
        return not cost.icons or _icons_fit(
            cost.icons, chosen, self._ready_after(chosen), len(cost.icons) - len(chosen)
        )

    def _ready_after(self, chosen: tuple[Payer, ...]) -> set[str]:
        """The attributes of the characters that are still ready after the payment. Rule Q4-49."""
        gone = [payer.place for payer in chosen]
        side = self.state.field[self.seat]
        staying = [side[place] for place in self.ready if place not in gone]
        return {a for standing in staying if standing is not None for a in attributes(self.table, self.state, standing)}

    def step(self, cost: Cost, prefix: Path, source: int = _NO_PLACE, played: int = NOBODY) -> Step:
        """The step of a payment: nothing where only one way exists, else the cheapest way first, and every way."""
        if not cost.pay:
            return DONE
        if prefix:
            return self._further(cost, prefix, source, played)
        firsts = self.distinct(cost, source, played)
        if len(cost.pay) == 1:
            singles = list(firsts)
            return DONE if len(singles) == 1 else pick([way[0].atom for way in singles])
        next(firsts, None)
        return pick((CHEAPEST, CHOOSE)) if next(firsts, None) is not None else DONE

    def distinct(self, cost: Cost, source: int, played: int) -> Iterator[tuple[Payer, ...]]:
        """The ways to pay that differ, the cheapest first."""
        seen: set[tuple[str, ...]] = set()
        for way in self.ways(cost, source, played):
            kind = tuple([payer.alike for payer in way])
            if kind not in seen:
                seen.add(kind)
                yield way

    def _further(self, cost: Cost, prefix: Path, source: int, played: int) -> Step:
        if prefix[0] != CHOOSE:
            return DONE
        if len(prefix) - 1 == len(cost.pay):
            return Step(complete=True, shape="subset")
        payers = self.payers(source, played)
        chosen = tuple(payer for payer in payers if payer.atom in prefix[1:])
        start = payers.index(chosen[-1]) + 1 if chosen else 0
        missing = len(cost.pay) - len(chosen) - 1
        more = [
            payer.atom
            for at, payer in enumerate(payers[start:], start + 1)
            if any(self.pays((*chosen, payer, *rest), cost) for rest in combinations(payers[at:], missing))
        ]
        return Step(tuple(more), shape="subset")

    def chosen(self, cost: Cost, path: Path, source: int = _NO_PLACE, played: int = NOBODY) -> tuple[Payer, ...]:
        """The payers that a payment names."""
        if not cost.pay:
            return ()
        if not path or path[0] == CHEAPEST:
            return next(self.ways(cost, source, played))
        atoms = path[1:] if path[0] == CHOOSE else path
        return tuple(payer for payer in self.payers(source, played) if payer.atom in atoms)


def own_atom(place: int) -> str:
    """How an answer names an own character."""
    return "leader" if place == LEADER else f"field.{place}"


def own_place(atom: Atom) -> int:
    """The place that ``leader`` or ``field.2`` names."""
    text = str(atom)
    return LEADER if text == "leader" else int(text.removeprefix("field."))


def _dear(place: int) -> int:
    """The leader is exhausted last."""
    return 99 if place == LEADER else place


def _colors_fit(pay: tuple[str, ...], payers: tuple[Payer, ...]) -> bool:
    """Whether each cost finds a payer of its own; the costs stand with the hardest first."""
    if not pay:
        return True
    if pay[0] == "W":
        return True
    return any(
        pay[0] in payer.colors and _colors_fit(pay[1:], payers[:i] + payers[i + 1 :]) for i, payer in enumerate(payers)
    )


def _icons_fit(icons: tuple[str, ...], payers: tuple[Payer, ...], ready: set[str], surplus: int) -> bool:
    """Whether each icon finds a payer of its attribute, one icon for each; so many more ask for a ready character. Rule X4-14."""
    if not icons:
        return True
    icon, rest = icons[0], icons[1:]
    for i, payer in enumerate(payers):
        if icon in payer.attributes and _icons_fit(rest, payers[:i] + payers[i + 1 :], ready, surplus):
            return True
    return surplus > 0 and icon in ready and _icons_fit(rest, payers, ready, surplus - 1)
