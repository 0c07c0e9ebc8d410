"""The process that thinks for the computer: questions on standard input, answers on standard output, a line each, until the input ends.

It knows the engine and nothing else: no store, no Discord, no secret that its seat does not have.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct

from engine import games
from engine.decision import Path
from engine.game import AnyTable
from engine.house import Setting
from engine.match import Match
from engine.players import Careful, Glimpse
from engine.stream import Stream


class Question(Struct, frozen=True):
    """What a seat knows, and that it is asked."""

    game: str
    house_rules: dict[str, Setting]
    sets: tuple[str, ...]
    """Hashes of the card sets that are not in `data/`."""
    state: bytes
    """Of a glimpse: everything forgotten that the seat may not know."""
    seat: int
    seed: bytes
    """For the worlds that it imagines."""
    prefix: Path = ()
    """What is chosen already."""
    refused: tuple[Path, ...] = ()
    """Answers to this decision that were not taken."""
    texts: tuple[str, ...] = ()
    """The sets themselves, where the process does not know them yet."""


class Answer(Struct, frozen=True):
    """What it chose, or what went wrong."""

    path: Path = ()
    error: str = ""
    unknown: bool = False
    """The sets are not known here (any more): ask again, with their texts."""


KEPT = 16
"""Tables that are kept ready."""
_tables: OrderedDict[tuple[str, str, tuple[str, ...]], AnyTable] = OrderedDict()


def think(question: Question) -> Answer:
    """A careful answer."""
    table = _table(question)
    if table is None:
        return Answer(unknown=True)
    seen = Match.load(games.games()[question.game], table, question.state)
    player = Careful(Stream(question.seed))
    return Answer(player.choose(Glimpse(seen), question.seat, question.prefix, question.refused))


def _table(question: Question) -> AnyTable | None:
    """The table that is played on; None where it has sets that are not known here."""
    name = (question.game, repr(sorted(question.house_rules.items())), question.sets)
    if name not in _tables:
        if len(question.texts) < len(question.sets):
            return None
        _tables[name] = games.table(question.game, question.house_rules, texts=question.texts)
    _tables.move_to_end(name)
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return _tables[name]


def main() -> None:
    """Answer until the input ends. The bot decides when that is: a Ctrl-C at the terminal is not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    with contextlib.suppress(BrokenPipeError):  # the bot is gone: so are we
        for line in sys.stdin.buffer:
            os.write(sys.stdout.fileno(), msgspec.json.encode(_answer(line)) + b"\n")


def _answer(line: bytes) -> Answer:
    try:
        return think(msgspec.json.decode(line, type=Question))
    except Exception as error:  # noqa: BLE001  # whoever asked hears of it, and asks again or does without
        return Answer(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
