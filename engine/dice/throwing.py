"""What falls: every die of a roll in the order in which it fell, and what comes of it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from engine.dice.notation import AS_IT_FALLS, DESCENDING, Choice, Pair, Pool, Roll, Sum, Target, Term

MORE, MORE_IN_ALL = 10, 100
"""Further dice of an exploding roll: after one die, and after all dice of the whole roll."""
_SIX = 6


class Source(Protocol):
    """Where dice come from, such as a `engine.stream.Stream`."""

    def die(self, sides: int = 6, /) -> int:
        """A uniform number from 1 to ``sides``."""


class Thrown(Struct, frozen=True, omit_defaults=True):
    """A term with every die that fell, in the order in which they fell, and what it adds to the total."""

    term: Term
    dice: tuple[int, ...]
    counted: tuple[bool, ...]
    value: int
    capped: bool = False
    """A further die was due, and the bound on further dice kept it back."""


class Fallen(Struct, frozen=True, omit_defaults=True):
    """A roll that fell once."""

    thrown: tuple[Thrown, ...]
    total: int
    """Of a sum its total, of a pool how many dice count, of a pair its number, of a choice the place of the chosen from 1."""
    met: bool | None = None
    """Whether a sum meets its target; None: it has none."""


class Result(Struct, frozen=True, omit_defaults=True):
    """A roll that was thrown, as often as it says."""

    roll: Roll
    fallen: tuple[Fallen, ...]

    @property
    def drawn(self) -> tuple[tuple[int, int], ...]:
        """Every die in the order in which they fell: its sides, and what it showed."""
        return tuple((one.term.sides, die) for fallen in self.fallen for one in fallen.thrown for die in one.dice)


class _Hand:
    """Throws dice, and counts the further ones of the whole roll."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._left = MORE_IN_ALL

    def dice(self, term: Term) -> tuple[tuple[int, ...], bool]:
        """The dice of a term, each followed by those that it set off; and whether one more was due and kept back."""
        dice: list[int] = []
        capped = False
        for _ in range(term.count):
            more = MORE if term.again else 0
            dice.append(self._source.die(term.sides))
            while term.again and dice[-1] >= term.again:
                if not more or not self._left:
                    capped = True
                    break
                more, self._left = more - 1, self._left - 1
                dice.append(self._source.die(term.sides))
        return tuple(dice), capped


def throw(roll: Roll, source: Source) -> Result:
    """Throw what was read, die by die."""
    hand = _Hand(source)
    return Result(roll, tuple(_fall(roll.what, hand) for _ in range(roll.times)))


def _fall(what: Sum | Pool | Pair | Choice, hand: _Hand) -> Fallen:
    if isinstance(what, Sum):
        thrown = tuple(_throw(term, hand) for term in what.terms)
        total = sum(one.value for one in thrown)
        return Fallen(thrown, total, what.target.met(total) if what.target else None)
    if isinstance(what, Pool):
        pools = tuple(_pool(term, what.target, hand) for term in what.terms)
        return Fallen(pools, sum(one.value for one in pools))
    if isinstance(what, Pair):
        return _pair(what, hand)
    one = _throw(Term(1, len(what.items)), hand)
    return Fallen((one,), one.value)


def _pair(pair: Pair, hand: _Hand) -> Fallen:
    thrown = _throw(Term(2, _SIX), hand)
    dice = thrown.dice if pair.order == AS_IT_FALLS else sorted(thrown.dice, reverse=pair.order == DESCENDING)
    tens, ones = dice
    return Fallen((thrown,), tens * 10 + ones)


def _pool(term: Term, target: Target | None, hand: _Hand) -> Thrown:
    dice, _ = hand.dice(term)
    counted = tuple(target is None or target.met(die) for die in dice)
    return Thrown(term, dice, counted, sum(counted))


def _throw(term: Term, hand: _Hand) -> Thrown:
    if not term.sides:
        return Thrown(term, (), (), -term.count if term.negative else term.count)
    dice, capped = hand.dice(term)
    counted = _counted(term, dice)
    value = sum(die for die, counts in zip(dice, counted, strict=True) if counts)
    return Thrown(term, dice, counted, -value if term.negative else value, capped)


def _counted(term: Term, dice: tuple[int, ...]) -> tuple[bool, ...]:
    """Which dice count: of equal ones, those that fell first are taken first."""
    if not term.which:
        return (True,) * len(dice)
    order = sorted(range(len(dice)), key=lambda i: dice[i], reverse=term.which[1] == "h")
    chosen = set(order[: term.kept])
    keeps = term.which[0] == "k"
    return tuple((i in chosen) == keeps for i in range(len(dice)))
