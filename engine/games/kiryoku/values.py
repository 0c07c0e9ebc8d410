"""What a character's numbers are now: reckoned from what it prints, its items, and what lasts; never stored. Rules X4-07, X4-19, Q4-50."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.game import Table
from engine.games.kiryoku.cards import KiryokuCard, Passive
from engine.games.kiryoku.house import KiryokuHouse
from engine.games.kiryoku.state import LEADER, KiryokuState, Standing
from engine.games.kiryoku.verbs import ATTRIBUTES, Attribute
from engine.piles import definition
from engine.play import Play

KiryokuTable = Table[KiryokuCard, KiryokuHouse]
KiryokuPlay = Play[KiryokuState, KiryokuTable]

ATTACK, DEFENSE = "attack", "defense"
"""Modifiers that last for one battle; the others are named like the value that they change."""


class Known(NamedTuple):
    """What of a definition is asked again and again."""

    name: str
    """Its name, by which cards are the same. Rule X4-01."""
    parts: tuple[str, ...]
    """The names of a tag's components. Rule G4-24."""
    taken: frozenset[str]
    """Every name that it keeps from its side of the field: its own and its components'. Rules G4-28, X4-24."""


@lru_cache(maxsize=16)
def known(table: KiryokuTable) -> dict[str, Known]:
    """By definition: names, as one match after the other asks for them."""
    found = {}
    for card in table.cards.values():
        parts = tuple(table.cards[part].title.ja if part in table.cards else part for part in card.parts or ())
        found[card.id] = Known(card.title.ja, parts, frozenset((card.title.ja, *parts)))
    return found


def name_of(table: KiryokuTable, state: KiryokuState, number: int) -> str:
    """The name by which a card is the same as another. Rule X4-01."""
    return known(table)[state.cards[number].card].name


def passives(table: KiryokuTable, state: KiryokuState, standing: Standing) -> list[Passive]:
    """What its items do to a character."""
    return [passive for item in standing.items for passive in definition(table, state, item).passives]


def cap(table: KiryokuTable, state: KiryokuState, standing: Standing, place: int) -> int:
    """The vitality cap: a leader's is twice what is printed, then its items. Rules G4-05, X4-19, Q4-50."""
    printed = definition(table, state, standing.card).vitality or 0
    if place == LEADER:
        printed *= 2
    if standing.items:
        printed += sum(p.cap.amount for p in passives(table, state, standing) if p.cap is not None)
    return printed


def left(table: KiryokuTable, state: KiryokuState, standing: Standing, place: int) -> int:
    """The vitality that is left: the cap less damage. Rules X4-19, X4-20, Q4-50."""
    return cap(table, state, standing, place) - standing.damage


def value(table: KiryokuTable, state: KiryokuState, standing: Standing, attribute: Attribute) -> int:
    """One of the five values now, never below 0. Rules X4-07, X4-42."""
    amount = definition(table, state, standing.card).value(attribute)
    if standing.items:
        found = (p.value for p in passives(table, state, standing) if p.value is not None)
        amount += sum(change.amount for change in found if change.value in (None, attribute))
    for lasting in state.lasting:
        if lasting.card == standing.card and lasting.modifier == attribute:
            amount += lasting.amount
    return max(0, amount)


def values(table: KiryokuTable, state: KiryokuState, standing: Standing) -> dict[Attribute, int]:
    """All five values now."""
    return {attribute: value(table, state, standing, attribute) for attribute in ATTRIBUTES}


def fights_with(
    table: KiryokuTable, state: KiryokuState, standing: Standing, part: str, stats: tuple[Attribute, ...]
) -> int:
    """Attack or defense value with the abilities that a battle card names: of several the highest. Rules X4-09, X4-40, X4-42."""
    amount = max((value(table, state, standing, stat) for stat in stats), default=0)
    for passive in passives(table, state, standing) if standing.items else ():
        change = passive.attack if part == ATTACK else passive.defense
        if change is not None:
            amount += change.amount
    for lasting in state.lasting:
        if lasting.card == standing.card and lasting.modifier == part:
            amount += lasting.amount
    return amount


def attributes(table: KiryokuTable, state: KiryokuState, standing: Standing) -> tuple[Attribute, ...]:
    """The attributes of a character, its items' included, in the usual order."""
    printed = definition(table, state, standing.card).attributes
    if not standing.items:
        return printed
    added = {p.attribute.attribute for p in passives(table, state, standing) if p.attribute is not None}
    return tuple(attribute for attribute in ATTRIBUTES if attribute in added or attribute in printed)


def peaceful(table: KiryokuTable, state: KiryokuState, standing: Standing) -> bool:
    """Whether an item keeps it from battles."""
    return bool(standing.items) and any(p.peaceful is not None for p in passives(table, state, standing))


def weary(table: KiryokuTable, state: KiryokuState, standing: Standing) -> bool:
    """Whether an item keeps it from becoming ready in entry."""
    return bool(standing.items) and any(p.weary is not None for p in passives(table, state, standing))
