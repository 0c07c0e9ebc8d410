"""What cannot be reached: servers that we were sent away from, channels that are gone or closed to us, members who have left.

One row for each, so that every process knows and a restart forgets nothing. It is the breaker of all requests to a channel: a channel that
is gone is never asked again, one that refuses us is asked three times in all, until something there has changed.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, delete, select, update

from bot.store.store import Store, Transaction
from bot.store.tables import lost
from bot.store.upsert import upsert

SERVER, CHANNEL, BARRED, MEMBER = "server", "channel", "barred", "member"
"""Kinds: a server that the bot is no longer in; a channel or thread that is deleted or locked; one in which we may not write now; a member
who has left."""
TRIES = 3
"""Requests in all to a channel that refuses us."""


class Loss(Struct, frozen=True):
    """One thing that cannot be reached."""

    guild: int
    place: int
    """The server itself, a channel or thread of it, or a member."""
    kind: str
    tries: int
    since: datetime


class Lost:
    """All of them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def closed(self, guild: int, channel: int) -> tuple[Loss | None, bool]:
        """Why nothing may be asked of this channel now, or None; and whether the request that may be made is counted already."""
        async with self._store.read() as work:
            rows = await work.all(select(lost).where(lost.c.guild == guild, lost.c.place.in_((guild, channel))))
        final = [row for row in rows if row.kind in (SERVER, CHANNEL) or row.tries >= TRIES]
        if final or not rows:
            return (_loss(final[0]) if final else None), False
        async with self._store.write() as work:
            here = (*_is(guild, channel), lost.c.kind == BARRED, lost.c.tries < TRIES)
            counted = bool((await work.run(update(lost).where(*here).values(tries=lost.c.tries + 1))).rowcount)
        return (None if counted else _loss(rows[0])), counted

    async def is_closed(self, channel: int) -> bool:
        """Whether a channel is gone, refuses us, or is one of a server that we are not in any more."""
        async with self._store.read() as work:
            rows = await work.all(select(lost.c.kind).where(lost.c.place == channel))
        return bool(rows)

    async def of(self, guild: int, *places: int) -> tuple[Loss, ...]:
        """What is known of the server and of these places of it."""
        async with self._store.read() as work:
            rows = await work.all(select(lost).where(lost.c.guild == guild, lost.c.place.in_((guild, *places))))
        return tuple(_loss(row) for row in rows)

    async def all(self, kind: str, guild: int | None = None) -> tuple[Loss, ...]:
        """Everything of a kind, in one server or all."""
        query = select(lost).where(lost.c.kind == kind)
        if guild is not None:
            query = query.where(lost.c.guild == guild)
        async with self._store.read() as work:
            return tuple(_loss(row) for row in await work.all(query))

    async def gone(self, guild: int, place: int, kind: str) -> bool:
        """It is. Whether that is new."""
        async with self._store.write() as work:
            return await lose(work, guild, place, kind)

    async def refused(self, guild: int, channel: int, tries: int = 1) -> None:
        """We may not write there now, as so many more requests have shown."""
        async with self._store.write() as work:
            values = {"kind": BARRED, "tries": tries, "since": work.now}
            insert = upsert(work, lost).values(guild=guild, place=channel, **values)
            counted = {"tries": lost.c.tries + tries}
            await work.run(insert.on_conflict_do_update(index_elements=["guild", "place"], set_=counted))

    async def found(self, guild: int, place: int, *kinds: str) -> bool:
        """It can be reached (again). Whether it was thought otherwise."""
        async with self._store.write() as work:
            done = await work.run(delete(lost).where(*_is(guild, place), lost.c.kind.in_(kinds)))
        return bool(done.rowcount)


async def lose(work: Transaction, guild: int, place: int, kind: str) -> bool:
    """Note it as a part of a transaction. Whether it is new."""
    known = await work.first(select(lost).where(*_is(guild, place)))
    if known is not None and known.kind == kind:
        return False
    values = {"kind": kind, "tries": 0, "since": work.now}
    insert = upsert(work, lost).values(guild=guild, place=place, **values)
    await work.run(insert.on_conflict_do_update(index_elements=["guild", "place"], set_=values))
    return True


def _is(guild: int, place: int) -> tuple[Any, ...]:
    return (lost.c.guild == guild, lost.c.place == place)


def _loss(row: Row[Any]) -> Loss:
    return Loss(row.guild, row.place, row.kind, row.tries, row.since)
