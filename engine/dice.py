"""Dice by notation, as a person types them: ``2d6+3``, ``4d6kh3 # strength``, ``４ｄ６``.

`parse` reads, `throw` throws. A notation is up to `TERMS` terms joined by ``+`` or ``-``; a term is a whole number or dice,
``[count]d<sides>``, which may keep or drop their highest or lowest (``kh``, ``kl``, ``dh``, ``dl``, each with a count, 1 where it has
none). A comment follows ``#``, or a space where it cannot be mistaken for a term. Everything is bounded before anything is counted, so
no text costs more than another; what is not a notation is a `Refusal`, and nothing of it is ever read as something else.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Protocol

from msgspec import Struct

from engine.refusal import Refusal

LENGTH, TERMS, DICE = 200, 10, 100
SIDES = (2, 1000)
NUMBER = 1_000_000

_TERM = re.compile(
    r"\s*(?P<sign>[+-])?\s*(?:(?P<count>[0-9]*)d(?P<sides>[0-9]+)(?:(?P<which>[kd][hl])(?P<kept>[0-9]*))?|(?P<number>[0-9]+))",
    re.ASCII | re.IGNORECASE,
)
_COMMENT = re.compile(r"\s*#(?P<marked>.*)|\s+(?P<plain>[^\W\d_].*)|\s*", re.DOTALL)
_LIKE_A_TERM = re.compile(r"(?:[0-9]*d[0-9]*|[kd][hl]?[0-9]*)(?![^\W\d_])", re.ASCII | re.IGNORECASE)


class Source(Protocol):
    """Where dice come from, such as a `engine.stream.Stream`."""

    def die(self, sides: int = 6, /) -> int:
        """A uniform number from 1 to ``sides``."""


class Term(Struct, frozen=True, omit_defaults=True):
    """One term as read: ``count`` dice of ``sides`` sides, or with ``sides`` 0 the number ``count``."""

    count: int
    sides: int = 0
    negative: bool = False
    which: str = ""
    """``kh``, ``kl``, ``dh`` or ``dl``: whether the highest or lowest are kept or dropped; empty: all count."""
    kept: int = 0
    """How many ``which`` keeps or drops."""


class Roll(Struct, frozen=True, omit_defaults=True):
    """A notation that has been read."""

    terms: tuple[Term, ...]
    comment: str = ""


class Thrown(Struct, frozen=True, omit_defaults=True):
    """A term with every die that fell, in the order in which they fell, and what it adds to the total."""

    term: Term
    dice: tuple[int, ...]
    counted: tuple[bool, ...]
    value: int


class Result(Struct, frozen=True, omit_defaults=True):
    """A roll that was thrown."""

    roll: Roll
    thrown: tuple[Thrown, ...]
    total: int


def parse(text: str) -> Roll:
    """Read a notation. Raises `Refusal` with a reason that begins with ``roll-``; nothing is thrown then."""
    if len(text) > LENGTH:
        raise Refusal("roll-too-long", values={"limit": LENGTH})
    text = unicodedata.normalize("NFKC", text).strip()
    if not text:
        raise Refusal("roll-empty")
    terms, end = _terms(text)
    roll = Roll(tuple(terms), _comment(text[end:]))
    _check_whole(roll.terms)
    return roll


def throw(roll: Roll, source: Source) -> Result:
    """Throw what was read, die by die."""
    thrown = tuple(_throw(term, source) for term in roll.terms)
    return Result(roll, thrown, sum(one.value for one in thrown))


def _terms(text: str) -> tuple[list[Term], int]:
    terms: list[Term] = []
    end = 0
    while found := _TERM.match(text, end):
        if terms and not found["sign"]:
            break
        if len(terms) == TERMS:
            raise Refusal("roll-too-many-terms", values={"limit": TERMS})
        terms.append(_term(found))
        end = found.end()
    if not terms:
        raise Refusal("roll-syntax")
    return terms, end


def _term(found: re.Match[str]) -> Term:
    negative = found["sign"] == "-"
    if found["number"]:
        return Term(_bounded(found["number"], 0, NUMBER, "roll-number"), negative=negative)
    count = _bounded(found["count"] or "1", 0, DICE, "roll-too-many-dice")
    sides = _bounded(found["sides"], *SIDES, "roll-sides")
    which = (found["which"] or "").lower()
    kept = _bounded(found["kept"] or "1", 0, count, "roll-keep") if which else 0
    return Term(count, sides, negative, which, kept)


def _bounded(digits: str, low: int, high: int, reason: str) -> int:
    """The number, or a refusal before a long row of digits is ever counted."""
    digits = digits.lstrip("0") or "0"
    if len(digits) > len(str(high)) or not low <= int(digits) <= high:
        raise Refusal(reason, values={"low": low, "limit": high})
    return int(digits)


def _check_whole(terms: tuple[Term, ...]) -> None:
    if not any(term.sides for term in terms):
        raise Refusal("roll-no-dice")
    if sum(term.count for term in terms if term.sides) > DICE:
        raise Refusal("roll-too-many-dice", values={"low": 0, "limit": DICE})


def _comment(rest: str) -> str:
    """The comment, where what follows the last term is one; something that looks like a term is never swallowed as a comment."""
    found = _COMMENT.fullmatch(rest)
    if found is None or (found["plain"] and _LIKE_A_TERM.match(found["plain"])):
        raise Refusal("roll-syntax")
    return (found["marked"] or found["plain"] or "").strip()


def _throw(term: Term, source: Source) -> Thrown:
    if not term.sides:
        return Thrown(term, (), (), -term.count if term.negative else term.count)
    dice = tuple(source.die(term.sides) for _ in range(term.count))
    counted = _counted(term, dice)
    value = sum(die for die, counts in zip(dice, counted, strict=True) if counts)
    return Thrown(term, dice, counted, -value if term.negative else value)


def _counted(term: Term, dice: tuple[int, ...]) -> tuple[bool, ...]:
    """Which dice count: of equal ones, those that fell first are taken first."""
    if not term.which:
        return (True,) * len(dice)
    order = sorted(range(len(dice)), key=lambda i: dice[i], reverse=term.which[1] == "h")
    chosen = set(order[: term.kept])
    keeps = term.which[0] == "k"
    return tuple((i in chosen) == keeps for i in range(len(dice)))
