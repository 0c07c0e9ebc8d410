"""What goes wrong, drawn from a seed: each strike is set up when people begin to press, and is over when they stop."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack

from benchmarks.faults.life import Life
from benchmarks.faults.town import Town
from sandbox.people import connections, controls

FAILURES = {
    400: (0, 50035),
    401: (0,),
    403: (50001, 50013, 50007, 50278, 40003),
    404: (0, 10003, 10008, 10062, 10015),
    409: (0,),
    429: (0, 30046),
    500: (0,),
    502: (0,),
    503: (0,),
    504: (0,),
}
"""Statuses, each with codes that Discord gives with it."""
ROUTES = (
    "/",
    "/channels",
    "/channels/\\d+/messages$",
    "/channels/\\d+/messages/\\d+$",
    "/channels/\\d+/messages/\\d+/threads",
    "/webhooks",
    "/webhooks/\\d+/[^/]+$",
    "/interactions",
    "/users/@me/channels",
)
"""Any, and some that are meant alone."""
DISTURBANCES: tuple[dict[str, object], ...] = (
    {"again": 0.0},
    {"again": 0.2},
    {"delay": 0.5},
    {"delay": 3.5},
    {"behind": 3},
    {"lose": True},
)
GATEWAY = ("drop", "cut", "reconnect", "invalidate", "resumable", "ready")
LONGEST_LOCK = 12.0
"""Seconds; a writer waits for ten before it gives up."""

Strike = Callable[[random.Random], AbstractAsyncContextManager[None]]


class Strikes:
    """All kinds, by name. ``counted`` is how often each was met."""

    def __init__(self, town: Town, life: Life) -> None:
        self._town = town
        self._life = life
        self.counted: dict[str, int] = {}
        self.pressed = asyncio.Condition()
        """Told of every press: the process is killed between two of them, not at a time of day."""
        self.presses = 0
        self._one = asyncio.Lock()
        """One life is ended and the next begun at a time, where it is both killed and told to stop."""
        self.kinds: dict[str, Strike] = {
            "status": self.status,
            "cut": self.cut,
            "delay": self.delay,
            "events": self.events,
            "limits": self.limits,
            "gateway": self.gateway,
            "lock": self.lock,
            "kill": self.kill,
            "stop": self.stop,
        }

    def draw(self, chance: random.Random) -> Sequence[str]:
        """The kinds of one step: none now and then, mostly one, seldom two at once."""
        count = chance.choices((0, 1, 2), (1, 7, 2))[0]
        return chance.sample(sorted(self.kinds), count)

    @contextlib.asynccontextmanager
    async def struck(self, kinds: Sequence[str], chance: random.Random) -> AsyncIterator[None]:
        """These at once; all is well again afterwards, though nothing of it has healed yet."""
        async with AsyncExitStack() as stack:
            for kind in kinds:
                self.counted[kind] = self.counted.get(kind, 0) + 1
                await stack.enter_async_context(self.kinds[kind](chance))
            yield

    async def press(self) -> None:
        """Somebody presses now."""
        self.presses += 1
        async with self.pressed:
            self.pressed.notify_all()

    async def _after(self, presses: int) -> None:
        """Until so many more were pressed."""
        until = self.presses + presses
        async with self.pressed:
            await self.pressed.wait_for(lambda: self.presses >= until)

    # --- requests -----------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def status(self, chance: random.Random) -> AsyncIterator[None]:
        """Discord answers with a failure, having done what was asked for or not."""
        async with self._faults([self._failure(chance) for _ in range(chance.randint(1, 8))]):
            yield

    def _failure(self, chance: random.Random) -> dict[str, object]:
        status = chance.choice(list(FAILURES))
        told: dict[str, object] = {"status": status, "code": chance.choice(FAILURES[status])}
        if status == 429:
            told |= {"retry_after": chance.uniform(0.1, 1.5), "scope": chance.choice(["user", "global", "shared"])}
        return told | self._where(chance) | {"after": status >= 500 and chance.random() < 0.5}

    @contextlib.asynccontextmanager
    async def cut(self, chance: random.Random) -> AsyncIterator[None]:
        """The connection is cut, before it was done or after."""
        wishes = [
            self._where(chance) | {"status": "cut", "after": chance.random() < 0.5} for _ in range(chance.randint(1, 8))
        ]
        async with self._faults(wishes):
            yield

    @contextlib.asynccontextmanager
    async def delay(self, chance: random.Random) -> AsyncIterator[None]:
        """Answers take long, some longer than anybody waits."""
        wishes = [self._where(chance) | {"delay": chance.uniform(0.2, 5.0)} for _ in range(chance.randint(1, 6))]
        async with self._faults(wishes):
            yield

    def _where(self, chance: random.Random) -> dict[str, object]:
        """Which requests: of each route as many as the seed strikes, whatever runs beside."""
        drawn = {"probability": chance.choice((0.1, 0.3, 1.0)), "seed": chance.randrange(1 << 30)}
        return {"method": "*", "route": chance.choice(ROUTES), "times": chance.randint(1, 8)} | drawn

    @contextlib.asynccontextmanager
    async def _faults(self, wishes: Sequence[dict[str, object]]) -> AsyncIterator[None]:
        faults = self._town.sandbox.desk.rest.faults
        for wish in wishes:
            faults.add(wish)
        try:
            yield
        finally:
            faults.clear()

    # --- what arrives -------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def events(self, chance: random.Random) -> AsyncIterator[None]:
        """What people press reaches the bot twice, late, after what they pressed later, or never."""
        deliveries = self._town.sandbox.desk.hub.deliveries
        for how in chance.sample(DISTURBANCES, chance.randint(1, 3)):
            drawn = {"probability": 0.3, "seed": chance.randrange(1 << 30), "times": None}
            deliveries.add({"event": "INTERACTION_CREATE"} | how | drawn)
        try:
            yield
        finally:
            deliveries.clear()

    @contextlib.asynccontextmanager
    async def limits(self, chance: random.Random) -> AsyncIterator[None]:
        """Discord counts requests, and turns away what is too much."""
        desk = self._town.sandbox.desk
        controls.set_limits(desk, {"mode": chance.choice(("real", "tiny"))})
        try:
            yield
        finally:
            controls.set_limits(desk, {"mode": "off"})

    @contextlib.asynccontextmanager
    async def gateway(self, chance: random.Random) -> AsyncIterator[None]:
        """The connection is lost, and with it the session or not."""
        moves = [(chance.randint(1, 20), chance.choice(GATEWAY)) for _ in range(chance.randint(1, 3))]
        async with self._beside(self._move(moves)):
            yield
        await self._life.connected()

    async def _move(self, moves: Sequence[tuple[int, str]]) -> None:
        wishes: dict[str, dict[str, object]] = {
            "cut": {"action": "drop", "abrupt": True},
            "resumable": {"action": "invalidate", "resumable": True},
        }
        for presses, action in moves:
            await self._after(presses)
            await connections.move_gateway(self._town.sandbox.desk, wishes.get(action, {"action": action}))

    # --- the machine --------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def lock(self, chance: random.Random) -> AsyncIterator[None]:
        """Somebody else writes to the database, and takes his time."""
        held = self._hold(chance.randint(0, 15), chance.uniform(1.0, LONGEST_LOCK))
        async with self._beside(held, to_the_end=True):
            yield

    async def _hold(self, presses: int, seconds: float) -> None:
        await self._after(presses)
        other = sqlite3.connect(self._life.folder / "tefuda.sqlite3", timeout=0, isolation_level=None)
        try:
            for _ in range(500):  # whoever writes just now is let finish
                with contextlib.suppress(sqlite3.OperationalError):
                    other.execute("BEGIN IMMEDIATE")
                    break
                await asyncio.sleep(0.01)
            await asyncio.sleep(seconds)
        finally:
            other.close()

    @contextlib.asynccontextmanager
    async def kill(self, chance: random.Random) -> AsyncIterator[None]:
        """The process is no more, from one instant to the next, and is started again."""
        async with self._beside(self._end(self._life.kill, chance), to_the_end=True):
            yield

    @contextlib.asynccontextmanager
    async def stop(self, chance: random.Random) -> AsyncIterator[None]:
        """It is told to stop while people press, and is started again."""
        async with self._beside(self._end(self._life.stop, chance), to_the_end=True):
            yield

    async def _end(self, end: Callable[[], Awaitable[None]], chance: random.Random) -> None:
        presses, moment, pause = chance.randint(0, 40), chance.uniform(0, 0.3), chance.uniform(0, 2)
        await self._after(presses)
        await asyncio.sleep(moment)
        async with self._one:
            await end()
            await asyncio.sleep(pause)
            await self._life.start()

    @contextlib.asynccontextmanager
    async def _beside(self, work: Coroutine[object, object, None], *, to_the_end: bool = False) -> AsyncIterator[None]:
        """Let something go on beside the presses; what did not come to pass when they are over does not, or is waited for."""
        task = asyncio.create_task(work)
        try:
            yield
            if to_the_end:
                self.presses += 1000  # whoever waits for a press that does not come
                await self.press()
                await task
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
