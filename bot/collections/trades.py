"""Trades: two people lay cards on a table, both agree to what lies there, and all of it changes hands at once.

What lies on the table of an open trade is held: it can be laid on no other, brought to no match for a card, and its owner cannot leave with
it. So nothing that two see can be gone when they agree, and whoever wants a card back takes it back or calls the trade off.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, insert, or_, select, update

from bot.collections.holding import held, lies_open, lock, refuse_closed, refuse_held, takes_part
from bot.collections.moving import TRADED, Cause, move
from bot.collections.records import CANCELED, CLOSED, DECLINED, DONE, EXPIRED, OPEN, Instance, Trade
from bot.matches.records import Person, Place
from bot.store.claims import claim
from bot.store.columns import storable
from bot.store.outbox import want
from bot.store.owned import instances, offered, trades
from bot.store.slots import DEAL, TRADE, Slot
from bot.store.store import Store, Transaction
from bot.store.upsert import upsert
from engine.refusal import Refusal
from engine.view import FIRST, SEATS, SECOND

LIFE = timedelta(hours=24)
"""How long a trade stays open."""
OPEN_AT_ONCE = 10
"""Open trades that one person has offered."""
LAID = 15
"""Cards that each may lay on the table: as many as a message names."""
_AGREED = ("first_agreed", "second_agreed")


class Trades:
    """Made by `bot.runtime.Runtime`. Each change is one transaction; where a method raises, nothing has changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def offer(self, place: Place, first: Person, second: Person, game: str, *, locale: str, press: int) -> Trade:
        """Open a trade in which nothing lies on the table yet. Raises `Refusal`."""
        refuse_odd(first, second)
        async with self._store.write() as work:
            await refuse_closed(work, place.guild)
            if not await claim(work, press):
                return await _made_by(work, press)
            await _refuse_strangers(work, place.guild, (first.id, second.id), game)
            await _refuse_many(work, first.id)
            row = {
                "guild": place.guild,
                "channel": place.channel,
                "game": game,
                "first": first.id,
                "first_name": storable(first.name, 100),
                "second": second.id,
                "second_name": storable(second.name, 100),
                "locale": storable(locale, 10),
                "press": press,
                "state": OPEN,
                "open_key": f"{place.guild}:{game}:{min(first.id, second.id)}:{max(first.id, second.id)}",
                "revision": 0,
                "created": work.now,
                "deadline": work.now + LIFE,
            }
            await _expire(work, trades.c.open_key == row["open_key"])
            made = upsert(work, trades).values(row).on_conflict_do_nothing().returning(trades.c.id)
            number = await work.value(made)
            if number is None:
                raise Refusal("trade-open-already")
            await _show(work, place.guild, number)
            return await _read(work, number)

    async def lay(self, trade: int, user: int, put: Collection[int], take: Collection[int], *, press: int) -> Trade:
        """Put own instances on the table and take others back. Any change clears both agreements. Raises `Refusal`."""
        async with self._store.write() as work:
            row, seat = await _open_for(work, trade, user)
            if not await claim(work, press):
                return await _read(work, trade)
            before = await _laid(work, trade)
            mine = {one for one, whose in before.items() if whose == seat}
            wanted = (mine - set(take)) | set(put)
            await _refuse_unless_free(work, row, user, wanted - set(before))
            if len(wanted) > LAID:
                raise Refusal("trade-too-many", values={"most": LAID})
            if wanted != mine:
                await _change(work, row, seat, mine - wanted, wanted - mine)
            return await _read(work, trade)

    async def agree(self, trade: int, user: int, revision: int, *, press: int) -> Trade:
        """Agree to what lay there at a revision. Where both have, it all changes hands. Raises `Refusal`."""
        async with self._store.write() as work:
            row, seat = await _open_for(work, trade, user)
            if not await claim(work, press):
                return await _read(work, trade)
            if row.revision != revision:
                raise Refusal("trade-changed")
            laid = await _laid(work, trade)
            if not laid:
                raise Refusal("trade-empty")
            await work.run(update(trades).where(trades.c.id == trade).values({_AGREED[seat]: revision}))
            if getattr(row, _AGREED[SECOND - seat]) == revision:
                await _swap(work, row, laid, Cause(TRADED, by=user, press=press, trade=trade))
            await _show(work, row.guild, trade)
            return await _read(work, trade)

    async def end(self, trade: int, user: int) -> Trade:
        """Decline it, or call it off: either may, at any time before both agree. Raises `Refusal`."""
        async with self._store.write() as work:
            _, seat = await _open_for(work, trade, user, closing=True)
            await _close(work, trades.c.id == trade, CANCELED if seat == FIRST else DECLINED)
            return await _read(work, trade)

    async def get(self, trade: int) -> Trade:
        """As it stands now. Raises `Refusal("no-such-trade")`."""
        async with self._store.read() as work:
            return await _read(work, trade)

    async def of(self, user: int, guild: int) -> tuple[Trade, ...]:
        """The open trades of a person in a server, newest first."""
        theirs = and_(or_(trades.c.first == user, trades.c.second == user), trades.c.guild == guild)
        async with self._store.read() as work:
            rows = await work.all(
                select(trades.c.id).where(theirs, lies_open(work.now)).order_by(trades.c.id.desc()).limit(OPEN_AT_ONCE)
            )
            return tuple([await _read(work, row.id) for row in rows])

    async def layable(self, trade: int, user: int) -> tuple[tuple[Instance, bool], ...]:
        """The instances that somebody may lay on the table of a trade, or has laid there: which is said beside each. Raises `Refusal`."""
        async with self._store.read() as work:
            row = await _row(work, trade)
            if user not in (row.first, row.second):
                raise Refusal("trade-not-yours")
            _refuse_over(row, work)
            theirs = (instances.c.guild == row.guild, instances.c.owner == user, instances.c.game == row.game)
            rows = await work.all(select(instances).where(*theirs).order_by(instances.c.card, instances.c.id))
            away = await held(work, [one.id for one in rows])
            laid = await _laid(work, trade)
        return tuple((_instance(one), one.id in laid) for one in rows if one.id in laid or one.id not in away)

    async def expire(self) -> int:
        """Close every open trade whose time is over. How many; runs as a job."""
        async with self._store.write() as work:
            return await _expire(work)

    async def close_there(self, guild: int, channel: int | None = None) -> int:
        """Close the open trades of a server, or of a channel that is gone: nobody can see them. How many."""
        async with self._store.write() as work:
            return await close_trades(work, guild, channel)

    async def close_of(self, guild: int, user: int) -> int:
        """Close the open trades of somebody who is no longer in a server. How many."""
        async with self._store.write() as work:
            return await close_trades_of(work, user, guild)


async def close_trades(work: Transaction, guild: int, channel: int | None = None) -> int:
    """Close the open trades of a server, or of one of its channels, as a part of a transaction. How many."""
    here = trades.c.guild == guild
    return await _close(work, here if channel is None else and_(here, trades.c.channel == channel), CLOSED)


async def places_of_trades(work: Transaction) -> set[Place]:
    """Where open trades stand."""
    rows = await work.all(select(trades.c.guild, trades.c.channel).where(lies_open(work.now)).distinct())
    return {Place(row.guild, row.channel) for row in rows}


async def close_trades_of(work: Transaction, user: int, guild: int | None = None) -> int:
    """Close a person's open trades, in one server or all, as a part of a transaction. How many."""
    theirs = or_(trades.c.first == user, trades.c.second == user)
    return await _close(work, theirs if guild is None else and_(theirs, trades.c.guild == guild), CLOSED)


def refuse_odd(first: Person, second: Person) -> None:
    """Raises `Refusal` where somebody would trade with themselves or with a bot."""
    if first.id == second.id:
        raise Refusal("trade-self")
    if first.bot or second.bot:
        raise Refusal("trade-bot")


async def _refuse_strangers(work: Transaction, guild: int, users: tuple[int, int], game: str) -> None:
    for user, reason in zip(users, ("not-joined", "other-not-joined"), strict=True):
        if not await takes_part(work, guild, user, game):
            raise Refusal(reason)


async def _refuse_many(work: Transaction, user: int) -> None:
    theirs = select(trades.c.id).where(trades.c.first == user, lies_open(work.now)).limit(OPEN_AT_ONCE)
    if len(await work.all(theirs)) >= OPEN_AT_ONCE:
        raise Refusal("too-many-trades")


async def _row(work: Transaction, trade: int, *, locked: bool = False) -> Row[Any]:
    query = select(trades).where(trades.c.id == trade)
    row = await work.first(query.with_for_update() if locked else query)
    if row is None:
        raise Refusal("no-such-trade")
    return row


async def _open_for(work: Transaction, trade: int, user: int, *, closing: bool = False) -> tuple[Row[Any], int]:
    """An open trade, locked, and which of the two this person is. Raises `Refusal`, but lets it be closed where trading is no more."""
    row = await _row(work, trade, locked=True)
    if user not in (row.first, row.second):
        raise Refusal("trade-not-yours")
    _refuse_over(row, work)
    if not closing:
        await refuse_closed(work, row.guild)
    return row, FIRST if user == row.first else SECOND


def _refuse_over(row: Row[Any], work: Transaction) -> None:
    if row.state != OPEN:
        raise Refusal(f"trade-{row.state}")
    if row.deadline <= work.now:
        raise Refusal("trade-expired")


async def _laid(work: Transaction, trade: int) -> dict[int, int]:
    """What lies on the table: instance to seat."""
    rows = await work.all(select(offered.c.instance, offered.c.seat).where(offered.c.trade == trade))
    return {row.instance: row.seat for row in rows}


async def _refuse_unless_free(work: Transaction, row: Row[Any], user: int, ids: Collection[int]) -> None:
    """Raises `Refusal` unless all of these are the person's own, of this game and server, and held by nothing."""
    if not ids:
        return
    found = await lock(work, instances.c.id.in_(ids))
    theirs = [one.id for one in found if (one.guild, one.game, one.owner) == (row.guild, row.game, user)]
    if len(theirs) != len(set(ids)):
        raise Refusal("not-your-card")
    refuse_held(await held(work, theirs))


async def _change(work: Transaction, row: Row[Any], seat: int, away: Collection[int], put: Collection[int]) -> None:
    if away:
        here = (offered.c.trade == row.id, offered.c.instance.in_(away), offered.c.seat == seat)
        await work.run(delete(offered).where(*here))
    if put:
        await work.run(insert(offered), [{"trade": row.id, "instance": one, "seat": seat} for one in sorted(put)])
    cleared = {"revision": row.revision + 1, "first_agreed": None, "second_agreed": None}
    await work.run(update(trades).where(trades.c.id == row.id).values(cleared))
    await _show(work, row.guild, row.id)


async def _swap(work: Transaction, row: Row[Any], laid: dict[int, int], cause: Cause) -> None:
    """All that lies there changes hands, both ways."""
    await _refuse_strangers(work, row.guild, (row.first, row.second), row.game)
    await lock(work, instances.c.id.in_(laid))
    await _close(work, trades.c.id == row.id, DONE)
    users = (row.first, row.second)
    for seat in SEATS:
        ids = [one for one, whose in laid.items() if whose == seat]
        await move(work, row.guild, ids, users[seat], users[SECOND - seat], cause)


async def _expire(work: Transaction, which: ColumnElement[bool] | None = None) -> int:
    over = trades.c.deadline <= work.now
    return await _close(work, over if which is None else and_(over, which), EXPIRED)


async def _close(work: Transaction, which: ColumnElement[bool], state: str) -> int:
    """Give these open trades another state and have them shown so. How many."""
    change = update(trades).where(which, trades.c.state == OPEN)
    closed = await work.all(
        change.values(state=state, open_key=None, ended=work.now).returning(trades.c.id, trades.c.guild)
    )
    for row in closed:
        await _show(work, row.guild, row.id)
    return len(closed)


async def _show(work: Transaction, guild: int, trade: int) -> None:
    await want(work, guild, [(Slot(TRADE, trade, DEAL), "")])


async def _made_by(work: Transaction, press: int) -> Trade:
    number = await work.value(select(trades.c.id).where(trades.c.press == press))
    if number is None:
        raise Refusal("try-again")
    return await _read(work, number)


async def _read(work: Transaction, trade: int) -> Trade:
    row = await _row(work, trade)
    query = select(instances, offered.c.seat).join(offered, offered.c.instance == instances.c.id)
    laid = await work.all(query.where(offered.c.trade == trade).order_by(instances.c.card, instances.c.id))
    sides: Sequence[tuple[Instance, ...]] = [
        tuple(_instance(one) for one in laid if one.seat == seat) for seat in SEATS
    ]
    return Trade(
        id=row.id,
        place=Place(row.guild, row.channel),
        game=row.game,
        users=(row.first, row.second),
        names=(row.first_name, row.second_name),
        locale=row.locale,
        state=row.state,
        revision=row.revision,
        agreed=(row.first_agreed == row.revision, row.second_agreed == row.revision),
        offered=(sides[FIRST], sides[SECOND]),
        deadline=row.deadline,
    )


def _instance(row: Row[Any]) -> Instance:
    return Instance(row.id, row.game, row.card, row.owner)
