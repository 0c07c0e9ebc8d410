"""A card as it looks: its face in hand and on the table, and its sheet with the text that its effects write."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.kasane.bp import fallback
from engine.games.kasane.cards import COLUMNS, KasaneCard
from engine.games.kasane.decks import COPIES
from engine.games.kasane.wordings import ability_words, moment_word
from engine.games.kasane.zones import KasaneTable
from engine.view import FIRST, Block, Face, Sheet, Stat, Tile, Word

SCENE_EMBLEM = "scene"
"""A scene bears it in place of a type."""


def printed_bp(card: KasaneCard, count: int) -> int:
    """What a character prints for so many stacked cards, or in the column that is read instead. Rules G3-37, Q3-19."""
    return card.printed(fallback(card, count)) or 0


def face(card: KasaneCard, owner: int = FIRST, count: int = 1) -> Face:
    """A card face up, as printed: a character with the BP for so many stacked cards, a scene with its cost."""
    bp = printed_bp(card, count) if card.fights else 0
    cost = card.cost or 0
    return Face(
        owner=owner,
        card=card.id,
        name=card.title,
        crest=card.crest,
        attributes=(card.type or SCENE_EMBLEM,),
        stats=(Stat("bp", bp, bp),) if card.fights else (Stat("cost", cost, cost),),
    )


def with_level(card: KasaneCard) -> Word | None:
    """A character's level as a badge; a scene has none."""
    return None if card.level is None else Word("badge-level", {"level": card.level})


def face_down(owner: int, count: int = 1) -> Face:
    """A card that may not be known: whose it is, and how many are stacked there. Rules G3-26, X3-04."""
    badge = Word("badge-stack", {"count": count}) if count > 1 else None
    return Face(owner=owner, states=("face-down",), badge=badge)


def sheet(table: KasaneTable, card: KasaneCard) -> Sheet:
    """A card with all that is printed on it, its number, and how many may be put in. Rules G3-05, G3-19, G3-37, G3-38."""
    return Sheet(
        game="kasane",
        face=replace(face(card), badge=with_level(card)),
        tiles=_columns(card)
        if card.fights
        else (Tile("tile-kind", word="kind-scene"), Tile("stat-cost", value=card.cost)),
        blocks=tuple(Block(moment_word(ability), lines=ability_words(ability)) for ability in card.abilities),
        flavor=card.flavor,
        foot=Word("sheet-foot", {"number": card.number or card.id, "limit": COPIES}),
        plain=not card.fights,
    )


def _columns(card: KasaneCard) -> tuple[Tile, ...]:
    """BP by the number of stacked cards, then EX; a column beyond the third only where it is printed."""
    shown = max(3, len(card.bp))
    columns = [Tile(f"column-{name}", value=card.printed(k)) for k, name in enumerate(COLUMNS[:shown], 1)]
    return (*columns, Tile("column-ex", value=card.ex))
