"""The Discord world changes under a match: messages deleted, direct messages closed, threads gone, connections lost."""

import asyncio

import pytest

from bot.components import ids
from bot.duels import shows
from engine.wording import Wording
from sandbox.person import HttpLine
from tests.e2e.house import GAME, PATIENCE, House, key_on, moves, places
from tests.e2e.test_presses import asked, placed, said, whispers


async def boards(house: House) -> list[dict]:
    state = await house.person("sora").state()
    return [m for p in places(state) for m in p["messages"] if key_on(m, ids.Door, "leave")]


async def act(house: House, name: str = "") -> None:
    name = name or await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()


async def test_a_deleted_board_is_posted_once_and_edited_again(house: House) -> None:
    await placed(house)
    line = HttpLine(house.sandbox.url)
    try:
        (board,) = await boards(house)
        await line.ask("DELETE", f"/api/messages/{board['id']}")
        await act(house)
        (anew,) = await boards(house)
        assert anew["id"] != board["id"]
        for _ in range(2):
            await act(house)
        assert [m["id"] for m in await boards(house)] == [anew["id"]]
        hand = await house.hand(await asked(house))
        await line.ask("DELETE", f"/api/messages/{hand['id']}")
        other = await asked_again(house, line)
        assert other["id"] != hand["id"]
    finally:
        await line.close()


async def asked_again(house: House, line: HttpLine) -> dict:
    """Who lost the direct message opens the hand by `/hand`."""
    for name in ("aoi", "ren"):
        told = await house.person(name).command("table", "hand", wait="answer")
        house.note(told)
    await house.quiet()
    return await house.hand(await asked(house))


async def test_an_old_board_that_cannot_be_edited_is_posted_anew(house: House) -> None:
    await placed(house)
    (board,) = await boards(house)
    line = HttpLine(house.sandbox.url)
    try:
        body = {"method": "PATCH", "route": f"/channels/\\d+/messages/{board['id']}$", "status": 429, "code": 30046}
        await line.ask("POST", "/api/faults", {**body, "times": 9, "retry_after": 0.01})
        await act(house)
        (anew,) = await boards(house)
        assert anew["id"] != board["id"]
    finally:
        await line.close()


async def test_with_direct_messages_closed_the_match_is_played_by_private_answers(house: House) -> None:
    await house.person("ren").settings(dm=False)
    match = await house.begun()
    state = await house.person("ren").state()
    assert not [m for p in state["dms"] for m in p["messages"]]
    notice = [m for p in places(state) for m in p["messages"] if said("notice-closed") in m["text"]]
    ren = house.person("ren")
    board = (await boards(house))[0]
    house.note(await ren.press(board, key_on(board, ids.Door, "hand")["custom_id"], wait="answer"))
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 5)
    refused = [r for r in house.requests() if r["code"] in (50007, 50278)]
    assert len(refused) == 1, "asked once, never again"
    assert len(notice) <= 1
    board = (await boards(house))[0]
    house.note(await ren.press(board, key_on(board, ids.Door, "leave")["custom_id"], wait="answer"))
    await house.quiet()
    resign = house.newest(await ren.state(), lambda m: m["ephemeral"] and key_on(m, ids.Act))
    house.note(await ren.press(resign, key_on(resign, ids.Act)["custom_id"], wait="answer"))
    await house.quiet()
    assert (await house.runtime.matches.match(match)).outcome.winner == 0


async def test_direct_messages_closed_in_the_middle_stop_nothing(house: House) -> None:
    match = await placed(house)
    for name in ("aoi", "ren"):
        await house.person(name).settings(dm=False)
    line = HttpLine(house.sandbox.url)
    try:
        fault = {"method": "PATCH", "route": "/channels/\\d+/messages/\\d+$", "status": 403, "code": 50007, "times": 1}
        hand = await house.hand(await asked(house))
        fault["route"] = f"/channels/{hand['channel']}/messages/\\d+$"
        await line.ask("POST", "/api/faults", fault)
        await act(house)
        for name in ("aoi", "ren"):
            house.note(await house.person(name).command("table", "hand", wait="answer"))
        await house.quiet()
        await act(house, await waited_for(house, match))
        assert (await house.runtime.matches.match(match)).actions == 4
    finally:
        await line.close()


async def waited_for(house: House, match: int) -> str:
    """Who is asked by the match itself: a direct message that could not be changed still offers what was asked before."""
    for name in ("aoi", "ren"):
        record = await house.runtime.matches.match(match)
        seat = record.seat_of(int((await house.person(name).state())["me"]["id"]))
        if (await house.runtime.matches.look(match, seat)).decision:
            return name
    raise AssertionError("nobody is asked")


async def test_where_no_thread_may_be_opened_the_channel_serves(house: House) -> None:
    line = HttpLine(house.sandbox.url)
    try:
        await line.ask("POST", "/api/permissions", {"channel": "table", "deny": ["create_public_threads"]})
        match = await house.begun()
        record = await house.runtime.matches.match(match)
        assert record.thread is None
        assert [m for m in await house.person("sora").messages("table") if key_on(m, ids.Door, "leave")]
    finally:
        await line.close()


async def test_a_thread_that_is_gone_gives_the_board_back_to_the_channel(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    line = HttpLine(house.sandbox.url)
    try:
        await line.ask("DELETE", f"/api/channels/{record.thread}")
        await act(house)
        assert [m for m in await house.person("sora").messages("table") if key_on(m, ids.Door, "leave")]
        gone = [r for r in house.requests() if r["code"] == 10003]
        assert len(gone) <= 3
    finally:
        await line.close()


async def test_connecting_anew_registers_nothing_and_shows_nothing_twice(house: House) -> None:
    await placed(house)
    line = HttpLine(house.sandbox.url)
    try:
        for action in ("reconnect", "drop", "reconnect"):
            again = asyncio.ensure_future(house.bot.client.wait_for("resumed", timeout=PATIENCE))
            await asyncio.sleep(0)
            await line.ask("POST", "/api/gateway", {"action": action})
            await again
        before = len(house.requests())
        await act(house)
        sent = house.requests()[before:]
        assert [r for r in sent if r["method"] == "PUT"] == []
        boards_edited = [
            r for r in sent if r["method"] == "PATCH" and r["path"].endswith((await boards(house))[0]["id"])
        ]
        assert len(boards_edited) == 1
    finally:
        await line.close()


async def test_a_second_start_registers_nothing(house: House) -> None:
    puts = [r for r in house.requests() if r["method"] == "PUT"]
    assert len(puts) == 1
    await house.restart()
    assert [r for r in house.requests() if r["method"] == "PUT"] == puts


@pytest.mark.parametrize("locale", ["ja", "en-US"])
async def test_in_direct_messages_the_bot_can_be_played(house: House, locale: str) -> None:
    aoi = house.person("aoi")
    await aoi.settings(locale=locale)
    house.note(await aoi.command("dm", "duel challenge", game=GAME, wait="answer"))
    match = await house.choose_deck("aoi")
    await house.play(match, "aoi", until=lambda record: record.actions >= 4)
    house.note(await aoi.command("dm", "duel resign", wait="answer"))
    await house.quiet()
    resign = house.newest(await aoi.state(), lambda m: key_on(m, ids.Act))
    house.note(await aoi.press(resign, key_on(resign, ids.Act)["custom_id"], wait="answer"))
    await house.quiet()
    assert (await house.runtime.matches.match(match)).outcome.winner == 1
    house.note(await aoi.command("dm", "duel challenge", game=GAME, opponent="ren", wait="answer"))
    await house.quiet()
    assert Wording(locale).text("refusal-only-in-server") in await whispers(house, "aoi")


async def test_a_board_that_has_scrolled_away_is_posted_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shows, "LOOK_EVERY", 1)
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    (board,) = await boards(house)
    for number in range(15):
        await house.person("sora").say(str(record.thread), f"so many words {number}")
    await act(house)
    (anew,) = await boards(house)
    assert anew["id"] != board["id"]
    await act(house)
    assert [m["id"] for m in await boards(house)] == [anew["id"]], "and then edited in place again"


async def test_a_player_chooses_the_road_of_the_hand(house: House) -> None:
    ren = house.person("ren")
    house.note(await ren.command("table", "hand", where="ephemeral", wait="answer"))
    match = await house.begun()
    await house.quiet()
    assert not [m for p in (await ren.state())["dms"] for m in p["messages"]]
    assert house.hand_of(await ren.state()), "the private answer that chose the deck becomes the hand"
    await house.play(match, "aoi", "ren", until=lambda r: r.actions >= 3)
    house.note(await ren.command("table", "hand", match=match, where="direct", wait="answer"))
    await house.quiet()
    assert [m for p in (await ren.state())["dms"] for m in p["messages"]]


async def test_commands_that_cannot_be_registered_do_not_keep_the_bot_from_serving(house: House) -> None:
    await placed(house)
    line = HttpLine(house.sandbox.url)
    try:
        (house.folder / "commands.sha256").unlink()
        body = {"method": "PUT", "route": "/applications", "status": 400, "code": 50035, "times": 1}
        await line.ask("POST", "/api/faults", body)
        await house.restart()
        await act(house)
    finally:
        await line.close()
