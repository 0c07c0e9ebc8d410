"""Which decks may be played: size, copies by name, a character to lead. Rules Q4-01, X4-01, X4-02."""

from __future__ import annotations

from collections import defaultdict

from engine.catalog import DeckList
from engine.games.kiryoku.cards import CHARACTER
from engine.games.kiryoku.values import KiryokuTable
from engine.refusal import Problem
from engine.view import Name


def check_deck(table: KiryokuTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once. The leader is one of its cards. Rules X4-01, X4-02, Q4-01."""
    problems = [Problem("unknown-card", "", {"card": card}) for card in deck.cards if card not in table.cards]
    problems += [Problem("count-below-one", "", {"card": card}) for card, count in deck.cards.items() if count < 1]
    known = {card: count for card, count in deck.cards.items() if card in table.cards}
    wanted = table.house.deck_size
    if deck.size != wanted:
        problems.append(Problem("deck-size", "Q4-01", {"count": deck.size, "wanted": wanted}))
    if not any(table.cards[card].kind == CHARACTER for card in known):
        problems.append(Problem("no-leader", "G4-02"))
    return problems + _copies(table, known)


def _copies(table: KiryokuTable, cards: dict[str, int]) -> list[Problem]:
    """At most so many of one name, whatever the artwork. Rule X4-01."""
    counts: dict[str, int] = defaultdict(int)
    titles: dict[str, Name] = {}
    for card, count in cards.items():
        title = table.cards[card].title
        counts[title.ja] += count
        titles[title.ja] = title
    most = table.house.copies
    return [
        Problem("too-many-copies", "Q4-01", {"card": titles[name], "count": count, "most": most})
        for name, count in counts.items()
        if count > most
    ]


def never_tagged(table: KiryokuTable) -> list[tuple[str, Problem]]:
    """Tags that can never come to the field, since a component is no character. Rule G4-24."""
    return [
        (card.id, Problem("never-tagged", "G4-24", {"card": table.cards[part].title}))
        for card in table.cards.values()
        for part in card.parts or ()
        if part in table.cards and table.cards[part].kind != CHARACTER
    ]
