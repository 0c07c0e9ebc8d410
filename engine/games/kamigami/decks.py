"""Which decks may be played: size, copies, a unit. Rules G1-03 to G1-05, A1-24."""

from __future__ import annotations

from engine.catalog import DeckList
from engine.decks.checks import known, too_many, unreadable, wrong_size
from engine.games.kamigami.verbs import UNIT
from engine.games.kamigami.zones import KamigamiTable
from engine.refusal import Problem

SIZE, COPIES = 50, 4


def check_deck(table: KamigamiTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once. A unit and a reinforcement of one name count separately. Rules G1-04, A1-24."""
    cards = known(deck, table.cards)
    problems = [
        *unreadable(deck, table.cards),
        *wrong_size(deck.size, SIZE, "G1-03"),
        *too_many(cards, table.cards, lambda card: (card.title.ja, card.kind), COPIES, "G1-04"),
    ]
    if not any(table.cards[card].kind == UNIT for card in cards):
        problems.append(Problem("no-unit", "G1-05"))
    return problems
