"""What a server's people have settled: languages, places, times, house rules. What they have not said stays as the bot has it."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import delete, select

from bot.store.store import Store, Transaction
from bot.store.tables import guilds, house_rules
from bot.store.upsert import upsert
from engine.house import Setting

EVERYBODY, ROLES, MANAGERS = "everybody", "roles", "managers"
"""Who may start duels."""

_ids = msgspec.json.Decoder(tuple[int, ...])
_setting = msgspec.json.Decoder(bool | int | str)


class Settled(Struct, frozen=True):
    """What a server has settled, house rules aside."""

    locale: str | None = None
    """Of what everybody reads; None: as Discord says."""
    time: int | None = None
    """Seconds for each decision where a challenge says nothing (0: no limit); None: as the bot has it."""
    channels: tuple[int, ...] = ()
    """Where duels may be started; empty: everywhere."""
    threads: bool = True
    """A match gets a thread of its own, where the bot may open one."""
    starters: str = EVERYBODY
    roles: tuple[int, ...] = ()
    """Who may start duels, where ``starters`` is `ROLES`."""
    collections: bool = False
    """Whether people own cards here (`bot.collections`)."""
    prizes: bool = False
    """Whether they may play for them."""


class Guilds:
    """The settings of servers. Each is kept by itself: of two people who change the same one at once, the later has it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, guild: int) -> Settled:
        """All that a server has settled, house rules aside."""
        async with self._store.read() as work:
            row = await work.first(select(guilds).where(guilds.c.guild == guild))
        if row is None:
            return Settled()
        return Settled(
            locale=row.locale,
            time=row.time,
            channels=_ids.decode(row.channels or "[]"),
            threads=row.threads is not False,
            starters=row.starters or EVERYBODY,
            roles=_ids.decode(row.roles or "[]"),
            collections=row.collections is True,
            prizes=row.prizes is True,
        )

    async def set(
        self,
        guild: int,
        *,
        locale: str | UnsetType | None = UNSET,
        time: int | UnsetType | None = UNSET,
        channels: Sequence[int] | UnsetType = UNSET,
        threads: bool | UnsetType = UNSET,
        starters: str | UnsetType = UNSET,
        roles: Sequence[int] | UnsetType = UNSET,
    ) -> None:
        """Keep what was said; what is left out stays."""
        given = {
            "locale": locale,
            "time": time,
            "channels": _text(channels),
            "threads": threads,
            "starters": starters,
            "roles": _text(roles),
        }
        await self._keep(guild, given)

    async def open(
        self, guild: int, *, collections: bool | UnsetType = UNSET, prizes: bool | UnsetType = UNSET
    ) -> None:
        """Whether people own cards here, and whether they may play for them; what is left out stays."""
        await self._keep(guild, {"collections": collections, "prizes": prizes})

    async def _keep(self, guild: int, given: Mapping[str, object]) -> None:
        values = {name: value for name, value in given.items() if value is not UNSET}
        async with self._store.write() as work:
            insert = upsert(work, guilds).values(guild=guild, **values)
            await work.run(insert.on_conflict_do_update(index_elements=["guild"], set_=values or {"guild": guild}))

    @contextlib.asynccontextmanager
    async def settling(self, guild: int) -> AsyncIterator[Transaction]:
        """A transaction beside which nobody settles anything for this server: what it has read still holds when it writes."""
        async with self._store.write() as work:
            taken = upsert(work, guilds).values(guild=guild)
            await work.run(taken.on_conflict_do_update(index_elements=["guild"], set_={"guild": guild}))
            yield work

    async def rules(self, guild: int) -> Mapping[str, Mapping[str, Setting]]:
        """The house rules that a server has set, by game. They are as they were set: a later release may know others."""
        async with self._store.read() as work:
            return await rules_in(work, guild)

    async def forget(self, guild: int) -> None:
        """All is as the bot has it."""
        async with self._store.write() as work:
            await work.run(delete(guilds).where(guilds.c.guild == guild))
            await work.run(delete(house_rules).where(house_rules.c.guild == guild))


async def rules_in(work: Transaction, guild: int) -> Mapping[str, Mapping[str, Setting]]:
    """The house rules that a server has set, by game."""
    query = select(house_rules).where(house_rules.c.guild == guild)
    found: dict[str, dict[str, Setting]] = defaultdict(dict)
    for row in await work.all(query.order_by(house_rules.c.game, house_rules.c.option)):
        found[row.game][row.option] = _setting.decode(row.value)
    return found


async def set_rule(work: Transaction, guild: int, game: str, option: str, value: Setting | None) -> None:
    """Keep a house rule; None: as the game has it."""
    if value is None:
        await drop_rules(work, guild, game, option)
        return
    said = msgspec.json.encode(value).decode()
    insert = upsert(work, house_rules).values(guild=guild, game=game, option=option, value=said)
    await work.run(insert.on_conflict_do_update(index_elements=["guild", "game", "option"], set_={"value": said}))


async def drop_rules(work: Transaction, guild: int, game: str, option: str | None = None) -> None:
    """A house rule, or all of a game, as the game has them."""
    here = [house_rules.c.guild == guild, house_rules.c.game == game]
    if option is not None:
        here.append(house_rules.c.option == option)
    await work.run(delete(house_rules).where(*here))


def _text(ids: Sequence[int] | UnsetType) -> str | UnsetType:
    return UNSET if isinstance(ids, UnsetType) else msgspec.json.encode(ids).decode()
