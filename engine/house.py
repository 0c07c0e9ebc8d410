"""House rules: a game's named options with our defaults, fixed into a match when it starts.

A game declares a frozen `House` struct; each field is an option, annotated through `settles` with the clause that it settles and
with its bounds. `options` lists them for a settings panel or the rules page; `settle` makes one from plain values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec import inspect as shape

from engine.refusal import Problem, Unfit

Setting = bool | int | str


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every game's house rules."""


class HouseRule(Struct, frozen=True, omit_defaults=True):
    """One option, described: its default, what it may be, and the clause that it settles."""

    name: str
    default: Setting
    rule: str
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()


H = TypeVar("H", bound=House)


def settles(clause: str, low: int | None = None, high: int | None = None) -> Meta:
    """What an option is annotated with: the clause that it settles, and the bounds of a number."""
    return Meta(ge=low, le=high, extra={"rule": clause})


def options(house: type[House]) -> tuple[HouseRule, ...]:
    """The options of a game, in the order in which it declares them."""
    described = shape.type_info(house)
    assert isinstance(described, shape.StructType)
    return tuple(_option(field) for field in described.fields)


def _option(field: shape.Field) -> HouseRule:
    kind, rule = field.type, ""
    if isinstance(kind, shape.Metadata):
        rule = str((kind.extra or {}).get("rule", ""))
        kind = kind.type
    low = high = None
    if isinstance(kind, shape.IntType):
        low, high = kind.ge, kind.le
    choices = tuple(str(v) for v in kind.values) if isinstance(kind, shape.LiteralType) else ()
    return HouseRule(field.encode_name, field.default, rule, low, high, choices)


def settle(house: type[H], values: Mapping[str, Setting]) -> H:
    """House rules from plain values. Raises `Unfit` with every option that is unknown or out of bounds."""
    known = {option.name for option in options(house)}
    problems = [Problem("house-unknown", "", {"option": name}) for name in sorted(values.keys() - known)]
    for name in sorted(values.keys() & known):
        try:
            msgspec.convert({name: values[name]}, house)
        except msgspec.ValidationError:
            problems.append(Problem("house-value", "", {"option": name, "value": str(values[name])[:40]}))
    if problems:
        raise Unfit(problems)
    return msgspec.convert(dict(values), house)
