"""What Kamigami cards can say: who is meant, what is needed, and the verbs. Rules A1-15 to A1-17, A1-28.

Who is meant by ``self`` is the unit that uses the skill or bears the set card; ``own`` and ``rival`` are the seat that uses the card and
the other one. Every effect is carried out as far as possible. Rule G1-Q1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from engine.effects import Draw, Effect, Misfit, Need, Small, Values

Attribute = Literal["sun", "moon", "star"]
ATTRIBUTES: tuple[Attribute, ...] = ("sun", "moon", "star")

UNIT, STRATEGY, TACTICS, REINFORCEMENT = "unit", "strategy", "tactics", "reinforcement"
Kind = Literal["unit", "strategy", "tactics", "reinforcement"]
KINDS: tuple[Kind, ...] = ("unit", "strategy", "tactics", "reinforcement")
"""Four kinds: the unit and the three commands. Rules G1-11 to G1-13, A1-24."""

REST, STUN = "rest", "stun"
"""The two steps of the ladder below the normal state, which is empty. Rules G1-31, A1-1."""

Points = Annotated[int, Meta(ge=10, le=2000, multiple_of=10)]
"""Damage, HP, and what is added to or taken off them."""

One = Literal["self", "own-main", "rival-main", "chosen"]
"""A single unit; ``chosen`` is what the `choose` around it has chosen."""
Units = Literal["self", "own-main", "rival-main", "chosen", "own-standby", "rival-standby", "own-units", "rival-units"]
"""A single unit, or each one of a group; only living ones count. Rule A1-38."""
Group = Literal["own-standby", "rival-standby", "own-units", "rival-units"]
Scope = Literal["self", "own-main", "rival-main", "chosen", "own-side", "rival-side"]
"""What a lasting effect lies on: a unit (it ends when that goes to standby or is KOed), or a player, whoever is main. Rule A1-28."""
During = Literal["this-turn", "next-rival-turn", "next-own-turn"]
"""The one turn in which a lasting effect is in force, its end phase included. Rules A1-28, A1-41."""
Whose = Literal["own", "rival"]

Each = Literal[
    "energy", "rival-energy", "set-cards", "own-standby", "rival-standby", "hand", "own-fallen", "rival-fallen"
]
"""What an amount may be counted by: energy on ``self`` or the rival's main unit, cards set on ``self``, living standby units, cards in
one's own hand, units that were KOed."""


# --- conditions -------------------------------------------------------------------------------------------------------


class Between(Values, frozen=True):
    """So many: at least, at most, or both."""

    at_least: Annotated[int, Meta(ge=0, le=99)] | None = None
    at_most: Annotated[int, Meta(ge=0, le=99)] | None = None

    def holds(self, count: int) -> bool:
        """Whether a number lies between."""
        return (self.at_least is None or count >= self.at_least) and (self.at_most is None or count <= self.at_most)


class CountOn(Between, frozen=True):
    """So much energy, or so many set cards, on a unit."""

    of: One = "self"


class CountOf(Between, frozen=True):
    """So many cards or units of a side."""

    whose: Whose = "own"


class DamageOn(Values, frozen=True):
    """A unit bears so much damage, or has so little HP left."""

    of: One = "self"
    at_least: Points | None = None
    left_at_most: Points | None = None


class StateOf(Values, frozen=True):
    """A unit is in this state; ``any`` is rest or stun."""

    state: Literal["normal", "rest", "stun", "any"]
    of: One = "rival-main"


class AttributeOf(Values, frozen=True):
    """A unit is of this attribute."""

    attribute: Attribute
    of: One = "rival-main"


class Standing(Values, frozen=True):
    """``self`` stands in the main or a standby area."""

    area: Literal["main", "standby"]


class KamigamiNeed(Need, frozen=True):
    """One condition."""

    energy: CountOn | None = None
    set_cards: CountOn | None = None
    copies: Between | None = None
    """So many cards of the source's own name are set on ``self``, itself included."""
    damage: DamageOn | None = None
    state: StateOf | None = None
    attribute: AttributeOf | None = None
    standing: Standing | None = None
    standby: CountOf | None = None
    """Living standby units of a side."""
    hand: CountOf | None = None
    fallen: CountOf | None = None
    """KOed units of a side."""


Needs = Annotated[tuple[KamigamiNeed, ...], Meta(max_length=3)]


# --- verbs ------------------------------------------------------------------------------------------------------------


class More(Values, frozen=True):
    """So much more damage where the conditions hold, in the state before any effect. Rules A1-15, G1-Q10."""

    amount: Points
    needs: Annotated[tuple[KamigamiNeed, ...], Meta(min_length=1, max_length=3)]


class Damage(Values, frozen=True):
    """Damage. A skill's to the rival's main unit is reckoned in full (A1-15); any other is the printed value (A1-17)."""

    amount: Points
    to: Literal[
        "rival-main",
        "rival-standby",
        "rival-units",
        "one-standby",
        "one-unit",
        "spread",
        "self",
        "chosen",
    ] = "rival-main"
    """``rival-standby`` and ``rival-units`` strike each; ``one-…`` is chosen by the user; ``spread`` strikes ``times`` times, the
    user chooses whom each time."""
    times: Annotated[int, Meta(ge=2, le=6)] | None = None
    each: Each | None = None
    """So much for each of something."""
    more: Annotated[tuple[More, ...], Meta(max_length=3)] = ()
    janken: Points | None = None
    """So much more where a janken is won, which is thrown before the damage is reckoned."""

    def __post_init__(self) -> None:
        if (self.to == "spread") != (self.times is not None):
            raise Misfit("spread", "expected `times` for `spread` and for nothing else")


class Heal(Values, frozen=True):
    """Take damage markers off, never below none. Rule A1-33."""

    amount: Points
    to: Units = "self"


class Charge(Values, frozen=True):
    """Attach the top cards of the own deck face down as energy; an empty deck gives nothing. Rules A1-35, A1-36."""

    count: Small = 1
    to: Literal["self", "own-main", "chosen", "own-standby", "own-units"] = "self"


class MoveEnergy(Values, frozen=True):
    """Move energy between two units of a side, as much as there is."""

    source: One
    to: One
    count: Small = 1


class Drain(Values, frozen=True):
    """Energy off a unit to its owner's discard pile, as much as there is."""

    of: Units = "rival-main"
    count: Small = 1


class Unset(Values, frozen=True):
    """Set cards off a unit to their owner's discard pile, the newest first."""

    of: Units = "rival-main"
    count: Small = 1


class Become(Values, frozen=True):
    """Change a unit's state; the newest overwrites, and a skill that rests a resting unit stuns it. Rules A1-3, G1-Q8, G1-Q9."""

    state: Literal["normal", "rest", "stun"]
    to: Units = "rival-main"


class Switch(Values, frozen=True):
    """A side's main unit changes places with one of its standby units. Rules A1-30, A1-31."""

    whose: Whose = "rival"
    by: Whose = "own"
    """Who chooses the standby unit: the seat that uses the card, or the other."""
    optional: bool = False


class Discard(Values, frozen=True):
    """Cards from hand to the discard pile, as its owner likes or at random; as many as there are."""

    count: Small = 1
    whose: Whose = "own"
    how: Literal["choice", "random"] = "choice"


class Search(Values, frozen=True):
    """Look through the own deck for up to so many cards, show them, and shuffle."""

    count: Small = 1
    kind: Kind | None = None
    attribute: Attribute | None = None
    to: Literal["hand", "standby"] = "hand"
    """``standby``: units enter empty standby areas, as many as there are. Rule A1-23."""

    def __post_init__(self) -> None:
        if self.to == "standby" and self.kind != UNIT:
            raise Misfit("search-unit", "expected `kind: unit` for what is put into a standby area")


class TakeBack(Values, frozen=True):
    """Take up to so many cards of one's choice from one's own discard pile to hand."""

    count: Small = 1
    kind: Kind | None = None


class Change(Values, frozen=True):
    """A change of skill damage that lasts for a turn."""

    amount: Points
    to: Scope
    during: During


class Reduction(Values, frozen=True):
    """Less damage taken from skills, for a turn."""

    amount: Points
    to: Scope = "self"
    during: During = "next-rival-turn"
    standby: bool = False
    """Whether it also counts while the unit is on standby. Rule A1-17."""


class Hindrance(Values, frozen=True):
    """What hinders a unit, or whoever is main, for a turn."""

    to: Scope = "rival-main"
    during: During = "next-rival-turn"


class Choose(Values, frozen=True):
    """Choose units, then do something with them; where none is chosen, nothing. Rules G1-Q1, G1-Q2."""

    of: Group
    then: Annotated[tuple[KamigamiEffect, ...], Meta(min_length=1, max_length=3)]
    count: Small = 1
    optional: bool = False
    """Up to so many, so that none may be chosen; otherwise as many as can be."""


class Throw(Values, frozen=True):
    """A janken between both players, and what follows for the one who uses the card. Rule A1-34."""

    win: Annotated[tuple[KamigamiEffect, ...], Meta(max_length=3)] = ()
    lose: Annotated[tuple[KamigamiEffect, ...], Meta(max_length=3)] = ()


class Provided(Values, frozen=True):
    """Effects only where conditions hold at that moment."""

    needs: Annotated[tuple[KamigamiNeed, ...], Meta(min_length=1, max_length=3)]
    then: Annotated[tuple[KamigamiEffect, ...], Meta(min_length=1, max_length=3)]


class KamigamiEffect(Effect, frozen=True):
    """One verb of this game."""

    damage: Damage | None = None
    heal: Heal | None = None
    charge: Charge | None = None
    move_energy: MoveEnergy | None = None
    drain: Drain | None = None
    unset: Unset | None = None
    state: Become | None = None
    switch: Switch | None = None
    draw: Draw | None = None
    """Who cannot draw the full number loses. Rule G1-08."""
    discard: Discard | None = None
    search: Search | None = None
    take_back: TakeBack | None = None
    bonus: Change | None = None
    """More damage dealt by skills to the rival's main unit."""
    weaken: Change | None = None
    """Less of it."""
    reduction: Reduction | None = None
    shackle: Hindrance | None = None
    """Each use of a skill needs a janken won first. Rules G1-Q5, A1-29."""
    pin: Hindrance | None = None
    """It cannot retreat."""
    choose: Choose | None = None
    janken: Throw | None = None
    provided: Provided | None = None

    def branches(self) -> tuple[tuple[KamigamiEffect, ...], ...]:
        """The lists of effects inside it, in the order in which a frame numbers them."""
        if self.choose is not None:
            return (self.choose.then,)
        if self.janken is not None:
            return (self.janken.win, self.janken.lose)
        return (self.provided.then,) if self.provided is not None else ()


Effects = Annotated[tuple[KamigamiEffect, ...], Meta(max_length=5)]


def within(effects: tuple[KamigamiEffect, ...]) -> Iterator[KamigamiEffect]:
    """Every effect of a list, and all inside them."""
    for effect in effects:
        yield effect
        for branch in effect.branches():
            yield from within(branch)
