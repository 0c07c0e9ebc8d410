"""Routes that discord.py uses besides messages and answers: reading, emojis, pins, history, deleting."""

import discord
import pytest

from tests.sandbox.demo_bot import picture


async def test_what_can_be_read(house):
    channel = house.channel()
    guild = channel.guild
    assert (await house.bot.fetch_user(house.bot.user.id)).bot
    assert (await house.bot.fetch_channel(channel.id)).name == "table"
    assert (await house.bot.fetch_guild(guild.id)).approximate_member_count == 4
    assert [channel.name for channel in await guild.fetch_channels()] == ["table", "lounge"]
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Tefuda"]
    assert [one.name async for one in house.bot.fetch_guilds()] == ["Tefuda"]
    (command, *_) = await house.bot.tree.fetch_commands()
    assert (await house.bot.tree.fetch_command(command.id)).name == command.name
    with pytest.raises(discord.NotFound) as error:
        await house.bot.tree.fetch_command(1)
    assert error.value.code == 10063
    async with channel.typing():
        pass


async def test_history(house):
    channel = house.channel()
    sent = [await channel.send(str(number)) for number in range(6)]
    assert [message.content async for message in channel.history(limit=3)] == ["5", "4", "3"]
    assert [message.content async for message in channel.history(before=sent[2])] == ["1", "0"]
    assert [message.content async for message in channel.history(after=sent[3])] == ["4", "5"]
    around = [message.content async for message in channel.history(around=sent[3], limit=3)]
    assert sorted(around) == ["2", "3", "4"]


async def test_the_applications_emojis(house):
    emoji = await house.bot.create_application_emoji(name="card", image=picture().fp.read())
    assert [one.name for one in await house.bot.fetch_application_emojis()] == ["card"]
    assert (await house.bot.fetch_application_emoji(emoji.id)).name == "card"
    await emoji.delete()
    assert await house.bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as error:
        await house.bot.fetch_application_emoji(emoji.id)
    assert error.value.code == 10014


async def test_pins_reactions_and_deleting(house):
    message = await house.channel().send("x")
    await message.pin()
    assert (await message.fetch()).pinned
    await message.unpin()
    await message.add_reaction("👍")
    await message.delete()
    assert await house.aoi.messages("table") == []


async def test_others_messages(house):
    said = await house.aoi.say("table", "mine")
    message = house.channel().get_partial_message(int(said["id"]))
    with pytest.raises(discord.Forbidden) as error:
        await message.edit(content="yours")
    assert error.value.code == 50005
    await house.ask("POST", "/api/permissions", {"channel": "table", "deny": ["manage_messages"]})
    with pytest.raises(discord.Forbidden):
        await message.delete()
    await house.ask("POST", "/api/permissions", {"channel": "table", "deny": []})
    await message.delete()
    assert await house.aoi.messages("table") == []


async def test_a_reply_to_nothing(house):
    channel = house.channel()
    gone = discord.MessageReference(message_id=5, channel_id=channel.id)
    with pytest.raises(discord.NotFound):
        await channel.send("x", reference=gone)
    gone.fail_if_not_exists = False
    await channel.send("y", reference=gone)
    assert (await house.aoi.messages("table"))[0]["reply_to"] is None


async def test_threads_listed_and_deleted(house):
    channel = house.channel()
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    assert [one.name for one in await channel.guild.active_threads()] == ["t"]
    assert (await thread.fetch_member(house.bot.user.id)).id == house.bot.user.id
    await thread.edit(name="u", archived=True, auto_archive_duration=60)
    assert [one.name async for one in channel.archived_threads()] == ["u"]
    await thread.delete()
    assert (await house.aoi.state())["threads"] == []
    with pytest.raises(discord.NotFound):
        await thread.send("x")


async def test_a_channel_is_renamed(house):
    await house.channel().edit(name="arena", topic="cards")
    assert [place["name"] for place in (await house.aoi.state())["channels"]] == ["arena", "lounge"]


async def test_a_nonce_finds_its_message_for_a_while_only(wire):
    channel = wire.sandbox.desk.named_channel("table")["id"]
    body = {"content": "x", "nonce": "one", "enforce_nonce": True}
    _, first = await wire.send("POST", f"/channels/{channel}/messages", body)
    _, again = await wire.send("POST", f"/channels/{channel}/messages", body)
    assert again["id"] == first["id"]
    wire.sandbox.world.clock.advance(600)
    _, later = await wire.send("POST", f"/channels/{channel}/messages", body)
    assert later["id"] != first["id"]


async def test_files_thumbnails_and_embeds(wire):
    channel = wire.sandbox.desk.named_channel("table")["id"]
    parts = [
        {"type": 13, "file": {"url": "attachment://notes.txt"}},
        {
            "type": 9,
            "components": [{"type": 10, "content": "x"}],
            "accessory": {"type": 11, "media": {"url": "attachment://board.png"}},
        },
    ]
    body = {"flags": 1 << 15, "components": parts, "attachments": [{"id": 0, "filename": "notes.txt"}, {"id": 1}]}
    files = [("a.txt", b"hello"), ("board.png", picture().fp.read())]
    status, message = await wire.send("POST", f"/channels/{channel}/messages", body, files)
    assert status == 200
    file, section = message["components"]
    assert (file["name"], file["size"]) == ("notes.txt", 5)
    assert section["accessory"]["media"]["width"] == 64
    body = {"embeds": [{"image": {"url": "attachment://board.png"}}]}
    status, message = await wire.send("POST", f"/channels/{channel}/messages", body, files[1:])
    assert message["embeds"][0]["image"]["height"] == 32
    (_, shown) = await wire.sandbox.people.aoi.messages("table")
    assert shown["embeds"][0]["image"]["url"].startswith(wire.sandbox.url)


async def test_a_body_that_is_no_json(wire):
    url = "https://discord.com/api/v10/users/@me/channels"
    headers = {"Authorization": f"Bot {wire.sandbox.token}", "Content-Type": "application/json"}
    async with wire.session.post(url, data=b"{", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
