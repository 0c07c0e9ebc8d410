"""All there is of a Jinkei match, and the frames of its scripts."""

from __future__ import annotations

from typing import Self

import msgspec
from msgspec import Struct

from engine.state import Frame, State

NOBODY = -1


class Fighter(Struct, frozen=True, array_like=True):
    """A card in a match. Its index in the state is its number; an empty ``card`` is one that may not be known."""

    card: str
    owner: int
    hp: int


class Opening(Frame, frozen=True, tag="opening"):
    """Janken with the cards' marks, placement, and the showing. Rules G2-05, G2-06."""

    ties: int = 0
    aside: tuple[int, ...] = ()
    """Fighters drawn in a tie that the house lays aside until janken is decided."""


class Round(Frame, frozen=True, tag="round"):
    """The four steps of the action phase, once. Rules G2-08 to G2-22."""


class Turn(Frame, frozen=True, tag="turn"):
    """One player's turn: an action, after a move one more. Rules G2-08, G2-15."""

    seat: int = 0


class Advance(Frame, frozen=True, tag="advance"):
    """One seat's forced move to an empty front line. Rule G2-20."""

    seat: int = 0


class Battle(Frame, frozen=True, tag="battle"):
    """Attack and strike-back between two fighters. Rules G2-23 to G2-26."""

    attacker: int = 0
    defender: int = 0
    far: bool = False
    slay: bool = False
    """The attacker announced instant death."""
    first: bool = False
    """The defender strikes first."""


class Blow(Frame, frozen=True, tag="blow"):
    """One attack of a battle: die, correction, HP. Rule G2-26."""

    striker: int = 0
    target: int = 0
    far: bool = False
    slay: bool = False
    power: int = 0


class Reply(Frame, frozen=True, tag="reply"):
    """A strike-back or first strike whose striker may choose instant death. Rule A2-15."""

    striker: int = 0
    target: int = 0
    far: bool = False


class Ending(Frame, frozen=True, tag="ending"):
    """The end phase: the prize. Rules G2-33 to G2-36."""

    die: int = 0
    chooser: int = NOBODY


class JinkeiState(State, omit_defaults=True):
    """Fighters by number, and where each is: in hand before placement, on the field, or in the graveyard."""

    stack: list[Opening | Round | Turn | Advance | Battle | Blow | Reply | Ending] = []  # type: ignore[assignment]
    fighters: list[Fighter] = []
    hands: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    field: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    """By seat and cell: a fighter, or `NOBODY`."""
    graves: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    stands: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """By seat: the cells of the field on which somebody stands, as bits. Follows from ``field``; asked at every turn."""
    marks: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    """The janken marks that each seat has shown."""
    starts: int = NOBODY
    """The seat that goes first in each round."""
    round: int = 0
    """Rounds begun; 0 during preparation."""
    turn: int = 0
    """Players' turns begun."""
    victor: int = NOBODY
    prize: str = ""
    """The card taken, or that would be taken."""

    def clone(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = super().clone()
        twin.fighters = self.fighters[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.field = [side[:] for side in self.field]
        twin.graves = [grave[:] for grave in self.graves]
        twin.stands = self.stands[:]
        twin.marks = [marks[:] for marks in self.marks]
        return twin

    def left(self, seat: int) -> int:
        """How many characters a seat has on the field."""
        return self.stands[seat].bit_count()

    def in_play(self, seat: int) -> list[str]:
        """Who stands on a seat's field, which is empty until both are shown. Rule A2-32."""
        return [self.fighters[fighter].card for fighter in self.field[seat] if fighter != NOBODY]

    def living(self, seat: int) -> list[tuple[int, int]]:
        """Cell and fighter of everyone whom a seat has on the field, front line first."""
        return [(cell, fighter) for cell, fighter in enumerate(self.field[seat]) if fighter != NOBODY]

    def is_sideways(self, fighter: int) -> bool:
        """Whether a failed instant death still holds it. Rules G2-31, A2-16."""
        return any(effect.card == fighter for effect in self.lasting)

    def cell_of(self, fighter: int) -> int:
        """Where a fighter on the field stands. Raises `ValueError` where it is not on the field."""
        return self.field[self.fighters[fighter].owner].index(fighter)

    def on_field(self, fighter: int) -> bool:
        """Whether a fighter is still on the field."""
        return fighter in self.field[self.fighters[fighter].owner]
