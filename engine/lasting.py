"""Lasting effects: modifiers as data, with a scope and an end.

A value such as AP or damage is computed from what lasts at that moment, never stored. A scope is a card (with the stamp that it bears
until it moves), a seat, or the match; an end is the number of the turn at whose close it stops, or none while its card stays. It may
begin in a turn to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

NEVER = -1


class Lasting(Struct, frozen=True, omit_defaults=True):
    """One modifier that is in force. Exactly one of ``card`` and ``seat`` is set; with neither it holds for the match."""

    modifier: str
    card: int = -1
    stamp: int = 0
    """The card's stamp when the effect began: another stamp means that the card has moved, and the effect is gone."""
    seat: int = -1
    amount: int = 0
    until: int = NEVER
    """The turn at whose close it ends; `NEVER`: with its card, or with the match."""
    since: int = 0
    """The first turn in which it is in force."""
    source: str = ""


def on_card(lasting: Iterable[Lasting], modifier: str, card: int, stamp: int = 0) -> Iterator[Lasting]:
    """The effects of this modifier on a card that bears this stamp."""
    return (e for e in lasting if e.card == card and e.modifier == modifier and e.stamp == stamp)


def on_seat(lasting: Iterable[Lasting], modifier: str, seat: int) -> Iterator[Lasting]:
    """The effects of this modifier on a seat."""
    return (e for e in lasting if e.seat == seat and e.modifier == modifier)


def in_force(lasting: Iterable[Lasting], turn: int) -> Iterator[Lasting]:
    """What is in force in this turn, not only in one to come."""
    return (e for e in lasting if e.since <= turn)


def without(lasting: Iterable[Lasting], card: int) -> list[Lasting]:
    """What still lasts when a card has left its place."""
    return [e for e in lasting if e.card != card]


def after(lasting: Iterable[Lasting], turn: int) -> list[Lasting]:
    """What still lasts when this turn has closed."""
    return [e for e in lasting if e.until == NEVER or e.until > turn]
