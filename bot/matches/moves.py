"""One move, start to end: look, let the engine answer, and write all that follows from it in one transaction, or nothing of it.

The engine works on a clone of what was read; the transaction holds only if the match is still at that version, and is tried again on what
it has become if not. A press that comes twice, to one process or to two, is taken once: its id is claimed in the same transaction.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert, select, update

from bot.collections.stakes import settle
from bot.matches.reading import Held, Reading, refuse_unless_playing
from bot.matches.records import OVER, PAUSED, PLAYING, AlreadyDone, Draft, MatchRecord, Moved
from bot.matches.rows import find_record
from bot.matches.showing import show_all, show_changes, show_privately
from bot.matches.times import hold_times, late_against, release_times
from bot.store.claims import claim
from bot.store.outbox import want
from bot.store.slots import LATE as LATE_SLOT
from bot.store.slots import MATCH, Slot
from bot.store.store import Store, Transaction
from bot.store.tables import actions, claims, matches, seats
from engine.decision import NOTHING, Path
from engine.match import CLOSE, LATE, LEFT, LOST, RESIGN, STANDING, Events, Match
from engine.refusal import Refusal
from engine.view import FIRST, PUBLIC, SEATS, SECOND

log = logging.getLogger(__name__)

TRIES = 20
"""How often a move is tried again because somebody else's came between."""


class _Overtaken(Exception):
    """The match is no longer at the version that was read."""


class Moves:
    """Everything that moves a match on."""

    def __init__(self, store: Store, reading: Reading) -> None:
        self._store = store
        self._reading = reading

    async def act(self, interaction: int, user: int, match: int, decision: str, path: Path) -> Moved | AlreadyDone:
        """See `Matches.act`."""
        held = await self._reading.held(match)
        seat = held.record.seat_of(user)
        if seat is None:
            raise Refusal("not-seated")
        return await self.answer(held, seat, decision, path, interaction)

    async def resign(self, interaction: int, user: int, match: int) -> Moved | AlreadyDone:
        """See `Matches.resign`."""
        return await self.act(interaction, user, match, STANDING, (RESIGN,))

    async def close(self, interaction: int, match: int) -> Moved | AlreadyDone:
        """See `Matches.end_stuck`: no seat's doing, written down with the first."""
        return await self.answer(await self._reading.held(match), FIRST, CLOSE, (CLOSE,), interaction)

    async def leave_for_good(self, user: int, match: int) -> Moved | AlreadyDone:
        """See `Matches.leave_for_good`."""
        held = await self._reading.held(match)
        seat = held.record.seat_of(user)
        if seat is None:
            raise Refusal("not-seated")
        if held.record.status == PAUSED:
            return await self.answer(held, SECOND - seat, CLOSE, (LEFT,))
        return await self.answer(held, seat, STANDING, (RESIGN,))

    async def give_up(self, match: int) -> Moved | AlreadyDone:
        """See `Matches.give_up`."""
        return await self.answer(await self._reading.held(match), FIRST, CLOSE, (LOST,))

    async def answer(
        self, held: Held, seat: int, decision: str, path: Path, interaction: int | None = None
    ) -> Moved | AlreadyDone:
        """Give an answer for a seat, with the interaction that it came by (None: it came by none)."""
        match = held.record.id
        for _ in range(TRIES):
            try:
                return await self._try(held, seat, decision, path, interaction)
            except _Overtaken:
                held = await self._reading.held(match)
            except Refusal:
                if await self._done_before(match, seat, decision, path, interaction):
                    return AlreadyDone(held.record, seat)
                raise
        raise Refusal("try-again")

    async def _try(
        self, held: Held, seat: int, decision: str, path: Path, interaction: int | None
    ) -> Moved | AlreadyDone:
        if decision != CLOSE or held.record.status != PAUSED:
            refuse_unless_playing(held.record)
        assert held.dealt is not None
        after = held.dealt.clone()
        try:
            events = after.apply(seat, decision, path)
        except Refusal:
            raise
        except Exception:
            log.exception("match %s paused: seat %s, decision %s", held.record.id, seat, decision)
            await self._pause(held.record)
            raise Refusal("match-paused") from None
        async with self._store.write() as work:
            if interaction is not None and not await claim(work, interaction):
                log.info("interaction %s was dealt with elsewhere", interaction)
                return AlreadyDone(held.record, seat)
            if decision == LATE:
                await late_against(work, held.record.id, seat, str(path[0]))
            record = await _write(work, held, after, events, (seat, decision, path))
        self._reading.keep(Held(record, after))
        return Moved(record, seat, record.actions, events.of(seat))

    async def _done_before(self, match: int, seat: int, decision: str, path: Path, interaction: int | None) -> bool:
        """Whether this interaction was dealt with, or this very answer given to this decision."""
        same = (actions.c.match == match, actions.c.seat == seat, actions.c.decision == decision)
        async with self._store.read() as work:
            if interaction and await work.value(select(claims.c.at).where(claims.c.interaction == interaction)):
                return True
            given = (
                await work.value(select(actions.c.path).where(*same))
                if decision not in (STANDING, LATE, CLOSE)
                else None
            )
        return given is not None and given == _text(path)

    async def _pause(self, record: MatchRecord) -> None:
        """An error of ours: the match stands still as it was before."""
        async with self._store.write() as work:
            await _advance(work, record, status=PAUSED)
            await hold_times(work, record.id)
            await show_all(work, record)

    async def resume_paused(self) -> int:
        """See `Matches.resume_paused`."""
        async with self._store.write() as work:
            paused = update(matches).where(matches.c.status == PAUSED)
            rows = await work.all(paused.values(status=PLAYING, version=matches.c.version + 1).returning(matches.c.id))
            for row in rows:
                await release_times(work, row.id)
                record = await find_record(work, row.id)
                await show_all(work, record)
                await want(work, record.place.guild, [(Slot(MATCH, record.id, LATE_SLOT), "")])
        return len(rows)

    async def keep_draft(self, match: int, user: int, draft: Draft | None) -> None:
        """See `Matches.keep_draft`."""
        record, dealt = await self._reading.dealt(match)
        seat = record.seat_of(user)
        if seat is None:
            raise Refusal("not-seated")
        values: dict[str, object] = {"draft": None, "draft_decision": None}
        if draft is not None:
            decision = dealt.decision(seat)
            if decision is None or decision.id != draft.decision:
                raise Refusal("stale-decision")
            if dealt.next(seat, draft.path) == NOTHING:
                raise dealt.why_not(seat, draft.path)
            values = {"draft": _text(draft.path), "draft_decision": draft.decision}
        async with self._store.write() as work:
            await work.run(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(values))


async def _write(
    work: Transaction, held: Held, after: Match, events: Events, answer: tuple[int, str, Path]
) -> MatchRecord:
    """All that follows from a move. Raises `_Overtaken`."""
    number = held.record.actions + 1
    seat, decision, path = answer
    ended = {"status": OVER, "ended": work.now} if after.outcome else {"status": PLAYING}
    await _advance(work, held.record, state=after.save(), actions=number, **ended, **_outcome(after))
    await work.run(
        insert(actions).values(
            match=held.record.id,
            number=number,
            seat=seat,
            decision=decision,
            path=_text(path),
            events=msgspec.json.encode([events.of(viewer) for viewer in (PUBLIC, *SEATS)]),
            at=work.now,
        )
    )
    record = replace(held.record, version=held.record.version + 1, actions=number, outcome=after.outcome, **ended)
    record = replace(record, settled=await settle(work, record, after))
    if decision == STANDING and not events.of(PUBLIC):
        await show_privately(work, record, after, seat)
    else:
        await show_changes(work, record, held.dealt, after, seat)
    return record


def _outcome(after: Match) -> dict[str, object]:
    outcome = after.outcome
    if outcome is None:
        return {}
    return {
        "winner": outcome.winner,
        "termination": outcome.termination,
        "note": outcome.note,
        "pair_key": None,
    }


async def _advance(work: Transaction, record: MatchRecord, **values: object) -> None:
    """Change a match that is still at the version that was read. Raises `_Overtaken`."""
    here = (matches.c.id == record.id, matches.c.version == record.version, matches.c.status == record.status)
    done = await work.run(update(matches).where(*here).values(version=record.version + 1, **values))
    if not done.rowcount:
        raise _Overtaken


def _text(path: Path) -> str:
    return msgspec.json.encode(path).decode()
