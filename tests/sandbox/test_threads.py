"""Threads, and what the bot may not do in a channel."""

import discord
import pytest


async def place(person, kind="threads"):
    return (await person.state())[kind]


async def test_a_public_thread_is_seen_by_all_and_announced(house):
    channel = house.channel()
    thread = await channel.create_thread(name="match 1", type=discord.ChannelType.public_thread)
    await thread.send("here")
    (seen,) = await place(house.ren)
    assert (seen["kind"], seen["name"], seen["parent"]) == ("thread", "match 1", str(channel.id))
    assert [message["text"] for message in seen["messages"]] == ["here"]
    (line,) = await house.ren.messages("table")
    assert (line["type"], line["thread"]) == (18, seen["id"])


async def test_a_private_thread_is_seen_by_its_members(house):
    thread = await house.channel().create_thread(name="secret")
    assert thread.is_private()
    assert await place(house.ren) == []
    await thread.add_user(discord.Object(int((await house.ren.state())["me"]["id"])))
    (seen,) = await place(house.ren)
    assert seen["private"]
    assert {user["name"] for user in seen["members"]} == {"bot", "ren"}
    assert await place(house.aoi) == []
    await thread.send(f"<@{(await house.aoi.state())['me']['id']}> comes in by being mentioned")
    assert len(await place(house.aoi)) == 1
    await thread.remove_user(discord.Object(int((await house.ren.state())["me"]["id"])))
    assert await place(house.ren) == []
    assert {member.id for member in await thread.fetch_members()} >= {house.bot.user.id}


async def test_a_thread_on_a_message(house):
    message = await house.channel().send("board")
    thread = await message.create_thread(name="talk")
    assert thread.id == message.id
    (shown,) = await house.aoi.messages("table")
    assert shown["thread"] == str(thread.id)
    with pytest.raises(discord.HTTPException) as error:
        await message.create_thread(name="again")
    assert error.value.code == 160004


async def test_an_archived_thread_takes_no_edit_until_somebody_writes(house):
    thread = await house.channel().create_thread(name="t", type=discord.ChannelType.public_thread)
    message = await thread.send("x")
    await thread.edit(archived=True)
    assert (await place(house.aoi))[0]["archived"]
    with pytest.raises(discord.HTTPException) as error:
        await message.edit(content="y")
    assert error.value.code == 50083
    await thread.send("wakes it")
    assert not (await place(house.aoi))[0]["archived"]
    await message.edit(content="y")
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as locked:
        await thread.send("no")
    assert locked.value.code == 160005


async def test_commands_work_in_threads(house):
    thread = await house.channel().create_thread(name="t", type=discord.ChannelType.public_thread)
    answer = await house.aoi.command(str(thread.id), "ping")
    assert answer["error"] is None
    assert (await house.aoi.messages(str(thread.id)))[-1]["text"] == "pong"


@pytest.mark.parametrize(
    ("denied", "act"),
    [
        (
            "create_public_threads",
            lambda channel: channel.create_thread(name="t", type=discord.ChannelType.public_thread),
        ),
        ("create_private_threads", lambda channel: channel.create_thread(name="t")),
        ("send_messages", lambda channel: channel.send("x")),
        ("embed_links", lambda channel: channel.send(embed=discord.Embed(title="x"))),
    ],
)
async def test_a_permission_taken_away(house, denied, act):
    channel = house.channel()
    await house.ask("POST", "/api/permissions", {"channel": "table", "deny": [denied]})
    with pytest.raises(discord.Forbidden) as error:
        await act(channel)
    assert error.value.code == 50013
    assert (await house.aoi.command("table", "ping"))["error"] is None, "answers to commands need no permission"
    await house.settle(lambda: not getattr(channel.permissions_for(channel.guild.me), denied))
    await house.ask("POST", "/api/permissions", {"channel": "table", "deny": []})
    await act(channel)


async def test_a_channel_that_the_bot_cannot_see(house):
    await house.ask("POST", "/api/permissions", {"channel": "table", "deny": ["view_channel"]})
    with pytest.raises(discord.Forbidden) as error:
        await house.channel().send("x")
    assert error.value.code == 50001


async def test_a_moderator_deletes(house):
    message = await house.channel().send("board")
    await house.ask("DELETE", f"/api/messages/{message.id}")
    with pytest.raises(discord.NotFound) as error:
        await message.edit(content="x")
    assert error.value.code == 10008
    channel = house.channel("lounge")
    await house.ask("DELETE", f"/api/channels/{channel.id}")
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("x")
    assert gone.value.code == 10003
    assert [place["name"] for place in (await house.aoi.state())["channels"]] == ["table"]
