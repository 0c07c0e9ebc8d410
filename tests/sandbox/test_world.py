"""The world changes under the bot: people and the bot itself come and go, threads fall asleep, the server is out of reach."""

import asyncio

import discord
import pytest

from sandbox.people.refusal import Refused

DAY = 24 * 3600


async def server(house, action, **more):
    return await house.ask("POST", "/api/server", {"action": action} | more)


async def refused(act, code):
    with pytest.raises(discord.HTTPException) as error:
        await act
    assert error.value.code == code
    return error.value


async def user_id(person):
    return int((await person.state())["me"]["id"])


async def opened(house, **more):
    return await house.channel().create_thread(name="t", type=discord.ChannelType.public_thread, **more)


async def forward(house, seconds):
    await house.ask("POST", "/api/clock", {"advance": seconds})
    await asyncio.sleep(0)


async def asleep(house, *, archived=True):
    await house.aoi.wait_for(lambda state: state["threads"][0]["archived"] is archived)


async def test_a_member_is_sent_away_and_leaves_its_threads(house):
    thread = await opened(house)
    await thread.add_user(discord.Object(await user_id(house.ren)))
    await server(house, "kick", person="ren")
    assert (await house.ren.state())["me"]["member"] is False
    await refused(house.channel().guild.fetch_member(await user_id(house.ren)), 10007)
    assert await user_id(house.ren) not in {member.id for member in await thread.fetch_members()}
    await house.ren.join()
    assert (await house.ren.command("table", "ping"))["error"] is None


async def test_an_account_ends_and_another_one_comes(house):
    ren = await house.channel().guild.fetch_member(await user_id(house.ren))
    await ren.send("hello")
    await house.ren.say("table", "I was here")
    record = await house.ren.act("delete_account")
    assert (record["deleted"], record["member"]) == (True, False)
    (message,) = await house.aoi.messages("table")
    assert message["author"]["display_name"].startswith("Deleted User ")
    await refused(house.bot.fetch_user(ren.id), 10013)
    await refused(ren.send("anybody?"), 50007)
    await refused(house.bot.http.start_private_message(ren.id), 10013)
    with pytest.raises(Refused) as refusal:
        await house.ren.say("table", "x")
    assert refusal.value.code == "account_deleted"
    assert ((await house.ren.state())["channels"], (await house.ren.state())["dms"]) == ([], [])
    with pytest.raises(Refused) as unknown:
        await house.aoi.command("table", "game invite", who=str(ren.id))
    assert unknown.value.code == "bad_option"
    record = await house.ren.act("new_account")
    assert (record["deleted"], record["member"], record["display_name"]) == (False, True, "れん")
    assert record["id"] != str(ren.id)
    assert (await house.ren.command("table", "ping"))["error"] is None
    (old, _) = await house.aoi.messages("table")
    assert (old["author"]["id"], old["author"]["name"]) == (str(ren.id), None)


async def test_who_blocks_the_bot_gets_nothing_new(house):
    member = await house.channel().guild.fetch_member(await user_id(house.aoi))
    assert (await house.aoi.act("block"))["blocks"] is True
    await refused(member.send("hello"), 50007)
    assert (await house.aoi.command("table", "ping"))["error"] is None
    assert (await house.aoi.act("unblock"))["blocks"] is False
    await member.send("hello")


async def test_the_bot_is_sent_away_and_invited_again(house):
    member = await house.channel().guild.fetch_member(await user_id(house.aoi))
    message = await house.channel().send("board")
    classic = await house.aoi.command("table", "classic")
    await server(house, "remove_bot")
    await house.settle(lambda: not house.bot.guilds)
    await refused(message.edit(content="x"), 50001)
    await refused(house.bot.fetch_guild(message.guild.id), 10004)
    await refused(member.send("hello"), 50278)
    assert await house.bot.http.get_guilds(200) == []
    for act, code in (
        (house.aoi.command("table", "ping"), "unknown_command"),
        (house.aoi.press(classic["message"], "play:queen"), "bot_absent"),
    ):
        with pytest.raises(Refused) as refusal:
            await act
        assert refusal.value.code == code
    assert (await house.aoi.state())["guild"]["bot"] is False
    await server(house, "invite_bot")
    await house.settle(lambda: house.bot.guilds)
    await message.edit(content="x")
    assert (await house.aoi.press(classic["message"], "play:queen"))["error"] is None


async def test_a_bot_that_was_sent_away_while_it_was_off_finds_no_server(house):
    await server(house, "remove_bot")
    await house.ask("POST", "/api/gateway", {"action": "invalidate"})
    await house.settle(lambda: house.bot.events.count("ready") == 2)
    assert not house.bot.guilds


async def test_the_server_is_out_of_reach_for_a_while(house):
    guild, message = house.channel().guild, await house.channel().send("board")
    await server(house, "begin_outage")
    await house.settle(lambda: guild.unavailable)
    with pytest.raises(discord.DiscordServerError) as error:
        await message.edit(content="x")
    assert error.value.status == 503
    state = await house.aoi.state()
    assert (state["channels"], state["guild"]["outage"]) == ([], True)
    with pytest.raises(Refused):
        await house.aoi.command("table", "ping")
    assert (await house.aoi.command("dm", "ping"))["error"] is None
    await server(house, "end_outage")
    await house.settle(lambda: not house.bot.get_guild(guild.id).unavailable)
    await message.edit(content="x")
    assert (await house.aoi.command("table", "ping"))["error"] is None


async def test_many_messages_are_deleted_at_once(house):
    first, second, third = [await house.channel().send(text) for text in "abc"]
    await house.aoi.command("table", "secret")
    await server(house, "purge", channel="table", messages=[str(first.id), str(second.id)])
    await refused(first.edit(content="x"), 10008)
    await third.edit(content="c2")
    await server(house, "purge", channel="table")
    assert [message["ephemeral"] for message in await house.aoi.messages("table")] == [True, True]
    with pytest.raises(Refused) as refusal:
        await server(house, "purge", channel="table", messages=["1"])
    assert refusal.value.code == "unknown_message"


async def test_a_thread_falls_asleep_when_nothing_is_written(house):
    thread = await opened(house, auto_archive_duration=60)
    message = await thread.send("x")
    await forward(house, 40 * 60)
    await thread.send("y")
    await forward(house, 40 * 60)
    assert not (await house.aoi.state())["threads"][0]["archived"]
    await forward(house, 30 * 60)
    await asleep(house)
    await refused(message.edit(content="x2"), 50083)
    await refused(message.add_reaction("♠"), 50083)
    await message.delete()
    await thread.send("wakes it")
    await asleep(house, archived=False)
    await forward(house, 61 * 60)
    await asleep(house)
    assert (await house.aoi.command(str(thread.id), "secret"))["error"] is None
    assert (await house.aoi.state())["threads"][0]["archived"], "what one person sees wakes nobody"
    assert (await house.aoi.command(str(thread.id), "ping"))["error"] is None
    await asleep(house, archived=False)


async def test_a_thread_falls_asleep_after_a_restart_too(data_dir):
    from sandbox.people.controls import advance_clock
    from sandbox.service import serve
    from sandbox.world.threads import open_thread

    async with serve(data_dir) as first:
        parent = first.desk.named_channel("table")
        open_thread(first.world, parent, {"name": "t", "auto_archive_duration": 1440, "type": 11})
    async with serve(data_dir) as second:
        assert not (await second.people.aoi.state())["threads"][0]["archived"]
        advance_clock(second.desk, {"advance": DAY})
        await second.people.aoi.wait_for(lambda state: state["threads"][0]["archived"])


async def test_a_moderator_archives_locks_and_opens(house):
    thread = await opened(house)
    message = await thread.send("x")
    told = await server(house, "thread", channel=str(thread.id), archived=True, locked=True)
    assert (told["archived"], told["locked"]) == (True, True)
    await refused(thread.send("no"), 160005)
    with pytest.raises(Refused) as refusal:
        await house.aoi.say(str(thread.id), "no")
    assert refusal.value.code == "cannot_send"
    await house.ask("POST", "/api/permissions", {"channel": str(thread.id), "deny": ["manage_threads"]})
    await refused(thread.edit(archived=False), 50013)
    await house.ask("POST", "/api/permissions", {"channel": "table", "deny": []})
    await thread.edit(archived=False, locked=False)
    await message.edit(content="y")
    with pytest.raises(Refused) as none:
        await server(house, "thread", channel="table", archived=True)
    assert none.value.code == "unknown_channel"


@pytest.mark.parametrize(
    ("denied", "code"), [("send_messages_in_threads", 50013), ("view_channel", 50001), ("attach_files", 50013)]
)
async def test_permissions_are_taken_away_in_a_thread(house, denied, code):
    thread = await opened(house)
    await house.ask("POST", "/api/permissions", {"channel": str(thread.id), "deny": [denied]})
    await refused(thread.send("x", file=discord.File(__file__)), code)
    await house.ask("POST", "/api/permissions", {"channel": str(thread.id), "deny": []})
    await thread.send("x", file=discord.File(__file__))


async def test_a_channel_more(house):
    told = await server(house, "create_channel", name="table2")
    await house.settle(lambda: house.bot.get_channel(int(told["channel"])))
    assert (await house.aoi.command("table2", "ping"))["error"] is None


async def test_a_client_that_starts_anew_has_forgotten_its_ephemerals(house):
    await house.aoi.command("table", "secret")
    await house.aoi.command("table", "ping")
    await house.aoi.wait_for(lambda state: len(state["channels"][0]["messages"]) == 3)
    assert await house.aoi.act("reload") == {"gone": 2}
    assert [message["text"] for message in await house.aoi.messages("table")] == ["pong"]
    interaction = house.bot.boxes["secret"]
    await refused(interaction.edit_original_response(content="seen by nobody"), 10008)


async def test_the_servers_language_is_changed_and_heard_of(house):
    await server(house, "language", locale="en-US")
    guild = house.channel().guild
    await house.settle(lambda: guild.preferred_locale is discord.Locale.american_english)
    assert (await house.aoi.state())["guild"]["preferred_locale"] == "en-US"
    assert guild.me is not None
    with pytest.raises(Refused) as none:
        await server(house, "language", locale="tlh")
    assert none.value.code == "bad_locale"


async def test_an_action_that_is_none(house):
    for body in ({}, {"action": "dance"}, {"action": "kick"}, {"action": "kick", "person": "nobody"}):
        with pytest.raises(Refused):
            await house.ask("POST", "/api/server", body)


async def test_roles_are_given_counted_and_deleted(house):
    made = await server(house, "role", name="staff", people=["ren"], permissions=["manage_guild"])
    guild = house.channel().guild
    await house.settle(lambda: guild.get_role(int(made["role"])))
    assert (await house.ren.state())["guild"]["roles"][-1] == {"id": made["role"], "name": "staff"}
    ren = await guild.fetch_member(int(house.sandbox.world.people["ren"].id))
    assert [role.name for role in ren.roles] == ["@everyone", "staff"]
    assert (await server(house, "role", name="staff", people=["sora"]))["role"] == made["role"]
    assert house.sandbox.world.meta["members"][house.sandbox.world.people["ren"].id]["roles"] == []
    await server(house, "drop_role", name="staff")
    await house.settle(lambda: guild.get_role(int(made["role"])) is None)
    for body in (
        {"action": "drop_role", "name": "staff"},
        {"action": "role", "name": "x", "people": [], "permissions": ["fly"]},
    ):
        with pytest.raises(Refused):
            await house.ask("POST", "/api/server", body)
