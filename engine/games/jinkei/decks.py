"""Which decks may be played: size, copies, and that both are of one size. Rules G2-01, G2-02."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from engine.catalog import DeckList
from engine.decks.checks import unreadable
from engine.games.jinkei.field import JinkeiTable
from engine.refusal import Problem

SMALLEST, LARGEST, COPIES = 6, 10, 3


def check_deck(table: JinkeiTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once."""
    problems = unreadable(deck, table.cards)
    largest = min(LARGEST, table.size)
    if not SMALLEST <= deck.size <= largest:
        bounds = {"least": SMALLEST, "most": largest, "span": largest - SMALLEST}
        problems.append(Problem("deck-size", "G2-01", {"count": deck.size, **bounds}))
    return problems + _copies(table, deck)


def _copies(table: JinkeiTable, deck: DeckList) -> list[Problem]:
    """Copies are counted by name, whatever the ids: up to three, but one of a strong card. Rules G2-02, A2-24."""
    counts: dict[str, int] = defaultdict(int)
    strong: dict[str, bool] = {}
    for card, count in deck.cards.items():
        if card in table.cards:
            name = table.cards[card].title.ja
            counts[name] += count
            strong[name] = strong.get(name, False) or table.cards[card].strong
    titles = {table.cards[card].title.ja: table.cards[card].title for card in deck.cards if card in table.cards}
    problems = []
    for name, count in counts.items():
        if count > COPIES and not strong[name]:
            problems.append(Problem("too-many-copies", "G2-02", {"card": titles[name], "count": count, "most": COPIES}))
        elif count > 1 and strong[name]:
            problems.append(Problem("too-many-strong", "G2-02", {"card": titles[name], "count": count}))
    all_strong = sum(counts[name] for name in counts if strong[name])
    if table.house.strong_limit == "deck" and all_strong > 1:
        problems.append(Problem("one-strong-card", "A2-24", {"count": all_strong}))
    return problems


def check_decks(decks: Sequence[DeckList]) -> list[Problem]:
    """Both players agree on the same number. Rule G2-01."""
    first, second = (deck.size for deck in decks)
    return [] if first == second else [Problem("deck-sizes-differ", "G2-01", {"first": first, "second": second})]
