"""Where the texts of a card stand: its parts and the lists of effects inside them, by the places that frames keep."""

from __future__ import annotations

from engine.games.kamigami.cards import KamigamiCard
from engine.games.kamigami.reckoning import skill_of
from engine.games.kamigami.state import KamigamiState
from engine.games.kamigami.verbs import KamigamiEffect
from engine.games.kamigami.zones import KamigamiTable
from engine.piles import definition

COMMAND, EX = "effects", "ex"
"""The part of a strategy or tactics, and that of an EX skill; others are ``skill.1`` and ``trigger.1``."""


def is_skill(part: str) -> bool:
    """Whether a part is a skill; an EX skill is one. Rule G1-Q5."""
    return part == EX or part.startswith("skill.")


def part_of(card: KamigamiCard, part: str) -> tuple[KamigamiEffect, ...]:
    """The effects of a part."""
    if is_skill(part):
        return skill_of(card, part).effects
    if part == COMMAND:
        return card.effects
    return card.triggers[int(part.removeprefix("trigger.")) - 1].effects


def listed(
    table: KamigamiTable, state: KamigamiState, number: int, part: str, path: tuple[int, ...]
) -> tuple[KamigamiEffect, ...]:
    """A list of effects inside a part: by turns the effect that holds it, and its branch."""
    effects = part_of(definition(table, state, number), part)
    for index, branch in zip(path[::2], path[1::2], strict=True):
        effects = effects[index].branches()[branch]
    return effects
