"""A card among all games of a server, by what somebody types. What is chosen from a list of choices is only another thing that is typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import NamedTuple

from bot.decks.browsing import Cards
from bot.limits import CHOICE_NAME, cut
from bot.names import one_line
from engine.games import catalog, games
from engine.search import NEAR_RANK, Index, index_of
from engine.view import Name
from engine.wording import Wording

Shelf = Mapping[str, Cards]
"""The cards of each game, as a server has them."""
_OF = ":"
_EXACT = 0


class Hit(NamedTuple):
    """A card of a game."""

    game: str
    card: str

    @property
    def value(self) -> str:
        """As a choice or a menu names it."""
        return f"{self.game}{_OF}{self.card}"


def ready() -> None:
    """Have every game's names at hand before somebody types the first one: to read all sets takes a second."""
    for game in games():
        index_of(catalog(game))


def named(value: str, shelf: Shelf) -> Hit | None:
    """The card that a value names, or None where there is none (any more)."""
    game, _, card = value.partition(_OF)
    return Hit(game, card) if game in shelf and card in shelf[game].sheets else None


def meant(typed: str, shelf: Shelf) -> list[Hit]:
    """The cards of which this is a name or the id: one, several, or none."""
    return [Hit(game, card) for game, cards in shelf.items() for card in index(cards).exact(typed)]


def found(typed: str, shelf: Shelf, most: int) -> list[Hit]:
    """At most so many cards, best first over all games; an empty text finds some of each game."""
    return [hit for _, hit in _ranked(typed, shelf, most)]


def _ranked(typed: str, shelf: Shelf, most: int) -> list[tuple[int, Hit]]:
    ranked = [
        (rank, place, Hit(game, card))
        for game, cards in shelf.items()
        for place, (rank, card) in enumerate(index(cards).ranked(typed, most))
    ]
    return [(rank, hit) for rank, _, hit in sorted(ranked, key=lambda one: one[:2])[:most]]


def nearest(typed: str, shelf: Shelf, most: int) -> list[Hit]:
    """The cards whose names hold what was typed; where there is none, what somebody who mistyped may have meant, each game's best first."""
    if held := [hit for rank, hit in _ranked(typed, shelf, most) if rank < NEAR_RANK]:
        return held
    by_game = [[Hit(game, card) for card in index(cards).nearest(typed)] for game, cards in shelf.items()]
    places = range(max(map(len, by_game), default=0))
    return list(chain.from_iterable([hits[at] for hits in by_game if at < len(hits)] for at in places))[:most]


def index(cards: Cards) -> Index:
    """The index of a game's cards."""
    return index_of(cards.table.catalog)


def title(hit: Hit, shelf: Shelf, locale: str) -> str:
    """What a card is called in both languages, as plain text; with what tells it apart where several bear one name."""
    cards = shelf[hit.game]
    name = index(cards).name(hit.card)
    parts = dict.fromkeys(one_line(text) for text in _both(name, locale))
    if len(index(cards).literal(name.ja)) > 1:
        parts |= dict.fromkeys((*cards.table.cards[hit.card].codes, hit.card)[:1])
    return " · ".join(part for part in parts if part) or hit.card


def choice(hit: Hit, shelf: Shelf, locale: str) -> str:
    """A card as a choice names it: its title, and its game where there are several to choose from."""
    game = [] if len(shelf) == 1 else [Wording(locale, hit.game).text(f"game-{hit.game}")]
    return cut(" · ".join([title(hit, shelf, locale), *game]), CHOICE_NAME)


def _both(name: Name, locale: str) -> Iterable[str]:
    words = Wording(locale)
    return words.name(name), *(text for text in (name.ja, name.en) if text != words.name(name))


def shelved(game: str | None) -> tuple[str, ...]:
    """The games in which a card is looked for; a game that is none is no reason to find nothing."""
    return (game,) if game is not None and game in games() else tuple(games())
