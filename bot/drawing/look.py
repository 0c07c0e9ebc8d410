"""A game's look, read from ``data/<slug>/look.yaml``: cloth, pattern, crest, emblems, icons of numbers, how states show.

This is all that tells one game's pictures from another's; the code that paints knows no game. `load_look` reads strictly and says file
and line of what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeVar

from msgspec import Struct

from bot.drawing.colors import RGB, contrast, letter_on, rgb
from bot.drawing.crests import is_crest
from bot.drawing.icons import ICONS
from bot.drawing.patterns import PATTERNS
from bot.drawing.silhouettes import SILHOUETTES
from engine.catalog import DATA
from engine.sources import Fault, Faulty, Source, read

V = TypeVar("V")
LEGIBLE = 5
"""Least contrast of an emblem's letter."""

Locale = str
"""A Discord locale code: ``"ja"`` or ``"en-US"``."""


class Cloth(Struct, frozen=True, forbid_unknown_fields=True):
    """The table: its colors from top to bottom, and the woven pattern."""

    top: str
    bottom: str
    pattern: str


class Letters(Struct, frozen=True, forbid_unknown_fields=True):
    """An emblem's letter: one kanji, two Latin letters."""

    ja: str
    en: str

    def for_locale(self, locale: Locale) -> str:
        """The letter for a reader."""
        return self.ja if locale == "ja" else self.en


class Emblem(Struct, frozen=True, forbid_unknown_fields=True):
    """An attribute: letter, color, outline; and the two colors of its landscapes, without which it is only counted, as a cost is."""

    letter: Letters
    fill: str
    shape: str
    deep: str = ""
    light: str = ""

    @property
    def land(self) -> tuple[RGB, RGB] | None:
        """Deep and light of its landscapes."""
        return (rgb(self.deep), rgb(self.light)) if self.deep and self.light else None


class StatLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How one of a card's numbers shows: its icon (none where it is the only one), and its size on a table's card (34 to 46)."""

    icon: str
    size: int = 38
    full: bool = False
    """Whether what it is of stands behind it: 5/7."""


class StateLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How a state shows besides its word: ``tone`` (1 is full light), ``gray``, and whether the word stands on a tag."""

    tone: float = 1
    gray: float = 0
    tag: bool = True
    color: Literal["ink", "gold", "blue", "violet", "alarm"] = "ink"
    turned: bool = False
    """Whether the picture on a wide panel lies on its side."""
    icon: str = ""
    """A sign at the tag's corner."""
    short: bool = False
    """Whether a lying card says ``state-<key>.mark`` in its place."""
    kanji: str = ""
    """One kanji before the word, for who reads Japanese."""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game adds to the house's identity."""

    cloth: Cloth
    crest: str
    emblems: dict[str, Emblem]
    stats: dict[str, StatLook] = {}
    states: dict[str, StateLook] = {}
    panels: bool = False
    """Whether cards also lie as wide panels: their colors are kept in the palette."""
    ranks: bool = False
    """Whether cards lie in ranks, so that much of a lit mat is seen: its colors are measured for the palette."""

    @property
    def top(self) -> RGB:
        """The cloth's upper color."""
        return rgb(self.cloth.top)

    @property
    def bottom(self) -> RGB:
        """The cloth's lower color."""
        return rgb(self.cloth.bottom)


class _Outline(Struct, frozen=True, forbid_unknown_fields=True):
    """A theme file before its parts are read one by one, each with the line at which it stands."""

    cloth: Cloth
    crest: str
    emblems: dict[str, object]
    stats: dict[str, object] = {}
    states: dict[str, object] = {}
    panels: bool = False
    ranks: bool = False


def _at(root: Source, *path: str) -> Source:
    """The node at a key path, or the nearest one above it."""
    node = root
    for key in path:
        node = node.get(key) or node
    return node


def _each(root: Source, section: str, kind: type[V], faults: list[Fault]) -> dict[str, V]:
    """The parts of a section by name; what does not fit goes to the faults."""
    parts: dict[str, V] = {}
    for key in _at(root, section).names() if root.get(section) else ():
        try:
            parts[key] = _at(root, section, key).take(kind)
        except Faulty as faulty:
            faults += faulty.faults
    return parts


def _named(node: Source, kind: str, name: str, known: Iterable[str]) -> Iterator[Fault]:
    if name not in known:
        yield node.fault(f"expected {kind} ({', '.join(known)}), got {name!r}")


def _colored(node: Source, color: str, under_a_letter: bool = False) -> Iterator[Fault]:
    try:
        value = rgb(color)
    except ValueError as error:
        yield node.fault(str(error))
        return
    if under_a_letter and contrast(letter_on(value), value) < LEGIBLE:
        yield node.fault(f"expected a color on which a letter is read ({LEGIBLE} : 1), got {color}")


def _emblem_faults(root: Source, emblems: dict[str, Emblem]) -> Iterator[Fault]:
    shapes: dict[str, str] = {}
    for key, emblem in emblems.items():
        node = _at(root, "emblems", key)
        yield from _named(_at(node, "shape"), "a shape", emblem.shape, SILHOUETTES)
        if emblem.shape in shapes:
            yield node.fault(f"expected a shape of its own: {shapes[emblem.shape]} has {emblem.shape} already")
        shapes.setdefault(emblem.shape, key)
        yield from _colored(_at(node, "fill"), emblem.fill, under_a_letter=True)
        if bool(emblem.deep) != bool(emblem.light):
            yield node.fault("expected both `deep` and `light`, or neither for what has no landscape")
        for part, color in (("deep", emblem.deep), ("light", emblem.light)):
            if color:
                yield from _colored(_at(node, part), color)


def _faults(root: Source, look: Look) -> Iterator[Fault]:
    """What the types cannot say: names that must exist, colors that must be read, outlines used once."""
    yield from _colored(_at(root, "cloth", "top"), look.cloth.top)
    yield from _colored(_at(root, "cloth", "bottom"), look.cloth.bottom)
    yield from _named(_at(root, "cloth", "pattern"), "a pattern", look.cloth.pattern, PATTERNS)
    if not is_crest(look.crest):
        yield _at(root, "crest").fault(f"expected a crest such as fox or fox+ring, got {look.crest!r}")
    for key, state in look.states.items():
        if state.icon:
            yield from _named(_at(root, "states", key), "an icon", state.icon, ICONS)
    yield from _emblem_faults(root, look.emblems)
    for kind, stat in look.stats.items():
        if stat.icon:
            yield from _named(_at(root, "stats", kind), "an icon", stat.icon, ICONS)


def read_look(file: Path) -> Look:
    """A theme file. Raises `Faulty` with every fault, each with file and line."""
    root = read(file.read_text("utf-8"), str(file))
    outline = root.take(_Outline)
    faults: list[Fault] = []
    look = Look(
        outline.cloth,
        outline.crest,
        _each(root, "emblems", Emblem, faults),
        _each(root, "stats", StatLook, faults),
        _each(root, "states", StateLook, faults),
        outline.panels,
        outline.ranks,
    )
    faults += _faults(root, look)
    if faults:
        raise Faulty(faults)
    return look


@lru_cache(32)
def load_look(game: str) -> Look:
    """A game's look, read once. Raises `Faulty`."""
    file = DATA / game / "look.yaml"
    if not file.is_file():
        raise Faulty([Fault(str(file), 1, "expected the game's look here")])
    return read_look(file)
