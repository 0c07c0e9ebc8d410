"""A Kasane card as printed: a character with level, type and BP by the number of stacked cards; or a scene with its round cost.

Abilities are data in a closed vocabulary. Of each: when it happens, in which states of the stack it works, what it needs (all of it), what
using it costs, how often a turn, and its effects, carried out in order and as far as possible. The words are listed in `wordings`.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta

from engine.catalog import Definition
from engine.effects import Draw, Effect, Misfit, Need, Small, Values

Type = Literal["might", "swift", "armor", "craft", "beast", "alien"]
TYPES: tuple[Type, ...] = ("might", "swift", "armor", "craft", "beast", "alien")
"""The six types. They mean something only where a text names one."""
COLUMNS = ("single", "double", "triple", "quad")
"""BP columns by the number of stacked cards, from one. A further one is a further name here. Rules G3-37, Q3-28."""
EX = "ex"

CHARACTER, SCENE = "character", "scene"
Kind = Literal["character", "scene"]

ENTER, ACTIVATE, CONTINUOUS = "enter", "activate", "continuous"
When = Literal["enter", "activate", "continuous"]
"""Enters play (G3-31), activate (G3-33), or as long as the card's text is active."""

WIN, TIE = "win", "tie"
Side = Literal["own", "rival"]
Who = Literal["self", "opponent", "beside", "own", "rival", "all", "one-own", "one-rival"]
"""Which characters: this one; the one that faces it; the own ones next to it; every own, rival, or any character; one of them, chosen."""
CHOSEN: tuple[Who, ...] = ("one-own", "one-rival")
OF_AN_AREA: tuple[Who, ...] = ("self", "opponent", "beside")
"""What only a character's text can speak of: a scene stands in no battle area."""

Each = Literal["own-won", "rival-won", "rounds", "own-hand", "rival-hand", "stacked"]
"""What an amount may be counted by: areas in which a side is winning, battle areas, cards in a hand, cards of the own stack."""

PARALLEL = re.compile(r"-P[0-9]*$")
"""What a parallel print adds to its card number. Rule Q3-27."""


class Span(Values, frozen=True):
    """A number within bounds, both included."""

    at_least: Annotated[int, Meta(ge=0, le=99)] = 0
    at_most: Annotated[int, Meta(ge=0, le=99)] = 99

    def holds(self, number: int) -> bool:
        """Whether a number lies within."""
        return self.at_least <= number <= self.at_most


class Which(Values, frozen=True):
    """What a card must be: everything that is named here holds of it."""

    kind: Kind | None = None
    type: Type | None = None
    level: Span | None = None
    same_name: bool = False
    """It bears the character name of the card whose text this is."""


class Change(Values, frozen=True):
    """A number of BP or grades, added to characters or taken off: so much, or so much for each of something."""

    amount: Annotated[int, Meta(ge=-30000, le=30000)]
    who: Who = "self"
    which: Which | None = None
    each: Each | None = None


class ReadEx(Values, frozen=True):
    """The EX column is read instead of the column for the number of cards. Rule G3-38."""

    who: Who = "self"
    which: Which | None = None


class Fix(Values, frozen=True):
    """The battle of a character is won or tied by it, whatever the BP."""

    result: Literal["win", "tie"]
    who: Who = "self"
    which: Which | None = None


class DrawAndReturn(Values, frozen=True):
    """Draw, then put so many cards of the hand under the deck."""

    draw: Small = 2
    back: Small = 1


class Reveal(Values, frozen=True):
    """Show the top cards of the own deck to everybody, take up to one that fits, and put the rest under the deck or away."""

    count: Annotated[int, Meta(ge=1, le=10)] = 3
    which: Which = Which()
    rest: Literal["under", "discard"] = "under"


class Search(Values, frozen=True):
    """Take up to one card that fits from the own deck, show it, and shuffle."""

    which: Which = Which()


class DiscardScene(Values, frozen=True):
    """The scene goes to its owner's discard area."""

    whose: Literal["any", "own", "rival"] = "any"


class KasaneEffect(Effect, frozen=True):
    """One verb of this game."""

    draw: Draw | None = None
    draw_and_return: DrawAndReturn | None = None
    reveal: Reveal | None = None
    search: Search | None = None
    discard_scene: DiscardScene | None = None
    bp: Change | None = None
    """BP of characters, for this turn, or while a continuous text is active."""
    grade: Change | None = None
    """Which column is read: so many to the right (or left)."""
    read_ex: ReadEx | None = None
    fix: Fix | None = None

    @property
    def lasts(self) -> bool:
        """Whether it changes how battles are judged: such an effect may be continuous, or lasts for the turn."""
        return self.aimed is not None

    @property
    def aimed(self) -> Change | ReadEx | Fix | None:
        """What says which characters it is about."""
        return self.bp or self.grade or self.read_ex or self.fix


class Discard(Values, frozen=True):
    """Put cards of the own hand into the discard area."""

    count: Annotated[int, Meta(ge=1, le=6)] = 1
    which: Which = Which()


class Fighter(Values, frozen=True):
    """What a character on the field is: as `Which`, and by how many cards its stack has."""

    type: Type | None = None
    level: Span | None = None
    stacked: Span | None = None


class Won(Values, frozen=True):
    """Areas in which a side is winning, as last judged."""

    whose: Side = "own"
    at_least: Annotated[int, Meta(ge=0, le=99)] = 0
    at_most: Annotated[int, Meta(ge=0, le=99)] = 99


class HandSize(Values, frozen=True):
    """Cards in a hand."""

    whose: Side = "own"
    at_least: Annotated[int, Meta(ge=0, le=99)] = 0
    at_most: Annotated[int, Meta(ge=0, le=99)] = 99


class SceneThere(Values, frozen=True):
    """A scene lies in the scene area, of this owner; or none does."""

    whose: Literal["any", "own", "rival", "nobody"] = "any"


class Order(Values, frozen=True):
    """Being lead or next in this turn."""

    place: Literal["lead", "next"]


class Ally(Values, frozen=True):
    """Own or rival characters on the field that fit, besides this one: so many or more."""

    whose: Side = "own"
    which: Which = Which()
    at_least: Annotated[int, Meta(ge=1, le=20)] = 1


class KasaneNeed(Need, frozen=True):
    """One condition."""

    opponent: Fighter | None = None
    """The battle opponent is so."""
    won: Won | None = None
    rounds: Span | None = None
    """Battle areas on the field. Rule X3-30."""
    hand: HandSize | None = None
    scene: SceneThere | None = None
    order: Order | None = None
    ally: Ally | None = None
    newest: bool | None = None
    """This character stands in the newest battle area (true), or in an older one (false)."""


class Ability(Values, frozen=True):
    """What a card does, when, and at what price."""

    when: When
    effects: Annotated[tuple[KasaneEffect, ...], Meta(min_length=1, max_length=3)]
    states: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(max_length=4)] = ()
    """State marks: numbers of stacked cards in which the text is active; none: in any. Rule X3-06."""
    needs: Annotated[tuple[KasaneNeed, ...], Meta(max_length=3)] = ()
    cost: Discard | None = None
    """What activating costs, paid in full."""
    limit: Annotated[int, Meta(ge=1, le=3)] | None = None
    """How often a turn it may be activated. Printed on every such text. Rule Q3-14."""
    must: bool = False
    """It happens whether its owner likes it or not; without this, he may decline. Rule Q3-13."""

    def __post_init__(self) -> None:
        if (self.when == ACTIVATE) != (self.limit is not None):
            raise Misfit("limit", "expected `limit` (how often a turn) on an `activate` text, and on no other")
        if self.cost is not None and self.when != ACTIVATE:
            raise Misfit("text-cost", "expected a `cost` on an `activate` text only")
        if self.must and self.when != ENTER:
            raise Misfit("must", "expected `must` on an `enter` text only")
        if self.when == CONTINUOUS:
            self._check_continuous()

    def _check_continuous(self) -> None:
        aims = [effect.aimed for effect in self.effects]
        if any(aim is None or aim.who in CHOSEN for aim in aims):
            raise Misfit(
                "continuous",
                "expected `bp`, `grade`, `read-ex` or `fix` in a `continuous` text, of characters that are not chosen",
            )

    @property
    def continuous(self) -> bool:
        """Whether it holds as long as the card's text is active."""
        return self.when == CONTINUOUS

    @property
    def aims(self) -> tuple[Who, ...]:
        """Which characters its effects are about."""
        return tuple(effect.aimed.who for effect in self.effects if effect.aimed is not None)


Bp = Annotated[int, Meta(ge=0, le=99000)]


class KasaneCard(Definition, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A definition of this game. A character has level, type and BP; a scene its cost."""

    kind: Kind = CHARACTER  # type: ignore[assignment]
    number: Annotated[str, Meta(pattern=r"^([A-Z]{1,4}-[0-9]{1,4}(-P[0-9]*)?)?$")] = ""
    """Card number, by which copies are counted; a parallel print ends in ``-P``. Empty (in a scenario): its id. Rules G3-05, Q3-27."""
    level: Annotated[int, Meta(ge=1, le=9)] | None = None
    type: Type | None = None
    bp: Annotated[tuple[Bp | None, ...], Meta(max_length=len(COLUMNS))] = ()
    """By the number of stacked cards, from one; null where no BP is printed. Rule G3-37."""
    ex: Bp | None = None
    """The EX column, read only where an effect says so. Rule G3-38."""
    cost: Annotated[int, Meta(ge=0, le=9)] | None = None
    """A scene's round cost. Rule G3-19."""
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=3)] = ()

    def __post_init__(self) -> None:
        if self.kind == CHARACTER:
            self._check_character()
        else:
            self._check_scene()

    def _check_character(self) -> None:
        if None in (self.level, self.type) or not any(bp is not None for bp in self.bp):
            raise Misfit("character", "expected `level`, `type` and at least one `bp` for a character")
        if self.cost is not None:
            raise Misfit("character-cost", "expected no `cost` for a character")
        if self.ex is None and any(e.read_ex and e.read_ex.who == "self" for a in self.abilities for e in a.effects):
            raise Misfit("ex", "expected `ex` on a card whose text has it read")

    def _check_scene(self) -> None:
        if self.cost is None:
            raise Misfit("scene-cost", "expected `cost` (0 to 4) for a scene")
        if (self.level, self.type, self.ex) != (None, None, None) or self.bp:
            raise Misfit("scene", "expected neither `level`, `type`, `bp` nor `ex` for a scene")
        for ability in self.abilities:
            needs = any(need.opponent or need.newest is not None for need in ability.needs)
            if needs or ability.states or any(who in OF_AN_AREA for who in ability.aims):
                raise Misfit("scene-area", "expected a scene's text to speak of no single battle area")

    @property
    def codes(self) -> tuple[str, ...]:
        """Its card number, since a character bears one name on all its levels. Rule G3-05."""
        return (self.number,) if self.number else ()

    @property
    def kin(self) -> tuple[str, ...]:
        """Cards of one name are told apart by level, and by number. Rules G3-05, G3-25."""
        return str(self.level), self.number

    @property
    def fights(self) -> bool:
        """Whether it is a character."""
        return self.kind == CHARACTER

    @property
    def settable(self) -> bool:
        """Whether it may be set on the field by itself: a character that prints a SINGLE BP. Rule Q3-09."""
        return bool(self.bp) and self.bp[0] is not None

    @property
    def base_number(self) -> str:
        """The number by which copies are counted: a parallel print counts as its card. Rules G3-05, Q3-27."""
        return PARALLEL.sub("", self.number) or self.id

    def printed(self, column: int) -> int | None:
        """The BP printed for so many stacked cards, or None."""
        return self.bp[column - 1] if 1 <= column <= len(self.bp) else None
