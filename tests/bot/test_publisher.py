"""The queue: how soon what is wanted is shown."""

import asyncio
import itertools

import pytest

from bot.clock import SystemClock
from bot.publisher import queue
from bot.publisher.posts import Later
from bot.publisher.queue import AT_ONCE, Publisher
from bot.store.outbox import Outbox, want
from bot.store.slots import BOARD, MATCH, Slot
from bot.store.store import Store
from bot.tasks import Tasks

SOON = 60.0
"""Seconds within which everything is shown."""


@pytest.fixture(autouse=True)
def deaf(monkeypatch):
    """Where nobody rings, a publisher would wait far longer than that."""
    monkeypatch.setattr(queue, "IDLE", 60 * SOON)


@pytest.fixture
async def store(quick_folder):
    store = await Store.open(f"sqlite+aiosqlite:///{quick_folder / 'tefuda.sqlite3'}", SystemClock())
    yield store
    await store.close()


@pytest.fixture
async def publish(store):
    """Begin to publish by a way to show boards."""
    tasks = Tasks(SystemClock())

    def begin(show):
        Publisher(Outbox(store), tasks, {(MATCH, BOARD): show}).start()

    yield begin
    await tasks.close()


async def wanted(store, places):
    async with store.write() as work:
        await want(work, 1, [(Slot(MATCH, number, BOARD), "") for number in range(places)])


async def empty(store):
    async with asyncio.timeout(SOON):
        while await Outbox(store).count():  # noqa: ASYNC110 - a table tells nobody
            await asyncio.sleep(0.01)


async def test_more_places_than_are_shown_at_once_follow_without_a_pause(store, publish):
    shown = []

    async def show(job):
        await asyncio.sleep(0.01)
        shown.append(job.slot.id)

    await wanted(store, 3 * AT_ONCE)
    publish(show)
    await empty(store)
    assert sorted(shown) == list(range(3 * AT_ONCE))


async def test_what_was_too_early_is_shown_when_it_is_time(store, publish):
    tries = itertools.count()

    async def show(job):
        if next(tries) < 2:
            raise Later(0.05)

    publish(show)
    await wanted(store, 1)
    await empty(store)
    assert next(tries) == 3


async def test_an_appointment_is_no_failure_and_a_failure_is_no_appointment(store, publish, monkeypatch):
    """Whoever waits for its time does not use up the patience, and what failed at once has as much time as ever."""
    monkeypatch.setattr(queue, "FIRST", 0.01)
    told = []

    async def show(job):
        told.append((job.tries, job.age))
        if len(told) <= 3:
            raise Later(0.02)
        if len(told) <= 5:
            raise ConnectionResetError

    publish(show)
    await wanted(store, 1)
    await empty(store)
    assert [tries for tries, _ in told] == [0, 0, 0, 0, 1, 2]
    ages = [age for _, age in told]
    assert ages == sorted(ages)
    assert ages[3] >= 0.06
