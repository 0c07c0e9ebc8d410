"""The breaker of every request to a channel: what is gone is not asked again, what refuses us not more than three times."""

from __future__ import annotations

from bot.matches.records import Place
from bot.publisher.posts import NoWay
from bot.store.lost import BARRED, CHANNEL, SERVER, Lost
from bot.world.places import Places
from bot.world.rights import Rights


class Gate:
    """See `bot.publisher.posts.Gate`."""

    def __init__(self, lost: Lost, rights: Rights, places: Places) -> None:
        self._lost = lost
        self._rights = rights
        self._places = places

    async def admit(self, place: Place) -> bool:
        """Raises `NoWay` where no request is to be made. Whether this one is counted."""
        if not place.guild:
            return False
        if lacking := self._rights.lacking(place):
            await self._lost.refused(place.guild, place.channel, 0)
            raise NoWay(" ".join(lacking), gone=False, asked=False)
        loss, counted = await self._lost.closed(place.guild, place.channel)
        if loss is not None:
            raise NoWay(loss.kind, gone=loss.kind in (SERVER, CHANNEL), asked=False)
        return counted

    async def refused(self, place: Place, closed: NoWay, *, counted: bool) -> None:
        """Discord did not take it: gone for good, or for now."""
        if not place.guild:
            return
        if closed.gone:
            await self._places.channel_lost(place.guild, place.channel)
        elif not counted:
            await self._lost.refused(place.guild, place.channel)

    def names(self, place: Place) -> bool:
        """Whether it is there, as far as Discord's events say."""
        return self._rights.names(place)

    async def served(self, place: Place) -> None:
        """It is open again."""
        await self._lost.found(place.guild, place.channel, BARRED)

    async def is_open(self, channel: int) -> bool:
        """Whether a channel may be asked at all."""
        return not await self._lost.is_closed(channel)
