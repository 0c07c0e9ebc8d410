"""The run: each act once without a death, to learn its points; then with three deaths at each of them."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from benchmarks.stakes.acts import ACTS, Act, Press, before
from benchmarks.stakes.judge import Lines, books, compared, moved, told, unsound
from benchmarks.stakes.lives import Lives, lives
from benchmarks.stakes.points import NOTES, is_request
from benchmarks.stakes.world import World, copied, opened
from sandbox.people.refusal import Refused

DEATHS = 3
"""At each point."""
LOST = 3
"""Copies of the world in a row in which a point is not passed, after which it counts as lost."""
PRESSES = 3
"""How often somebody presses of whose press nothing comes, before that is wrong."""


class Found(Struct):
    """What came of it."""

    points: dict[str, int] = msgspec.field(default_factory=dict)
    """Of each act."""
    statements: int = 0
    requests: int = 0
    kills: int = 0
    again: int = 0
    """Of them in the life after a death, at the same point once more."""
    worlds: int = 0
    """Each looked at when all was quiet."""
    pressed_again: int = 0
    """Presses that had to be made again, since nothing had come of them."""
    lost: list[str] = msgspec.field(default_factory=list)
    """Points that did not come again."""
    wrong: list[str] = msgspec.field(default_factory=list)


class Wanted(Struct):
    """What an act comes to where nobody dies: its points, the books, the messages."""

    press: Press
    points: Sequence[str]
    books: Lines
    told: Lines


Which = Callable[[str], bool]
"""Of a point, whether anybody dies there."""


def everywhere(_point: str) -> bool:
    """At each."""
    return True


async def run(folder: Path, names: Sequence[str] = (), which: Which = everywhere, deaths: int = DEATHS) -> Found:
    """So many deaths at each wanted point of all acts, or of those of these names."""
    found, mortal = Found(), [act for act in ACTS if not names or act.name in names]
    async with lives() as born:
        one = _Run(folder, born, found, which, deaths)
        for act in ACTS:
            if any(act.name in before(later) for later in mortal):
                await one.act(act, dies=act in mortal)
    return found


class _Run:
    """The parts of a run."""

    def __init__(self, folder: Path, born: Lives, found: Found, which: Which, deaths: int) -> None:
        self._folder = folder
        self._lives = born
        self._found = found
        self._which = which
        self._deaths = deaths

    async def act(self, act: Act, *, dies: bool) -> None:
        """An act to its end, and then its deaths."""
        folder = self._folder / f"before {act.name}"
        if act.after:
            copied(self._folder / f"after {act.after}", folder)
        async with opened(folder) as world:
            await act.ready(world, self._lives)
        wanted = await self._whole(act, folder)
        points = [point for point in wanted.points if dies and self._which(point)]
        requests = sum(is_request(point) for point in points)
        if points:
            self._found.points[act.name] = len(points)
        self._found.requests += requests
        self._found.statements += len(points) - requests
        for point in points:
            await self._point(act, folder, wanted, point)
        print(f"{act.name}: {len(points)} points, {len(self._found.wrong)} wrong", file=sys.stderr, flush=True)

    async def _whole(self, act: Act, start: Path) -> Wanted:
        """The act as it goes where nobody dies."""
        folder = copied(start, self._folder / f"after {act.name}")
        (folder / "bot" / NOTES).unlink(missing_ok=True)
        async with opened(folder) as world:
            press, entries = act.press(world), moved(books(world.engine))
            async with world.served(self._lives):
                await press.make(world)
            points = (world.bot / NOTES).read_text(encoding="utf-8").splitlines()
            wanted = Wanted(press, points, books(world.engine), told(world, whole=not act.deals))
            left = [kind.__name__ for kind in act.over if any(world.controls(kind))]
            faults = [f"{kind} can still be pressed" for kind in left]
            if (more := moved(wanted.books) - entries) != act.moves:
                faults.append(f"{more} entries of the ledger, not {act.moves}")
            self._wrong(f"{act.name}, where nobody dies", [*faults, *await unsound(world)])
        return wanted

    async def _point(self, act: Act, start: Path, wanted: Wanted, point: str) -> None:
        """So many deaths at a point: one after the other as long as it comes again, and else in another copy of the world."""
        left, in_vain = self._deaths, 0
        while left and in_vain < LOST:
            died = await self._copy(act, start, wanted, point, left)
            left -= died
            in_vain = 0 if died else in_vain + 1
        if left:
            self._found.lost.append(f"{act.name}: {point}")

    async def _copy(self, act: Act, start: Path, wanted: Wanted, point: str, most: int) -> int:
        """Another copy, and lives in it until one is not cut off; the deaths."""
        async with opened(copied(start, self._folder / "now")) as world:
            died, wrong = 0, list[str]()
            try:
                while not await self._lived(world, wanted, point if died < most else "", first=not died):
                    died += 1
            except TimeoutError:
                wrong.append("it is not all shown, however long one waits")
            self._found.worlds += 1
            self._found.kills += died
            self._found.again += max(0, died - 1)
            wrong += compared(books(world.engine), wanted.books)
            wrong += compared(told(world, whole=not act.deals), wanted.told)
            wrong += await unsound(world)
        self._wrong(f"{act.name}, killed {died} times after {point}", wrong)
        return died

    async def _lived(self, world: World, wanted: Wanted, mortal: str, *, first: bool) -> bool:
        """One life: what is left is shown, whoever sees nothing of a press presses again, and somebody impatient once more."""
        try:
            if not await self._lives.begin(world.sandbox, world.bot, mortal):
                return False
            if not await world.quiet(lambda: self._lives.alive):
                return False
            for number in range(PRESSES):
                if not compared(books(world.engine), wanted.books):
                    break
                self._found.pressed_again += number > 0 or not first
                if not await self._pressed(world, wanted.press):
                    return False
            return await self._pressed(world, wanted.press)
        finally:
            await self._lives.end(world.sandbox)

    async def _pressed(self, world: World, press: Press) -> bool:
        """Press, and wait until all is quiet; False where the bot dies of it."""
        pressing = asyncio.ensure_future(press.make(world))
        death = asyncio.ensure_future(self._lives.death())
        try:
            await asyncio.wait({pressing, death}, return_when=asyncio.FIRST_COMPLETED)
            if pressing.done():
                with contextlib.suppress(Refused):
                    pressing.result()
                return await world.quiet(lambda: self._lives.alive)
            return False
        finally:
            for task in (pressing, death):
                task.cancel()
            await asyncio.gather(pressing, death, return_exceptions=True)

    def _wrong(self, where: str, faults: Sequence[str]) -> None:
        for fault in faults:
            self._found.wrong.append(f"{where}: {fault}")
            print(self._found.wrong[-1], file=sys.stderr, flush=True)
