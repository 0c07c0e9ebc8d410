"""What is lost and found again, on both databases."""

from datetime import timedelta

from sqlalchemy import select

from bot.forgetting import Forgetting
from bot.janken import Janken
from bot.matches.records import OVER
from bot.rolls import Rolls
from bot.store.lost import BARRED, CHANNEL, SERVER, TRIES, Lost
from bot.store.tables import deadlines, seats
from bot.world.places import KEPT, Places
from tests.bot.play import AOI, REN, TABLE

GUILD, CHANNEL_ID = TABLE.guild, TABLE.channel
DAY = 24 * 3600


class AllRights:
    """A client that knows of no right that is missing."""

    def lacking(self, place):
        return ()


def places(tables):
    return Places(tables.store, Lost(tables.store), tables.matches, AllRights())


async def test_a_channel_that_refuses_is_asked_so_often_and_no_more(store):
    lost = Lost(store)
    asked = 0
    for _ in range(10):
        loss, counted = await lost.closed(GUILD, CHANNEL_ID)
        if loss is None:
            asked += 1
            if not counted:
                await lost.refused(GUILD, CHANNEL_ID)
    assert asked == TRIES
    assert await lost.found(GUILD, CHANNEL_ID, BARRED)
    assert await lost.closed(GUILD, CHANNEL_ID) == (None, False)


async def test_what_is_gone_is_never_asked_and_news_only_once(store):
    lost = Lost(store)
    assert await lost.gone(GUILD, CHANNEL_ID, CHANNEL)
    assert not await lost.gone(GUILD, CHANNEL_ID, CHANNEL)
    loss, _ = await lost.closed(GUILD, CHANNEL_ID)
    assert loss.kind == CHANNEL
    assert await lost.is_closed(CHANNEL_ID)
    assert await lost.closed(GUILD + 1, CHANNEL_ID) == (None, False), "another server's"


async def test_a_server_that_comes_back_gives_its_time_back_and_one_that_does_not_ends_its_matches(tables, clock):
    world = places(tables)
    record = await tables.begin(time=DAY)
    await tables.shown(record.id)
    await tables.matches.deadlines.run()
    before = {due.seat: due.due for due in await tables.matches.times(record.id)}
    await world.server_lost(GUILD)
    clock.at += timedelta(days=5)
    assert await tables.matches.deadlines.run() == 0
    assert await world.expire() == 0
    await world.server_back(GUILD)
    assert await tables.matches.deadlines.run() == 0, "no reminder for what nobody could answer"
    after = {due.seat: due.due for due in await tables.matches.times(record.id)}
    assert {seat: due - before[seat] for seat, due in after.items()} == dict.fromkeys(before, timedelta(days=5))
    assert await Lost(tables.store).all(SERVER) == ()
    await world.server_lost(GUILD)
    clock.at += KEPT + timedelta(hours=1)
    assert await world.expire() == 1
    ended = await tables.matches.match(record.id)
    assert (ended.status, ended.outcome.winner, ended.outcome.termination) == (OVER, None, "lost")
    async with tables.store.read() as work:
        assert await work.all(select(deadlines)) == []


async def test_two_who_are_both_forgotten_leave_a_match_of_nobody(tables):
    record = await tables.begin()
    await tables.play(record.id, 4)
    janken = Janken(tables.store)
    await janken.start(TABLE, AOI, REN, press=tables.press())
    await janken.start(TABLE, AOI, None, press=tables.press())
    await Rolls(tables.store).throw(TABLE, AOI, "2d6", secret=False, press=tables.press())
    forgetting = Forgetting(tables.store, tables.matches)
    known = await forgetting.kept(AOI.id)
    assert (known.running, known.finished, known.challenges, known.janken, known.rolls) == (1, 0, 1, 2, 1)
    for person in (AOI, REN, AOI):
        await forgetting.forget(person.id)
        assert not (await forgetting.kept(person.id)).anything
    ended = await tables.matches.match(record.id)
    assert ended.outcome.termination == "resigned"
    assert [(seat.user, seat.name, seat.forgotten, seat.computer) for seat in ended.seats] == [
        (None, "", True, False)
    ] * 2
    async with tables.store.read() as work:
        assert sorted(row.user for row in await work.all(select(seats.c.user))) == [-2, -1]
    assert (await tables.matches.transcript(record.id)).count("\n") >= ended.actions
