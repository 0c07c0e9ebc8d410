"""All there is of a Kasane match, and the frames of its scripts."""

from __future__ import annotations

from typing import Literal, Self

import msgspec
from msgspec import Struct

from engine.janken import Janken
from engine.piles import PileState
from engine.state import Frame
from engine.view import FIRST

NOBODY = -1
"""No card; no seat; of an area: judged, and nobody won it. Rule G3-40."""
UNJUDGED = -2
"""Of an area: its first battle is still to come."""

Phase = Literal["setup", "start", "draw", "scene", "set", "level-up", "open", "activate", "judge", "end"]
PHASES: tuple[Phase, ...] = ("start", "draw", "scene", "set", "level-up", "open", "activate", "judge", "end")
"""The nine phases of a turn, which both seats share. Rules G3-12 to G3-42."""


class Stack(Struct, frozen=True, array_like=True):
    """A character of one seat in a battle area: its cards, the top one last, and how many of them, from the top, lie face down."""

    cards: tuple[int, ...]
    down: int = 0

    @property
    def top(self) -> int:
        """The number of the top card, which alone counts."""
        return self.cards[-1]

    @property
    def base(self) -> int:
        """The number of the lowest card, which stands for the character whatever is stacked on it: what lasts for a turn holds on to it."""
        return self.cards[0]

    @property
    def count(self) -> int:
        """How many cards are stacked: the state by which a BP column is read. Rule G3-37."""
        return len(self.cards)


class Blurred(Struct, frozen=True, array_like=True):
    """A card that both have seen and of which they know that it is one of these hidden ones, but not which."""

    card: str
    among: tuple[int, ...]


class Setup(Frame, frozen=True, tag="setup"):
    """What comes before turn 1: janken, the order, six cards, the redraw. Rules G3-08 to G3-11."""


class Turn(Frame, frozen=True, tag="turn"):
    """The nine phases of a turn. Rules G3-12 to G3-42."""


class LevelUp(Frame, frozen=True, tag="level-up"):
    """One seat's level-ups. Rules G3-25 to G3-29."""

    seat: int = 0


class Entering(Frame, frozen=True, tag="entering"):
    """One seat's texts for entering play, in the order that it likes. Rules G3-31, G3-32."""

    seat: int = 0
    waiting: tuple[tuple[int, int], ...] = ()
    """Area (`NOBODY`: the scene) and place of the text on its card, of those not yet used or declined."""


class Activation(Frame, frozen=True, tag="activation"):
    """One seat's activate texts, one by one until it passes. Rules G3-33, G3-34."""

    seat: int = 0


class Resolve(Frame, frozen=True, tag="resolve"):
    """One text being carried out, effect by effect."""

    seat: int = 0
    area: int = NOBODY
    """The battle area of the character whose text it is; `NOBODY`: it is the scene's."""
    source: int = 0
    """The card whose text it is."""
    ability: int = 0
    effect: int = 0


class KasaneState(PileState, omit_defaults=True):
    """Cards by number, and where each is. Areas are counted from 0 in the order in which they came. Rule X3-30."""

    stack: list[Setup | Turn | LevelUp | Entering | Activation | Resolve | Janken] = []  # type: ignore[assignment]
    discards: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    field: list[list[Stack]] = msgspec.field(default_factory=lambda: [[], []])
    """By seat, then by area. While only the lead has set in the newest area, his list is longer by one."""
    row: list[int] = []
    """The areas from left to right as the first seat sees them. Rules G3-22, Q3-29."""
    won: list[int] = []
    """By area: the seat that won its last battle, `NOBODY`, or `UNJUDGED`. Rules G3-39, G3-40."""
    scene: int = NOBODY
    """The one scene on the field; its card says whose it is. Rule Q3-04."""
    lead: int = FIRST
    opener: int = FIRST
    """Who led in turn 1."""
    turn: int = 0
    phase: Phase = "setup"
    set_scene: bool = False
    """Whether the lead has set a scene this turn. Rule G3-17."""
    used: list[tuple[int, int]] = []
    """Card and place of every text activated this turn, once for each time."""
    revealed: list[int] = []
    """Cards on top of a deck that lie shown while their owner chooses, the topmost first."""
    shown: list[int] = []
    """Cards in a hand, or at a known place of a deck, that both seats have seen."""
    placed: list[int] = []
    """Cards in a deck whose place only their owner knows."""
    blurred: list[Blurred] = []
    """Cards that both have seen, since mixed with others by a hidden choice or a shuffle."""

    def clone(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = super().clone()
        twin.discards = [pile[:] for pile in self.discards]
        twin.field = [side[:] for side in self.field]
        twin.row, twin.won, twin.used = self.row[:], self.won[:], self.used[:]
        twin.revealed, twin.shown, twin.placed = self.revealed[:], self.shown[:], self.placed[:]
        twin.blurred = self.blurred[:]
        return twin

    def in_play(self, seat: int) -> list[str]:
        """The characters by their top cards, those that lie face up, and the scene where it is this seat's."""
        numbers = [stack.top for stack in self.field[seat] if not stack.down]
        numbers += [self.scene] if self.scene != NOBODY and self.cards[self.scene].owner == seat else []
        return [self.cards[number].card for number in numbers]

    @property
    def rounds(self) -> int:
        """Battle areas on the field. Rule X3-30."""
        return len(self.row)

    def wins(self, seat: int) -> int:
        """Areas in which a seat is winning, as last judged."""
        return self.won.count(seat)

    def leveled(self, seat: int, area: int) -> bool:
        """Whether a character has been levelled up this turn: what lies face down on it is more than being set. Rule G3-29."""
        stack = self.field[seat][area]
        return stack.down == stack.count > 1 or 0 < stack.down < stack.count
