"""Whether an instance is held: looked up in the open trades and in the matches for a card, never kept beside them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, or_, select

from bot.collections.records import OPEN, Held
from bot.matches.records import OVER, RUNNING
from bot.store.owned import holders, instances, offered, stakes, trades
from bot.store.store import Transaction
from bot.store.tables import guilds, matches
from engine.refusal import Refusal

PICKING = timedelta(days=1)
"""How long a winner may pick a card where the rules do not say which, from the end of the match."""
NAMED = 5
"""Cards, matches or trades that a refusal names."""


async def refuse_closed(work: Transaction, guild: int, *, prizes: bool = False) -> None:
    """Raises `Refusal` where a server has no collections, or (``prizes``) nothing may be played for."""
    row = await work.first(select(guilds.c.collections, guilds.c.prizes).where(guilds.c.guild == guild))
    if row is None or not row.collections:
        raise Refusal("collections-off")
    if prizes and not row.prizes:
        raise Refusal("prizes-off")


async def takes_part(work: Transaction, guild: int, user: int, game: str) -> bool:
    """Whether somebody is in a game's collection now."""
    theirs = (holders.c.guild == guild, holders.c.user == user, holders.c.game == game, holders.c.left.is_(None))
    return await work.value(select(holders.c.joined).where(*theirs)) is not None


async def lock(work: Transaction, which: ColumnElement[bool]) -> Sequence[Row[Any]]:
    """The rows of instances, so that nobody else opens a door for them meanwhile; always in one order."""
    return await work.all(select(instances).where(which).order_by(instances.c.id).with_for_update())


async def held(work: Transaction, ids: Collection[int]) -> Mapping[int, Held]:
    """Those of these instances that are held, and by what."""
    if not ids:
        return {}
    at_stake = select(stakes.c.instance, stakes.c.match).join(matches, matches.c.id == stakes.c.match)
    on_table = select(offered.c.instance, offered.c.trade).join(trades, trades.c.id == offered.c.trade)
    played = await work.all(at_stake.where(stakes.c.instance.in_(ids), played_for(work.now)))
    laid = await work.all(on_table.where(offered.c.instance.in_(ids), lies_open(work.now)))
    found = {row.instance: Held(trade=row.trade) for row in laid}
    return found | {row.instance: Held(match=row.match) for row in played}


def played_for(now: datetime) -> ColumnElement[bool]:
    """Of a stake and its match: whether the match runs, or its winner may still pick this card."""
    return or_(matches.c.status.in_(RUNNING), and_(may_pick(now), stakes.c.seat != matches.c.winner))


def may_pick(now: datetime) -> ColumnElement[bool]:
    """Of a match for a card: whether its winner may still pick one."""
    return and_(
        matches.c.prize.is_(True),
        matches.c.status == OVER,
        matches.c.winner.is_not(None),
        matches.c.settled.is_(None),
        matches.c.ended > now - PICKING,
    )


def lies_open(now: datetime) -> ColumnElement[bool]:
    """Of a trade: whether it is open. One whose time is over is not, whoever comes to write that down."""
    return and_(trades.c.state == OPEN, trades.c.deadline > now)


def refuse_held(found: Mapping[int, Held]) -> None:
    """Raises the `Refusal` that says which matches or trades hold these instances; nothing where none is held."""
    playing = sorted({one.match for one in found.values() if one.match is not None})
    trading = sorted({one.trade for one in found.values() if one.trade is not None})
    if playing:
        raise Refusal("cards-held-by-match", values={"numbers": _numbers(playing)})
    if trading:
        raise Refusal("cards-held-by-trade", values={"numbers": _numbers(trading)})


def _numbers(found: Sequence[int]) -> str:
    shown = ", ".join(f"#{one}" for one in found[:NAMED])
    return f"{shown} …" if len(found) > NAMED else shown
