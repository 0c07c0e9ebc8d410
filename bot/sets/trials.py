"""Trials: what was read and found to be in order is played by computers before anybody may switch it on.

A trial is a row of the store until it is over, so that a bot which is killed meanwhile takes it up again. One is under way at a time, in a
process of its own (`bot.sets.trier`). What it has shown goes to whoever brought the set by the outbox: if the set is sound, the server
has it from then on, switched off; if it is not, nothing of it is left. A trial for which there was so little time
that it tells nothing is begun once more.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, cast, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Row, delete, func, insert, select, update

from bot.sets import trier
from bot.sets.children import Failed, ask
from bot.sets.servers import ServerSets
from bot.sets.trier import Asked, Step, Tried
from bot.store.columns import storable
from bot.store.outbox import want
from bot.store.sets import switched_on, text_of
from bot.store.slots import TRIAL, TRIED, Slot
from bot.store.store import Store
from bot.store.tables import trials
from bot.tasks import Tasks
from engine.brought import read
from engine.refusal import Refusal
from engine.sets.trial import MATCHES, Trial

log = logging.getLogger(__name__)

WAITING = 8
"""Trials that wait at once: mostly the last of them is over while Discord still lets the command be answered."""
LIVES = 2
"""How often a trial is begun: one that the bot does not survive twice, or that twice tells nothing, is not tried a third time."""
PAUSE = timedelta(seconds=30)
"""Before one that told nothing is tried once more: what kept the machine busy may be over."""
_GRACE = 130.0
"""Seconds beyond those of the trial itself, to begin and to end on a machine that has much else to do."""
LEASE = timedelta(seconds=trier.SECONDS + 2 * _GRACE)
"""How long a trial is left to whoever began it."""

# How far a trial has got.
STANDS_IN_LINE, UNDER_WAY, LATER, AGAIN = "waiting", "trying", "later", "again"
SOUND, UNSOUND, SHORT, FAILED = "sound", "unsound", "short", "failed"
"""`LATER`: too little was played to tell, and it will be tried once more. `AGAIN`: it is begun anew. `SHORT`: too little was played again.
`FAILED`: it could not be tried at all."""
REFUSED = "refused"
"""No trial came of it: what is told is why, and comes too late for an answer to the command."""
OVER = frozenset({SOUND, UNSOUND, SHORT, FAILED, REFUSED})
"""Whoever brought the set must hear it."""


class News(Struct, frozen=True, omit_defaults=True):
    """What whoever brought a set is told of it."""

    state: str
    locale: str
    user: int
    channel: int
    """Who brought it, and where."""
    text: str = ""
    """The set's; it is kept nowhere else where it is refused."""
    file: str = ""
    why: str = ""
    faults: tuple[str, ...] = ()
    """Of a file from which no set came: its name, and why, or all that is wrong with it."""
    matches: int = 0
    wanted: int = MATCHES
    trial: Trial | None = None


def _counted(kind: type, value: object) -> object:
    """What msgspec writes of a `Counter`, as one again."""
    assert kind is Counter or get_origin(kind) is Counter, kind
    return Counter(cast("dict[str, int]", value))


_parts = msgspec.json.Decoder(Step | Tried, dec_hook=_counted)
_news = msgspec.json.Decoder(News, dec_hook=_counted)
_art = msgspec.msgpack.Decoder(dict[str, bytes])


def trial_of(report: str) -> Trial:
    """What stands in the report of a set that a server has."""
    return msgspec.json.decode(report, type=Trial, dec_hook=_counted)


def news_of(note: str) -> News:
    """What stands in the note of a job of the outbox."""
    return _news.decode(note)


class Trials:
    """The trials of all servers, one after another."""

    def __init__(self, store: Store, sets: ServerSets, tasks: Tasks) -> None:
        self._store = store
        self._sets = sets
        self._tasks = tasks
        self._under_way = False

    async def refuse_another(self, guild: int) -> None:
        """Raises `Refusal` where a server has one already, or too many wait."""
        async with self._store.read() as work:
            if await work.value(select(trials.c.id).where(trials.c.guild == guild).limit(1)):
                raise Refusal("set-trial-running")
            if int(await work.value(select(func.count()).select_from(trials))) >= WAITING:
                raise Refusal("set-trials-waiting")

    async def begin(
        self, guild: int, channel: int, user: int, locale: str, press: int, text: str, art: Mapping[str, bytes]
    ) -> int:
        """Have a set tried; its number. Raises `Refusal`."""
        await self.refuse_another(guild)
        values = {"guild": guild, "channel": channel, "user": user, "locale": storable(locale, 10), "press": press}
        values |= {"text": text, "art": msgspec.msgpack.encode(art), "lives": 0}
        async with self._store.write() as work:
            values |= {"created": work.now, "due": work.now}
            made = await work.value(insert(trials).values(**values).returning(trials.c.id))
            await want(work, guild, [(_slot(made), _note(News(STANDS_IN_LINE, locale, user, channel, text)))])
        return int(made)

    async def tell_late(self, guild: int, press: int, news: News) -> None:
        """Tell what came of a file by the outbox, because the command cannot be answered any more."""
        async with self._store.write() as work:
            await want(work, guild, [(_slot(press), _note(news))])

    async def release(self) -> None:
        """Take up again what a process that is no more had begun: at the start of the only process that there is."""
        async with self._store.write() as work:
            await work.run(update(trials).where(trials.c.due > work.now).values(due=work.now))

    async def look(self) -> None:
        """Begin the oldest that waits, unless one is under way here. Runs as a job, and when one has come."""
        if self._under_way:
            return
        self._under_way = True
        row = None
        try:
            row = await self._take()
        finally:
            self._under_way = row is not None
        if row is not None:
            self._tasks.spawn(self._run(row), f"trial {row.id}")

    async def _take(self) -> Row[Any] | None:
        """Take the oldest, for as long as a trial may last."""
        async with self._store.read() as work:
            oldest = select(trials.c.id, trials.c.due).where(trials.c.due <= work.now).order_by(trials.c.id).limit(1)
            found = await work.first(oldest)
        if found is None:
            return None
        async with self._store.write() as work:
            mine = update(trials).where(trials.c.id == found.id, trials.c.due == found.due)
            values = {"due": work.now + LEASE, "lives": trials.c.lives + 1}
            return await work.first(mine.values(values).returning(*trials.c))

    async def _run(self, row: Row[Any]) -> None:
        try:
            if row.lives > LIVES:
                log.error("trial %d is given up: the bot has not survived it", row.id)
                await self._end(row, None)
            else:
                await self._tell(row, _news_of(row, AGAIN if row.lives > 1 else UNDER_WAY))
                trial = await self._tried(row)
                if trial is not None and trial.short and row.lives < LIVES:
                    await self._put_off(row, trial)
                else:
                    await self._end(row, trial)
        finally:
            self._under_way = False
        await self.look()

    async def _tried(self, row: Row[Any]) -> Trial | None:
        """What the trial shows; None where it came to nothing."""
        brought = read(row.text).brought
        async with self._store.read() as work:
            on = [await text_of(work, one) or "" for one in await switched_on(work, row.guild, brought.game)]
        beside = tuple(text for text in on if read(text).brought.set != brought.set)

        async def heard(line: bytes) -> None:
            part = _parts.decode(line)
            if isinstance(part, Step):
                await self._tell(row, _news_of(row, UNDER_WAY, matches=part.matches, wanted=MATCHES))

        question = msgspec.json.encode(Asked(row.text, beside, MATCHES, trier.SECONDS))
        try:
            last = await ask("bot.sets.trier", question, trier.SECONDS + _GRACE, heard)
        except Failed as failed:
            log.warning("trial %d: %s", row.id, failed)
            return None
        part = _parts.decode(last)
        return part.trial if isinstance(part, Tried) else None

    async def _put_off(self, row: Row[Any], trial: Trial) -> None:
        """Once more, a little later."""
        async with self._store.write() as work:
            mine = update(trials).where(trials.c.id == row.id, trials.c.due == row.due)
            if (await work.run(mine.values(due=work.now + PAUSE))).rowcount:
                news = _news_of(row, LATER, matches=trial.matches, wanted=trial.wanted)
                await want(work, row.guild, [(_slot(row.id), _note(news))])

    async def _end(self, row: Row[Any], trial: Trial | None) -> None:
        """Keep a sound set, off; of any other, nothing. Whoever brought it may have had us forget them meanwhile: then it is over."""
        state = FAILED if trial is None else SOUND if trial.sound else SHORT if trial.short else UNSOUND
        async with self._store.write() as work:
            if await work.first(delete(trials).where(trials.c.id == row.id).returning(trials.c.id)) is None:
                return
            if trial is not None and state == SOUND:
                report = msgspec.json.encode(trial).decode()
                await self._sets.put_in(work, row.guild, read(row.text), _art.decode(row.art), row.user, report)
            await want(work, row.guild, [(_slot(row.id), _note(_news_of(row, state, trial=trial)))])

    async def _tell(self, row: Row[Any], news: News) -> None:
        async with self._store.write() as work:
            await want(work, row.guild, [(_slot(row.id), _note(news))])


def _slot(trial: int) -> Slot:
    return Slot(TRIAL, trial, TRIED)


def _news_of(row: Row[Any], state: str, *, matches: int = 0, wanted: int = MATCHES, trial: Trial | None = None) -> News:
    at = News(state, row.locale, row.user, row.channel, row.text)
    return replace(at, matches=matches, wanted=wanted, trial=trial)


def _note(news: News) -> str:
    return msgspec.json.encode(news).decode()
