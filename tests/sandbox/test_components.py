"""Buttons, menus, boards of Components V2."""

import aiohttp
import discord
import pytest

from sandbox.people.refusal import Refused
from sandbox.person import button, buttons
from tests.sandbox.demo_bot import picture


async def refused(act):
    with pytest.raises(Refused) as refusal:
        await act
    return refusal.value.code


async def shown(house, name):
    answer = await house.aoi.command("table", name)
    return await house.aoi.wait_for_message("table", lambda message: message["id"] == answer["message"])


async def test_a_board_is_edited_in_place(house):
    board = await shown(house, "table")
    assert board["content"] == ""
    assert board["text"] == "empty\nrules"
    (container,) = board["components"]
    assert container["type"] == 17
    gallery = container["components"][1]
    assert gallery["items"][0]["description"] == "the board"
    assert gallery["items"][0]["media"]["width"] == 64
    answer = await house.ren.press_label(board, "king")
    assert answer["acknowledged"]["type"] == 7
    assert answer["message"] == board["id"]
    (after,) = await house.ren.messages("table")
    assert after["id"] == board["id"]
    assert after["edited"]
    assert after["text"] == "played king\nrules"
    assert [attachment["filename"] for attachment in after["attachments"]] == ["board2.png"]
    assert "board2.png" in after["components"][0]["components"][1]["items"][0]["media"]["url"]


async def test_every_component_has_an_id(house):
    board = await shown(house, "table")
    ids = [part["id"] for part in buttons(board)] + [board["components"][0]["id"]]
    assert len(set(ids)) == len(ids)


async def test_pictures_can_be_loaded_by_the_page_and_by_the_bot(house):
    board = await shown(house, "table")
    url = board["attachments"][0]["url"]
    assert url.startswith(house.sandbox.url)
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        data = await answer.read()
        assert answer.content_type == "image/png"
    message = await house.channel().fetch_message(int(board["id"]))
    assert await message.attachments[0].read() == data


async def test_a_menu(house):
    message = await shown(house, "pick")
    answer = await house.ren.select(message, "suit", ["H", "C"])
    assert answer["acknowledged"]["type"] == 6
    await house.ren.wait_for_message("table", lambda message: message["text"] == "H C")
    answer = await house.ren.select(message, "who", ["ren"])
    assert (await house.ren.messages("table"))[-1]["text"] == "れん"


async def test_only_what_stands_there_can_be_pressed(house):
    message = await shown(house, "pick")
    assert await refused(house.aoi.press(message, "nothing")) == "unknown_component"
    assert await refused(house.aoi.press(message, "suit")) == "unknown_component"
    assert await refused(house.aoi.press(message, "off")) == "disabled_component"
    assert await refused(house.aoi.press("1", "off")) == "unknown_message"
    assert await refused(house.aoi.select(message, "suit", [])) == "bad_values"
    assert await refused(house.aoi.select(message, "suit", ["S", "H", "D"])) == "bad_values"
    assert await refused(house.aoi.select(message, "suit", ["X"])) == "bad_values"
    assert await refused(house.aoi.select(message, "suit", ["S", "S"])) == "bad_values"
    assert await refused(house.aoi.select(message, "who", ["nobody"])) == "bad_values"


async def test_a_forged_button_reaches_the_bot(house):
    message = await shown(house, "classic")
    answer = await house.ren.press(message, "play:joker", force=True)
    assert answer["acknowledged"]["type"] == 7
    assert (await house.ren.messages("table"))[-1]["text"] == "played joker"


async def test_a_button_works_after_a_restart_of_the_bot(house):
    from tests.sandbox.conftest import connected

    message = await shown(house, "classic")
    await house.bot.close()
    async with connected(house.sandbox):
        answer = await house.ren.press(message, button(message, "queen")["custom_id"])
        assert answer["acknowledged"]["type"] == 7


async def test_attachments_stay_or_go_by_the_edit(house):
    channel = house.channel()
    message = await channel.send("a", files=[picture("one.png"), picture("two.png")])
    await message.edit(content="b")
    assert len((await house.aoi.messages("table"))[0]["attachments"]) == 2
    await message.edit(attachments=[message.attachments[1], picture("three.png")])
    (shown_message,) = await house.aoi.messages("table")
    assert [one["filename"] for one in shown_message["attachments"]] == ["two.png", "three.png"]
    partial = channel.get_partial_message(message.id)
    await partial.edit(attachments=[])
    assert (await house.aoi.messages("table"))[0]["attachments"] == []


async def test_a_file_sent_twice_is_told(house):
    file = picture()
    await house.channel().send("once", file=file)
    file.fp.read()
    await house.channel().send("twice", file=discord.File(file.fp, "board.png"))
    told = await house.ask("GET", "/api/requests?failed=1")
    assert [problem["code"] for one in told["requests"] for problem in one["problems"]] == ["WARN_EMPTY_FILE"]


async def test_a_refused_edit_leaves_the_message_as_it_was(house):
    board = await shown(house, "table")
    partial = house.channel().get_partial_message(int(board["id"]))
    with pytest.raises(discord.HTTPException) as error:
        await partial.edit(content="text in a V2 message")
    assert (error.value.status, error.value.code) == (400, 50035)
    (after,) = await house.aoi.messages("table")
    assert after == board


async def test_replies_nonces_and_pings(house):
    channel = house.channel()
    first = await channel.send(f"hello <@{(await house.aoi.state())['me']['id']}> and @everyone")
    again = await channel.send("x", nonce="same")
    assert (await channel.send("x", nonce="same")).id == again.id
    await first.reply("reply", allowed_mentions=discord.AllowedMentions.none())
    everyone, _, reply = await house.aoi.messages("table")
    assert everyone["pings_me"]
    assert reply["reply_to"] == everyone["id"]
    assert not reply["pings_me"]
    me = (await house.aoi.state())["me"]["id"]
    for allowed, pinged in ((discord.AllowedMentions.none(), False), (discord.AllowedMentions.all(), True)):
        await channel.send(f"<@{me}>", allowed_mentions=allowed)
        assert (await house.aoi.messages("table"))[-1]["pings_me"] is pinged
    await channel.send("@everyone", allowed_mentions=discord.AllowedMentions.none())
    assert not (await house.aoi.messages("table"))[-1]["pings_me"]
