"""What people prefer: languages, the road on which a hand is shown, whether a direct message can be sent at all."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import select

from bot.store.store import Store
from bot.store.tables import people
from bot.store.upsert import upsert

DIRECT, EPHEMERAL = "direct", "ephemeral"
"""Roads of a hand: one direct message for each match, or a private answer to a press on the board."""


class Preference(Struct, frozen=True):
    """What a person wants, as far as they said so."""

    locale: str | None = None
    """None: as their client says."""
    road: str = DIRECT
    dm_closed: bool = False
    """A direct message was refused; cleared when one goes through, or when they ask for it again."""
    dm_channel: int | None = None
    """The channel of their direct messages, once it is known."""
    aloud: bool = False
    """What happens comes as new messages, because nobody hears an edit."""

    @property
    def told_aloud(self) -> bool:
        """Whether new messages can reach them: they are direct messages, as their hand is."""
        return self.aloud and self.road == DIRECT and not self.dm_closed


class People:
    """Preferences of people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, user: int) -> Preference:
        """What this person prefers."""
        async with self._store.read() as work:
            row = await work.first(select(people).where(people.c.user == user))
        if row is None:
            return Preference()
        return Preference(
            row.locale, row.road or DIRECT, row.dm_closed is not None, row.dm_channel, row.aloud is not None
        )

    async def set(
        self,
        user: int,
        *,
        locale: str | UnsetType | None = UNSET,
        road: str | UnsetType = UNSET,
        dm_closed: bool | UnsetType = UNSET,
        dm_channel: int | UnsetType = UNSET,
        aloud: bool | UnsetType = UNSET,
    ) -> None:
        """Keep what was said; what is left out stays."""
        now = self._store.clock.now()
        closed = dm_closed if dm_closed is UNSET else (now if dm_closed else None)
        heard = aloud if aloud is UNSET else (now if aloud else None)
        given = {"locale": locale, "road": road, "dm_closed": closed, "dm_channel": dm_channel, "aloud": heard}
        values = {name: value for name, value in given.items() if value is not UNSET}
        if not values:
            return
        async with self._store.write() as work:
            insert = upsert(work, people).values(user=user, **values)
            await work.run(insert.on_conflict_do_update(index_elements=["user"], set_=values))
