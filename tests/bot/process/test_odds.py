"""Coming and going against odds: Discord does not let the bot in, or another program holds its database when it is to stop."""

import asyncio
import os
import sqlite3
import sys
import time

import pytest

from bot.fault import SET_UP_WRONGLY
from engine.games import games
from sandbox.service import serve
from tests.bot.process.test_life import GRACE

LOGIN = "/users/@me$"
HOUR = 3600


async def started(sandbox, folder):
    own = {"DATA_DIR": str(folder), "SANDBOX_URL": sandbox.url, "DISCORD_TOKEN": "", "DATABASE_URL": ""}
    streams = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.STDOUT}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env={**os.environ, **own}, start_new_session=True, **streams
    )


def logins(sandbox):
    return [entry for entry in sandbox.desk.rest.journal.since(0) if entry.path == "/users/@me"]


@pytest.fixture
async def sandbox(tmp_path):
    async with serve(tmp_path / "discord") as running:
        yield running


async def test_a_wrong_token_is_tried_once_and_said(sandbox, tmp_path):
    sandbox.desk.rest.faults.add({"method": "GET", "route": LOGIN, "status": 401, "times": None})
    bot = await started(sandbox, tmp_path)
    async with asyncio.timeout(60):
        said, _ = await bot.communicate()
    assert bot.returncode == SET_UP_WRONGLY, "with which nobody starts it again"
    assert b"DISCORD_TOKEN" in said
    assert b"Traceback" not in said
    assert len(logins(sandbox)) == 1


async def test_a_limit_at_login_is_waited_for(sandbox, tmp_path):
    wish = {"method": "GET", "route": LOGIN, "status": 429, "retry_after": HOUR, "times": None}
    sandbox.desk.rest.faults.add(wish)
    bot = await started(sandbox, tmp_path)
    try:
        async with asyncio.timeout(60):
            while not logins(sandbox):  # noqa: ASYNC110  # a journal has no event
                await asyncio.sleep(0.05)
        await asyncio.sleep(2)
        assert bot.returncode is None
        assert len(logins(sandbox)) == 1
        bot.terminate()
        async with asyncio.timeout(60):
            assert await bot.wait() == 0, "and it can be told to stop meanwhile"
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()


async def test_told_to_stop_it_goes_although_another_program_holds_the_database(sandbox, tmp_path):
    """What was acknowledged waits for the file; nobody waits for what waits."""
    bot = await started(sandbox, tmp_path)
    other = None
    try:
        async with asyncio.timeout(90):
            while sandbox.desk.hub.bot_state() != "ready":  # noqa: ASYNC110  # the sandbox has no event for it
                await asyncio.sleep(0.05)
        game = next(iter(games()))
        await sandbox.people.aoi.command("table", "duel challenge", game=game, opponent="ren", wait="answer")
        other = sqlite3.connect(tmp_path / "tefuda.sqlite3", timeout=30, isolation_level=None, check_same_thread=False)
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        for opponent in ("ren", "sora"):
            told = await sandbox.people.aoi.command("table", "duel challenge", game=game, opponent=opponent)
            assert told["acknowledged"]
        begun = time.monotonic()
        bot.terminate()
        async with asyncio.timeout(60):
            assert await bot.wait() == 0
        assert time.monotonic() - begun < GRACE
    finally:
        if other:
            other.close()
        if bot.returncode is None:
            bot.kill()
        await bot.wait()
