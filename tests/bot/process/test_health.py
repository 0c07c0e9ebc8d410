"""How the bot is, as the host is told; and why it ended, in a line."""

import asyncio
from datetime import timedelta
from pathlib import Path

import aiohttp
import discord
import pytest

from bot import health
from bot.clock import SetClock, SystemClock
from bot.connect import access
from bot.fault import SET_UP_WRONGLY, UNREACHABLE, HostFault
from bot.health import STALE, Pulse, read_health
from bot.runtime import Runtime
from bot.serve import _explain
from bot.settings import Secret, Settings
from tests.ports import free_port


@pytest.fixture
async def runtime(tmp_path):
    settings = Settings(Secret(""), f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}", tmp_path, 0, "", None)
    runtime = await Runtime.open(settings)
    yield runtime
    await runtime.close()


async def test_a_bot_that_is_well_says_so(runtime):
    await runtime.start_jobs()
    await Pulse(runtime, lambda: True).beat()
    assert read_health(runtime.settings) == ()


async def test_what_is_wrong_is_named(runtime, monkeypatch):
    await runtime.start_jobs()
    await asyncio.sleep(0)
    period, last = runtime.tasks.ticks["purge"]
    runtime.tasks.ticks["purge"] = (period, last - 1000)
    await runtime.store.close()
    monkeypatch.setattr(runtime.store, "read", lambda: 1 // 0)
    await Pulse(runtime, lambda: False).beat()
    assert read_health(runtime.settings) == (
        "the job `purge` stands still",
        "not connected to Discord",
        "the database does not answer",
    )


async def test_an_old_sign_of_life_is_none(runtime, monkeypatch):
    await Pulse(runtime, lambda: True).beat()
    later = SetClock(SystemClock().now() + STALE + timedelta(seconds=1))
    monkeypatch.setattr(health, "SystemClock", lambda: later)
    (line,) = read_health(runtime.settings)
    assert line.startswith("no sign of life since")


async def test_a_sign_that_cannot_be_read_is_no_traceback(runtime):
    (runtime.settings.data_dir / "health.json").write_text("{")
    (line,) = read_health(runtime.settings)
    assert "health.json" in line


async def ended(error):
    async def fail():
        raise error

    task = asyncio.create_task(fail())
    await asyncio.wait({task})
    return task


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (discord.LoginFailure("Improper token"), SET_UP_WRONGLY, "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(None), SET_UP_WRONGLY, "intents"),
        (aiohttp.ClientConnectionError("no route"), UNREACHABLE, "cannot be reached"),
        (OSError("no route"), UNREACHABLE, "cannot be reached"),
    ],
)
async def test_why_the_connection_ended_is_a_line_and_a_code(error, code, said):
    with pytest.raises(HostFault, match=said) as caught:
        _explain(await ended(error))
    assert caught.value.code == code


async def test_an_error_of_ours_stays_an_error():
    with pytest.raises(ZeroDivisionError):
        _explain(await ended(ZeroDivisionError()))


async def test_a_sandbox_that_is_not_there_is_said(monkeypatch):
    monkeypatch.setattr("bot.connect.TRIES", 2)
    url = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(HostFault, match="no sandbox answers") as caught:
        await access(Settings(Secret(""), "sqlite+aiosqlite:///x", Path(), 0, url, None))
    assert caught.value.code == UNREACHABLE


async def test_with_a_token_it_is_discord_itself():
    found = await access(Settings(Secret("t"), "sqlite+aiosqlite:///x", Path(), 0, "http://127.0.0.1:1", None))
    assert found.connector is None
    assert found.token.reveal() == "t"
