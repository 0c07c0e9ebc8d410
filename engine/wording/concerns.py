"""Which clauses of a game's rules page say more of one card: rulings that name it, and rules of what stands on it.

What stands on a card are the message keys of its sheet. ``data/<slug>/concerns.yaml`` says which clauses are about which key, so that a
card of any set is answered, and no game is named here. What comes first there is told first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from engine.catalog import DATA
from engine.sources import read
from engine.view import Block, Name, Sheet, Value, Word
from engine.wording.locales import LOCALES
from engine.wording.rulebook import rulebook

ANY = "*"
"""Ends a key that stands for every key which begins so, or stands within it for any middle."""


def clauses_about(sheet: Sheet, root: Path = DATA) -> tuple[str, ...]:
    """The ids of the clauses that concern a card: first those that name it, then those of what stands on it."""
    on_it = set(_keys(sheet))
    about = [ids for pattern, ids in concerns(sheet.game, root) if any(_fits(pattern, key) for key in on_it)]
    return tuple(dict.fromkeys((*_naming(sheet, root), *(clause for ids in about for clause in ids))))


@cache
def concerns(slug: str, root: Path = DATA) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What a game says its clauses are about: patterns of keys, each with ids. Raises `Faulty` for a file that cannot be read."""
    path = root / slug / "concerns.yaml"
    if not path.is_file():
        return ()
    return tuple(read(path.read_text("utf-8"), path.name).take(dict[str, tuple[str, ...]]).items())


def _naming(sheet: Sheet, root: Path) -> list[str]:
    """Clauses whose text has the card's name, in every language that the page is written in: a short name may be a word of one."""
    name = sheet.face.name
    if name is None:
        return []
    by_locale = [
        {clause.id for clause in rulebook(sheet.game, locale, root).clauses() if written in clause.text}
        for locale, written in zip(LOCALES, (name.ja, name.en), strict=True)
    ]
    return [
        clause.id
        for clause in rulebook(sheet.game, LOCALES[0], root).clauses()
        if all(clause.id in ids for ids in by_locale)
    ]


def _fits(pattern: str, key: str) -> bool:
    begin, star, end = pattern.partition(ANY)
    return key.startswith(begin) and key.endswith(end) and len(key) >= len(begin) + len(end) if star else key == pattern


def _keys(sheet: Sheet) -> Iterator[str]:
    """Every message key that stands on a card."""
    face = sheet.face
    yield from (f"attribute-{attribute}" for attribute in face.attributes)
    yield from (f"stat-{stat.kind}" for stat in face.stats)
    yield from (*face.marks, *((face.label,) if face.label else ()))
    yield from _said((face.badge,) if face.badge else ())
    for tile in sheet.tiles:
        yield from (tile.label, *((tile.word,) if tile.word else ()))
    for block in sheet.blocks:
        yield from _of_block(block)


def _of_block(block: Block) -> Iterator[str]:
    yield from _said((block.name, *((block.text,) if block.text else ()), *block.lines))


def _said(values: Iterable[Value]) -> Iterator[str]:
    """The keys of words, and of the words in them."""
    for value in values:
        if isinstance(value, Word):
            yield value.key
            yield from _said(value.values.values())
        elif isinstance(value, str) and value.startswith("@"):
            yield value[1:]
        elif isinstance(value, Name | int | str):
            continue
