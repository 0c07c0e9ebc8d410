"""Faults in words: every sentence stands in ``data/words/<locale>/sets.ftl`` as ``fault-<reason>``, in both languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache

from engine.sources import Fault, Source, plain_name
from engine.view import Value, Word
from engine.wording import Wording

_SHOWN = 60
"""Characters of what somebody wrote that are told back."""
_FILE = 200
"""Characters of a file's name that are told back."""
_LISTED = 240
"""Characters of a list of all that is possible."""
DESK = "en-US"
"""The language of `Fault.text`: that of the keys which an author writes."""

wording = cache(Wording)
"""The words of a language and game, made once."""


def fault(place: Source, reason: str, game: str = "", **values: Value) -> Fault:
    """A fault at a place, with the words of a game where it speaks of its rules. A string among the values stands for itself."""
    return Fault(place.file, place.line, *_worded(reason, game, values), game)


def file_fault(file: str, reason: str, **values: Value) -> Fault:
    """A fault of a whole file."""
    return line_fault(file, 1, reason, **values)


def line_fault(file: str, line: int, reason: str, **values: Value) -> Fault:
    """A fault of a line of which nothing more is known."""
    return Fault(file, line, *_worded(reason, "", values))


def _worded(reason: str, game: str, values: Mapping[str, Value]) -> tuple[str, Word]:
    word = Word(f"fault-{reason}", {name: _as_written(value) for name, value in values.items()})
    return wording(DESK, game).text(word), word


def told(found: Fault, locale: str, game: str = "") -> str:
    """A fault as one line in the reader's language: file, line, what was expected."""
    return f"{visible(found.file, _FILE)}:{found.line}: {sentence(found, locale, game)}"


def sentence(found: Fault, locale: str, game: str = "") -> str:
    """What was expected, in the reader's language, without file and line."""
    return found.text if found.word is None else wording(locale, found.game or game).text(found.word).rstrip()


def _as_written(value: Value) -> Value:
    return plain_name(visible(value) if value else "") if isinstance(value, str) else value


def visible(text: str, most: int = _SHOWN) -> str:
    """What somebody wrote, short and on one line; what cannot be seen of it stands as its code."""
    cut = text if len(text) <= most else text[:most] + "…"
    return "".join(char if _seen(char) else f"\\u{ord(char):04x}" for char in cut) or "''"


def _seen(char: str) -> bool:
    return char == " " or unicodedata.category(char)[0] not in "CZM"


def nearest(written: str, known: Iterable[str], most: int = 3) -> list[str]:
    """What is spelled most alike, best first."""
    return get_close_matches(written[:_SHOWN].casefold().replace("_", "-"), list(known), most, 0.6)


def unknown(place: Source, reason: str, written: str, known: Iterable[str], near: Sequence[str] | None = None) -> Fault:
    """A word that is none of those known: told with the nearest ones, and with all where none is near."""
    among = list(known)
    close = nearest(written, among) if near is None else near
    every = ", ".join(among)
    names = ", ".join(close)
    if close:
        return fault(place, f"{reason}-near", key=written, near=Word("fault-said", {"text": plain_name(names)}))
    listed = every if len(every) <= _LISTED else every[:_LISTED].rpartition(",")[0] + " …"
    return fault(place, reason, key=written, known=Word("fault-said", {"text": plain_name(listed)}))
