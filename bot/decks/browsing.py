"""The cards of a game as somebody looks through them: filters that are made from what stands on the cards' sheets, and a search.

No game is named. A card's kind is the word on its sheet (or its badge, such as a level), its attributes are its emblems, its costs are what
is to be paid for it or for what it does. Filters of one group widen each other, those of different groups narrow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache

from msgspec import Struct

from bot.duels.cards import Teller
from bot.limits import MENU_ROWS
from bot.matches.tables import game_of
from engine.decks.statistics import MOST_ARE
from engine.game import AnyTable
from engine.search import folded, index_of
from engine.view import Sheet, Word
from engine.wording import LOCALES, Wording

HELD, KIND, ATTRIBUTE, COST = "held", "kind", "attribute", "cost"
"""Groups of filters, in the order in which they are offered. `HELD`: only what the deck has."""
_PLAIN = "deck-filter-plain"
_COST_TILES = ("stat-cost", "tile-cost")
_LATIN_LEAST = 3
"""Letters from which on a Latin text is looked for inside what cards do: fewer stand everywhere."""


class Facet(Struct, frozen=True):
    """One filter: its group, what it is called, and the cards that it lets through."""

    group: str
    label: Word
    cards: frozenset[str] = frozenset()


class Cards:
    """The cards of one table, for who looks through them."""

    def __init__(self, game: str, table: AnyTable) -> None:
        rules = game_of(game)
        self.game = game
        self.table = table
        self.sheets = {card: rules.sheet(table, card) for card in table.cards}
        self.facets = _facets(self.sheets)
        self.namesakes = _namesakes(self.sheets)
        """The cards that are called like another one."""
        self._texts: dict[str, dict[str, str]] = {}

    def sheet(self, card: str) -> Sheet | None:
        """What is printed on a card; None for one that this table does not have."""
        return self.sheets.get(card)

    def found(self, filters: int, typed: str, held: Iterable[str]) -> list[str]:
        """The cards that the filters let through, in set order; where something is typed, those that fit it, best first."""
        on = [facet for bit, facet in enumerate(self.facets) if filters >> bit & 1]
        groups: dict[str, set[str]] = {}
        for facet in on:
            groups.setdefault(facet.group, set()).update(held if facet.group == HELD else facet.cards)
        cards = self._search(typed) if typed.strip() else list(self.sheets)
        return [card for card in cards if all(card in group for group in groups.values())]

    def _search(self, typed: str) -> list[str]:
        """By name in either language first, then by what stands on the card."""
        text = folded(typed)
        named = index_of(self.table.catalog).find(typed, len(self.sheets))
        if text.isascii() and len(text) < _LATIN_LEAST:
            return named
        within = {card for locale in LOCALES for card, told in self._told(locale).items() if text in told}
        return list(dict.fromkeys([*named, *(card for card in self.sheets if card in within)]))

    def _told(self, locale: str) -> dict[str, str]:
        """What each card says in a language, folded; made when it is first looked for."""
        if locale not in self._texts:
            teller = Teller(Wording(locale, self.game))
            self._texts[locale] = {card: folded(teller.card(sheet)) for card, sheet in self.sheets.items()}
        return self._texts[locale]


@lru_cache(maxsize=32)
def cards_of(game: str, table: AnyTable) -> Cards:
    """The cards of a table, made when they are first looked at."""
    return Cards(game, table)


def _namesakes(sheets: dict[str, Sheet]) -> frozenset[str]:
    named = {card: sheet.face.name.ja for card, sheet in sheets.items() if sheet.face.name}
    counts = Counter(named.values())
    return frozenset(card for card, name in named.items() if counts[name] > 1)


def _facets(sheets: dict[str, Sheet]) -> tuple[Facet, ...]:
    """Every filter that tells cards apart, at most as many as a menu takes."""
    groups = [_grouped(KIND, sheets, _kinds), _grouped(ATTRIBUTE, sheets, _attributes), _grouped(COST, sheets, _costs)]
    useful = [facet for group in groups if len(group) > 1 for facet in group]
    return (Facet(HELD, Word("deck-filter-held")), *useful)[:MENU_ROWS]


def _grouped(group: str, sheets: dict[str, Sheet], named: Callable[[Sheet], list[Word]]) -> list[Facet]:
    """A filter for each thing that a card of these may be called."""
    found: dict[tuple[str, tuple[tuple[str, object], ...]], tuple[Word, set[str]]] = {}
    for card, sheet in sheets.items():
        for word in named(sheet):
            key = (word.key, tuple(sorted(word.values.items(), key=str)))
            found.setdefault(key, (word, set()))[1].add(card)
    order = sorted(found) if group == COST else list(found)
    return [Facet(group, found[key][0], frozenset(found[key][1])) for key in order]


def _kinds(sheet: Sheet) -> list[Word]:
    """The word on its sheet, else its badge, else that it is what most cards are."""
    words = [Word(tile.word) for tile in sheet.tiles if tile.word]
    if not words and sheet.face.badge:
        words = [sheet.face.badge]
    return words[:1] or [Word(MOST_ARE)]


def _attributes(sheet: Sheet) -> list[Word]:
    return [Word(f"attribute-{key}") for key in sheet.attributes] or [Word(_PLAIN)]


def costs(sheet: Sheet) -> list[int]:
    """What is to be paid for a card; else for each thing that it does."""
    if sheet.face.cost:
        return [len(sheet.face.cost)]
    printed = [tile.value for tile in sheet.tiles if tile.label in _COST_TILES and tile.value is not None]
    return printed or sorted({block.cost for block in sheet.blocks if block.cost is not None})


def _costs(sheet: Sheet) -> list[Word]:
    return [Word("deck-filter-cost", {"cost": cost}) for cost in costs(sheet)]
