"""A prize that the rules do not settle: the winner picks one card of those that the loser brought, within a day, or none moves."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import select, update

from bot.collections.holding import PICKING, may_pick, takes_part
from bot.collections.moving import WON, Cause
from bot.collections.records import Shelf
from bot.collections.stakes import pay
from bot.matches.records import OVER, MatchRecord
from bot.matches.rows import find_match, find_record
from bot.store.claims import claim
from bot.store.outbox import want
from bot.store.owned import instances, stakes
from bot.store.slots import ENDING, MATCH, Slot
from bot.store.store import Store, Transaction
from bot.store.tables import matches
from engine.refusal import Refusal
from engine.view import SECOND


class Prizes:
    """Made by `bot.runtime.Runtime`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, match: int) -> bool:
        """Whether the winner of a match may still pick."""
        async with self._store.read() as work:
            return await _is_open(work, match)

    async def choices(self, match: int, user: int) -> tuple[MatchRecord, tuple[Shelf, ...]]:
        """What the winner may pick from: the cards of the deck that the loser brought. Raises `Refusal`."""
        async with self._store.read() as work:
            record = await find_record(work, match)
            await _refuse(work, record, user)
            assert record.outcome is not None
            assert record.outcome.winner is not None
            brought = select(instances.c.card).join(stakes, stakes.c.instance == instances.c.id)
            this = (stakes.c.match == match, stakes.c.seat == SECOND - record.outcome.winner)
            counts = Counter(row.card for row in await work.all(brought.where(*this)))
        return record, tuple(Shelf(card, counts[card]) for card in sorted(counts))

    async def pick(self, match: int, user: int, card: str, *, press: int) -> MatchRecord:
        """Take a card, or none (""): once, for good. Raises `Refusal`."""
        async with self._store.write() as work:
            await find_match(work, match, locked=True)
            record = await find_record(work, match)
            if not await claim(work, press):
                return record
            await _refuse(work, record, user)
            if card:
                await pay(work, record, card, Cause(WON, by=user, press=press, match=match))
            here = (matches.c.id == match, may_pick(work.now))
            done = await work.run(update(matches).where(*here).values(settled=work.now, version=matches.c.version + 1))
            if not done.rowcount:
                raise Refusal("prize-settled")
            await want(work, record.place.guild, [(Slot(MATCH, match, ENDING), "")])
            return await find_record(work, match)

    async def expire(self) -> int:
        """Settle every prize that nobody has picked in time: none changes hands. How many; runs as a job."""
        async with self._store.write() as work:
            late = (matches.c.settled.is_(None), matches.c.winner.is_not(None), matches.c.ended <= work.now - PICKING)
            change = update(matches).where(matches.c.prize.is_(True), matches.c.status == OVER, *late)
            settled = change.values(settled=work.now, version=matches.c.version + 1)
            rows = await work.all(settled.returning(matches.c.id, matches.c.guild))
            for row in rows:
                await want(work, row.guild, [(Slot(MATCH, row.id, ENDING), "")])
        return len(rows)


async def _is_open(work: Transaction, match: int) -> bool:
    return await work.value(select(matches.c.id).where(matches.c.id == match, may_pick(work.now))) is not None


async def _refuse(work: Transaction, record: MatchRecord, user: int) -> None:
    """Raises the `Refusal` for whoever may not pick, or not any more."""
    seat = record.seat_of(user)
    if seat is None:
        raise Refusal("not-seated")
    if not record.prize or record.outcome is None or record.outcome.winner is None:
        raise Refusal("no-prize-to-pick")
    if seat != record.outcome.winner:
        raise Refusal("prize-not-yours")
    if not await _is_open(work, record.id):
        raise Refusal("prize-settled" if record.settled else "prize-too-late")
    if not await takes_part(work, record.place.guild, user, record.game):
        raise Refusal("not-joined")
