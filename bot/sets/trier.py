"""The process that tries a set: `Asked` on standard input, how far it has got as lines (`Step`), at last what it has shown (`Tried`).

It plays matches of computer players, which takes as long as it may; the bot goes on meanwhile, for this process comes after everything
else that wants the processor.
"""

from __future__ import annotations

import os
import resource
import sys
import time

import msgspec
from msgspec import Struct

from engine.games import catalog_with
from engine.sets import kept
from engine.sets.trial import ENOUGH, MATCHES, Trial, try_out

MEMORY = 500 << 20
"""Bytes of address space."""
SECONDS = 50.0
"""After so long it stops where it is, if enough was played to tell something."""
STRETCH = 1.8
"""By so much longer it goes on where too little was: the machine had much else to do."""
ALMOST = 0.99
"""Of the time: none is left for careful players."""
EVERY = 2.0
"""Seconds between two lines."""


class Asked(Struct, frozen=True):
    """A set, and what it is to be played among."""

    text: str
    beside: tuple[str, ...] = ()
    """The texts of the other sets of its game that are on."""
    matches: int = MATCHES
    seconds: float = SECONDS


class Step(Struct, frozen=True, tag="step"):
    """How far it has got."""

    matches: int


class Tried(Struct, frozen=True, tag="tried"):
    """What it has shown."""

    trial: Trial


def main() -> None:
    """Try one set."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Asked)
    brought = kept(asked.text)
    began = said = time.monotonic()
    played = 0

    def told(matches: int) -> None:
        nonlocal said, played
        played = matches
        if time.monotonic() - said >= EVERY:
            said = time.monotonic()
            _say(Step(matches))

    def spent() -> float:
        share = (time.monotonic() - began) / asked.seconds
        waits = share >= 1 and ENOUGH * played < asked.matches
        return max(ALMOST, share / STRETCH) if waits else share

    beside = catalog_with(brought.game, asked.beside)
    _say(Tried(try_out(brought, beside, spent, asked.matches, told=told)))


def _say(part: Step | Tried) -> None:
    os.write(sys.stdout.fileno(), msgspec.json.encode(part) + b"\n")


if __name__ == "__main__":
    main()
