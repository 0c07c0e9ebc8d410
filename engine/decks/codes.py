"""Deck codes: a deck as one short line that can be copied anywhere, ``TD1.…``.

The letters say that it is a deck, the number which version of this page wrote it. Behind the point, in base64 without padding: how long the
rest is (2 bytes), the first 4 bytes of its SHA-256, and the rest, which is deflated: the game's slug, then a line for each count with the
ids of the cards, so that a code outlives every renumbering and says itself which card is unknown. Equal decks have equal codes.

`decode` takes what chats make of it: code fences, quotes, spaces, line breaks, either alphabet of base64, padding or none.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import zlib
from collections.abc import Container, Mapping

from engine.refusal import Refusal
from engine.view import Name

VERSION = 1
TEXT_LIMIT = 4_000
"""Characters of a code with all that stands around it."""
BODY_LIMIT = 16_000
"""Bytes of the list in it, unpacked."""
COUNT_LIMIT = 99
CARDS_LIMIT = 300
"""Different cards."""

_CODE = re.compile(r"td(\d{1,4})\.([a-z0-9+/]*)", re.IGNORECASE)
_AROUND = re.compile(r"[\s`*|>\"'=\u200b-\u200f\u2060\ufeff]+")
_LENGTH, _SUM = 2, 4
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


def encode(game: str, cards: Mapping[str, int]) -> str:
    """The code of a deck of a game. Raises `Refusal` for one that no code can hold."""
    if not (0 < len(cards) <= CARDS_LIMIT and all(1 <= count <= COUNT_LIMIT for count in cards.values())):
        raise Refusal("code-not-this-deck")
    counts = sorted(set(cards.values()), reverse=True)
    lines = [" ".join((str(count), *sorted(card for card in cards if cards[card] == count))) for count in counts]
    body = "\n".join((game, *lines))
    if _parsed(body) != (game, dict(cards)) or len(body) > BODY_LIMIT:
        raise Refusal("code-not-this-deck")
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(body.encode()) + packer.flush()
    whole = len(packed).to_bytes(_LENGTH, "big") + _sum(packed) + packed
    return f"TD{VERSION}.{base64.b64encode(whole).decode().rstrip('=')}"


def decode(text: str) -> tuple[str, dict[str, int]]:
    """The game and cards of a code. Raises `Refusal`, which says whether it is none, cut off, mistyped, or of a later version."""
    packed = _packed(text)
    try:
        unpacker = zlib.decompressobj(-15)
        body = unpacker.decompress(packed, BODY_LIMIT)
        complete = unpacker.eof and not unpacker.unused_data
        deck = _parsed(body.decode("ascii")) if complete else None
    except (zlib.error, UnicodeDecodeError) as error:
        raise Refusal("code-damaged") from error
    if deck is None:
        raise Refusal("code-damaged")
    return deck


def check_known(cards: Mapping[str, int], known: Container[str]) -> None:
    """Raises `Refusal` with the first card that is unknown here, and how many there are."""
    unknown = [card for card in cards if card not in known]
    if unknown:
        raise Refusal("code-unknown-card", "", {"card": Name(unknown[0], unknown[0]), "count": len(unknown)})


def _packed(text: str) -> bytes:
    """The list in a code, still deflated, once everything around it has been found to be right."""
    if len(text) > TEXT_LIMIT:
        raise Refusal("code-long", "", {"most": TEXT_LIMIT})
    found = _CODE.search(_AROUND.sub("", text).translate({ord("-"): "+", ord("_"): "/"}))
    if found is None or int(found[1]) == 0:
        raise Refusal("code-malformed")
    if int(found[1]) > VERSION:
        raise Refusal("code-future", "", {"version": int(found[1])})
    whole = _bytes(found[2])
    packed = whole[_LENGTH + _SUM :]
    missing = int.from_bytes(whole[:_LENGTH], "big") - len(packed)
    if len(whole) < _LENGTH + _SUM or missing > 0:
        raise Refusal("code-truncated")
    if missing < 0 or whole[_LENGTH : _LENGTH + _SUM] != _sum(packed):
        raise Refusal("code-damaged")
    return packed


def _bytes(letters: str) -> bytes:
    """The bytes of base64 without padding; a letter that stands alone at its end was cut off."""
    try:
        return base64.b64decode(letters[: len(letters) - (len(letters) % 4 == 1)] + "==", validate=False)
    except binascii.Error as error:
        raise Refusal("code-damaged") from error


def _sum(packed: bytes) -> bytes:
    return hashlib.sha256(packed).digest()[:_SUM]


def _parsed(body: str) -> tuple[str, dict[str, int]] | None:
    """Game and cards of a list, or None for what `encode` never writes."""
    game, *lines = body.split("\n")
    cards: dict[str, int] = {}
    for line in lines:
        count, *ids = line.split(" ")
        if not (count.isdecimal() and len(count) <= len(str(COUNT_LIMIT)) and 1 <= int(count) <= COUNT_LIMIT and ids):
            return None
        if not all(_WORD.fullmatch(card) for card in ids) or len(cards | dict.fromkeys(ids, 0)) < len(cards) + len(ids):
            return None
        cards |= dict.fromkeys(ids, int(count))
    return (game, cards) if _WORD.fullmatch(game) and 0 < len(cards) <= CARDS_LIMIT else None
