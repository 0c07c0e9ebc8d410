"""Failures on demand, and the log of what the bot sent."""

import time

import discord
import pytest

from sandbox.people.refusal import Refused
from tests.sandbox.conftest import PATIENCE

MESSAGES = "/channels/{channel_id}/messages"


async def fault(house, method, route, **more):
    return (await house.ask("POST", "/api/faults", {"method": method, "route": route} | more))["id"]


async def log(house, **wanted):
    told = await house.ask("GET", "/api/requests")
    return [one for one in told["requests"] if all(one[key] == value for key, value in wanted.items())]


async def test_a_status_and_a_code(house):
    number = await fault(house, "POST", MESSAGES, status=403, code=50007)
    with pytest.raises(discord.Forbidden) as error:
        await house.channel().send("x")
    assert error.value.code == 50007
    assert await house.aoi.messages("table") == []
    await house.channel().send("y")
    (first, second) = await log(house, route=MESSAGES)
    assert (first["fault"], first["status"], first["code"]) == (number, 403, 50007)
    assert (second["fault"], second["status"]) == (None, 200)
    assert second["body"]["content"] == "y"


async def test_a_route_as_an_expression_and_skipping(house):
    channel = house.channel()
    await fault(house, "*", rf"/channels/{channel.id}", status=404, code=10003, skip=1, times=2)
    message = await channel.send("passes")
    for _ in range(2):
        with pytest.raises(discord.NotFound):
            await message.edit(content="fails")
    await message.edit(content="passes again")
    await house.channel("lounge").send("elsewhere nothing happens")


async def test_the_request_takes_effect_and_its_answer_is_lost(house):
    await fault(house, "POST", MESSAGES, status=403, code=0, after=True)
    with pytest.raises(discord.Forbidden):
        await house.channel().send("x")
    assert [message["text"] for message in await house.aoi.messages("table")] == ["x"]


async def test_a_connection_cut(house):
    await fault(house, "PATCH", ".*", status="cut", times=None)
    message = await house.channel().send("x")
    hook = house.bot.http
    with pytest.raises(Exception, match=r"disconnected|reset|aborted") as cut:
        await hook._HTTPClient__session.patch(
            f"https://discord.com/api/v10/channels/{message.channel.id}/messages/{message.id}",
            json={"content": "y"},
            headers={"Authorization": f"Bot {house.sandbox.token}"},
        )
    assert cut.value is not None
    assert (await house.aoi.messages("table"))[0]["text"] == "x"


async def test_a_rate_limit_is_waited_for(house):
    await fault(house, "POST", MESSAGES, status=429, retry_after=0.3)
    started = time.monotonic()
    await house.channel().send("x")
    assert time.monotonic() - started >= 0.3
    assert [one["status"] for one in await log(house, route=MESSAGES)] == [429, 200]


async def test_a_delay_alone(house):
    await fault(house, "POST", MESSAGES, delay=0.2)
    started = time.monotonic()
    await house.channel().send("x")
    assert time.monotonic() - started >= 0.2


async def test_a_lost_callback(house):
    await fault(house, "POST", "/interactions/.*/callback", status=404, code=10062)
    await house.ask("POST", "/api/faults", {"method": "GET", "route": "/x"})
    assert len((await house.ask("GET", "/api/faults"))["faults"]) == 2
    import asyncio

    waiting = asyncio.create_task(house.aoi.command("table", "ping"))
    await house.settle(lambda: house.sandbox.desk.rest.journal.since(0)[-1].fault)
    await house.ask("POST", "/api/clock", {"advance": PATIENCE})
    assert (await waiting)["error"] == "no_answer"
    assert (await house.ask("DELETE", "/api/faults"))["faults"] == []


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"method": "GET"},
        {"method": "GET", "route": "("},
        {"method": "GET", "route": "/", "status": "x"},
        {"method": "GET", "route": "/", "colour": 1},
        {"method": "GET", "route": "/", "times": "often"},
        {"method": "GET", "route": "/", "delay": []},
    ],
)
async def test_a_fault_that_is_none(house, body):
    with pytest.raises(Refused) as refusal:
        await house.ask("POST", "/api/faults", body)
    assert refusal.value.code == "bad_request"


async def test_an_unknown_route_is_told(house, wire):
    assert (await wire.send("GET", "/nonsense"))[0] == 404
    (entry,) = await log(house, path="/nonsense")
    assert entry["problems"][0]["code"] == "UNKNOWN_ROUTE"


async def test_the_log_goes_on_from_a_number(house):
    before = (await house.ask("GET", "/api/requests"))["next"]
    await house.channel().send("x", file=discord.File(__file__, "a b.txt"))
    told = await house.ask("GET", f"/api/requests?since={before}")
    (entry,) = told["requests"]
    assert entry["n"] == before
    assert told["next"] == before + 1
    assert entry["files"][0]["size"] > 0
    (message,) = await house.aoi.messages("table")
    assert message["attachments"][0]["filename"] == "a_b.txt"
