"""Which decks may be played: fifty cards, four of a number; and which columns a set leaves out. Rules G3-04 to G3-06, Q3-19, Q3-27."""

from __future__ import annotations

from engine.catalog import DeckList
from engine.decks.checks import known, too_many, unreadable, wrong_size
from engine.games.kasane.cards import KasaneCard
from engine.games.kasane.zones import KasaneTable
from engine.refusal import Problem

SIZE = 50
"""Exactly. Rule G3-04."""
COPIES = 4
"""Of one card number. Rule G3-05."""


def check_deck(table: KasaneTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once. A parallel print counts as its card. Rules G3-05, G3-06, Q3-27."""
    cards = known(deck, table.cards)
    return [
        *unreadable(deck, table.cards),
        *wrong_size(deck.size, SIZE, "G3-04"),
        *too_many(cards, table.cards, lambda card: card.base_number, COPIES, "G3-05", "number"),
    ]


def unprinted(table: KasaneTable) -> list[tuple[str, Problem]]:
    """Columns that a stack can come to and that its top card does not print, so that a lower one is read. Rule Q3-19."""
    return [
        (card.id, Problem("column-missing", "Q3-19", {"card": card.title, "count": count}))
        for card in table.cards.values()
        for count in range(2, _highest(table, card) + 1)
        if card.printed(count) is None
    ]


def _highest(table: KasaneTable, card: KasaneCard) -> int:
    """How many cards a stack with this one on top can have: itself, and every level that the set has right under it. Rule G3-25."""
    count, level = 1, (card.level or 0) - 1
    while table.levels.get((card.title.ja, level)):
        count, level = count + 1, level - 1
    return count


def never_set(table: KasaneTable) -> list[tuple[str, Problem]]:
    """Characters that can never come to the field: no SINGLE BP, and nothing that comes there to lie on. Rules G3-25, Q3-09."""
    return [
        (card.id, Problem("never-set", "G3-25", {"card": card.title}))
        for card in table.cards.values()
        if card.fights and not _comes(table, card)
    ]


def _comes(table: KasaneTable, card: KasaneCard) -> bool:
    below = table.levels.get((card.title.ja, (card.level or 0) - 1), ())
    return card.settable or any(_comes(table, other) for other in below)
