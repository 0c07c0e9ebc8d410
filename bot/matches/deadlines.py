"""What becomes of a decision that takes long: its time begins when it is shown, its owner is reminded once, then the other is asked.

Nothing is decided here. `Deadlines.run` goes round every few seconds; each step of a row is one conditional update, in the transaction of
what has to be shown because of it, so that two processes take it once. `Deadlines.beat` notes that we are there, and gives the time back in
which nobody was: a press that nobody could take costs nobody a match. A match's row is locked first, as a move does.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, or_, select, update

from bot.matches.reading import refuse_unless_playing
from bot.matches.records import PLAYING, MatchRecord
from bot.matches.rows import find_match, find_record
from bot.matches.times import (
    OPEN,
    OVERDUE,
    REMINDED,
    SHOWN,
    Due,
    due_of,
    find_times,
    give_back,
    late_against,
    reminder,
    show_times,
)
from bot.store.claims import claim
from bot.store.outbox import want
from bot.store.slots import BOARD, HAND, LATE, MATCH, NOTICE, Slot
from bot.store.store import Store, Transaction
from bot.store.tables import deadlines, lost, matches, messages, pulse
from bot.store.upsert import upsert
from engine.refusal import Refusal

log = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two rounds."""
OUTAGE = timedelta(seconds=60)
"""A silence longer than this is an outage, and is given back whole."""
SLOW = timedelta(seconds=60)
"""What is shown later than this after it was asked has its time from then on."""
AT_ONCE = 200
"""Rows that are looked up at once."""
_ONE = 1
"""The id of the only row of `pulse`."""


class Deadlines:
    """Takes each row's next step."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, match: int) -> tuple[Due, ...]:
        """See `Matches.times`."""
        async with self._store.read() as work:
            return tuple(due_of(row) for row in await find_times(work, match))

    async def beat(self) -> bool:
        """Note that we are there. Whether nobody was for so long that time was given back."""
        async with self._store.write() as work:
            last = await work.value(select(pulse.c.at).where(pulse.c.id == _ONE).with_for_update())
            beat = upsert(work, pulse).values(id=_ONE, at=work.now)
            await work.run(beat.on_conflict_do_update(index_elements=["id"], set_={"at": work.now}))
            if last is None or work.now - last <= OUTAGE:
                return False
            await self._give_back(work, last)
        return True

    async def _give_back(self, work: Transaction, since: datetime) -> None:
        """Let every time that ran since then end later. Who is late already has nothing to be given back."""
        running = select(deadlines).where(deadlines.c.held.is_(None), deadlines.c.state != OVERDUE, ~_rests())
        which = matches.c.id.in_(running.with_only_columns(deadlines.c.match))
        await work.run(select(matches.c.id).where(which).order_by(matches.c.id).with_for_update())
        rows = await work.all(running)
        for row in rows:
            await give_back(work, row, work.now - max(since, row.opened))
        for match in sorted({row.match for row in rows}):
            await show_times(work, await find_record(work, match))
        log.info("nobody was there since %s: %d decisions have that time back", since, len(rows))

    async def run(self) -> int:
        """Take every step that is due. How many."""
        done = 0
        while rows := await self._due():
            taken = sum([await self._step(row) for row in rows])
            done += taken
            if not taken:
                break
        return done

    async def _due(self) -> Sequence[Row[Any]]:
        shown = and_(
            messages.c.subject == MATCH,
            messages.c.subject_id == deadlines.c.match,
            or_(messages.c.kind == BOARD, and_(messages.c.kind == HAND, messages.c.target == deadlines.c.seat)),
            messages.c.shown >= deadlines.c.number,
        )
        ready = or_(deadlines.c.state != OPEN, select(messages.c.message).where(shown).exists())
        here = (deadlines.c.held.is_(None), matches.c.status == PLAYING, ready, ~_rests())
        query = select(deadlines).join(matches, matches.c.id == deadlines.c.match).where(*here)
        async with self._store.read() as work:
            due = query.where(deadlines.c.wake <= work.now).order_by(deadlines.c.wake).limit(AT_ONCE)
            return await work.all(due)

    async def _step(self, row: Row[Any]) -> bool:
        """One step of one row; False where it has changed meanwhile, or an error of ours kept it."""
        try:
            async with self._store.write() as work:
                await find_match(work, row.match, locked=True)
                record = await find_record(work, row.match)
                state, values = _next(row, record, work.now)
                here = [
                    deadlines.c[name] == getattr(row, name) for name in ("match", "seat", "decision", "state", "due")
                ]
                step = update(deadlines).where(*here, deadlines.c.held.is_(None))
                taken = bool((await work.run(step.values(state=state, **values))).rowcount)
                if taken:
                    await _tell(work, record, row, state, moved="due" in values)
        except Exception:
            log.exception("time of match %s, seat %s", row.match, row.seat)
            return False
        return taken

    async def wait(self, interaction: int, user: int, match: int) -> None:
        """See `Matches.wait`."""
        async with self._store.write() as work:
            await find_match(work, match, locked=True)
            record = await find_record(work, match)
            seat = record.seat_of(user)
            if seat is None:
                raise Refusal("not-seated")
            refuse_unless_playing(record)
            if not await claim(work, interaction):
                return
            late = await late_against(work, record.id, seat)
            until = work.now + timedelta(seconds=record.time)
            here = (deadlines.c.match == record.id, deadlines.c.seat == late.seat)
            await work.run(update(deadlines).where(*here).values(state=REMINDED, due=until, wake=until))
            await want(work, record.place.guild, [(Slot(MATCH, record.id, LATE), "")])
            await show_times(work, record)


def _rests() -> ColumnElement[bool]:
    """Whether a match's server is one that we are no longer in: its time is given back when we are (`bot.world.places`)."""
    away = (lost.c.guild == matches.c.guild, lost.c.place == matches.c.guild)
    one = select(matches.c.id).join(lost, and_(*away)).where(matches.c.id == deadlines.c.match)
    return one.correlate(deadlines).exists()


def _next(row: Row[Any], record: MatchRecord, now: datetime) -> tuple[str, dict[str, object]]:
    """The state that comes next, and what else changes with it."""
    if row.state == OPEN:
        late = now - row.opened if now - row.opened > SLOW else timedelta()
        due = row.due + late
        return SHOWN, {"wake": reminder(due, record.time), **({"due": due} if late else {})}
    if row.state == SHOWN:
        return REMINDED, {"wake": row.due}
    return OVERDUE, {"wake": None}


async def _tell(work: Transaction, record: MatchRecord, row: Row[Any], state: str, *, moved: bool) -> None:
    """What has to be shown because of a step."""
    guild = record.place.guild
    if state == REMINDED:
        await want(work, guild, [(Slot(MATCH, record.id, NOTICE, row.seat), soon(row.decision))])
    elif state == OVERDUE:
        await want(work, guild, [(Slot(MATCH, record.id, LATE), "")])
    if moved or state == OVERDUE:
        await show_times(work, record)


def soon(decision: str) -> str:
    """The note of a call that reminds of a decision."""
    return f"{decision}!"
