"""What has to be shown, and who has to answer without a press, because a match changed: a part of the change's own transaction."""

from __future__ import annotations

import random
from datetime import datetime, timedelta

from sqlalchemy import delete, select

from bot.matches.records import RUNNING, MatchRecord
from bot.matches.times import set_times
from bot.store.outbox import want
from bot.store.slots import BOARD, ENDING, HAND, MATCH, NOTICE, Slot
from bot.store.store import Transaction
from bot.store.tables import errands, matches, seats
from bot.store.upsert import upsert
from engine.decision import Decision
from engine.match import Match
from engine.view import PUBLIC

COMPUTER, AUTO = "computer", "auto"
"""Kinds of errands: the computer's answer, and the one that a decision carries with it."""
AUTO_SECONDS = (3.0, 9.0)
"""An automatic answer comes after a time drawn from here, as a person's might: it tells nothing."""


async def show_all(work: Transaction, record: MatchRecord) -> None:
    """Board and hands are out of date."""
    await want(work, record.place.guild, [(slot, "") for slot in _slots(record)])


async def show_changes(
    work: Transaction, record: MatchRecord, before: Match | None, after: Match, actor: int | None
) -> None:
    """Board, hands, a notice for each newly open decision that is not the actor's own, the ending, the errands.

    Nobody is called for a question that is about to be answered for them.
    """
    wanted = [(slot, "") for slot in _slots(record)]
    for seat in record.seats:
        decision = after.decision(seat.seat)
        fresh = decision is not None and (before is None or _id(before.decision(seat.seat)) != decision.id)
        if decision and fresh and seat.user and seat.seat != actor and not decision.auto:
            wanted.append((Slot(MATCH, record.id, NOTICE, seat.seat), decision.id))
    if after.outcome:
        wanted.append((Slot(MATCH, record.id, ENDING, PUBLIC), ""))
    await want(work, record.place.guild, wanted)
    await set_times(work, record, after)
    if before is None or _without_press(before, record) or _without_press(after, record):
        await _send_errands(work, record, after)


async def show_privately(work: Transaction, record: MatchRecord, after: Match, actor: int) -> None:
    """The actor's own hand, and the errands: nothing else has changed, and nobody else is shown that anything did."""
    await want(work, record.place.guild, [(Slot(MATCH, record.id, HAND, actor), "")])
    await _send_errands(work, record, after)


async def show_hands(work: Transaction, user: int) -> None:
    """Every hand of a person is out of date, such as when they read another language now."""
    theirs = select(matches.c.id, matches.c.guild, seats.c.seat).join(seats, seats.c.match == matches.c.id)
    rows = await work.all(theirs.where(seats.c.user == user, matches.c.status.in_(RUNNING)))
    for row in rows:
        await want(work, row.guild, [(Slot(MATCH, row.id, HAND, row.seat), "")])


def _slots(record: MatchRecord) -> list[Slot]:
    hands = [Slot(MATCH, record.id, HAND, seat.seat) for seat in record.seats if seat.user]
    return [Slot(MATCH, record.id, BOARD), *hands]


async def _send_errands(work: Transaction, record: MatchRecord, after: Match) -> None:
    """Whoever answers without a press is sent once for each decision; its time stays when somebody else moves."""
    rows: list[dict[str, object]] = []
    for seat in record.seats:
        decision = after.decision(seat.seat)
        if decision and (seat.computer or decision.auto):
            kind = COMPUTER if seat.computer else AUTO
            due = work.now if seat.computer else _someday(work.now)
            row = {"match": record.id, "seat": seat.seat, "decision": decision.id, "kind": kind, "due": due, "tries": 0}
            rows.append(row)
    done = errands.c.decision.not_in([row["decision"] for row in rows])
    await work.run(delete(errands).where(errands.c.match == record.id, done))
    if rows:
        await work.run(upsert(work, errands).on_conflict_do_nothing(), rows)
        work.after(work.store.errands.set)


def _without_press(match: Match, record: MatchRecord) -> bool:
    """Whether anybody in it is to answer without a press."""
    decisions = [(seat, match.decision(seat.seat)) for seat in record.seats]
    return any(decision and (seat.computer or decision.auto) for seat, decision in decisions)


def _someday(now: datetime) -> datetime:
    return now + timedelta(seconds=random.SystemRandom().uniform(*AUTO_SECONDS))


def _id(decision: Decision | None) -> str | None:
    return decision.id if decision else None
