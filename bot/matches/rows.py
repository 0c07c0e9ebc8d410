"""From rows to records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Row, Select, select

from bot.matches.records import Challenge, MatchRecord, Person, Place, SeatRecord, Terms
from bot.store.sets import hashes
from bot.store.store import Transaction
from bot.store.tables import challenges, matches, seats
from engine.house import Setting
from engine.refusal import Refusal
from engine.state import Outcome

_house = msgspec.json.Decoder(dict[str, bool | int | str])


def house_rules(text: str) -> Mapping[str, Setting]:
    """House rules as they were kept."""
    return _house.decode(text)


def challenge_of(row: Row[Any]) -> Challenge:
    """A row of `challenges`."""
    opponent = None
    if row.opponent is not None:
        opponent = Person(row.opponent, row.opponent_name, row.opponent_locale)
    return Challenge(
        id=row.id,
        place=Place(row.guild, row.channel),
        challenger=Person(row.challenger, row.challenger_name, row.challenger_locale),
        opponent=opponent,
        computer=row.computer,
        terms=Terms(
            row.game,
            row.deck,
            house_rules(row.house_rules),
            row.locale,
            row.time,
            prize=bool(row.prize),
            sets=hashes(row.sets),
        ),
        commitment=row.commitment,
        state=row.state,
        deadline=row.deadline,
        match=row.match,
    )


def match_of(row: Row[Any], sitting: Sequence[Row[Any]]) -> MatchRecord:
    """A row of `matches` with its two of `seats`."""
    return MatchRecord(
        id=row.id,
        place=Place(row.guild, row.channel),
        thread=row.thread,
        challenge=row.challenge,
        game=row.game,
        house_rules=house_rules(row.house_rules),
        locale=row.locale,
        status=row.status,
        version=row.version,
        actions=row.actions,
        seats=cast("tuple[SeatRecord, SeatRecord]", tuple(_seat_of(seat) for seat in sitting)),
        commitment=row.commitment,
        created=row.created,
        deadline=row.deadline,
        ended=row.ended,
        outcome=Outcome(row.winner, row.termination, row.note or "") if row.termination else None,
        time=row.time,
        prize=bool(row.prize),
        settled=row.settled,
        sets=hashes(row.brought),
    )


def _seat_of(row: Row[Any]) -> SeatRecord:
    forgotten = row.user is not None and row.user < 0  # see `bot.forgetting`
    return SeatRecord(row.seat, None if forgotten else row.user, row.name, row.locale, row.deck, row.ready, forgotten)


async def find_challenge(work: Transaction, challenge: int, *, locked: bool = False) -> Row[Any]:
    """The row of a challenge; ``locked``: nobody else changes it meanwhile. Raises `Refusal("no-such-challenge")`."""
    row = await work.first(_locked(select(challenges).where(challenges.c.id == challenge), locked))
    if row is None:
        raise Refusal("no-such-challenge")
    return row


async def find_match(work: Transaction, match: int, *, locked: bool = False) -> Row[Any]:
    """The row of a match; ``locked``: nobody else changes it meanwhile. Raises `Refusal("no-such-match")`."""
    row = await work.first(_locked(select(matches).where(matches.c.id == match), locked))
    if row is None:
        raise Refusal("no-such-match")
    return row


async def find_seats(work: Transaction, match: int) -> Sequence[Row[Any]]:
    """The two rows of a match's seats, first seat first."""
    return await work.all(select(seats).where(seats.c.match == match).order_by(seats.c.seat))


async def find_record(work: Transaction, match: int) -> MatchRecord:
    """A match as it is kept. Raises `Refusal("no-such-match")`."""
    return match_of(await find_match(work, match), await find_seats(work, match))


def _locked(query: Select[Any], locked: bool) -> Select[Any]:
    """On PostgreSQL, lock what is found until the transaction ends; SQLite has one writer anyway."""
    return query.with_for_update() if locked else query
