"""The picture of a trade: both sides of its table, painted anew only where something else lies there or the trade has ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from bot.collections.naming import Printed, game_name
from bot.collections.records import DONE, OPEN, Trade
from bot.components.layout import Picture
from bot.decks.pages import said
from bot.drawing.finished import Finished
from bot.drawing.studio import Studio
from bot.drawing.trades import Exchange, Side
from bot.duels.seen import FORGOTTEN
from bot.limits import ALT_TEXT, cut
from bot.names import short_name
from engine.games import games
from engine.view import FIRST, SEATS, SECOND, Value, Word
from engine.wording import Wording

KEPT = 16
"""Finished pictures that are kept: to agree changes none of them."""
_DEEDS = {"open": "gives", "done": "gave", "off": "kept"}
"""What a side's cards do, by how the trade stands, as the middle of messages' keys."""


def standing(trade: Trade) -> Literal["open", "done", "off"]:
    """How a trade stands, as far as its cards are concerned: they may move, they have, or they never will."""
    return "open" if trade.state == OPEN else "done" if trade.state == DONE else "off"


class TradePictures:
    """Has the pictures of trades made, and keeps the last ones."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._finished = Finished(KEPT)

    async def of(self, trade: Trade, printed: Printed) -> Picture | None:
        """A trade's picture, for everybody; None where it could not be painted, or its game is no more."""
        if trade.game not in games():
            return None
        words = Wording(trade.locale, trade.game)
        shown, alt = exchange_of(trade, printed, words), alt_of(trade, printed, words)
        key = msgspec.json.encode((shown, trade.locale, alt))
        made = await self._finished.made(key, lambda: self._studio.exchange(shown, trade.locale, words, alt))
        return None if made.png is None else Picture(made.name, made.png, made.alt)


def exchange_of(trade: Trade, printed: Printed, words: Wording) -> Exchange:
    """What stands on the picture."""
    values: dict[str, Value] = {"game": game_name(trade.game, words), "number": str(trade.id)}
    first, second = (_side(trade, seat, printed, words) for seat in SEATS)
    title = words.text(Word("trade-picture-title", values))
    return Exchange(trade.game, title, words.text(f"trade-short-{trade.state}"), (first, second), standing(trade))


def _side(trade: Trade, seat: int, printed: Printed, words: Wording) -> Side:
    faces = tuple(printed.face(one.game, one.card) for one in trade.offered[seat])
    note = words.text(Word("collection-count", {"count": len(faces)}))
    return Side(_whose(trade, seat, words), note, faces, _empty(trade, words))


def _whose(trade: Trade, seat: int, words: Wording) -> str:
    """Whose cards they are, and what these do."""
    name = short_name(trade.names[seat]) if trade.names[seat] else words.text(FORGOTTEN)
    return words.text(Word(f"trade-picture-{_DEEDS[standing(trade)]}", {"who": said(name)}))


def _empty(trade: Trade, words: Wording) -> str:
    return words.text("trade-picture-nothing-yet" if trade.state == OPEN else "trade-picture-nothing")


def alt_of(trade: Trade, printed: Printed, words: Wording) -> str:
    """The same in words, how the trade stands first. Where not all cards have room, both sides tell of as many, and of how many more."""
    told = ""
    for most in range(max(1, *map(len, trade.offered)), 0, -1):
        told = _alt(trade, printed, words, most)
        if len(told) <= ALT_TEXT:
            break
    return cut(told, ALT_TEXT)


def _alt(trade: Trade, printed: Printed, words: Wording, most: int) -> str:
    sides = [_alt_side(trade, seat, printed, words, most) for seat in SEATS]
    values: dict[str, Value] = {
        "state": said(words.text(f"trade-short-{trade.state}")),
        "game": game_name(trade.game, words),
        "number": str(trade.id),
        "first": said(sides[FIRST]),
        "second": said(sides[SECOND]),
    }
    return words.text(Word("trade-alt", values))


def _alt_side(trade: Trade, seat: int, printed: Printed, words: Wording, most: int) -> str:
    names = Counter(printed.name(one.game, one.card, words) for one in trade.offered[seat])
    told = words.text("list-comma").join(_counted(names, words, most)) or _empty(trade, words)
    values: dict[str, Value] = {"side": said(_whose(trade, seat, words)), "cards": said(told)}
    return words.text(Word("trade-alt-side", values))


def _counted(names: Mapping[str, int], words: Wording, most: int) -> Sequence[str]:
    """So many names with how many there are of each, and how many cards more."""
    kinds = list(names.items())
    told = [
        words.text(Word("collection-alt-card", {"card": said(name), "count": count})) if count > 1 else name
        for name, count in kinds[:most]
    ]
    more = sum(count for _, count in kinds[most:])
    return [*told, *([words.text(Word("trade-alt-more", {"count": more}))] if more else [])]
