"""What a notation says.

A roll may be repeated (``x5 2d6``) or secret (``S2d6``), and is one of four forms:

- a `Sum` of up to `TERMS` terms joined by ``+`` or ``-``; a term is a whole number or dice, ``[count]d<sides>``, which may keep or drop
  their highest or lowest (``kh``, ``kl``, ``dh``, ``dl``, each with a count, 1 where it has none), or throw again (``!`` at the highest
  number, ``!>=5`` at that number and above). It may be compared (``2d6+1>=7``): success or failure.
- a `Pool`, ``3B6``: dice shown singly; compared (``3B6>=4``), those that meet it are counted.
- a `Pair`, ``D66``: two dice read as tens and ones, as they fall or in order (``D66S``, ``D66D``).
- a `Choice`, ``choice[a,b,c]``: one of what is listed.

A comment follows ``#``, or a space where it cannot be mistaken for a term. Digits are 0 to 9, after signs that are the same by Unicode's
NFKC (full width, superscript, circled) became them; digits of other scripts are no digits here.
"""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

from engine.refusal import Refusal

LENGTH, TERMS, DICE, TIMES = 200, 10, 100, 20
"""The most: characters, terms, dice of the whole roll (of all its repeats), repeats."""
SIDES = (2, 1000)
NUMBER = 1_000_000

AS_IT_FALLS, ASCENDING, DESCENDING = "N", "S", "D"
"""How a `Pair` is read."""

_PREFIX = r"\s*(?P<secret>s)?\s*(?:(?:x|×|rep(?:eat)?)(?P<times>[0-9]+)\s+)?(?P<late>s)?\s*"
_CHOICE = re.compile(_PREFIX + r"choice\s*[\[(](?P<items>[^\])]*)[\])]", re.ASCII | re.IGNORECASE)
_BEGINNING = re.compile(_PREFIX, re.ASCII | re.IGNORECASE)
_PAIR = re.compile(r"d66(?P<order>[nasd])?(?=[\s#]|$)", re.ASCII | re.IGNORECASE)
_POOL = re.compile(r"\s*(?P<sign>[+])?\s*(?P<count>[0-9]*)b(?P<sides>[0-9]+)", re.ASCII | re.IGNORECASE)
_TERM = re.compile(
    r"\s*(?P<sign>[+-])?\s*(?:(?P<count>[0-9]*)d(?P<sides>[0-9]+)"
    r"(?:(?P<which>[kd][hl])(?P<kept>[0-9]*)|(?P<again>!(?:(?P<over>>=?)(?P<point>[0-9]+)|(?![<=>]))))?|(?P<number>[0-9]+))",
    re.ASCII | re.IGNORECASE,
)
_TARGET = re.compile(r"\s*(?P<sign>>=|=>|<=|=<|<>|!=|==?|>|<)\s*(?P<number>[+-]?[0-9]+)", re.ASCII)
_COMMENT = re.compile(r"\s*#(?P<marked>.*)|\s+(?P<plain>[^\W\d_].*)|\s*", re.DOTALL)
_LIKE_A_TERM = re.compile(
    r"(?:[0-9]*d[0-9]*|[kd][hl]?[0-9]*|[0-9]*b[0-9]+|(?:x|rep|repeat)[0-9]+)(?![^\W\d_])|choice\s*[\[(]",
    re.ASCII | re.IGNORECASE,
)
_WIDE = {code + 0xFEE0: code for code in range(0x21, 0x7F)} | {0x3000: 0x20}
"""Full-width signs, one for one."""
_COMPARED = {ord("≧"): ">=", ord("≥"): ">=", ord("≦"): "<=", ord("≤"): "<=", ord("≠"): "<>"}
_ONE_SIGN = {"=>": ">=", "=<": "<=", "!=": "<>", "==": "="}


class Target(Struct, frozen=True):
    """What a total, or each die of a pool, is compared with."""

    sign: str
    """``>=``, ``<=``, ``>``, ``<``, ``=`` or ``<>``."""
    number: int

    def met(self, number: int) -> bool:
        """Whether this number meets it."""
        there = self.number
        return {
            ">=": number >= there,
            "<=": number <= there,
            ">": number > there,
            "<": number < there,
            "=": number == there,
            "<>": number != there,
        }[self.sign]


class Term(Struct, frozen=True, omit_defaults=True):
    """One term as read: ``count`` dice of ``sides`` sides, or with ``sides`` 0 the number ``count``."""

    count: int
    sides: int = 0
    negative: bool = False
    which: str = ""
    """``kh``, ``kl``, ``dh`` or ``dl``: whether the highest or lowest are kept or dropped; empty: all count."""
    kept: int = 0
    """How many ``which`` keeps or drops."""
    again: int = 0
    """The number from which on another die is thrown; 0: none is."""


class Sum(Struct, frozen=True, omit_defaults=True):
    """Terms that are added up."""

    terms: tuple[Term, ...]
    target: Target | None = None


class Pool(Struct, frozen=True, omit_defaults=True):
    """Dice that are shown singly."""

    terms: tuple[Term, ...]
    target: Target | None = None


class Pair(Struct, frozen=True, omit_defaults=True):
    """Two dice of six sides, read as tens and ones."""

    order: str = AS_IT_FALLS
    written: str = ""
    """The letter that stood after ``D66``."""


class Choice(Struct, frozen=True):
    """One of these texts, which somebody wrote."""

    items: tuple[str, ...]


class Roll(Struct, frozen=True, omit_defaults=True):
    """A notation that has been read."""

    what: Sum | Pool | Pair | Choice
    times: int = 1
    secret: bool = False
    comment: str = ""


def parse(text: str) -> Roll:
    """Read a notation. Raises `Refusal` with a reason that begins with ``roll-``; nothing is thrown then."""
    if len(text) > LENGTH:
        raise Refusal("roll-too-long", values={"limit": LENGTH})
    roll = _choice(text) or _dice(_folded(text))
    _check_whole(roll)
    return roll


def is_secret(text: str) -> bool:
    """Whether a text that may be a notation begins with ``S``; asked before anything else is read."""
    found = _BEGINNING.match(_folded(text[:LENGTH]))
    return bool(found and (found["secret"] or found["late"]))


def _folded(text: str) -> str:
    """The text with one sign for what looks alike."""
    return unicodedata.normalize("NFKC", text).translate(_COMPARED).strip()


def _choice(text: str) -> Roll | None:
    """A choice; its texts are kept as they were written."""
    found = _CHOICE.match(text.translate(_WIDE))
    if found is None:
        return None
    begin, end = found.span("items")
    listed = text[begin:end]
    items = tuple(part.strip() for part in re.split("[,，]" if re.search("[,，]", listed) else "[、]", listed))
    if len(items) < 2 or not all(items):
        raise Refusal("roll-choice")
    rest = unicodedata.normalize("NFKC", text[found.end() :]).rstrip()
    return _roll(found, Choice(items), rest)


def _dice(text: str) -> Roll:
    if not text:
        raise Refusal("roll-empty")
    beginning = _BEGINNING.match(text)
    assert beginning is not None  # it may be empty
    text = text[beginning.end() :]
    if pair := _PAIR.match(text):
        letter = (pair["order"] or "").upper()
        order = ASCENDING if letter == "A" else letter or AS_IT_FALLS
        return _roll(beginning, Pair(order, letter), text[pair.end() :])
    pool = _POOL.match(text) is not None
    terms, end = _pool(text) if pool else _terms(text)
    target = _TARGET.match(text, end)
    compared = _target(target) if target else None
    what = Pool(tuple(terms), compared) if pool else Sum(tuple(terms), compared)
    return _roll(beginning, what, text[target.end() if target else end :])


def _roll(beginning: re.Match[str], what: Sum | Pool | Pair | Choice, rest: str) -> Roll:
    times = _bounded(beginning["times"], 1, TIMES, "roll-times") if beginning["times"] else 1
    return Roll(what, times, bool(beginning["secret"] or beginning["late"]), _comment(rest))


def _terms(text: str) -> tuple[list[Term], int]:
    terms: list[Term] = []
    end = 0
    while found := _TERM.match(text, end):
        if terms and not found["sign"]:
            break
        _check_count(terms)
        terms.append(_term(found))
        end = found.end()
    if not terms:
        raise Refusal("roll-syntax")
    return terms, end


def _pool(text: str) -> tuple[list[Term], int]:
    terms: list[Term] = []
    end = 0
    while (found := _POOL.match(text, end)) and bool(found["sign"]) == bool(terms):
        _check_count(terms)
        terms.append(Term(_count(found), _bounded(found["sides"], *SIDES, "roll-sides")))
        end = found.end()
    return terms, end


def _term(found: re.Match[str]) -> Term:
    negative = found["sign"] == "-"
    if found["number"]:
        return Term(_bounded(found["number"], 0, NUMBER, "roll-number"), negative=negative)
    count = _count(found)
    sides = _bounded(found["sides"], *SIDES, "roll-sides")
    if sides == 66 and not found["count"]:  # written like a pair, and none: neither is meant for certain
        raise Refusal("roll-pair")
    which = (found["which"] or "").lower()
    kept = _bounded(found["kept"] or "1", 0, count, "roll-keep") if which else 0
    return Term(count, sides, negative, which, kept, _again(found, sides))


def _count(found: re.Match[str]) -> int:
    return _bounded(found["count"] or "1", 0, DICE, "roll-too-many-dice")


def _again(found: re.Match[str], sides: int) -> int:
    """The number from which on another die is thrown; one that every die reaches would never stop."""
    if not found["again"]:
        return 0
    if not found["over"]:
        return sides
    point = _bounded(found["point"], 0, NUMBER, "roll-again") + (found["over"] == ">")
    if not 1 < point <= sides:
        raise Refusal("roll-endless" if point <= 1 else "roll-again", values={"low": 2, "limit": sides})
    return point


def _target(found: re.Match[str]) -> Target:
    sign, digits = _ONE_SIGN.get(found["sign"], found["sign"]), found["number"]
    number = _bounded(digits.lstrip("+-"), 0, NUMBER, "roll-number")
    return Target(sign, -number if digits[0] == "-" else number)


def _bounded(digits: str, low: int, high: int, reason: str) -> int:
    """The number, or a refusal before a long row of digits is ever counted."""
    digits = digits.lstrip("0") or "0"
    if len(digits) > len(str(high)) or not low <= int(digits) <= high:
        raise Refusal(reason, values={"low": low, "limit": high})
    return int(digits)


def _check_count(terms: list[Term]) -> None:
    if len(terms) == TERMS:
        raise Refusal("roll-too-many-terms", values={"limit": TERMS})


def _check_whole(roll: Roll) -> None:
    if isinstance(roll.what, Pair | Choice):
        return
    dice = [term.count for term in roll.what.terms if term.sides]
    if not dice:
        raise Refusal("roll-no-dice")
    if sum(dice) * roll.times > DICE:
        raise Refusal("roll-too-many-dice", values={"low": 0, "limit": DICE})


def _comment(rest: str) -> str:
    """The comment, where what follows the last term is one; something that looks like a term is never swallowed as a comment."""
    found = _COMMENT.fullmatch(rest)
    if found is None or (found["plain"] and _LIKE_A_TERM.match(found["plain"])):
        raise Refusal("roll-syntax")
    return (found["marked"] or found["plain"] or "").strip()
