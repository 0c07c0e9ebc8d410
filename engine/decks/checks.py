"""What the decks of every game are checked for; each game's own ``decks.py`` says with which numbers, and by which clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Hashable, Mapping
from typing import Protocol, TypeVar

from engine.catalog import DeckList
from engine.refusal import Problem
from engine.view import Name


class Titled(Protocol):
    """A card with the name that stands on it."""

    @property
    def title(self) -> Name:
        """In both languages."""


C = TypeVar("C", bound=Titled)


def unreadable(deck: DeckList, cards: Container[str]) -> list[Problem]:
    """Cards that the game does not have, and counts that are none."""
    unknown = [Problem("unknown-card", "", {"card": card}) for card in deck.cards if card not in cards]
    return unknown + [Problem("count-below-one", "", {"card": card}) for card, count in deck.cards.items() if count < 1]


def known(deck: DeckList, cards: Container[str]) -> dict[str, int]:
    """The counts of the cards that the game has."""
    return {card: count for card, count in deck.cards.items() if card in cards}


def wrong_size(count: int, wanted: int, clause: str) -> list[Problem]:
    """A deck has exactly so many cards."""
    return [] if count == wanted else [Problem("deck-size", clause, {"count": count, "wanted": wanted})]


def too_many(
    counts: Mapping[str, int],
    cards: Mapping[str, C],
    alike: Callable[[C], Hashable],
    most: int,
    clause: str,
    named: str = "",
) -> list[Problem]:
    """At most so many of the cards that are alike, such as by name, counted together; ``named``: the message also tells in what."""
    total: Counter[Hashable] = Counter()
    titles: dict[Hashable, Name] = {}
    for card, count in counts.items():
        key = alike(cards[card])
        total[key] += count
        titles.setdefault(key, cards[card].title)
    return [
        Problem("too-many-copies", clause, {"card": titles[key], "count": count, "most": most, **_in_what(named, key)})
        for key, count in total.items()
        if count > most
    ]


def _in_what(named: str, key: Hashable) -> dict[str, str]:
    return {named: str(key)} if named else {}
