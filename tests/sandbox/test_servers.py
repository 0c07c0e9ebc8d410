"""Further servers: what a bot of several shards hears where, and that a server is its own place."""

import contextlib

import discord
import pytest

from sandbox.people.administration import change_server
from sandbox.people.refusal import Refused
from tests.sandbox.conftest import connected, settled


async def found(house, **more):
    return await house.ask("POST", "/api/server", {"action": "found_server", "name": "Far", **more})


async def test_each_shard_hears_its_own_servers(sandbox):
    heard = []
    places = [
        change_server(sandbox.desk, {"action": "found_server", "name": n, "shard": [i, 3]}) for i, n in enumerate("abc")
    ]
    home = (int(sandbox.world.guild_id) >> 22) % 3
    async with contextlib.AsyncExitStack() as stack:
        for index in range(3):
            bot = await stack.enter_async_context(connected(sandbox, shard_id=index, shard_count=3))
            names = {guild.name for guild in bot.guilds}
            assert names == {"abc"[index]} | ({"Tefuda"} if index == home else set())

            async def on_interaction(interaction, index=index):
                heard.append((index, interaction.guild_id))

            bot.on_interaction = on_interaction
        for place in places:
            assert (await sandbox.people.aoi.command(place["channel"], "ping"))["error"] is None
        await sandbox.people.aoi.command("dm", "ping")
        await sandbox.people.aoi.command("table", "ping")
    servers = [int(place["server"]) for place in places]
    assert heard == [*enumerate(servers), (0, None), (home, int(sandbox.world.guild_id))]


async def test_a_further_server_is_a_place_of_its_own(house):
    told = await found(house)
    guild = await house.settle(lambda: house.bot.get_guild(int(told["server"])))
    assert [channel.name for channel in guild.text_channels] == ["hall"]
    assert [channel.name for channel in house.channel().guild.text_channels] == ["table", "lounge"]
    channel = guild.text_channels[0]
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    await thread.send("here")
    assert guild.me.guild_permissions.send_messages
    assert [member.name for member in await guild.query_members("re")] == ["ren"]
    (seen,) = (await house.ren.state())["threads"]
    assert seen["guild"] == told["server"]
    assert (await house.ren.command(str(thread.id), "ping"))["error"] is None
    assert {one.name for one in [one async for one in house.bot.fetch_guilds()]} == {"Tefuda", "Far"}
    await house.ask("POST", "/api/permissions", {"channel": told["channel"], "deny": ["send_messages"]})
    with pytest.raises(discord.Forbidden):
        await channel.send("x")
    await house.ask("DELETE", f"/api/channels/{told['channel']}")
    await house.settle(lambda: not guild.text_channels)


async def test_what_befalls_the_first_server_leaves_the_others_alone(house):
    told = await found(house)
    await house.settle(lambda: house.bot.get_guild(int(told["server"])))
    member = await house.channel().guild.fetch_member(int((await house.ren.state())["me"]["id"]))
    await house.ren.leave()
    assert [place["name"] for place in (await house.ren.state())["channels"]] == ["hall"]
    await member.send("a server is still shared")
    for action in ("remove_bot", "begin_outage"):
        await house.ask("POST", "/api/server", {"action": action})
        assert (await house.ren.command(told["channel"], "ping"))["error"] is None
    assert [guild.name for guild in house.bot.guilds if not guild.unavailable] == ["Far"]


async def test_a_further_server_is_kept(data_dir):
    from sandbox.service import serve

    async with serve(data_dir) as first:
        told = change_server(first.desk, {"action": "found_server", "name": "Far"})
    async with serve(data_dir) as second, connected(second) as bot:
        assert {guild.name for guild in bot.guilds} == {"Tefuda", "Far"}
        assert (await second.people.aoi.command(told["channel"], "ping"))["error"] is None
        await settled(lambda: bot.get_channel(int(told["channel"])))


@pytest.mark.parametrize("more", [{"shard": [2, 2]}, {"shard": "all"}, {"shard": [1]}, {"channel": 7}, {"name": None}])
async def test_a_server_that_is_none(house, more):
    with pytest.raises(Refused):
        await found(house, **more)
