"""The soak's first part: 20,000 random matches of each game, on every core, each looked at for what must always hold.

A match is loaded from what it saved at every 20th action and goes on from that, two matches at a time are played turn about in one process,
and at sampled positions all that a seat may not know is drawn anew. Match *n* of a game is always the same match.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from itertools import combinations_with_replacement
from multiprocessing import get_context
from multiprocessing.pool import Pool

from msgspec import Struct, field

from benchmarks.wanted import Wanted
from engine import invariants
from engine.catalog import DeckList
from engine.cli.setting import seed_of
from engine.game import AnyTable
from engine.games import games, table
from engine.match import AnyGame, Match
from engine.players import Random

SAVE_EVERY, CONSERVE_EVERY, LEAKS_EVERY = 20, 20, 97
"""In actions. The last is no multiple of a turn, so that every kind of position is met."""
ACTIONS_AT_MOST = 20_000
_OPENING = 3
"""The first actions, where the most is hidden, are looked at in every match."""
_CHUNK = 250
_EXAMPLES = 10


class Tally(Struct):
    """What one worker counted."""

    matches: int = 0
    actions: int = 0
    saves: int = 0
    leak_checks: int = 0
    longest: int = 0
    unfinished: int = 0
    violations: int = 0
    examples: list[str] = field(default_factory=list)
    terminations: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Take in another worker's counts."""
        self.matches += other.matches
        self.actions += other.actions
        self.saves += other.saves
        self.leak_checks += other.leak_checks
        self.longest = max(self.longest, other.longest)
        self.unfinished += other.unfinished
        self.violations += other.violations
        self.examples = [*self.examples, *other.examples][:_EXAMPLES]
        self.terminations.update(other.terminations)

    def wrong(self, where: str, texts: list[str]) -> None:
        """Note what did not hold."""
        self.violations += len(texts)
        self.examples += [f"{where}: {text}" for text in texts[: _EXAMPLES - len(self.examples)]]


def soak(wanted: Wanted) -> dict[str, object]:
    """Play all matches, shared between the cores; the figures of each game and the number of violations in all."""
    cores = len(os.sched_getaffinity(0))
    with get_context("spawn").Pool(cores) as pool:
        told = {slug: _soaked(pool, slug, wanted.matches) for slug in wanted.games}
    violations = sum(tally.violations for tally, _ in told.values())
    return {"violations": violations, "processes": cores} | {slug: _figures(*each) for slug, each in told.items()}


def _soaked(pool: Pool, slug: str, matches: int) -> tuple[Tally, float]:
    """One game's matches, and the seconds that they took."""
    began = time.perf_counter()
    total = Tally()
    chunks = [(slug, start, min(_CHUNK, matches - start)) for start in range(0, matches, _CHUNK)]
    for tally in pool.imap_unordered(_play_chunk, chunks):
        total.add(tally)
    return total, time.perf_counter() - began


def _figures(total: Tally, seconds: float) -> dict[str, object]:
    counts = {name: getattr(total, name) for name in total.__struct_fields__}
    return {**counts, "terminations": dict(total.terminations), "seconds": round(seconds, 1)}


def _play_chunk(chunk: tuple[str, int, int]) -> Tally:
    """Play some matches of a game, two at a time, turn about."""
    slug, start, count = chunk
    tally, board = Tally(), table(slug)
    for first in range(start, start + count, 2):
        pair = [_Walk(games()[slug], board, number, tally) for number in (first, first + 1) if number < start + count]
        while pair:
            pair = [walk for walk in pair if walk.step()]
    return tally


class _Walk:
    """One random match on its way."""

    def __init__(self, game: AnyGame, board: AnyTable, number: int, tally: Tally) -> None:
        decks = _decks(game, board, number)
        self.name = f"{game.slug} {number}"
        self.cards = sum(deck.size for deck in decks)
        self.seed = seed_of(self.name)
        self.match = Match.begin(game, board, decks, self.seed)
        self.player = Random(self.name)
        self.actions = 0
        self.tally = tally

    def step(self) -> bool:
        """One action; whether the match goes on."""
        if self.match.outcome is not None or self.actions >= ACTIONS_AT_MOST:
            self._close()
            return False
        self._check()
        seat = self.match.waiting()[-1]
        decision = self.match.decision(seat)
        assert decision is not None
        self.match.apply(seat, decision.id, self.player.choose(self.match, seat))
        self.actions += 1
        return True

    def _check(self) -> None:
        match, where = self.match, f"{self.name} at {self.actions}"
        if self.actions % SAVE_EVERY == 0:
            self.tally.wrong(where, invariants.unsaved(match) + invariants.stuck(match))
            self.match = Match.load(match.game, match.table, match.save())
            self.tally.saves += 1
        if self.actions % CONSERVE_EVERY == 0:
            self.tally.wrong(where, invariants.unconserved(match, self.cards))
        if self.actions < _OPENING or self.actions % LEAKS_EVERY == 0:
            self.tally.wrong(where, invariants.leaks(match, self.seed))
            self.tally.leak_checks += 1

    def _close(self) -> None:
        outcome, tally = self.match.outcome, self.tally
        tally.matches += 1
        tally.actions += self.actions
        tally.longest = max(tally.longest, self.actions)
        tally.unfinished += outcome is None or outcome.termination == "loop"
        tally.terminations["unfinished" if outcome is None else outcome.termination] += 1
        tally.wrong(self.name, invariants.stuck(self.match) + invariants.unconserved(self.match, self.cards))


def _decks(game: AnyGame, board: AnyTable, number: int) -> tuple[DeckList, DeckList]:
    """The n-th pair of starter decks that may meet, in turn, seats changed every other round."""
    pairs = combinations_with_replacement(board.catalog.decks.values(), 2)
    fitting = [pair for pair in pairs if not game.check_decks(board, pair)]
    first, second = fitting[number % len(fitting)]
    return (first, second) if number // len(fitting) % 2 == 0 else (second, first)
