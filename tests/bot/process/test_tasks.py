"""Background work: kept until it ends, its errors heard, its loops alive."""

import asyncio
import gc

import pytest

from bot.clock import SystemClock
from bot.tasks import Tasks


@pytest.fixture
async def tasks():
    tasks = Tasks(SystemClock())
    yield tasks
    await tasks.close()


async def test_a_task_that_nobody_holds_is_not_collected(tasks):
    done = []

    async def work(number):
        await asyncio.sleep(0.02)
        done.append(number)

    for number in range(50):
        tasks.spawn(work(number), "work")
        gc.collect(0)
    gc.collect()
    await asyncio.sleep(0.1)
    assert sorted(done) == list(range(50))


async def test_an_error_is_logged_under_its_name(tasks, caplog):
    async def fail():
        raise ValueError("of ours")

    tasks.spawn(fail(), "a certain task")
    await asyncio.sleep(0.01)
    assert "a certain task" in caplog.text
    assert "of ours" in caplog.text


@pytest.mark.parametrize("error", [ValueError, ConnectionResetError, TimeoutError, OSError, asyncio.CancelledError])
async def test_a_loop_goes_on_after_any_error(tasks, monkeypatch, error, caplog):
    pauses = []
    sleep = asyncio.sleep

    async def quick(seconds):
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr("bot.tasks.asyncio.sleep", quick)
    turns = []

    async def turn():
        turns.append(len(turns))
        if len(turns) == 2:
            raise error

    tasks.every(5, turn, "a job")
    for _ in range(20):
        await sleep(0)
    assert len(turns) > 3
    assert caplog.text.count("job a job") == 1


async def test_a_loop_that_stands_still_is_told(tasks, monkeypatch):
    async def forever():
        await asyncio.Event().wait()

    tasks.every(1, forever, "stuck")
    await asyncio.sleep(0)
    assert tasks.late() == ()
    period, last = tasks.ticks["stuck"]
    tasks.ticks["stuck"] = (period, last - 100)
    assert tasks.late() == ("stuck",)


async def test_closing_ends_everything_and_leaves_nothing(tasks):
    ended = []

    async def work():
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(1)

    for _ in range(5):
        tasks.spawn(work(), "work")
    await asyncio.sleep(0)
    await tasks.close()
    assert len(ended) == 5
