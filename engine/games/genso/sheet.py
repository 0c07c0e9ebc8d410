"""A card as it looks: its face on the table, and its sheet with the text that its effects write."""

from __future__ import annotations

from engine.games.genso.cards import LEADER, Ability, GensoCard, Power
from engine.games.genso.wordings import effect_words, moment_word, need_words
from engine.games.genso.zones import GensoTable
from engine.view import FIRST, Block, Face, Name, Sheet, Stat, Tile, Word


def face(
    card: GensoCard,
    owner: int = FIRST,
    atk: int | None = None,
    counters: tuple[str, ...] = (),
    tucked: tuple[Name, ...] = (),
    states: tuple[str, ...] = (),
    glow: str = "",
) -> Face:
    """A card face up: as printed, or with the ATK and counters that it has now."""
    return Face(
        owner=owner,
        card=card.id,
        name=card.title,
        crest=card.crest,
        attributes=(card.element,) if card.element is not None else (),
        stats=(Stat("attack", card.atk if atk is None else atk, card.atk),) if card.fights else (),
        states=states,
        glow=glow,
        counters=stats(counters),
        tucked=tucked,
        shape="leader" if card.kind == LEADER else "",
        label="" if card.fights else f"kind-{card.kind}",
    )


def face_down(owner: int, counters: tuple[str, ...] = ()) -> Face:
    """A card that may not be known, with the counters that everybody sees lie on it. Rule A0-35."""
    return Face(owner=owner, counters=stats(counters))


def stats(counters: tuple[str, ...]) -> tuple[Stat, ...]:
    """Counters as they show: one of each element. Rule G0-31h."""
    return tuple(Stat(element, 1, 1) for element in counters)


def sheet(table: GensoTable, card: GensoCard) -> Sheet:
    """A card with ATK, skill, burst, its abilities, and how many may be put in. Rules G0-31, A0-14."""
    tiles = [Tile("tile-kind", word=f"kind-{card.kind}")]
    if card.fights:
        tiles = [Tile("tile-element", emblem=str(card.element)), Tile("stat-attack", value=card.atk)]
    powers = [("power-skill", card.skill), ("power-burst", card.burst)]
    blocks = [_power(key, power, card) for key, power in powers if power is not None]
    return Sheet(
        game="genso",
        face=face(card),
        tiles=tuple(tiles),
        blocks=(*blocks, *(_ability(ability) for ability in card.abilities)),
        flavor=card.flavor,
        foot=Word("sheet-foot", {"card": card.id, "limit": 1 if card.kind == LEADER else table.house.copies}),
    )


def _power(key: str, power: Power, card: GensoCard) -> Block:
    return Block(Word(key), emblem=str(card.element), cost=power.cost, gain=power.gain)


def _ability(ability: Ability) -> Block:
    words = (
        *(word for need in ability.needs for word in need_words(need)),
        *(w for e in ability.effects for w in effect_words(e)),
    )
    return Block(moment_word(ability.when), lines=words)
