"""What the cards say that one player can see, as text: those in hand first, then those that lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from bot.components.layout import Attached, Page, Part
from bot.components.markup import marked
from bot.drawing.look import load_look
from bot.duels.board import title
from bot.duels.seen import Reader
from bot.limits import TEXTS
from bot.matches.records import MatchRecord
from engine.refusal import Refusal
from engine.view import Block, Face, Name, Sheet, Tile, View, Word
from engine.wording import Wording

ROOM = TEXTS - 500
"""Characters of a message that the cards may take; what is longer is attached whole."""


def cards_page(record: MatchRecord, view: View, sheet_of: Callable[[str], Sheet], reader: Reader) -> Page:
    """Every card that this viewer sees, once each. Raises `Refusal` where none is to be seen."""
    texts = [Teller(marked(reader.markup)).card(sheet_of(card)) for card in seen_cards(view)]
    if not texts:
        raise Refusal("no-cards-seen")
    parts: list[Part] = [title(record, reader.markup), *_fitting(texts)]
    if len(parts) <= len(texts):
        plain = "\n\n".join(Teller(reader.words).card(sheet_of(card)) for card in seen_cards(view))
        parts.append(Attached(f"cards-{record.id}.txt", f"{plain}\n".encode()))
    return Page(tuple(parts))


def seen_cards(view: View) -> tuple[str, ...]:
    """The definitions of all faces that lie open to the viewer."""
    return tuple(dict.fromkeys(face.card for face in _faces(view) if face.card))


def _faces(view: View) -> Iterator[Face]:
    yield from view.hand.faces if view.hand else ()
    yield from view.shown
    for area in view.areas:
        for slot in area.slots:
            yield from reversed(slot.faces)
    for plate in view.plates:
        for zone in plate.zones:
            yield from zone.faces


def _fitting(texts: Iterable[str]) -> Iterator[str]:
    """As many as a message has room for, whole."""
    room = ROOM
    for text in texts:
        room -= len(text)
        if room < 0:
            return
        yield text


class Teller:
    """Words a card's sheet: as text, in Discord's markup where its words are."""

    def __init__(self, words: Wording) -> None:
        self._words = words

    def card(self, sheet: Sheet) -> str:
        """A card: its name, its facts, and each ability with its text."""
        name = self._words.name(sheet.face.name) if sheet.face.name else ""
        return "\n".join(line for line in (f"**{name}**", self.told(sheet)) if line)

    def told(self, sheet: Sheet) -> str:
        """What it says below its name."""
        badge = [self._words.text(sheet.face.badge)] if sheet.face.badge else []
        facts = [self._words.text(f"attribute-{key}") for key in sheet.attributes] + badge
        facts += [self._tile(tile) for tile in sheet.tiles]
        lines = [self._words.text("list-cards").join(facts), *map(self._block, sheet.blocks)]
        return "\n".join(line for line in lines if line)

    def _tile(self, tile: Tile) -> str:
        value = "–" if tile.value is None else str(tile.value)
        if tile.emblem and tile.value is None:
            value = self._words.text(f"attribute-{tile.emblem}")
        elif tile.word:
            value = self._words.text(tile.word)
        return f"{self._words.text(tile.label)} {value}"

    def _block(self, block: Block) -> str:
        head = self._words.text(block.name)
        notes = [self._cost(block)] if block.cost is not None else []
        notes += [self._gems(block.gems)] if block.gems else []
        notes += [self._words.text(block.mark)] if block.mark else []
        notes += [f"+{block.gain}"] if block.gain is not None else []
        told = [self._words.text(word) for word in ((block.text,) if block.text else ()) + block.lines]
        noted = f" ({self._words.text('list-cards').join(notes)})" if notes else ""
        return f"- {head}{noted}\n  {self._words.text('list-sentence').join(told)}" if told else f"- {head}{noted}"

    def _gems(self, keys: tuple[str, ...]) -> str:
        """What it costs where that is of several kinds, each with how many."""
        counted = Counter(keys).items()
        named = [f"{self._words.text(f'attribute-{key}')}{f' {count}' if count > 1 else ''}" for key, count in counted]
        return self._words.text("list-inner").join(named)

    def _cost(self, block: Block) -> str:
        kind = "attribute" if block.emblem in load_look(self._words.game).emblems else "stat"
        values: dict[str, int | str | Name] = {"face": f"@{kind}-{block.emblem}", "count": block.cost or 0}
        return self._words.text(Word("alt-cost", values))
