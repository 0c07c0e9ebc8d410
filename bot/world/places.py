"""Servers and channels that go and come back: noted once, and every match that is concerned is shown anew."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
from sqlalchemy import ColumnElement, Row, and_, delete, or_, select, update

from bot.collections.trades import close_trades, places_of_trades
from bot.matches.records import CHOOSING, OVER, RUNNING, MatchRecord, Place
from bot.matches.rows import find_record
from bot.matches.service import Matches
from bot.matches.times import give_back
from bot.store.lost import BARRED, CHANNEL, SERVER, Loss, Lost, lose
from bot.store.outbox import want
from bot.store.slots import BOARD, ENDING, HAND, LATE, MATCH, MOVED, Slot
from bot.store.store import Store, Transaction
from bot.store.tables import deadlines, lost, matches, people, seats
from bot.store.upsert import upsert
from bot.world.rights import Rights

log = logging.getLogger(__name__)

KEPT = timedelta(days=30)
"""How long the matches of a server wait for the bot to be invited back."""
REFUSED = timedelta(days=1)
"""How long a channel that refuses us although we have the rights is left alone; nobody can tell us when it no longer does."""
UNKNOWN_CHANNEL = 10003


class Places:
    """Takes what the client hears."""

    def __init__(self, store: Store, known: Lost, service: Matches, rights: Rights) -> None:
        self._store = store
        self._lost = known
        self._matches = service
        self._rights = rights

    # --- servers ------------------------------------------------------------------------------------------------------

    async def server_lost(self, guild: int) -> None:
        """We were sent away: the server's matches rest, and their players are told where we can still reach them."""
        async with self._store.write() as work:
            if not await lose(work, guild, guild, SERVER):
                return
            records = await _running(work, matches.c.guild == guild)
            for record in records:
                await _rest(work, record)
                await _tell(work, record)
            await close_trades(work, guild)
        log.info("server %d: we are no longer in it; %d matches rest", guild, len(records))

    async def server_back(self, guild: int) -> None:
        """We are in it (again): its matches go on, and what they rested is given back."""
        async with self._store.write() as work:
            row = await work.first(select(lost).where(lost.c.guild == guild, lost.c.place == guild))
            if row is None:
                return
            await work.run(delete(lost).where(lost.c.guild == guild, lost.c.kind.in_((SERVER, BARRED))))
            for record in await _running(work, matches.c.guild == guild):
                await _rested(work, record, row)
            await _show(work, matches.c.guild == guild, row)
        log.info("server %d: we are in it again", guild)

    async def expire(self) -> int:
        """End the matches of servers that have not taken us back. How many; runs as a job."""
        ended = 0
        for loss in await self._lost.all(SERVER):
            if loss.place != loss.guild or self._store.clock.now() - loss.since < KEPT:
                continue
            async with self._store.read() as work:
                records = await _running(work, matches.c.guild == loss.guild)
            for record in records:
                if record.status != CHOOSING:  # that ends by itself
                    await self._matches.give_up(record.id)
                    ended += 1
        return ended

    # --- channels and threads -----------------------------------------------------------------------------------------

    async def channel_lost(self, guild: int, channel: int) -> None:
        """A channel or thread is deleted, or a thread locked. A thread's match goes on in its channel, others by direct message."""
        async with self._store.write() as work:
            if not await lose(work, guild, channel, CHANNEL):
                return
            here = and_(matches.c.guild == guild, or_(matches.c.channel == channel, matches.c.thread == channel))
            records = await _running(work, here)
            for record in records:
                await _leave_thread(work, record, guild)
                await _tell(work, await find_record(work, record.id))
            await close_trades(work, guild, channel)
        await self._matches.close_challenges(guild, channel)
        log.info("channel %d is gone; %d matches were there", channel, len(records))

    async def channel_back(self, guild: int, channel: int) -> None:
        """A thread was unlocked, or a channel is there after all: what is shown there is shown anew."""
        for loss in await self._lost.of(guild, channel):
            if loss.kind == CHANNEL:
                await self._open(loss, forget=True)

    async def rights_changed(self, guild: int, *, heard: bool = True) -> None:
        """Rights were changed in a server (``heard``), or may have been: what we may do again is done.

        A channel that Discord refused us although we have the rights is asked anew only where we heard of a change.
        """
        for loss in await self._lost.all(BARRED, guild):
            if not self._rights.lacking(Place(guild, loss.place)):
                await self._open(loss, forget=heard or not loss.tries)

    async def ask_again(self) -> None:
        """Try the channels that refused us a day ago and that we have the rights for; runs as a job."""
        for loss in await self._lost.all(BARRED):
            waited = self._store.clock.now() - loss.since
            if loss.tries and waited >= REFUSED and not self._rights.lacking(Place(loss.guild, loss.place)):
                await self._open(loss, forget=True)

    async def _open(self, loss: Loss, *, forget: bool) -> None:
        """Try a channel again."""
        async with self._store.write() as work:
            here = (lost.c.guild == loss.guild, lost.c.place == loss.place, lost.c.kind == loss.kind)
            row = await work.first(select(lost).where(*here))
            if row is None:
                return
            if forget:
                await work.run(delete(lost).where(*here))
            there = or_(matches.c.channel == loss.place, matches.c.thread == loss.place)
            await _show(work, and_(matches.c.guild == loss.guild, there), row)

    async def move(self, record: MatchRecord, channel: int) -> None:
        """Let a match whose place is gone go on in this channel."""
        async with self._store.write() as work:
            values = {"channel": channel, "thread": None, "version": matches.c.version + 1}
            await work.run(update(matches).where(matches.c.id == record.id).values(values))
            await _tell(work, await find_record(work, record.id))

    # --- at the start -------------------------------------------------------------------------------------------------

    async def reconcile(self, client: discord.Client) -> None:
        """What has happened while nobody was there."""
        async with self._store.read() as work:
            records = await _running(work, matches.c.guild != 0)
            concerned = {record.place for record in records} | await places_of_trades(work)
        losses = [*await self._lost.all(SERVER), *await self._lost.all(CHANNEL)]
        known = {place.guild for place in concerned} | {loss.guild for loss in losses}
        for guild in sorted(known):
            if client.get_guild(guild) is None:
                await self.server_lost(guild)
            else:
                await self.server_back(guild)
                await self._look(guild)
                await self.rights_changed(guild, heard=False)
        for place in sorted(concerned, key=lambda one: (one.guild, one.channel)):
            if await _is_deleted(client, place.guild, place.channel):
                await self.channel_lost(place.guild, place.channel)

    async def _look(self, guild: int) -> None:
        """Channels that are there, whatever we were told."""
        for loss in await self._lost.all(CHANNEL, guild):
            if self._rights.names(Place(guild, loss.place)):
                await self.channel_back(guild, loss.place)


async def _is_deleted(client: discord.Client, guild: int, channel: int) -> bool:
    """Whether a channel that should be there is not. One request where the server does not name it: it may be an archived thread."""
    server = client.get_guild(guild)
    if server is None or server.unavailable or server.get_channel_or_thread(channel):
        return False
    try:
        await client.fetch_channel(channel)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL
    except discord.DiscordException:
        return False
    return False


async def _running(work: Transaction, where: ColumnElement[bool]) -> list[MatchRecord]:
    rows = await work.all(select(matches.c.id).where(where, matches.c.status.in_(RUNNING)).order_by(matches.c.id))
    return [await find_record(work, row.id) for row in rows]


async def _tell(work: Transaction, record: MatchRecord) -> None:
    """Board and hands are out of date, and each player is told where the match has gone."""
    users = [seat.seat for seat in record.seats if seat.user]
    told = [Slot(MATCH, record.id, kind, seat) for seat in users for kind in (HAND, MOVED)]
    await want(work, record.place.guild, [(slot, "") for slot in (Slot(MATCH, record.id, BOARD), *told)])


async def _show(work: Transaction, where: ColumnElement[bool], loss: Row[Any]) -> None:
    """What could not be shown since then is: of running matches all, of those that ended meanwhile the end."""
    rows = await work.all(select(matches.c.id, matches.c.guild, matches.c.status).where(where, _since(loss)))
    for row in rows:
        record = await find_record(work, row.id)
        hands = [Slot(MATCH, row.id, HAND, seat.seat) for seat in record.seats if seat.user]
        last = Slot(MATCH, row.id, ENDING if row.status == OVER else LATE)
        told = [Slot(MATCH, row.id, MOVED, seat.seat) for seat in record.seats if seat.user]
        await want(work, row.guild, [(slot, "") for slot in (Slot(MATCH, row.id, BOARD), last, *hands, *told)])


def _since(loss: Row[Any]) -> ColumnElement[bool]:
    return or_(matches.c.status.in_(RUNNING), and_(matches.c.status == OVER, matches.c.ended >= loss.since))


async def _rest(work: Transaction, record: MatchRecord) -> None:
    """Nothing is asked of the channels of a server that we are not in."""
    values = {"guild": record.place.guild, "kind": SERVER, "tries": 0, "since": work.now}
    for channel in {record.channel, record.place.channel}:
        await work.run(upsert(work, lost).values(place=channel, **values).on_conflict_do_nothing())


async def _leave_thread(work: Transaction, record: MatchRecord, guild: int) -> None:
    """The thread is gone, by itself or with its channel."""
    if record.thread is not None:
        await lose(work, guild, record.thread, CHANNEL)
        values = {"thread": None, "version": matches.c.version + 1}
        await work.run(update(matches).where(matches.c.id == record.id).values(values))


async def _rested(work: Transaction, record: MatchRecord, loss: Row[Any]) -> None:
    """Nobody's time ran, and who could not be reached because of it may be tried again."""
    rows: Sequence[Row[Any]] = await work.all(select(deadlines).where(deadlines.c.match == record.id))
    for row in rows:
        await give_back(work, row, work.now - max(loss.since, row.opened))
    users = select(seats.c.user).where(seats.c.match == record.id)
    shut = (people.c.user.in_(users), people.c.dm_closed >= loss.since)
    await work.run(update(people).where(*shut).values(dm_closed=None))
