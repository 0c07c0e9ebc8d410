"""Text that people wrote, as it may stand in Discord's markup."""

from __future__ import annotations

import re

from engine.view import Name
from engine.wording import Wording

_SIGNS = re.compile(r"([\\*_~|`<>\[\]()#\-:@+.!])")


def plain(text: str) -> str:
    """``text`` so that Discord shows every sign of it as it is: no mention, link, heading, spoiler or command in it works."""
    return _SIGNS.sub(r"\\\1", text)


class Marked(Wording):
    """Words for texts in Discord's markup: no sign of a card's, a deck's or a set's name works as any."""

    def name(self, name: Name) -> str:
        """A proper name."""
        return plain(super().name(name))

    def short(self, name: Name) -> str:
        """A proper name where room is short."""
        return plain(super().short(name))


def marked(words: Wording) -> Marked:
    """The same words for a text in which names may not work as markup."""
    return Marked(words.locale, words.game, words.names)


def jump(guild: int, channel: int, message: int | None = None) -> str:
    """The address of a channel or message inside Discord; ``guild`` 0 is the reader's direct messages."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def timestamp(moment: float, style: str = "R") -> str:
    """A moment (seconds of UTC) that each reader sees in their own time zone and language."""
    return f"<t:{int(moment)}:{style}>"
