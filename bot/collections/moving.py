"""The one way in which an instance changes hands: a new entry in the ledger and a conditional update, as a part of a transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct, structs
from sqlalchemy import func, insert, select, update

from bot.store.owned import instances, ledger
from bot.store.store import Transaction
from engine.refusal import Refusal

JOINED, TRADED, WON, LEFT, RETURNED, REVERTED, FORGOTTEN = (
    "joined",
    "traded",
    "won",
    "left",
    "returned",
    "reverted",
    "forgotten",
)
"""Why a card moves: it was given at joining, traded, a prize; its owner left the collection or came back; an entry was taken back;
its owner had us forget them."""


class Cause(Struct, frozen=True):
    """Why, by whom, by which press, and what it is a part of."""

    why: str
    by: int | None = None
    press: int | None = None
    trade: int | None = None
    match: int | None = None
    reverts: int | None = None


async def create(work: Transaction, guild: int, game: str, cards: Sequence[str], taker: int, cause: Cause) -> None:
    """New instances of these definitions, one for each."""
    rows = [{"guild": guild, "game": game, "card": card, "owner": taker, "moved": 0} for card in cards]
    made = await work.run(insert(instances).returning(instances.c.id), rows)
    await _enter(work, guild, sorted(row.id for row in made), None, taker, cause)


async def move(
    work: Transaction, guild: int, ids: Collection[int], giver: int | None, taker: int | None, cause: Cause
) -> None:
    """Give instances from one to the other, all or none. Raises `Refusal` where one of them is not (any more) the giver's."""
    if not ids:
        return
    theirs = (
        instances.c.id.in_(ids),
        instances.c.guild == guild,
        instances.c.owner.is_not_distinct_from(giver),
    )
    moved = await work.run(update(instances).where(*theirs).values(owner=taker))
    if moved.rowcount != len(set(ids)):
        raise Refusal("card-moved-on")
    await _enter(work, guild, sorted(set(ids)), giver, taker, cause)


async def _enter(
    work: Transaction, guild: int, ids: Sequence[int], giver: int | None, taker: int | None, cause: Cause
) -> None:
    """Write it into the ledger, and into each instance which entry is its last."""
    row = {"guild": guild, "giver": giver, "taker": taker, "at": work.now, **structs.asdict(cause)}
    await work.run(insert(ledger), [{"instance": one, **row} for one in ids])
    last = select(func.max(ledger.c.id)).where(ledger.c.instance == instances.c.id).scalar_subquery()
    await work.run(update(instances).where(instances.c.id.in_(ids)).values(moved=last))
