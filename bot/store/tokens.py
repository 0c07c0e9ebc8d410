"""Interaction tokens, for the fifteen minutes that they live: the only place where they are kept.

With one, a private answer can be shown anew without a press (the ephemeral road of a hand).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, and_, delete, select

from bot.store.slots import Slot
from bot.store.store import Store, Transaction
from bot.store.tables import tokens
from bot.store.upsert import upsert

LIFE = timedelta(minutes=14, seconds=30)
"""Half a minute less than Discord gives, so that one that is found can still be used."""


class Token(Struct, frozen=True):
    """A token and the private message that it can edit."""

    interaction: int
    application: int
    token: str
    message: int | None
    """None: the interaction's original answer."""
    user: int
    slot: Slot
    expires: datetime

    def __repr__(self) -> str:
        """Without the token."""
        return f"Token({self.interaction}, {self.slot})"


class Tokens:
    """The tokens that live."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(
        self, interaction: int, application: int, token: str, *, user: int, slot: Slot, message: int | None = None
    ) -> None:
        """Keep a token for the slot that its answer shows; an older one of the same person and slot goes."""
        values = {"application": application, "token": token, "message": message, "user": user}
        place = {"subject": slot.subject, "subject_id": slot.id, "kind": slot.kind, "target": slot.target}
        async with self._store.write() as work:
            await work.run(delete(tokens).where(_shows(slot), tokens.c.user == user))
            insert = upsert(work, tokens).values(interaction=interaction, expires=work.now + LIFE, **values, **place)
            await work.run(insert.on_conflict_do_update(index_elements=["interaction"], set_={**values, **place}))

    async def live(self, slot: Slot) -> tuple[Token, ...]:
        """The tokens by which this slot can be shown anew now."""
        query = select(tokens).where(_shows(slot), tokens.c.expires > self._store.clock.now())
        async with self._store.read() as work:
            return tuple(_token(row) for row in await work.all(query))

    async def forget(self, interaction: int) -> None:
        """This one is of no more use."""
        async with self._store.write() as work:
            await work.run(delete(tokens).where(tokens.c.interaction == interaction))


async def purge_tokens(work: Transaction) -> None:
    """Delete every token that has run out."""
    await work.run(delete(tokens).where(tokens.c.expires <= work.now))


def _shows(slot: Slot) -> ColumnElement[bool]:
    return and_(
        tokens.c.subject == slot.subject,
        tokens.c.subject_id == slot.id,
        tokens.c.kind == slot.kind,
        tokens.c.target == slot.target,
    )


def _token(row: Row[tuple[object, ...]]) -> Token:
    slot = Slot(row.subject, row.subject_id, row.kind, row.target)
    return Token(row.interaction, row.application, row.token, row.message, row.user, slot, row.expires)
