"""Many open matches in a bot's store before it starts, without pressing for each.

Some are played by the match service up to the middle; the others are copies of their rows, so that a thousand take seconds. Each has a
thread of its own where threads are given.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Table, delete, insert, select, update

from bot.clock import SystemClock
from bot.matches.records import PLAYING, MatchRecord, Moved, Person, Place, Terms
from bot.matches.rows import find_record
from bot.matches.service import Matches
from bot.matches.showing import show_all
from bot.store.store import Store, Transaction
from bot.store.tables import actions, challenges, matches, outbox, seats
from engine.decision import Path as Answer
from engine.games import games

PLAYED = 20
"""Matches that are really played; a copy stands where one of them does."""
MOVES = range(4, 16)
"""How many actions they are old."""


class Hall(Struct, frozen=True):
    """Who plays, where."""

    first: Person
    second: Person
    place: Place


def url_of(folder: Path) -> str:
    """The database of the bot whose data are in a folder."""
    return f"sqlite+aiosqlite:///{folder.absolute() / 'tefuda.sqlite3'}"


async def open_matches(folder: Path, hall: Hall, count: int, threads: Sequence[int] = ()) -> list[int]:
    """So many matches in their middle. With ``threads`` (one each) they are to be shown there; without, all counts as shown."""
    store = await Store.open(url_of(folder), SystemClock())
    service = Matches(store)
    try:
        opener = _Opener(store, service, hall)
        played = [await opener.play(number) for number in range(min(count, PLAYED))]
        async with store.write() as work:
            copies = await _copied(work, played, count - len(played)) if played else []
            await work.run(delete(outbox))
            for match, thread in zip([*played, *copies], threads, strict=False):
                await work.run(update(matches).where(matches.c.id == match).values(thread=thread))
                await show_all(work, await find_record(work, match))
    finally:
        await service.close()
        await store.close()
    return [*played, *copies]


class _Opener:
    """Plays matches between two people, as many as they like in one place."""

    def __init__(self, store: Store, service: Matches, hall: Hall) -> None:
        self._store = store
        self._service = service
        self._hall = hall
        self._presses = itertools.count(1)

    async def play(self, number: int) -> int:
        """A match in its middle; one that ended too early is left behind."""
        chance = random.Random(number)
        while True:
            record = await self._begin(chance)
            for _ in range(chance.choice(MOVES)):
                record = await self._move(record, chance)
            async with self._store.write() as work:  # the pair may begin another
                await work.run(update(matches).where(matches.c.id == record.id).values(pair_key=None))
            if record.status == PLAYING:
                return record.id

    async def _begin(self, chance: random.Random) -> MatchRecord:
        first, second, place = self._hall.first, self._hall.second, self._hall.place
        terms = Terms(chance.choice(list(games())), locale=first.locale)
        challenge = await self._service.challenge(place, first, second, terms, press=next(self._presses))
        record = await self._service.accept(challenge.id, second, press=next(self._presses))
        for person in (first, second):
            deck = chance.choice(await self._service.deck_choices(record.id, person.id))
            record = await self._service.choose_deck(record.id, person.id, deck.id, press=next(self._presses))
        return record

    async def _move(self, record: MatchRecord, chance: random.Random) -> MatchRecord:
        """An answer of whoever is asked; nothing once it is over."""
        for seat in record.seats if record.status == PLAYING else ():
            tree = await self._service.tree(record.id, seat.seat)
            if tree.decision and seat.user:
                path: Answer = ()
                while not (step := tree.next(path)).complete:
                    low, high = step.span or (1, 0)
                    path = (*path, chance.choice([*step.choices, *range(low, high + 1)]))
                done = await self._service.act(next(self._presses), seat.user, record.id, tree.decision.id, path)
                assert isinstance(done, Moved)
                return done.match
        return record


async def _copied(work: Transaction, played: Sequence[int], count: int) -> list[int]:
    """So many more that stand where those do, under numbers of their own."""
    own = {match: await _rows(work, match) for match in played}
    numbers = [(max(played) + 1 + more, played[more % len(played)]) for more in range(count)]
    for table in (challenges, matches, seats, actions):
        rows = [{**row, **_keys(table, number)} for number, match in numbers for row in own[match][table]]
        if rows:
            await work.run(insert(table), rows)
    return [number for number, _ in numbers]


async def _rows(work: Transaction, match: int) -> dict[Table, list[Mapping[str, object]]]:
    """All that there is of a match."""
    of = {challenges: challenges.c.match, matches: matches.c.id, seats: seats.c.match, actions: actions.c.match}
    return {
        table: [dict(row._mapping) for row in await work.all(select(table).where(key == match))]
        for table, key in of.items()
    }


def _keys(table: Table, number: int) -> dict[str, int]:
    """A copy and its challenge have one number."""
    if table is challenges:
        return {"id": number, "match": number}
    return {"id": number, "challenge": number} if table is matches else {"match": number}
