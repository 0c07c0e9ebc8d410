"""Texts and pictures of card sets, by the hash of what they are: written once, never changed, never deleted."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import select

from bot.store.store import Store, Transaction
from bot.store.tables import card_sets, pictures, server_sets
from bot.store.upsert import upsert
from engine.brought import Shelved

_hashes = msgspec.json.Decoder(tuple[str, ...])


def hashes(text: str | None) -> tuple[str, ...]:
    """Hashes of sets as a challenge or a match keeps them."""
    return _hashes.decode(text) if text else ()


async def switched_on(work: Transaction, guild: int, game: str) -> tuple[str, ...]:
    """The hashes of the sets that a server plays a game with beside its own; none outside a server."""
    query = select(server_sets.c.hash).where(server_sets.c.guild == guild, server_sets.c.game == game)
    rows = await work.all(query.where(server_sets.c.on_key.is_not(None)).order_by(server_sets.c.set))
    return tuple(row.hash for row in rows)


async def text_of(work: Transaction, one: str) -> str | None:
    """The text of this hash; None where there is none."""
    text: str | None = await work.value(select(card_sets.c.text).where(card_sets.c.hash == one))
    return text


async def picture_of(work: Transaction, one: str) -> bytes | None:
    """The picture of this hash; None where there is none."""
    data: bytes | None = await work.value(select(pictures.c.data).where(pictures.c.hash == one))
    return data


class Pictures:
    """The pictures, for who paints them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, one: str) -> bytes | None:
        """The picture of this hash; None where there is none."""
        async with self._store.read() as work:
            return await picture_of(work, one)


async def shelve(work: Transaction, shelved: Shelved, art: Mapping[str, bytes]) -> None:
    """Keep a set and its pictures (by their hashes). What is kept already stays as it is."""
    brought = shelved.brought
    row: dict[str, object] = {
        "hash": shelved.mark.hash,
        "game": brought.game,
        "set": brought.set,
        "version": brought.version,
    }
    row |= {"name": msgspec.json.encode(brought.name).decode(), "text": shelved.text, "made": work.now}
    await work.run(upsert(work, card_sets).values(row).on_conflict_do_nothing())
    for name, data in art.items():
        await work.run(upsert(work, pictures).values(hash=name, data=data).on_conflict_do_nothing())
