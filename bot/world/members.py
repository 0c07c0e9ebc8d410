"""Whether somebody is still in a server. Without the privileged intent nobody tells us, so it is asked when somebody wants to know."""

from __future__ import annotations

import logging

import discord

from bot.collections.trades import Trades
from bot.store.lost import MEMBER, Lost

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class Members:
    """Asks, and notes the answer."""

    def __init__(self, client: discord.Client, lost: Lost, trades: Trades) -> None:
        self._client = client
        self._lost = lost
        self._trades = trades

    async def has_left(self, guild: int, user: int) -> bool:
        """Whether this person has left the server, or their account is gone: that closes their trades. What is not known is no."""
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return False
        try:
            await server.fetch_member(user)
        except discord.NotFound as error:
            if error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                return False
            if await self._lost.gone(guild, user, MEMBER):
                log.info("user %d is no longer in server %d (%d)", user, guild, error.code)
            await self._trades.close_of(guild, user)
            return True
        except discord.HTTPException as error:
            log.info("user %d in server %d: not known (%d/%d)", user, guild, error.status, error.code)
            return False
        await self._lost.found(guild, user, MEMBER)
        return False
