"""Names of people as they may stand in a sentence or on a picture.

A name on Discord may turn the text after it around, be invisible, or pile five hundred accents on one letter. `display_name` makes of it
what can stand anywhere as plain text; where a name is put into Discord's markup, the caller escapes that besides.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

LONGEST = 32
"""Signs that a name keeps; Discord's own limit is as many code points."""
MARKS_KEPT = 2
"""Combining marks that a letter keeps."""

JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"
_ISOLATE, _END = "\u2068", "\u2069"
_READ_AT_MOST = 512
_BLANK = frozenset("\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\ufffc\ufffd")
_RIGHT_TO_LEFT = frozenset({"R", "AL"})


def _dropped(char: str) -> bool:
    """Controls, marks of direction, lone surrogates, private and unassigned characters, and letters without a shape."""
    return char in _BLANK or unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn"}


def is_pictograph(char: str) -> bool:
    """Whether a character may be part of an emoji that is joined from several."""
    code = ord(char)
    return code >= 0x1F000 or 0x2190 <= code <= 0x2BFF or code in {0x203C, 0x2049, 0x3030, 0x303D, 0x3297, 0x3299}


def _kept(raw: str) -> Iterator[str]:
    """Its characters, but for what is dropped; joiners stay only between the parts of an emoji."""
    marks, last = 0, ""
    for at, char in enumerate(raw):
        following = raw[at + 1 : at + 2]
        if char == JOINER:
            if last and (is_pictograph(last) or last == EMOJI_STYLE) and following and is_pictograph(following):
                yield char
            continue
        if 0xE0020 <= ord(char) <= 0xE007F and last and ord(last) >= 0x1F3F4:  # the letters within a region's flag
            yield char
            last = char
            continue
        if unicodedata.category(char) in {"Mn", "Me"} and char != EMOJI_STYLE and not "\ufe00" <= char <= "\ufe0f":
            marks += 1
            if last and marks <= MARKS_KEPT:
                yield char
            continue
        if char.isspace():
            char = " "
        elif _dropped(char):
            continue
        marks, last = 0, char
        yield char


def one_line(raw: str) -> str:
    """What somebody wrote as one line of plain text: nothing invisible, nothing that turns the text after it around."""
    return " ".join("".join(_kept(unicodedata.normalize("NFC", raw[:_READ_AT_MOST]))).split())


@lru_cache(2048)
def display_name(raw: str, fallback: str) -> str:
    """``raw`` as plain text of one line, at most `LONGEST` signs; ``fallback`` where nothing would be seen of it.

    A name with letters that run right to left is closed in isolates, so that the words after it stay in order.
    """
    text = one_line(raw)[:LONGEST].rstrip(f" {JOINER}")
    if not any(not c.isspace() and unicodedata.category(c) not in {"Mn", "Me", "Cf"} for c in text):
        return fallback
    if any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in text):
        return f"{_ISOLATE}{text}{_END}"
    return text


def short_name(name: str, columns: int = 20) -> str:
    """A name for where room is short, such as a sentence on a picture: at most ``columns``, of which a kanji takes two.

    Cuts between signs that the eye sees as one, and closes what it opened.
    """
    inner = name.strip(f"{_ISOLATE}{_END}")
    taken, end = 0, len(inner)
    for at, char in enumerate(inner):
        taken += (
            0
            if unicodedata.combining(char) or char in {JOINER, EMOJI_STYLE}
            else 1 + (unicodedata.east_asian_width(char) in "WF")
        )
        if taken > columns:
            end = at
            break
    if end == len(inner):
        return name
    while end and (
        unicodedata.combining(inner[end]) or JOINER in inner[end - 1 : end + 1] or inner[end] == EMOJI_STYLE
    ):
        end -= 1
    cut = f"{inner[:end].rstrip()}…"
    return f"{_ISOLATE}{cut}{_END}" if name.startswith(_ISOLATE) else cut
