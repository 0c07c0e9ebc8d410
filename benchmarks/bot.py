"""The running bot: how soon a press is acknowledged and its board shown, and what an open match costs while nobody plays it.

The bot runs as in production, in a process of its own and on a store on disk; the loopback Discord and the people run in this one. Times
are those of the sandbox's own log. The sandbox's limits are generous: what Discord's own rates add is not in them.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from benchmarks.crowd import Crowd, Told
from benchmarks.figures import Figure
from benchmarks.opening import Hall, open_matches
from benchmarks.process import busy, resident, worked
from bot.matches.records import Person, Place
from engine.view import Word
from engine.wording import Wording
from sandbox.numbers import ChannelType
from sandbox.service import Sandbox, serve
from sandbox.world.threads import open_thread

ACKNOWLEDGED_AIM, IDLE_AIM = 200.0, 20.0
MATCHES = (1, 200)
PRESSES = ((1.0, 15.0), (50.0, 10.0))
"""Presses a second, and for how many seconds."""
ACKNOWLEDGED = 4
"""How many figures of presses tell of their acknowledgements alone."""
BESIDE = (10.0, 8.0)
"""The same while computers try a card set that somebody brought."""
SET = Path(__file__).parents[1] / "docs/examples/paper-zoo.yaml"
IDLE = (0, 200, 1000)
"""Open matches while nobody plays."""
START_SECONDS, SHOW_SECONDS = 60.0, 120.0
SETTLED = 0.25
"""MiB within which memory counts as unchanged from one second to the next."""


def measure() -> list[Figure]:
    """Every figure of the running bot, the yardstick first."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    steps, others = _loop()
    figures = [Figure("python alone: a million steps of a loop", steps * 1000, "ms")]
    figures.append(Figure("the machine: time that passes for a second of work", others, "s"))
    with tempfile.TemporaryDirectory() as folder:
        for count in MATCHES:
            figures += await _pressed(Path(folder) / f"pressed-{count}", count, figures[0].value)
        figures += await _idle(Path(folder))
    return figures


def _loop() -> tuple[float, float]:
    """Plain Python: seconds of processor time for a million steps, and how many pass for one of them, since others work here too."""
    began, worked = time.perf_counter(), time.process_time()
    for _ in itertools.repeat(None, 50_000_000):
        pass
    spent_here = time.process_time() - worked
    return spent_here / 50, (time.perf_counter() - began) / spent_here


# --- presses ----------------------------------------------------------------------------------------------------------


async def _pressed(folder: Path, count: int, yardstick: float) -> list[Figure]:
    """Start the bot on so many open matches, and press."""
    async with serve(made(folder / "sandbox")) as sandbox:
        hall, threads = hall_of(sandbox), threads_of(sandbox, count)
        crowd = Crowd(sandbox, await open_matches(folder, hall, count, threads))
        async with bot(sandbox, folder) as process:
            began = time.perf_counter()
            with contextlib.suppress(
                TimeoutError
            ):  # then the figure is what was waited, and people press what is there
                await crowd.all_shown(SHOW_SECONDS)
            figures = [Figure(f"{_matches(count)}: all boards and hands shown", time.perf_counter() - began, "s")]
            for rate, seconds in PRESSES:
                before = worked(process.pid), worked(os.getpid()), busy()
                told = await crowd.press(rate, seconds)
                told.bot = worked(process.pid) - before[0]
                told.others = busy() - before[2] - told.bot - (worked(os.getpid()) - before[1])
                figures += _press_figures(f"{_matches(count)}, {rate:g} presses/s", told, yardstick)
            if count == MATCHES[-1]:
                await sandbox.people.aoi.send_file("table", "cardset add", "file", SET.name, SET.read_bytes())
                await _under_way(sandbox)
                told = await crowd.press(*BESIDE)
                name = f"{_matches(count)}, {BESIDE[0]:g} presses/s while a set is tried"
                figures += _press_figures(name, told, yardstick)[:ACKNOWLEDGED]
            return [*figures, Figure(f"{_matches(count)}: memory of the bot then", resident(process.pid), "MiB")]


async def _under_way(sandbox: Sandbox) -> None:
    """Until the trial of a set has told how far it has got."""
    said = Wording("ja").text(Word("cardset-trial-trying", {"name": "", "matches": 0, "wanted": 0}))[-10:]
    await sandbox.people.aoi.wait_for_message("table", lambda one: one["text"].endswith(said), SHOW_SECONDS)


def _matches(count: int) -> str:
    return f"{count} match" if count == 1 else f"{count} matches"


def _press_figures(name: str, told: Told, yardstick: float) -> list[Figure]:
    heard, boards = told.acknowledged, told.boards
    return [
        Figure(f"{name}: acknowledged, p50", at(0.5, heard), "ms"),
        Figure(f"{name}: acknowledged, p99", at(0.99, heard), "ms", ACKNOWLEDGED_AIM),
        Figure(f"{name}: acknowledged, p50, against python", at(0.5, heard) / yardstick, "×"),
        Figure(f"{name}: not acknowledged, of {told.pressed}", told.lost, "presses", 0),
        Figure(f"{name}: board shown, p50", at(0.5, boards), "ms"),
        Figure(f"{name}: board shown, p99", at(0.99, boards), "ms"),
        Figure(f"{name}: boards shown", told.shown / told.seconds, "1/s"),
        Figure(f"{name}: processor time of the bot", told.bot / max(1, told.pressed) * 1000, "ms/press"),
        Figure(f"{name}: processors that others had", told.others / told.seconds, f"of {os.cpu_count()}"),
    ]


def at(share: float, values: Sequence[float]) -> float:
    """The value that this share of them does not exceed; not a number where there is none."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


# --- an open match while nobody plays it ------------------------------------------------------------------------------


async def _idle(folder: Path) -> list[Figure]:
    """The same bot on stores with more and more open matches, each life after both players have had all of theirs listed."""
    async with serve(made(folder / "sandbox")) as sandbox:
        memory = {count: await _resting(sandbox, folder / f"idle-{count}", count) for count in IDLE}
    figures = [Figure(f"{count:,} idle matches: memory of the bot", taken, "MiB") for count, taken in memory.items()]
    for fewer, more in ((IDLE[0], IDLE[-1]), (IDLE[-2], IDLE[-1])):
        each = (memory[more] - memory[fewer]) * 1024 / (more - fewer)
        figures.append(Figure(f"each idle match, from {fewer:,} to {more:,}", each, "KiB", IDLE_AIM))
    return figures


async def _resting(sandbox: Sandbox, folder: Path, count: int) -> float:
    """MiB of a bot that has looked at each of so many open matches and has nothing to do."""
    await open_matches(made(folder), hall_of(sandbox), count)
    async with bot(sandbox, folder) as process:
        for person in (sandbox.people.aoi, sandbox.people.ren):
            await person.command("table", "duel list", wait="answer")
        return await _settled(process.pid)


async def _settled(pid: int) -> float:
    """The memory of a process once it no longer changes."""
    before, now = 0.0, resident(pid)
    for _ in range(20):
        if abs(now - before) < SETTLED:
            break
        await asyncio.sleep(1.0)
        before, now = now, resident(pid)
    return now


# --- the house --------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def bot(sandbox: Sandbox, folder: Path, *module: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot in a process of its own, connected to the sandbox; ``module``: what is run in its place, with arguments.

    Raises `TimeoutError` where it does not come.
    """
    own = {"DATA_DIR": str(folder), "SANDBOX_URL": sandbox.url, "DISCORD_TOKEN": "", "DATABASE_URL": ""}
    with (folder / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *(module or ("bot",)), env={**os.environ, **own}, stdout=log, stderr=log
        )
        try:
            async with asyncio.timeout(START_SECONDS):
                while sandbox.desk.hub.bot_state() != "ready":  # noqa: ASYNC110  # the sandbox has no event for it
                    await asyncio.sleep(0.05)
            yield process
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


def hall_of(sandbox: Sandbox) -> Hall:
    """Two of the sandbox's people at its table."""
    aoi, ren = (
        Person(int(one.id), str(one.user["global_name"]), one.locale)
        for one in (sandbox.desk.person("aoi"), sandbox.desk.person("ren"))
    )
    return Hall(aoi, ren, Place(int(sandbox.world.guild_id), _table(sandbox)))


def _table(sandbox: Sandbox) -> int:
    return int(sandbox.world.guild_channels()[0]["id"])


def threads_of(sandbox: Sandbox, count: int) -> list[int]:
    """A thread for each match, as the bot opens one."""
    table = sandbox.world.channel(str(_table(sandbox)))
    wanted = {"name": "match", "type": int(ChannelType.PUBLIC_THREAD)}
    return [int(open_thread(sandbox.world, table, wanted)["id"]) for _ in range(count)]


def made(folder: Path) -> Path:
    """A folder that was not there before."""
    folder.mkdir(parents=True)
    return folder
