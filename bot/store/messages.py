"""Which Discord message shows a slot now, so that any process can edit it, and repair it after a crash."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, and_, delete, select, update

from bot.store.slots import Slot
from bot.store.store import Store
from bot.store.tables import matches, messages
from bot.store.upsert import upsert


class Posted(Struct, frozen=True):
    """A message that shows a slot."""

    slot: Slot
    channel: int
    message: int
    shown: int
    """Number of the last action that it tells of (see `Matches.happened`)."""
    note: str
    """The publisher's own, such as a hash of what stands there."""
    posted: datetime


class Messages:
    """The messages of every slot."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, slot: Slot) -> Posted | None:
        """What shows this slot."""
        async with self._store.read() as work:
            row = await work.first(select(messages).where(_is(slot)))
        return _posted(row) if row else None

    async def of(self, subject: str, id: int) -> tuple[Posted, ...]:  # noqa: A002  # the slot's own word
        """Everything that shows a match, a challenge or a session."""
        query = select(messages).where(messages.c.subject == subject, messages.c.subject_id == id)
        async with self._store.read() as work:
            return tuple(_posted(row) for row in await work.all(query))

    async def shows(self, message: int, besides: Collection[Slot] = ()) -> bool:
        """Whether a message shows any slot but these."""
        async with self._store.read() as work:
            rows = await work.all(select(messages).where(messages.c.message == message))
        return any(_posted(row).slot not in besides for row in rows)

    async def put(self, slot: Slot, channel: int, message: int, *, shown: int = 0, note: str = "") -> None:
        """This message shows the slot from now on, in place of any other."""
        await self.put_all({slot: note}, channel, message, shown=shown)

    async def put_all(self, notes: Mapping[Slot, str], channel: int, message: int, *, shown: int = 0) -> None:
        """As `put`, for several slots at once, each with its note."""
        values = {"channel": channel, "message": message, "shown": shown, "posted": self._store.clock.now()}
        async with self._store.write() as work:
            for slot, note in notes.items():
                kept = {**values, "note": note}
                insert = upsert(work, messages).values(**_key(slot), **kept)
                await work.run(insert.on_conflict_do_update(index_elements=list(_key(slot)), set_=kept))

    async def mark(self, slot: Slot, message: int, *, shown: int, note: str = "") -> None:
        """The message was edited: what it tells of now. Nothing where another has taken its place."""
        async with self._store.write() as work:
            await work.run(
                update(messages).where(_is(slot), messages.c.message == message).values(shown=shown, note=note)
            )

    async def forget(self, slot: Slot, message: int) -> None:
        """The message is gone. Nothing where another has taken its place."""
        async with self._store.write() as work:
            await work.run(delete(messages).where(_is(slot), messages.c.message == message))

    async def set_thread(self, match: int, thread: int | None) -> bool:
        """A thread was opened for a match (or is gone: None). False where it had one already."""
        async with self._store.write() as work:
            vacant = matches.c.thread.is_(None) if thread else matches.c.thread.is_not(None)
            done = await work.run(
                update(matches)
                .where(matches.c.id == match, vacant)
                .values(thread=thread, version=matches.c.version + 1)
            )
        return bool(done.rowcount)


def _key(slot: Slot) -> dict[str, str | int]:
    return {"subject": slot.subject, "subject_id": slot.id, "kind": slot.kind, "target": slot.target}


def _is(slot: Slot) -> ColumnElement[bool]:
    return and_(*(messages.c[name] == value for name, value in _key(slot).items()))


def _posted(row: Row[tuple[object, ...]]) -> Posted:
    slot = Slot(row.subject, row.subject_id, row.kind, row.target)
    return Posted(slot, row.channel, row.message, row.shown, row.note, row.posted)
