"""Which decks may be played: size, copies, kinds. Rules A0-14, A0-15, G0-04."""

from __future__ import annotations

from engine.catalog import DeckList
from engine.decks.checks import known, too_many, unreadable, wrong_size
from engine.games.genso.cards import LEADER, STACK
from engine.games.genso.zones import GensoTable
from engine.refusal import Problem

SMALLEST = 15


def check_deck(table: GensoTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once. A leader is not part of the deck's size. Rule A0-15."""
    cards, house = known(deck, table.cards), table.house
    leaders = sum(count for card, count in cards.items() if table.cards[card].kind == LEADER)
    return [
        *unreadable(deck, table.cards),
        *wrong_size(deck.size - leaders, house.deck_size, "A0-14"),
        *_leaders(table, leaders),
        *_kinds(table, cards),
        *too_many(cards, table.cards, lambda card: card.title.ja, house.copies, "A0-14"),
    ]


def _leaders(table: GensoTable, count: int) -> list[Problem]:
    if count > 1:
        return [Problem("one-leader", "A0-15", {"count": count})]
    return [Problem("no-leaders-here", "A0-15")] if count and not table.house.leaders else []


def _kinds(table: GensoTable, cards: dict[str, int]) -> list[Problem]:
    stacks = any(table.cards[card].kind == STACK for card in cards)
    problems = [Problem("no-stacking-here", "G0-04")] if stacks and not table.house.stacking else []
    fighters = sum(count for card, count in cards.items() if table.cards[card].fights)
    return (
        [*problems, Problem("too-few-characters", "A0-14", {"count": fighters, "least": SMALLEST})]
        if fighters < SMALLEST
        else problems
    )
