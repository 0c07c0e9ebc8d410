"""Three seconds for the first answer, fifteen minutes for the token, by the sandbox's clock."""

import asyncio

import discord
import pytest


@pytest.fixture(autouse=True)
def patient():
    """Here they are what is asked."""


async def late(house):
    """A command that the bot has taken but not answered."""
    waiting = asyncio.create_task(house.aoi.command("table", "slow"))
    await house.settle(lambda: "slow" in house.bot.boxes)
    return waiting, house.bot.boxes["slow"]


async def test_an_answer_after_three_seconds_is_too_late(house):
    waiting, interaction = await late(house)
    await house.ask("POST", "/api/clock", {"advance": 3.5})
    answer = await waiting
    assert answer["error"] == "no_answer"
    assert answer["acknowledged"] is None
    with pytest.raises(discord.NotFound) as error:
        await interaction.response.send_message("late")
    assert error.value.code == 10062
    assert await house.aoi.messages("table") == []


async def test_a_second_answer_is_refused(house):
    waiting, interaction = await late(house)
    await interaction.response.send_message("one")
    assert (await waiting)["acknowledged"]["type"] == 4
    interaction.response._response_type = None
    with pytest.raises(discord.HTTPException) as error:
        await interaction.response.send_message("two")
    assert (error.value.status, error.value.code) == (400, 40060)
    assert [message["text"] for message in await house.aoi.messages("table")] == ["one"]


async def test_a_token_lives_fifteen_minutes(house):
    await house.aoi.command("table", "secret")
    interaction = house.bot.boxes["secret"]
    await house.ask("POST", "/api/clock", {"advance": 14 * 60})
    await interaction.edit_original_response(content="still fine")
    await house.ask("POST", "/api/clock", {"advance": 60})
    with pytest.raises(discord.HTTPException) as error:
        await interaction.edit_original_response(content="too late")
    assert (error.value.status, error.value.code) == (401, 50027)
    assert (await house.aoi.messages("table"))[0]["text"] == "still fine"


async def test_a_follow_up_before_the_first_answer_is_refused(house):
    waiting, interaction = await late(house)
    with pytest.raises(discord.NotFound) as error:
        await interaction.followup.send("x")
    assert error.value.code == 10015
    await interaction.response.defer()
    await waiting
    await interaction.followup.send("fills in what was deferred")
    (message,) = await house.aoi.messages("table")
    assert message["text"] == "fills in what was deferred"
    assert not message["thinking"]


async def test_each_kind_of_interaction_takes_its_kinds_of_answer(house, wire):
    waiting, interaction = await late(house)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for kind in (1, 6, 7, 8, 12):
        status, body = await wire.send("POST", path, {"type": kind, "data": {"content": "x", "choices": []}})
        assert (status, body["code"]) == (400, 50035), kind
    assert (await wire.send("POST", path, {"type": 5}))[0] == 204
    await waiting


async def test_the_clock_goes_on_over_a_restart(data_dir):
    from sandbox.people.controls import advance_clock
    from sandbox.service import serve

    async with serve(data_dir) as first:
        ahead = advance_clock(first.desk, {"advance": 3600})["now"]
    async with serve(data_dir) as second:
        assert (await second.people.aoi.state())["now"] > ahead


async def test_an_ephemeral_outlives_its_token_until_its_reader_presses_again(house):
    answer = await house.aoi.command("table", "secret")
    interaction = house.bot.boxes["secret"]
    await house.aoi.wait_for(lambda state: len(state["channels"][0]["messages"]) == 2)
    (first, _) = await house.aoi.messages("table")
    assert first["id"] == answer["message"]
    await house.ask("POST", "/api/clock", {"advance": 15 * 60 + 1})
    for act in (
        interaction.followup.send("more", ephemeral=True),
        interaction.edit_original_response(content="x"),
        interaction.delete_original_response(),
        interaction.original_response(),
    ):
        with pytest.raises(discord.HTTPException) as error:
            await act
        assert (error.value.status, error.value.code) == (401, 50027)
    assert (await house.aoi.messages("table"))[0]["text"] == "hand", "it stands, but nobody can change it"

    async def on_interaction(pressed):
        if pressed.data.get("custom_id") == "again":
            await pressed.response.edit_message(content="a new token")

    house.bot.on_interaction = on_interaction
    assert (await house.aoi.press(first, "again", force=True))["error"] is None
    assert (await house.aoi.messages("table"))[0]["text"] == "a new token"
    assert (await house.aoi.act("reload"))["gone"] == 2


async def test_what_was_never_answered_has_no_token_to_speak_of(house):
    waiting, interaction = await late(house)
    await house.ask("POST", "/api/clock", {"advance": 4})
    assert (await waiting)["error"] == "no_answer"
    with pytest.raises(discord.NotFound) as error:
        await interaction.followup.send("x")
    assert error.value.code == 10015
