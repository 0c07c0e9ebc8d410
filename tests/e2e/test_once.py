"""Discord does what it was asked for and does not say so: everything stands there once."""

import pytest

from bot.components import ids
from sandbox.person import HttpLine
from tests.e2e.house import House, key_on, places, pressables
from tests.e2e.test_presses import placed
from tests.e2e.test_world import boards

LOST = ("cut", 503, 500)


@pytest.fixture
async def line(house):
    line = HttpLine(house.sandbox.url)
    yield line
    await line.close()


async def lost(line, route, status, times=1):
    """The next requests of this kind take effect, and their answers do not come."""
    wish = {"method": "POST", "route": route, "status": status, "after": True, "times": times}
    await line.ask("POST", "/api/faults", wish)


async def texts_of(house, match):
    """Everything public that says which match it is about."""
    state = await house.person("sora").state()
    return [m for place in places(state) for m in place["messages"] if f"#{match}\n" in m["text"] + "\n"]


@pytest.mark.parametrize("status", LOST)
async def test_board_hand_call_and_result_stand_there_once(house: House, line: HttpLine, status) -> None:
    await lost(line, "/channels/\\d+/messages$", status, times=4)
    match = await placed(house)
    assert len(await boards(house)) == 1
    for name in ("aoi", "ren"):
        dms = [m for place in (await house.person(name).state())["dms"] for m in place["messages"]]
        assert len(dms) == 1, name
    await line.ask("DELETE", "/api/faults")
    await lost(line, "/channels/\\d+/messages$", status, times=2)
    record = await house.runtime.matches.match(match)
    await house.runtime.matches.resign(1, record.seats[0].user, match)
    await house.quiet()
    results = [m for m in await texts_of(house, match) if m["text"].startswith("## ")]
    assert len(results) == 1


async def test_a_challenge_whose_answer_was_lost_stands_there_once_and_can_be_accepted(house: House, line) -> None:
    """The answer to a press knows no nonce, so the channel is looked through before it is posted again."""
    await lost(line, "/webhooks/\\d+/[^/]+$", "cut")
    await house.challenged("aoi", "ren")
    await house.quiet()
    ren = house.person("ren")
    shown = [m for m in await ren.messages("table") if key_on(m, ids.Challenge)]
    assert len(shown) == 1
    accept = next(c["custom_id"] for c in pressables(shown[0]) if c["custom_id"].endswith(":accept"))
    house.note(await ren.press(shown[0], accept, wait="answer"))
    await house.quiet()
    found = [m for m in await ren.messages("table") if m["id"] == shown[0]["id"]]
    assert not key_on(found[0], ids.Challenge), "and it is this one that says that it was accepted"
