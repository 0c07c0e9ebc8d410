"""A bot that plays is killed again and again, and after each life the store is asked what is left of it.

``python -m benchmarks.kills FOLDER`` is the bot that is killed: people press in several matches at once, and it prints what it is about to
press and what was acknowledged. `kills` is the one who kills. What must hold each time: every acknowledged move is there, once; a match
replays from its seed to the very state that is kept; the press that nobody heard of is taken once when it comes again; whoever owes an
answer without a press is still sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, func, select

from benchmarks.replays import begun, go_on
from benchmarks.wanted import Wanted
from bot.clock import SystemClock
from bot.matches.records import PLAYING, AlreadyDone, Challenge, MatchRecord, Moved, Person, Place, Terms
from bot.matches.rows import find_match, find_seats, match_of
from bot.matches.service import Matches
from bot.matches.showing import COMPUTER
from bot.store.sets import text_of
from bot.store.store import Store
from bot.store.tables import actions, errands, matches
from engine import games
from engine.decision import Path as Answer
from engine.match import Match

SOAK = 200
PAIRS = 3
"""Matches between two people, played at once; one more is against the computer."""
MOMENT = 0.03
"""Seconds: about as long as a move takes, from the press to the answer."""
HERE = Place(guild=1, channel=2)


class Press(Struct, frozen=True):
    """What a person is about to press; ``number`` is the action that was acknowledged, 0 before that."""

    interaction: int
    user: int
    match: int
    decision: str
    path: Answer
    number: int = 0


class Kills(Struct):
    """What came of it."""

    lives: int = 0
    acknowledged: int = 0
    unheard: int = 0
    """Presses whose answer was cut off."""
    actions: int = 0
    """In the store at the end."""
    wrong: list[str] = msgspec.field(default_factory=list)


def soak(wanted: Wanted) -> dict[str, object]:
    """Two hundred kills; the figures. ``violations`` counts what did not hold, each named in ``wrong``."""
    del wanted  # whoever is killed plays one game
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="tefuda-kills-") as folder:
        found = asyncio.run(kills(Path(folder), SOAK))
    seconds = round(time.perf_counter() - began, 1)
    return {**msgspec.structs.asdict(found), "violations": len(found.wrong), "seconds": seconds}


async def kills(folder: Path, count: int, moves: int = 20, seed: int = 0) -> Kills:
    """Kill a playing bot ``count`` times, each time after at most so many moves, and then at any moment of the next."""
    found = Kills()
    source = random.Random(seed)
    for _ in range(count):
        said = await _life(folder, source.randrange(2 * moves), source.uniform(0, MOMENT))
        await _look(folder, said, found)
        found.lives += 1
    return found


async def _life(folder: Path, lines: int, moment: float) -> list[Press]:
    """One life: what it printed until it was killed."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks.kills", str(folder), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    try:
        await child.stdout.readline()  # it plays
        said = [await child.stdout.readline() for _ in range(lines)]
        await asyncio.sleep(moment)
        _kill(child)
        said += [line async for line in child.stdout]
    finally:
        _kill(child)
        await child.wait()
    return [msgspec.json.decode(line, type=Press) for line in said if line.endswith(b"\n")]


def _kill(child: asyncio.subprocess.Process) -> None:
    """Not `Process.kill`, which takes the exit code of one that is dying away from who waits for it."""
    if child.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child.pid, signal.SIGKILL)


async def _look(folder: Path, said: Sequence[Press], found: Kills) -> None:
    """Ask the store what is left of a life."""
    heard = [press for press in said if press.number]
    answered = {press.interaction for press in heard}
    unheard = [press for press in said if not press.number and press.interaction not in answered]
    found.acknowledged += len(heard)
    found.unheard += len(unheard)
    async with _opened(folder) as store:
        found.wrong += [fault for press in heard async for fault in _missing(store, press)]
        found.wrong += await _replays(store)
        service = Matches(store)
        for press in unheard:
            found.wrong += await _press_again(store, service, press)
        await service.close()
        async with store.read() as work:
            found.actions = await work.value(select(func.count()).select_from(actions))


async def _missing(store: Store, press: Press) -> AsyncIterator[str]:
    """An acknowledged move that is not there, or is another."""
    where = (actions.c.match == press.match, actions.c.number == press.number)
    async with store.read() as work:
        row = await work.first(select(actions).where(*where))
    if row is None or (row.decision, row.path) != (press.decision, msgspec.json.encode(press.path).decode()):
        yield f"match {press.match}: action {press.number} was acknowledged and is not there"


async def _press_again(store: Store, service: Matches, press: Press) -> list[str]:
    """The press whose answer was cut off comes again, twice: it counts once in all."""
    for _ in range(2):
        done = await service.act(press.interaction, press.user, press.match, press.decision, press.path)
        assert isinstance(done, Moved | AlreadyDone)
    where = (actions.c.match == press.match, actions.c.decision == press.decision)
    async with store.read() as work:
        count = await work.value(select(func.count()).select_from(actions).where(*where))
    return [] if count == 1 else [f"match {press.match}: decision {press.decision} was answered {count} times"]


async def _replays(store: Store) -> list[str]:
    async with store.read() as work:
        rows = await work.all(select(matches.c.id).where(matches.c.state.is_not(None)))
        return [fault for row in rows for fault in await _replay(work, row.id)]


async def _replay(work: Any, match: int) -> list[str]:
    """Play a match again from what is kept, and compare."""
    row = await find_match(work, match)
    sitting = await find_seats(work, match)
    record = match_of(row, sitting)
    taken = await work.all(select(actions).where(actions.c.match == match).order_by(actions.c.number))
    faults = []
    if [action.number for action in taken] != list(range(1, record.actions + 1)):
        faults.append(f"match {match}: {record.actions} actions, and these are there: {len(taken)}")
    texts = [await text_of(work, one) or "" for one in record.sets]
    again = _again(row, sitting, taken, texts)
    if again.save() != row.state:
        faults.append(f"match {match}: it does not replay to its state")
    owed = [seat.seat for seat in record.seats if seat.computer and again.decision(seat.seat)]
    sent = [
        errand.seat
        for errand in await work.all(select(errands).where(errands.c.match == match, errands.c.kind == COMPUTER))
    ]
    if owed != sent:
        faults.append(f"match {match}: the computer owes an answer, and nobody is sent")
    return faults


def _again(row: Row[Any], sitting: Sequence[Row[Any]], taken: Sequence[Row[Any]], texts: Sequence[str]) -> Match:
    match = begun(row, sitting, texts)
    for action in taken:
        go_on(match, action)
    return match


@contextlib.asynccontextmanager
async def _opened(folder: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'tefuda.sqlite3'}", SystemClock())
    try:
        yield store
    finally:
        await store.close()


# --- the one who is killed --------------------------------------------------------------------------------------------


class Victim:
    """A bot and the people at its tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._service = Matches(store)
        # Discord's ids go up for ever; a new life goes on where time is.
        self._presses = itertools.count(int(SystemClock().now().timestamp() * 1000) << 20)

    async def play(self) -> None:
        """Until killed."""
        await self._service.computer.release()
        print("playing", flush=True)
        tables = [self._at_table(number) for number in range(PAIRS + 1)]
        await asyncio.gather(*tables, self._errands())

    async def _errands(self) -> None:
        while True:
            await self._service.computer.run()
            await self._service.computer.wait(1.0)

    async def _at_table(self, number: int) -> None:
        """Two people (or one and the computer) who play match after match."""
        first = Person(1000 + number, f"first {number}", "ja")
        second = Person(2000 + number, f"second {number}", "en-US") if number < PAIRS else None
        while True:
            record = await self._sit_down(first, second)
            while (record := await self._service.match(record.id)).status == PLAYING:
                await self._move(record)

    async def _sit_down(self, first: Person, second: Person | None) -> MatchRecord:
        running = await self._service.matches_of(first.id)
        if running:
            record = running[0]
        else:
            challenge = await self._challenge(first, second)
            if second:
                record = await self._service.accept(challenge.id, second, press=next(self._presses))
            else:
                record = await self._service.match(challenge.match or 0)
        for seat in record.seats:
            if seat.user and not seat.ready:
                deck = (await self._service.deck_choices(record.id, seat.user))[0].id
                record = await self._service.choose_deck(record.id, seat.user, deck, press=next(self._presses))
        return record

    async def _challenge(self, first: Person, second: Person | None) -> Challenge:
        """A challenge; the one of the former life where that was killed before it was accepted."""
        waiting = await self._service.challenges_of(first.id)
        if waiting:
            return waiting[0]
        terms = Terms(next(iter(games.games())))
        return await self._service.challenge(HERE, first, second, terms, press=next(self._presses))

    async def _move(self, record: MatchRecord) -> None:
        """One press of whoever is asked; a short wait where only the computer is."""
        for seat in record.seats:
            look = await self._service.look(record.id, seat.seat)
            if seat.user and look.decision:
                path = await self._choose(record.id, seat.seat, record.actions)
                press = Press(next(self._presses), seat.user, record.id, look.decision.id, path)
                _say(press)
                done = await self._service.act(press.interaction, press.user, press.match, press.decision, press.path)
                assert isinstance(done, Moved)
                _say(msgspec.structs.replace(press, number=done.number))
                return
        await asyncio.sleep(0.01)

    async def _choose(self, match: int, seat: int, number: int) -> Answer:
        """A random walk down the tree, as a person who presses anything."""
        draw = random.Random(f"{match}:{number}")
        path: Answer = ()
        while True:
            step = (await self._service.walk(match, seat, path)).step
            if step.complete:
                return path
            low, high = step.span or (1, 0)
            path = (*path, draw.choice([*step.choices, *range(low, high + 1)]))


def _say(press: Press) -> None:
    print(msgspec.json.encode(press).decode(), flush=True)


async def _victim(folder: Path) -> None:
    async with _opened(folder) as store:
        await Victim(store).play()


if __name__ == "__main__":
    asyncio.run(_victim(Path(sys.argv[1])))
