"""Whether all that is kept of collections fits together: each card in one place, by an unbroken line of entries, held by one thing at most.

The database sees to it at every step; this looks whether it did. The bot looks once a day and logs what it finds, as our mistake.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Select, and_, case, func, or_, select, union_all

from bot.collections.holding import lies_open, played_for
from bot.store.owned import instances, ledger, offered, stakes, trades
from bot.store.store import Store, Transaction
from bot.store.tables import matches, seats

log = logging.getLogger(__name__)

EVERY = 24 * 3600.0
"""Seconds between two looks."""
NAMED = 10
"""Rows that are named of what does not hold."""


class Audit:
    """Made by `bot.runtime.Runtime`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def run(self) -> int:
        """Look, and log what does not hold. How many kinds of it."""
        async with self._store.read() as work:
            found = await faults(work)
        for fault in found:
            log.error("collections: %s", fault)
        return len(found)


async def faults(work: Transaction) -> list[str]:
    """What does not hold, a line for each kind, with the first of those concerned; nothing where all is well."""
    found = []
    for name, query in _checks(work).items():
        rows = await work.all(query.limit(NAMED))
        if rows:
            found.append(f"{name}: {', '.join(str(row[0]) for row in rows)}")
    return found


def _checks(work: Transaction) -> Mapping[str, Select[Any]]:
    return {
        "instances that are not where their last entry says": _misplaced(),
        "instances that do not know their last entry": _outdated(),
        "entries that do not follow from the one before": _broken(),
        "instances that are held twice": _held_twice(work),
        "trades with a card that is not its layer's": _laid_by_others(work),
        "matches with a card that is not its player's": _brought_by_others(work),
    }


def _misplaced() -> Select[Any]:
    last = select(instances.c.id).outerjoin(ledger, ledger.c.id == instances.c.moved)
    elsewhere = or_(ledger.c.id.is_(None), ledger.c.instance != instances.c.id)
    return last.where(or_(elsewhere, _person(ledger.c.taker).is_distinct_from(_person(instances.c.owner))))


def _outdated() -> Select[Any]:
    newest = select(func.max(ledger.c.id)).where(ledger.c.instance == instances.c.id).scalar_subquery()
    return select(instances.c.id).where(newest.is_distinct_from(instances.c.moved))


def _broken() -> Select[Any]:
    before = func.lag(_person(ledger.c.taker)).over(partition_by=ledger.c.instance, order_by=ledger.c.id)
    line = select(ledger.c.id, _person(ledger.c.giver).label("giver"), before.label("before")).subquery()
    return select(line.c.id).where(line.c.giver.is_distinct_from(line.c.before))


def _person(column: Any) -> Any:
    """Whoever had us forget them is nobody in particular."""
    return case((column < 0, -1), else_=column)


def _held_twice(work: Transaction) -> Select[Any]:
    laid = select(offered.c.instance).join(trades, trades.c.id == offered.c.trade).where(lies_open(work.now))
    brought = select(stakes.c.instance).join(matches, matches.c.id == stakes.c.match).where(played_for(work.now))
    holding = union_all(laid, brought).subquery()
    return select(holding.c.instance).group_by(holding.c.instance).having(func.count() > 1)


def _laid_by_others(work: Transaction) -> Select[Any]:
    layer = case((offered.c.seat == 0, trades.c.first), else_=trades.c.second)
    query = select(trades.c.id).join(offered, offered.c.trade == trades.c.id)
    query = query.join(instances, instances.c.id == offered.c.instance)
    return query.where(lies_open(work.now), instances.c.owner.is_distinct_from(layer))


def _brought_by_others(work: Transaction) -> Select[Any]:
    query = select(matches.c.id).join(stakes, stakes.c.match == matches.c.id)
    query = query.join(seats, and_(seats.c.match == stakes.c.match, seats.c.seat == stakes.c.seat))
    query = query.join(instances, instances.c.id == stakes.c.instance)
    return query.where(played_for(work.now), instances.c.owner.is_distinct_from(seats.c.user))
