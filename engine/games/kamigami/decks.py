"""Which decks may be played: size, copies, a unit. Rules G1-03 to G1-05, A1-24."""

from __future__ import annotations

from collections import defaultdict

from engine.catalog import DeckList
from engine.games.kamigami.verbs import UNIT
from engine.games.kamigami.zones import KamigamiTable
from engine.refusal import Problem
from engine.view import Name

SIZE, COPIES = 50, 4


def check_deck(table: KamigamiTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once."""
    problems = [Problem("unknown-card", "", {"card": card}) for card in deck.cards if card not in table.cards]
    problems += [Problem("count-below-one", "", {"card": card}) for card, count in deck.cards.items() if count < 1]
    if deck.size != SIZE:
        problems.append(Problem("deck-size", "G1-03", {"count": deck.size, "wanted": SIZE}))
    known = {card: count for card, count in deck.cards.items() if card in table.cards}
    problems += _copies(table, known)
    if not any(table.cards[card].kind == UNIT for card in known):
        problems.append(Problem("no-unit", "G1-05"))
    return problems


def _copies(table: KamigamiTable, cards: dict[str, int]) -> list[Problem]:
    """Up to four of the same name and kind; a unit and a reinforcement of one name count separately. Rules G1-04, A1-24."""
    counts: dict[tuple[str, str], int] = defaultdict(int)
    titles: dict[tuple[str, str], Name] = {}
    for card, count in cards.items():
        alike = (table.cards[card].title.ja, table.cards[card].kind)
        counts[alike] += count
        titles[alike] = table.cards[card].title
    return [
        Problem("too-many-copies", "G1-04", {"card": titles[alike], "count": count, "most": COPIES})
        for alike, count in counts.items()
        if count > COPIES
    ]
