"""Deck lists as text: one line a card, in either language, by name or id, with the count before or behind.

`read_list` takes ``3 Slime``, ``3x Slime``, ``Slime x3``, ``slime-id 2`` or ``Slime``, in any width; empty lines, comments (``#``, ``//``),
headings (``[Main]``, ``Main:``) and code fences are passed over. What a line may mean is looked up as a whole first, since a name may
begin or end with a number. Counts are added up by card, whatever each line calls it. `write_list` writes what `read_list` reads.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

from msgspec import Struct

from engine.refusal import Problem, Unfit
from engine.search import TYPED_LIMIT, Index
from engine.view import Name, Word
from engine.wording.locales import JAPANESE

TEXT_LIMIT = 20_000
"""Characters of a list."""
LINES_LIMIT = 300
"""Lines of a list, empty ones and comments too."""
COUNT_LIMIT = 99
"""Copies that one line, and one card in all, can have."""
_NAMED = 50
"""Lines that cannot be read for which the nearest names are looked up."""
_QUOTED = 60
"""Characters of such a line that are told again."""
_SEVERAL = 3
"""How many cards of one name are told by their ids."""

_TIMES = r"[xX\u00d7\u2715\u2716*]"
_PIECES = r"\s*\u679a?"
"""Japanese counts cards in sheets."""
_BEFORE = re.compile(
    rf"(?P<count>[+-]?\d+){_PIECES}\s*(?:{_TIMES}\s*|\s)(?P<name>\S.*)|{_TIMES}\s*(?P<times>\d+)\s+(?P<called>\S.*)"
)
_BEHIND = re.compile(
    rf"(?P<name>.*\S)\s*(?:{_TIMES}\s*|\s)(?P<count>[+-]?\d+){_PIECES}|(?P<called>.*\S)\s*\(\s*{_TIMES}?(?P<times>\d+)\s*\)"
)
_BULLET = re.compile(r"[\u2022\u30fb]\s*|(?:[-*+>]|\d+[.)])\s+")
_FENCE = re.compile(r"```\w*")
_COMMENT = re.compile(r"(?:#|//|;).*")
_HEADING = re.compile(r"(?:--|==).*|[\[\u3010\u300a<].*[\]\u3011\u300b>]|[^:]+:")
_REMARK = re.compile(r"\s(?:#|//).*$")


class _Meant(Struct, frozen=True):
    """One way to read a line: how many, of what."""

    count: str
    name: str


class _Wrong(Struct, frozen=True):
    """Why a line cannot be read: a reason, what was written there, and the cards that it could be."""

    reason: str
    typed: str
    cards: tuple[str, ...] = ()


def read_list(text: str, index: Index) -> dict[str, int]:
    """How many of which card id, in the order in which they come. Raises `Unfit` with a problem for every line that cannot be read."""
    lines = _lines(text)
    cards: dict[str, int] = {}
    problems: list[Problem] = []
    for number, line in enumerate(lines, 1):
        read = _read_line(line, index) if line else None
        if isinstance(read, _Wrong):
            problems.append(_told(read, number, index, named=len(problems) < _NAMED))
        elif read is not None:
            card, count = read
            cards[card] = cards.get(card, 0) + count
            if cards[card] > COUNT_LIMIT >= cards[card] - count:
                problems.append(_too_many(card, number, index))
    if not cards and not problems:
        problems.append(Problem("list-empty"))
    if problems:
        raise Unfit(problems)
    return cards


def write_list(cards: Mapping[str, int], index: Index, locale: str) -> str:
    """A list in a reader's language: a card by its name where that is its alone, or else by its id with its name behind."""
    return "".join(f"{_written(card, count, index, locale)}\n" for card, count in cards.items())


def _written(card: str, count: int, index: Index, locale: str) -> str:
    name = _name(index.name(card), locale)
    line = f"{count} {' '.join(name.split())}"
    if _read_line(_line(line), index) == (card, count):
        return line
    line = f"{count} {card}"
    remark = f"{line}  # {' '.join(name.split())}"
    return remark if _read_line(_line(remark), index) == (card, count) else line


def _name(name: Name, locale: str) -> str:
    return name.ja if locale == JAPANESE else name.en


def _lines(text: str) -> list[str]:
    """The lines of a text, normalized, empty where nothing is to be read. Raises `Unfit` for a text beyond all bounds."""
    if len(text) > TEXT_LIMIT:
        raise Unfit([Problem("list-long", "", {"most": TEXT_LIMIT})])
    lines = re.split(r"\r\n|[\n\r\u0085\u2028\u2029]", text)
    if len(lines) > LINES_LIMIT:
        raise Unfit([Problem("list-lines", "", {"most": LINES_LIMIT})])
    return [_line(line) for line in lines]


def _line(line: str) -> str:
    """A line as it is read: full width and combining marks made plain, what cannot be seen left out, a fence gone."""
    plain = unicodedata.normalize("NFKC", line)
    seen = "".join(sign for sign in plain if unicodedata.category(sign) != "Cf")
    return " ".join(_FENCE.sub(" ", seen).split())


def _read_line(line: str, index: Index) -> tuple[str, int] | _Wrong | None:
    """A card and its count; None for what is no card by intention."""
    if len(line) > 2 * TYPED_LIMIT:
        return None if _COMMENT.fullmatch(line) else _Wrong("list-unknown", line)
    meant = list(dict.fromkeys(_meanings(line)))
    if read := next((_counted(way, found) for way in meant if (found := index.literal(way.name))), None):
        return read
    if _COMMENT.fullmatch(line):
        return None
    if read := next((_counted(way, found) for way in meant if (found := index.exact(way.name))), None):
        return read
    return None if _HEADING.fullmatch(line) else _Wrong("list-unknown", meant[-1].name)


def _meanings(line: str) -> Iterator[_Meant]:
    """What a line may mean: all of it a name, a count and a name, a name and a count; the same without a bullet or a remark."""
    for text in (line, _BULLET.sub("", line, count=1) if _BULLET.match(line) else line, _REMARK.sub("", line)):
        yield _Meant("1", text)
        for pattern in (_BEFORE, _BEHIND):
            if found := pattern.fullmatch(text):
                yield _Meant(found["count"] or found["times"], found["name"] or found["called"])


def _counted(way: _Meant, found: tuple[str, ...]) -> tuple[str, int] | _Wrong:
    """A card that was found, by the count that stands with it."""
    if len(found) > 1:
        return _Wrong("list-several", way.name, found)
    digits = way.count.lstrip("+-").lstrip("0") or "0"
    if len(digits) > len(str(COUNT_LIMIT)) or not 1 <= int(way.count) <= COUNT_LIMIT:
        return _Wrong("list-count", way.name, found)
    return found[0], int(digits)


def _told(wrong: _Wrong, number: int, index: Index, *, named: bool) -> Problem:
    """The problem of a line, with the names that are nearest, or the ids of the cards that share a name."""
    typed = wrong.typed if len(wrong.typed) <= _QUOTED else f"{wrong.typed[:_QUOTED]}\u2026"
    values: dict[str, int | str | Name | Word] = {"line": number, "typed": Name(typed, typed), "most": COUNT_LIMIT}
    if wrong.reason == "list-unknown":
        nearest = [index.name(card) for card in index.nearest(wrong.typed)] if named else []
        return (
            Problem("list-unknown", "", values | {"nearest": _listed(nearest)})
            if nearest
            else Problem("list-unlike", "", values)
        )
    if wrong.reason == "list-several":
        ids = [Name(card, card) for card in wrong.cards[:_SEVERAL]]
        return Problem("list-several", "", values | {"ids": _listed(ids)})
    return Problem(wrong.reason, "", values)


def _too_many(card: str, number: int, index: Index) -> Problem:
    return Problem("list-too-many", "", {"line": number, "card": index.name(card), "most": COUNT_LIMIT})


def _listed(names: list[Name]) -> Word:
    """One to three names, as a list in the reader's language."""
    return Word(f"list-of-{len(names)}", {f"name{place}": name for place, name in enumerate(names, 1)})
