"""`make run` from the first line to the last: started, watched, killed, stopped."""

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3

import aiohttp
import pytest

from bot.check import _host_sets, _look
from bot.settings import Secret, Settings
from tests.bot.process.house import START_SECONDS, House, gone

GRACE = 10
"""Seconds after which a container that was told to stop is killed."""


@pytest.fixture
async def house(tmp_path):
    house = House(tmp_path)
    await house.start()
    yield house
    await house.close()


@pytest.mark.slow
async def test_a_bot_that_is_killed_comes_back_and_all_stop_in_order(house):
    assert f"Open {house.url}/" in house.text()
    await well(house)
    children = house.children()
    assert sorted(children) == ["bot", "sandbox"]
    os.kill(children["bot"], signal.SIGKILL)
    await house.ready("absent")
    await house.ready()
    assert "it starts again" in house.text()
    code, seconds = await house.stop(signal.SIGINT)
    assert code == 0, house.text()
    assert seconds < GRACE
    assert all([await gone(pid) for pid in children.values()])
    assert "Traceback" not in house.text()
    assert await house.said("bot", "--health") == (1, f"no bot runs on {house.folder}\n")


async def well(house):
    """The bot says soon that it is well."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            code, said = await house.said("bot", "--health")
            if code == 0:
                assert said == "well\n"
                return


@pytest.mark.slow
async def test_sigterm_under_load_loses_nothing_that_was_acknowledged(house):
    """People challenge the bot as fast as they can, and in the middle of it everything is told to stop."""
    acknowledged = []
    pressing = [asyncio.create_task(challenge_on(house, person, acknowledged)) for person in ("aoi", "ren", "sora")]
    async with asyncio.timeout(START_SECONDS):
        while len(acknowledged) < 12:
            assert not any(task.done() for task in pressing)
            await asyncio.sleep(0.01)
    code, seconds = await house.stop()
    for task in pressing:
        task.cancel()
    assert code == 0, house.text()
    assert seconds < GRACE
    with contextlib.closing(sqlite3.connect(house.folder / "tefuda.sqlite3")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kept = {row[0] for row in database.execute("SELECT press FROM challenges")}
    assert set(acknowledged) <= kept
    assert "Traceback" not in house.text()


@pytest.mark.slow
async def test_what_is_acknowledged_right_after_the_start_is_applied_before_the_end(house):
    """The store is busy while somebody presses and we are told to stop."""
    (game, *_) = await games_offered(house, "aoi")
    with contextlib.closing(sqlite3.connect(house.folder / "tefuda.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        told = await house.post(
            "/api/people/aoi/command",
            {"channel": "table", "name": "duel challenge", "options": {"game": game}, "wait": "acknowledged"},
        )
        assert told["acknowledged"]
        stopping = asyncio.create_task(house.stop())
        await asyncio.sleep(0.5)
        other.execute("ROLLBACK")
        code, _ = await stopping
        assert code == 0, house.text()
        kept = {row[0] for row in other.execute("SELECT press FROM challenges")}
    assert int(told["interaction"]["id"]) in kept


async def challenge_on(house, person, acknowledged):
    game = next(iter(await games_offered(house, person)))
    while True:
        with contextlib.suppress(aiohttp.ClientError, KeyError, TypeError):
            told = await house.post(
                f"/api/people/{person}/command",
                {"channel": "table", "name": "duel challenge", "options": {"game": game}, "wait": "answer"},
            )
            if told["acknowledged"] and told["message"] and not told["error"]:
                acknowledged.append(int(told["interaction"]["id"]))


async def games_offered(house, person):
    """What the command offers as games: its choices, or what autocomplete says."""
    listed = (await house.get(f"/api/commands?as={person}"))["commands"]
    command = next(one for one in listed if one["name"] == "duel challenge")
    option = next(one for one in command["options"] if one["name"] == "game")
    if option["choices"]:
        return [choice["value"] for choice in option["choices"]]
    body = {"channel": "table", "name": "duel challenge", "options": {"game": ""}, "focused": "game"}
    return [choice["value"] for choice in (await house.post(f"/api/people/{person}/autocomplete", body))["choices"]]


@pytest.mark.slow
async def test_when_the_supervisor_is_killed_nobody_stays_behind(house):
    children = house.children()
    await house.stop(signal.SIGKILL)
    assert all([await gone(pid) for pid in children.values()])


async def test_a_port_that_is_taken_is_a_line_for_the_host(tmp_path):
    house = House(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", house.port))
        taken.listen()
        code, said = await house.said("bot.supervise")
    assert code == 78
    assert f"If port {house.port} is taken, set SANDBOX_PORT." in said
    assert "Traceback" not in said


async def test_without_token_and_sandbox_the_bot_says_what_to_do(tmp_path):
    code, said = await House(tmp_path).said("bot")
    assert code == 78
    assert said.splitlines()[-1].startswith("tefuda: DISCORD_TOKEN is not set.")
    assert "Traceback" not in said


async def test_every_bad_setting_is_a_line(tmp_path):
    house = House(tmp_path)
    house.environment |= {"SANDBOX_PORT": "0", "DATABASE_URL": "nonsense", "SANDBOX_URL": "nowhere"}
    code, said = await house.said("bot")
    assert code == 78
    assert [line.split(":")[1].strip() for line in said.splitlines()] == ["SANDBOX_PORT", "DATABASE_URL", "SANDBOX_URL"]


async def test_the_check_loads_everything(tmp_path):
    house = House(tmp_path)
    code, said = await house.said("bot", "--check")
    assert code == 0, said
    parts = {line.removeprefix("ok ").split(":")[0].strip() for line in said.splitlines()}
    assert {"data folder", "database", "words", "fonts", "commands", "card sets of the host"} <= parts
    assert sorted(path.name for path in tmp_path.iterdir()) == [], "and leaves nothing behind"
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "mine.yaml").write_text("set: mine\ngame: jinkey\n", "utf-8")
    settings = Settings(Secret(""), "", tmp_path, 0, "", None)
    wrong = [finding.line async for finding in _look("card sets of the host", _host_sets, settings) if not finding.ok]
    assert wrong, "nor passes over a set that lies there"
    assert all(f"{tmp_path}/sets/mine.yaml:" in line for line in wrong)
    assert "jinkei" in "".join(wrong)
