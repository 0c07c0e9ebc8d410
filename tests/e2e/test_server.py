"""The bot is sent away from a server and invited back: its matches rest and go on; nothing is asked of it meanwhile."""

from datetime import timedelta

from bot.matches.records import OVER
from bot.world.places import KEPT
from sandbox.person import HttpLine
from tests.e2e.house import House, start_bot
from tests.e2e.test_comings import act, board_stands, boards, directs, is_up_to_date, line, said, told_directly, until
from tests.e2e.test_presses import placed


async def change(api: HttpLine, action: str) -> None:
    await api.ask("POST", "/api/server", {"action": action})


def to_the_server(house: House, channels: list[int], since: int) -> list[dict]:
    return [r for r in house.requests()[since:] if any(f"/channels/{one}" in r["path"] for one in channels)]


async def test_a_bot_that_is_sent_away_rests_and_goes_on_when_it_is_invited_back(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    (before,) = await house.runtime.matches.times(match)
    async with line(house) as api:
        since = len(house.requests())
        await change(api, "remove_bot")
        await until(lambda: is_resting(house, record.place.guild))
        clock = house.stop_the_clock()
        for _ in range(30):
            clock.at += timedelta(hours=1)
            await house.runtime.keep_time()
        await house.quiet()
        (during,) = await house.runtime.matches.times(match)
        assert not during.reminded, "nobody's time runs"
        await house.restart(kill=True)
        await house.quiet()
        asked = to_the_server(house, [record.place.channel, record.thread], since)
        assert len(asked) <= 3, asked
        house.runtime.store.clock = clock
        await change(api, "invite_bot")
        await until(lambda: is_back(house, record.place.guild))
    (after,) = await house.runtime.matches.times(match)
    assert after.due - before.due >= timedelta(hours=30)
    assert [r for r in house.requests()[since:] if r["method"] == "PUT"] == []
    assert await board_stands(house, record.thread)
    await act(house)
    assert await is_up_to_date(house, match)


async def is_back(house: House, guild: int) -> bool:
    await house.quiet()
    return not await house.runtime.lost.of(guild)


async def is_resting(house: House, guild: int) -> bool:
    await house.quiet()
    return bool(await house.runtime.lost.of(guild))


async def test_what_happened_while_the_bot_was_away_is_found_out_at_the_start(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    await house.bot.leave()
    async with line(house) as api:
        await change(api, "remove_bot")
        house.bot = await start_bot(house.sandbox, house.folder)
        await until(lambda: is_resting(house, record.place.guild))
        since = len(house.requests())
        clock = house.stop_the_clock()
        clock.at += KEPT + timedelta(days=1)
        assert await house.runtime.matches.deadlines.run() == 0
        assert await house.bot.client.world.places.expire() == 1
        await house.quiet()
        ended = await house.runtime.matches.match(match)
        assert (ended.status, ended.outcome.winner, ended.outcome.termination) == (OVER, None, "lost")
        assert await house.bot.client.world.places.expire() == 0
        assert to_the_server(house, [record.place.channel, record.thread], since) == []
        await change(api, "invite_bot")
        await until(lambda: is_up_to_date_and_ended(house, match))


async def is_up_to_date_and_ended(house: House, match: int) -> bool:
    """The end is told in the channel once the bot is there again."""
    await house.quiet()
    state = await house.person("sora").state()
    shown = [m["text"] for p in [*state["channels"], *state["threads"]] for m in p["messages"]]
    return len([text for text in shown if text.startswith("## ") and f"#{match}" in text]) == 1


async def test_an_outage_of_discord_ends_nothing(house: House) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    async with line(house) as api:
        await change(api, "begin_outage")
        await house.quiet()
        assert await house.runtime.lost.of(record.place.guild) == ()
        await change(api, "end_outage")
    await act(house)
    await until(lambda: is_up_to_date(house, match))
    assert await directs(house, "aoi")
    assert not await told_directly(house, "place-server", "aoi")
    assert said("place-server") not in "".join(await directs(house, "ren"))


async def test_boards_that_many_messages_went_with_and_archived_threads_come_back_with_one_message(
    house: House,
) -> None:
    match = await placed(house)
    record = await house.runtime.matches.match(match)
    async with line(house) as api:
        await api.ask("POST", "/api/server", {"action": "purge", "channel": str(record.thread)})
        since = len(house.requests())
        await act(house)
        assert await board_stands(house, record.thread)
        await api.ask("POST", "/api/server", {"action": "thread", "channel": str(record.thread), "archived": True})
        await house.quiet()
        await act(house)
        assert await board_stands(house, record.thread)
        for _ in range(2):
            await act(house)
        assert await board_stands(house, record.thread)
        assert await is_up_to_date(house, match)
        failed = [r for r in house.requests()[since:] if r["status"] >= 400]
        assert len(failed) <= 4, [(r["method"], r["path"], r["code"]) for r in failed]
        await api.ask(
            "POST", "/api/server", {"action": "thread", "channel": str(record.thread), "archived": True, "locked": True}
        )
        await until(lambda: stands_also(house, record.place.channel))
        since = len(house.requests())
        await act(house)
        assert to_the_server(house, [record.thread], since) == [], (
            "the locked thread keeps its last board, and is left alone"
        )


async def stands_also(house: House, channel: int) -> bool:
    await house.quiet()
    return str(channel) in [m["channel"] for m in await boards(house)]
