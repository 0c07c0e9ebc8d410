"""What only one person sees: ephemerals and DMs."""

import discord
import pytest

from sandbox.people.refusal import Refused


async def test_an_ephemeral_is_seen_by_its_reader_alone(house):
    answer = await house.aoi.command("table", "secret")
    assert answer["ephemeral"]
    await house.aoi.wait_for(lambda state: len(state["channels"][0]["messages"]) == 2)
    first, second = await house.aoi.messages("table")
    assert (first["text"], second["text"]) == ("hand", "more")
    assert first["seen_by"] == ["aoi"]
    assert first["ephemeral"]
    assert await house.ren.messages("table") == []
    assert (await house.ren.state())["channels"][0]["last_message"] is None
    with pytest.raises(Refused):
        await house.ren.press(first, "x", force=True)


async def test_channel_routes_do_not_know_ephemerals(house):
    answer = await house.aoi.command("table", "secret")
    channel = house.channel()
    with pytest.raises(discord.NotFound) as error:
        await channel.fetch_message(int(answer["message"]))
    assert error.value.code == 10008
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(int(answer["message"])).edit(content="x")
    assert [message async for message in channel.history()] == []


async def test_its_token_edits_and_deletes_it(house):
    await house.aoi.command("table", "secret")
    interaction = house.bot.boxes["secret"]
    hook = discord.Webhook.partial(house.bot.application_id, interaction.token, client=house.bot)
    await hook.edit_message((await interaction.original_response()).id, content="refreshed")
    assert (await house.aoi.messages("table"))[0]["text"] == "refreshed"
    await interaction.delete_original_response()
    assert [message["text"] for message in await house.aoi.messages("table")] == ["more"]


async def test_an_ephemeral_can_be_put_away(house):
    answer = await house.aoi.command("table", "secret")
    await house.aoi.act("dismiss", message=answer["message"])
    assert answer["message"] not in [message["id"] for message in await house.aoi.messages("table")]
    public = await house.aoi.command("table", "ping")
    with pytest.raises(Refused) as refusal:
        await house.aoi.act("dismiss", message=public["message"])
    assert refusal.value.code == "not_ephemeral"


async def test_a_dm_is_seen_by_its_reader_alone(house):
    await house.aoi.command("table", "hand", wait="answer")
    (message,) = await house.aoi.messages("dm")
    assert message["text"] == "your hand"
    assert (await house.ren.state())["dms"] == []
    assert (await house.aoi.messages("table"))[-1]["text"] == "sent"


async def test_closed_dms_can_be_opened_but_not_written_to(house):
    record = await house.aoi.settings(dm=False)
    assert record["dm"] is False
    await house.aoi.command("table", "hand", wait="answer")
    assert (await house.aoi.messages("table"))[-1]["text"] == "closed 50007"
    await house.aoi.settings(dm=True)
    await house.aoi.command("table", "hand", wait="answer")
    assert (await house.aoi.messages("table"))[-1]["text"] == "sent"


async def test_who_has_left_the_server(house):
    member = await house.channel().guild.fetch_member(int((await house.ren.state())["me"]["id"]))
    assert (await house.ren.leave())["member"] is False
    assert (await house.ren.state())["channels"] == []
    with pytest.raises(discord.Forbidden) as error:
        await member.send("hello")
    assert error.value.code == 50278
    with pytest.raises(discord.NotFound) as gone:
        await house.channel().guild.fetch_member(member.id)
    assert gone.value.code == 10007
    with pytest.raises(Refused) as refusal:
        await house.ren.command("table", "ping")
    assert refusal.value.code == "unknown_channel"
    await house.ren.join()
    await member.send("hello")


async def test_commands_in_a_dm(house):
    answer = await house.aoi.command("dm", "ping")
    assert answer["error"] is None
    assert (await house.aoi.messages("dm"))[-1]["text"] == "pong"


async def test_settings(house):
    name = "@everyone **bold**"
    assert (await house.aoi.settings(display_name=name, locale="en-US"))["display_name"] == name
    assert (await house.bot.fetch_user(int((await house.aoi.state())["me"]["id"]))).display_name == name
    menu = await house.ask("GET", "/api/commands?as=aoi")
    assert "deal" in [entry["display"] for entry in menu["commands"]]
    with pytest.raises(Refused) as refusal:
        await house.aoi.settings(locale="xx")
    assert refusal.value.code == "bad_locale"
    for wrong in ({"dm": "no"}, {"display_name": "x" * 33}):
        with pytest.raises(Refused) as refusal:
            await house.aoi.settings(**wrong)
        assert refusal.value.code == "bad_request"
    strange = {"locale": "xx-YY", "display_name": "\u202eevil" + "\u0300" * 500}
    assert (await house.aoi.settings(force=True, **strange)).items() >= strange.items()
    assert (await house.aoi.command("table", "ping"))["error"] is None


async def test_a_button_in_a_dm(house):
    import discord
    from discord import ui

    from tests.sandbox.demo_bot import Play, picture

    member = await house.channel().guild.fetch_member(int((await house.aoi.state())["me"]["id"]))
    view = ui.View(timeout=None)
    view.add_item(Play("queen"))
    sent = await member.send("hand", view=view, file=picture())
    answer = await house.aoi.press((await house.aoi.messages("dm"))[0], "play:queen")
    assert answer["acknowledged"]["type"] == 7
    assert (await house.aoi.messages("dm"))[0]["text"] == "played queen"
    with pytest.raises(Refused):
        await house.ren.press(str(sent.id), "play:queen")
    await house.aoi.settings(dm=False)
    await sent.edit(content="an old message can still be edited")
    with pytest.raises(discord.Forbidden):
        await member.send("a new one cannot be sent")


async def test_follow_ups_after_a_press(house):
    answer = await house.aoi.command("table", "pick")
    await house.aoi.select(answer["message"], "suit", ["S"])
    (menu,) = await house.aoi.messages("table")

    async def on_interaction(interaction):
        if interaction.data.get("custom_id") == "follow":
            await interaction.response.defer()
            await interaction.followup.send("only you", ephemeral=True)
            await interaction.followup.send("everybody")

    house.bot.on_interaction = on_interaction
    await house.aoi.press(menu, "follow", force=True)
    await house.aoi.wait_for_message("table", lambda message: message["text"] == "everybody")
    assert [message["text"] for message in await house.aoi.messages("table")] == ["S", "only you", "everybody"]
    assert [message["text"] for message in await house.ren.messages("table")] == ["S", "everybody"]
