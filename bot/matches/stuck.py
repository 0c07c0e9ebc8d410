"""Matches that do not go on by themselves, as those see them who run the server: how long nothing has happened, and an end to it."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct
from sqlalchemy import func, select

from bot.matches.beginning import Beginning
from bot.matches.moves import Moves
from bot.matches.reading import Reading
from bot.matches.records import CHOOSING, RUNNING, MatchRecord
from bot.store.store import Store
from bot.store.tables import actions, matches
from engine.refusal import Refusal


class Running(Struct, frozen=True):
    """A match that is under way, and since when nothing has happened in it."""

    match: MatchRecord
    since: datetime


class Stuck:
    """The matches of a server."""

    def __init__(self, store: Store, reading: Reading, beginning: Beginning, moves: Moves) -> None:
        self._store = store
        self._reading = reading
        self._beginning = beginning
        self._moves = moves

    async def running(self, guild: int) -> tuple[Running, ...]:
        """See `Matches.running`."""
        last = func.coalesce(func.max(actions.c.at), matches.c.created).label("last")
        query = (
            select(matches.c.id, last)
            .outerjoin(actions, actions.c.match == matches.c.id)
            .where(matches.c.guild == guild, matches.c.status.in_(RUNNING))
            .group_by(matches.c.id, matches.c.created)
            .order_by(last, matches.c.id)
        )
        async with self._store.read() as work:
            rows = await work.all(query)
        return tuple([Running(await self._reading.record(row.id), row.last) for row in rows])

    async def end(self, interaction: int, guild: int, match: int) -> MatchRecord:
        """See `Matches.end_stuck`."""
        record = await self._reading.record(match)
        if record.place.guild != guild:
            raise Refusal("no-such-match")
        if record.status == CHOOSING:
            return await self._beginning.close(match, interaction)
        return (await self._moves.close(interaction, match)).match
