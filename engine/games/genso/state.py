"""All there is of a Genso match, and the frames of its scripts."""

from __future__ import annotations

from typing import Self

import msgspec
from msgspec import Struct

from engine.games.genso.cards import ELEMENTS
from engine.janken import Janken
from engine.piles import PileState
from engine.state import Frame

LANES = 3
"""Slots of the character area. Rule G0-03."""
NOBODY = -1
_LEFT_FIRST, _RIGHT_FIRST = (0, 1, 2), (2, 1, 0)
_SIDES = ("left", "middle", "right")
"""What lanes are called while they have no numbers: as they lie in the picture, which is the same for both seats."""


class Counter(Struct, frozen=True, array_like=True):
    """A counter on a character: its element, and the seat whose supply it goes back to."""

    element: str
    supplier: int


class Fighter(Struct, frozen=True, omit_defaults=True):
    """A character in a slot, with what lies on it. Rules G0-03, G0-04, G0-31h."""

    card: int
    up: bool = False
    counters: tuple[Counter, ...] = ()
    stacked: tuple[int, ...] = ()
    atk: int | None = None
    """The ATK that was decided in its battle of this turn. Rule G0-31i."""


class Turn(Frame, frozen=True, tag="turn"):
    """The five phases of a turn, which both seats share. Rules G0-12 to G0-17."""


class Battle(Frame, frozen=True, tag="battle"):
    """The six steps of a battle. Rules G0-19 to G0-26."""

    lane: int = 0
    """Number of the battle in the turn, 0 to 2; 3 is the extra one."""
    slots: tuple[int, int] = (0, 0)
    """By seat: the slot of its fighter."""


class Calculation(Frame, frozen=True, tag="calculation"):
    """One seat's dice and calculation phase. Rules G0-28 to G0-31i."""

    seat: int = 0
    rolled: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    """Faces from discards. Rule G0-30."""
    mode: str = ""
    """``skill``, ``burst`` or ``normal``."""


class Resolve(Frame, frozen=True, tag="resolve"):
    """One ability being carried out, effect by effect."""

    seat: int = 0
    slot: int = 0
    source: int = 0
    """The card whose ability it is: the fighter, a card on it, or a leader."""
    ability: int = 0
    effect: int = 0


class ExtraBattle(Frame, frozen=True, tag="extra"):
    """The two highest fight once more. Rules G0-33, A0-4 to A0-7."""

    tied: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """By seat: the slots of its highest characters."""


class GensoState(PileState, omit_defaults=True):
    """Cards by number, and where each is."""

    stack: list[Turn | Battle | Calculation | Resolve | ExtraBattle | Janken] = []  # type: ignore[assignment]
    discards: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    leaders: list[int] = msgspec.field(default_factory=lambda: [NOBODY, NOBODY])
    leaders_up: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    field: list[list[Fighter | None]] = msgspec.field(default_factory=lambda: [[None] * LANES, [None] * LANES])
    supply: list[list[int]] = msgspec.field(default_factory=lambda: [[0] * len(ELEMENTS), [0] * len(ELEMENTS)])
    """By seat and element. Rule G0-11."""
    laid: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    """Janken picks laid down at the start of the turn, by battle. Rule A0-36."""
    shown: list[int] = []
    """Cards in a hidden hand that the other seat has seen go there."""
    turn: int = 0
    battle: int = 0
    """Battles begun in the match; numbers what lasts for one."""
    mirrored: bool | None = None
    """Whether slot 1 is at the right. Fixed in the first turn. Rules G0-14, A0-11."""
    first: int = NOBODY
    """Who goes first in the present battle."""
    modes: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """How each seat's fighter attacks in the present battle, once calculated."""
    dice: list[tuple[str, ...]] = msgspec.field(default_factory=lambda: [(), ()])
    """Decided faces of the present battle."""
    faces: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """How many of them match the fighter. Rules G0-28, G0-29."""
    lost: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Characters lost this turn."""
    beaten: list[list[Fighter | None]] = msgspec.field(default_factory=lambda: [[None] * LANES, [None] * LANES])
    """By seat and slot: the character that was beaten there this turn, with the ATK it fought with."""
    results: list[int | None] = []
    """By battle of this turn: the seat that won it, or None."""
    wins: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    draws: int = 0

    def clone(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = super().clone()
        twin.discards = [pile[:] for pile in self.discards]
        twin.field = [side[:] for side in self.field]
        twin.supply = [supply[:] for supply in self.supply]
        twin.laid = [laid[:] for laid in self.laid]
        twin.leaders, twin.leaders_up, twin.shown = self.leaders[:], self.leaders_up[:], self.shown[:]
        twin.modes, twin.dice = self.modes[:], self.dice[:]
        twin.faces, twin.lost = self.faces[:], self.lost[:]
        twin.results, twin.wins = self.results[:], self.wins[:]
        twin.beaten = [beaten[:] for beaten in self.beaten]
        return twin

    def in_play(self, seat: int) -> list[str]:
        """The characters that lie face up, or are still seen where they were beaten this turn, and a leader that is shown."""
        numbers = [fighter.card for fighter in self.field[seat] if fighter is not None and fighter.up]
        numbers += [one.card for one in self.beaten[seat] if one is not None and one.card in self.discards[seat]]
        numbers += [self.leaders[seat]] if self.leaders_up[seat] else []
        return [self.cards[number].card for number in numbers]

    def standing(self, seat: int) -> list[int]:
        """The slots in which a seat has a character, number 1 first."""
        side = self.field[seat]
        return [slot for slot in self.order() if side[slot] is not None]

    def empty(self, seat: int) -> list[int]:
        """The slots in which a seat has none, number 1 first."""
        side = self.field[seat]
        return [slot for slot in self.order() if side[slot] is None]

    def order(self) -> tuple[int, ...]:
        """The slots in the order in which they battle: number 1 first; left to right before there are numbers. Rules G0-14, G0-18."""
        return _RIGHT_FIRST if self.mirrored else _LEFT_FIRST

    def lane(self, slot: int) -> str:
        """What the lane of a slot is called in pictures, words and answers: by its number, or by its side before it has one."""
        return _SIDES[slot] if self.mirrored is None else str(self.order().index(slot) + 1)

    def slot(self, lane: str) -> int:
        """The slot of the lane that is called so."""
        return _SIDES.index(lane) if self.mirrored is None else self.order()[int(lane) - 1]

    def present(self) -> Battle | None:
        """The battle that is being fought."""
        for frame in reversed(self.stack):
            if type(frame) is Battle:
                return frame
        return None
