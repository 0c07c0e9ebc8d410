"""A Jinkei card as printed: AP, HP, one attribute, its skills and the janken mark of its corner."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.catalog import Definition
from engine.effects import Misfit
from engine.janken import ROCK

FLYING, SELF_REPAIR, FIRST_STRIKE = "flying", "self-repair", "first-strike"
INSTANT_DEATH, ABSORPTION = "instant-death", "absorption"

BEATS = {"earth": "water", "water": "fire", "fire": "wind", "wind": "earth"}
"""Each attribute and the one that it is stronger than. Rule G2-27."""

STRONG_CARD = 90
"""AP + HP from which only one copy may be put in. Rule G2-02."""


class JinkeiCard(Definition, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A definition of this game."""

    ap: Annotated[int, Meta(ge=0, le=999)] = 0
    hp: Annotated[int, Meta(ge=1, le=999)] = 1
    attribute: Literal["earth", "water", "fire", "wind"] = "earth"
    skills: tuple[Literal["flying", "self-repair", "first-strike", "instant-death", "absorption"], ...] = ()
    janken: Literal["rock", "paper", "scissors"] = ROCK  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if len(set(self.skills)) < len(self.skills):
            raise Misfit("skill-twice", "expected each skill once")

    @property
    def strong(self) -> bool:
        """Whether it counts as strong when a deck is built. Rule G2-02."""
        return self.ap + self.hp >= STRONG_CARD
