"""The ledger as messages: a page of entries, and the question before one is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.collections import keys
from bot.collections.naming import Printed, called
from bot.collections.records import Entry
from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Page, Part
from bot.components.markup import timestamp
from bot.components.paging import turns
from bot.decks.pages import escaped, said
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

    def menu(self, page: int) -> keys.Entry:
        """The menu of a page of it."""
        return keys.Entry(self.person, self.instance, self.game, self.card, page)


class Leaf(Struct, frozen=True):
    """A page of the ledger, as it is to be shown."""

    wanted: Filter
    entries: tuple[Entry, ...]
    page: int
    count: int
    """Of all entries that are wanted."""
    manages: bool
    """Whether who reads it may take entries back."""


def book_page(leaf: Leaf, printed: Printed, words: Wording) -> Page:
    """A page of the ledger."""
    wanted, entries, page, count = leaf.wanted, leaf.entries, leaf.page, leaf.count
    pages = max(1, -(-count // A_PAGE))
    title = words.text(Word("ledger-title-person", {"who": called(wanted.person)}) if wanted.person else "ledger-title")
    where: dict[str, Value] = {"count": count, "page": page + 1, "pages": pages}
    head = f"{title}\n{words.text(Word('ledger-page', where))}" if count else title
    lines = [_line(entry, printed, words) for entry in entries] or [words.text("ledger-none")]
    parts: list[Part] = [head, "\n".join(lines)]
    parts += _menu(entries, wanted.menu(page), printed, words) if leaf.manages else []
    return Page((*parts, *turns(page, pages, wanted.at, words)))


def values_of(entry: Entry, printed: Printed, words: Wording) -> dict[str, Value]:
    """An entry as the values of its sentences."""
    return {
        "number": str(entry.id),
        "at": timestamp(entry.at.timestamp(), "d"),
        "card": escaped(printed.name(entry.instance.game, entry.instance.card, words)),
        "instance": str(entry.instance.id),
        "giver": called(entry.giver),
        "taker": called(entry.taker),
    }


def _line(entry: Entry, printed: Printed, words: Wording) -> str:
    why: dict[str, Value] = {"by": called(entry.by)}
    for name in ("trade", "match", "reverts"):
        why[name] = str(getattr(entry, name))
    values = {**values_of(entry, printed, words), "why": said(words.text(Word(f"ledger-why-{entry.why}", why)))}
    return words.text(Word("ledger-line-reverted" if entry.reverted else "ledger-line", values))


def _menu(entries: Sequence[Entry], key: keys.Entry, printed: Printed, words: Wording) -> list[Row]:
    """The entries that can be taken back, as far as the ledger itself says so."""
    open_ones = [entry for entry in entries if entry.last and (entry.giver or 0) > 0 and (entry.taker or 0) > 0]
    if not open_ones:
        return []
    return [Choice(words.text("ledger-placeholder"), key, tuple(_option(entry, printed, words) for entry in open_ones))]


def _option(entry: Entry, printed: Printed, words: Wording) -> Option:
    values = values_of(entry, printed, words) | {
        "card": said(printed.name(entry.instance.game, entry.instance.card, words))
    }
    return Option(cut(words.text(Word("ledger-option", values)), OPTION_LABEL), str(entry.id))


def sure_page(entry: Entry, back: keys.Book, printed: Printed, words: Wording) -> Page:
    """Asks once more."""
    text = words.text(Word("ledger-sure", values_of(entry, printed, words)))
    sure = Button(words.text("ledger-revert-button"), keys.Revert(entry.id), Tone.GRAVE)
    return Page((text, (sure, Button(words.text("ledger-back-button"), back))))


def reverted_page(entry: Entry, printed: Printed, words: Wording) -> Page:
    """That it is done, and the way back."""
    text = words.text(Word("ledger-reverted-done", values_of(entry, printed, words)))
    return Page((text, (Button(words.text("ledger-back-button"), Filter().at(0)),)))
