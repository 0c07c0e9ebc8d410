"""The duel for a card, as parts of the transactions in which a challenge is sent, accepted, a deck chosen and a match ended.

Both agree by the challenge and its acceptance. Each brings a deck of cards that they own; those instances are held from then on, until the
match is over. What the rules have settled about the prize is paid in the transaction that ends the match; where they settle nothing and
somebody has won, the winner may pick (`bot.collections.prizes`). A match without a winner, however it ends, gives everything back: it holds
nothing any more.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, insert, select, update

from bot.collections.holding import held, lock, played_for, refuse_closed, takes_part
from bot.collections.moving import WON, Cause, move
from bot.collections.records import Held
from bot.matches.records import MatchRecord
from bot.store.owned import instances, stakes
from bot.store.store import Transaction
from bot.store.tables import matches, seats
from engine.catalog import DeckList
from engine.game import AnyTable
from engine.match import Match
from engine.refusal import Problem, Refusal, Unfit
from engine.view import SECOND, Name

log = logging.getLogger(__name__)


async def agree(work: Transaction, guild: int, game: str, users: Sequence[int | None]) -> None:
    """Whether these may play for a card here: first the one who asks, then, where it is known, the other. Raises `Refusal`."""
    if not guild:
        raise Refusal("server-only")
    await refuse_closed(work, guild, prizes=True)
    for user, reason in zip(users, ("not-joined", "other-not-joined"), strict=True):
        if user is not None and not await takes_part(work, guild, user, game):
            raise Refusal(reason)


async def bring(work: Transaction, match: Row[Any], table: AnyTable, seat: Row[Any], deck: DeckList) -> None:
    """Bring a deck to a match for a card: its cards are held. Raises `Unfit` with every card that is not owned or held already."""
    chosen = await _free(work, match.guild, match.game, seat.user, table, deck)
    await work.run(insert(stakes), [{"match": match.id, "instance": one, "seat": seat.seat} for one in chosen])


async def check(work: Transaction, guild: int, table: AnyTable, game: str, user: int, deck: DeckList) -> None:
    """Whether a deck could be brought. Raises `Unfit`."""
    await _free(work, guild, game, user, table, deck)


async def _free(work: Transaction, guild: int, game: str, user: int, table: AnyTable, deck: DeckList) -> Sequence[int]:
    """For each card of a deck an instance, the one with the lowest number of those that nothing holds."""
    theirs = (instances.c.guild == guild) & (instances.c.owner == user) & (instances.c.game == game)
    rows = await lock(work, theirs & instances.c.card.in_(deck.cards))
    away = await held(work, [row.id for row in rows])
    copies: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        copies[row.card].append(row.id)
    problems, chosen = [], list[int]()
    for card, count in deck.cards.items():
        free = [one for one in copies[card] if one not in away]
        chosen += free[:count]
        if len(free) < count:
            problems.append(_lacking(table, card, count, copies[card], away))
    if problems:
        raise Unfit(problems)
    return chosen


def _lacking(table: AnyTable, card: str, count: int, copies: Sequence[int], away: Mapping[int, Held]) -> Problem:
    values: dict[str, int | str | Name] = {"card": table.catalog.name_of(card) or Name(card, card), "count": count}
    values["own"] = len(copies)
    if len(copies) < count:
        return Problem("card-not-owned", "", values)
    first = next(away[one] for one in copies if one in away)
    values["free"] = sum(one not in away for one in copies)
    values["number"] = str(first.match if first.match is not None else first.trade)
    return Problem("card-held-by-trade" if first.match is None else "card-held-by-match", "", values)


async def settle(work: Transaction, record: MatchRecord, after: Match) -> datetime | None:
    """The prize of a match that has just ended, as the rules settle it. Since when that is so; None where somebody may pick."""
    outcome = after.outcome
    if not record.prize or outcome is None:
        return None
    prize = after.prize() if outcome.winner is not None else None
    if prize is None:
        return None
    if prize.card:
        await _pay_by_rule(work, record, prize.card)
    await work.run(update(matches).where(matches.c.id == record.id).values(settled=work.now))
    return work.now


async def _pay_by_rule(work: Transaction, record: MatchRecord, card: str) -> None:
    """An error of ours costs a prize, never the end of a match."""
    try:
        await pay(work, record, card, Cause(WON, match=record.id))
    except Refusal as refusal:
        log.error("match %d: its prize %s cannot be paid (%s)", record.id, card, refusal.reason)


async def pay(work: Transaction, record: MatchRecord, card: str, cause: Cause) -> None:
    """Give a card of the loser's deck to the winner: of several copies the one with the lowest number. Raises `Refusal` for another.

    The ledger takes one prize for each match.
    """
    assert record.outcome is not None
    assert record.outcome.winner is not None
    winner, loser = record.seats[record.outcome.winner], record.seats[SECOND - record.outcome.winner]
    if winner.user is None or loser.user is None:
        return
    theirs = select(instances.c.id).join(stakes, stakes.c.instance == instances.c.id)
    this = (stakes.c.match == record.id, stakes.c.seat == loser.seat, instances.c.card == card)
    found = await work.value(theirs.where(*this).order_by(instances.c.id).limit(1))
    if found is None:
        raise Refusal("no-such-prize")
    await move(work, record.place.guild, [found], loser.user, winner.user, cause)


async def holds_deck(work: Transaction, guild: int, user: int, reference: str) -> int | None:
    """The running match for a card to which somebody brought the deck that they keep under this reference; None where there is none."""
    theirs = (seats.c.user == user, seats.c.deck == reference, matches.c.guild == guild)
    query = select(matches.c.id).join(seats, seats.c.match == matches.c.id).join(stakes, stakes.c.match == matches.c.id)
    query = query.where(*theirs, stakes.c.seat == seats.c.seat, played_for(work.now))
    found: int | None = await work.value(query.order_by(matches.c.id).limit(1))
    return found
