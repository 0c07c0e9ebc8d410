"""Rate limits as Discord's: buckets, the limit over all, edits of old messages, and the ban for too many invalid requests."""

import time

import discord
import pytest

from sandbox.people.refusal import Refused
from sandbox.rest.server import PREFIX

MESSAGES = "/channels/{}/messages"


async def limits(house, mode="off", **own):
    return await house.ask("POST", "/api/limits", {"mode": mode} | own)


async def post(wire, channel, content="x"):
    """Without discord.py, which would wait: the status, the headers and the body."""
    headers = {"Authorization": f"Bot {wire.sandbox.token}"}
    url = f"https://discord.com{PREFIX}{MESSAGES.format(channel)}"
    async with wire.session.post(url, headers=headers, json={"content": content}) as answer:
        return answer.status, answer.headers, await answer.read()


def place(house, name="table"):
    return house.sandbox.desk.named_channel(name)["id"]


async def test_a_bucket_belongs_to_a_route_and_a_channel(house, wire):
    await limits(house, "real")
    begun = time.time()
    told = [await post(wire, place(house)) for _ in range(6)]
    assert [status for status, *_ in told] == [200] * 5 + [429]
    assert [headers["X-RateLimit-Remaining"] for _, headers, _ in told] == ["4", "3", "2", "1", "0", "0"]
    assert {headers["X-RateLimit-Limit"] for _, headers, _ in told} == {"5"}
    _, headers, body = told[-1]
    assert headers["X-RateLimit-Scope"] == "user"
    assert "X-RateLimit-Global" not in headers
    limited = await house.ask("GET", "/api/requests")
    assert limited["requests"][-1]["limit"] == "user"
    assert 0 < float(headers["X-RateLimit-Reset-After"]) <= 5
    assert begun < float(headers["X-RateLimit-Reset"]) <= time.time() + 5
    assert int(headers["Retry-After"]) in range(1, 6)
    assert b'"global":false' in body
    other = await post(wire, place(house, "lounge"))
    assert other[0] == 200
    assert other[1]["X-RateLimit-Bucket"] == headers["X-RateLimit-Bucket"]
    await house.ask("POST", "/api/clock", {"advance": 5})
    assert (await post(wire, place(house)))[0] == 200


async def test_a_client_that_reads_the_headers_meets_no_429(house):
    await limits(house, routes={"POST /channels/{}/messages": [2, 0.2]})
    started = time.monotonic()
    for number in range(5):
        await house.channel().send(str(number))
    assert time.monotonic() - started >= 0.4
    told = (await house.ask("GET", "/api/requests"))["requests"]
    assert [one["status"] for one in told if one["route"].endswith("/messages")] == [200] * 5


async def test_the_limit_over_all_leaves_answers_to_interactions_alone(house, wire):
    await limits(house, **{"global": [1, 60]})
    assert (await post(wire, place(house)))[0] == 200
    status, headers, body = await post(wire, place(house, "lounge"))
    assert (status, headers["X-RateLimit-Scope"], headers["X-RateLimit-Global"]) == (429, "global", "true")
    assert b'"global":true' in body
    assert (await house.aoi.command("table", "deal", game="skat", wait="answer"))["error"] is None


async def test_edits_of_old_messages_have_a_limit_of_their_own(house, wire):
    message = await house.channel().send("board")
    await limits(house, old_edits=[1, 60])
    path = f"{MESSAGES.format(message.channel.id)}/{message.id}"
    for _ in range(3):
        assert (await wire.send("PATCH", path, {"content": "young"}))[0] == 200
    await house.ask("POST", "/api/clock", {"advance": 3700})
    assert (await wire.send("PATCH", path, {"content": "old"}))[0] == 200
    status, body = await wire.send("PATCH", path, {"content": "too often"})
    assert (status, body["code"]) == (429, 30046)


async def test_too_many_invalid_requests_end_in_a_ban(house, wire):
    await limits(house, invalid=[3, 600])
    wrong = {"Authorization": "Bot wrong"}
    url = f"https://discord.com{PREFIX}/users/@me"
    for _ in range(3):
        async with wire.session.get(url, headers=wrong) as answer:
            assert answer.status == 401
    status, headers, body = await post(wire, place(house))
    assert (status, b"1015" in body, "Via" in headers, int(headers["Retry-After"]) > 500) == (429, True, False, True)
    with pytest.raises(discord.HTTPException):
        await house.channel().send("the client raises at once")
    told = await house.ask("GET", "/api/limits")
    assert told["invalid_requests"] == 3
    assert told["banned_for"] > 500
    await house.ask("POST", "/api/clock", {"advance": 601})
    await house.channel().send("heard again")


async def test_shared_limits_are_nobodys_fault(house, wire):
    await limits(house, invalid=[2, 600])
    body = {"method": "POST", "route": "/channels", "status": 429, "scope": "shared", "times": 5}
    await house.ask("POST", "/api/faults", body)
    for _ in range(5):
        assert (await post(wire, place(house)))[0] == 429
    assert (await house.ask("GET", "/api/limits"))["invalid_requests"] == 0


async def test_without_limits_a_bucket_looks_generous(house, wire):
    told = [await post(wire, place(house)) for _ in range(20)]
    assert {status for status, *_ in told} == {200}
    assert told[-1][1]["X-RateLimit-Remaining"] == "99"


@pytest.mark.parametrize("body", [{}, {"mode": "hard"}, {"mode": "off", "bucket": [0, 1]}, {"mode": "off", "x": 1}])
async def test_limits_that_are_none(house, body):
    with pytest.raises(Refused) as refusal:
        await house.ask("POST", "/api/limits", body)
    assert refusal.value.code == "bad_request"
