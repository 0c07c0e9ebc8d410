"""A game's rules page: chapters of clauses by id, in both languages (``data/<slug>/rules.<locale>.yaml``).

A refusal names a clause; here it leads somewhere.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from engine.catalog import DATA
from engine.sources import read
from engine.wording.locales import chain


class Clause(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule in plain words."""

    id: str
    """Such as ``G2-11``, or ``A2-3`` where it settles a detail."""
    text: str
    house: tuple[str, ...] = ()
    """The house rules that can change it; the text tells the default."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the page."""

    title: str
    clauses: tuple[Clause, ...]


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's rules in one language, in the order in which one learns them."""

    chapters: tuple[Chapter, ...]

    def clauses(self) -> tuple[Clause, ...]:
        """Every clause, in order."""
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    def find(self, clause: str) -> Clause | None:
        """The clause of this id, or None where the page has none."""
        return next((one for one in self.clauses() if one.id == clause), None)

    def chapter_of(self, clause: str) -> Chapter | None:
        """The chapter in which a clause stands."""
        return next((chapter for chapter in self.chapters if any(one.id == clause for one in chapter.clauses)), None)


@cache
def rulebook(slug: str, locale: str, root: Path = DATA) -> Rulebook:
    """A game's rules for a reader. A game without a page has no chapters. Raises `Faulty` for a page that cannot be read."""
    for known in chain(locale):
        path = root / slug / f"rules.{known}.yaml"
        if path.is_file():
            return read(path.read_text("utf-8"), path.name).take(Rulebook)
    return Rulebook(())
