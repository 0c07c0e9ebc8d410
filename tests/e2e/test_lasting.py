"""What was posted lasts: over a crash and over days it can be pressed, and what is shown is never older than what is."""

import asyncio
import logging
import random
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from bot.components import ids
from bot.matches import beginning, challenges
from bot.matches.records import ABANDONED, EXPIRED
from engine.wording import Wording
from sandbox.person import HttpLine
from tests.e2e.house import GAME, PATIENCE, House, key_on, moves, places, pressables, start_bot
from tests.e2e.test_presses import asked, placed, whispers

CHANCE = random.Random(5)


async def find(house: House, name: str, message: str) -> dict | None:
    state = await house.person(name).state()
    return next((m for p in places(state) for m in p["messages"] if m["id"] == message), None)


async def act(house: House) -> None:
    """A single press of whoever is asked."""
    name = await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))


async def test_everything_that_was_posted_serves_after_a_crash(house: House) -> None:
    """Challenge, choice of a deck, board and hand: the process that posted them is no more when they are pressed."""
    await house.challenged("aoi", "ren")
    await house.restart(kill=True)
    ren = house.person("ren")
    invitation = await ren.wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    accept = next(c for c in pressables(invitation) if c["custom_id"].endswith(":accept"))
    house.note(await ren.press(invitation, accept["custom_id"], wait="answer"))
    await house.restart(kill=True)
    await house.choose_deck("ren")
    await house.restart(kill=True)
    match = await house.choose_deck("aoi")
    await house.quiet()
    await house.restart(kill=True)
    board = house.newest(await ren.state(), lambda m: key_on(m, ids.Door, "hand"))
    house.note(await ren.press(board, key_on(board, ids.Door, "hand")["custom_id"], wait="answer"))
    record = await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 2)
    assert record.actions >= 2


async def test_a_button_serves_after_a_week(house: House) -> None:
    match = await placed(house)
    line = HttpLine(house.sandbox.url)
    try:
        await line.ask("POST", "/api/clock", {"advance": 7 * 24 * 3600})
    finally:
        await line.close()
    house.stop_the_clock(timedelta(days=7))
    await house.runtime.matches.expire()
    await act(house)
    await house.quiet()
    assert (await house.runtime.matches.match(match)).actions == 3


async def test_what_has_run_out_cannot_be_pressed_and_says_so(house: House) -> None:
    await house.challenged("aoi", "ren")
    await house.challenged("sora", None)
    ren, aoi = house.person("ren"), house.person("aoi")
    await aoi.command("table", "rps", opponent="ren", wait="answer")
    await house.quiet()
    invitation = await ren.wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    table = await ren.wait_for_message("table", lambda m: key_on(m, ids.Throw))
    choosing = house.newest(await ren.state(), lambda m: key_on(m, ids.Door, "decks"))
    accept = next(c["custom_id"] for c in pressables(invitation) if c["custom_id"].endswith(":accept"))
    clock = house.stop_the_clock()
    clock.at += max(challenges.LIFE, beginning.CHOOSING_LIFE) + timedelta(minutes=1)
    house.note(await ren.press(invitation, accept, wait="answer"))
    await house.quiet()
    assert Wording("ja").text("refusal-challenge-expired") in await whispers(house, "ren"), (
        "before the job has come round"
    )
    assert await house.runtime.matches.expire() == 2
    assert await house.runtime.janken.expire() == 1
    await house.quiet()
    for message in (invitation, table, choosing):
        assert pressables(await find(house, "ren", message["id"])) == []
    assert (await house.runtime.matches.get_challenge(ids.read(accept).challenge)).state == EXPIRED
    number = ids.read(key_on(choosing, ids.Door, "decks")["custom_id"]).match
    assert (await house.runtime.matches.match(number)).status == ABANDONED
    offered = house.newest(await house.person("sora").state(), lambda m: m["ephemeral"] and key_on(m, ids.Deck))
    menu = key_on(offered, ids.Deck)
    house.note(
        await house.person("sora").select(offered, menu["custom_id"], [menu["options"][0]["value"]], wait="answer")
    )
    await house.quiet()
    assert Wording("en-US").text("refusal-match-abandoned") in await whispers(house, "sora")


async def test_an_invitation_runs_out_though_the_process_or_the_message_is_gone(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.challenged("aoi", "ren")
    await house.challenged("ren", "sora")
    await house.quiet()
    sora = house.person("sora")
    kept, deleted = [m for m in await sora.messages("table") if key_on(m, ids.Challenge)]
    line = HttpLine(house.sandbox.url)
    try:
        await line.ask("DELETE", f"/api/messages/{deleted['id']}")
    finally:
        await line.close()
    await house.restart(kill=True)
    clock = house.stop_the_clock()
    clock.at += challenges.LIFE + timedelta(minutes=1)
    assert await house.runtime.matches.expire() == 2
    await house.quiet()
    assert pressables(await find(house, "sora", kept["id"])) == []
    assert [m for m in await sora.messages("table") if key_on(m, ids.Challenge)] == []
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_a_slow_edit_never_overtakes_a_newer_one(house: House) -> None:
    """The first edit of the board takes long, the next ones do not: at the end the board shows the end."""
    match = await placed(house)
    board = house.newest(await house.person("sora").state(), lambda m: key_on(m, ids.Door, "leave"))
    before = len(house.requests())

    def edits() -> list[dict]:
        return [r for r in house.requests()[before:] if r["method"] == "PATCH" and r["path"].endswith(board["id"])]

    line = HttpLine(house.sandbox.url)
    try:
        route = f"/channels/{board['channel']}/messages/{board['id']}$"
        await line.ask("POST", "/api/faults", {"method": "PATCH", "route": route, "delay": 1.0, "times": 1})
        for number in (3, 4, 5):
            while (await house.runtime.matches.match(match)).actions < number:
                for name in ("aoi", "ren"):
                    await house.move(name, CHANCE, eager=True)
            while not edits():  # noqa: ASYNC110  # the journal has no event
                await asyncio.sleep(0.01)
        await house.quiet()
    finally:
        await line.close()
    page = await house.bot.client.duels.board(await house.runtime.matches.match(match))
    shown = await find(house, "sora", board["id"])
    assert shown["text"] == "\n".join(part for part in page.parts if isinstance(part, str))
    assert len(edits()) >= 2
    assert edits()[0]["ms"] >= 1000
    for one, other in pairwise(edits()):
        begun, took = datetime.fromisoformat(one["at"]), timedelta(milliseconds=one["ms"])
        assert begun + took <= datetime.fromisoformat(other["at"]), "one at a time is on its way"


async def test_being_ready_again_begins_nothing_again(house: House) -> None:
    await placed(house)
    client, tasks = house.bot.client, house.runtime.tasks

    def loops() -> list[str]:
        return sorted(name for task in tasks._running if (name := task.get_name()) in tasks.ticks)

    begun = loops()
    before = len(house.requests())
    line = HttpLine(house.sandbox.url)
    try:
        for action in ("ready", "invalidate", "ready"):
            again = asyncio.ensure_future(client.wait_for("ready", timeout=PATIENCE))
            await asyncio.sleep(0)
            await line.ask("POST", "/api/gateway", {"action": action})
            await again
    finally:
        await line.close()
    await act(house)
    await house.quiet()
    sent = house.requests()[before:]
    assert loops() == begun
    assert [r["path"] for r in sent if r["method"] == "PUT"] == []
    assert len([r for r in sent if r["method"] == "POST" and r["path"].endswith("/messages")]) <= 1, "one notice"


async def test_two_matches_in_one_channel_do_not_mix(house: House) -> None:
    first = await house.begun("aoi", "ren")
    second = await house.begun("ren", "sora")
    doors = {}
    for number in (first, second):
        record = await house.runtime.matches.match(number)
        posted = house.newest(
            await house.person("ren").state(),
            lambda m, n=number: (found := key_on(m, ids.Door, "hand")) and ids.read(found["custom_id"]).match == n,
        )
        doors[number] = posted
        assert record.place.channel == int((await house.person("ren").state())["channels"][0]["id"])
    for name, number, allowed in (
        ("aoi", first, True),
        ("sora", first, False),
        ("aoi", second, False),
        ("sora", second, True),
    ):
        before = len(await whispers(house, name))
        door = key_on(doors[number], ids.Door, "hand")["custom_id"]
        house.note(await house.person(name).press(doors[number], door, wait="answer"))
        await house.quiet()
        said = (await whispers(house, name))[before:]
        assert said
        assert (f"#{number}" in said[-1].split()) is allowed, (name, number, said)


async def test_an_act_that_is_still_under_way_when_we_leave_is_cut_without_a_word(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord takes its time to take our answer, and we are told to stop. The challenge is kept, and shown by the next life."""
    line = HttpLine(house.sandbox.url)
    try:
        await line.ask("POST", "/api/faults", {"method": "PATCH", "route": ".*/messages/@original$", "delay": 20.0})
        await house.person("aoi").command("table", "duel challenge", game=GAME, opponent="ren")
        async with asyncio.timeout(PATIENCE):
            while not await house.runtime.outbox.count():  # noqa: ASYNC110  # the bot's own time
                await asyncio.sleep(0.01)
        assert house.bot.client.doors.under_way
        await house.bot.leave(flush=0.5)
        assert not house.bot.client.doors.under_way
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
        await line.ask("DELETE", "/api/faults")
        house.bot = await start_bot(house.sandbox, house.folder)
    finally:
        await line.close()
    await house.person("ren").wait_for_message("table", lambda m: key_on(m, ids.Challenge))
