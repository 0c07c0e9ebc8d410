"""What we may not do in a channel, as the client knows it from Discord's own events: no request is made."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.matches.records import Place
from engine.view import Name, Word
from engine.wording import Wording

NEEDED = ("view_channel", "attach_files", "read_message_history")
"""Rights without which no board can be shown, in a channel and in a thread; the right to write has two names."""


class Rights:
    """Of the bot itself."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def lacking(self, place: Place) -> tuple[str, ...]:
        """The rights that we need there and do not have, by Discord's names; nothing where that is not known."""
        guild, channel = self._client.get_guild(place.guild), self._channel(place)
        me = guild.get_member(self._client.user.id) if guild and self._client.user else None
        if channel is None or me is None:
            return ()
        try:
            has = channel.permissions_for(me)
        except discord.ClientException:  # a thread whose channel is not known
            return ()
        write = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
        return tuple(name for name in (NEEDED[0], write, *NEEDED[1:]) if not getattr(has, name))

    def names(self, place: Place) -> bool:
        """Whether a channel or thread is there, and not locked, as far as Discord's events say."""
        channel = self._channel(place)
        return channel is not None and not (isinstance(channel, discord.Thread) and channel.locked)

    def _channel(self, place: Place) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self._client.get_guild(place.guild)
        return guild.get_channel_or_thread(place.channel) if guild else None


def rights_list(names: Sequence[str], words: Wording) -> Name:
    """Rights as Discord's settings call them."""
    said = words.text("list-cards").join(words.text(f"permission-{name.replace('_', '-')}") for name in names)
    return Name(said, said)


def lacking_text(names: Sequence[str], words: Wording) -> str:
    """What we lack, and what that means for a match whose answers count all the same."""
    return words.text(Word("rights-lacking", {"rights": rights_list(names, words)}))
