"""The process that thinks for the computer: questions on standard input, answers on standard output, a line each, until the input ends.

It knows the engine and nothing else: no store, no Discord, no secret that its seat does not have.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys

import msgspec
from msgspec import Struct

from engine import games
from engine.decision import Path
from engine.house import Setting
from engine.match import Match
from engine.players import Careful, Glimpse
from engine.stream import Stream


class Question(Struct, frozen=True):
    """What a seat knows, and that it is asked."""

    game: str
    house_rules: dict[str, Setting]
    state: bytes
    """Of a glimpse: everything forgotten that the seat may not know."""
    seat: int
    seed: bytes
    """For the worlds that it imagines."""
    prefix: Path = ()
    """What is chosen already."""


class Answer(Struct, frozen=True):
    """What it chose, or what went wrong."""

    path: Path = ()
    error: str = ""


def think(question: Question) -> Path:
    """A careful answer."""
    game = games.games()[question.game]
    seen = Match.load(game, games.table(question.game, question.house_rules), question.state)
    return Careful(Stream(question.seed)).choose(Glimpse(seen), question.seat, question.prefix)


def main() -> None:
    """Answer until the input ends. The bot decides when that is: a Ctrl-C at the terminal is not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    with contextlib.suppress(BrokenPipeError):  # the bot is gone: so are we
        for line in sys.stdin.buffer:
            os.write(sys.stdout.fileno(), msgspec.json.encode(_answer(line)) + b"\n")


def _answer(line: bytes) -> Answer:
    try:
        return Answer(think(msgspec.json.decode(line, type=Question)))
    except Exception as error:  # noqa: BLE001  # whoever asked hears of it, and asks again or does without
        return Answer(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
