"""Answers that are given without a press: the computer's, and those that a decision carries with it.

Each is an errand in the store, sent by the move that opened its decision, so that a restart forgets none. The computer thinks in a process
of its own (`bot.matches.thinker`) and is given what its seat may know, nothing else. Its answer is a move as any other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from datetime import timedelta
from typing import Any

from sqlalchemy import Row, delete, select, update

from bot.matches.moves import Moves
from bot.matches.reading import Reading
from bot.matches.records import PAUSED, PLAYING
from bot.matches.showing import AUTO, COMPUTER
from bot.matches.thinking import Thinking
from bot.store.store import Store
from bot.store.tables import errands
from engine.decision import Path
from engine.match import Match
from engine.players import Random, glimpse
from engine.refusal import Refusal

log = logging.getLogger(__name__)

LEASE = timedelta(seconds=60)
"""How long an errand is left to whoever took it."""
GONE = ("stale-decision", "not-asked", "match-over")
"""Reasons of a refusal by which the errand is done: somebody else has answered, or nobody is asked any more."""
HELD_UP = "match-"
"""How the reasons begin that have nothing to do with the answer: the match takes none just now, and another would be refused alike."""
PATIENCE = 2
"""Failures after which the computer stops thinking and answers at random."""


class Computer:
    """Does the errands."""

    def __init__(self, store: Store, reading: Reading, moves: Moves) -> None:
        self._store = store
        self._reading = reading
        self._moves = moves
        self._thinking = Thinking()

    async def wait(self, seconds: float) -> None:
        """Until somebody is sent in this process, or so many seconds have passed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._store.errands.wait()
        self._store.errands.clear()

    async def release(self) -> None:
        """Take up again what a process that is no more had begun: at the start of the only process that there is."""
        async with self._store.write() as work:
            begun = (errands.c.kind == COMPUTER, errands.c.due > work.now)
            await work.run(update(errands).where(*begun).values(due=work.now))

    async def run(self) -> int:
        """Do every errand that is due. How many."""
        done = 0
        while (errand := await self._take()) is not None:
            done += 1
            try:
                await self._do(errand)
            except Exception:
                log.exception("errand in match %s, seat %s", errand.match, errand.seat)
                await self._put_off(errand)
        return done

    async def _take(self) -> Row[Any] | None:
        """Take one errand for a minute."""
        while True:
            async with self._store.read() as work:
                due = select(errands).where(errands.c.due <= work.now).order_by(errands.c.due).limit(1)
                found = await work.first(due)
            if found is None:
                return None
            async with self._store.write() as work:
                mine = update(errands).where(*_is(found), errands.c.due == found.due).values(due=work.now + LEASE)
                taken = await work.first(mine.returning(*errands.c))
            if taken is not None:
                return taken

    async def _do(self, errand: Row[Any]) -> None:
        held = await self._reading.held(errand.match)
        record, dealt = held.record, held.dealt
        assert dealt is not None, "an errand is sent by a decision"
        decision = dealt.decision(errand.seat)
        if record.status == PAUSED:
            await self._put_off(errand)
            return
        if record.status != PLAYING or decision is None or decision.id != errand.decision:
            await self._drop(errand)
            return
        refused: tuple[Path, ...] = ()
        while True:
            path = decision.auto if errand.kind == AUTO else await self._choose(errand, dealt, refused)
            try:
                await self._moves.answer(held, errand.seat, errand.decision, path)
            except Refusal as refusal:
                if refusal.reason in GONE:
                    return
                if path in refused or errand.kind == AUTO or refusal.reason.startswith(HELD_UP):
                    raise
                log.error("match %d: an answer of our own was refused (%s)", errand.match, refusal)
                refused = (*refused, path)
            else:
                return

    async def _choose(self, errand: Row[Any], dealt: Match, refused: tuple[Path, ...]) -> Path:
        """A considered answer that was not refused yet; a random one where considering has failed before."""
        seen, failures = glimpse(dealt, errand.seat), errand.tries + len(refused)
        if failures >= PATIENCE:
            chance = Random(f"{errand.match}:{errand.decision}:{failures}")
            return chance.choose(seen, errand.seat, refused=refused)
        return await self._thinking.choose(seen, errand.seat, refused=refused)

    async def finish(self, match: int, seat: int, prefix: Path) -> Path:
        """A considered way to finish what a player has begun; a random one where considering fails. Nothing is answered by it."""
        dealt = (await self._reading.held(match)).dealt
        assert dealt is not None, "somebody is asked"
        seen = glimpse(dealt, seat)
        try:
            return await self._thinking.choose(seen, seat, prefix)
        except (RuntimeError, TimeoutError) as error:
            log.warning("match %d: finished at random (%s)", match, type(error).__name__)
            return Random(secrets.token_hex(8)).choose(seen, seat, prefix)

    async def _drop(self, errand: Row[Any]) -> None:
        async with self._store.write() as work:
            await work.run(delete(errands).where(*_is(errand)))

    async def _put_off(self, errand: Row[Any]) -> None:
        later = timedelta(seconds=min(2**errand.tries, 300))
        async with self._store.write() as work:
            values = {"due": work.now + later, "tries": errand.tries + 1}
            await work.run(update(errands).where(*_is(errand)).values(values))

    async def close(self) -> None:
        """End the thinking."""
        await self._thinking.close()


def _is(errand: Row[Any]) -> tuple[Any, ...]:
    return (errands.c.match == errand.match, errands.c.seat == errand.seat, errands.c.decision == errand.decision)
