"""What Kiryoku cards can say: who is meant, what is needed, and the verbs. Rules G4-13 to G4-20, X4-28, X4-31.

An action names at most one `Target` when it is declared (X4-28); its effects speak of ``target``, of groups, or of ``self``: the character
whose ability it is, or who bears the item. An effect that finds nobody does nothing; the others are still carried out.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.effects import Draw, Effect, Misfit, Need, Small, Values

Attribute = Literal["power", "speed", "wisdom", "guts", "sense"]
ATTRIBUTES: tuple[Attribute, ...] = ("power", "speed", "wisdom", "guts", "sense")
"""The five attributes and abilities. Rule X4-07."""

Whose = Literal["own", "rival", "any"]
Who = Literal["target", "self", "own", "rival", "all", "own-leader", "rival-leader", "own-fighter", "rival-fighter"]
"""``own``, ``rival``, ``all`` are every character of a side or of both, leaders included; fighters are the battle's participants."""
One = Literal["own", "rival"]
Each = Literal["own-downs", "rival-downs", "own-ready", "rival-ready", "own-items", "rival-items", "own-stock"]
"""What an amount may be counted by: down counts, ready characters, items on a side's characters, stocked costs."""


class Target(Values, frozen=True):
    """What is named at declaration: characters, or an item or battle card that lies on the field. Rules G4-14, X4-28, Q4-34."""

    what: Literal["character", "item", "battle-card"] = "character"
    whose: Whose = "any"
    """Whose character it is; of an item: whose character bears it."""
    count: Annotated[int, Meta(ge=1, le=3)] = 1
    """So many characters, or as many as there are."""
    attribute: Attribute | None = None
    leader: Literal["any", "only", "except"] = "any"
    state: Literal["any", "ready", "exhausted", "unused", "used"] = "any"
    """Of a character ready or exhausted, of a battle card unused or used."""
    tag: bool = False
    """Only tag characters."""
    other: bool = False
    """Not the character whose ability it is."""

    def __post_init__(self) -> None:
        if self.what != "character" and (self.count > 1 or self.attribute or self.leader != "any" or self.tag):
            raise Misfit("target-character", "expected `count`, `attribute`, `leader` and `tag` for characters only")
        if self.state in ("unused", "used") and self.what != "battle-card":
            raise Misfit("target-used", "expected `unused` and `used` for battle cards only")
        if self.state in ("ready", "exhausted") and self.what != "character":
            raise Misfit("target-ready", "expected `ready` and `exhausted` for characters only")


# --- conditions -------------------------------------------------------------------------------------------------------


class Between(Values, frozen=True):
    """So many: at least, at most, or both."""

    whose: One = "own"
    at_least: Annotated[int, Meta(ge=0, le=99)] | None = None
    at_most: Annotated[int, Meta(ge=0, le=99)] | None = None

    def holds(self, count: int) -> bool:
        """Whether a number lies between."""
        return (self.at_least is None or count >= self.at_least) and (self.at_most is None or count <= self.at_most)


class Ally(Values, frozen=True):
    """A side has so many characters like this on the field, leader included."""

    whose: One = "own"
    attribute: Attribute | None = None
    tag: bool = False
    ready: bool = False
    at_least: Small = 1


class KiryokuNeed(Need, frozen=True):
    """One condition; it must hold at declaration."""

    downs: Between | None = None
    """The down count of a side."""
    hand: Between | None = None
    """Cards in hand."""
    ally: Ally | None = None
    leader: Ally | None = None
    """The leader is of this attribute, or ready."""


Needs = Annotated[tuple[KiryokuNeed, ...], Meta(max_length=3)]


# --- verbs ------------------------------------------------------------------------------------------------------------


class Damage(Values, frozen=True):
    """Damage; 0 or less does not happen. Rule X4-20."""

    amount: Small
    to: Who = "target"
    each: Each | None = None


class Heal(Values, frozen=True):
    """Recover vitality, never above the cap. Rules X4-19, Q4-17."""

    amount: Small
    to: Who = "target"
    each: Each | None = None


class OnCharacter(Values, frozen=True):
    """Somebody."""

    to: Who = "target"


class Change(Values, frozen=True):
    """One value, or all five, more or less until the end of the turn. Rule X4-35."""

    amount: Annotated[int, Meta(ge=-9, le=9)]
    value: Attribute | None = None
    to: Who = "target"


class Modify(Values, frozen=True):
    """Attack or defense of a participant, for this battle. Rule X4-42."""

    amount: Annotated[int, Meta(ge=-9, le=9)]
    to: Literal["target", "self", "own-fighter", "rival-fighter"] = "own-fighter"


class Discard(Values, frozen=True):
    """Cards from hand to the trash: of the player's own choice, or drawn at random; as many as there are."""

    count: Small = 1
    whose: One = "rival"
    how: Literal["choice", "random"] = "random"


class TakeBack(Values, frozen=True):
    """Up to so many cards of a kind of one's choice from one's own trash to hand; no events, so that nothing goes on for ever."""

    kind: Literal["character", "tag", "battle", "item"]
    count: Small = 1


class Stock(Values, frozen=True):
    """Stocked other costs, without attribute, until the end of the turn. Rules G4-31, X4-13."""

    count: Annotated[int, Meta(ge=1, le=3)] = 1


class Empty(Values, frozen=True):
    """A verb that needs no values."""


class KiryokuEffect(Effect, frozen=True):
    """One verb of this game."""

    damage: Damage | None = None
    heal: Heal | None = None
    exhaust: OnCharacter | None = None
    ready: OnCharacter | None = None
    change: Change | None = None
    attack: Modify | None = None
    defense: Modify | None = None
    draw: Draw | None = None
    discard: Discard | None = None
    take_back: TakeBack | None = None
    stock: Stock | None = None
    trash: Empty | None = None
    """The target, an item or battle card, goes to its owner's trash."""
    refresh: Empty | None = None
    """The target, a battle card, becomes unused."""
    use_up: Empty | None = None
    """The target, a battle card, becomes used."""
    cancel: Empty | None = None
    """What the opponent has declared in this window is broken off. Only the turn player's comes early enough. Rules G4-15, X4-28."""
    part: Empty | None = None
    """The battle is broken off without result. Rule X4-41."""

    @property
    def gives_means(self) -> bool:
        """Whether it gives back something to pay with, so that an ability with it needs a limit."""
        return self.ready is not None or self.take_back is not None or self.stock is not None

    @property
    def who(self) -> str:
        """Whom it is about; empty where it is about nobody on the field."""
        value = self.damage or self.heal or self.exhaust or self.ready or self.change or self.attack or self.defense
        if value is not None:
            return value.to
        return "target" if self.trash or self.refresh or self.use_up else ""


Effects = Annotated[tuple[KiryokuEffect, ...], Meta(max_length=4)]


def check_selectors(effects: tuple[KiryokuEffect, ...], target: Target | None, source: bool) -> None:
    """Raises `Misfit` where a text speaks of a target that is not named, of ``self`` where nobody is, or of the wrong thing."""
    spoken = [effect.who for effect in effects]
    if ("target" in spoken) != (target is not None):
        raise Misfit("target", "expected a `target` where an effect is about `target`, and nowhere else")
    if "self" in spoken and not source:
        raise Misfit("no-self", "expected another character than `self` for an event: no character does it")
    for effect in effects:
        if effect.who == "target" and target is not None:
            _check_kind(effect, target.what)


def _check_kind(effect: KiryokuEffect, what: str) -> None:
    fits = (
        ("item", "battle-card")
        if effect.trash
        else ("battle-card",)
        if effect.refresh or effect.use_up
        else ("character",)
    )
    if what not in fits:
        raise Misfit("target-kind", f"expected a target that is {' or '.join(fits)} for `{effect.verb}`")
