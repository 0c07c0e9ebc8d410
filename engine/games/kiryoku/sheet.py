"""A card as it looks: its face on the table and in hand, and its sheet with the text that its effects write."""

from __future__ import annotations

from engine.games.kiryoku.cards import BATTLE, CHARACTER, ITEM, TAG, Ability, Cost, KiryokuCard
from engine.games.kiryoku.values import KiryokuTable
from engine.games.kiryoku.verbs import ATTRIBUTES
from engine.games.kiryoku.wordings import ability_words, battle_words, event_words, item_words
from engine.view import FIRST, Block, Face, Name, Sheet, Stat, Tile, Versus, Word

VITALITY = "vitality"
SPECIAL = "mark-special"


def face(card: KiryokuCard, owner: int = FIRST) -> Face:
    """A card face up, as printed, with its cost: a character with its vitality, a battle card with what it compares."""
    return Face(
        owner=owner,
        card=card.id,
        name=card.title,
        crest=card.crest,
        attributes=card.attributes if card.stands else (card.kind,),
        marks=(SPECIAL,) if card.special else (),
        stats=(Stat(VITALITY, card.vitality, card.vitality),) if card.vitality is not None else (),
        states=("tag",) if card.kind == TAG else (),
        label="" if card.stands or card.kind == BATTLE else f"kind-{card.kind}",
        cost=gems(card.cost),
        versus=Versus(card.attack, card.defense) if card.kind == BATTLE else None,
    )


def gems(cost: Cost) -> tuple[str, ...]:
    """A cost as emblem keys: its colors, then its attribute icons. Rules X4-11, X4-14."""
    return (*cost.pay, *cost.icons)


def sheet(table: KiryokuTable, card: KiryokuCard) -> Sheet:
    """A card with all that it prints, and how many may be put in. Rules X4-06 to X4-10, Q4-01."""
    return Sheet(
        game="kiryoku",
        face=face(card),
        tiles=_tiles(card),
        blocks=tuple(_blocks(table, card)),
        flavor=card.flavor,
        foot=_foot(card, table.house.copies),
        plain=not card.stands,
    )


def _foot(card: KiryokuCard, limit: int) -> Word:
    """Copies; and the vitality of a character that leads. Rules G4-05, Q4-01."""
    values: dict[str, int | str | Name | Word] = {"card": card.id, "limit": limit}
    if card.kind != CHARACTER or card.vitality is None:
        return Word("sheet-foot", values)
    return Word("sheet-foot-leader", values | {"vitality": 2 * card.vitality})


def _tiles(card: KiryokuCard) -> tuple[Tile, ...]:
    """A character's five values; of another card its kind."""
    if card.stands:
        return tuple(Tile(f"stat-{value}", card.value(value), emblem=value) for value in ATTRIBUTES)
    return (Tile("tile-kind", word=f"kind-{card.kind}-special" if card.special else f"kind-{card.kind}"),)


def _blocks(table: KiryokuTable, card: KiryokuCard) -> list[Block]:
    """What it is made of, what it does all the time, then its abilities."""
    blocks = []
    if card.kind == TAG and card.parts is not None:
        named = {f"part{k}": table.cards[part].title for k, part in enumerate(card.parts, 1) if part in table.cards}
        blocks.append(Block(Word("kind-tag-card"), lines=(Word("tag-of", dict(named)),)))
    texts = {BATTLE: battle_words, ITEM: item_words, "event": event_words}
    if card.kind in texts and (lines := texts[card.kind](card)):
        blocks.append(Block(Word("sheet-text"), lines=lines, gems=gems(card.cost)))
    elif card.stands and card.cost.pay:
        blocks.append(Block(Word("verb-call"), gems=gems(card.cost)))
    return blocks + [_ability(ability, card) for ability in card.abilities]


def _ability(ability: Ability, card: KiryokuCard) -> Block:
    name = Word("ability-title", {"name": ability.name}) if ability.name is not None else Word("ability-nameless")
    return Block(name, lines=ability_words(ability, card.kind == ITEM), gems=gems(ability.cost))
