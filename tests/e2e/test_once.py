"""Discord does what it was asked for and does not say so, or we cannot write it down: everything stands there once."""

import pytest
from sqlalchemy import event

from bot.components import ids
from bot.store.slots import NOTICE
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


def sent(house: House) -> list[str]:
    """The ids of what the bot posts for more than a moment, as it comes."""
    tell, found = house.sandbox.world.emit, []

    def hear(event, guild, data):
        if event == "MESSAGE_CREATE" and not data["flags"] & 64:
            found.append(data["id"])
        return tell(event, guild, data)

    house.sandbox.world.emit = hear
    return found


def broken_off(house: House, begin: str, number: int) -> list[str]:
    """The n-th statement about calls that begins so fails, once; the statements."""
    met: list[str] = []

    def cut(_connection, _cursor, statement, parameters, *_):
        if statement.startswith(begin) and NOTICE in parameters:
            met.append(statement)
            if len(met) == number:
                raise OSError("the disk is gone for a moment")

    event.listen(house.runtime.store.engine.sync_engine, "before_cursor_execute", cut)
    return met


async def standing(house: House, found: list[str]) -> list[str]:
    state = await house.person("sora").state()
    return [m["id"] for place in places(state) for m in place["messages"] if m["id"] in found]


async def test_whoever_was_called_is_not_called_again_and_no_call_outlives_its_match(house: House) -> None:
    """What is written down of a call, and that it is over, is written down by half."""
    posted, written = sent(house), broken_off(house, "INSERT INTO messages", 2)
    match = await house.begun()
    assert len(written) > 2, "it was tried again"
    public = await standing(house, posted)
    assert len(public) == 3, "the challenge, the board, and one call for both"
    assert len(posted) == 5, "and a hand for each"
    forgotten = broken_off(house, "DELETE FROM messages", 1)
    record = await house.runtime.matches.match(match)
    await house.runtime.matches.resign(1, record.seats[0].user, match)
    await house.quiet()
    assert len(forgotten) > 1
    left = await standing(house, posted)
    assert (len(left), len(posted)) == (3, 6), "the challenge, the board and the result"
