"""From a file that somebody brought to a set that can be tried, or to all that is wrong with it.

One file is read at a time, whoever brings it, in a process of its own (`bot.sets.reader`): the bot only waits for it.
"""

from __future__ import annotations

import asyncio
import logging

import discord
import msgspec

from bot.sets.children import Failed, ask
from bot.sets.reader import Given, Read
from bot.sets.servers import ServerSets
from bot.store.sets import switched_on, text_of
from bot.store.store import Store
from engine.games import games
from engine.refusal import Refusal
from engine.sets.bounds import PACKED

log = logging.getLogger(__name__)

SECONDS = 60.0
"""How long reading may take on a busy machine; its processor time is bounded more narrowly."""
MEGA = 1_000_000

_read = msgspec.json.Decoder(Read)


class Bringing:
    """Reads what is brought."""

    def __init__(self, store: Store, sets: ServerSets) -> None:
        self._store = store
        self._sets = sets
        self._one = asyncio.Semaphore(1)

    async def read(self, guild: int, file: str, data: bytes, locale: str) -> Read:
        """What came of a file. Raises `Refusal` where reading it took too much."""
        async with self._one:
            question = msgspec.json.encode(Given(file, data, locale, await self._beside(guild)))
            try:
                return _read.decode(await ask("bot.sets.reader", question, SECONDS))
            except Failed as failed:
                log.warning("a set of server %d: %s", guild, failed)
                raise Refusal("set-too-much") from None

    async def _beside(self, guild: int) -> tuple[str, ...]:
        """The sets that are on here, of every game: which one is brought, only reading it tells."""
        async with self._store.read() as work:
            found = [await text_of(work, one) for game in games() for one in await switched_on(work, guild, game)]
        return tuple(text for text in found if text)


async def bytes_of(file: discord.Attachment) -> bytes:
    """The bytes of an attachment; one that is too large is not even loaded. Raises `Refusal`."""
    if file.size > PACKED:
        raise Refusal("set-file-large", "", {"most": PACKED // MEGA})
    try:
        data = await file.read()
    except (TimeoutError, discord.DiscordException, OSError):
        raise Refusal("set-file-lost") from None
    if len(data) > PACKED:
        raise Refusal("set-file-large", "", {"most": PACKED // MEGA})
    return data
