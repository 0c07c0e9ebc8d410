"""A deck that somebody brings: as text, as a code, or in a file.

Nothing that they wrote is trusted, and all that is wrong is told at once.
"""

from __future__ import annotations

import asyncio
import re

import discord
from msgspec import Struct

from bot.components.doors import walk
from bot.decks.browsing import Cards
from bot.decks.workshop import Workshop
from bot.matches.decks import Owner
from engine.decks.codes import check_known, decode
from engine.decks.text import TEXT_LIMIT, read_list
from engine.games import games
from engine.refusal import Refusal
from engine.search import index_of

FILE_LIMIT = 4 * TEXT_LIMIT
"""Bytes of a file; a character has four at most."""
_CODE = re.compile(r"[\s`*|>\"']*TD\d+\.", re.IGNORECASE)
"""How a code begins, whatever a chat has put around it."""
_SHOWN = re.compile(r"TD\d+\.[A-Za-z0-9+/]+")
_ENCODINGS = ("utf-8-sig", "cp932")
"""How text files are written where Japanese is; a mark at the beginning tells of UTF-16."""
_WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff")


class Brought(Struct, frozen=True):
    """What was brought: for which game, and how many of which card."""

    game: str
    cards: dict[str, int]


async def read_brought(workshop: Workshop, owner: Owner, game: str, text: str, *, empty: bool = False) -> Brought:
    """A deck from a text or a code; a code says its game itself. Raises `Refusal` or `Unfit`, with a line number for every bad line.

    ``empty``: a text without a card is a deck without one.
    """
    if _CODE.match(text):
        return await _from_code(workshop, owner, game, text)
    if game not in games():
        raise Refusal("deck-which-game")
    if empty and not text.strip():
        return Brought(game, {})
    cards = await workshop.cards(owner.guild, game)
    return Brought(game, await asyncio.to_thread(_read, text, cards))


def _read(text: str, cards: Cards) -> dict[str, int]:
    return read_list(text, index_of(cards.table.catalog))


async def _from_code(workshop: Workshop, owner: Owner, game: str, text: str) -> Brought:
    of, counts = decode(text)
    if of not in games():
        raise Refusal("no-such-game")
    if game and of != game:
        raise Refusal("deck-other-game", "", {"game": f"@game-{of}"})
    check_known(counts, (await workshop.cards(owner.guild, of)).sheets)
    return Brought(of, counts)


def code_shown(message: discord.Message | None) -> str:
    """The code on a message that shows a deck to everybody; "" where there is none."""
    parts = walk(message.components) if message else ()
    texts = "\n".join(part.content for part in parts if isinstance(part, discord.TextDisplay))
    found = _SHOWN.search(texts)
    return found[0] if found else ""


async def text_of(file: discord.Attachment) -> str:
    """What stands in a file that was brought. Raises `Refusal` for one that is too large, cannot be loaded, or is no text."""
    if file.size > FILE_LIMIT:
        raise Refusal("deck-file-large", "", {"most": FILE_LIMIT // 1000})
    try:
        data = await file.read()
    except (discord.DiscordException, OSError):
        raise Refusal("deck-file-lost") from None
    return decoded(data)


def decoded(data: bytes) -> str:
    """The bytes of a file as text. Raises `Refusal` where they are none."""
    if len(data) > FILE_LIMIT:
        raise Refusal("deck-file-large", "", {"most": FILE_LIMIT // 1000})
    for encoding in ("utf-16",) if data.startswith(_WIDE_MARKS) else _ENCODINGS:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise Refusal("deck-file-kind")
