"""Many matches in one channel at once: all presses are heard in time, and no board is edited more often than Discord takes it."""

import asyncio
import contextlib
import json
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from benchmarks import opening
from benchmarks.opening import Hall, open_matches
from bot.components import doors, ids
from bot.drawing import painter
from bot.matches.records import Person, Place
from bot.store import sqlite
from engine.wording import Wording
from sandbox.people import controls, views
from sandbox.service import serve
from tests.e2e.house import PATIENCE, House, moves, places, pressables, start_bot
from tests.e2e.test_presses import asked, placed, whispers

IN_TIME = 2000
"""Milliseconds; Discord gives three seconds."""


@dataclass(frozen=True)
class Hour:
    """How many matches there are, how many edits in so many seconds are taken, how long another writes and a picture takes."""

    matches: int
    edits: tuple[int, float]
    another: float
    painting: float


SHORT = Hour(10, (5, 1.0), 0.5, 0.5)
"""Discord's figure, five times as fast."""
LONG = [Hour(20, (5, 5.0), 5.0, 4.0), Hour(200, (50, 1.0), 5.0, 4.0)]


@pytest.fixture
def hour() -> Hour:
    return SHORT


@pytest_asyncio.fixture
async def crowded(
    data_dir: Path, quick_folder: Path, monkeypatch: pytest.MonkeyPatch, hour: Hour
) -> AsyncIterator[House]:
    """Matches of two people, all with their boards in one channel, which the bot that showed them did not outlive."""
    monkeypatch.setattr(opening, "PLAYED", 5)
    monkeypatch.setitem(views.View.state.__kwdefaults__, "limit", views.MOST_MESSAGES)
    quick_folder.mkdir(exist_ok=True)  # noqa: ASYNC240
    async with serve(data_dir) as sandbox:
        aoi, ren = (sandbox.desk.person(name) for name in ("aoi", "ren"))
        first, second = (Person(int(one.id), str(one.user["global_name"]), one.locale) for one in (aoi, ren))
        table = int(sandbox.world.guild_channels()[0]["id"])
        hall = Hall(first, second, Place(int(sandbox.world.guild_id), table))
        await open_matches(quick_folder, hall, hour.matches, threads=[table] * hour.matches)
        house = House(sandbox, quick_folder, await start_bot(sandbox, quick_folder))
        try:
            await house.quiet(400)
            await house.restart(kill=True)
            yield house
        finally:
            await house.bot.kill()


@contextlib.asynccontextmanager
async def another_writes(folder: Path) -> AsyncIterator[None]:
    """Somebody else holds the database's write lock."""
    other = sqlite3.connect(folder / "tefuda.sqlite3", timeout=0, isolation_level=None)
    while not other.in_transaction:
        with contextlib.suppress(sqlite3.OperationalError):  # we write just now, in this very process
            other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(0)
    yield
    other.close()


@dataclass
class Slow:
    """A painter whose next pictures, a board and two hands, take this long, in which it leaves the processor to nobody."""

    seconds: float
    begun: threading.Event
    pictures: int = 3

    def before(self, paint: Callable[..., painter.Painting]) -> Callable[..., painter.Painting]:
        def painted(*given: object) -> painter.Painting:
            end = time.thread_time() + self.seconds if self.pictures else 0.0
            self.pictures -= bool(self.pictures)
            self.begun.set()
            while time.thread_time() < end:
                pass
            return paint(*given)

        return painted


class Share:
    """How much of a processor we had since this was made, while we were at work all the time: what others took is not our delay."""

    def __init__(self) -> None:
        self._wall, self._ours = time.perf_counter(), time.process_time()

    def __call__(self) -> float:
        return min(1.0, (time.process_time() - self._ours) / (time.perf_counter() - self._wall))


async def test_who_waits_too_long_for_another_is_told_and_presses_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = await placed(house)
    monkeypatch.setitem(sqlite.PRAGMAS, "busy_timeout", 100)
    await house.restart()
    name = await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    async with another_writes(house.folder):
        house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
        async with asyncio.timeout(PATIENCE):
            while Wording("ja").text("refusal-try-again") not in await whispers(house, name):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    assert (await house.runtime.matches.match(match)).actions == 2
    assert not [record for record in caplog.records if record.exc_info and "interaction" in record.getMessage()]
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()
    assert (await house.runtime.matches.match(match)).actions == 3


async def test_who_comes_when_too_many_wait_is_asked_to_press_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await placed(house)
    monkeypatch.setattr(doors, "WAITING", 1)
    name = await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    async with another_writes(house.folder):
        house.note(await house.person("sora").command("table", "language", language="ja"))  # which is to be written
        told = await house.person(name).press(hand, single["custom_id"], wait="acknowledged")
        house.note(told)
        assert Wording("ja").text("refusal-try-again") in await whispers(house, name)
    await house.quiet()
    assert (await house.runtime.matches.match(match)).actions == 2
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()
    assert (await house.runtime.matches.match(match)).actions == 3


async def offers(house: House) -> dict[int, tuple[str, dict, dict]]:
    """By match: who may press what on which message."""
    found = {}
    for name in ("aoi", "ren"):
        for place in (await house.person(name).state())["dms"]:
            for message in place["messages"]:
                buttons = [one for one in moves(message) if "options" not in one]
                if buttons:
                    found[ids.read(buttons[0]["custom_id"]).match] = name, message, buttons[0]
    return found


async def press(house: House, offer: tuple[str, dict, dict]) -> dict:
    name, message, control = offer
    return await house.person(name).press(message, control["custom_id"])


async def boards(house: House) -> dict[int, dict]:
    state = await house.person("sora").state()
    shown = [(m, ids.read(c["custom_id"])) for p in places(state) for m in p["messages"] for c in pressables(m)]
    return {key.match: message for message, key in shown if isinstance(key, ids.Door) and key.what == "leave"}


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.timeout(600)
@pytest.mark.parametrize("hour", [SHORT, *(pytest.param(long, marks=pytest.mark.long) for long in LONG)], ids=str)
async def test_all_are_heard_while_another_writes_and_every_board_comes_right(
    crowded: House, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And while a picture is being painted that takes long."""
    house, slow = crowded, Slow(hour.painting, threading.Event())
    assert len(await boards(house)) == hour.matches
    offered = await offers(house)
    assert len(offered) >= 0.8 * hour.matches
    taken = {"PATCH /channels/{}/messages/{}": list(hour.edits)}
    controls.set_limits(house.sandbox.desk, {"mode": "off", "routes": taken})
    before = len(house.requests())
    for kind in ("board", "hand"):
        monkeypatch.setattr(painter, kind, slow.before(getattr(painter, kind)))
    (first, *others) = offered.values()
    house.note(await press(house, first))
    assert await asyncio.to_thread(slow.begun.wait, 60)
    async with another_writes(house.folder):
        share = Share()
        heard = await asyncio.gather(*(press(house, other) for other in others))
        ours = share()
        for told in heard:
            house.note(told)
            assert told["acknowledged"]["ms"] * ours < IN_TIME
        await asyncio.sleep(hour.another)
    await house.quiet(120)
    assert slow.pictures == 0
    sent = house.requests()[before:]
    edits = [r for r in sent if r["method"] == "PATCH" and r["route"].startswith("/channels/{")]
    assert edits
    assert len([r for r in sent if r["limit"]]) <= 1, "discord.py learns what is taken by the first one"
    shown = await boards(house)
    for match in offered:
        record = await house.runtime.matches.match(match)
        page = await house.bot.client.duels.board(record)
        assert shown[match]["text"] == "\n".join(part for part in page.parts if isinstance(part, str))
    assert not any("<:" in json.dumps(r["body"]) or "<a:" in json.dumps(r["body"]) for r in house.requests())
    assert [r["problems"] for r in house.requests() if r["problems"]] == []
