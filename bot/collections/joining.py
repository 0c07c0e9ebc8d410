"""Who takes part in a server's collections: joining with a starter deck, leaving and coming back, and who may look at whose cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select, update

from bot.collections.holding import held, lock, refuse_closed, refuse_held
from bot.collections.moving import JOINED, LEFT, RETURNED, Cause, create, move
from bot.collections.records import Holder, Shelf
from bot.matches.tables import table_for
from bot.store.claims import claim
from bot.store.owned import holders, instances, ledger
from bot.store.sets import switched_on
from bot.store.store import Store, Transaction
from bot.store.upsert import upsert
from engine.refusal import Refusal


class Collections:
    """Made by `bot.runtime.Runtime`. Each change is one transaction; where a method raises, nothing has changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def join(self, guild: int, user: int, game: str, deck: str, *, press: int) -> Holder:
        """Take part, with the cards of a starter deck: once. Who comes back has the cards that they left. Raises `Refusal`."""
        async with self._store.write() as work:
            await refuse_closed(work, guild)
            row = await _find(work, guild, user, game, locked=True)
            if not await claim(work, press):
                return _known(row)
            if row is not None and row.left is None:
                raise Refusal("already-joined")
            if row is None:
                await _give_starters(work, guild, user, game, deck, press)
            else:
                await _give_back(work, row, press)
            return _known(await _find(work, guild, user, game))

    async def leave(self, guild: int, user: int, game: str, *, press: int) -> Holder:
        """Take part no more: the cards go out of play until their owner comes back. Raises `Refusal`, also while one of them is held."""
        async with self._store.write() as work:
            row = await _find(work, guild, user, game, locked=True)
            if not await claim(work, press):
                return _known(row)
            if row is None or row.left is not None:
                raise Refusal("not-joined")
            theirs = (instances.c.guild == guild) & (instances.c.owner == user) & (instances.c.game == game)
            ids = [one.id for one in await lock(work, theirs)]
            refuse_held(await held(work, ids))
            await move(work, guild, ids, user, None, Cause(LEFT, by=user, press=press))
            await work.run(update(holders).where(*_is(guild, user, game)).values(left=work.now))
            return _known(await _find(work, guild, user, game))

    async def hide(self, guild: int, user: int, *, hidden: bool) -> None:
        """Whether others may look at somebody's cards in a server. Raises `Refusal` where they have none there."""
        async with self._store.write() as work:
            theirs = (holders.c.guild == guild, holders.c.user == user)
            done = await work.run(update(holders).where(*theirs).values(hidden=hidden))
            if not done.rowcount:
                raise Refusal("not-joined")

    async def of(self, guild: int, user: int) -> tuple[Holder, ...]:
        """The games of which somebody has joined the collection, as far as they still take part."""
        theirs = (holders.c.guild == guild, holders.c.user == user, holders.c.left.is_(None))
        async with self._store.read() as work:
            rows = await work.all(select(holders).where(*theirs).order_by(holders.c.joined))
        return tuple(_known(row) for row in rows)

    async def known(self, guild: int, user: int, game: str) -> Holder | None:
        """Whether somebody has ever joined, and how it stands."""
        async with self._store.read() as work:
            row = await _find(work, guild, user, game)
        return None if row is None else _known(row)

    async def shelves(self, guild: int, owner: int, game: str) -> tuple[Shelf, ...]:
        """What somebody owns, by definition, in the order of the ids."""
        theirs = (instances.c.guild == guild, instances.c.owner == owner, instances.c.game == game)
        async with self._store.read() as work:
            rows = await work.all(select(instances.c.id, instances.c.card).where(*theirs))
            away = await held(work, [row.id for row in rows])
        counts = Counter(row.card for row in rows)
        gone = Counter(row.card for row in rows if row.id in away)
        return tuple(Shelf(card, counts[card], gone[card]) for card in sorted(counts))

    async def is_open(self, guild: int) -> bool:
        """Whether a server has collections."""
        try:
            async with self._store.read() as work:
                await refuse_closed(work, guild)
        except Refusal:
            return False
        return True


def _is(guild: int, user: int, game: str) -> Sequence[Any]:
    return (holders.c.guild == guild, holders.c.user == user, holders.c.game == game)


async def _find(work: Transaction, guild: int, user: int, game: str, *, locked: bool = False) -> Row[Any] | None:
    query = select(holders).where(*_is(guild, user, game))
    return await work.first(query.with_for_update() if locked else query)


def _known(row: Row[Any] | None) -> Holder:
    if row is None:
        raise Refusal("try-again")
    return Holder(row.guild, row.user, row.game, row.deck, row.hidden, row.left)


async def _give_starters(work: Transaction, guild: int, user: int, game: str, deck: str, press: int) -> None:
    """The cards of a starter deck, new ones. The row's key is what keeps it to one time, whoever presses twice."""
    starters = (await table_for(work, game, {}, await switched_on(work, guild, game))).catalog.decks
    if deck not in starters:
        raise Refusal("no-such-deck")
    row = {"guild": guild, "user": user, "game": game, "deck": deck, "joined": work.now}
    joining = upsert(work, holders).values(hidden=await _hides(work, guild, user), **row).on_conflict_do_nothing()
    if not (await work.run(joining)).rowcount:
        raise Refusal("already-joined")
    await create(work, guild, game, starters[deck].spread(), user, Cause(JOINED, by=user, press=press))


async def _hides(work: Transaction, guild: int, user: int) -> bool:
    """What they have said about their other cards here."""
    theirs = (holders.c.guild == guild, holders.c.user == user)
    return bool(await work.value(select(holders.c.hidden).where(*theirs).limit(1)))


async def _give_back(work: Transaction, row: Row[Any], press: int) -> None:
    """Whoever comes back has the cards that they took out of play."""
    last = (ledger.c.id == instances.c.moved, ledger.c.why == LEFT, ledger.c.giver == row.user)
    theirs = select(instances.c.id).join(ledger, ledger.c.id == instances.c.moved).where(*last)
    here = (instances.c.guild == row.guild, instances.c.game == row.game, instances.c.owner.is_(None))
    ids = [one.id for one in await work.all(theirs.where(*here))]
    await move(work, row.guild, ids, None, row.user, Cause(RETURNED, by=row.user, press=press))
    await work.run(update(holders).where(*_is(row.guild, row.user, row.game)).values(left=None))
