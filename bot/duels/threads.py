"""A thread for each match, where its server wants that and the bot may open one; else the channel itself."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.duels.seen import Reader
from bot.limits import THREAD_NAME, cut
from bot.matches.records import MatchRecord
from bot.matches.service import Matches
from bot.store.guilds import Guilds
from bot.store.lost import Lost
from bot.store.messages import Messages
from bot.store.slots import BOARD, CHALLENGE, INVITATION, MATCH, Slot
from engine.view import Word

log = logging.getLogger(__name__)

THERE_ALREADY = 160004
"""A message has at most one thread, and that has the message's own id."""
DAY: Final = 1440


class Threads:
    """Opens threads."""

    def __init__(
        self, client: discord.Client, matches: Matches, messages: Messages, guilds: Guilds, lost: Lost
    ) -> None:
        self._lost = lost
        self._client = client
        self._matches = matches
        self._messages = messages
        self._guilds = guilds

    async def too_early(self, record: MatchRecord) -> bool:
        """Whether the challenge's message, on which the thread hangs, is still on its way: against the bot all begins at once."""
        if not await self._wanted(record):
            return False
        return await self._messages.get(Slot(CHALLENGE, record.challenge, INVITATION)) is None

    async def _wanted(self, record: MatchRecord) -> bool:
        """Whether the match is to have a thread and has none yet: its board is not posted, and its server wants threads."""
        if record.thread or not record.place.guild or await self._messages.get(Slot(MATCH, record.id, BOARD)):
            return False
        return (await self._guilds.get(record.place.guild)).threads

    async def opened(self, record: MatchRecord) -> MatchRecord:
        """The match with its thread, where it can have one. It hangs on the challenge's message, so it is never opened twice."""
        if not await self._wanted(record):
            return record
        challenge = await self._messages.get(Slot(CHALLENGE, record.challenge, INVITATION))
        if challenge is None:
            return record
        if await self._lost.of(record.place.guild, record.place.channel):
            return record
        thread = await self._open(record, challenge.channel, challenge.message)
        if thread is None or not await self._messages.set_thread(record.id, thread):
            return record
        return await self._matches.match(record.id)

    async def _open(self, record: MatchRecord, channel: int, message: int) -> int | None:
        reader = Reader.of(record, record.locale)
        values = {"game": f"@game-{record.game}", "first": "@seat:0", "second": "@seat:1"}
        name = cut(reader.words.text(Word("thread-name", dict(values))), THREAD_NAME)
        post = self._client.get_partial_messageable(channel, guild_id=record.place.guild).get_partial_message(message)
        try:
            return (await post.create_thread(name=name, auto_archive_duration=DAY)).id
        except discord.HTTPException as error:
            if error.code == THERE_ALREADY:
                return message
            log.info("match %d: no thread (%d/%d), the channel will do", record.id, error.status, error.code)
            return None
        except ValueError:  # the server is not known to this process
            return None
