"""All card sets and starter decks of a game, read from files and never changed.

A set is one YAML file of definitions (``data/<slug>/sets/*.yaml``), a deck file lists starter decks (``data/<slug>/decks/*.yaml``). A
game says how one of its definitions is typed; a card is decoded strictly, one by one, so that every fault of a file is reported at once.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

from engine.house import Setting
from engine.sources import Fault, Faulty, Source, read
from engine.view import Name

DATA = Path(__file__).resolve().parent.parent / "data"
READING = re.compile(r"[\u3041-\u3096\u30a1-\u30fa][\u3041-\u3096\u30a1-\u30fa\u30fb\u30fc ]*")
"""Whole kana, then also the middle dot, the long mark and the space. Half-width kana, loose voicing marks and the wide space are none of
them, so that a reading is NFKC as it stands."""


class Definition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card as printed. Every game adds its facts and abilities."""

    id: str
    name: Name | None = None
    crest: str = ""
    """The motif on its picture; of a card with a picture of its own, that too (`engine.brought.pictured`)."""
    flavor: Name | None = None
    reading: str = ""
    """How the Japanese name is read, in kana (hiragana or katakana, NFKC), for who types it; a name in kana alone needs none."""

    @property
    def title(self) -> Name:
        """The card's name; a definition made for a scenario may have none but its id."""
        return self.name or Name(self.id, self.id)

    @property
    def codes(self) -> tuple[str, ...]:
        """What else it is called by, such as a number that is printed on it."""
        return ()

    @property
    def kin(self) -> tuple[str, ...]:
        """What tells it from another card of its name, where a game prints several; nothing where a name is one card's alone."""
        return ()

    @property
    def refers(self) -> tuple[str, ...]:
        """The ids of other definitions that it speaks of; a set must have them."""
        return ()

    def ability_title(self, part: str) -> Name | None:
        """The name of one of its abilities, as the game counts them; None where it has none: most games tell of them by their cards."""
        del part
        return None


class SetMark(Struct, frozen=True, omit_defaults=True):
    """Which version of a set a match was played with: its id and the hash of its text."""

    id: str
    hash: str
    name: Name | None = None


Count = Annotated[int, Meta(ge=-999, le=999)]
"""Copies of a card in a list, as somebody may write them; how many a deck may have, its game says."""


class DeckList(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deck as a player brings it: how many copies of which definition."""

    id: str
    cards: dict[str, Count]
    name: Name | None = None
    about: Name | None = None
    """What the deck wants to do, in a sentence."""

    def spread(self) -> tuple[str, ...]:
        """Every copy by its definition id, in the list's order."""
        return tuple(card for card, count in self.cards.items() for _ in range(count))

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(self.cards.values())


D = TypeVar("D", bound=Definition)


class Catalog(Generic[D]):
    """The definitions and starter decks that a table is set with. ``texts`` are the sets of it that are not in `data/`, whole."""

    def __init__(
        self, sets: Iterable[SetMark], definitions: Iterable[D], decks: Iterable[DeckList], texts: Iterable[str] = ()
    ) -> None:
        self.sets = tuple(sets)
        self.texts = tuple(texts)
        self.definitions: Mapping[str, D] = {definition.id: definition for definition in definitions}
        self.decks: Mapping[str, DeckList] = {deck.id: deck for deck in decks}

    def name_of(self, card: str, part: str = "") -> Name | None:
        """The name of a definition, or of one of its abilities; None for one that is unknown or may not be known."""
        definition = self.definitions.get(card)
        return None if definition is None else definition.ability_title(part) if part else definition.title

    def joined(self, definitions: Iterable[D]) -> Catalog[D]:
        """This catalog with further definitions, such as a scenario's own."""
        return Catalog(self.sets, [*self.definitions.values(), *definitions], self.decks.values(), self.texts)

    def with_set(self, text: str, mark: SetMark, definitions: Iterable[D], decks: Iterable[DeckList]) -> Catalog[D]:
        """This catalog with one more set, which is not in `data/` (`engine.brought`)."""
        cards = [*self.definitions.values(), *definitions]
        return Catalog([*self.sets, mark], cards, [*self.decks.values(), *decks], [*self.texts, text])


def read_set(text: str, file: str, kind: type[D]) -> tuple[SetMark, list[D]]:
    """A set's mark and definitions. Raises `Faulty` with every fault of the file."""
    root = read(text, file)
    faults = [root.fault(f"expected the key `{key}`") for key in ("set", "name", "cards") if key not in root.names()]
    faults += [root.fault(f"unknown key `{key}`") for key in root.names() if key not in ("set", "name", "cards")]
    definitions: list[D] = []
    seen: dict[str, int] = {}
    for card in _part(root, "cards").items():
        try:
            definition = card.take(kind)
        except Faulty as faulty:
            faults += faulty.faults
            continue
        faults += _repeats(card, definition, seen) + _misread(card, definition)
        definitions.append(definition)
    if faults:
        raise Faulty(faults)
    mark = SetMark(_part(root, "set").take(str), _hash(text), _part(root, "name").take(Name))
    return mark, definitions


def read_decks(text: str, file: str) -> list[tuple[Source, DeckList]]:
    """The deck lists of a file, each with its place. Raises `Faulty` with every fault."""
    faults: list[Fault] = []
    decks: list[tuple[Source, DeckList]] = []
    for deck in _part(read(text, file), "decks").items():
        try:
            decks.append((deck, deck.take(DeckList)))
        except Faulty as faulty:
            faults += faulty.faults
    if faults:
        raise Faulty(faults)
    return decks


def read_house_rules(text: str, file: str) -> dict[str, Setting]:
    """The house rules under which the decks of a file are played: its key `house_rules`, if it has one. Raises `Faulty`."""
    part = read(text, file).get("house_rules")
    return {} if part is None else part.take(dict[str, Setting])


def load(slug: str, kind: type[D], root: Path = DATA) -> Catalog[D]:
    """The catalog of a game from its folder. Raises `Faulty` with every fault of every file."""
    marks: list[SetMark] = []
    definitions: list[D] = []
    decks: list[DeckList] = []
    for path in sorted((root / slug / "sets").glob("*.yaml")):
        mark, cards = read_set(path.read_text("utf-8"), path.name, kind)
        marks.append(mark)
        definitions += cards
    for path in sorted((root / slug / "decks").glob("*.yaml")):
        decks += [deck for _, deck in read_decks(path.read_text("utf-8"), path.name)]
    return Catalog(marks, definitions, decks)


def _part(root: Source, key: str) -> Source:
    part = root.get(key)
    if part is None:
        raise Faulty([root.fault(f"expected the key `{key}`")])
    return part


def _repeats(card: Source, definition: Definition, seen: dict[str, int]) -> list[Fault]:
    faults = []
    if definition.id in seen:
        faults.append(card.fault(f"the id `{definition.id}` stands at line {seen[definition.id]} too"))
    if definition.name is None:
        faults.append(card.fault(f"expected a name for `{definition.id}`, in both languages"))
    seen.setdefault(definition.id, card.line)
    return faults


def _misread(card: Source, definition: Definition) -> list[Fault]:
    place = card.get("reading")
    if place is None or READING.fullmatch(definition.reading):
        return []
    return [place.fault(f"expected kana, long marks, spaces and middle dots, found `{definition.reading}`")]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
