"""What a skill costs, and its damage in the stated order, from the state before its effects. Rules G1-10, G1-25, A1-15 to A1-17."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.games.kamigami.cards import KamigamiCard, Passive, Skill
from engine.games.kamigami.state import MAIN, KamigamiState, Unit
from engine.games.kamigami.targets import Speaker, counted, hold
from engine.games.kamigami.verbs import Damage
from engine.games.kamigami.worn import passives
from engine.games.kamigami.zones import KamigamiTable, main_unit
from engine.lasting import Lasting, in_force, on_card, on_seat
from engine.piles import definition
from engine.view import other

BONUS, WEAKEN, REDUCTION, REDUCTION_ANYWHERE, SHACKLE, PIN = (
    "bonus",
    "weaken",
    "reduction",
    "reduction-anywhere",
    "shackle",
    "pin",
)
"""The modifiers that last. Rule A1-28."""


class Reckoned(Struct, frozen=True):
    """Damage to a main unit as it comes together. Rule A1-15."""

    base: int
    added: int
    """Changes on the attacker's side, which may be below 0."""
    doubled: bool
    """Whether the advantage applies."""
    reduced: int
    """Taken off on the defender's side."""

    @property
    def parts(self) -> tuple[int, ...]:
        """How it came together: base, changes, by how much it was multiplied, what was taken off."""
        return self.base, self.added, 2 if self.doubled else 1, self.reduced

    @property
    def total(self) -> int:
        """What is dealt; if nothing is left before the advantage, nothing is."""
        struck = max(0, self.base + self.added) * (2 if self.doubled else 1)
        return max(0, struck - self.reduced)


def skill_of(card: KamigamiCard, part: str) -> Skill:
    """The skill that a part names: ``ex``, or ``skill.1``."""
    if part == "ex":
        assert card.ex is not None
        return card.ex
    return card.skills[int(part.removeprefix("skill.")) - 1]


def skill_cost(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, skill: Skill) -> int:
    """The energy that a skill needs on its unit. Rules G1-25, A1-21."""
    cost = skill.cost
    for number, passive in passives(table, state, unit):
        if passive.cost is not None and _says(table, state, seat, unit, number, passive):
            cost -= passive.cost.count
    return max(0, cost)


def retreat_cost(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit) -> int:
    """The energy that a unit needs to retreat. Rule G1-10."""
    cost = definition(table, state, unit.card).retreat
    for number, passive in passives(table, state, unit):
        if passive.retreat is not None and _says(table, state, seat, unit, number, passive):
            cost -= passive.retreat.count
    return max(0, cost)


def _says(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, number: int, passive: Passive) -> bool:
    """Whether the conditions of a set card's passive text hold."""
    return hold(table, state, Speaker(seat, number, unit.card), passive.needs)


def lasting_on(state: KamigamiState, modifier: str, seat: int, unit: Unit, slot: int) -> Iterator[Lasting]:
    """What is in force on a unit, or on its player's main unit where it is that. Rules A1-28, G1-Q4, G1-Q6."""
    if not state.lasting:
        return
    yield from in_force(on_card(state.lasting, modifier, unit.card, unit.stamp), state.turn)
    if slot == MAIN or modifier == REDUCTION_ANYWHERE:
        yield from in_force(on_seat(state.lasting, modifier, seat), state.turn)


def printed(table: KamigamiTable, state: KamigamiState, speaker: Speaker, damage: Damage, extra: int = 0) -> int:
    """The damage that a text says now: its number, by what it counts, and what it adds under conditions. Rules A1-15, G1-Q10."""
    amount = damage.amount if damage.each is None else damage.amount * counted(state, speaker, damage.each)
    for more in damage.more:
        if hold(table, state, speaker, more.needs):
            amount += more.amount
    return amount + extra


def reckon(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, slot: int, base: int) -> Reckoned:
    """A skill's damage to the rival's main unit: attacker's side, advantage, defender's side. Rules A1-15, A1-19."""
    rival = other(seat)
    struck = main_unit(state, rival)
    assert struck is not None
    card, against = definition(table, state, unit.card), definition(table, state, struck.card)
    return Reckoned(
        base,
        _added(table, state, seat, unit, slot),
        against.attribute in card.advantage,
        reduction(table, state, rival, struck, MAIN),
    )


def _added(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, slot: int) -> int:
    """Changes on the attacker's side: set cards, and what lasts on unit and player."""
    added = 0
    if state.lasting:
        added += sum(effect.amount for effect in lasting_on(state, BONUS, seat, unit, slot))
        added -= sum(effect.amount for effect in lasting_on(state, WEAKEN, seat, unit, slot))
    for number, passive in passives(table, state, unit):
        speaker = Speaker(seat, number, unit.card)
        if passive.bonus is not None and hold(table, state, speaker, passive.needs):
            added += passive.bonus.amount * counted(state, speaker, passive.bonus.each)
    return added


def reduction(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, slot: int) -> int:
    """How much less a unit takes from skills; on standby only what says so. Rule A1-17."""
    main = slot == MAIN
    kinds = (REDUCTION, REDUCTION_ANYWHERE) if main else (REDUCTION_ANYWHERE,)
    less = sum(effect.amount for kind in kinds for effect in lasting_on(state, kind, seat, unit, slot))
    for number, passive in passives(table, state, unit):
        meant = passive.reduction is not None and (main or passive.reduction.standby)
        if passive.reduction is not None and meant and _says(table, state, seat, unit, number, passive):
            less += passive.reduction.amount
    return less


def hindered(state: KamigamiState, modifier: str, seat: int, unit: Unit, slot: int) -> bool:
    """Whether a hindrance is in force on a unit. Rules G1-Q5, A1-28."""
    return bool(state.lasting) and any(True for _ in lasting_on(state, modifier, seat, unit, slot))


def forecast(
    table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, slot: int, card: int, part: str
) -> Reckoned | None:
    """What a skill would deal to the rival's main unit now, without a janken won; None where it deals it nothing.

    ``card`` is the unit's number, or the set card's for its EX skill.
    """
    base = base_of(table, state, Speaker(seat, card, unit.card), skill_of(definition(table, state, card), part))
    if base is None or main_unit(state, other(seat)) is None:
        return None
    return reckon(table, state, seat, unit, slot, base)


def base_of(table: KamigamiTable, state: KamigamiState, speaker: Speaker, skill: Skill) -> int | None:
    """What a skill says that it deals to the rival's main unit, without a janken won; None where it says nothing of it."""
    bases = [
        printed(table, state, speaker, effect.damage)
        for effect in skill.effects
        if effect.damage is not None and effect.damage.to in ("rival-main", "rival-units")
    ]
    return sum(bases) if bases else None
