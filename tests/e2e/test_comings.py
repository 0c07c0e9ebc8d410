"""What becomes of a match when its place goes: each thing ends or moves it as a person would expect, and says so."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest

from bot.clock import SetClock
from bot.components import ids
from bot.publisher import queue
from engine.wording import Wording
from sandbox.person import HttpLine
from tests.e2e.house import GAME, PATIENCE, House, dm, key_on, moves, places, start_bot
from tests.e2e.test_presses import asked, placed, whispers


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a minute between two tries is a moment here."""
    monkeypatch.setattr(queue, "PAUSE", 0.05)


@asynccontextmanager
async def line(house: House) -> AsyncIterator[HttpLine]:
    opened = HttpLine(house.sandbox.url)
    try:
        yield opened
    finally:
        await opened.close()


async def act(house: House) -> None:
    name = await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()


async def directs(house: House, name: str) -> list[str]:
    state = await house.person(name).state()
    return [m["text"] for p in places(state) for m in p["messages"] if dm(state, m) and not m["ephemeral"]]


async def told_directly(house: House, key: str, *people: str) -> bool:
    await house.quiet()
    return all([any(said(key) in text for text in await directs(house, name)) for name in people])


async def boards(house: House, name: str = "sora") -> list[dict]:
    state = await house.person(name).state()
    shown = [m for p in [*state["channels"], *state["threads"]] for m in p["messages"] if not m["ephemeral"]]
    return [m for m in shown if key_on(m, ids.Door, "leave") and key_on(m, ids.Door, "hand")]


async def until(wanted: Callable[[], Awaitable[object]]) -> None:
    """What the gateway tells comes when it comes."""
    async with asyncio.timeout(PATIENCE):
        while not await wanted():  # noqa: ASYNC110  # the journal of another process has no event
            await asyncio.sleep(0.02)


async def board_stands(house: House, channel: int) -> bool:
    """Whether the only board stands in this channel."""
    await house.quiet()
    return [m["channel"] for m in await boards(house)] == [str(channel)]


async def is_up_to_date(house: House, match: int) -> bool:
    await house.quiet()
    page = await house.bot.client.duels.board(await house.runtime.matches.match(match))
    (board,) = await boards(house)
    return board["text"] == "\n".join(part for part in page.parts if isinstance(part, str))


def to(house: House, channel: int, since: int = 0) -> list[dict]:
    """The requests that went to a channel."""
    return [r for r in house.requests()[since:] if f"/channels/{channel}" in r["path"]]


def said(key: str, locale: str = "ja") -> str:
    return Wording(locale, GAME).text(key)


async def test_a_deleted_thread_or_a_locked_one_moves_the_match_to_its_channel(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    thread = record.thread
    async with line(house) as api:
        await api.ask("DELETE", f"/api/channels/{thread}")
    await until(lambda: board_stands(house, record.place.channel))
    (board,) = await boards(house)
    assert said("board-moved") in board["text"]
    for _ in range(2):
        await act(house)
    (same,) = await boards(house)
    assert same["id"] == board["id"]
    assert [r for r in to(house, thread) if r["code"] == 10003] == [], "heard of it, so never asked"


async def test_a_deleted_channel_sends_the_match_to_direct_messages_and_a_player_brings_it_back(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    async with line(house) as api:
        before = len(house.requests())
        await api.ask("DELETE", f"/api/channels/{record.place.channel}")
        await until(lambda: told_directly(house, "place-channel", "aoi", "ren"))
    for name in ("aoi", "ren"):
        assert [text for text in await directs(house, name) if said("place-channel") in text and "#" in text]
    for _ in range(3):
        await act(house)
    called = [text for name in ("aoi", "ren") for text in await directs(house, name)]
    assert [text for text in called if "の番です" in text], "called by direct message"
    dead = to(house, record.place.channel, before) + to(house, record.thread, before)
    assert len(dead) <= 3
    assert (await house.runtime.matches.match(match)).actions >= 5
    await house.restart(kill=True)
    await house.quiet()
    house.note(await house.person("ren").command("lounge", "duel board", wait="answer"))
    await house.quiet()
    (board,) = await boards(house)
    moved = await house.runtime.matches.match(match)
    assert board["channel"] == str(moved.place.channel)
    assert said("board-moved") in board["text"]
    await act(house)
    assert [m["id"] for m in await boards(house)] == [board["id"]]
    assert len(to(house, record.place.channel, before) + to(house, record.thread, before)) <= 3


async def test_the_end_of_a_match_without_a_place_is_told_to_each_in_their_language(house: House) -> None:
    await house.person("ren").settings(locale="en-US")
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    async with line(house) as api:
        await api.ask("DELETE", f"/api/channels/{record.place.channel}")
    await until(lambda: told_directly(house, "place-channel", "aoi"))
    await house.resign("aoi", match, "lounge")
    for name, word in (("aoi", "勝ち"), ("ren", "wins")):
        results = [text for text in await directs(house, name) if text.startswith("## ")]
        assert len(results) == 1
        assert word in results[0], results


async def test_a_right_that_was_taken_is_named_and_the_board_heals_when_it_is_back(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    (board,) = await boards(house)
    async with line(house) as api:
        denied = ["send_messages", "send_messages_in_threads"]
        await api.ask("POST", "/api/permissions", {"channel": "table", "deny": denied})
        before = len(house.requests())
        for _ in range(3):
            name = await asked(house)
            await act(house)
            assert any(said("permission-send-messages-in-threads") in text for text in await whispers(house, name))
        assert len(to(house, record.thread, before) + to(house, record.place.channel, before)) <= 3
        assert (await house.runtime.matches.match(match)).actions >= 5
        await api.ask("POST", "/api/permissions", {"channel": "table", "deny": []})
        await until(lambda: is_up_to_date(house, match))
    assert [m["id"] for m in await boards(house)] == [board["id"]]


async def test_a_channel_that_refuses_is_asked_three_times_in_all(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    async with line(house) as api:
        route = f"/channels/({record.thread}|{record.place.channel})/"
        body = {"method": "*", "route": route, "status": 403, "code": 50001, "times": None}
        await api.ask("POST", "/api/faults", body)
        before = len(house.requests())
        for _ in range(5):
            await act(house)
        await house.restart(kill=True)
        await act(house)
        assert 1 <= len(to(house, record.thread, before)) <= 3
        assert len(to(house, record.place.channel, before)) <= 3
        await api.ask("DELETE", "/api/faults")
        for denied in (["add_reactions"], []):
            await api.ask("POST", "/api/permissions", {"channel": "table", "deny": denied})
        await until(lambda: is_up_to_date(house, match))


async def test_a_channel_that_refused_for_no_reason_is_tried_again_after_a_day(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    async with line(house) as api:
        route = f"/channels/({record.thread}|{record.place.channel})/"
        await api.ask("POST", "/api/faults", {"method": "*", "route": route, "status": 403, "code": 50001, "times": 9})
        for _ in range(5):
            await act(house)
        await api.ask("DELETE", "/api/faults")
        clock = house.runtime.store.clock = SetClock(house.runtime.clock.now())
        for hours, shown in ((23, False), (2, True)):
            clock.at += timedelta(hours=hours)
            await house.bot.client.world.places.ask_again()
            await house.quiet()
            assert await is_up_to_date(house, match) is shown


async def test_a_channel_that_discord_denies_though_it_is_there_is_not_given_up(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    async with line(house) as api:
        route = f"/channels/({record.thread}|{record.place.channel})/"
        await api.ask("POST", "/api/faults", {"method": "*", "route": route, "status": 404, "code": 10003, "times": 2})
        await act(house)
        await until(lambda: is_up_to_date(house, match))
    assert (await house.runtime.matches.match(match)).thread == record.thread
    assert not await house.runtime.lost.of(record.place.guild, record.thread, record.place.channel)


async def test_a_channel_that_was_thought_gone_serves_again_after_the_start(house: House) -> None:
    channel = int(house.sandbox.desk.named_channel("table")["id"])
    await house.bot.client.world.places.channel_lost(int(house.sandbox.world.guild_id), channel)
    await house.restart(kill=True)
    match = await house.begun("aoi", "sora")
    assert await is_up_to_date(house, match)


async def test_a_player_who_left_can_be_called_off_and_the_record_stays_readable(house: House) -> None:
    match = await placed(house)
    await house.person("ren").act("leave")
    aoi = house.person("aoi")
    house.note(await aoi.command("table", "duel resign", match=match, wait="answer"))
    await house.quiet()
    panel = house.newest(await aoi.state(), lambda m: m["ephemeral"] and key_on(m, ids.Late))
    left = key_on(panel, ids.Late, "left")
    assert said("verb-left.about") in panel["text"]
    await house.person("ren").act("join")
    house.note(await aoi.press(panel, left["custom_id"], wait="answer"))
    await house.quiet()
    assert said("refusal-not-left") in await whispers(house, "aoi"), "back in time"
    await house.person("ren").act("leave")
    house.note(await aoi.press(panel, left["custom_id"], wait="answer"))
    await house.quiet()
    record = await house.runtime.matches.match(match)
    assert (record.outcome.winner, record.outcome.termination) == (None, "left")
    results = [text for text in await texts(house, "aoi") if text.startswith("## ")]
    assert any(said("result-called-off") in text and "れん" in text for text in results)
    assert (await house.runtime.matches.transcript(match)).count("\n") >= record.actions


async def texts(house: House, name: str) -> list[str]:
    return [m["text"] for p in places(await house.person(name).state()) for m in p["messages"]]


@pytest.mark.parametrize("is_late", [False, True])
async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_found_out_at_the_start(
    house: House, is_late: bool
) -> None:
    """Also where Discord tells only later what there is in the server."""
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    await house.bot.leave()
    async with line(house) as api:
        await api.ask("DELETE", f"/api/channels/{record.place.channel}")
        if is_late:
            await api.ask("POST", "/api/server", {"action": "begin_outage"})
        house.bot = await start_bot(house.sandbox, house.folder)
        if is_late:
            await house.quiet()
            await api.ask("POST", "/api/server", {"action": "end_outage"})
    await until(lambda: told_directly(house, "place-channel", "aoi", "ren"))
