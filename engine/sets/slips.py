"""What slips in where somebody writes a set who has never met such a file: signs of a Japanese keyboard, and files of other programs.

A reader of YAML notices such a sign late, and speaks of something else. Here it is looked for at the lines where something is wrong
anyway, and nowhere else: in a text that can be read, every sign is its author's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from engine.sets.bounds import FAULTS
from engine.sets.faults import line_fault
from engine.sources import Fault

_SIGNS = (
    (re.compile(r"^[ \u3000]*(\t)"), "slip-tab", ""),
    (re.compile(r"^[ \t]*(\u3000)|[:,](\u3000)"), "slip-space", ""),
    (re.compile(r"(?:^\s*(?:- ?)?|[{,]\s*)[a-z][\w-]*\s*([\uff1a])"), "slip", ":"),
    (re.compile(r":\s*([\uff5b])"), "slip", "{"),
    (re.compile(r"([\uff5d])\s*$"), "slip", "}"),
    (re.compile(r":\s*([\uff3b])"), "slip", "["),
    (re.compile(r"([\uff3d])\s*$"), "slip", "]"),
    (re.compile(r"[^\s\"']([\u3001\uff0c])\s*[a-z][\w-]*\s*[:\uff1a]"), "slip", ","),
    (re.compile(r"^\s*([\uff0d\u2212\u30fc\u2014\u2013])\s*[a-z]"), "slip", "-"),
)
"""A sign that stands where a key, a bracket or a space is meant; the reason by which it is told; what is to stand there."""
_ANY = re.compile(r"[\t\u3000\uff1a\uff5b\uff5d\uff3b\uff3d\u3001\uff0c\uff0d\u2212\u30fc\u2014\u2013]")
_FORMS = (
    (rb"{\rtf", "file-rich"),
    (rb"%PDF", "file-document"),
    (b"\xd0\xcf\x11\xe0", "file-document"),
    (b"\x89PNG", "file-picture"),
    (b"\xff\xd8\xff", "file-picture"),
    (b"GIF8", "file-picture"),
    (b"7z\xbc\xaf", "file-packed"),
    (b"Rar!", "file-packed"),
    (b"\x1f\x8b", "file-packed"),
)
_ZIPPED = (b"[Content_Types].xml", b"mimetypeapplication/")
"""How the first entry of a document is called that is a ZIP within."""
_BEGINNING = 200
"""Bytes in which that is seen."""


def foreign(data: bytes) -> str:
    """The reason why bytes are no set but what another program makes; empty where they may be one."""
    if data.startswith(b"PK") and any(name in data[:_BEGINNING] for name in _ZIPPED):
        return "file-document"
    if data[4:8] == b"ftyp" or (data[:4] == b"RIFF" and data[8:12] == b"WEBP"):
        return "file-picture"
    return next((reason for start, reason in _FORMS if data.startswith(start)), "")


def clearer(faults: Sequence[Fault], texts: Mapping[str, str]) -> list[Fault]:
    """The same faults, told by the sign that brought them about where one is seen; each sign once, all of a text that cannot be read."""
    lines = {fault.file: texts.get(fault.file, "").splitlines() for fault in faults if _asked(fault)}
    slips = {file: list(islice(_slips(file, told), FAULTS)) for file, told in lines.items()}
    found: dict[str, Fault] = {}
    for fault in faults:
        here = slips.get(fault.file, []) if _asked(fault) else []
        near = _near(fault.line, lines[fault.file]) if _unread(fault) and here else {fault.line}
        told = [slip for slip in here if slip.line in near]
        found |= {str(each): each for each in (told or [fault])}
        found |= {str(each): each for each in here if _unread(fault)}
    return sorted(islice(found.values(), FAULTS), key=lambda fault: (fault.file, fault.line))


def _asked(fault: Fault) -> bool:
    """Whether such a sign may have brought it about."""
    return fault.word is not None and fault.word.key.startswith(("fault-yaml", "fault-key"))


def _unread(fault: Fault) -> bool:
    return fault.word is not None and fault.word.key.startswith("fault-yaml")


def _near(line: int, lines: Sequence[str]) -> set[int]:
    """Where a reader stopped, and the line before that has something: mostly it notices late."""
    before = (number for number in range(line - 1, 0, -1) if lines[number - 1].strip()[:1] not in ("", "#"))
    return {line, next(before, line)}


def _slips(file: str, lines: Sequence[str]) -> Iterator[Fault]:
    for number, line in enumerate(lines, 1):
        if not _ANY.search(line) or line.lstrip().startswith("#"):
            continue
        for pattern, reason, wanted in _SIGNS:
            seen = pattern.search(line)
            if seen:
                yield line_fault(file, number, reason, sign=next(filter(None, seen.groups())), wanted=wanted)
