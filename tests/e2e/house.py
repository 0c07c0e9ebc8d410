"""A running bot beside a running sandbox, and people who press whatever is offered to them."""

import asyncio
import contextlib
import gc
import random
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy.exc import OperationalError

from bot.client import TefudaClient
from bot.clock import SetClock
from bot.components import ids
from bot.fault import Unreachable
from bot.matches.service import Matches
from bot.runtime import Runtime
from bot.settings import Secret, Settings
from sandbox.people import controls
from sandbox.person import Person, buttons, messages_of
from sandbox.service import Sandbox, serve

GAME = "jinkei"
Json = dict[str, Any]
EAGER = 0.95
PATIENCE = 90.0
"""Seconds after which a thing is not coming any more: the first picture of a process is slow on a busy machine."""


@dataclass
class Bot:
    """One life of the bot."""

    runtime: Runtime
    client: TefudaClient
    connection: "asyncio.Task[None]"

    async def leave(self, *, flush: float = 3.0) -> None:
        self.client.stop_intake()
        if self.client.is_ready():
            await self.client.flush(flush)
        await self.kill()

    async def kill(self) -> None:
        """Without a word: nothing more is shown, and what fails for that reason is told to no later test."""
        acts = asyncio.gather(*self.client.doors._acts, return_exceptions=True)
        await self.runtime.tasks.close()
        await self.client.close()
        self.connection.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await self.connection
        await self.runtime.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(acts, 2)  # what is left then is cut


async def opened_runtime(settings: Settings, tries: int = 4) -> Runtime:
    """A process that is killed holds no lock; a task that was cancelled in its place may, until its connection is collected."""
    while True:
        try:
            return await Runtime.open(settings)
        except (OperationalError, Unreachable):
            tries -= 1
            if not tries:
                raise
            gc.collect()


async def start_bot(sandbox: Sandbox, folder: Path) -> Bot:
    url = f"sqlite+aiosqlite:///{folder / 'tefuda.sqlite3'}"
    runtime = await opened_runtime(Settings(Secret(""), url, folder, 0, "", None))
    client = TefudaClient(runtime, connector=sandbox.connector(), ready_seconds=0.05)
    await runtime.start_jobs()
    bot = Bot(runtime, client, asyncio.create_task(client.start(sandbox.token)))
    try:
        async with asyncio.timeout(PATIENCE):
            while not client.is_ready() or (_unnamed(client) and not sandbox.world.in_outage):
                if bot.connection.done():
                    bot.connection.result()
                await asyncio.sleep(0.01)
    except BaseException:
        await bot.kill()
        raise
    return bot


def _unnamed(client: TefudaClient) -> bool:
    """Whether Discord has a server still to name: the client does not wait long for it, and this machine may be slow."""
    return any(guild.unavailable for guild in client.guilds)


@dataclass
class House:
    """The sandbox, the bot, and what they have been through."""

    sandbox: Sandbox
    folder: Path
    bot: Bot
    acks: list[float] = field(default_factory=list)

    def person(self, name: str) -> Person:
        return getattr(self.sandbox.people, name)

    @property
    def runtime(self) -> Runtime:
        return self.bot.runtime

    async def restart(self, *, kill: bool = False) -> None:
        await (self.bot.kill() if kill else self.bot.leave())
        self.bot = await start_bot(self.sandbox, self.folder)

    @contextlib.asynccontextmanager
    async def away(self) -> AsyncIterator[Matches]:
        """What a process without Discord does meanwhile: nothing is shown until the bot is back."""
        settings = self.runtime.settings
        await self.bot.leave()
        runtime = await opened_runtime(settings)
        try:
            yield runtime.matches
        finally:
            await runtime.close()
            self.bot = await start_bot(self.sandbox, self.folder)

    async def warm(self) -> None:
        """Until what a bot reads once, after its start, is at hand."""
        async with asyncio.timeout(PATIENCE):
            while {"studio", "names of cards"} & {task.get_name() for task in self.runtime.tasks._running}:  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    def stop_the_clock(self, ahead: timedelta = timedelta(0)) -> SetClock:
        """From now on it is moved by hand alone, and what comes round with the time comes when a test calls it."""
        clock = self.runtime.store.clock = SetClock(self.runtime.clock.now() + ahead)
        for task in self.runtime.tasks._running:
            if task.get_name() in self.runtime.tasks.ticks and task.get_name() != "publisher":
                task.cancel()
        return clock

    async def quiet(self, seconds: float = PATIENCE) -> None:
        """Until nothing is left to be shown and nobody thinks."""
        still = 0
        async with asyncio.timeout(seconds):
            while still < 3:
                busy = (
                    self.bot.client.doors.under_way
                    or self.bot.client.publisher.busy
                    or await self.runtime.outbox.count()
                )
                still = 0 if busy else still + 1
                await asyncio.sleep(0.005)

    # --- one match ----------------------------------------------------------------------------------------------------

    async def challenged(self, first: str, second: str | None, channel: str = "table", **options: str) -> Json:
        """The answer of `/duel challenge`."""
        asked = {"game": GAME, **({"opponent": second} if second else {}), **options}
        told = await self.person(first).command(channel, "duel challenge", wait="answer", **asked)
        self.note(told)
        return told

    async def begun(
        self, first: str = "aoi", second: str | None = "ren", channel: str = "table", game: str = GAME
    ) -> int:
        """A match with decks chosen: the first deck that each is offered."""
        told = await self.challenged(first, second, channel, game=game)
        if second:
            invitation = await self.person(second).wait_for_message(channel, lambda m: key_on(m, ids.Challenge))
            accept = next(c for c in pressables(invitation) if c["custom_id"].endswith(":accept"))
            self.note(await self.person(second).press(invitation, accept["custom_id"], wait="answer"))
        del told
        number = 0
        for name in filter(None, (first, second)):
            number = await self.choose_deck(name)
        await self.quiet()
        return number

    async def choose_deck(self, name: str) -> int:
        """Whoever has no menu before them opens one by the board's button."""
        who = self.person(name)
        await self.quiet()
        offered = self.newest(await who.state(), lambda m: m["ephemeral"] and deck_control(m))
        if offered is None:
            board = await who.wait_for(lambda s: self.newest(s, lambda m: key_on(m, ids.Door, "decks")), PATIENCE)
            door = key_on(board, ids.Door, "decks")
            self.note(await who.press(board, door["custom_id"], wait="answer"))
            offered = await who.wait_for(
                lambda s: self.newest(s, lambda m: m["ephemeral"] and deck_control(m)), PATIENCE
            )
        control = deck_control(offered)
        if "options" in control:
            self.note(await who.select(offered, control["custom_id"], [control["options"][0]["value"]], wait="answer"))
        else:
            self.note(await who.press(offered, control["custom_id"], wait="answer"))
        return ids.read(control["custom_id"]).match

    async def resign(self, name: str, match: int, channel: str = "table") -> None:
        """By the command, and the panel that it opens."""
        who = self.person(name)
        self.note(await who.command(channel, "duel resign", match=match, wait="answer"))
        await self.quiet()
        panel = self.newest(await who.state(), lambda m: m["ephemeral"] and key_on(m, ids.Act))
        self.note(await who.press(panel, key_on(panel, ids.Act)["custom_id"], wait="answer"))
        await self.quiet()

    def newest(self, state: Json, wanted: Callable[[Json], Any]) -> Json | None:
        """The newest message anywhere that this person sees and for which `wanted` is true."""
        found = [m for place in places(state) for m in place["messages"] if wanted(m)]
        return max(found, key=lambda m: int(m["id"]), default=None)

    def hand_of(self, state: Json) -> Json | None:
        """The message with what this person may press for a decision: in direct messages, or a private answer."""
        return self.newest(state, lambda m: (dm(state, m) or m["ephemeral"]) and moves(m))

    async def hand(self, name: str) -> Json:
        return await self.person(name).wait_for(self.hand_of, PATIENCE)

    async def move(self, name: str, chance: random.Random, *, eager: bool = False) -> bool:
        """One press of what is offered to this person, an eager one mostly the first; False where nothing is."""
        who = self.person(name)
        message = self.hand_of(await who.state())
        if message is None:
            return False
        offered = moves(message)
        wanted = offered[0] if eager and chance.random() < EAGER else chance.choice(offered)
        await self.press_one(name, message, wanted, chance)
        return True

    async def press_one(self, name: str, message: Json, control: Json, chance: random.Random) -> Json:
        who = self.person(name)
        if "options" in control:
            low, high = control.get("min_values", 1), control.get("max_values", 1)
            count = chance.randint(max(1, low), min(high, len(control["options"])))
            values = [option["value"] for option in chance.sample(control["options"], count)]
            told = await who.select(message, control["custom_id"], values, wait="answer")
        else:
            told = await who.press(message, control["custom_id"], wait="answer")
        self.note(told)
        if told.get("modal"):
            value = str(chance.randint(1, 30))
            told = await who.submit(told["modal"], {"number": value}, wait="answer")
            self.note(told)
        return told

    async def play(
        self, match: int, *people: str, seed: int = 1, most: int = 3000, until: Callable[[Any], bool] | None = None
    ) -> Any:
        """Press at random what is offered until the match is over; the record."""
        chance = random.Random(seed)
        for _ in range(most):
            record = await self.runtime.matches.match(match)
            if record.outcome is not None or (until and until(record)):
                return record
            await self.quiet()
            names = [name for name in people if self.hand_of(await self.person(name).state())]
            if names:
                await self.move(chance.choice(names), chance, eager=True)
            else:
                await asyncio.sleep(0.02)
        raise AssertionError(f"{most} presses and no end")

    # --- what must hold -----------------------------------------------------------------------------------------------

    def note(self, told: Json) -> None:
        """Every act of a person is acknowledged."""
        assert told["error"] is None, told
        assert told["acknowledged"] is not None, told
        self.acks.append(told["acknowledged"]["ms"])

    def requests(self) -> list[Json]:
        """What the bot sent, with the checks that failed."""
        return controls.requests(self.sandbox.desk, 0, failed=False)["requests"]


def places(state: Json) -> list[Json]:
    return [*state["channels"], *state["threads"], *state["dms"]]


def dm(state: Json, message: Json) -> bool:
    return any(place["id"] == message["channel"] for place in state["dms"])


def pressables(message: Json) -> list[Json]:
    return [part for part in buttons(message) if not part.get("disabled")]


MOVES = (ids.Walk, ids.Give, ids.Menu, ids.Several, ids.Fill, ids.Number)


def moves(message: Json) -> list[Json]:
    """What of a message is an answer, or a step towards one."""
    return [part for part in pressables(message) if isinstance(ids.read(part["custom_id"]), MOVES)]


def deck_control(message: Json) -> Json | None:
    return next((p for p in pressables(message) if isinstance(ids.read(p["custom_id"]), ids.Deck | ids.DeckOne)), None)


def key_on(message: Json, kind: type[ids.Key], what: str | None = None) -> Json | None:
    """The control of this kind on a message."""
    for part in pressables(message):
        key = ids.read(part["custom_id"])
        if isinstance(key, kind) and (what is None or getattr(key, "what", None) == what):
            return part
    return None


def emitted(requests: list[Json]) -> Iterator[str]:
    """Every custom id that the bot ever sent."""

    def walk(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            if "custom_id" in part:
                yield part["custom_id"]
            for inner in part.values():
                yield from walk(inner)
        elif isinstance(part, list):
            for inner in part:
                yield from walk(inner)

    for request in requests:
        yield from walk(request["body"])


@contextlib.asynccontextmanager
async def opened(data_dir: Path, folder: Path) -> AsyncIterator[House]:
    folder.mkdir(exist_ok=True)  # noqa: ASYNC240
    async with serve(data_dir) as sandbox:
        house = House(sandbox, folder, await start_bot(sandbox, folder))
        try:
            yield house
        finally:
            await house.bot.kill()


__all__ = ["GAME", "House", "deck_control", "emitted", "key_on", "messages_of", "moves", "opened", "pressables"]
