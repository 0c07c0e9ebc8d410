"""Text that people wrote, as it may stand in Discord's markup."""

from __future__ import annotations

import re

_SIGNS = re.compile(r"([\\*_~|`<>\[\]()#\-:@+.!])")


def plain(text: str) -> str:
    """``text`` so that Discord shows every sign of it as it is: no mention, link, heading, spoiler or command in it works."""
    return _SIGNS.sub(r"\\\1", text)


def jump(guild: int, channel: int, message: int | None = None) -> str:
    """The address of a channel or message inside Discord; ``guild`` 0 is the reader's direct messages."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def timestamp(moment: float, style: str = "R") -> str:
    """A moment (seconds of UTC) that each reader sees in their own time zone and language."""
    return f"<t:{int(moment)}:{style}>"
