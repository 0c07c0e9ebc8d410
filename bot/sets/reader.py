"""The process that reads what a stranger brings: `Given` on standard input, `Read` on standard output, then it ends.

No bytes whatever can hold up, fill up or bring down the bot: what is read here is bounded in memory and time by the system, and whoever
started it stops it when it takes too long.
"""

from __future__ import annotations

import hashlib
import os
import resource
import sys

import msgspec
from msgspec import Struct

from bot.cards.art import NoPicture, made_anew
from engine import brought
from engine.games import catalog_with
from engine.sets import BroughtSet, bring, told
from engine.sets.faults import file_fault
from engine.sets.reading import named_game
from engine.sources import Faulty

MEMORY = 500 << 20
"""Bytes of address space."""
SECONDS = 10
"""Of processor time."""


class Given(Struct, frozen=True):
    """A file as it was brought."""

    file: str
    data: bytes
    locale: str
    """In which faults are told."""
    beside: tuple[str, ...] = ()
    """The texts of the sets that are on where it is brought to, of any game."""


class Read(Struct, frozen=True):
    """What came of it: faults, or a set."""

    faults: tuple[str, ...] = ()
    """A line each: file, line, what was expected."""
    remarks: tuple[str, ...] = ()
    """What its author may want to know, though it can be played as it is."""
    text: str = ""
    pictures: dict[str, bytes] = {}
    """By the hash of what was brought."""


def read(given: Given) -> Read:
    """Read a file. Never raises for what stands in it."""
    game = ""
    try:
        game = named_game(given.data, given.file)
        found = _found(given, game)
        shown = _made_anew(found)
    except Faulty as faulty:
        return Read(tuple(told(fault, given.locale, game) for fault in faulty.faults))
    remarks = tuple(told(remark, given.locale, game) for remark in found.remarks)
    return Read((), remarks, found.text, shown)


def _made_anew(found: BroughtSet) -> dict[str, bytes]:
    """Its pictures as they are kept. Raises `Faulty` for those that are none after all."""
    shown, faults = {}, []
    for card, data in found.pictures.items():
        try:
            shown[hashlib.sha256(data).hexdigest()] = made_anew(data)
        except NoPicture as no:
            faults.append(file_fault(card, no.reason))
    if faults:
        raise Faulty(faults)
    return shown


def _found(given: Given, game: str) -> BroughtSet:
    """The set, among the others that are on; another version of the same set will not be on beside it."""
    found = bring(given.data, given.file, game)
    others = [text for text in given.beside if _stands_beside(brought.read(text).brought, found)]
    return bring(given.data, given.file, game, catalog_with(found.game, others)) if others else found


def _stands_beside(other: brought.Brought, found: BroughtSet) -> bool:
    return other.game == found.game and other.set != found.id


def main() -> None:
    """Read one file."""
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    given = msgspec.json.decode(sys.stdin.buffer.read(), type=Given)
    sys.stdout.buffer.write(msgspec.json.encode(read(given)) + b"\n")


if __name__ == "__main__":
    main()
