"""`/forget me`: what is kept about a person, and taking it away.

What belongs to others too stays, without the person: a match, a challenge or a game of janken keeps a seat that was theirs, with `GONE`
(one less for the second seat) in place of the id, and no name. What is theirs alone is deleted. Whatever shows a name in a channel is shown
anew. Doing it twice is as good as once; nothing here asks Discord anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, or_, select, tuple_, update

from bot.collections.forgotten import count_joined, refuse_played_for
from bot.collections.forgotten import forget as forget_in_collections
from bot.janken import EXPIRED
from bot.janken import PLAYING as PICKING
from bot.matches.records import CHOOSING, OPEN, RUNNING
from bot.matches.service import Matches
from bot.store.lost import MEMBER
from bot.store.outbox import want
from bot.store.slots import ALOUD, BOARD, CHALLENGE, ENDING, HAND, INVITATION, JANKEN, MATCH, MOVED, TABLE, Slot
from bot.store.store import Store, Transaction
from bot.store.tables import (
    challenges,
    decks,
    lost,
    matches,
    messages,
    outbox,
    people,
    promises,
    rolls,
    seats,
    server_sets,
    sessions,
    tokens,
    trials,
)
from engine.refusal import Refusal

GONE = -1
"""In place of the id of who sat in the first seat; one less for the second, since nobody sits opposite themselves."""
FIRST_GONE, SECOND_GONE = GONE, GONE - 1
PRIVATE = (HAND, ALOUD, MOVED)
"""Places that only their owner sees."""


COUNTED = ("running", "finished", "challenges", "janken", "rolls", "decks", "collections")
"""What of it is a number."""


class Kept(Struct, frozen=True):
    """What is kept about a person, counted."""

    running: int
    """Matches under way, and those whose decks are being chosen."""
    finished: int
    challenges: int
    janken: int
    rolls: int
    decks: int
    collections: int
    settings: bool
    """Language, the road of the hand, and the like."""

    @property
    def anything(self) -> bool:
        """Whether there is something to forget."""
        return self.settings or any(getattr(self, name) for name in COUNTED)


class Forgetting:
    """Made by the client, like every service of a command."""

    def __init__(self, store: Store, service: Matches) -> None:
        self._store = store
        self._matches = service

    async def kept(self, user: int) -> Kept:
        """What is kept about this person."""
        theirs = select(seats.c.match).where(seats.c.user == user)
        async with self._store.read() as work:

            async def count(*where: ColumnElement[bool]) -> int:
                return int(await work.value(select(func.count()).where(*where)))

            return Kept(
                running=await count(matches.c.id.in_(theirs), matches.c.status.in_(RUNNING)),
                finished=await count(matches.c.id.in_(theirs), matches.c.status.not_in(RUNNING)),
                challenges=await count(_in_challenge(user)),
                janken=await count(_in_session(user)),
                rolls=await count(rolls.c.user == user),
                decks=await count(decks.c.user == user),
                collections=await count_joined(work, user),
                settings=bool(await count(people.c.user == user)),
            )

    async def forget(self, user: int) -> None:
        """Resign what runs, then take the person out of everything. Safe to repeat, also after it was cut short.

        Raises `Refusal` while a match for a card holds one of theirs.
        """
        async with self._store.write() as work:
            await refuse_played_for(work, user)
        for record in await self._matches.matches_of(user):
            try:
                if record.status == CHOOSING:
                    await self._matches.abandon(record.id, user)
                else:
                    await self._matches.leave_for_good(user, record.id)
            except Refusal:
                continue  # it has ended meanwhile, or only the other has something to choose in it
        async with self._store.write() as work:
            shown = [
                *await _from_matches(work, user),
                *await _from_challenges(work, user),
                *await _from_janken(work, user),
                *await forget_in_collections(work, user),
            ]
            for table in (people, tokens, rolls, promises, decks, trials):
                await work.run(delete(table).where(table.c.user == user))
            await work.run(update(server_sets).where(server_sets.c.by == user).values(by=None))
            await work.run(delete(lost).where(lost.c.place == user, lost.c.kind == MEMBER))
            for guild, slot in shown:
                await want(work, guild, [(slot, "")])


async def _from_matches(work: Transaction, user: int) -> list[tuple[int, Slot]]:
    """Their seats become nobody's, their private messages are no longer known. What is out of date because of it."""
    rows = await work.all(
        select(seats.c.match, seats.c.seat, matches.c.guild, matches.c.status)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.user == user)
    )
    for table in (messages, outbox):
        private = and_(
            table.c.subject == MATCH,
            table.c.kind.in_(PRIVATE),
            tuple_(table.c.subject_id, table.c.target).in_(
                select(seats.c.match, seats.c.seat).where(seats.c.user == user)
            ),
        )
        await work.run(delete(table).where(private))
    anew = matches.c.id.in_(select(seats.c.match).where(seats.c.user == user))
    await work.run(update(matches).where(anew).values(version=matches.c.version + 1))
    nobody = {
        "user": GONE - seats.c.seat,
        "name": "",
        "locale": "",
        "draft": None,
        "draft_decision": None,
        "cards": None,
    }
    await work.run(update(seats).where(seats.c.user == user).values(nobody))
    return [(row.guild, Slot(MATCH, row.match, kind)) for row in rows for kind in _places(row)]


def _places(row: Any) -> Sequence[str]:
    return (BOARD,) if row.status in RUNNING else (BOARD, ENDING)


def _in_challenge(user: int) -> ColumnElement[bool]:
    return or_(challenges.c.challenger == user, challenges.c.opponent == user)


async def _from_challenges(work: Transaction, user: int) -> list[tuple[int, Slot]]:
    """Open ones are closed: nobody would be there to play them."""
    rows = await work.all(select(challenges.c.id, challenges.c.guild).where(_in_challenge(user)))
    open_ones = (challenges.c.state == OPEN, _in_challenge(user))
    await work.run(update(challenges).where(*open_ones).values(state="withdrawn", open_key=None))
    sent = {"challenger": FIRST_GONE, "challenger_name": "", "challenger_locale": "", "cards": None}
    await work.run(update(challenges).where(challenges.c.challenger == user).values(sent))
    got = {"opponent": SECOND_GONE, "opponent_name": "", "opponent_locale": ""}
    await work.run(update(challenges).where(challenges.c.opponent == user).values(got))
    return [(row.guild, Slot(CHALLENGE, row.id, INVITATION)) for row in rows]


def _in_session(user: int) -> ColumnElement[bool]:
    return or_(sessions.c.first == user, sessions.c.second == user)


async def _from_janken(work: Transaction, user: int) -> list[tuple[int, Slot]]:
    """Against the bot: theirs alone. Against others: without them, and without the proof, which names both players' ids."""
    await work.run(delete(sessions).where(sessions.c.first == user, sessions.c.second.is_(None)))
    rows = await work.all(select(sessions.c.id, sessions.c.guild).where(_in_session(user)))
    going = (sessions.c.state == PICKING, _in_session(user))
    await work.run(update(sessions).where(*going).values(state=EXPIRED))
    first = {"first": FIRST_GONE, "first_name": "", "seed": None}
    await work.run(update(sessions).where(sessions.c.first == user).values(first))
    second = {"second": SECOND_GONE, "second_name": "", "seed": None}
    await work.run(update(sessions).where(sessions.c.second == user).values(second))
    return [(row.guild, Slot(JANKEN, row.id, TABLE)) for row in rows]
