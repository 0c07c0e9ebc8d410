"""Which decks may be played: fifty cards, four of a number; and which columns a set leaves out. Rules G3-04 to G3-06, Q3-19, Q3-27."""

from __future__ import annotations

from collections import defaultdict

from engine.catalog import DeckList
from engine.games.kasane.cards import KasaneCard
from engine.games.kasane.zones import KasaneTable
from engine.refusal import Problem
from engine.view import Name

SIZE = 50
"""Exactly. Rule G3-04."""
COPIES = 4
"""Of one card number. Rule G3-05."""


def check_deck(table: KasaneTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once."""
    problems = [Problem("unknown-card", "", {"card": card}) for card in deck.cards if card not in table.cards]
    problems += [Problem("count-below-one", "", {"card": card}) for card, count in deck.cards.items() if count < 1]
    if deck.size != SIZE:
        problems.append(Problem("deck-size", "G3-04", {"count": deck.size, "wanted": SIZE}))
    return problems + _copies(table, {card: count for card, count in deck.cards.items() if card in table.cards})


def _copies(table: KasaneTable, cards: dict[str, int]) -> list[Problem]:
    """At most four of a number, whatever the name; a parallel print counts as its card. Rules G3-05, G3-06, Q3-27."""
    counts: dict[str, int] = defaultdict(int)
    titles: dict[str, Name] = {}
    for card, count in cards.items():
        number = table.cards[card].base_number
        counts[number] += count
        titles.setdefault(number, table.cards[card].title)
    return [
        Problem("too-many-copies", "G3-05", {"card": titles[number], "number": number, "count": count, "most": COPIES})
        for number, count in counts.items()
        if count > COPIES
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
