"""What a soak asks for: failures drawn from a seed, events that come twice, late, in another order or never, presses made twice."""

import asyncio
import collections
import time

import aiohttp
import discord
import pytest

from sandbox.people.refusal import Refused
from tests.sandbox.conftest import PATIENCE


async def met(wire, count, path="/users/@me"):
    """What so many requests met: a status, or "cut"."""
    found = []
    for _ in range(count):
        try:
            found.append((await wire.send("GET", path))[0])
        except aiohttp.ClientError:
            found.append("cut")
    return found


async def heard(house):
    """A log of the custom ids and interaction ids that the bot hears."""
    log = []

    async def on_interaction(interaction):
        log.append((interaction.id, (interaction.data or {}).get("custom_id")))

    house.bot.on_interaction = on_interaction
    return log


async def test_faults_are_drawn_by_seed_and_repeat(house, wire):
    runs = []
    for seed in ("7", "7", "8"):
        await house.ask("DELETE", "/api/faults")
        body = {"method": "GET", "route": "/users", "status": 503, "times": None, "probability": 0.3, "seed": seed}
        await house.ask("POST", "/api/faults", body)
        runs.append(await met(wire, 60))
    assert runs[0] == runs[1] != runs[2]
    assert 8 <= runs[0].count(503) <= 30


async def test_draws_of_one_route_do_not_hang_on_another(house, wire):
    body = {"method": "*", "route": "/", "status": 503, "times": None, "probability": 0.3, "seed": 7}
    await house.ask("POST", "/api/faults", body)
    alone = await met(wire, 30)
    await house.ask("DELETE", "/api/faults")
    await house.ask("POST", "/api/faults", body)
    between = []
    for _ in range(30):
        between += await met(wire, 1)
        await met(wire, 2, "/gateway/bot")
    assert between == alone


async def test_a_storm_has_every_kind_and_ends(house, wire):
    told = await house.ask("POST", "/api/storm", {"probability": 0.6, "seed": 1, "route": "/users", "seconds": 60})
    assert len(told["ids"]) == 9
    counted = collections.Counter(await met(wire, 150))
    assert set(counted) == {200, 403, 404, 429, 500, 503, "cut"}
    assert 60 <= 150 - counted[200] <= 110
    await house.ask("POST", "/api/clock", {"advance": 61})
    assert set(await met(wire, 10)) == {200}
    assert (await house.ask("GET", "/api/faults"))["faults"] == []


async def test_a_storm_of_lost_answers_takes_effect(house, wire):
    await house.ask("POST", "/api/storm", {"probability": 1, "kinds": ["lost"], "route": "/channels"})
    channel = house.sandbox.desk.named_channel("table")["id"]
    with pytest.raises(Exception, match=r"disconnected|reset|aborted"):
        await wire.send("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert [message["text"] for message in await house.aoi.messages("table")] == ["x"]


@pytest.mark.parametrize("body", [{}, {"probability": 2}, {"probability": 0.1, "kinds": ["rain"]}])
async def test_a_storm_that_is_none(house, body):
    with pytest.raises(Refused) as refusal:
        await house.ask("POST", "/api/storm", body)
    assert refusal.value.code == "bad_request"


async def test_an_interaction_may_be_delivered_twice(house):
    log = await heard(house)
    await house.ask("POST", "/api/deliveries", {"event": "INTERACTION_CREATE", "again": 0})
    await house.aoi.command("table", "secret")
    await house.settle(lambda: len(log) == 2)
    assert log[0] == log[1]
    await house.aoi.command("table", "secret")
    assert len(log) == 3


async def test_a_press_may_be_made_twice(house):
    answer = await house.aoi.command("table", "classic")
    log = await heard(house)
    told = await house.aoi.press(answer["message"], "play:queen", again=0.005)
    assert (told["error"], told["again"]["error"]) == (None, None)
    (first, _), (second, _) = log
    assert first != second
    assert {told["interaction"]["id"], told["again"]["interaction"]["id"]} == {str(first), str(second)}
    with pytest.raises(Refused):
        await house.aoi.press(answer["message"], "play:queen", again=-1)


async def test_an_event_may_come_late(house):
    await house.ask("POST", "/api/deliveries", {"event": "INTERACTION_CREATE", "delay": 0.2})
    started = time.monotonic()
    assert (await house.aoi.command("table", "ping"))["error"] is None
    assert time.monotonic() - started >= 0.2


async def test_an_event_may_be_overtaken(house):
    log = await heard(house)
    answer = await house.aoi.command("table", "classic")
    del log[:]
    await house.ask("POST", "/api/deliveries", {"event": "INTERACTION_CREATE", "behind": 1})
    first = asyncio.create_task(house.aoi.press(answer["message"], "first", force=True, wait="none"))
    await first
    await house.aoi.press(answer["message"], "second", force=True, wait="none")
    await house.settle(lambda: len(log) == 2)
    assert [custom_id for _, custom_id in log] == ["second", "first"]


async def test_an_event_may_be_lost(house):
    log = await heard(house)
    told = await house.ask("POST", "/api/deliveries", {"event": "*", "lose": True})
    assert (await house.ask("GET", "/api/deliveries"))["deliveries"][0]["id"] == told["id"]
    waiting = asyncio.create_task(house.aoi.command("table", "ping"))
    await house.settle(lambda: not house.sandbox.desk.hub.deliveries.listed())
    await house.ask("POST", "/api/clock", {"advance": PATIENCE})
    assert (await waiting)["error"] == "no_answer"
    assert log == []
    await house.ask("POST", "/api/deliveries", {"event": "*", "lose": True, "times": None})
    assert (await house.ask("DELETE", "/api/deliveries"))["deliveries"] == []
    assert (await house.aoi.command("table", "ping"))["error"] is None
    with pytest.raises(Refused):
        await house.ask("POST", "/api/deliveries", {"event": 1})


async def test_a_request_that_is_answered_late_is_not_sent_again(house):
    await house.ask("POST", "/api/faults", {"method": "POST", "route": "/channels", "delay": 0.2, "after": True})
    assert isinstance(await house.channel().send("x"), discord.Message)
    assert len(await house.aoi.messages("table")) == 1
