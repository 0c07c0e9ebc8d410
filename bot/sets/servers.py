"""What a server plays its games with, beside what the games have themselves."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, Select, and_, delete, func, or_, select, update

from bot.matches.tables import game_of, table_for
from bot.store.sets import shelve, switched_on, text_of
from bot.store.store import Store, Transaction
from bot.store.tables import card_sets, server_sets
from bot.store.upsert import upsert
from engine.brought import Shelved, read
from engine.catalog import Catalog, Definition
from engine.game import AnyTable
from engine.house import Setting
from engine.refusal import Refusal
from engine.view import Name

MOST = 40
"""Versions of sets that a server may have."""
MOST_ON = 5
"""Sets that a server may have switched on for one game."""


class ServerSet(Struct, frozen=True):
    """One version of a set that a server has."""

    hash: str
    game: str
    set: str
    name: Name
    version: str
    on: bool
    at: datetime
    """When it came."""
    report: str
    """Of its trial, as JSON; empty where it had none."""
    offered: bool = False
    """The host offers it to every server; this one has not taken it."""


class ServerSets:
    """The card sets of servers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.offered: tuple[str, ...] = ()
        """Hashes of the sets that the host offers to every server."""

    # --- what is played with ------------------------------------------------------------------------------------------

    async def on(self, guild: int, game: str) -> tuple[str, ...]:
        """The hashes of the sets that are switched on; none outside a server."""
        async with self._store.read() as work:
            return await switched_on(work, guild, game)

    async def table(self, guild: int, game: str, house_rules: Mapping[str, Setting]) -> AnyTable:
        """The table of a match that begins now. Raises `Refusal` for an unknown game, `Unfit` for house rules that do not fit."""
        async with self._store.read() as work:
            return await table_for(work, game, house_rules, await switched_on(work, guild, game))

    async def catalog_of(self, guild: int, game: str) -> Catalog[Definition]:
        """Every card and starter deck that a match which begins now may have. Raises `Refusal` for an unknown game."""
        return (await self.table(guild, game, {})).catalog

    # --- what a server has --------------------------------------------------------------------------------------------

    async def of(self, guild: int) -> tuple[ServerSet, ...]:
        """All that a server has, by game and set, the newest version first."""
        query = _joined(guild).where(self._seen())
        newest = func.coalesce(server_sets.c.at, card_sets.c.made).desc()
        async with self._store.read() as work:
            rows = await work.all(query.order_by(card_sets.c.game, card_sets.c.set, newest, card_sets.c.hash))
        return tuple(map(_server_set, rows))

    async def get(self, guild: int, one: str) -> tuple[ServerSet, Shelved]:
        """One of them, and what it says. Raises `Refusal("no-such-set")`."""
        async with self._store.read() as work:
            return await self._found(work, guild, one)

    async def names_off(self, guild: int, game: str) -> dict[str, Name]:
        """What cards are called whose sets a server has and does not play with now, by id; the newest version has the word."""
        idle = and_(server_sets.c.hash.is_not(None), server_sets.c.on_key.is_(None), card_sets.c.game == game)
        async with self._store.read() as work:
            rows = await work.all(_joined(guild).where(idle).order_by(server_sets.c.at))
            texts = [await text_of(work, row.hash) for row in rows]
        kind = game_of(game).definition_type
        return {card.id: card.title for text in texts if text for card in read(text).brought.definitions(kind)}

    def _seen(self) -> ColumnElement[bool]:
        """What a server has, and what is offered to it."""
        return or_(server_sets.c.hash.is_not(None), card_sets.c.hash.in_(self.offered))

    async def _found(self, work: Transaction, guild: int, one: str) -> tuple[ServerSet, Shelved]:
        row = await work.first(_joined(guild).where(self._seen(), card_sets.c.hash == one))
        text = await text_of(work, one)
        if row is None or text is None:
            raise Refusal("no-such-set")
        return _server_set(row), read(text)

    async def put(self, guild: int, shelved: Shelved, art: Mapping[str, bytes], by: int | None, report: str) -> None:
        """A version that has come, off; one that the server has already keeps its place."""
        async with self._store.write() as work:
            await self.put_in(work, guild, shelved, art, by, report)

    async def refuse_more(self, guild: int) -> None:
        """Raises `Refusal` where a server has as many as it may."""
        if len(await self.of(guild)) >= MOST:
            raise Refusal("too-many-sets", "", {"most": MOST})

    async def put_in(
        self, work: Transaction, guild: int, shelved: Shelved, art: Mapping[str, bytes], by: int | None, report: str
    ) -> None:
        """The same, as a part of a transaction."""
        await shelve(work, shelved, art)
        brought = shelved.brought
        row = {"guild": guild, "hash": shelved.mark.hash, "game": brought.game, "set": brought.set}
        insert = upsert(work, server_sets).values({**row, "by": by, "at": work.now, "report": report})
        said = {"at": work.now, "report": report}
        await work.run(insert.on_conflict_do_update(index_elements=["guild", "hash"], set_=said))

    async def switch_on(self, work: Transaction, guild: int, one: str) -> str | None:
        """Play with it from now on, instead of any other version of the same set; its game where there was one. Raises `Refusal`."""
        found, shelved = await self._found(work, guild, one)
        if found.offered:
            await self.put_in(work, guild, shelved, {}, None, "")
        others = update(server_sets).where(_versions(guild, found), server_sets.c.on_key.is_not(None))
        replaced = (await work.run(others.values(on_key=None))).rowcount
        await _refuse_clash(work, guild, shelved)
        key = f"{guild}:{found.game}:{found.set}"
        await work.run(update(server_sets).where(_one(guild, one)).values(on_key=key))
        return found.game if replaced else None

    async def switch_off(self, work: Transaction, guild: int, one: str) -> str | None:
        """Play without it from now on; matches that have begun keep it. Its game where it was on. Raises `Refusal`."""
        found, _ = await self._found(work, guild, one)
        await work.run(update(server_sets).where(_one(guild, one)).values(on_key=None))
        return found.game if found.on else None

    async def remove(self, work: Transaction, guild: int, one: str) -> None:
        """The server does not have it any more. Its text stays for the matches that were played with it."""
        await work.run(delete(server_sets).where(_one(guild, one)))


async def _refuse_clash(work: Transaction, guild: int, shelved: Shelved) -> None:
    """Two sets that are on together share no card and no deck. Raises `Refusal`."""
    game = shelved.brought.game
    others = await switched_on(work, guild, game)
    if len(others) >= MOST_ON:
        raise Refusal("too-many-sets-on", "", {"most": MOST_ON})
    beside = (await table_for(work, game, {}, others)).catalog
    cards = [card.id for card in shelved.brought.definitions(game_of(game).definition_type)]
    taken = [card for card in cards if card in beside.definitions]
    taken += [deck.id for deck in shelved.brought.decks if deck.id in beside.decks]
    taken += [mark.id for mark in beside.sets if mark.id == shelved.mark.id]
    if taken:
        raise Refusal("set-clashes", "", {"ids": ", ".join(taken[:10])})


def _joined(guild: int) -> Select[Any]:
    """Every set that there is, with what this server has of it."""
    shelf = (
        card_sets.c.hash,
        card_sets.c.game,
        card_sets.c.set,
        card_sets.c.name,
        card_sets.c.version,
        card_sets.c.made,
    )
    theirs = (server_sets.c.hash.label("has"), server_sets.c.on_key, server_sets.c.at, server_sets.c.report)
    both = and_(server_sets.c.hash == card_sets.c.hash, server_sets.c.guild == guild)
    return select(*shelf, *theirs).outerjoin(server_sets, both)


def _one(guild: int, one: str) -> ColumnElement[bool]:
    return and_(server_sets.c.guild == guild, server_sets.c.hash == one)


def _versions(guild: int, one: ServerSet) -> ColumnElement[bool]:
    return and_(server_sets.c.guild == guild, server_sets.c.game == one.game, server_sets.c.set == one.set)


def _server_set(row: Row[Any]) -> ServerSet:
    name = msgspec.json.decode(row.name, type=Name)
    on, at, offered = row.on_key is not None, row.at or row.made, row.has is None
    return ServerSet(row.hash, row.game, row.set, name, row.version, on, at, row.report or "", offered)
