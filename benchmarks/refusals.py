"""The soak's part of stubbornness: the computer plays, every third answer that it chooses is refused, and it always gets on.

Ten thousand matches of all games together. A careful player and one at random sit at each table, so that both ways of the bot to choose are
met, and whoever is refused chooses again, told what was refused. What must hold: no answer is proposed twice to one decision, none takes
longer than five seconds, and every match ends.
"""

from __future__ import annotations

import os
import time
from multiprocessing import get_context

from msgspec import Struct, field

from benchmarks.wanted import Wanted
from engine.cli.setting import seed_of, starter_decks
from engine.decision import Path
from engine.games import games, table
from engine.match import Match
from engine.players import Careful, Random, glimpse
from engine.players.base import Spent, other
from engine.stream import Stream

MATCHES = 2_000
"""Of each game, at most."""
THIRD = 3
SECONDS = 5.0
"""How long a choice may take, of processor time: the machine may be busy."""
AGAIN_MOST = 50
"""Choices in one decision after which nobody gets on any more."""
ACTIONS_MOST = 20_000
_CHUNK = 20


class Stubborn(Struct):
    """What was counted."""

    matches: int = 0
    choices: int = 0
    refused: int = 0
    slowest: float = 0.0
    """Seconds."""
    wrong: list[str] = field(default_factory=list)

    def add(self, more: Stubborn) -> None:
        """Take in what another process counted."""
        self.matches += more.matches
        self.choices += more.choices
        self.refused += more.refused
        self.slowest = max(self.slowest, more.slowest)
        self.wrong += more.wrong


def soak(wanted: Wanted) -> dict[str, object]:
    """Play all matches, shared between the cores; ``violations`` counts what did not hold, each named in ``wrong``."""
    total, count, began = Stubborn(), min(wanted.matches, MATCHES), time.perf_counter()
    chunks = [(slug, at, min(_CHUNK, count - at)) for slug in wanted.games for at in range(0, count, _CHUNK)]
    with get_context("spawn").Pool(len(os.sched_getaffinity(0))) as pool:
        for told in pool.imap_unordered(_play_chunk, chunks):
            total.add(told)
    return {
        "matches": total.matches,
        "choices": total.choices,
        "refused": total.refused,
        "slowest": round(total.slowest, 3),
        "wrong": total.wrong[:10],
        "violations": len(total.wrong),
        "seconds": round(time.perf_counter() - began, 1),
    }


def _play_chunk(chunk: tuple[str, int, int]) -> Stubborn:
    slug, start, count = chunk
    found = Stubborn()
    for number in range(start, start + count):
        _Table(slug, number, found).play()
    return found


class _Table:
    """One match, with a harness that refuses."""

    def __init__(self, slug: str, number: int, found: Stubborn) -> None:
        self.name = f"{slug} {number}"
        seed, board = seed_of(self.name), table(slug)
        self.match = Match.begin(games()[slug], board, starter_decks(slug, board), seed)
        self.careful, self.random = Careful(Stream(seed)), Random(self.name)
        self.considers = number % 2
        """Which seat is the careful one's."""
        self.found = found

    def play(self) -> None:
        """To its end."""
        for _ in range(ACTIONS_MOST):
            if self.match.outcome is not None:
                break
            self._decide(self.match.waiting()[0])
        else:
            self.found.wrong.append(f"{self.name}: no end")
        self.found.matches += 1

    def _decide(self, seat: int) -> None:
        refused: tuple[Path, ...] = ()
        decision = self.match.decision(seat)
        assert decision is not None
        for _ in range(AGAIN_MOST):
            path = self._chosen(seat, refused)
            if path in refused:
                self.found.wrong.append(f"{self.name}: {path} to {decision.id} again, though it was refused")
            self.found.choices += 1
            if self.found.choices % THIRD or self._is_last(seat, (*refused, path)):
                self.match.apply(seat, decision.id, path)
                return
            self.found.refused += 1
            refused = (*refused, path)
        raise AssertionError(f"{self.name}: {AGAIN_MOST} choices for {decision.id}, and it does not get on")

    def _chosen(self, seat: int, refused: tuple[Path, ...]) -> Path:
        seen, began = glimpse(self.match, seat), time.process_time()
        player = self.careful if seat == self.considers else self.random
        path = player.choose(seen, seat, refused=refused)
        took = time.process_time() - began
        self.found.slowest = max(self.found.slowest, took)
        if took > SECONDS:
            self.found.wrong.append(f"{self.name}: {took:.1f} s for one choice")
        return path

    def _is_last(self, seat: int, refused: tuple[Path, ...]) -> bool:
        """Whether nothing would be left to choose: what cannot be refused."""
        try:
            other(self.match, seat, (), refused)
        except Spent:
            return True
        return False
