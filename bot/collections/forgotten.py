"""`/forget me` in collections: cards go out of play, trades are closed, and the ledger keeps its movements without the person."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select, update

from bot.collections.holding import held, lock, may_pick, refuse_held
from bot.collections.moving import FORGOTTEN, Cause, move
from bot.collections.trades import close_trades_of
from bot.store.owned import holders, instances, ledger, trades
from bot.store.slots import DEAL, TRADE, Slot
from bot.store.store import Transaction
from bot.store.tables import matches, seats

GIVER, TAKER = -1, -2
"""In place of the id of who gave or offered, and of who took or was offered."""


async def count_joined(work: Transaction, user: int) -> int:
    """The collections that somebody has ever joined, in all servers."""
    return int(await work.value(select(func.count()).select_from(holders).where(holders.c.user == user)))


async def refuse_played_for(work: Transaction, user: int) -> None:
    """Raises the `Refusal` that names the matches for a card that somebody's cards are held by: those are to be ended first."""
    rows = await lock(work, instances.c.owner == user)
    found = await held(work, [row.id for row in rows])
    refuse_held({one: by for one, by in found.items() if by.match is not None})


async def forget(work: Transaction, user: int) -> list[tuple[int, Slot]]:
    """Take somebody out of collections. What is out of date because of it. Raises `Refusal` as `refuse_played_for`."""
    await refuse_played_for(work, user)
    await close_trades_of(work, user)
    await _put_out_of_play(work, user)
    theirs = select(seats.c.match).where(seats.c.user == user, seats.c.seat == matches.c.winner)
    await work.run(update(matches).where(matches.c.id.in_(theirs), may_pick(work.now)).values(settled=work.now))
    rows = await work.all(
        select(trades.c.id, trades.c.guild).where(or_(trades.c.first == user, trades.c.second == user))
    )
    for column, name, gone in ((trades.c.first, "first_name", GIVER), (trades.c.second, "second_name", TAKER)):
        await work.run(update(trades).where(column == user).values({column.name: gone, name: ""}))
    for column, gone in ((ledger.c.giver, GIVER), (ledger.c.taker, TAKER), (ledger.c.by, GIVER)):
        await work.run(update(ledger).where(column == user).values({column.name: gone}))
    await work.run(delete(holders).where(holders.c.user == user))
    return [(row.guild, Slot(TRADE, row.id, DEAL)) for row in rows]


async def _put_out_of_play(work: Transaction, user: int) -> None:
    servers = await work.all(select(instances.c.guild).where(instances.c.owner == user).distinct())
    for server in servers:
        theirs = select(instances.c.id).where(instances.c.owner == user, instances.c.guild == server.guild)
        ids = [row.id for row in await work.all(theirs)]
        await move(work, server.guild, ids, user, None, Cause(FORGOTTEN))
