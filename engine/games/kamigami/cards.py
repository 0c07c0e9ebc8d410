"""A Kamigami card as printed: a unit with HP, attribute and skills; or a command: strategy, tactics, reinforcement. Rules G1-09 to G1-15.

What a card does is data in a closed vocabulary, which stands in `verbs`. A command does it once, a skill when it is used, a set card all
the time (passives) or at a moment (triggers).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from engine.catalog import Definition
from engine.effects import Misfit, OneVerb, Small, Values
from engine.games.kamigami.verbs import (
    REINFORCEMENT,
    STRATEGY,
    TACTICS,
    UNIT,
    Attribute,
    Each,
    Effects,
    KamigamiEffect,
    KamigamiNeed,
    Kind,
    Needs,
    Points,
    within,
)
from engine.view import Name

# --- skills, passives, triggers ---------------------------------------------------------------------------------------


class Skill(Values, frozen=True):
    """A skill: what it costs, and its damage, which is dealt before its other effects. Rules G1-10, G1-25, G1-26, A1-16."""

    cost: Annotated[int, Meta(ge=0, le=9)]
    effects: Annotated[tuple[KamigamiEffect, ...], Meta(min_length=1, max_length=5)]
    name: Name | None = None

    def __post_init__(self) -> None:
        struck = [effect.damage is not None for effect in self.effects]
        if struck != sorted(struck, reverse=True):
            raise Misfit(
                "damage-first", "expected `damage` before the other effects of a skill, as it is dealt first (A1-16)"
            )
        inner = (effect for outer in self.effects for branch in outer.branches() for effect in within(branch))
        if any(effect.damage is not None for effect in inner):
            raise Misfit(
                "damage-outside",
                "expected `damage` outside `choose`, `janken` and `provided` in a skill, as it is dealt first",
            )


class ExSkill(Skill, frozen=True, kw_only=True):
    """The skill that a reinforcement gives its unit, with the limit that it must carry. Rules G1-15, A1-19 to A1-22."""

    limit: Literal["turn", "discard"]
    """Once a turn, or the card goes to the discard pile when it has been used."""


class Passive(OneVerb, frozen=True):
    """What a set card does all the time for its unit, where its conditions hold. Rule A1-41."""

    bonus: PassiveChange | None = None
    """More damage dealt by the unit's skills to the rival's main unit."""
    reduction: PassiveReduction | None = None
    hp: PassiveHp | None = None
    """More HP."""
    retreat: PassiveCost | None = None
    """Less energy to retreat."""
    cost: PassiveCost | None = None
    """Less energy for the unit's skills."""

    @property
    def needs(self) -> tuple[KamigamiNeed, ...]:
        """What it needs."""
        found = self.bonus or self.reduction or self.retreat or self.cost
        return found.needs if found is not None else ()


class PassiveChange(Values, frozen=True):
    """So many points, or so many for each of something."""

    amount: Points
    each: Each | None = None
    needs: Needs = ()


class PassiveReduction(Values, frozen=True):
    """So much less damage taken from skills."""

    amount: Points
    standby: bool = False
    needs: Needs = ()


class PassiveHp(Values, frozen=True):
    """So many points, without a condition, since conditions may ask for HP."""

    amount: Points


class PassiveCost(Values, frozen=True):
    """So much less energy, never below none."""

    count: Small = 1
    needs: Needs = ()


Moment = Literal["set", "used-ex", "used-skill", "struck", "made-main", "own-turn", "fell"]
"""When a set card's trigger goes off: it was set; its own EX skill was used; its unit used another skill; its unit took damage from a
rival's skill; its unit came from standby to main; its owner's main phase begins; its unit was KOed."""


class Trigger(Values, frozen=True):
    """What a set card does at a moment, at most once each turn, so that no chain of triggers runs for ever. Rule A1-4."""

    when: Moment
    effects: Annotated[tuple[KamigamiEffect, ...], Meta(min_length=1, max_length=4)]
    needs: Needs = ()


# --- the card ---------------------------------------------------------------------------------------------------------


class KamigamiCard(Definition, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A definition of this game. Rules G1-10 to G1-15."""

    kind: Kind = UNIT  # type: ignore[assignment]
    hp: Points | None = None
    attribute: Attribute | None = None
    advantage: Annotated[tuple[Attribute, ...], Meta(max_length=3)] = ()
    """Against a main unit of these the damage of its skills is doubled. Rules G1-10, A1-18."""
    retreat: Annotated[int, Meta(ge=0, le=5)] = 0
    skills: Annotated[tuple[Skill, ...], Meta(max_length=3)] = ()
    effects: Effects = ()
    """What a strategy or tactics does."""
    passives: Annotated[tuple[Passive, ...], Meta(max_length=3)] = ()
    triggers: Annotated[tuple[Trigger, ...], Meta(max_length=3)] = ()
    ex: ExSkill | None = None

    @property
    def kin(self) -> tuple[str, ...]:
        """A unit and a reinforcement may have one name. Rule A1-24."""
        return (self.kind,)

    def ability_title(self, part: str) -> Name | None:
        """The name of a skill: ``skill.1``, or ``ex``."""
        if part == "ex":
            return self.ex.name if self.ex else None
        return self.skills[int(part.removeprefix("skill.")) - 1].name

    def __post_init__(self) -> None:
        self._check_parts()
        for effects, bearer in self._parts():
            _check_subjects(effects, bearer)
        if self.kind == TACTICS and any(
            e.take_back and e.take_back.kind in (None, TACTICS) for e in within(self.effects)
        ):
            raise Misfit(
                "tactics-back", "expected a `kind` other than tactics for what tactics take back, as they have no limit"
            )

    def _check_parts(self) -> None:
        unit = (self.hp, self.attribute, self.skills or None)
        if self.kind == UNIT and None in unit:
            raise Misfit("unit", "expected `hp`, `attribute` and `skills` for a unit")
        if self.kind != UNIT and (unit != (None, None, None) or self.advantage or self.retreat):
            raise Misfit(
                "no-unit-card", "expected neither `hp`, `attribute`, `advantage`, `retreat` nor `skills` for a command"
            )
        worn = bool(self.passives or self.triggers or self.ex)
        if worn != (self.kind == REINFORCEMENT):
            raise Misfit(
                "reinforcement", "expected `passives`, `triggers` or `ex` for a reinforcement, and for nothing else"
            )
        answers = any(trigger.when == "used-ex" for trigger in self.triggers)
        if answers and (self.ex is None or self.ex.limit == "discard"):
            raise Misfit("used-ex", "expected an `ex` with `limit: turn` where a trigger goes off at `used-ex`")
        if bool(self.effects) != (self.kind in (STRATEGY, TACTICS)):
            raise Misfit("command-effects", "expected `effects` for a strategy or tactics, and for nothing else")

    def _parts(self) -> Iterator[tuple[tuple[KamigamiEffect, ...], bool]]:
        """Every list of effects, and whether it has a unit that is ``self``."""
        yield self.effects, False
        for skill in (*self.skills, *((self.ex,) if self.ex is not None else ())):
            yield skill.effects, True
        for trigger in self.triggers:
            yield trigger.effects, trigger.when != "fell"


def _check_subjects(effects: tuple[KamigamiEffect, ...], bearer: bool, chosen: bool = False) -> None:
    """Raises `Misfit` where a text speaks of ``self`` without a unit that is meant, or of ``chosen`` where nothing was."""
    for effect in effects:
        subjects = _subjects(effect)
        if not bearer and "self" in subjects:
            raise Misfit("no-self", f"expected another unit than `self` in `{effect.verb}`: no unit does this")
        if not chosen and "chosen" in subjects:
            raise Misfit("no-chosen", f"expected `chosen` in `{effect.verb}` only inside `choose`")
        for branch in effect.branches():
            _check_subjects(branch, bearer, chosen or effect.choose is not None)


_COUNTED_ON_SELF = ("energy", "set-cards")


def _subjects(effect: KamigamiEffect) -> set[str]:
    """The units that an effect and its conditions speak of."""
    value = getattr(effect, effect.verb.replace("-", "_"))
    found = {getattr(value, key, "") for key in ("to", "of", "source")}
    needs = list(getattr(value, "needs", ()))
    if effect.damage is not None:
        found |= {"self"} if effect.damage.each in _COUNTED_ON_SELF else set()
        needs += [need for more in effect.damage.more for need in more.needs]
    return found | {subject for need in needs for subject in _of(need)}


def _of(need: KamigamiNeed) -> set[str]:
    if need.copies is not None or need.standing is not None:
        return {"self"}
    told = need.energy or need.set_cards or need.damage or need.state or need.attribute
    return {told.of} if told is not None else set()
