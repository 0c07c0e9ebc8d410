"""Challenges: one state machine in the store. Whoever changes a state first has changed it; the others are told what became of it."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Row, and_, func, or_, select, update

from bot.collections import stakes
from bot.matches.beginning import gives, seat_them
from bot.matches.decks import Owner, refuse_unfit, resolve, written
from bot.matches.records import (
    ACCEPTED,
    EXPIRED,
    OPEN,
    SUPERSEDED,
    WITHDRAWN,
    Challenge,
    MatchRecord,
    Person,
    Place,
    Terms,
)
from bot.matches.rows import challenge_of, find_challenge, find_record
from bot.matches.tables import table_for
from bot.store.claims import claim
from bot.store.columns import storable
from bot.store.outbox import want
from bot.store.sets import switched_on
from bot.store.slots import CHALLENGE, INVITATION, Slot
from bot.store.store import Store, Transaction
from bot.store.tables import challenges, matches
from bot.store.upsert import upsert
from engine.game import AnyTable
from engine.refusal import Refusal
from engine.stream import SEED_BYTES, commitment

LIFE = timedelta(hours=24)
"""How long a challenge stays open."""
OPEN_AT_ONCE = 25
"""Open challenges of one person."""


class Challenges:
    """What becomes of challenges."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def send(
        self, place: Place, challenger: Person, opponent: Person | None, terms: Terms, press: int, anybody: bool
    ) -> Challenge:
        """See `Matches.challenge`."""
        _refuse_people(challenger, opponent)
        computer = opponent is None and not anybody
        async with self._store.write() as work:
            if not await claim(work, press):
                return await _made_by(work, press)
            terms = replace(terms, sets=await switched_on(work, place.guild, terms.game))
            table = await table_for(work, terms.game, terms.house_rules, terms.sets)
            await _refuse_too_many(work, place, challenger, opponent, terms)
            if terms.prize:
                await _agree(
                    work, place.guild, terms.game, (challenger.id, opponent.id if opponent else None), computer
                )
            cards = await _cards(work, Owner(place.guild, challenger.id), terms, table)
            row = _row(work, place, challenger, opponent, terms)
            row |= {"press": press, "computer": computer, "cards": cards}
            row |= {"state": ACCEPTED, "open_key": None} if computer else {"state": OPEN}
            made = await work.first(
                upsert(work, challenges).values(row).on_conflict_do_nothing().returning(*challenges.c)
            )
            if made is None:
                raise Refusal("challenge-waiting")
            await want(work, made.guild, [(Slot(CHALLENGE, made.id, INVITATION), "")])
            if computer:
                await _begin_by(work, made, None)
            return challenge_of(await find_challenge(work, made.id))

    async def accept(self, challenge: int, user: Person, press: int, word: str) -> MatchRecord:
        """See `Matches.accept`."""
        async with self._store.write() as work:
            row = await find_challenge(work, challenge)
            await work.run(_between(row, user.id).with_for_update())
            row = await find_challenge(work, challenge, locked=True)
            if not await claim(work, press):
                return await find_record(work, _match_for(row, user))
            _refuse_acceptance(row, user)
            if row.prize:
                await stakes.agree(work, row.guild, row.game, (user.id, row.challenger))
            name, locale = storable(user.name, 100), storable(user.locale, 10)
            opponent = {"opponent_name": name, "opponent_locale": locale}
            if not await _turn(work, row.id, ACCEPTED, opponent=user.id, **opponent):
                raise Refusal("challenge-expired")
            match = await _begin_by(work, await find_challenge(work, challenge), gives(press, word))
            await _supersede(work, row, user.id)
            return await find_record(work, match)

    async def end(self, challenge: int, user: int, state: str) -> Challenge:
        """Decline or withdraw. See `Matches.decline`, `Matches.withdraw`."""
        async with self._store.write() as work:
            row = await find_challenge(work, challenge, locked=True)
            if user != (row.challenger if state == WITHDRAWN else row.opponent):
                raise Refusal("challenge-not-yours")
            _refuse_closed(row)
            if not await _turn(work, challenge, state):
                raise Refusal("challenge-expired")
            return challenge_of(await find_challenge(work, challenge))

    async def get(self, challenge: int) -> Challenge:
        """See `Matches.get_challenge`."""
        async with self._store.read() as work:
            return challenge_of(await find_challenge(work, challenge))

    async def of(self, user: int, guild: int | None) -> tuple[Challenge, ...]:
        """See `Matches.challenges_of`."""
        theirs = or_(challenges.c.challenger == user, challenges.c.opponent == user)
        query = select(challenges).where(theirs, challenges.c.state == OPEN).order_by(challenges.c.id.desc())
        if guild is not None:
            query = query.where(challenges.c.guild == guild)
        async with self._store.read() as work:
            return tuple(challenge_of(row) for row in await work.all(query.where(challenges.c.deadline > work.now)))

    async def close_there(self, guild: int, channel: int) -> int:
        """See `Matches.close_challenges`."""
        here = and_(challenges.c.state == OPEN, challenges.c.guild == guild, challenges.c.channel == channel)
        async with self._store.write() as work:
            return await _close(work, here, EXPIRED)

    async def expire(self) -> int:
        """Close every open challenge whose time is over."""
        async with self._store.write() as work:
            over = and_(challenges.c.state == OPEN, challenges.c.deadline <= work.now)
            return await _close(work, over, EXPIRED)


def _refuse_people(challenger: Person, opponent: Person | None) -> None:
    if opponent and opponent.id == challenger.id:
        raise Refusal("challenge-self")
    if challenger.bot or (opponent and opponent.bot):
        raise Refusal("challenge-bot")


async def _agree(work: Transaction, guild: int, game: str, users: tuple[int, int | None], computer: bool) -> None:
    """A challenge for a card is one to a person, and both take part. Raises `Refusal`."""
    if computer:
        raise Refusal("prize-needs-opponent")
    await stakes.agree(work, guild, game, users)


async def _cards(work: Transaction, owner: Owner, terms: Terms, table: AnyTable) -> str | None:
    """The challenger's deck as it is now, to be written beside its reference. Raises `Refusal` or `Unfit`."""
    if terms.deck is None:
        return None
    deck = await resolve(work, owner, terms.game, table, terms.deck)
    refuse_unfit(terms.game, table, deck, None)
    if terms.prize:
        await stakes.check(work, owner.guild, table, terms.game, owner.user, deck)
    return written(deck)


async def _refuse_too_many(
    work: Transaction, place: Place, challenger: Person, opponent: Person | None, terms: Terms
) -> None:
    count = select(func.count()).where(challenges.c.challenger == challenger.id, challenges.c.state == OPEN)
    if await work.value(count) >= OPEN_AT_ONCE:
        raise Refusal("too-many-challenges")
    if opponent:
        key = pair_key(place.guild, terms.game, challenger.id, opponent.id)
        if await work.value(select(matches.c.id).where(matches.c.pair_key == key)):
            raise Refusal("already-playing")


def _row(
    work: Transaction, place: Place, challenger: Person, opponent: Person | None, terms: Terms
) -> dict[str, object]:
    seed = secrets.token_bytes(SEED_BYTES)
    whom = opponent.id if opponent else "anybody"
    return {
        "guild": place.guild,
        "channel": place.channel,
        "challenger": challenger.id,
        "challenger_name": storable(challenger.name, 100),
        "challenger_locale": storable(challenger.locale, 10),
        "opponent": opponent.id if opponent else None,
        "opponent_name": storable(opponent.name, 100) if opponent else "",
        "opponent_locale": storable(opponent.locale, 10) if opponent else "",
        "game": terms.game,
        "deck": terms.deck,
        "house_rules": msgspec.json.encode(terms.house_rules).decode(),
        "locale": storable(terms.locale, 10),
        "seed": seed,
        "commitment": commitment(seed),
        "open_key": f"{place.guild}:{terms.game}:{challenger.id}:{whom}",
        "created": work.now,
        "deadline": work.now + LIFE,
        "time": terms.time,
        "prize": terms.prize,
        "sets": msgspec.json.encode(terms.sets).decode() if terms.sets else None,
    }


async def _made_by(work: Transaction, press: int) -> Challenge:
    row = await work.first(select(challenges).where(challenges.c.press == press))
    if row is None:
        raise Refusal("try-again")
    return challenge_of(row)


def _match_for(row: Row[Any], user: Person) -> int:
    """The match that an acceptance made which came twice."""
    if row.match is None or row.opponent != user.id:
        raise Refusal("try-again")
    return int(row.match)


def _refuse_acceptance(row: Row[Any], user: Person) -> None:
    if user.id == row.challenger and row.opponent is None:
        raise Refusal("challenge-self")
    if user.bot:
        raise Refusal("challenge-bot")
    if row.opponent is not None and row.opponent != user.id and row.state == OPEN:
        raise Refusal("challenge-not-yours")
    _refuse_closed(row)


def _refuse_closed(row: Row[Any]) -> None:
    if row.state != OPEN:
        raise Refusal(f"challenge-{row.state}")


async def _turn(work: Transaction, challenge: int, state: str, **values: object) -> bool:
    """Change an open challenge to another state; whether it was us."""
    one = and_(challenges.c.id == challenge, challenges.c.state == OPEN, challenges.c.deadline > work.now)
    return bool(await _close(work, one, state, **values))


async def _close(work: Transaction, which: ColumnElement[bool], state: str, **values: object) -> int:
    """Give these open challenges another state and have them shown so. How many."""
    change = update(challenges).where(which).values(state=state, open_key=None, **values)
    closed = await work.all(change.returning(challenges.c.id, challenges.c.guild))
    for row in closed:
        await want(work, row.guild, [(Slot(CHALLENGE, row.id, INVITATION), "")])
    return len(closed)


def _between(row: Row[Any], user: int) -> Any:
    """The open challenges between two people in one game here, in one order, so that two who lock them never wait for each other."""
    two = (row.challenger, user)
    return (
        select(challenges.c.id)
        .where(
            challenges.c.state == OPEN,
            challenges.c.guild == row.guild,
            challenges.c.game == row.game,
            or_(challenges.c.id == row.id, and_(challenges.c.challenger.in_(two), challenges.c.opponent.in_(two))),
        )
        .order_by(challenges.c.id)
    )


async def _supersede(work: Transaction, row: Row[Any], user: int) -> None:
    """They play now: what else they proposed to each other is off."""
    others = challenges.c.id.in_(_between(row, user).order_by(None))
    await _close(work, and_(others, challenges.c.id != row.id), SUPERSEDED)


async def _begin_by(work: Transaction, row: Row[Any], added: str | None) -> int:
    """The match that comes of an accepted challenge. Raises `Refusal` where these two play already."""
    key = None if row.computer else pair_key(row.guild, row.game, row.challenger, row.opponent)
    match = await seat_them(work, row, key, added)
    if match is None:
        raise Refusal("already-playing")
    await work.run(update(challenges).where(challenges.c.id == row.id).values(match=match))
    return match


def pair_key(guild: int, game: str, one: int, other: int) -> str:
    """What at most one running match may have: two people, one game, one server."""
    return f"{guild}:{game}:{min(one, other)}:{max(one, other)}"
