"""Effects as data: the verbs that several games share, and how a card file names one.

An ability of a card is *when* it happens, what it *needs*, and its effects in order. An effect is written as one verb with its values::

    effects:
      - draw: {count: 1}
      - take-back: {count: 1}

A game's effect type lists its verbs as optional fields, shared ones from here and its own beside them; `OneVerb` sees to it that each
effect names exactly one. There is no expression language: what no verb can say, no card can do. A card's rules text is written by its
effects: the verb ``draw`` is worded by ``effect-draw``, a condition ``count`` by ``needs-count``, a moment by ``when-<moment>``.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Small = Annotated[int, Meta(ge=1, le=99)]


class Misfit(ValueError):
    """What a card cannot be, though each of its values could stand: the message ``misfit-<reason>`` of its game says it to its author."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class OneVerb(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """The base of a game's effect and condition types: exactly one field is set."""

    def __post_init__(self) -> None:
        named = self.named()
        if len(named) != 1:
            raise ValueError(
                f"expected exactly one of {', '.join(self.__struct_encode_fields__)}, got {', '.join(named) or 'none'}"
            )

    def named(self) -> list[str]:
        """The verbs that are set, as card files spell them."""
        spelled = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        return [key for field, key in spelled if getattr(self, field) is not None]

    @property
    def verb(self) -> str:
        """The verb, as card files spell it."""
        spelled = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        return next(key for field, key in spelled if getattr(self, field) is not None)


class Effect(OneVerb, frozen=True):
    """The base of a game's effects: what is done now."""


class Need(OneVerb, frozen=True):
    """The base of a game's conditions: what must hold."""


class Values(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """The base of what a verb needs."""

    @property
    def continuous(self) -> bool:
        """Whether effects within it hold by themselves all the time, so that none of them is ever carried out."""
        return False


class Draw(Values, frozen=True):
    """Draw cards from one's own deck; as many as there are."""

    count: Small = 1


class TakeBack(Values, frozen=True):
    """Take up to so many cards of one's choice from one's own discard pile to hand."""

    count: Small = 1


class Win(Values, frozen=True):
    """Win the match at once."""
