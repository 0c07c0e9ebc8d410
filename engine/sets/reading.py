"""From the bytes that somebody brings to a `BroughtSet`."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

from msgspec.structs import replace

from engine.catalog import Catalog, DeckList, Definition
from engine.games import catalog as catalog_of
from engine.games import games
from engine.house import House, Setting, settle
from engine.match import AnyGame
from engine.sets import checks, pictures, slips
from engine.sets.archives import is_archive, unpacked
from engine.sets.bounds import CARDS, DECKS, FAULTS, PACKED, TEXT, VERSION
from engine.sets.brought import BroughtSet, text_of
from engine.sets.faults import fault, file_fault, unknown
from engine.sets.names import name_faults
from engine.sets.shape import mismatches
from engine.sources import Fault, Faulty, Source, read
from engine.view import Name

V = TypeVar("V")
_KEYS = ("set", "game", "version", "name", "house_rules", "cards", "decks")
_YAML = (".yaml", ".yml", ".yaml.txt", ".yml.txt")
"""The last two are what an editor makes of the first."""
_OTHER_PICTURES = (
    ".heic",
    ".heif",
    ".avif",
    ".gif",
    ".bmp",
    ".tif",
    ".tiff",
    ".svg",
    ".psd",
    ".png",
    ".jpg",
    ".jpeg",
    ".webp",
)
"""What is called a picture and may be none that is taken here, whatever it is called."""
_VERSION = re.compile(rf"^[0-9A-Za-z][0-9A-Za-z.\-]{{0,{VERSION - 1}}}$")
_FIRST = "1"
"""The version of a set whose author has not numbered it."""


def bring(data: bytes, file: str, game: str = "", beside: Catalog[Definition] | None = None) -> BroughtSet:
    """The set in these bytes: one YAML file, or a ZIP of YAML files and pictures.

    ``file`` is its name, as faults will tell it. ``game`` is the slug of the game that it must belong to; without one, the set names
    it. ``beside`` is the catalog that it will stand in (the game's own where none is given): ids and names in it are taken, its cards may
    be used in the set's decks. Raises `Faulty` with everything that is wrong.
    """
    with _clearly(file) as reading:
        documents = reading.documents(data)
        root = reading.root(documents)
        chosen = reading.game(root, game)
        return reading.whole(root, documents, chosen, beside or catalog_of(chosen.slug))


def named_game(data: bytes, file: str) -> str:
    """The slug that a set names as its game, or nothing. Raises `Faulty` where it cannot be read."""
    with _clearly(file) as reading:
        place = reading.root(reading.documents(data)).get("game")
        return "" if place is None else place.written


@contextlib.contextmanager
def _clearly(file: str) -> Iterator[_Reading]:
    """A reading whose faults are told by what brought them about."""
    reading = _Reading(file)
    try:
        yield reading
    except Faulty as faulty:
        raise Faulty(slips.clearer(faulty.faults, reading.texts)) from None


class _Reading:
    """One set being read, and the faults found so far."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.shown: dict[str, tuple[str, bytes]] = {}
        """The pictures: the name of the file without its ending, to its whole name and its bytes."""
        self.texts: dict[str, str] = {}
        """What stands in the YAML files, by their names."""

    def note(self, found: Iterable[Fault]) -> None:
        """Keep faults, as many as are told at once; the rest is not even looked for."""
        self.faults += islice(found, max(0, FAULTS - len(self.faults)))

    def stop(self) -> None:
        """Raises `Faulty` where anything was found, in the order of the lines."""
        if self.faults:
            raise Faulty(sorted(self.faults, key=lambda found: (found.file, found.line)))

    # --- bytes to nodes -----------------------------------------------------------------------------------------------

    def documents(self, data: bytes) -> list[Source]:
        """The YAML files, read; pictures are put aside. Raises `Faulty`."""
        if len(data) > PACKED:
            raise Faulty([file_fault(self.file, "file-size", most=PACKED // 1_000_000)])
        if reason := slips.foreign(data):
            raise Faulty([file_fault(self.file, reason)])
        texts = {self.file: data}
        if is_archive(data):
            texts = {}
            for name, content in unpacked(data, self.file).items():
                if name.casefold().endswith(_YAML):
                    texts[name] = content
                else:
                    self.note(self._picture(name, content))
            if not texts:
                self.note([file_fault(self.file, "zip-no-yaml")])
        found = [document for name, text in texts.items() for document in self._document(name, text)]
        self.stop()
        return found

    def _document(self, name: str, data: bytes) -> Iterator[Source]:
        try:
            self.texts[name] = data.decode("utf-8-sig")
            yield read(self.texts[name], name, TEXT)
        except UnicodeDecodeError:
            self.note([file_fault(name, "utf-8")])
        except Faulty as faulty:
            self.note(faulty.faults)

    def _picture(self, name: str, data: bytes) -> Iterator[Fault]:
        stem = name.rpartition("/")[2].rpartition(".")[0]
        reason = pictures.refused(data) if data else "empty"
        if reason == "picture-kind" and name.casefold().endswith(_OTHER_PICTURES):
            yield file_fault(name, "picture-format")
        elif reason:
            yield file_fault(name, reason)
        elif stem in self.shown:
            yield file_fault(name, "picture-twice", card=stem, other=self.shown[stem][0])
        self.shown.setdefault(stem, (name, data))

    # --- nodes to a set -----------------------------------------------------------------------------------------------

    def root(self, documents: list[Source]) -> Source:
        """The file that says which set it is. Raises `Faulty` where none does, or several do."""
        heads = [document for document in documents if "set" in document.names()]
        if not heads:
            raise Faulty([file_fault(self.file, "set-missing")])
        self.note(fault(head, "set-twice", other=heads[0].file) for head in heads[1:])
        for document in documents:
            known = _KEYS if document is heads[0] else ("cards", "decks")
            keys = (key for key, _ in document.entries() if key.written not in known)
            self.note(unknown(key, "key", key.written, known) for key in keys)
        return heads[0]

    def game(self, root: Source, wanted: str) -> AnyGame:
        """The game that the set belongs to. Raises `Faulty` where it names none that there is, or another than the one wanted."""
        place = root.get("game")
        slug = place.written if place is not None else wanted
        if place is None and not wanted:
            self.note([fault(root, "game-missing", known=", ".join(games()))])
        elif place is not None and slug not in games():
            self.note([unknown(place, "value", slug, games())])
        elif place is not None and wanted and slug != wanted:
            self.note([fault(place, "game-other", found=slug, wanted=wanted)])
        if slug not in games():
            self.stop()
        return games()[slug]

    def whole(self, root: Source, documents: list[Source], game: AnyGame, beside: Catalog[Definition]) -> BroughtSet:
        """The set. Raises `Faulty`: first for what does not fit the game's types, then for what does not fit together."""
        set_id, name = self._head(root)
        house_rules, house = self._house(root, game)
        cards = self._cards(documents, game)
        placed = self._decks(documents)
        self.stop()
        decks = tuple(deck for _, deck in placed)
        brought = BroughtSet(
            set_id, self._version(root), name, game.slug, tuple(card for _, card in cards), decks, house_rules, ""
        )
        bench = checks.Bench(game, game.table(brought.onto(beside), house), beside)
        self.note(checks.set_faults(root, brought, beside))
        self.note(checks.card_faults(cards, bench))
        self.note(checks.deck_faults(placed, bench))
        self.note(checks.picture_faults({stem: file for stem, (file, _) in self.shown.items()}, brought))
        self.stop()
        brought = replace(
            brought,
            pictures={stem: picture for stem, (_, picture) in self.shown.items()},
            remarks=tuple(islice(checks.remarks(cards, bench), FAULTS)),
        )
        return replace(brought, text=text_of(brought))

    def _head(self, root: Source) -> tuple[str, Name]:
        self.note(fault(root, "key-missing", key=key) for key in ("name", "cards") if key not in root.names())
        place = root.get("set")
        assert place is not None
        self.note(checks.id_faults(place))
        name = root.get("name")
        if name is None or not self._hold(name, Name):
            return place.written, Name("-", "-")
        self.note(name_faults(name))
        return place.written, name.take(Name)

    def _version(self, root: Source) -> str:
        """The author's version, as written: ``1.10`` is not 1.1."""
        place = root.get("version")
        return _FIRST if place is None else place.written

    def _house(self, root: Source, game: AnyGame) -> tuple[dict[str, Setting], House]:
        version = root.get("version")
        if version is not None and not _VERSION.match(version.written):
            self.note([fault(version, "version", most=VERSION)])
        place = root.get("house_rules")
        if place is None or not self._hold(place, game.house_type):
            return {}, settle(game.house_type, {})
        rules = place.take(dict[str, Setting])
        return rules, settle(game.house_type, rules)

    def _hold(self, place: Source, kind: type) -> bool:
        """Whether a part fits a type; its faults are kept."""
        before = len(self.faults)
        self.note(mismatches(place, kind))
        return len(self.faults) == before

    def _cards(self, documents: list[Source], game: AnyGame) -> list[tuple[Source, Definition]]:
        parts = self._parts(documents, "cards", CARDS)
        found = [card for place in parts for card in self._part(place, game.definition_type)]
        self.note(fault(place, "card-name", card=card.id) for place, card in found if card.name is None)
        return found

    def _decks(self, documents: list[Source]) -> list[tuple[Source, DeckList]]:
        found = [deck for place in self._parts(documents, "decks", DECKS) for deck in self._part(place, DeckList)]
        self.note(fault(place, "deck-name", deck=deck.id) for place, deck in found if deck.name is None)
        return found

    def _part(self, place: Source, kind: type[V]) -> Iterator[tuple[Source, V]]:
        """A card or deck; nothing where it has faults, which are kept."""
        if self._hold(place, kind):
            self.note(name_faults(place))
            try:
                yield place, place.take(kind)
            except Faulty as faulty:
                self.note(faulty.faults)

    def _parts(self, documents: list[Source], key: str, most: int) -> list[Source]:
        """The parts of a list that several files may go on with, as many as there may be."""
        found: list[Source] = []
        for document in documents:
            place = document.get(key)
            if place is None:
                continue
            if place.kind != "seq":
                self.note([fault(place, "list")])
                continue
            parts = list(islice(place.items(), most + 1))
            found += parts
            if len(found) > most:
                self.note([fault(parts[-1], f"{key}-many", most=most)])
                break
        return found[:most]
