"""The gateway: resume, invalidation, zombies, compression, shards."""

import asyncio
import math
import zlib

import discord
import pytest
from discord import utils

from sandbox.people.connections import move_gateway
from sandbox.people.refusal import Refused
from tests.sandbox.conftest import PATIENCE, connected, settled
from tests.sandbox.demo_bot import DemoBot


async def gateway(house, action, **more):
    answer = await house.ask("POST", "/api/gateway", {"action": action} | more)
    assert answer == {"sessions": 1}


async def back(house, event, times):
    await house.settle(lambda: house.bot.events.count(event) >= times)
    assert (await house.aoi.command("table", "ping"))["error"] is None


@pytest.mark.parametrize("how", [{}, {"abrupt": True}, {"code": 4000}])
async def test_a_lost_connection_is_resumed_and_nothing_is_missed(house, how):
    await gateway(house, "drop", **how)
    waiting = asyncio.create_task(house.aoi.command("table", "ping"))
    assert (await asyncio.wait_for(waiting, PATIENCE))["error"] is None
    await back(house, "resumed", 1)
    assert house.bot.events.count("ready") == 1


async def test_reconnect(house):
    await gateway(house, "reconnect")
    await back(house, "resumed", 1)


async def test_ready_may_come_again(house):
    await gateway(house, "ready")
    await back(house, "ready", 2)
    assert len(house.bot.guilds) == 1


async def test_invalidate(house):
    await gateway(house, "invalidate")
    await back(house, "ready", 2)
    assert "resumed" not in house.bot.events


async def test_a_session_that_is_gone_cannot_be_resumed(house):
    (session,) = house.sandbox.desk.hub.connected()
    house.sandbox.desk.hub.end(session)
    await session.connection.close(4000)
    await back(house, "ready", 2)


async def test_health_follows_the_connection(house):
    assert await house.ask("GET", "/api/health") == {"bot": "ready"}
    assert (await house.aoi.state())["bot"] == "ready"
    await house.bot.close()
    await house.aoi.wait_for(lambda state: state["bot"] == "absent")
    assert await house.ask("GET", "/api/health") == {"bot": "absent"}


async def test_without_a_bot_nobody_takes_a_press(sandbox):
    async with connected(sandbox):
        message = await sandbox.people.aoi.command("table", "classic")
    sandbox.desk.hub.sessions.clear()
    with pytest.raises(Refused) as refusal:
        await sandbox.people.aoi.press(message["message"], "play:queen")
    assert refusal.value.code == "bot_absent"


async def test_a_client_that_does_not_beat_is_closed(sandbox):
    sandbox.desk.hub.heartbeat_ms = 500  # and 750 more are borne
    async with connected(sandbox) as bot:
        (session,) = sandbox.desk.hub.connected()
        begun = session.connection.last_beat
        await settled(lambda: session.connection.last_beat > begun + 1.3)
        assert bot.events == ["ready"]
        await settled(lambda: math.isfinite(bot.latency))
        bot.ws._keep_alive.stop()
        await settled(lambda: bot.events.count("ready") == 2)


async def test_a_client_that_is_not_heard_reconnects(sandbox):
    sandbox.desk.hub.heartbeat_ms = 300
    async with connected(sandbox, heartbeat_timeout=0.5) as bot:
        sandbox.desk.hub.deaf = True
        await settled(lambda: "disconnect" in bot.events)
        sandbox.desk.hub.deaf = False
        await settled(lambda: "resumed" in bot.events)


class ZlibStream:
    """What discord.py uses where zstandard is not installed."""

    COMPRESSION_TYPE = "zlib-stream"

    def __init__(self):
        self.buffer, self.context = bytearray(), zlib.decompressobj()

    def decompress(self, data):
        self.buffer.extend(data)
        if data[-4:] != b"\x00\x00\xff\xff":
            return None
        message = self.context.decompress(self.buffer)
        self.buffer = bytearray()
        return message.decode()


async def test_zlib_stream(sandbox, monkeypatch):
    monkeypatch.setattr(utils, "_ActiveDecompressionContext", ZlibStream)
    async with connected(sandbox):
        assert (await sandbox.people.aoi.command("table", "ping"))["error"] is None


async def test_a_wrong_token(sandbox):
    bot = discord.Client(intents=discord.Intents(guilds=True), connector=sandbox.connector())
    async with bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start("wrong")


async def test_privileged_intents_are_refused(sandbox):
    bot = discord.Client(intents=discord.Intents(guilds=True, message_content=True), connector=sandbox.connector())
    async with bot:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(sandbox.token)


async def test_intents_decide_what_is_heard(sandbox):
    heard = {}
    for name, intents in (("without", {}), ("with", {"guild_messages": True})):
        async with connected(sandbox, intents=discord.Intents(guilds=True, **intents)) as bot:
            got = heard[name] = []

            async def on_message(message, got=got):
                got.append(message.content)

            bot.on_message = on_message
            await sandbox.people.aoi.say("table", "to myself")
            await sandbox.people.aoi.say("table", f"to <@{bot.user.id}>")
            await sandbox.people.aoi.command("table", "ping")  # what is heard comes in order
            mention = f"to <@{bot.user.id}>"
    assert heard == {"without": [], "with": ["", mention]}


async def test_shards_hear_their_guilds_and_the_first_one_hears_dms(sandbox):
    mine = (int(sandbox.world.guild_id) >> 22) % 2
    heard = []
    async with (
        connected(sandbox, shard_id=0, shard_count=2) as zero,
        connected(sandbox, shard_id=1, shard_count=2) as one,
    ):
        for number, bot in enumerate((zero, one)):

            async def on_interaction(interaction, number=number):
                heard.append(number)

            bot.on_interaction = on_interaction
            assert [guild.name for guild in bot.guilds] == (["Tefuda"] if number == mine else [])
        await sandbox.people.aoi.command("table", "ping")
        await sandbox.people.aoi.command("dm", "ping")
    assert heard == [mine, 0]


async def test_a_guild_and_its_members(house):
    (guild,) = house.bot.guilds
    assert guild.preferred_locale is discord.Locale.japanese
    assert [channel.name for channel in guild.text_channels] == ["table", "lounge"]
    assert guild.me.id == house.bot.user.id
    assert (await guild.fetch_member(guild.owner_id)).display_name == "あおい"
    assert (await house.bot.application_info()).owner.id == guild.owner_id
    assert [member.name for member in await guild.query_members("re")] == ["ren"]


async def test_a_zombie_is_left_and_nothing_is_missed(sandbox):
    sandbox.desk.hub.heartbeat_ms = 300
    async with connected(sandbox, heartbeat_timeout=0.5) as bot:
        (session,) = sandbox.desk.hub.connected()
        await move_gateway(sandbox.desk, {"action": "zombie"})
        assert session.connection.dead
        answer = await asyncio.wait_for(sandbox.people.aoi.command("table", "ping"), PATIENCE)
        assert answer["error"] is None
        assert "resumed" in bot.events


@pytest.mark.parametrize("code", [4007, 4009])
async def test_some_close_codes_end_the_session(house, code):
    await gateway(house, "drop", code=code)
    await back(house, "ready", 2)
    assert "resumed" not in house.bot.events


async def test_a_code_after_which_no_client_comes_back(sandbox):
    bot = discord.Client(intents=discord.Intents(guilds=True), connector=sandbox.connector())
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await settled(sandbox.desk.hub.connected)
        await move_gateway(sandbox.desk, {"action": "drop", "code": 4014})
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await task


async def test_ready_and_resumed_may_come_many_times(house):
    await gateway(house, "resumed", times=3)
    await house.settle(lambda: house.bot.events.count("resumed") == 3)
    await gateway(house, "ready", times=3)
    await back(house, "ready", 2)
    assert len(house.bot.guilds) == 1
    for wrong in ({"times": 0}, {"action": "heartbeat"}, {"action": "starts", "shards": 0}):
        with pytest.raises(Refused):
            await house.ask("POST", "/api/gateway", {"action": "ready"} | wrong)


async def test_a_client_with_shards_asks_how_many(sandbox):
    await move_gateway(sandbox.desk, {"action": "starts", "shards": 2, "concurrency": 2, "seconds": 5})

    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id, *, initial=False):
            pass

    bot = Sharded(intents=discord.Intents(guilds=True), connector=sandbox.connector(), guild_ready_timeout=0.05)
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await settled(bot.is_ready)
        shards = sorted(session.shard for session in sandbox.desk.hub.connected())
        assert shards == [(0, 2), (1, 2)]
        assert (await move_gateway(sandbox.desk, {"action": "reconnect", "shard": 1})) == {"sessions": 1}
        assert [guild.name for guild in bot.guilds] == ["Tefuda"]
        assert (await bot.http.get_bot_gateway())[0] == 2
        assert sandbox.desk.hub.starts.told()["session_start_limit"]["remaining"] == 998
    task.cancel()


async def test_who_identifies_too_fast_begins_again(sandbox):
    await move_gateway(sandbox.desk, {"action": "starts", "seconds": 60})
    async with connected(sandbox):
        second = DemoBot(connector=sandbox.connector())
        task = asyncio.create_task(second.start(sandbox.token))
        await settled(lambda: "disconnect" in second.events)
        assert "ready" not in second.events
        sandbox.world.clock.advance(61)
        await settled(lambda: "ready" in second.events)
        await second.close()
        await task
    await move_gateway(sandbox.desk, {"action": "starts", "total": 1})
    async with connected(sandbox):
        bot = discord.Client(intents=discord.Intents(guilds=True), connector=sandbox.connector())
        async with bot:
            with pytest.raises(discord.ConnectionClosed) as closed:
                await bot.start(sandbox.token)
            assert closed.value.code == 4004
