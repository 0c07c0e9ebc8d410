"""Which decks may be played: size, copies, kinds. Rules A0-14, A0-15, G0-04."""

from __future__ import annotations

from collections import defaultdict

from engine.catalog import DeckList
from engine.games.genso.cards import LEADER, STACK
from engine.games.genso.zones import GensoTable
from engine.refusal import Problem
from engine.view import Name

SMALLEST = 15


def check_deck(table: GensoTable, deck: DeckList) -> list[Problem]:
    """Every problem of a deck at once. A leader is not part of the deck's size. Rule A0-15."""
    problems = [Problem("unknown-card", "", {"card": card}) for card in deck.cards if card not in table.cards]
    problems += [Problem("count-below-one", "", {"card": card}) for card, count in deck.cards.items() if count < 1]
    known = {card: count for card, count in deck.cards.items() if card in table.cards}
    leaders = sum(count for card, count in known.items() if table.cards[card].kind == LEADER)
    size = deck.size - leaders
    wanted = table.house.deck_size
    if size != wanted:
        problems.append(Problem("deck-size", "A0-14", {"count": size, "wanted": wanted}))
    return problems + _leaders(table, leaders) + _kinds(table, known) + _copies(table, known)


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


def _copies(table: GensoTable, cards: dict[str, int]) -> list[Problem]:
    counts: dict[str, int] = defaultdict(int)
    titles: dict[str, Name] = {}
    for card, count in cards.items():
        title = table.cards[card].title
        counts[title.ja] += count
        titles[title.ja] = title
    most = table.house.copies
    return [
        Problem("too-many-copies", "A0-14", {"card": titles[name], "count": count, "most": most})
        for name, count in counts.items()
        if count > most
    ]
