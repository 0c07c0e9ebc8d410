"""Names and texts that people give: seen, in order, and short enough for wherever they will stand."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from engine.sets.bounds import ABOUT, FLAVOR, NAME, SHORT
from engine.sets.faults import fault
from engine.sources import Fault, Source

_SHAPELESS = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\ufffd\u00ad\u034f\u17b4\u17b5")
"""What counts as a letter or sign and shows nothing."""
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_MARKS = 2
"""Marks that may be piled on one letter."""
_LONGEST = {"flavor": FLAVOR, "about": ABOUT}
_PLAIN = ("reading", "crest")
"""Texts that are in no language or in one."""
_STYLES = "\ufe0e\ufe0f\u200d"
"""What joins and styles emoji."""


def name_faults(place: Source, most: int = NAME) -> Iterator[Fault]:
    """What is wrong with the names and texts anywhere in a card, a deck or a set, whose shape is right."""
    if place.kind == "seq":
        for part in place.items():
            yield from name_faults(part, most)
    name = {"ja", "en"} <= set(place.names())
    for key, value in place.entries():
        if key.written in _PLAIN and value.kind == "str":
            yield from text_faults(value, NAME)
        elif name:
            yield from text_faults(value, SHORT if key.written.startswith("short") else most)
        else:
            yield from name_faults(value, _LONGEST.get(key.written, NAME))


def text_faults(place: Source, most: int) -> Iterator[Fault]:
    """What is wrong with one name or text."""
    text = place.written
    if len(text) > most:
        yield fault(place, "name-long", most=most, found=len(text))
    elif text and not any(_shows(char) for char in text):
        yield fault(place, "name-blank")
    elif wrong := _unseemly(text):
        yield fault(place, wrong[0], char=f"U+{ord(wrong[1]):04X}")


def _shows(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in _SHAPELESS


def _unseemly(text: str) -> tuple[str, str] | None:
    """The first character that may not stand in a name, and why."""
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} and char not in _STYLES else 0
        if unicodedata.bidirectional(char) in _RIGHT_TO_LEFT:
            return "name-direction", char
        if marks > _MARKS:
            return "name-marks", char
        if char in _SHAPELESS or (char not in " " + _STYLES and unicodedata.category(char)[0] in "CZ"):
            return "name-invisible", char
    return ("name-edges", text[0]) if text != text.strip() else None
