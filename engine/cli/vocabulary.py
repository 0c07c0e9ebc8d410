"""The words that cards of a game can use, written from the types themselves, each with a card of the house that uses it."""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import yaml
from msgspec import Struct
from msgspec import inspect as types

from engine.catalog import DATA, Catalog, Definition
from engine.cli.files import text_of
from engine.effects import Effect, Need, OneVerb
from engine.games import catalog, games
from engine.house import settle
from engine.match import AnyGame
from engine.sets import bring
from engine.sets.checks import card_text
from engine.sets.faults import wording
from engine.view import Name
from engine.wording import LOCALES

BEGIN, END = "<!-- from here on written by: python -m engine vocabulary -->", "<!-- to here -->"
_LEFT_OUT = ("flavor", "crest", "reading")
"""What an example does not need."""
_SHORT = 72
"""Characters of a value that still stand on one line of an example."""


def add(parser: argparse.ArgumentParser) -> None:
    """Where to write it."""
    parser.add_argument("--write", default="", metavar="FILE", help="put it between the two marks of this page")


def run(options: argparse.Namespace) -> int:
    """Write the vocabulary of every game to standard output, or into a page."""
    found = page()
    if not options.write:
        sys.stdout.buffer.write(found.encode())
        return 0
    text = text_of(options.write)
    head, tail = text[: text.index(BEGIN)], text[text.index(END) :]
    Path(options.write).write_text(f"{head}{BEGIN}\n\n{found}\n{tail}", "utf-8")
    return 0


def page() -> str:
    """The vocabulary of every game."""
    return "\n".join(line for slug in games() for line in _Vocabulary(games()[slug]).lines())


class _Vocabulary:
    """The words of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.table = game.table(_catalog(game.slug), settle(game.house_type, {}))
        self.cards = sorted(self.table.cards.values(), key=lambda card: len(msgspec.json.encode(card)))
        self.parts = parts_of(game)

    def lines(self) -> Iterator[str]:
        """The chapter: the card, its parts, and then every word."""
        yield f"## {self.game.slug}\n"
        yield f"`game: {self.game.slug}`. {_first(inspect.getdoc(self.game) or '')}\n"
        for part in self.parts:
            if not issubclass(part, OneVerb) and not self._inlined(part):
                yield from self._part(part)
        if not any(issubclass(part, Effect) for part in self.parts):
            yield from self._skills()
        for part in self.parts:
            if issubclass(part, OneVerb):
                yield from self._words(part)

    def _inlined(self, part: type[Struct]) -> bool:
        """Whether a part is told along with the one word whose values it is."""
        return any(part in _values_of(words) for words in self.parts if issubclass(words, OneVerb))

    def _part(self, part: type[Struct]) -> Iterator[str]:
        yield f"### {_title(part)}\n"
        yield f"{_paragraph(part)}\n"
        yield from _table(part)
        yield ""

    def _words(self, part: type[OneVerb]) -> Iterator[str]:
        kind = "Effects: " if issubclass(part, Effect) else "Conditions: " if issubclass(part, Need) else ""
        yield f"### {kind}{_title(part)}\n"
        yield f"{_paragraph(part)} One word in each entry.\n"
        for field in _fields(part):
            yield f"#### `{field.encode_name}`\n"
            value = next(iter(_structs(field.type)), None)
            told = _told(part).get(field.name, "")
            yield f"{told} {_paragraph(value) if value else ''}".strip() + "\n"
            if value is not None and _fields(value):
                yield from _table(value)
                yield ""
            example = next((card for card in self.cards if field.encode_name in _said(card, part)), None)
            if example is not None:
                yield from self._example(example)

    def _skills(self) -> Iterator[str]:
        """A game without effects has words that stand for themselves: the first card that has each."""
        yield "### Skills\n"
        for field in _fields(self.game.definition_type):
            kind = _bare(field.type)
            if isinstance(kind, types.VarTupleType) and isinstance(_bare(kind.item_type), types.LiteralType):
                for word in _bare(kind.item_type).values:  # type: ignore[attr-defined]  # a literal, as was just asked
                    yield f"#### `{word}`\n"
                    yield from self._example(next(card for card in self.cards if word in getattr(card, field.name)))

    def _example(self, card: Definition) -> Iterator[str]:
        yield f"```yaml\n{as_yaml(card)}\n```\n"
        sheet = self.game.sheet(self.table, card.id)
        for locale in LOCALES:
            text = card_text(sheet, wording(locale, self.game.slug))
            yield f"> {' / '.join(text.splitlines())}"
            yield ">" if locale == LOCALES[0] else ""


def _catalog(slug: str) -> Catalog[Definition]:
    """The house's cards, and those that are there to show words that none of them uses."""
    further = DATA / slug / "examples.yaml"
    if not further.is_file():
        return catalog(slug)
    return bring(further.read_bytes(), further.name, slug).onto(catalog(slug))


def as_yaml(card: Definition) -> str:
    """A card as an author would write it."""
    plain = {key: value for key, value in msgspec.to_builtins(card).items() if key not in _LEFT_OUT}
    return "\n".join(_entry(plain, "- "))


def _entry(plain: dict[str, object], mark: str) -> Iterator[str]:
    for number, (key, value) in enumerate(plain.items()):
        start = mark if number == 0 else " " * len(mark)
        flat = _flat(value)
        if isinstance(value, (list, tuple)) and len(flat) > _SHORT:
            yield f"{start}{key}:"
            yield from (f"{' ' * len(mark)}  - {_flat(one)}" for one in value)
        else:
            yield f"{start}{key}: {flat}"


def _flat(value: object) -> str:
    text = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, width=10_000, sort_keys=False)
    return text.removesuffix("\n").removesuffix("\n...")


# --- what the types say -----------------------------------------------------------------------------------------------


def parts_of(game: AnyGame) -> list[type[Struct]]:
    """The card of a game, and every part that one can have."""
    return list(_reached(game.definition_type))


def _reached(kind: type[Struct]) -> Iterator[type[Struct]]:
    """A type and every part that it can have, in the order in which they are declared."""
    seen: set[type[Struct]] = set()
    waiting = [kind]
    while waiting:
        part = waiting.pop(0)
        if part in seen or part is Name:
            continue
        seen.add(part)
        yield part
        waiting += [inner for field in _fields(part) for inner in _structs(field.type)]


@cache
def _fields(part: type[Struct]) -> tuple[types.Field, ...]:
    described = types.type_info(part)
    assert isinstance(described, types.StructType)
    return described.fields


def _bare(kind: types.Type) -> types.Type:
    """A type without bounds and without None."""
    if isinstance(kind, types.Metadata):
        return _bare(kind.type)
    if isinstance(kind, types.UnionType):
        return _bare(next(member for member in kind.types if not isinstance(member, types.NoneType)))
    return kind


def _structs(kind: types.Type) -> list[type[Struct]]:
    kind = _bare(kind)
    if isinstance(kind, types.StructType):
        return [] if kind.cls is Name else [kind.cls]
    return _structs(kind.item_type) if isinstance(kind, (types.VarTupleType, types.ListType)) else []


def _values_of(words: type[Struct]) -> set[type[Struct]]:
    return {inner for field in _fields(words) for inner in _structs(field.type)}


def _said(part: object, words: type[OneVerb]) -> set[str]:
    """Which words of a type a card uses, anywhere in it."""
    if isinstance(part, (tuple, list)):
        return {word for one in part for word in _said(one, words)}
    if not isinstance(part, Struct):
        return set()
    inner = {word for name in part.__struct_fields__ for word in _said(getattr(part, name), words)}
    return inner | ({part.verb} if isinstance(part, words) else set())


def _table(part: type[Struct]) -> Iterator[str]:
    told = _told(part)
    yield "| key | is | |"
    yield "|---|---|---|"
    for field in _fields(part):
        note = " ".join(told.get(field.name, "").split())
        yield f"| `{field.encode_name}` | {_is(field)} | {note} |"


def _is(field: types.Field) -> str:
    kind = _spoken(field.type)
    if field.required:
        return f"{kind}; always"
    plain = field.default
    return (
        kind
        if plain in (None, (), "", msgspec.NODEFAULT) or isinstance(plain, Struct)
        else f"{kind}; else `{_default(plain)}`"
    )


def _default(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _spoken(kind: types.Type) -> str:
    kind = _bare(kind)
    if isinstance(kind, types.LiteralType):
        return ", ".join(f"`{value}`" for value in kind.values)
    if isinstance(kind, types.IntType):
        step = f", by {kind.multiple_of}" if kind.multiple_of else ""
        return f"{kind.ge} to {kind.le}{step}" if kind.le is not None else "a number"
    if isinstance(kind, types.StructType):
        return "`{ja: …, en: …}`" if kind.cls is Name else f"{{…}}: {_title(kind.cls)}"
    if isinstance(kind, types.VarTupleType):
        most = f" of up to {kind.max_length}" if kind.max_length else ""
        return f"list{most}: {_spoken(kind.item_type)}"
    if isinstance(kind, types.TupleType):
        return f"list of {len(kind.item_types)}: {_spoken(kind.item_types[0])}"
    return "`true` or `false`" if isinstance(kind, types.BoolType) else "text"


def _title(part: type[Struct]) -> str:
    """A part's name as a heading: the type's own, in words."""
    return "".join(f" {char.lower()}" if char.isupper() and i else char for i, char in enumerate(part.__name__))


def _paragraph(part: type[Struct]) -> str:
    return " ".join((inspect.getdoc(part) or "").split())


def _first(text: str) -> str:
    return text.splitlines()[0] if text else ""


@cache
def _told(part: type[Struct]) -> dict[str, str]:
    """What stands under each field of a type, and of those that it extends."""
    found: dict[str, str] = {}
    for kind in reversed(part.__mro__):
        if issubclass(kind, Struct) and kind.__module__.startswith("engine."):
            found |= _notes(kind)
    return found


def _notes(kind: type[Struct]) -> dict[str, str]:
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    notes = {}
    for field, after in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(after, ast.Expr):
            notes[field.target.id] = str(ast.literal_eval(after.value))
    return notes
