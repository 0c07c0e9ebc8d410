"""A game's look, read from ``data/<slug>/look.yaml``: cloth, pattern, crest, emblems, icons of numbers, how states show.

This is all that tells one game's pictures from another's; the code that paints knows no game. `load_look` reads strictly and says file
and line of what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec
import yaml
from msgspec import Struct

from bot.drawing.colors import RGB, contrast, letter_on, rgb
from bot.drawing.crests import is_crest
from bot.drawing.icons import ICONS
from bot.drawing.patterns import PATTERNS
from bot.drawing.silhouettes import SILHOUETTES

DATA = Path(__file__).resolve().parents[2] / "data"

Locale = str
"""A Discord locale code: ``"ja"`` or ``"en-US"``."""


class LookError(Exception):
    """A theme file that cannot be painted from: file, line and what was expected, for its author."""


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
    """An attribute: letter, color, outline; and the two colors of its landscapes."""

    letter: Letters
    fill: str
    shape: str
    deep: str
    light: str


class StatLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How one of a card's numbers shows: its icon, and its size on a table's card (34 to 46)."""

    icon: str
    size: int = 38


class StateLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How a state shows besides its word: ``tone`` (1 is full light), ``gray``, and whether the word stands on a tag."""

    tone: float = 1
    gray: float = 0
    tag: bool = True
    color: Literal["ink", "gold", "blue"] = "ink"


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game adds to the house's identity."""

    cloth: Cloth
    crest: str
    emblems: dict[str, Emblem]
    stats: dict[str, StatLook] = {}
    states: dict[str, StateLook] = {}

    @property
    def top(self) -> RGB:
        """The cloth's upper color."""
        return rgb(self.cloth.top)

    @property
    def bottom(self) -> RGB:
        """The cloth's lower color."""
        return rgb(self.cloth.bottom)


def _line_of(text: str, path: list[str]) -> int:
    """The line where a key path stands, or the nearest one above it."""
    node: yaml.Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
    line = 1
    for key in path:
        if not isinstance(node, yaml.MappingNode):
            break
        found = [(k, v) for k, v in node.value if k.value == key]
        if not found:
            break
        line, node = found[0][0].start_mark.line + 1, found[0][1]
    return line


_Problem = tuple[list[str], str]
"""A key path, and what was expected there."""


def _named(path: list[str], kind: str, name: str, known: Iterable[str]) -> Iterator[_Problem]:
    if name not in known:
        yield path, f"expected {kind} ({', '.join(known)}), got {name!r}"


def _colored(path: list[str], color: str, under_a_letter: bool = False) -> Iterator[_Problem]:
    try:
        value = rgb(color)
    except ValueError as error:
        yield path, str(error)
        return
    if under_a_letter and contrast(letter_on(value), value) < 5:
        yield path, f"expected a color on which a letter is read (5 : 1), got {color}"


def _emblem_problems(emblems: dict[str, Emblem]) -> Iterator[_Problem]:
    shapes: dict[str, str] = {}
    for key, emblem in emblems.items():
        at = ["emblems", key]
        yield from _named([*at, "shape"], "a shape", emblem.shape, SILHOUETTES)
        if emblem.shape in shapes:
            yield [*at, "shape"], f"expected a shape of its own: {shapes[emblem.shape]} has {emblem.shape} already"
        shapes.setdefault(emblem.shape, key)
        yield from _colored([*at, "fill"], emblem.fill, under_a_letter=True)
        yield from _colored([*at, "deep"], emblem.deep)
        yield from _colored([*at, "light"], emblem.light)


def _problems(look: Look) -> Iterator[_Problem]:
    """What the types cannot say: names that must exist, colors that must be read, outlines used once."""
    yield from _colored(["cloth", "top"], look.cloth.top)
    yield from _colored(["cloth", "bottom"], look.cloth.bottom)
    yield from _named(["cloth", "pattern"], "a pattern", look.cloth.pattern, PATTERNS)
    if not is_crest(look.crest):
        yield ["crest"], f"expected a crest such as fox or fox+ring, got {look.crest!r}"
    yield from _emblem_problems(look.emblems)
    for kind, stat in look.stats.items():
        yield from _named(["stats", kind, "icon"], "an icon", stat.icon, ICONS)


def read_look(file: Path) -> Look:
    """A theme file. Raises `LookError` that lists every problem, each with file and line."""
    text = file.read_text(encoding="utf-8")
    try:
        look = msgspec.convert(yaml.safe_load(text), Look)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise LookError(f"{file}:{line}: {error.problem}") from None
    except msgspec.ValidationError as error:
        message = str(error)
        at = message.rpartition("$.")[2].rstrip("`").replace("[...]", "").split(".") if "$." in message else []
        raise LookError(f"{file}:{_line_of(text, at)}: {message}") from None
    problems = [f"{file}:{_line_of(text, path)}: {said}" for path, said in _problems(look)]
    if problems:
        raise LookError("\n".join(problems))
    return look


@lru_cache(32)
def load_look(game: str) -> Look:
    """A game's look, read once. Raises `LookError`."""
    file = DATA / game / "look.yaml"
    if not file.is_file():
        raise LookError(f"{file}:1: expected the game's look here")
    return read_look(file)
