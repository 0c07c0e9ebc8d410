"""A card as it looks: its face on the table and in hand, and its sheet with the text that its effects write."""

from __future__ import annotations

from engine.games.kamigami.cards import ExSkill, KamigamiCard, Passive, Skill, Trigger
from engine.games.kamigami.verbs import UNIT
from engine.games.kamigami.wordings import effects_words, ex_words, moment_word, passive_words, trigger_words
from engine.games.kamigami.zones import KamigamiTable
from engine.view import FIRST, Attached, Block, Face, Sheet, Stat, Tile, Word

ENERGY = "energy"
EX_MARK = "mark-ex"


def face(card: KamigamiCard, owner: int = FIRST) -> Face:
    """A card as printed: a unit with its HP, a command with its kind."""
    return Face(
        owner=owner,
        card=card.id,
        name=card.title,
        crest=card.crest,
        attributes=(card.attribute,) if card.attribute is not None else (),
        stats=(Stat("life", card.hp, card.hp),) if card.hp is not None else (),
        label="" if card.kind == UNIT else f"label-{card.kind}",
    )


def attached(card: KamigamiCard) -> Attached:
    """A reinforcement that is set on a unit; one with an EX skill is marked. Rules G1-13, G1-15."""
    return Attached(card.title, EX_MARK if card.ex is not None else "")


def sheet(table: KamigamiTable, card: KamigamiCard) -> Sheet:
    """A card with all that it prints, and how many may be put in. Rules G1-04, G1-10 to G1-15."""
    return Sheet(
        game="kamigami",
        face=face(card),
        tiles=_tiles(card),
        blocks=tuple(_blocks(card)),
        flavor=card.flavor,
        foot=Word("sheet-foot", {"card": card.id, "limit": 4}),
    )


def _tiles(card: KamigamiCard) -> tuple[Tile, ...]:
    kind = Tile("tile-kind", word=f"kind-{card.kind}")
    if card.kind != UNIT:
        return (kind,)
    strong = tuple(Tile("tile-advantage", emblem=attribute) for attribute in card.advantage) or (
        Tile("tile-advantage"),
    )
    return (Tile("stat-life", card.hp), *strong, Tile("tile-retreat", card.retreat), kind)


def _blocks(card: KamigamiCard) -> list[Block]:
    blocks = [_skill(skill) for skill in card.skills]
    if card.effects:
        blocks.append(Block(Word(f"kind-{card.kind}"), lines=effects_words(card.effects)))
    if card.passives:
        blocks.append(_passives(card.passives))
    blocks += [_trigger(trigger) for trigger in card.triggers]
    if card.ex is not None:
        blocks.append(_ex(card.ex))
    return blocks


def _skill(skill: Skill) -> Block:
    name = Word("skill-title", {"name": skill.name}) if skill.name is not None else Word("skill-nameless")
    return Block(name, lines=effects_words(skill.effects), emblem=ENERGY, cost=skill.cost)


def _ex(ex: ExSkill) -> Block:
    name = Word("ex-title", {"name": ex.name}) if ex.name is not None else Word("ex-nameless")
    return Block(name, lines=ex_words(ex), emblem=ENERGY, cost=ex.cost)


def _passives(passives: tuple[Passive, ...]) -> Block:
    return Block(Word("when-set-on"), lines=tuple(word for passive in passives for word in passive_words(passive)))


def _trigger(trigger: Trigger) -> Block:
    return Block(moment_word(trigger), lines=trigger_words(trigger))
