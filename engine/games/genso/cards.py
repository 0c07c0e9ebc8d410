"""A Genso card as printed: a character with element, ATK, skill and burst; a card to stack on one; or a leader.

Abilities are data in a closed vocabulary. When an ability happens is its moment; what it needs are conditions, all of them; its effects
are carried out in order, as far as possible.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.catalog import Definition
from engine.effects import Draw, Effect, Misfit, Need, Small, TakeBack, Values, Win

Element = Literal["fire", "water", "wind", "thunder", "grass", "ice", "rock"]
ELEMENTS: tuple[Element, ...] = ("fire", "water", "wind", "thunder", "grass", "ice", "rock")
"""The seven elements. Rule G0-09."""
WILD = "wild"
FACES = (*ELEMENTS, WILD)
"""The faces of an element die, each as likely as the others. Rule A0-2."""

CHARACTER, STACK, LEADER = "character", "stack", "leader"

Moment = Literal["always", "skill", "burst", "normal", "activated", "won", "lost", "turn-start", "turn-lost"]
"""Each text carries its own trigger (A0-13). Two come after the comparison; the last two are a leader's, outside any battle."""
BETWEEN_BATTLES = ("turn-start", "turn-lost")

Each = Literal["own-counters", "rival-counters", "field-counters", "hand", "faces", "own-lost"]
"""What an amount may be counted by: counters on the battling characters or the whole field, cards in hand, matching faces, or own
characters lost this turn."""


class Amount(Values, frozen=True):
    """A number of ATK: so much, or so much for each of something."""

    amount: Small
    each: Each | None = None


class Attach(Values, frozen=True):
    """Put one counter of an element on a character, from one's own supply. Rules G0-31g, G0-31h."""

    element: Element
    to: Literal["self", "rival", "own-field", "rival-field"] = "rival"


class Detach(Values, frozen=True):
    """Take counters off a character; they go back to the supplies that they came from."""

    of: Literal["self", "rival"] = "self"
    element: Element | None = None


class Swap(Values, frozen=True):
    """Two of one's own characters that have not battled yet change lanes, if one likes."""


class Recall(Values, frozen=True):
    """The character goes back to its owner's hand."""


class GensoEffect(Effect, frozen=True):
    """One verb of this game."""

    gain: Amount | None = None
    """Own ATK, added."""
    weaken: Amount | None = None
    """The facing character's ATK, taken off."""
    attach: Attach | None = None
    detach: Detach | None = None
    swap: Swap | None = None
    recall: Recall | None = None
    draw: Draw | None = None
    take_back: TakeBack | None = None
    win: Win | None = None


class Counter(Values, frozen=True):
    """A counter lies on the own or the facing character: of this element, or any."""

    of: Literal["self", "rival"] = "rival"
    element: Element | None = None


class AtLeast(Values, frozen=True):
    """So many, or more."""

    at_least: Small


class Order(Values, frozen=True):
    """Going first or second in this battle."""

    place: Literal["first", "second"]


class Fighting(Values, frozen=True):
    """The own character that battles is of this element."""

    element: Element


class GensoNeed(Need, frozen=True):
    """One condition."""

    counter: Counter | None = None
    faces: AtLeast | None = None
    """Matching faces, wild ones included."""
    hand: AtLeast | None = None
    elements: AtLeast | None = None
    """Different elements that lie as counters on the whole field."""
    order: Order | None = None
    fighter: Fighting | None = None


class Ability(Values, frozen=True):
    """What a card does, when, and what it needs."""

    effects: Annotated[tuple[GensoEffect, ...], Meta(min_length=1, max_length=4)]
    when: Moment = "always"
    needs: Annotated[tuple[GensoNeed, ...], Meta(max_length=2)] = ()

    def __post_init__(self) -> None:
        if self.when in BETWEEN_BATTLES and not self._without_battle():
            raise Misfit(
                "between-battles",
                f"expected only `draw`, `take-back` and the need `hand` at `{self.when}`, where nobody battles",
            )

    def _without_battle(self) -> bool:
        effects = all(effect.verb in ("draw", "take-back") for effect in self.effects)
        return effects and all(need.hand is not None for need in self.needs)


class Power(Values, frozen=True):
    """Element skill or element burst: how many faces it needs, and how much ATK it adds. Rules G0-31, G0-31e."""

    cost: Annotated[int, Meta(ge=1, le=9)]
    gain: Annotated[int, Meta(ge=0, le=30)]


class GensoCard(Definition, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A definition of this game. A stack card or leader has abilities only."""

    kind: Literal["character", "stack", "leader"] = CHARACTER  # type: ignore[assignment]
    element: Element | None = None
    atk: Annotated[int, Meta(ge=0, le=99)] = 0
    skill: Power | None = None
    burst: Power | None = None
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=3)] = ()

    def __post_init__(self) -> None:
        fights = (self.element, self.skill, self.burst)
        if self.kind == CHARACTER and None in fights:
            raise Misfit("character", "expected `element`, `skill` and `burst` for a character")
        if self.kind != CHARACTER and (fights != (None, None, None) or self.atk):
            raise Misfit(
                "no-character", "expected neither `element`, `atk`, `skill` nor `burst` for a card that does not battle"
            )
        if self.kind != LEADER and any(ability.when in BETWEEN_BATTLES for ability in self.abilities):
            raise Misfit(
                "leader-moment", f"expected {' and '.join(f'`{when}`' for when in BETWEEN_BATTLES)} on a leader only"
            )

    @property
    def fights(self) -> bool:
        """Whether it is a character."""
        return self.kind == CHARACTER
