"""How long a decision may take: the times that a challenge may name, the moments that follow from one, and what was given back.

A row of `deadlines` is the time of one open decision. It goes through these states, one after the other, and never back but by `wait`:
`OPEN` (nobody has been shown it yet), `SHOWN`, `REMINDED` (a quarter is left), `LATE` (the other may choose what comes of it). `wake` is
when its next step is due; a row that is `held` stands still, because its match does.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update

from bot.matches.records import MatchRecord
from bot.store.outbox import want
from bot.store.slots import BOARD, HAND, LATE, MATCH, Slot
from bot.store.store import Transaction
from bot.store.tables import deadlines
from engine.match import CLAIM, Match
from engine.refusal import Refusal
from engine.view import SECOND

TIMES = {"none": 0, "minutes": 10 * 60, "day": 24 * 3600, "days": 3 * 24 * 3600}
"""By name: seconds for each decision; 0: as long as it takes. Their words are ``time-<name>``."""
DEFAULT = TIMES["day"]
"""Where neither the challenge nor the server says anything."""

OPEN, SHOWN, REMINDED, OVERDUE = "open", "shown", "reminded", "late"


def time_name(seconds: int) -> str:
    """The name of a time: that of the longest which is no longer."""
    return max((name for name, one in TIMES.items() if one <= seconds), key=TIMES.__getitem__)


class Due(Struct, frozen=True):
    """The time of one open decision."""

    seat: int
    decision: str
    due: datetime
    reminded: bool
    """A quarter or less is left, and its owner is told so."""
    late: bool
    """It has run out, and the other is asked what shall come of it."""


def due_of(row: Row[Any]) -> Due:
    """A row of `deadlines`."""
    return Due(row.seat, row.decision, row.due, row.state in (REMINDED, OVERDUE), row.state == OVERDUE)


def timed(record: MatchRecord) -> bool:
    """Whether decisions of this match have a time: never against the computer."""
    return bool(record.time) and not any(seat.computer for seat in record.seats)


def reminder(due: datetime, seconds: int) -> datetime:
    """When three quarters of a time are over."""
    return due - timedelta(seconds=seconds / 4)


async def find_times(work: Transaction, match: int) -> Sequence[Row[Any]]:
    """The rows of a match, first seat first."""
    return await work.all(select(deadlines).where(deadlines.c.match == match).order_by(deadlines.c.seat))


async def late_against(work: Transaction, match: int, seat: int, act: str = "") -> Row[Any]:
    """The row of who is late against this seat.

    Raises `Refusal`: ``not-late``; ``both-late`` where a seat would claim that is late itself.
    """
    rows = {row.seat: row for row in await find_times(work, match)}
    theirs, mine = rows.get(SECOND - seat), rows.get(seat)
    if theirs is None or theirs.state != OVERDUE:
        raise Refusal("not-late")
    if act == CLAIM and mine is not None and mine.state == OVERDUE:
        raise Refusal("both-late")
    return theirs


async def set_times(work: Transaction, record: MatchRecord, after: Match) -> None:
    """Begin the time of each decision that has newly opened, and end that of each that is closed."""
    if not timed(record):
        return
    running = {row.seat: row for row in await find_times(work, record.id)}
    asked = {seat.seat: decision.id for seat in record.seats if (decision := after.decision(seat.seat))}
    gone = [row for seat, row in running.items() if asked.get(seat) != row.decision]
    if gone:
        seats = [row.seat for row in gone]
        await work.run(delete(deadlines).where(deadlines.c.match == record.id, deadlines.c.seat.in_(seats)))
    fresh = [(seat, one) for seat, one in asked.items() if seat not in running or running[seat] in gone]
    if fresh:
        await work.run(insert(deadlines), [_opened(work, record, seat, one) for seat, one in fresh])
    if any(row.state == OVERDUE for row in gone):
        await want(work, record.place.guild, [(Slot(MATCH, record.id, LATE), "")])


def _opened(work: Transaction, record: MatchRecord, seat: int, decision: str) -> dict[str, object]:
    return {
        "match": record.id,
        "seat": seat,
        "decision": decision,
        "number": record.actions,
        "state": OPEN,
        "opened": work.now,
        "due": work.now + timedelta(seconds=record.time),
        "wake": work.now,
        "held": None,
    }


async def hold_times(work: Transaction, match: int) -> None:
    """The match stands still, and so does its time."""
    await work.run(update(deadlines).where(deadlines.c.match == match).values(held=work.now))


async def release_times(work: Transaction, match: int) -> None:
    """The match goes on: what it stood still is given back."""
    for row in await find_times(work, match):
        if row.held is not None:
            await give_back(work, row, work.now - row.held, held=None)


async def give_back(work: Transaction, row: Row[Any], lost: timedelta, **values: object) -> None:
    """Let a row's moments come later by what was lost."""
    moments = {"due": row.due + lost, "wake": row.wake + lost if row.wake else None}
    here = (deadlines.c.match == row.match, deadlines.c.seat == row.seat, deadlines.c.decision == row.decision)
    await work.run(update(deadlines).where(*here).values(**moments, **values))


async def show_times(work: Transaction, record: MatchRecord) -> None:
    """Wherever a time stands is out of date."""
    hands = [Slot(MATCH, record.id, HAND, seat.seat) for seat in record.seats if seat.user]
    places = [Slot(MATCH, record.id, BOARD), *hands]
    await want(work, record.place.guild, [(place, "") for place in places])
