"""Which decks may be played: size, copies by name, a character to lead. Rules Q4-01, X4-01, X4-02."""

from __future__ import annotations

from engine.catalog import DeckList
from engine.decks.checks import known, too_many, unreadable, wrong_size
from engine.games.kiryoku.cards import CHARACTER
from engine.games.kiryoku.values import KiryokuTable
from engine.refusal import Problem


def check_deck(table: KiryokuTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once. The leader is one of its cards. Rules X4-01, X4-02, Q4-01."""
    cards, house = known(deck, table.cards), table.house
    problems = [*unreadable(deck, table.cards), *wrong_size(deck.size, house.deck_size, "Q4-01")]
    if not any(table.cards[card].kind == CHARACTER for card in cards):
        problems.append(Problem("no-leader", "G4-02"))
    return problems + too_many(cards, table.cards, lambda card: card.title.ja, house.copies, "Q4-01")


def never_tagged(table: KiryokuTable) -> list[tuple[str, Problem]]:
    """Tags that can never come to the field, since a component is no character. Rule G4-24."""
    return [
        (card.id, Problem("never-tagged", "G4-24", {"card": table.cards[part].title}))
        for card in table.cards.values()
        for part in card.parts or ()
        if part in table.cards and table.cards[part].kind != CHARACTER
    ]
