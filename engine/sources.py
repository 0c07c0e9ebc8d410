"""Reading YAML so that every error names its line: card sets, decks and scenarios come from people, not from programs.

`read` gives a `Source`: plain values with the line of each node. `Source.take` decodes a part strictly into a typed struct, and turns a
mismatch into a `Fault` with the line at which it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

import msgspec
import yaml
from msgspec import Struct

from engine.view import Name, Word

V = TypeVar("V")
_PATH = re.compile(r"^(?P<text>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
_PART = re.compile(r"\.(?P<key>[^.\[]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")
SIZE_LIMIT = 2_000_000
NESTING_LIMIT = 40
NODE_LIMIT = 100_000
"""Values, keys and lists of a file; a hundred times what a printed card has, for each of its cards."""
SCALAR_LIMIT = 4_000
"""Characters of a single value. A number of many thousand digits in base sixty takes minutes to read."""


class Fault(Struct, frozen=True, omit_defaults=True):
    """Something wrong in a file: where, and what was expected. Written as ``FILE:LINE: text``."""

    file: str
    line: int
    text: str
    word: Word | None = None
    """The same for a reader of any language; what is told only to who writes rules and scenarios has none."""
    game: str = ""
    """The game among whose words it is; empty for everybody's."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


class Faulty(Exception):
    """A file that cannot be used; carries every fault found in it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class _Loader(yaml.CSafeLoader):
    """Plain values alone, read by libyaml: the reader in Python takes time by the square of how deep a text is nested."""


class Source:
    """A node of a YAML file, with its place."""

    def __init__(self, file: str, node: yaml.Node) -> None:
        self.file = file
        self._node = node

    @property
    def line(self) -> int:
        """The line at which the node begins, from 1."""
        return int(self._node.start_mark.line) + 1

    @property
    def kind(self) -> str:
        """What it is: ``map``, ``seq``, or of a single value ``str``, ``int``, ``bool``, ``float``, ``null`` or ``timestamp``."""
        return str(self._node.tag).rpartition(":")[2]

    @property
    def written(self) -> str:
        """A single value as its author wrote it, whatever it would be read as; nothing for a list or mapping."""
        return str(self._node.value) if isinstance(self._node, yaml.ScalarNode) else ""

    def fault(self, text: str, word: Word | None = None) -> Fault:
        """A fault at this node."""
        return Fault(self.file, self.line, text, word)

    def entries(self) -> Iterator[tuple[Source, Source]]:
        """The keys and values of a mapping; nothing for any other node."""
        if isinstance(self._node, yaml.MappingNode):
            for key, child in self._node.value:
                yield Source(self.file, key), Source(self.file, child)

    def items(self) -> Iterator[Source]:
        """The parts of a list. Raises `Faulty` for any other node."""
        if not isinstance(self._node, yaml.SequenceNode):
            raise Faulty([self.fault("expected a list", Word("fault-list"))])
        for child in self._node.value:
            yield Source(self.file, child)

    def names(self) -> list[str]:
        """The keys of a mapping; nothing for any other node."""
        if isinstance(self._node, yaml.MappingNode):
            return [str(key.value) for key, _ in self._node.value]
        return []

    def get(self, key: str) -> Source | None:
        """The value of a key of a mapping."""
        if isinstance(self._node, yaml.MappingNode):
            for name, child in self._node.value:
                if name.value == key:
                    return Source(self.file, child)
        return None

    def plain(self) -> object:
        """The node as plain values. Raises `Faulty` for a value that is none, such as a day that no month has."""
        try:
            return _construct(self._node)
        except (yaml.YAMLError, ValueError, TypeError, OverflowError) as error:
            raise Faulty([self.fault(f"expected plain values: {getattr(error, 'problem', None) or error}")]) from error

    def take(self, kind: type[V]) -> V:
        """The node as a typed value. Raises `Faulty` where it does not fit."""
        try:
            return msgspec.convert(self.plain(), kind)
        except msgspec.ValidationError as error:
            raise Faulty([self._located(str(error))]) from error

    def _located(self, message: str) -> Fault:
        found = _PATH.match(message)
        text, path = (found["text"], found["path"]) if found else (message, None)
        node = self._node
        for part in _PART.finditer(path or ""):
            node = _inner(node, part["key"], part["index"])
        return Fault(
            self.file, int(node.start_mark.line) + 1, f"{text}{f' (at {path})' if path and path != '$' else ''}"
        )


def _inner(node: yaml.Node, key: str | None, index: str | None) -> yaml.Node:
    if key is not None and isinstance(node, yaml.MappingNode):
        return next((child for name, child in node.value if name.value == key), node)
    if index is not None and isinstance(node, yaml.SequenceNode):
        return node.value[int(index)] if int(index) < len(node.value) else node
    return node


def _construct(node: yaml.Node) -> object:
    loader = _Loader("")
    try:
        return loader.construct_document(node)
    finally:
        loader.dispose()


def _repeated(file: str, node: yaml.Node) -> Iterator[Fault]:
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, child in node.value:
            if not isinstance(key, yaml.ScalarNode):
                yield _fault(file, key, "expected a plain word as key", Word("fault-key-kind"))
                continue
            if key.value in seen:
                twice = Word("fault-key-twice", {"key": plain_name(key.value)})
                yield _fault(file, key, f"the key `{key.value}` stands twice", twice)
            seen.add(key.value)
            yield from _repeated(file, child)
    elif isinstance(node, yaml.SequenceNode):
        for child in node.value:
            yield from _repeated(file, child)


def _fault(file: str, node: yaml.Node, text: str, word: Word) -> Fault:
    return Fault(file, int(node.start_mark.line) + 1, text, word)


def plain_name(text: str) -> Name:
    """What a person wrote, as a value of a word: it stands for itself in every language, and never for a message."""
    return Name(text, text)


def _check_shape(text: str, file: str) -> None:
    """Raises `Faulty` for the first alias, tag, or level deeper than any file of ours has, and for more than can be read in a moment."""
    depth = 0
    for number, event in enumerate(yaml.parse(text, Loader=_Loader)):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        wrong = _misshapen(event, depth, number)
        if wrong is not None:
            line = int(event.start_mark.line) + 1 if event.start_mark else 1
            raise Faulty([Fault(file, line, *wrong)])


def _misshapen(event: yaml.Event, depth: int, number: int) -> tuple[str, Word] | None:
    if isinstance(event, yaml.AliasEvent):
        return "expected no aliases (`*name`)", Word("fault-alias")
    if getattr(event, "tag", None) is not None:
        return "expected no tags (`!name`)", Word("fault-tag")
    if depth > NESTING_LIMIT:
        return f"expected at most {NESTING_LIMIT} levels", Word("fault-levels", {"most": NESTING_LIMIT})
    if number > NODE_LIMIT:
        return f"expected at most {NODE_LIMIT} values", Word("fault-nodes", {"most": NODE_LIMIT})
    if isinstance(event, yaml.ScalarEvent) and len(event.value) > SCALAR_LIMIT:
        return f"expected at most {SCALAR_LIMIT} characters", Word("fault-long", {"most": SCALAR_LIMIT})
    return None


def read(text: str, file: str, most: int = SIZE_LIMIT) -> Source:
    """The root of a YAML text. Raises `Faulty` where it is not YAML, has aliases or tags, repeats a key or is too large."""
    if len(text) > most:
        raise Faulty([Fault(file, 1, f"expected at most {most} characters", Word("fault-long", {"most": most}))])
    try:
        _check_shape(text, file)
        node = yaml.compose(text, Loader=_Loader)
    except (yaml.YAMLError, RecursionError) as error:
        raise Faulty([_unreadable(error, text, file)]) from error
    if node is None:
        raise Faulty([Fault(file, 1, "expected something, found an empty file", Word("fault-empty"))])
    repeated = list(_repeated(file, node))
    if repeated:
        raise Faulty(repeated)
    return Source(file, node)


def _unreadable(error: Exception, text: str, file: str) -> Fault:
    """What libyaml says of a text that is no YAML, in its own words, and in ours where we know what is meant."""
    problem = str(getattr(error, "problem", None) or "expected YAML")
    began = any(part in problem for part in _BEGAN)
    mark = (getattr(error, "context_mark", None) if began else None) or getattr(error, "problem_mark", None)
    line = min(mark.line, text.rstrip().count("\n")) + 1 if mark else 1
    if isinstance(error, yaml.reader.ReaderError):
        at = text[: error.position].count("\n") + 1
        return Fault(file, at, str(error.reason), Word("fault-yaml-sign", {"code": f"{_code(error.character):04X}"}))
    if "maximum nesting depth" in problem:
        return Fault(file, line, problem, Word("fault-levels", {"most": NESTING_LIMIT}))
    key = next((word for part, word in _MEANT.items() if part in problem), "fault-yaml")
    return Fault(file, line, problem, Word(key, {"problem": plain_name(problem)}))


def _code(sign: object) -> int:
    """The number of a character, as libyaml names one: the character, or its number."""
    return sign if isinstance(sign, int) else ord(str(sign)[:1] or "?")


_BEGAN = ("could not find expected ':'", "did not find expected ',' or")
"""What libyaml notices only after the line where it began."""
_MEANT = {
    "mapping values are not allowed": "fault-yaml-colon",
    "found character that cannot start any token": "fault-yaml-start",
    "found a tab character": "fault-yaml-start",
    "did not find expected ',' or": "fault-yaml-bracket",
    "did not find expected key": "fault-yaml-indent",
    "did not find expected '-' indicator": "fault-yaml-indent",
    "could not find expected ':'": "fault-yaml-key",
    "found unexpected end of stream": "fault-yaml-quote",
}
"""What libyaml says, and the message that says it to somebody who has never met it."""
