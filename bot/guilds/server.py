"""What the bot can see of a Discord server: its channels and roles, and what it may not do there itself."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.components.press import Press
from engine.refusal import Refusal

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("create_public_threads", "send_messages_in_threads")
"""Permissions that a duel needs in its channel, as Discord calls them; the latter where a match gets a thread."""


@dataclass(frozen=True)
class Server:
    """A server, as far as a panel needs to know it. ``guild`` is None where Discord has not named its channels yet."""

    id: int
    here: int
    """The channel of the press; a thread's own channel."""
    locale: str
    """What Discord says that it reads."""
    guild: discord.Guild | None = None

    def channels(self, wanted: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these channels that are still there."""
        guild = self.guild
        return wanted if guild is None else tuple(one for one in wanted if guild.get_channel(one) is not None)

    def roles(self, wanted: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these roles that are still there."""
        guild = self.guild
        return wanted if guild is None else tuple(one for one in wanted if guild.get_role(one) is not None)

    def lacking(self, channel: int, *, threads: bool) -> tuple[str, ...]:
        """The permissions that the bot lacks in a channel."""
        found = self.guild.get_channel(channel) if self.guild else None
        if found is None or self.guild is None or self.guild.me is None:
            return ()
        has = found.permissions_for(self.guild.me)
        wanted = (*NEEDED, *IN_THREADS) if threads else NEEDED
        return tuple(name for name in wanted if not getattr(has, name))


def server_of(press: Press) -> Server:
    """The server that an act came from. Raises `Refusal` outside one."""
    interaction = press.interaction
    if not press.place.guild:
        raise Refusal("server-only")
    guild = interaction.guild
    known = guild if guild is not None and guild.channels else None
    return Server(press.place.guild, place_of(press), str(interaction.guild_locale or ""), known)


def managed(press: Press) -> Server:
    """The same, for somebody who may manage it. Raises `Refusal` for anybody else."""
    server = server_of(press)
    if not manages(press):
        raise Refusal("needs-manage-server")
    return server


def manages(press: Press) -> bool:
    """Whether this person may manage the server, as Discord said with this very act."""
    may = press.interaction.permissions
    return may.manage_guild or may.administrator


def place_of(press: Press) -> int:
    """The channel of an act; a thread's own channel."""
    return getattr(press.interaction.channel, "parent_id", None) or press.place.channel
