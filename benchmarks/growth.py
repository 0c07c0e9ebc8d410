"""The soak's part of memory: a bot that has shown twenty thousand boards holds as much as after the first two thousand.

``python -m benchmarks.growth NOTES`` is the bot that is looked at: as in production, in a process of its own, but that it writes down on a
signal how many objects and tasks it has. People press at three hundred matches, and after every thousand boards it is asked, at rest. What
must hold once a tenth is shown: memory grows by less than 30 MiB, the objects by less than a tenth, and no task is left over.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import runpy
import signal
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from benchmarks.bot import bot, hall_of, made, threads_of
from benchmarks.crowd import Crowd
from benchmarks.opening import open_matches
from benchmarks.process import resident
from benchmarks.wanted import Wanted
from sandbox.service import serve

BOARDS, LOOKS = 20_000, 20
"""Boards that are shown, at most, and how often the bot is looked at meanwhile."""
MATCHES = 300
RATE, SECONDS = 12.0, 5.0
"""Presses a second, and seconds between two counts of what was shown."""
MIB_MOST, SHARE_MOST, TASKS_MOST = 30.0, 0.1, 5
"""How much more there may be than after the first tenth."""
RESTS = 20
"""Half seconds of rest before each look."""
IN_VAIN = 10
"""Rounds without a board, after which nobody is asked anything any more."""


class Look(Struct):
    """What the bot holds after so many boards."""

    boards: int
    mib: float
    objects: int
    tasks: int


def soak(wanted: Wanted) -> dict[str, object]:
    """Show the boards; ``violations`` counts what did not hold, each named in ``wrong``."""
    began, boards = time.perf_counter(), min(wanted.matches, BOARDS)
    with tempfile.TemporaryDirectory(prefix="tefuda-growth-") as folder:
        looks = asyncio.run(_shown(Path(folder), boards))
    wrong = grown(looks)
    return {
        "boards": looks[-1].boards,
        "looks": [msgspec.structs.astuple(look) for look in looks],
        "wrong": wrong,
        "violations": len(wrong),
        "seconds": round(time.perf_counter() - began, 1),
    }


def grown(looks: list[Look]) -> list[str]:
    """What is more than it was after the first tenth, and than it may be."""
    settled = next(look for look in looks if look.boards >= looks[-1].boards / 10)
    last = looks[-1]
    found = []
    if last.mib - settled.mib >= MIB_MOST:
        found.append(f"{settled.mib:.0f} MiB after {settled.boards} boards, {last.mib:.0f} after {last.boards}")
    if last.objects > settled.objects * (1 + SHARE_MOST):
        found.append(f"{settled.objects} objects after {settled.boards} boards, {last.objects} after {last.boards}")
    if last.tasks > settled.tasks + TASKS_MOST:
        found.append(f"{settled.tasks} tasks after {settled.boards} boards, {last.tasks} after {last.boards}")
    return found


async def _shown(folder: Path, boards: int) -> list[Look]:
    notes = folder / "notes.json"
    async with serve(made(folder / "sandbox")) as sandbox:
        crowd = Crowd(sandbox, await open_matches(folder, hall_of(sandbox), MATCHES, threads_of(sandbox, MATCHES)))
        async with bot(sandbox, folder, "benchmarks.growth", str(notes)) as process:
            with contextlib.suppress(TimeoutError):
                await crowd.all_shown(600.0)
            looks, shown, vain = [await _look(process.pid, notes, 0)], 0, 0
            while shown < boards and vain < IN_VAIN:
                told = await crowd.press(RATE, SECONDS)
                shown += told.shown
                vain = 0 if told.shown else vain + 1
                if shown >= looks[-1].boards + boards / LOOKS:
                    looks.append(await _look(process.pid, notes, shown))
            return [*looks, await _look(process.pid, notes, shown)]


async def _look(pid: int, notes: Path, boards: int) -> Look:
    """Ask the bot, and wait for what it writes down."""
    mib = await _at_rest(pid)
    os.kill(pid, signal.SIGUSR1)
    objects, tasks = await asyncio.to_thread(_read, notes)
    look = Look(boards, round(mib, 1), objects, tasks)
    print(look, file=sys.stderr, flush=True)
    return look


async def _at_rest(pid: int) -> float:
    """MiB that are held once nothing is painted any more: the least within some seconds in which nobody presses."""
    least = resident(pid)
    for _ in range(RESTS):
        await asyncio.sleep(0.5)
        least = min(least, resident(pid))
    return least


def _read(notes: Path) -> tuple[int, int]:
    """What the bot writes down next. Raises `TimeoutError` after a minute."""
    for _ in range(1200):
        if notes.is_file():
            told = msgspec.json.decode(notes.read_bytes(), type=tuple[int, int])
            notes.unlink()
            return told
        time.sleep(0.05)
    raise TimeoutError("the bot wrote nothing down")


def main() -> None:
    """Be the bot; on SIGUSR1 write down how many objects and tasks there are."""
    notes = Path(sys.argv[1])

    def note(*_: object) -> None:
        gc.collect()
        told = msgspec.json.encode((len(gc.get_objects()), len(asyncio.all_tasks())))
        fresh = notes.with_suffix(".fresh")
        fresh.write_bytes(told)
        fresh.rename(notes)

    signal.signal(signal.SIGUSR1, note)
    sys.argv = ["bot"]
    runpy.run_module("bot", run_name="__main__")


if __name__ == "__main__":
    main()
