"""What those who run a server see of its matches, and how they end one."""

import asyncio
from datetime import timedelta

from bot.matches.records import ABANDONED, CHOOSING, OVER, PAUSED, Place
from bot.store.outbox import Outbox
from bot.store.slots import ENDING, MATCH
from bot.store.tables import matches
from engine.match import CLOSED
from engine.refusal import Refusal
from engine.transcript import read, verify
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA, TABLE

ELSEWHERE = Place(guild=7, channel=8)


async def endings(tables):
    return [
        job.slot.id for job in await Outbox(tables.store).due() if job.slot.kind == ENDING and job.slot.subject == MATCH
    ]


async def test_the_longest_silent_match_of_a_server_comes_first(tables, clock):
    assert await tables.matches.running(TABLE.guild) == ()
    one = await tables.begin()
    clock.at += timedelta(hours=1)
    two = await tables.sit_down(AOI, SORA)
    await tables.begin(SORA, REN, ELSEWHERE)
    began = clock.at
    clock.at += timedelta(hours=1)
    assert [found.match.id for found in await tables.matches.running(TABLE.guild)] == [one.id, two.id]
    await tables.move(one.id)
    found = await tables.matches.running(TABLE.guild)
    assert [(each.match.id, each.since) for each in found] == [(two.id, began), (one.id, clock.at)]


async def test_an_ended_match_has_no_winner_and_can_be_checked_by_anybody(tables):
    record = await tables.begin(time=600)
    await tables.move(record.id)
    ended = await tables.matches.end_stuck(tables.press(), TABLE.guild, record.id)
    assert (ended.status, ended.outcome.winner, ended.outcome.termination) == (OVER, None, CLOSED)
    assert await endings(tables) == [record.id]
    assert await tables.matches.times(record.id) == ()
    assert verify(read(await tables.matches.transcript(record.id), "match.txt"), "match.txt") == []
    assert (await tables.matches.view(record.id, 0)).ending.called_off
    heard = await tables.matches.happened(record.id, -1, record.actions + 1)
    assert [event.name for one in heard for event in one.events] == ["closed"]
    assert await tables.matches.running(TABLE.guild) == ()
    assert (await tables.begin()).id != record.id, "the two may play again"


async def test_who_runs_another_server_ends_nothing(tables):
    record = await tables.begin()
    await refused("no-such-match", tables.matches.end_stuck(tables.press(), ELSEWHERE.guild, record.id))
    assert (await tables.matches.match(record.id)).outcome is None


async def test_two_who_end_it_at_once_end_it_once(tables):
    for deal in (tables.begin, tables.sit_down):
        record = await deal()
        ends = [tables.matches.end_stuck(tables.press(), TABLE.guild, record.id) for _ in range(3)]
        results = await asyncio.gather(*ends, return_exceptions=True)
        assert len([one for one in results if isinstance(one, Refusal)]) == 2
        press = tables.press()
        record = await tables.begin()
        twice = await asyncio.gather(*(tables.matches.end_stuck(press, TABLE.guild, record.id) for _ in range(2)))
        assert {one.id for one in twice} == {record.id}


async def test_a_match_whose_decks_are_being_chosen_never_began(tables):
    record = await tables.sit_down()
    assert record.status == CHOOSING
    ended = await tables.matches.end_stuck(tables.press(), TABLE.guild, record.id)
    assert ended.status == ABANDONED
    assert await endings(tables) == [record.id]


async def test_a_match_that_an_error_of_ours_holds_up_is_ended_as_it_stood(tables):
    record = await tables.begin()
    async with tables.store.write() as work:
        await work.run(matches.update().values(status=PAUSED, version=matches.c.version + 1))
    seat, decision, path = await tables.next_answer(record.id) or (0, "f1", ())
    moved = tables.matches.act(tables.press(), record.seats[seat].user, record.id, decision, path)
    await refused("match-paused", moved)
    assert (await tables.matches.end_stuck(tables.press(), TABLE.guild, record.id)).status == OVER


async def test_one_match_that_cannot_be_read_keeps_no_other_from_being_seen_and_is_ended_too(tables, caplog):
    broken, sound = await tables.begin(), await tables.begin(SORA, REN)
    await tables.move(broken.id)
    async with tables.store.write() as work:
        spoilt = {"state": b"{}", "status": PAUSED, "version": matches.c.version + 1}
        await work.run(matches.update().where(matches.c.id == broken.id).values(**spoilt))
    assert {found.match.id for found in await tables.matches.running(TABLE.guild)} == {broken.id, sound.id}
    ended = await tables.matches.end_stuck(tables.press(), TABLE.guild, broken.id)
    assert (ended.status, ended.actions) == (ABANDONED, 1)
    assert "cannot be read" in caplog.text
    assert await endings(tables) == [broken.id]
    await refused("match-abandoned", tables.matches.end_stuck(tables.press(), TABLE.guild, broken.id))
    assert (await tables.begin()).id, "the two may play again"
