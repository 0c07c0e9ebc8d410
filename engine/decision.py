"""What the match waits for, and the tree of what may be answered.

A decision's options are *paths*: a verb, then what it needs, such as ``("attack", "front.3", "back.2")``. A path is walked a `Step` at a
time; each step offers all and only what can still be completed, so nothing enumerates every placement of ten cards or every way to pay.
Every surface narrows this one tree, and no surface knows a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.view import SEAT_NAMES, Name

_INITIALS = tuple(name[0] for name in SEAT_NAMES)

Atom = str | int
Path = tuple[Atom, ...]

PICK, RANGE, SUBSET, ASSIGN = "pick", "range", "subset", "assign"


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of the tree: what may come next after a prefix."""

    choices: tuple[Atom, ...] = ()
    span: tuple[int, int] | None = None
    """Lowest and highest whole number, where the next atom is any number between them."""
    complete: bool = False
    """The prefix is itself an answer."""
    shape: str = PICK

    def allows(self, atom: Atom) -> bool:
        """Whether this atom may come next."""
        if self.span is not None and type(atom) is int:
            return self.span[0] <= atom <= self.span[1]
        return atom in self.choices


DONE = Step(complete=True)
NOTHING = Step()


def pick(choices: Sequence[Atom]) -> Step:
    """A step that takes one of these."""
    return Step(tuple(choices))


def span(low: int, high: int) -> Step:
    """A step that takes a whole number from ``low`` to ``high``."""
    return Step(span=(low, high), shape=RANGE)


def subset(items: Sequence[Atom], chosen: Path, low: int, high: int) -> Step:
    """The step of a subset of ``low`` to ``high`` items, picked in the order of ``items`` so that each set has one path."""
    start = items.index(chosen[-1]) + 1 if chosen else 0
    missing = low - len(chosen)
    last = len(items) - max(missing, 1) + 1
    more = tuple(items[start:last]) if len(chosen) < high else ()
    return Step(more, complete=missing <= 0, shape=SUBSET)


def assign(cells: Sequence[Atom], taken: Path, count: int) -> Step:
    """The step that lays item number ``len(taken)`` of ``count`` on a free cell."""
    if len(taken) == count:
        return Step(complete=True, shape=ASSIGN)
    return Step(tuple(cell for cell in cells if cell not in taken), shape=ASSIGN)


class Prompt(Struct, frozen=True, omit_defaults=True):
    """An open question in the state. ``answer`` is set once it is answered and others are still asked."""

    number: int
    kind: str
    args: tuple[Atom, ...] = ()
    auto: Path = ()
    """The answer that may be given for a silent player; empty: none."""
    answer: Path | None = None


class Decision(Struct, frozen=True, omit_defaults=True):
    """An open question as its seat sees it. The id belongs to the seat: the other seat's answers never change it."""

    id: str
    kind: str
    seat: int
    auto: Path = ()


class Offer(Struct, frozen=True, omit_defaults=True):
    """What one atom of a path stands for, so that a surface can label it: a verb, a place with its card, or a number."""

    atom: Atom
    kind: str
    """``verb``, ``place``, ``card``, ``number`` or ``word``."""
    key: str = ""
    """Message key of a verb or word."""
    place: str = ""
    """Ref of a place, ``"second.back.3"``."""
    name: Name | None = None
    card: str = ""
    gain: str = ""
    """Message key of what it would do or need, worded with ``amount``."""
    amount: int | None = None
    cost: int | None = None
    """What it costs, where that is to be read before it is pressed; worded with the gain."""
    number: int = 0
    """The number that its picture bears in the hand, counted from 1; 0 for none."""


def decision_id(seat: int, number: int) -> str:
    """The id of a seat's n-th decision, such as ``f7``."""
    return _INITIALS[seat] + str(number)
