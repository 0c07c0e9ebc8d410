"""Sandbox and bot as processes of their own: kills, restarts, what survives."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from sandbox.person import Person
from sandbox.service import serve
from tests.ports import free_port
from tests.sandbox.conftest import PATIENCE, connected, settled

ROOT = Path(__file__).parents[2]


@contextlib.asynccontextmanager
async def process(*arguments, **environment):
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=ROOT,
        env=os.environ | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()


@contextlib.asynccontextmanager
async def sandbox_process(data_dir, port="0"):
    async with process("-m", "sandbox", DATA_DIR=str(data_dir), SANDBOX_PORT=port, DISCORD_OPENAPI="") as running:
        line = (await asyncio.wait_for(running.stdout.readline(), PATIENCE)).decode()
        assert line.startswith("sandbox ready http://127.0.0.1:"), line
        yield running, line.split()[-1].rstrip("/")


async def until_ready(url):
    async with Person(url, "aoi") as aoi:
        await aoi.wait_for(lambda state: state["bot"] == "ready", PATIENCE)


async def test_kill_the_bot_and_nothing_is_lost(data_dir):
    async with sandbox_process(data_dir) as (_, url), Person(url, "aoi") as aoi, Person(url, "ren") as ren:
        async with process("-m", "tests.sandbox.bot_process", url) as bot:
            await until_ready(url)
            await aoi.command("table", "classic")
            before = await aoi.messages("table")
            bot.send_signal(signal.SIGKILL)
            await bot.wait()
        await aoi.wait_for(lambda state: state["bot"] == "absent")
        assert await aoi.messages("table") == before
        async with process("-m", "tests.sandbox.bot_process", url):
            await until_ready(url)
            answer = await ren.press_label(before[0], "queen")
            assert answer["acknowledged"]["type"] == 7
            assert (await aoi.messages("table"))[0]["text"] == "played queen"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_cleanly_though_people_look_on(data_dir, how):
    import aiohttp

    async with (
        sandbox_process(data_dir) as (running, url),
        aiohttp.ClientSession() as session,
        session.get(f"{url}/api/events?as=aoi") as stream,
    ):
        await stream.content.readline()
        running.send_signal(how)
        assert await asyncio.wait_for(running.wait(), PATIENCE) == 0
    assert (await running.stderr.read()) == b""


async def test_a_taken_port_is_told(data_dir, tmp_path_factory):
    async with sandbox_process(data_dir) as (_, url):
        other = tmp_path_factory.mktemp("other")
        port = url.rsplit(":", 1)[1]
        async with process("-m", "sandbox", DATA_DIR=str(other), SANDBOX_PORT=port) as second:
            assert await asyncio.wait_for(second.wait(), PATIENCE) == 1
            assert b"sandbox: " in await second.stderr.read()


async def test_everything_survives_a_restart(data_dir):
    async with serve(data_dir, tls_port=free_port()) as first:
        async with connected(first) as bot:
            await first.people.aoi.command("table", "table")
            await first.people.aoi.command("table", "secret")
            await first.people.ren.command("table", "hand", wait="answer")
            channel = bot.get_channel(int(first.desk.named_channel("table")["id"]))
            thread = await channel.create_thread(name="kept")
            await thread.add_user(bot.get_guild(channel.guild.id).owner or _owner(channel.guild))
        await first.people.sora.settings(dm=False, locale="ja", display_name="Sky")
        before = {name: await person.state() for name, person in vars(first.people).items()}
        file = first.world.files.find(*_newest_file(before["aoi"]))
        assert file is not None
        token, port = first.token, first.tls_port
    async with serve(data_dir) as second:
        after = {name: await person.state() for name, person in vars(second.people).items()}
        for name in before:
            for part in ("me", "people", "channels", "threads", "dms", "guild", "app"):
                assert _plain(after[name][part], second.url) == _plain(before[name][part], first.url), (name, part)
            assert after[name]["version"] > before[name]["version"]
        assert (second.token, second.tls_port) == (token, port)
        assert file.exists()
        async with connected(second):
            board = (await second.people.aoi.messages("table"))[0]
            answer = await second.people.ren.press_label(board, "ace")
            assert answer["acknowledged"]["type"] == 7
            assert int(answer["interaction"]["id"]) > int(board["id"])


async def test_a_bot_comes_back_to_a_restarted_sandbox(data_dir):
    async with contextlib.AsyncExitStack() as stack:
        async with serve(data_dir, tls_port=free_port()) as first:
            bot = await stack.enter_async_context(connected(first))
        async with serve(data_dir) as second:
            await settled(lambda: bot.events.count("ready") == 2)
            assert (await second.people.aoi.command("table", "ping"))["error"] is None
            await bot.close()


async def test_a_token_serves_over_a_restart(data_dir):
    async with serve(data_dir) as first, connected(first) as bot:
        await first.people.aoi.command("table", "secret")
        token = bot.boxes["secret"].token
        app = first.world.app["id"]
    async with serve(data_dir) as second:
        import aiohttp

        async with aiohttp.ClientSession(connector=second.connector()) as session:
            url = f"https://discord.com/api/v10/webhooks/{app}/{token}/messages/@original"
            async with session.patch(url, json={"content": "still"}) as answer:
                assert answer.status == 200
        assert (await second.people.aoi.messages("table"))[0]["text"] == "still"


async def test_killed_hard_it_keeps_what_was_written(data_dir):
    async with sandbox_process(data_dir) as (running, url), Person(url, "aoi") as aoi:
        for number in range(20):
            said = await aoi.say("table", str(number))
        await settled(lambda: is_written(data_dir, said["id"]))
        running.kill()
        await running.wait()
    async with serve(data_dir) as again:
        assert [message["text"] for message in await again.people.aoi.messages("table")] == [str(n) for n in range(20)]


def is_written(data_dir, message):
    """Whether a message stands in the sandbox's file."""
    with contextlib.closing(sqlite3.connect(data_dir / "sandbox.sqlite3")) as file:
        return file.execute("SELECT 1 FROM records WHERE key = ?", (message,)).fetchone()


def _owner(guild):
    import discord

    return discord.Object(guild.owner_id)


def _newest_file(state):
    message = next(message for message in state["channels"][0]["messages"] if message["attachments"])
    return message["attachments"][0]["id"], message["attachments"][0]["filename"]


def _plain(value, url):
    import json

    return json.loads(json.dumps(value).replace(url, "http://page"))
