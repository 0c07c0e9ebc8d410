"""Looking at matches. A few are kept ready in memory; each look asks the store whether the version is still that one."""

from __future__ import annotations

import sys
from collections import OrderedDict

import msgspec
from msgspec import Struct
from sqlalchemy import case, or_, select

from bot.matches.records import (
    OVER,
    PLAYING,
    RUNNING,
    Draft,
    Heard,
    Looked,
    MatchRecord,
    Proof,
    Walked,
)
from bot.matches.rows import find_match, find_seats, match_of
from bot.matches.tables import game_of, table_for
from bot.store.store import Store
from bot.store.tables import actions, matches, seats
from engine.decision import Path
from engine.events import Event
from engine.match import Match
from engine.refusal import Refusal
from engine.view import FIRST, PUBLIC, SECOND, View

KEPT = 64
_PAGE = 16
"""Matches that are kept ready."""

_events = msgspec.json.Decoder(tuple[tuple[Event, ...], tuple[Event, ...], tuple[Event, ...]])
_path = msgspec.json.Decoder(Path)


class Held(Struct, frozen=True):
    """A match as it was at one version. ``dealt`` is never changed: a move is made on its clone."""

    record: MatchRecord
    dealt: Match | None


class Reading:
    """Everything that only looks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[int, Held] = OrderedDict()

    async def held(self, match: int) -> Held:
        """The match as it stands now. Raises `Refusal("no-such-match")`."""
        async with self._store.read() as work:
            version = await work.value(select(matches.c.version).where(matches.c.id == match))
            kept = self._kept.get(match)
            if kept and kept.record.version == version:
                self._kept.move_to_end(match)
                return kept
            row = await find_match(work, match)
            record = match_of(row, await find_seats(work, match))
            table = await table_for(work, row.game, record.house_rules, record.sets)
        dealt = None if row.state is None else Match.load(game_of(row.game), table, row.state)
        return self.keep(Held(record, dealt))

    def keep(self, held: Held) -> Held:
        """Keep a match ready, unless a newer version is."""
        known = self._kept.get(held.record.id)
        if known is None or known.record.version < held.record.version:
            self._kept[held.record.id] = held
            self._kept.move_to_end(held.record.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return held

    async def dealt(self, match: int) -> tuple[MatchRecord, Match]:
        """A match whose cards are dealt. Raises `Refusal`."""
        held = await self.held(match)
        if held.dealt is None:
            raise Refusal(f"match-{held.record.status}")
        return held.record, held.dealt

    async def record(self, match: int) -> MatchRecord:
        """See `Matches.match`."""
        return (await self.held(match)).record

    async def of(self, user: int, guild: int | None) -> tuple[MatchRecord, ...]:
        """See `Matches.matches_of`."""
        query = (
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.user == user, matches.c.status.in_(RUNNING))
            .order_by(matches.c.id.desc())
        )
        if guild is not None:
            query = query.where(matches.c.guild == guild)
        async with self._store.read() as work:
            found = [row.id for row in await work.all(query)]
        return tuple([await self.record(match) for match in found])

    async def last(self, user: int, channel: int) -> MatchRecord | None:
        """See `Matches.last`."""
        mine = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.user == user).exists()
        thread, here = matches.c.thread == channel, matches.c.channel == channel
        nearest = case((thread, 0), (here, 1), else_=2)
        query = select(matches.c.id).where(matches.c.status == OVER, or_(thread, here, mine))
        async with self._store.read() as work:
            found = await work.value(query.order_by(nearest, matches.c.id.desc()).limit(1))
        return None if found is None else await self.record(int(found))

    async def view(self, match: int, viewer: int) -> View:
        """See `Matches.view`."""
        return (await self.dealt(match))[1].view(viewer)

    async def look(self, match: int, seat: int) -> Looked:
        """See `Matches.look`."""
        record, dealt = await self.dealt(match)
        running = record.status == PLAYING and seat != PUBLIC
        return Looked(
            record, dealt.view(seat), dealt.decision(seat) if running else None, dealt.acts(seat) if running else ()
        )

    async def walk(self, match: int, seat: int, prefix: Path) -> Walked:
        """See `Matches.walk`."""
        _, dealt = await self.dealt(match)
        step = dealt.next(seat, prefix)
        offers = tuple(dealt.offer(seat, prefix, atom) for atom in step.choices)
        return Walked(dealt.decision(seat), prefix, step, offers)

    async def happened(self, match: int, viewer: int, since: int) -> tuple[Heard, ...]:
        """See `Matches.happened`."""
        query = select(actions.c.number, actions.c.events).where(actions.c.match == match, actions.c.number > since)
        async with self._store.read() as work:
            rows = await work.all(query.order_by(actions.c.number))
        return tuple(Heard(row.number, _events.decode(row.events)[viewer + 1]) for row in rows)

    async def lately(self, match: int, viewer: int, most: int) -> tuple[Heard, ...]:
        """See `Matches.lately`."""
        query = select(actions.c.number, actions.c.events).where(actions.c.match == match)
        heard: list[Heard] = []
        async with self._store.read() as work:
            for start in range(0, sys.maxsize, _PAGE):
                rows = await work.all(query.order_by(actions.c.number.desc()).limit(_PAGE).offset(start))
                told = (Heard(row.number, _events.decode(row.events)[viewer + 1]) for row in rows)
                heard += [one for one in told if one.events]
                if len(heard) >= most or len(rows) < _PAGE:
                    break
        return tuple(reversed(heard[:most]))

    async def draft(self, match: int, seat: int) -> Draft | None:
        """See `Matches.draft`."""
        _, dealt = await self.dealt(match)
        async with self._store.read() as work:
            row = await work.first(
                select(seats.c.draft, seats.c.draft_decision).where(seats.c.match == match, seats.c.seat == seat)
            )
        decision = dealt.decision(seat)
        if row is None or row.draft is None or decision is None or decision.id != row.draft_decision:
            return None
        return Draft(row.draft_decision, _path.decode(row.draft))

    async def proof(self, match: int) -> Proof:
        """See `Matches.proof`."""
        async with self._store.read() as work:
            row = await find_match(work, match)
            sitting = await find_seats(work, match)
        if row.status in RUNNING:
            raise Refusal("match-running")
        return Proof(row.commitment, row.seed, (sitting[FIRST].added.encode(), sitting[SECOND].added.encode()))


def refuse_unless_playing(record: MatchRecord) -> None:
    """Raises the `Refusal` for a match that takes no answers."""
    if record.status != PLAYING:
        raise Refusal("match-over" if record.status == OVER else f"match-{record.status}")
