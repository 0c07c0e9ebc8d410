"""A Kiryoku card as printed: character, tag character, battle card, item or event. Rules G4-12 to G4-31, X4-06 to X4-10, X4-16.

What a card does stands in `verbs`. Here are its facts: what it costs, what its bearer or its battle gets from it, which abilities it has.
No ability can be used for ever: what readies, takes back or stocks, and what costs nothing that runs out, prints its limit for a turn.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.catalog import Definition
from engine.effects import Misfit, OneVerb, Small, Values
from engine.games.kiryoku.verbs import (
    ATTRIBUTES,
    Attribute,
    Effects,
    KiryokuEffect,
    Needs,
    Target,
    check_selectors,
)
from engine.view import Name

CHARACTER, TAG, BATTLE, ITEM, EVENT = "character", "tag", "battle", "item", "event"
Kind = Literal["character", "tag", "battle", "item", "event"]
KINDS: tuple[Kind, ...] = (CHARACTER, TAG, BATTLE, ITEM, EVENT)  # type: ignore[assignment]

Color = Literal["R", "L", "T", "G", "W"]
COLORS: tuple[Color, ...] = ("R", "L", "T", "G", "W")
"""Self, leader, tag, ally, other. Rule X4-11."""

Attributes = Annotated[tuple[Attribute, ...], Meta(max_length=2)]
Value = Annotated[int, Meta(ge=0, le=9)]


class Cost(Values, frozen=True):
    """What is to be paid: costs by color, attribute icons, vitality of the source, and the source itself. Rules X4-11 to X4-16."""

    pay: Annotated[tuple[Color, ...], Meta(max_length=4)] = ()
    icons: Annotated[tuple[Attribute, ...], Meta(max_length=4)] = ()
    """Attributes that must be found among what pays; more icons than costs ask for a ready character of the attribute. Rule X4-14."""
    vitality: Annotated[int, Meta(ge=0, le=9)] = 0
    """Taken off the character that has the ability; not damage. Rule X4-16."""
    trash: bool = False
    """The card that has the ability goes to the trash. Rule X4-16."""

    def __post_init__(self) -> None:
        if list(self.pay) != sorted(self.pay, key=COLORS.index):
            raise Misfit("pay-order", f"expected `pay` in the order {', '.join(COLORS)}")

    @property
    def free(self) -> bool:
        """Whether nothing is exhausted, stocked or taken from hand for it, and the card stays."""
        return not self.pay and not self.trash


NO_COST = Cost()


class Ability(Values, frozen=True):
    """A special ability: its cost, whom it names, what it does. Rules G4-13, X4-35."""

    effects: Annotated[Effects, Meta(min_length=1)]
    name: Name | None = None
    cost: Cost = NO_COST
    target: Target | None = None
    """Whom or what its user names when it is declared. Rule X4-28."""
    when: Literal["any", "battle", "peace", "own-turn", "rival-turn"] = "any"
    """When it may be declared; `peace` is outside a battle."""
    needs: Needs = ()
    limit: Annotated[int, Meta(ge=1, le=3)] | None = None
    """How often in a turn. Rule X4-35."""

    def __post_init__(self) -> None:
        check_selectors(self.effects, self.target, source=True)
        if self.limit is None and (self.cost.free or any(effect.gives_means for effect in self.effects)):
            raise Misfit(
                "limit",
                "expected a `limit` for an ability whose cost never runs out, or that readies, takes back or stocks",
            )


class Amount(Values, frozen=True):
    """So much more."""

    amount: Small


class ValueOf(Values, frozen=True):
    """So much more, or less, of one value; of all five where none is named."""

    amount: Annotated[int, Meta(ge=-9, le=9)]
    value: Attribute | None = None


class Nothing(Values, frozen=True):
    """A word that needs no values."""


class AttributeOf(Values, frozen=True):
    """A further attribute."""

    attribute: Attribute


class Passive(OneVerb, frozen=True):
    """What an item does to its bearer while it lies on it."""

    cap: ValueCap | None = None
    """The vitality cap is higher or lower. Rule Q4-50."""
    value: ValueOf | None = None
    attack: ValueOf | None = None
    """Attack value in battles."""
    defense: ValueOf | None = None
    attribute: AttributeOf | None = None
    weary: Nothing | None = None
    """The bearer does not become ready in its player's entry."""
    peaceful: Nothing | None = None
    """The bearer can neither challenge nor be named as defender."""


class ValueCap(Values, frozen=True):
    """A change of the vitality cap."""

    amount: Annotated[int, Meta(ge=-5, le=9)]


class Bearer(Values, frozen=True):
    """Who may bear an item; on either side unless it says. Rule G4-20."""

    whose: Literal["any", "own", "rival"] = "any"
    attribute: Attribute | None = None
    leader: Literal["any", "only", "except"] = "any"


Side = Literal["challenger", "defender", "both"]


class SideAmount(Values, frozen=True):
    """So much for the challenger, the defender, or both."""

    amount: Annotated[int, Meta(ge=-9, le=9)]
    of: Side = "both"


class SideDraw(Values, frozen=True):
    """Cards for the player of the challenger, the defender, or both, when the result stands."""

    count: Small = 1
    of: Side = "both"


class BattleText(OneVerb, frozen=True):
    """What a special battle card does in the battle that is fought with it. Rule X4-09."""

    attack: SideAmount | None = None
    defense: SideAmount | None = None
    more: Amount | None = None
    """Who takes damage takes so much more."""
    no_events: Nothing | None = None
    no_abilities: Nothing | None = None
    draw: SideDraw | None = None
    ready: SideOnly | None = None
    """The character becomes ready again when the result stands."""
    trash: Nothing | None = None
    """The card goes to its owner's trash when the result stands."""


class SideOnly(Values, frozen=True):
    """The challenger, the defender, or both."""

    of: Side


Stats = Annotated[tuple[Attribute, ...], Meta(max_length=5)]


class KiryokuCard(Definition, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A definition of this game. Rule X4-06 but for field cards (Q4-36)."""

    kind: Kind = "character"
    attributes: Attributes = ()
    """Of a character or tag; none is possible. Rule X4-07."""
    cost: Cost = NO_COST
    """To call, equip, use or set it; a tag has none. Rules G4-12, G4-14, G4-20, Q4-33, X4-08."""
    vitality: Annotated[int, Meta(ge=1, le=20)] | None = None
    power: Value = 0
    speed: Value = 0
    wisdom: Value = 0
    guts: Value = 0
    sense: Value = 0
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=3)] = ()
    """Of a character, a tag, or an item (its bearer's player uses them). Rules G4-13, Q4-51."""
    parts: tuple[str, str] | None = None
    """The definitions of a tag's two components. Rule G4-24."""
    attack: Stats = ()
    """A battle card's abilities for the attack; of several the highest value counts, without any it is 0. Rule X4-09."""
    defense: Stats = ()
    texts: Annotated[tuple[BattleText, ...], Meta(max_length=3)] = ()
    """What a special battle card says."""
    passives: Annotated[tuple[Passive, ...], Meta(max_length=3)] = ()
    bearer: Bearer = Bearer()
    target: Target | None = None
    """Whom an event's user names when it is declared. Rule X4-28."""
    effects: Effects = ()
    """What an event does."""
    when: Literal["any", "battle", "peace", "own-turn", "rival-turn"] = "any"
    """When an event may be declared."""
    needs: Needs = ()

    @property
    def refers(self) -> tuple[str, ...]:
        """The two components of a tag. Rule G4-24."""
        return self.parts or ()

    def ability_title(self, part: str) -> Name:
        """The name of an ability by its number, or that of the card which prints it."""
        return self.abilities[int(part)].name or self.title

    def __post_init__(self) -> None:
        self._check_character()
        self._check_battle()
        self._check_item()
        self._check_event()

    def _check_character(self) -> None:
        stands = self.kind in (CHARACTER, TAG)
        if stands != (self.vitality is not None):
            raise Misfit("vitality", "expected `vitality` for a character or tag, and for nothing else")
        if not stands and (self.attributes or any(self.value(attribute) for attribute in ATTRIBUTES)):
            raise Misfit("no-character", "expected neither `attributes` nor values for a card that is no character")
        if (self.kind == TAG) != (self.parts is not None):
            raise Misfit("parts", "expected `parts` for a tag, and for nothing else")
        if self.parts is not None and (self.parts[0] == self.parts[1] or self.cost != NO_COST):
            raise Misfit("tag", "expected two different `parts` and no `cost` for a tag")
        if self.abilities and not stands and self.kind != ITEM:
            raise Misfit("abilities", "expected `abilities` for a character, tag or item only")

    def _check_battle(self) -> None:
        if self.kind != BATTLE and (self.attack or self.defense or self.texts):
            raise Misfit("battle-only", "expected `attack`, `defense` and `texts` for a battle card only")
        if self.kind == BATTLE and not (self.attack or self.defense or self.texts):
            raise Misfit("battle", "expected `attack`, `defense` or `texts` for a battle card")

    def _check_item(self) -> None:
        if self.kind != ITEM and (self.passives or self.bearer != Bearer()):
            raise Misfit("item-only", "expected `passives` and `bearer` for an item only")
        if self.kind == ITEM and not (self.passives or self.abilities):
            raise Misfit("item", "expected `passives` or `abilities` for an item")

    def _check_event(self) -> None:
        if (self.kind == EVENT) != bool(self.effects):
            raise Misfit("event", "expected `effects` for an event, and for nothing else")
        if self.kind != EVENT and (self.target or self.when != "any" or self.needs):
            raise Misfit(
                "event-only", "expected `target`, `when` and `needs` for an event only; an ability has its own"
            )
        if "R" in self.cost.pay or self.cost.vitality or self.cost.trash:
            raise Misfit("ability-cost", "expected `R`, `vitality` and `trash` in the cost of an ability only")
        check_selectors(self.effects, self.target, source=False)

    def value(self, attribute: Attribute) -> int:
        """The printed value of an ability."""
        found: int = getattr(self, attribute)
        return found

    @property
    def stands(self) -> bool:
        """Whether it is a character of either kind."""
        return self.vitality is not None

    @property
    def special(self) -> bool:
        """Whether it is a battle card that is not basic: exactly one ability each and no text is basic. Rule X4-09."""
        return self.kind == BATTLE and (len(self.attack) != 1 or len(self.defense) != 1 or bool(self.texts))


__all__ = ["Ability", "Cost", "KiryokuCard", "KiryokuEffect"]
