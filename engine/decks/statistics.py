"""How a deck is made up: its kinds, attributes and curves, read from what stands on its cards, so that every game has them.

A card's sheet says it all: what its tiles name in words is a kind, what they give in numbers is a curve, its costs come first. The result
is plain values with message keys of the game; a page writes them out, a picture draws them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from math import gcd

from msgspec import Struct

from engine.game import AnyTable
from engine.match import AnyGame
from engine.view import Sheet, Word

COST, ABILITY_COST, ATTRIBUTES, BADGES = (
    "deck-chart-cost", "deck-chart-ability-cost", "deck-chart-attributes", "deck-chart-badges",
)  # fmt: skip
"""Titles of charts that no tile names."""
MOST_ARE = "kind-character"
"""What a card is whose sheet does not say it, where others of its game do."""
_BARS = 8
"""Bars of a curve at most."""


class Bar(Struct, frozen=True):
    """One bar of a chart: so many copies are this word, bear this emblem, or have a number from ``low`` to ``high``."""

    count: int
    word: Word | None = None
    emblem: str = ""
    low: int = 0
    high: int = 0


class Chart(Struct, frozen=True):
    """Copies by one thing that stands on the cards. ``numbers``: a curve from low to high, with its gaps; else the most frequent first."""

    title: Word
    bars: tuple[Bar, ...]
    numbers: bool = False


class Statistics(Struct, frozen=True):
    """What a deck is made of."""

    size: int
    """Copies."""
    different: int
    """Different cards."""
    charts: tuple[Chart, ...]
    """Kinds first, then curves, those of costs first."""


def of(game: AnyGame, table: AnyTable, cards: Mapping[str, int]) -> Statistics:
    """The statistics of a deck; cards that the table does not know are counted and told nothing of."""
    sheets = [(game.sheet(table, card), count) for card, count in cards.items() if card in table.cards and count > 0]
    size = sum(count for count in cards.values() if count > 0)
    charts = (*_kinds(sheets), *_curves(sheets))
    return Statistics(size, sum(count > 0 for count in cards.values()), charts)


Sheets = list[tuple[Sheet, int]]


def _kinds(sheets: Sheets) -> Iterator[Chart]:
    """What is told in words and emblems."""
    attributes = Counter[str]()
    words: dict[str, Counter[str]] = defaultdict(Counter)
    emblems: dict[str, Counter[str]] = defaultdict(Counter)
    for sheet, copies in sheets:
        attributes.update(dict.fromkeys(sheet.attributes, copies))
        for tile in sheet.tiles:
            if tile.word:
                words[tile.label][tile.word] += copies
            elif tile.emblem and tile.value is None:
                emblems[tile.label][tile.emblem] += copies
    total = sum(copies for _, copies in sheets)
    for label, counted in words.items():
        if rest := total - counted.total():
            counted[MOST_ARE] += rest
        yield Chart(Word(label), tuple(Bar(copies, Word(word)) for word, copies in counted.most_common()))
    yield from _badges(sheets)
    if attributes:
        yield _emblems(ATTRIBUTES, attributes)
    yield from (_emblems(label, counted) for label, counted in emblems.items() if counted != attributes)


def _badges(sheets: Sheets) -> Iterator[Chart]:
    """Levels and the like, in the order of what they count."""
    counted: dict[tuple[str, tuple[str, ...]], tuple[Word, int]] = {}
    for sheet, copies in sheets:
        if badge := sheet.face.badge:
            key = (badge.key, tuple(f"{value:>9}" for value in badge.values.values()))
            counted[key] = (badge, counted.get(key, (badge, 0))[1] + copies)
    if counted:
        yield Chart(Word(BADGES), tuple(Bar(copies, badge) for _, (badge, copies) in sorted(counted.items())))


def _emblems(title: str, counted: Counter[str]) -> Chart:
    return Chart(Word(title), tuple(Bar(copies, emblem=emblem) for emblem, copies in counted.most_common()))


def _curves(sheets: Sheets) -> Iterator[Chart]:
    """What is told in numbers."""
    numbers: dict[str, Counter[int]] = {COST: Counter(), ABILITY_COST: Counter()}
    for sheet, copies in sheets:
        for label, value in _numbers(sheet):
            numbers.setdefault(label, Counter())[value] += copies
    for label, counted in numbers.items():
        if len(counted) > 1:
            yield Chart(Word(label), tuple(_bars(counted)), numbers=True)


def _numbers(sheet: Sheet) -> Iterator[tuple[str, int]]:
    if sheet.face.cost:
        yield COST, len(sheet.face.cost)
    yield from ((ABILITY_COST, block.cost) for block in sheet.blocks if block.cost is not None)
    yield from ((tile.label, tile.value) for tile in sheet.tiles if tile.value is not None)


def _bars(counted: Counter[int]) -> Iterator[Bar]:
    """A bar for each value that there may be in a row, or where these are too many, for each step of a round width.

    There may be what all values are multiples of: of 500, 550 and 600 each has a bar, and what begins with 3,000 may end with 3,500.
    """
    unit = gcd(*counted)
    low, high = min(counted), max(counted)
    width = next(width for width in (unit, *_round(low, high)) if high // width - low // width < _BARS)
    least = unit if width % unit == 0 else 1
    for begin in range(low // width * width, high + 1, width):
        end = begin + width - least
        yield Bar(sum(counted[value] for value in counted if begin <= value <= end), low=begin, high=end)


def _round(low: int, high: int) -> Iterator[int]:
    """Round widths, up to one that has room for everything."""
    for power in range(len(str(high - low)) + 1):
        yield from (part * 10**power for part in (1, 2, 5))
