"""Matches that do not go on by themselves, as those see them who run the server: how long nothing has happened, and an end to it."""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import datetime

from msgspec import Struct
from sqlalchemy import delete, func, select, update

from bot.matches.moves import Moves
from bot.matches.records import ABANDONED, CHOOSING, RUNNING, MatchRecord
from bot.matches.rows import find_match, find_record
from bot.matches.showing import show_all
from bot.store.claims import claim
from bot.store.outbox import want
from bot.store.slots import ENDING, MATCH, Slot
from bot.store.store import Store
from bot.store.tables import actions, deadlines, errands, matches
from engine.refusal import Refusal

log = logging.getLogger(__name__)


class Running(Struct, frozen=True):
    """A match that is under way, and since when nothing has happened in it."""

    match: MatchRecord
    since: datetime


class Stuck:
    """The matches of a server. They are read without their cards, so that one whose state cannot be read is no worse than the others."""

    def __init__(self, store: Store, moves: Moves) -> None:
        self._store = store
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
            return tuple([Running(await find_record(work, row.id), row.last) for row in await work.all(query)])

    async def end(self, interaction: int, guild: int, match: int) -> MatchRecord:
        """See `Matches.end_stuck`."""
        async with self._store.read() as work:
            record = await find_record(work, match)
        if record.place.guild != guild:
            raise Refusal("no-such-match")
        if record.status == CHOOSING:
            return await self._put_away(interaction, match, (CHOOSING,))
        try:
            return (await self._moves.close(interaction, match)).match
        except Refusal:
            raise
        except Exception:
            log.exception("match %d cannot be read any more, and is put away without it", match)
            return await self._put_away(interaction, match, RUNNING)

    async def _put_away(self, interaction: int, match: int, being: Collection[str]) -> MatchRecord:
        """End a match of which there is nothing (more) to be played."""
        async with self._store.write() as work:
            row = await find_match(work, match, locked=True)
            if await claim(work, interaction):
                if row.status not in being:
                    raise Refusal(f"match-{row.status}")
                gone = {"status": ABANDONED, "state": None, "pair_key": None, "deadline": None, "ended": work.now}
                await work.run(update(matches).where(matches.c.id == match).values(version=row.version + 1, **gone))
                for table in (errands, deadlines):
                    await work.run(delete(table).where(table.c.match == match))
                await show_all(work, await find_record(work, match))
                await want(work, row.guild, [(Slot(MATCH, match, ENDING), "")])
            return await find_record(work, match)
