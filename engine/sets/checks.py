"""What the types of a game cannot say: ids and names that are taken, texts too long for a message, decks against the rules."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from engine.catalog import READING, Catalog, DeckList, Definition
from engine.game import AnyTable
from engine.match import AnyGame
from engine.search import Index, folded
from engine.sets.bounds import CARD_TEXT, ID
from engine.sets.brought import BroughtSet
from engine.sets.faults import fault, file_fault, nearest, unknown, wording
from engine.sources import Fault, Source
from engine.view import Sheet
from engine.wording import LOCALES, Wording

_ID = re.compile(rf"^(?=.{{1,{ID}}}$)[a-z](-?[a-z0-9])*$")
Placed = Sequence[tuple[Source, Definition]]


class Bench(NamedTuple):
    """Where a set is looked at: its game, a table of its house rules with its cards, and what else is in the catalog."""

    game: AnyGame
    table: AnyTable
    beside: Catalog[Definition]


def id_faults(place: Source) -> Iterator[Fault]:
    """An id of other signs than those that fit into buttons, commands and files alike."""
    if not _ID.match(place.written):
        yield fault(place, "id", found=place.written, most=ID)


def set_faults(root: Source, brought: BroughtSet, beside: Catalog[Definition]) -> Iterator[Fault]:
    """A set's own id, and that it has cards at all."""
    place = root.get("set") or root
    if any(mark.id == brought.id for mark in beside.sets):
        yield fault(place, "set-taken", id=brought.id)
    if not brought.definitions:
        yield fault(root.get("cards") or root, "set-empty")


def card_faults(cards: Placed, bench: Bench) -> Iterator[Fault]:
    """Ids, names, what a card refers to, and its text."""
    lines: dict[str, int] = {}
    called: dict[str, int] = {}
    others = {key for card in bench.beside.definitions.values() for key, _ in _called(card)}
    for place, card in cards:
        spot = place.get("id") or place
        yield from id_faults(spot)
        taken = list(_taken(spot, "id", (card.id, card.id), lines, bench.beside.definitions))
        for key in _called(card):
            taken += _taken(place.get("name") or place, "name", key, called, others)
        yield from taken[:1]  # a card that is there twice is told once
        reading = place.get("reading")
        if reading is not None and not READING.fullmatch(reading.written):
            yield fault(reading, "reading")
        yield from _strangers([(place, other) for other in card.refers], bench)
        yield from _text_faults(place, card, bench)


def _called(card: Definition) -> Iterator[tuple[str, str]]:
    """By what a card is told from others in each language, as people type it; and the name as printed."""
    for language, name in (("ja", card.title.ja), ("en", card.title.en)):
        yield "/".join((language, folded(name), *card.kin)), name


def _taken(
    place: Source, what: str, key: tuple[str, str], seen: dict[str, int], others: Container[str]
) -> Iterator[Fault]:
    """An id or name that something else has: in this set, or beside it."""
    known, said = key
    if known in seen:
        yield fault(place, f"{what}-twice", key=said, line=seen[known])
    elif known in others:
        yield fault(place, f"{what}-taken", key=said)
    seen.setdefault(known, place.line)


def _text_faults(place: Source, card: Definition, bench: Bench) -> Iterator[Fault]:
    """A text that would fill a message. It is measured as it will be read, in both languages."""
    sheet = bench.game.sheet(bench.table, card.id)
    for locale in LOCALES:
        length = len(card_text(sheet, wording(locale, bench.game.slug)))
        if length > CARD_TEXT:
            yield fault(place, "card-text", card=card.id, most=CARD_TEXT, found=length)
            return


def card_text(sheet: Sheet, words: Wording) -> str:
    """All that a card's sheet says, line by line."""
    lines = [words.text(word) for block in sheet.blocks for word in (block.name, block.text, *block.lines) if word]
    return "\n".join(lines)


def deck_faults(decks: Sequence[tuple[Source, DeckList]], bench: Bench) -> Iterator[Fault]:
    """Decks against the game's rules: every problem of each."""
    seen: dict[str, int] = {}
    for place, deck in decks:
        spot = place.get("id") or place
        yield from id_faults(spot)
        yield from _taken(spot, "deck-id", (deck.id, deck.id), seen, bench.beside.decks)
        strangers = list(_strangers([(key, key.written) for key, _ in (place.get("cards") or place).entries()], bench))
        yield from strangers
        if not strangers:
            for problem in bench.game.check_deck(bench.table, deck):
                yield fault(place, "deck", bench.game.slug, deck=deck.id, problem=problem.word(), rule=problem.rule)


def _strangers(named: Sequence[tuple[Source, str]], bench: Bench) -> Iterator[Fault]:
    """Ids of cards that there are not; who wrote a name rather than an id is told the id too."""
    strangers = [(place, card) for place, card in named if card not in bench.table.cards]
    index = Index(bench.table.cards.values()) if strangers else None
    for place, card in strangers:
        yield unknown(place, "card", card, bench.table.cards, index.nearest(card[:ID]) if index else None)


def picture_faults(shown: dict[str, str], brought: BroughtSet) -> Iterator[Fault]:
    """Pictures that belong to no card."""
    ids = {card.id for card in brought.definitions}
    for stem, file in shown.items():
        if stem not in ids:
            close = nearest(stem, ids, 1)
            yield file_fault(file, "picture-near" if close else "picture-card", card=stem, near="".join(close))


def remarks(cards: Placed, bench: Bench) -> Iterator[Fault]:
    """What an author may want to know of cards that can be played as they are."""
    places = {card.id: place for place, card in cards}
    for card, problem in bench.game.remarks(bench.table):
        if card in places:
            yield fault(places[card], "remark", bench.game.slug, problem=problem.word(), rule=problem.rule)
