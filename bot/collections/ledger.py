"""The ledger as people read it, and taking a movement back: by a new entry, never by changing one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, func, or_, select

from bot.collections.holding import held, lock, refuse_held, takes_part
from bot.collections.moving import REVERTED, Cause, move
from bot.collections.records import Entry, Instance
from bot.store.claims import claim
from bot.store.owned import instances, ledger
from bot.store.store import Store, Transaction
from engine.refusal import Refusal

_reverting = ledger.alias("reverting")


class Wanted(Struct, frozen=True):
    """Which entries are looked for; what is empty is all."""

    person: int | None = None
    """Whoever gave or took."""
    instance: int | None = None
    game: str = ""
    cards: tuple[str, ...] = ()
    """Of these definitions of the game."""


class Ledger:
    """Made by `bot.runtime.Runtime`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, guild: int, wanted: Wanted) -> int:
        """How many entries there are."""
        query = select(func.count()).select_from(ledger.join(instances, instances.c.id == ledger.c.instance))
        async with self._store.read() as work:
            return int(await work.value(query.where(*_which(guild, wanted))))

    async def entries(self, guild: int, wanted: Wanted, most: int, after: int = 0) -> tuple[Entry, ...]:
        """So many entries, newest first, ``after`` that many newer ones."""
        query = _entries().where(*_which(guild, wanted)).order_by(ledger.c.id.desc()).limit(most).offset(after)
        async with self._store.read() as work:
            return tuple(_entry(row) for row in await work.all(query))

    async def entry(self, guild: int, number: int) -> Entry:
        """One entry of a server. Raises `Refusal("no-such-entry")`."""
        async with self._store.read() as work:
            return await _find(work, guild, number)

    async def prize(self, match: int) -> Entry | None:
        """The entry by which a match's prize was paid, or None."""
        async with self._store.read() as work:
            row = await work.first(_entries().where(ledger.c.match == match))
        return None if row is None else _entry(row)

    async def revert(self, guild: int, number: int, *, by: int, press: int) -> Entry:
        """Give a card back to who gave it; the caller has seen to it that ``by`` may. Raises `Refusal`.

        Only what went from one person to another can be taken back, while the card has not moved on, nothing holds it, and who gave it is
        still there to have it.
        """
        async with self._store.write() as work:
            entry = await _find(work, guild, number)
            if not await claim(work, press):
                return entry
            await lock(work, instances.c.id == entry.instance.id)
            entry = await _find(work, guild, number)
            giver, taker = _between(entry)
            refuse_held(await held(work, [entry.instance.id]))
            if not await takes_part(work, guild, giver, entry.instance.game):
                raise Refusal("entry-giver-gone")
            cause = Cause(REVERTED, by=by, press=press, reverts=entry.id)
            await move(work, guild, [entry.instance.id], taker, giver, cause)
            return await _find(work, guild, number)


def _between(entry: Entry) -> tuple[int, int]:
    """Who gave and who took, where that may be taken back. Raises `Refusal`."""
    if entry.giver is None or entry.taker is None:
        raise Refusal("entry-no-transfer")
    if entry.reverted:
        raise Refusal("entry-reverted")
    if not entry.last:
        raise Refusal("entry-moved-on")
    if entry.giver < 0 or entry.taker < 0:
        raise Refusal("entry-giver-gone")
    return entry.giver, entry.taker


def _which(guild: int, wanted: Wanted) -> Sequence[ColumnElement[bool]]:
    found = [ledger.c.guild == guild]
    if wanted.person is not None:
        found.append(or_(ledger.c.giver == wanted.person, ledger.c.taker == wanted.person))
    if wanted.instance is not None:
        found.append(ledger.c.instance == wanted.instance)
    if wanted.game:
        found.append(instances.c.game == wanted.game)
    if wanted.cards:
        found.append(instances.c.card.in_(wanted.cards))
    return found


def _entries() -> Any:
    taken_back = select(_reverting.c.id).where(_reverting.c.reverts == ledger.c.id).exists()
    about = (instances.c.game, instances.c.card, instances.c.owner, instances.c.moved, taken_back.label("taken_back"))
    return select(ledger, *about).join(instances, instances.c.id == ledger.c.instance)


async def _find(work: Transaction, guild: int, number: int) -> Entry:
    row = await work.first(_entries().where(ledger.c.guild == guild, ledger.c.id == number))
    if row is None:
        raise Refusal("no-such-entry")
    return _entry(row)


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        id=row.id,
        instance=Instance(row.instance, row.game, row.card, row.owner),
        giver=row.giver,
        taker=row.taker,
        why=row.why,
        by=row.by,
        press=row.press,
        trade=row.trade,
        match=row.match,
        reverts=row.reverts,
        reverted=bool(row.taken_back),
        last=row.moved == row.id,
        at=row.at,
    )
