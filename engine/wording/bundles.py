"""Fluent bundles, put together once for each locale and game from files that are parsed once each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine.catalog import DATA


def files(locale: str, game: str = "", root: Path = DATA) -> list[Path]:
    """The files of a locale in reading order: everybody's words, then the game's own, which may stand in their place."""
    shared = sorted((root / "words" / locale).glob("*.ftl"))
    return [*shared, *sorted((root / game / "words").glob(f"{locale}.ftl"))] if game else shared


@lru_cache(maxsize=256)
def _parsed(path: Path) -> ast.Resource:
    """A file's messages. Every game's bundle takes the shared files up again, and to parse one costs far more than to add it."""
    return FluentResource(path.read_text("utf-8"))


def read(locale: str, game: str = "", root: Path = DATA) -> FluentBundle:
    """The bundle of a locale and game. A message that cannot be read is left out; the tests see to it that there is none."""
    bundle = FluentBundle([locale], use_isolating=False)
    for path in files(locale, game, root):
        bundle.add_resource(_parsed(path), allow_overrides=True)
    return bundle


bundle_for = lru_cache(maxsize=64)(read)


class _Variables(Visitor):
    """Gathers the variables of one pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own spelling
        """A ``$name``."""
        self.found.add(node.id.name)


def _variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


def keys(locale: str, game: str = "", root: Path = DATA) -> Mapping[str, frozenset[str]]:
    """Every key of a locale and game (attributes as ``key.attribute``) with the variables that its message names."""
    found: dict[str, frozenset[str]] = {}
    for path in files(locale, game, root):
        for entry in _parsed(path).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = _variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found
