"""A trade as both see it, and the private menu of what one may lay on its table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.collections import keys
from bot.collections.naming import Printed, called, game_name
from bot.collections.records import OPEN, Instance, Trade
from bot.collections.trade_pictures import standing
from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Page, Part, Picture
from bot.components.markup import timestamp
from bot.components.paging import paged, turns
from bot.decks.pages import escaped, said
from bot.limits import OPTION_LABEL, PLACEHOLDER, cut
from engine.view import FIRST, SEATS, SECOND, Value, Word
from engine.wording import Wording


def trade_page(trade: Trade, printed: Printed, drawn: Picture | None = None) -> Page:
    """For everybody, in the server's language: a picture of both sides, and the same in words."""
    words = Wording(trade.locale)
    values: dict[str, Value] = {
        "number": str(trade.id),
        "game": game_name(trade.game, words),
        "first": called(trade.users[FIRST]),
        "second": called(trade.users[SECOND]),
    }
    parts: list[Part] = [words.text(Word("trade-title", values)), *([drawn] if drawn else [])]
    parts += [_side(trade, seat, printed, words) for seat in SEATS]
    if trade.state != OPEN:
        return Page((*parts, words.text(Word(f"trade-state-{trade.state}", values))))
    until = timestamp(trade.deadline.timestamp())
    text = words.text(Word("trade-open", {"until": until}))
    parts += [f"{_agreements(trade, words)}\n{text}\n{words.text('collection-no-money')}", _buttons(trade, words)]
    return Page(tuple(parts), trade.users)


def arranged(trade: Trade, printed: Printed) -> Trade:
    """A trade with both sides' cards in the order of collections."""
    first, second = (tuple(sorted(side, key=lambda one: printed.place(trade.game, one.card))) for side in trade.offered)
    return replace(trade, offered=(first, second))


def _side(trade: Trade, seat: int, printed: Printed, words: Wording) -> str:
    how = standing(trade)
    head = words.text(Word(f"trade-side-{how}", {"who": called(trade.users[seat])}))
    lines = [
        words.text(
            Word("trade-card", {"card": escaped(printed.name(one.game, one.card, words)), "number": str(one.id)})
        )
        for one in trade.offered[seat]
    ]
    return "\n".join((head, *(lines or [words.text("trade-nothing-yet" if how == "open" else "trade-nothing")])))


def _agreements(trade: Trade, words: Wording) -> str:
    return "\n".join(
        words.text(Word("trade-yes" if trade.agreed[seat] else "trade-no", {"who": called(trade.users[seat])}))
        for seat in SEATS
    )


def _buttons(trade: Trade, words: Wording) -> Row:
    empty = not any(trade.offered)
    return (
        Button(words.text("trade-lay-button"), keys.Own(trade.id), Tone.MAIN),
        Button(words.text("trade-agree-button"), keys.Agree(trade.id, trade.revision), Tone.GOOD, barred=empty),
        Button(words.text("trade-end-button"), keys.End(trade.id), Tone.GRAVE),
    )


def lay_page(
    trade: Trade, layable: Sequence[tuple[Instance, bool]], printed: Printed, words: Wording, page: int = 0
) -> Page:
    """What one may lay down, for them alone; what lies there already is marked."""
    laid = sum(lies for _, lies in layable)
    text = words.text(Word("trade-lay-text", {"number": str(trade.id), "laid": laid}))
    if not layable:
        return Page((text, words.text("trade-lay-none")))
    shown, page, pages = paged(layable, page)
    options = tuple(_option(one, printed, words, chosen=lies) for one, lies in shown)
    placeholder = words.text(Word("trade-lay-placeholder", {"page": page + 1, "pages": pages}))
    menu = Choice(cut(placeholder, PLACEHOLDER), keys.Lay(trade.id, page), options, 0, len(options))
    return Page((text, menu, *turns(page, pages, lambda to: keys.OwnPage(trade.id, to), words)))


def _option(one: Instance, printed: Printed, words: Wording, *, chosen: bool) -> Option:
    values: dict[str, Value] = {"card": said(printed.name(one.game, one.card, words)), "number": str(one.id)}
    return Option(cut(words.text(Word("trade-lay-option", values)), OPTION_LABEL), str(one.id), chosen=chosen)


def trades_page(trades: Sequence[Trade], links: Sequence[str], words: Wording) -> Page:
    """One's open trades, each with the way to its message."""
    if not trades:
        return Page((words.text("trade-list-none"),))
    lines = [_line(trade, link, words) for trade, link in zip(trades, links, strict=True)]
    return Page(("\n".join((words.text("trade-list-title"), *lines)),))


def _line(trade: Trade, link: str, words: Wording) -> str:
    values: dict[str, Value] = {
        "number": str(trade.id),
        "game": game_name(trade.game, words),
        "first": called(trade.users[FIRST]),
        "second": called(trade.users[SECOND]),
        "link": words.text(Word("trade-to-message", {"address": link})) if link else "",
    }
    return words.text(Word("trade-list-line", values))
