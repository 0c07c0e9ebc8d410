"""What the page needs of the server: events, long polls, files, refusals in codes."""

import asyncio

import aiohttp
import pytest
import pytest_asyncio

from tests.sandbox.conftest import PATIENCE


@pytest_asyncio.fixture
async def http(sandbox):
    async with aiohttp.ClientSession(sandbox.url) as session:
        yield session


async def test_events_say_that_the_state_has_changed(sandbox, http):
    async with http.get("/api/events?as=aoi") as stream:
        assert stream.content_type == "text/event-stream"
        seen = []

        async def event():
            while not (line := await asyncio.wait_for(stream.content.readline(), PATIENCE)).startswith(b"data: "):
                pass
            return line

        seen.append(await event())
        await sandbox.people.ren.say("table", "hello")
        seen.append(await event())
    assert seen[0] != seen[1]


async def test_a_long_poll_answers_at_a_change(sandbox, http):
    version = (await sandbox.people.aoi.state())["version"]

    async def poll(seconds):
        async with http.get(f"/api/state?as=aoi&after={version}&timeout={seconds}") as answer:
            return await answer.json()

    waiting = asyncio.create_task(poll(2 * PATIENCE))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await sandbox.people.ren.say("table", "hello")
    state = await asyncio.wait_for(waiting, PATIENCE)
    assert state["version"] > version
    assert state["channels"][0]["messages"][0]["text"] == "hello"


async def test_limits_of_the_state(sandbox, http):
    for number in range(5):
        await sandbox.people.aoi.say("table", str(number))
        await sandbox.people.aoi.say("lounge", str(number))
    table = sandbox.desk.named_channel("table")["id"]
    async with http.get(f"/api/state?as=ren&limit=2&channel={table}") as answer:
        state = await answer.json()
    assert [[message["text"] for message in place["messages"]] for place in state["channels"]] == [["3", "4"], []]
    assert state["channels"][1]["last_message"] is not None


async def test_how_to_connect(sandbox, http):
    async with http.get("/api/connect") as answer:
        told = await answer.json()
    assert told == {"tls_port": sandbox.tls_port, "ca_pem": sandbox.ca_pem, "token": sandbox.token}
    from sandbox.connector import connect

    access = await connect(sandbox.url)
    async with aiohttp.ClientSession(connector=access.connector) as session:
        headers = {"Authorization": f"Bot {access.token}"}
        async with session.get("https://discord.com/api/v10/users/@me", headers=headers) as answer:
            assert (await answer.json())["bot"] is True
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await session.get("https://example.org/")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/state?as=nobody", None, 404, "unknown_person"),
        ("GET", "/api/state", None, 404, "unknown_person"),
        ("GET", "/api/state?as=aoi&limit=x", None, 400, "bad_request"),
        ("GET", "/api/events?as=nobody", None, 404, "unknown_person"),
        ("POST", "/api/people/nobody/press", b"{}", 404, "unknown_person"),
        ("POST", "/api/people/aoi/fly", b"{}", 400, "bad_request"),
        ("POST", "/api/people/aoi/press", b"{}", 400, "bad_request"),
        ("POST", "/api/people/aoi/press", b"nonsense", 400, "bad_request"),
        ("POST", "/api/people/aoi/press", b"[]", 400, "bad_request"),
        ("POST", "/api/people/aoi/press", b'{"message": 1, "custom_id": "x"}', 400, "bad_request"),
        ("POST", "/api/clock", b'{"advance": "x"}', 400, "bad_request"),
        ("POST", "/api/gateway", b'{"action": "explode"}', 400, "bad_request"),
        ("POST", "/api/permissions", b'{"channel": "table", "deny": ["fly"]}', 400, "bad_request"),
        ("POST", "/api/permissions", b'{"channel": "nowhere", "deny": []}', 404, "unknown_channel"),
        ("DELETE", "/api/messages/1", None, 404, "unknown_message"),
        ("DELETE", "/api/channels/1", None, 404, "unknown_channel"),
    ],
)
async def test_a_refusal_is_a_code(http, method, path, body, status, code):
    async with http.request(method, path, data=body) as answer:
        told = await answer.json()
        assert (answer.status, told["error"]) == (status, code)
        assert isinstance(told["detail"], str)


@pytest.mark.parametrize(
    "path", ["/nothing.html", "/..%2fservice.py", "/attachments/1/2/x.png", "/attachments/1/..%2f..%2f/sandbox.sqlite3"]
)
async def test_only_what_is_there_is_served(http, path):
    async with http.get(path) as answer:
        assert answer.status == 404


async def test_two_hundred_people_at_once_find_their_answers(sandbox):
    from tests.sandbox.conftest import connected

    async with connected(sandbox):
        answers = await asyncio.gather(*(sandbox.people.aoi.command("table", "ping") for _ in range(200)))
    assert {answer["error"] for answer in answers} == {None}
    assert len({answer["message"] for answer in answers}) == 200


NONSENSE = [None, True, 5, -1.5, "", "x" * 5000, [], [[]], [None], {}, {"a": {}}, ["x"], {"game": []}, {"x": None}]
ASKED = {
    "command": {"channel": "table", "name": "deal", "options": {"game": "x"}},
    "autocomplete": {"channel": "table", "name": "deal", "options": {"game": "x"}, "focused": "game"},
    "context": {"channel": "table", "name": "Challenge", "target": "ren"},
    "press": {"message": "", "custom_id": "play:queen", "force": False},
    "select": {"message": "", "custom_id": "suit", "values": ["S"], "force": False},
    "submit": {"modal": "", "values": {"level": ["1"], "suit": "sun"}},
    "close": {"modal": ""},
    "say": {"channel": "table", "content": "x"},
    "dismiss": {"message": ""},
    "settings": {"dm": True, "locale": "ja", "display_name": "x", "force": False},
}


@pytest.mark.parametrize("verb", ASKED)
async def test_no_request_breaks_the_server(sandbox, http, verb):
    from tests.sandbox.conftest import connected

    async with connected(sandbox):
        picked = (await sandbox.people.aoi.command("table", "pick"))["message"]
        modal = (await sandbox.people.aoi.command("table", "bid"))["modal"]["id"]
        good = ASKED[verb] | {
            key: {"message": picked, "modal": modal}[key] for key in ASKED[verb] if ASKED[verb][key] == ""
        }
        for key in [*good, "wait"]:
            for value in NONSENSE:
                async with http.post(f"/api/people/aoi/{verb}", json=good | {key: value}) as answer:
                    assert answer.status in {200, 400, 404, 409}, (key, value, await answer.text())
