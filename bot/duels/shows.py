"""What the publisher does for each place of a match or challenge: which page, in which channel, and what if that fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from bot.components import ids
from bot.components.layout import Page
from bot.duels.aloud import Aloud
from bot.duels.board import title
from bot.duels.duels import Duels
from bot.duels.late import late_page
from bot.duels.notice import notice_page
from bot.duels.seen import Reader
from bot.duels.threads import Threads
from bot.matches.deadlines import soon as soon_note
from bot.matches.records import CHOOSING, OVER, PLAYING, RUNNING, MatchRecord, Place
from bot.matches.times import Due
from bot.publisher.answers import Answers
from bot.publisher.posts import Closed, Later, Manner, NoWay, Posts
from bot.publisher.queue import Show
from bot.store.messages import Posted
from bot.store.outbox import Job
from bot.store.people import DIRECT
from bot.store.slots import BOARD, CHALLENGE, ENDING, HAND, INVITATION, LATE, MATCH, MOVED, NOTICE, Slot
from engine.refusal import Refusal
from engine.view import PUBLIC

log = logging.getLogger(__name__)

LOOK_EVERY = 5
"""Actions between two looks whether the board has scrolled away."""
GRACE = 6.0
"""Seconds that a command has for posting its own challenge, before the publisher does; so long its board waits for it as well."""
SOON, MOMENT = 3.0, 0.5
"""After how many seconds a challenge, and a board whose thread hangs on its message, look again whether it is posted."""

Make = Callable[[MatchRecord], Awaitable[Page]]
"""Makes a page in the language of the record."""


class Shows:
    """Shows places."""

    def __init__(self, duels: Duels, posts: Posts, threads: Threads, aloud: Aloud, client: discord.Client) -> None:
        self._duels = duels
        self._aloud = aloud
        self._posts = posts
        self._threads = threads
        self._answers = Answers(client, duels.tokens)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def all(self) -> Mapping[tuple[str, str], Show]:
        """By place, for the publisher."""
        return {
            (CHALLENGE, INVITATION): self.invitation,
            (MATCH, BOARD): self.board,
            (MATCH, HAND): self.hand,
            (MATCH, NOTICE): self.notice,
            (MATCH, LATE): self.late,
            (MATCH, ENDING): self.ending,
            (MATCH, MOVED): self.moved,
        }

    async def invitation(self, job: Job) -> None:
        """A challenge changed; the command that made it posts it first."""
        challenge = await self._duels.matches.get_challenge(job.slot.id)
        posted = await self._duels.messages.get(job.slot)
        if posted is None and job.age < GRACE:
            raise Later(SOON)
        page = await self._duels.invitation(challenge)
        if posted is None:
            mark = ids.about(ids.Challenge, challenge.id)
            posted = await self._posts.found(job.slot, challenge.place.channel, mark)
        if posted and posted.note == page.digest():
            return
        if not await self._answers.change(job.slot, page) or posted:
            place = Place(challenge.place.guild, posted.channel) if posted else challenge.place
            await self._posts.show(job.slot, place, page)

    async def board(self, job: Job) -> None:
        """The board, in the match's thread or channel."""
        record = await self._duels.matches.match(job.slot.id)
        if record.status in (CHOOSING, PLAYING):
            if job.age < GRACE and await self._threads.too_early(record):
                raise Later(MOMENT)
            record = await self._threads.opened(record)
        page = await self._duels.board(record)
        if (posted := await self._duels.messages.get(job.slot)) and posted.channel != record.channel:
            page = _moved(page, record)
        away = await self._scrolled_away(job.slot, record)
        await self._in_channel(job.slot, record, page, Manner(record.actions, anew=away))
        if job.revision == 1 or record.status == OVER:
            await self._relink(record)

    async def _scrolled_away(self, slot: Slot, record: MatchRecord) -> bool:
        """Looked after now and then, since it costs a request."""
        posted = await self._duels.messages.get(slot)
        due = posted is not None and record.actions - posted.shown > 0 and record.actions % LOOK_EVERY == 0
        return due and posted is not None and await self._posts.is_away(posted)

    async def _relink(self, record: MatchRecord) -> None:
        """Let the challenge lead to the board."""
        challenge = await self._duels.matches.get_challenge(record.challenge)
        slot = Slot(CHALLENGE, challenge.id, INVITATION)
        posted = await self._duels.messages.get(slot)
        if posted:
            place = Place(challenge.place.guild, posted.channel)
            await self._posts.show(slot, place, await self._duels.invitation(challenge))

    async def hand(self, job: Job) -> None:
        """A player's hand: on the private answers that can still be changed, and in their direct messages."""
        record = await self._duels.matches.match(job.slot.id)
        seat = record.seats[job.slot.target]
        if seat.user is None or record.status == CHOOSING:
            return
        locale = await self._duels.languages.of_user(seat.user, seat.locale)
        try:
            page = await self._duels.hand(record.id, seat.user, locale)
            tree = await self._duels.matches.tree(record.id, seat.seat)
        except Refusal:
            return
        await self._answers.change(job.slot, page)
        wants = await self._duels.people.get(seat.user)
        try:
            if wants.told_aloud:
                await self._aloud.show(job, tree, seat.user, locale)
            elif not wants.dm_closed and (wants.road == DIRECT or await self._duels.messages.get(job.slot)):
                await self._posts.show_direct(job.slot, seat.user, page, Manner(record.actions))
        except Closed:
            log.info("match %d: the hand of seat %d is shown on the other roads", record.id, seat.seat)
            if wants.told_aloud and tree.decision:
                await self._duels.call(record, seat.seat, tree.decision.id)

    async def notice(self, job: Job) -> None:
        """Call a player whose decision has newly opened, once; where the other is to be called too, both at once."""
        async with self._calling(job.slot.id):
            record = await self._duels.matches.match(job.slot.id)
            posted = await self._duels.messages.get(job.slot)
            if posted and posted.note == job.note:
                await self._take_former_away(record, posted)
                return
            calls = await self._to_call(record)
            if calls.get(job.slot) != job.note:
                return
            soon = [
                due for due in await self._duels.matches.times(record.id) if soon_note(due.decision) in calls.values()
            ]
            page = await notice_page(self._duels, record, sorted(slot.target for slot in calls), soon)
            first = min(calls, key=lambda slot: slot.target)  # so that one that is tried again is the same message
            try:
                message = await self._in_channel(first, record, page, Manner(record.actions, anew=True, notes=calls))
            except NoWay as closed:
                await self._call_each(record, calls, soon, closed)
                return
            await self._take_former_away(record, message)

    async def _call_each(
        self, record: MatchRecord, calls: Mapping[Slot, str], soon: Sequence[Due], closed: NoWay
    ) -> None:
        """As `notice`, by direct message: the match has no other place. Raises `NoWay` where it has."""
        for slot, note in calls.items():
            mine = [due for due in soon if due.seat == slot.target]
            await self._to_each(slot, record, closed, partial(self._notice, seats=[slot.target], soon=mine), note=note)

    async def _notice(self, record: MatchRecord, seats: Sequence[int], soon: Sequence[Due]) -> Page:
        return await notice_page(self._duels, record, seats, soon)

    async def _take_former_away(self, record: MatchRecord, newest: Posted) -> None:
        """A call to who is not asked any more goes; the newest stands for it, so that the next one is known as its successor."""
        for old in await self._duels.messages.of(MATCH, record.id):
            if old.slot.kind != NOTICE or old.message == newest.message:
                continue
            if (await self._duels.matches.look(record.id, old.slot.target)).decision is None:
                await self._posts.take_away(old.channel, old.message, [old.slot])
                await self._duels.messages.put(old.slot, newest.channel, newest.message, shown=old.shown, note=old.note)

    async def _to_call(self, record: MatchRecord) -> dict[Slot, str]:
        """Each player who is asked something that they were not called for yet and has no answer on its way, with the decision's id."""
        calls = {}
        reminded = {due.decision for due in await self._duels.matches.times(record.id) if due.reminded}
        for seat in record.seats if record.status == PLAYING else ():
            slot = Slot(MATCH, record.id, NOTICE, seat.seat)
            decision = (await self._duels.matches.look(record.id, seat.seat)).decision
            called = await self._duels.messages.get(slot)
            if seat.user and decision and not decision.auto:
                note = soon_note(decision.id) if decision.id in reminded else decision.id
                if note == decision.id and (await self._duels.people.get(seat.user)).told_aloud:
                    continue  # the new message says so
                if called is None or called.note != note:
                    calls[slot] = note
        return calls

    def _calling(self, match: int) -> asyncio.Lock:
        """One call of a match at a time, so that two are made one."""
        return self._locks.setdefault(match, asyncio.Lock())

    async def late(self, job: Job) -> None:
        """Ask whoever waits for one who is late, anew for each time that ran out; nothing while nobody is late."""
        record = await self._duels.matches.match(job.slot.id)
        posted = await self._duels.messages.get(job.slot)
        times = await self._duels.matches.times(record.id) if record.status == PLAYING else ()
        page = await late_page(self._duels.matches, record, times)
        if page is not None and (posted is None or posted.note != page.digest()):
            try:
                await self._in_channel(job.slot, record, page, Manner(record.actions, anew=True))
            except NoWay as closed:
                await self._to_each(job.slot, record, closed, self._late, page.mentions)
        elif page is None and posted is not None:
            await self._posts.delete(posted.channel, posted.message)
            await self._duels.messages.forget(job.slot, posted.message)

    async def _late(self, record: MatchRecord) -> Page:
        page = await late_page(self._duels.matches, record, await self._duels.matches.times(record.id))
        return page or Page((title(record, Reader.of(record, record.locale).markup),))

    async def ending(self, job: Job) -> None:
        """The result, once, and as it is now: a prize may be picked later, a player forgotten. The last notices go."""
        record = await self._duels.matches.match(job.slot.id)
        told = await self._duels.messages.get(job.slot) is not None
        try:
            await self._in_channel(
                job.slot, record, await self._duels.result(record), Manner(record.actions, silent=told)
            )
        except NoWay as closed:
            if not told:
                await self._to_each(job.slot, record, closed, self._duels.result)
        calls = [p for p in await self._duels.messages.of(MATCH, record.id) if p.slot.kind in (NOTICE, LATE)]
        for channel, message in {(posted.channel, posted.message) for posted in calls}:
            await self._posts.take_away(channel, message, [posted.slot for posted in calls])
        for posted in calls:
            await self._duels.messages.forget(posted.slot, posted.message)

    async def moved(self, job: Job) -> None:
        """Tell a player, once, that the match's place is gone, and where it goes on."""
        record = await self._duels.matches.match(job.slot.id)
        posted = await self._duels.messages.get(job.slot)
        loss = await self._duels.loss(record)
        if loss is None or record.status not in RUNNING:
            if posted:
                await self._duels.messages.forget(job.slot, posted.message)
        elif posted is None:
            await self._to_one(job.slot, record, self._place_gone)

    async def _place_gone(self, record: MatchRecord) -> Page:
        return await self._duels.place_gone(record)

    async def _in_channel(self, slot: Slot, record: MatchRecord, page: Page, manner: Manner) -> Posted:
        """In the thread; where that is gone, in the channel it hung on. Raises `NoWay`."""
        thread, place = Place(record.place.guild, record.channel), record.place
        try:
            return await self._posts.show(slot, thread, page, manner)
        except NoWay as closed:
            if record.thread is None or not closed.gone or await self._duels.loss(record):
                raise
            await self._duels.messages.set_thread(record.id, None)
            if slot.kind == BOARD:
                page = _moved(page, record)
            return await self._posts.show(slot, place, page, manner)

    async def _to_each(
        self,
        slot: Slot,
        record: MatchRecord,
        closed: NoWay,
        make: Make,
        users: Sequence[int] = (),
        note: str | None = None,
    ) -> None:
        """By direct message, each in their own language: the match has no other place. Raises ``closed`` where it has."""
        if not closed.gone:
            raise closed
        for seat in record.seats:
            mine = Slot(slot.subject, slot.id, slot.kind, seat.seat)
            meant = slot.target in (PUBLIC, seat.seat) and (not users or seat.user in users)
            if seat.user and meant and (slot.kind != ENDING or await self._duels.messages.get(mine) is None):
                await self._to_one(mine, record, make, note)

    async def _to_one(self, slot: Slot, record: MatchRecord, make: Make, note: str | None = None) -> None:
        """A direct message to whoever sits there, where they take any."""
        seat = record.seats[slot.target]
        if seat.user is None or (await self._duels.people.get(seat.user)).dm_closed:
            return
        theirs = replace(record, locale=await self._duels.languages.of_user(seat.user, seat.locale))
        try:
            manner = Manner(record.actions, anew=True, notes={} if note is None else {slot: note})
            await self._posts.show_direct(slot, seat.user, await make(theirs), manner)
        except Closed:
            log.info("match %d: seat %d cannot be told", record.id, seat.seat)


def _moved(page: Page, record: MatchRecord) -> Page:
    """The first board in a new place says why it stands there."""
    said = Reader.of(record, record.locale).markup.text("board-moved")
    return Page((said, *page.parts), page.mentions)
