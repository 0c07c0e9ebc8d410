"""Which decks may be played: fifty cards, four of a number. Rules G3-04 to G3-06, Q3-27."""

from __future__ import annotations

from collections import defaultdict

from engine.catalog import DeckList
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
