"""Sequences of deck, trade, duel and leave by four people, each cut at a random statement, and kills of a process that acts for them.

``python -m benchmarks.soak collections``. After every cut and every death the store is asked whether each card is in one place, by an
unbroken line of entries, held by one thing at most; whether every trade moved all or nothing, and every prize was paid once at most.
``python -m benchmarks.collections FOLDER`` is the process that is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, event, func, select

from benchmarks.collecting import Four, check
from benchmarks.scratch import quick
from benchmarks.wanted import Wanted
from bot.clock import SetClock, SystemClock
from bot.collections.moving import JOINED
from bot.collections.records import DONE
from bot.store.owned import ledger, trades
from bot.store.store import Store, Transaction
from bot.store.tables import matches

SEQUENCES, KILLS = 10_000, 50
BATCH = 50
"""Sequences that follow each other in one store."""
POINTS = 50
"""The statements and commits of a sequence among which its cut falls."""
AFTER = 2
"""Things that are done at most after the cut."""
MOMENT = 0.4
"""Seconds at most between the first word of a process and its end."""
BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)


class CutError(Exception):
    """The connection to the database is lost."""


class Found(Struct):
    """What came of it."""

    sequences: int = 0
    acts: int = 0
    traded: int = 0
    """Trades that were done."""
    won: int = 0
    """Prizes that were paid."""
    drawn: int = 0
    """Matches for a card that gave everything back."""
    moved: int = 0
    """Entries of the ledger, those of joining aside."""
    kills: int = 0
    acts_before_kills: int = 0
    wrong: list[str] = msgspec.field(default_factory=list)


def soak(wanted: Wanted) -> dict[str, object]:
    """Ten thousand sequences and fifty kills; the figures. ``violations`` counts what did not hold, each named in ``wrong``."""
    began = time.perf_counter()
    found = asyncio.run(run(SEQUENCES, KILLS, wanted.seed))
    seconds = round(time.perf_counter() - began, 1)
    return {**msgspec.structs.asdict(found), "violations": len(found.wrong), "seconds": seconds}


async def run(sequences: int, kills: int, seed: int = 0) -> Found:
    """So many of each."""
    found = Found()
    with tempfile.TemporaryDirectory(prefix="tefuda-collections-", dir=quick()) as folder:
        await _sequences(Path(folder), sequences, seed, found)
        if kills:
            await _kills(Path(folder), kills, seed, found)
    return found


# --- sequences --------------------------------------------------------------------------------------------------------


class Scissors:
    """Cuts at the n-th point: before a statement, before a commit, or after one (it is on disk and nobody hears of it)."""

    def __init__(self, store: Store) -> None:
        self.left = 0
        self.met = False
        engine = store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", self.point)
        event.listen(engine, "commit", self.point)

    def set(self, point: int) -> None:
        """Cut there; 0: never."""
        self.left, self.met = point, False

    def point(self, *_: object) -> None:
        """One more."""
        self.left -= 1
        if self.left == 0:
            self.met = True
            raise CutError


async def _sequences(folder: Path, count: int, seed: int, found: Found) -> None:
    store = await _opened(folder, "first")
    await store.close()
    for number in range(0, count, BATCH):
        name = f"batch-{number}"
        shutil.copy(folder / "first.sqlite3", folder / f"{name}.sqlite3")
        store = await _opened(folder, name)
        try:
            await _batch(store, random.Random(f"{seed}:{number}"), min(BATCH, count - number), found)
        finally:
            await store.close()
        _clear(folder, name)


def _clear(folder: Path, name: str) -> None:
    for file in folder.glob(f"{name}.*"):
        file.unlink()


async def _opened(folder: Path, name: str) -> Store:
    return await Store.open(f"sqlite+aiosqlite:///{folder / name}.sqlite3", SetClock(BEGINNING))


async def _batch(store: Store, chance: random.Random, count: int, found: Found) -> None:
    four = Four(store, chance, 10**15)
    scissors, told = Scissors(store), Transaction.committed

    def committed(work: Transaction) -> None:
        told(work)
        scissors.point()

    await four.settle_in()
    Transaction.committed = committed  # type: ignore[method-assign, assignment]  # heard after the commit, as nobody else is
    try:
        for _ in range(count):
            await _sequence(four, scissors, found)
        await _count(store, found)
    finally:
        Transaction.committed = told  # type: ignore[method-assign]  # as it was
        await four.close()


async def _count(store: Store, found: Found) -> None:
    """What has come about in a store: a soak in which nothing happens shows nothing."""
    ended = (matches.c.prize.is_(True), matches.c.ended.is_not(None), matches.c.winner.is_(None))
    async with store.read() as work:

        async def count(*where: ColumnElement[bool]) -> int:
            return int(await work.value(select(func.count()).where(*where)))

        found.traded += await count(trades.c.state == DONE)
        found.won += await count(ledger.c.match.is_not(None))
        found.drawn += await count(*ended)
        found.moved += await count(ledger.c.why != JOINED)


async def _sequence(four: Four, scissors: Scissors, found: Found) -> None:
    scissors.set(four.chance.randint(1, POINTS))
    while not scissors.met:
        await _act(four, found)
    for _ in range(four.chance.randint(0, AFTER)):
        await _act(four, found)
    found.sequences += 1
    scissors.set(0)
    found.wrong += await check(four.store)


async def _act(four: Four, found: Found) -> None:
    found.acts += 1
    with contextlib.suppress(CutError):
        await four.act()


# --- kills ------------------------------------------------------------------------------------------------------------


async def _kills(folder: Path, count: int, seed: int, found: Found) -> None:
    chance = random.Random(seed)
    for number in range(count):
        found.acts_before_kills += await _life(folder, f"{seed}:{number}", chance.uniform(0, MOMENT))
        found.kills += 1
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'tefuda.sqlite3'}", SystemClock())
        found.wrong += await check(store)
        await store.close()


async def _life(folder: Path, seed: str, moment: float) -> int:
    """One life: how many things were done in it."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks.collections", str(folder), seed, stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    try:
        await child.stdout.readline()  # they act
        await asyncio.sleep(moment)
        _kill(child)
        return len([line async for line in child.stdout])
    finally:
        _kill(child)
        await child.wait()


def _kill(child: asyncio.subprocess.Process) -> None:
    if child.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child.pid, signal.SIGKILL)


async def _victim(folder: Path, seed: str) -> None:
    """Until killed: the four act, two at once."""
    clock = SystemClock()
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'tefuda.sqlite3'}", clock)
    first = int(clock.now().timestamp() * 1000) << 20
    people = [Four(store, random.Random(f"{seed}:{hand}"), first + (hand << 19)) for hand in range(2)]
    with contextlib.suppress(Exception):
        await people[0].settle_in()
    print("acting", flush=True)
    await asyncio.gather(*(_act_for_ever(four) for four in people))


async def _act_for_ever(four: Four) -> None:
    for number in itertools.count():
        await four.act()
        print(number, flush=True)


if __name__ == "__main__":
    asyncio.run(_victim(Path(sys.argv[1]), sys.argv[2]))
