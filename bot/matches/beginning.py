"""From two who sit down to the first question: decks are chosen, the stream opened, the cards dealt, once."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy import Row, insert, update

from bot.collections.stakes import bring
from bot.matches.decks import Owner, choices, chosen, for_computer, nameless, refuse_unfit, resolve, written
from bot.matches.records import ABANDONED, CHOOSING, PLAYING, MatchRecord
from bot.matches.rows import find_match, find_record, find_seats, house_rules
from bot.matches.showing import show_all, show_changes
from bot.matches.tables import game_of, table_for
from bot.store.claims import claim
from bot.store.columns import storable
from bot.store.sets import hashes
from bot.store.store import Store, Transaction
from bot.store.tables import matches, seats
from bot.store.upsert import upsert
from engine.catalog import DeckList
from engine.game import AnyTable
from engine.match import Match
from engine.refusal import Refusal, Unfit
from engine.view import FIRST, SECOND

CHOOSING_LIFE = timedelta(hours=24)
"""How long decks may be chosen."""
WORD = 100
"""Characters of a player's word for the shuffle."""


class Beginning:
    """Matches whose decks are being chosen."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def deck_choices(self, match: int, user: int) -> tuple[DeckList, ...]:
        """See `Matches.deck_choices`."""
        async with self._store.read() as work:
            row = await find_match(work, match)
            sitting = await find_seats(work, match)
            seat = _seat_of(sitting, user)
            _refuse_unless_choosing(row)
            table = await _table(work, row)
            if (fixed := _fixed(seat, table)) is not None:
                return (fixed,)
            other = _settled(sitting[SECOND - seat.seat], table)
            return await choices(work, Owner(row.guild, user), row.game, table, other)

    async def chosen(self, match: int, user: int) -> DeckList | None:
        """See `Matches.chosen_deck`."""
        async with self._store.read() as work:
            row = await find_match(work, match)
            return chosen(_seat_of(await find_seats(work, match), user), await _table(work, row))

    async def choose(self, match: int, user: int, deck: str, press: int, word: str) -> MatchRecord:
        """See `Matches.choose_deck`."""
        async with self._store.write() as work:
            row = await find_match(work, match, locked=True)
            sitting = await find_seats(work, match)
            if await claim(work, press):
                await self._choose(work, row, sitting, user, deck, gives(press, word))
            _seat_of(sitting, user)
            return await find_record(work, match)

    async def _choose(
        self, work: Transaction, row: Row[Any], sitting: Sequence[Row[Any]], user: int, deck: str, added: str
    ) -> None:
        seat = _seat_of(sitting, user)
        if seat.ready:
            raise Refusal("deck-chosen")
        _refuse_unless_choosing(row)
        table = await _table(work, row)
        other = sitting[SECOND - seat.seat]
        mine = _fixed(seat, table)
        if mine is None:
            mine = await resolve(work, Owner(row.guild, user), row.game, table, deck)
        elif mine.id != deck:
            raise Refusal("no-such-deck")
        refuse_unfit(row.game, table, mine, _settled(other, table))
        if row.prize:
            await bring(work, row, table, seat, mine)
        await _seat_ready(work, seat, mine, added)
        if other.user is None:
            await _seat_ready(work, other, secrets.choice(for_computer(row.game, table, mine)), "")
        sitting = await find_seats(work, row.id)
        if all(one.ready for one in sitting):
            await _deal(work, row, sitting, table)
        else:
            await _touch(work, row)
            await show_all(work, await find_record(work, row.id))

    async def abandon(self, match: int, user: int) -> MatchRecord:
        """See `Matches.abandon`."""
        async with self._store.write() as work:
            row = await find_match(work, match, locked=True)
            _seat_of(await find_seats(work, match), user)
            _refuse_unless_choosing(row)
            await _abandon(work, row)
            return await find_record(work, match)

    async def expire(self) -> int:
        """Close every match whose decks were not chosen in time."""
        async with self._store.write() as work:
            late = matches.select().where(matches.c.status == CHOOSING, matches.c.deadline <= work.now)
            rows = await work.all(late.with_for_update(skip_locked=True))
            for row in rows:
                await _abandon(work, row)
        return len(rows)


def gives(press: int, word: str) -> str:
    """What a player gives to the shuffle with one press."""
    return ":".join(filter(None, (str(press), storable(word, WORD))))


async def seat_them(work: Transaction, challenge: Row[Any], pair_key: str | None, added: str | None) -> int | None:
    """A match for an accepted challenge, the challenger in the first seat; None where these two play already.

    ``added`` is what the second player gives to the shuffle; None where the computer sits there.
    """
    made = upsert(work, matches).values(
        guild=challenge.guild,
        channel=challenge.channel,
        challenge=challenge.id,
        game=challenge.game,
        house_rules=challenge.house_rules,
        locale=challenge.locale,
        status=CHOOSING,
        version=1,
        actions=0,
        pair_key=pair_key,
        seed=challenge.seed,
        commitment=challenge.commitment,
        sets="[]",
        decks="[]",
        created=work.now,
        deadline=work.now + CHOOSING_LIFE,
        time=challenge.time,
        prize=challenge.prize,
        brought=challenge.sets,
    )
    match: int | None = await work.value(made.on_conflict_do_nothing().returning(matches.c.id))
    if match is not None:
        await work.run(insert(seats), _sitting(match, challenge, added))
        if challenge.prize:
            await _bring_first(work, match)
        await show_all(work, await find_record(work, match))
    return match


async def _bring_first(work: Transaction, match: int) -> None:
    """The deck that came with a challenge for a card; where its cards are no longer to be had, another is chosen."""
    row, seat = await find_match(work, match), (await find_seats(work, match))[FIRST]
    table = await _table(work, row)
    deck = chosen(seat, table)
    if deck is None:
        return
    try:
        await bring(work, row, table, seat, deck)
    except Unfit:
        here = (seats.c.match == match, seats.c.seat == FIRST)
        await work.run(update(seats).where(*here).values(deck=None, cards=None, ready=False))


def _sitting(match: int, challenge: Row[Any], added: str | None) -> list[dict[str, object]]:
    first = {
        "user": challenge.challenger,
        "name": challenge.challenger_name,
        "locale": challenge.challenger_locale,
        "deck": challenge.deck,
        "cards": challenge.cards,
        # Against a person their press comes after the commitment; against the computer this player's own has to.
        "ready": challenge.deck is not None and added is not None,
        "added": str(challenge.press),
    }
    second = {
        "user": challenge.opponent,
        "name": challenge.opponent_name,
        "locale": challenge.opponent_locale,
        "deck": None,
        "cards": None,
        "ready": False,
        "added": added or "",
    }
    return [{"match": match, "seat": FIRST, **first}, {"match": match, "seat": SECOND, **second}]


def _seat_of(sitting: Sequence[Row[Any]], user: int) -> Row[Any]:
    seat = next((seat for seat in sitting if seat.user == user), None)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _refuse_unless_choosing(row: Row[Any]) -> None:
    if row.status != CHOOSING:
        raise Refusal(f"match-{row.status}")


async def _table(work: Transaction, row: Row[Any]) -> AnyTable:
    return await table_for(work, row.game, house_rules(row.house_rules), hashes(row.brought))


def _fixed(seat: Row[Any], table: AnyTable) -> DeckList | None:
    """The deck that came with the challenge and only waits for the press that confirms it."""
    return chosen(seat, table) if seat.deck and not seat.ready else None


def _settled(seat: Row[Any], table: AnyTable) -> DeckList | None:
    """The deck with which this seat will play; None while that may still change."""
    return chosen(seat, table) if seat.ready else None


async def _seat_ready(work: Transaction, seat: Row[Any], deck: DeckList, added: str) -> None:
    whole = ":".join(filter(None, (seat.added, added)))
    here = (seats.c.match == seat.match, seats.c.seat == seat.seat)
    values = {"deck": deck.id, "cards": written(deck), "ready": True, "added": whole}
    await work.run(update(seats).where(*here).values(values))


async def _deal(work: Transaction, row: Row[Any], sitting: Sequence[Row[Any]], table: AnyTable) -> None:
    """Open the stream, deal, and run up to the first question."""
    decks = [nameless(deck) for seat in sitting if (deck := chosen(seat, table)) is not None]
    dealt = Match.begin(game_of(row.game), table, decks, row.seed, [seat.added.encode() for seat in sitting])
    await _touch(
        work,
        row,
        status=PLAYING,
        state=dealt.save(),
        sets=msgspec.json.encode(table.catalog.sets).decode(),
        decks=msgspec.json.encode(decks).decode(),
        deadline=None,
    )
    await show_changes(work, await find_record(work, row.id), None, dealt, None)


async def _touch(work: Transaction, row: Row[Any], **values: object) -> None:
    await work.run(update(matches).where(matches.c.id == row.id).values(version=matches.c.version + 1, **values))


async def _abandon(work: Transaction, row: Row[Any]) -> None:
    await _touch(work, row, status=ABANDONED, pair_key=None, ended=work.now, deadline=None)
    await show_all(work, await find_record(work, row.id))
