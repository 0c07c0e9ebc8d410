"""The ledger as messages: a page of entries, and the question before one is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.collections import keys
from bot.collections.records import Entry
from bot.collections.trade_pages import called, card_name, escaped, said
from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Page, Part
from bot.components.markup import timestamp
from bot.components.paging import turns
from bot.limits import OPTION_LABEL, cut
from engine.view import Value, Word
from engine.wording import Wording

A_PAGE = 10
"""Entries on a page."""


class Filter(Struct, frozen=True):
    """Of whom, of which card the ledger is read, as a custom id carries it; what is empty is all."""

    person: int = 0
    instance: int = 0
    game: str = ""
    card: str = ""
    """The mark of a definition."""

    def at(self, page: int) -> keys.Book:
        """A page of it."""
        return keys.Book(self.person, self.instance, self.game, self.card, page)

    @property
    def entries(self) -> keys.Entry:
        """The menu of it."""
        return keys.Entry(self.person, self.instance, self.game, self.card, 0)


def book_page(
    entries: Sequence[Entry], count: int, wanted: Filter, page: int, words: Wording, *, manages: bool, news: str = ""
) -> Page:
    """A page of the ledger; whoever ``manages`` the server may take back what can be."""
    pages = max(1, -(-count // A_PAGE))
    title = words.text(Word("ledger-title-person", {"who": called(wanted.person)}) if wanted.person else "ledger-title")
    where: dict[str, Value] = {"count": count, "page": page + 1, "pages": pages}
    head = "\n".join(filter(None, (title, news, words.text(Word("ledger-page", where)))))
    lines = [_line(entry, words) for entry in entries] or [words.text("ledger-none")]
    parts: list[Part] = [head, "\n".join(lines)]
    parts += _menu(entries, wanted, page, words) if manages else []
    return Page((*parts, *turns(page, pages, wanted.at, words)))


def values_of(entry: Entry, words: Wording) -> dict[str, Value]:
    """An entry as the values of its sentences."""
    return {
        "number": str(entry.id),
        "at": timestamp(entry.at.timestamp(), "d"),
        "card": escaped(card_name(entry.instance.game, entry.instance.card, words)),
        "instance": str(entry.instance.id),
        "giver": called(entry.giver),
        "taker": called(entry.taker),
    }


def _line(entry: Entry, words: Wording) -> str:
    why: dict[str, Value] = {"by": called(entry.by)}
    for name in ("trade", "match", "reverts"):
        why[name] = str(getattr(entry, name))
    values = {**values_of(entry, words), "why": said(words.text(Word(f"ledger-why-{entry.why}", why)))}
    return words.text(Word("ledger-line-reverted" if entry.reverted else "ledger-line", values))


def _menu(entries: Sequence[Entry], wanted: Filter, page: int, words: Wording) -> list[Row]:
    """The entries that can be taken back, as far as the ledger itself says so."""
    open_ones = [entry for entry in entries if entry.last and (entry.giver or 0) > 0 and (entry.taker or 0) > 0]
    if not open_ones:
        return []
    key = keys.Entry(wanted.person, wanted.instance, wanted.game, wanted.card, page)
    return [Choice(words.text("ledger-placeholder"), key, tuple(_option(entry, words) for entry in open_ones))]


def _option(entry: Entry, words: Wording) -> Option:
    values = values_of(entry, words) | {"card": said(card_name(entry.instance.game, entry.instance.card, words))}
    return Option(cut(words.text(Word("ledger-option", values)), OPTION_LABEL), str(entry.id))


def sure_page(entry: Entry, back: keys.Book, words: Wording) -> Page:
    """Asks once more."""
    text = words.text(Word("ledger-sure", values_of(entry, words)))
    sure = Button(words.text("ledger-revert-button"), keys.Revert(entry.id), Tone.GRAVE)
    return Page((text, (sure, Button(words.text("ledger-back-button"), back))))


def reverted_page(entry: Entry, words: Wording) -> Page:
    """That it is done, and the way back."""
    text = words.text(Word("ledger-reverted-done", values_of(entry, words)))
    return Page((text, (Button(words.text("ledger-back-button"), Filter().at(0)),)))
