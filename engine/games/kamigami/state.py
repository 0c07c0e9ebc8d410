"""All there is of a Kamigami match, and the frames of its scripts."""

from __future__ import annotations

from typing import Self

import msgspec
from msgspec import Struct

from engine.janken import Janken
from engine.piles import PileState
from engine.state import Frame
from engine.view import SEATS

MAIN = 0
"""The index of the main area in a side; standby areas follow, 1 to 5. Rule A1-8."""
NOBODY = -1


class Unit(Struct, frozen=True, omit_defaults=True):
    """A unit in an area, with what lies on and under it. It keeps all of it when it moves. Rule A1-31."""

    card: int
    up: bool = True
    """False while the main unit of the setup lies face down. Rules G1-16, G1-18."""
    out: bool = False
    """KOed: face down, and no unit any more. Rules G1-29, A1-9, A1-38."""
    damage: int = 0
    energy: tuple[int, ...] = ()
    """Cards face down under it, known to nobody. Rules A1-5, A1-37."""
    sets: tuple[int, ...] = ()
    """Reinforcements set on it, in the order in which they were set. Rule G1-13."""
    state: str = ""
    """Normal, ``rest`` or ``stun``. Rule A1-1."""
    stamp: int = 0
    """Changes when it goes to standby, so that effects on it end. Rule G1-Q4."""
    entered: int = 0
    """The turn in which it came into an area; 0: before the first. Rule A1-23."""
    set_in: int = 0
    """The turn in which a card was last set on it. Rule G1-14."""


class Opening(Frame, frozen=True, tag="opening"):
    """The setup. Rules G1-16 to G1-18."""

    redraws: tuple[int, int] = (0, 0)
    """By seat: how often it has redrawn; the other may draw as many cards."""


class Turn(Frame, frozen=True, tag="turn"):
    """The four phases of a turn. Rules G1-19 to G1-31."""

    seat: int = 0


class Use(Frame, frozen=True, tag="use"):
    """A command, skill or EX skill being used. Rules A1-12, A1-16."""

    seat: int = 0
    card: int = 0
    """The command, the unit, or the set card with the EX skill."""
    part: str = ""
    """``effects``, ``ex``, or the skill's number as ``skill.1``."""
    unit: int = NOBODY
    """The unit that uses the skill, by its card's number."""
    failed: bool = False
    """A janken that it needed was lost. Rule A1-29."""


class Strike(Frame, frozen=True, tag="strike"):
    """Damage effects that are dealt together: what they need is asked first, then all is reckoned, then dealt. Rule A1-16."""

    seat: int = 0
    card: int = 0
    part: str = ""
    path: tuple[int, ...] = ()
    unit: int = NOBODY
    chosen: tuple[int, ...] = ()
    effect: int = 0
    """The first of them in their list."""
    count: int = 1
    extra: tuple[int, ...] = ()
    """By damage effect that is prepared: points more from janken."""
    aimed: tuple[tuple[int, ...], ...] = ()
    """By damage effect that is prepared: the chosen units, one entry for each time."""


class Resolve(Frame, frozen=True, tag="resolve"):
    """A list of effects being carried out, one after the other."""

    seat: int = 0
    card: int = 0
    """The card whose text it is."""
    part: str = ""
    """``effects``, ``ex``, ``skill.1`` or ``trigger.1``."""
    path: tuple[int, ...] = ()
    """Which list: by turns the effect that holds it, and its branch."""
    unit: int = NOBODY
    """``self``, by its card's number."""
    chosen: tuple[int, ...] = ()
    """Units chosen by the `choose` around it."""
    effect: int = 0
    """The one that comes next."""


class Waiting(Struct, frozen=True, array_like=True):
    """A trigger that has gone off and waits to be carried out."""

    seat: int
    card: int
    trigger: int
    unit: int


class Aftermath(Frame, frozen=True, tag="aftermath"):
    """What follows when something is finished: triggers, the KO check, the end of the match, and who moves up. Rules G1-28 to G1-30."""


class KamigamiState(PileState, omit_defaults=True):
    """Cards by number, and where each is."""

    stack: list[Opening | Turn | Use | Strike | Resolve | Aftermath | Janken] = []  # type: ignore[assignment]
    discards: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    field: list[list[Unit | None]] = msgspec.field(default_factory=lambda: [[], []])
    """By seat: the main area, then the standby areas. Rule G1-29."""
    using: int = NOBODY
    """The strategy or tactics that is being used; it lies in no zone until it goes to the discard pile. Rules G1-11, G1-12."""
    shown: list[int] = []
    """Cards in a hidden hand that the other seat has seen go there."""
    turn: int = 0
    """Turns begun in the match."""
    first: int = NOBODY
    """Who goes first. Rule G1-18."""
    active: int = NOBODY
    """Whose turn it is."""
    phase: str = "setup"
    """``setup``, ``draw``, ``main``, ``battle`` or ``end``."""
    charged: bool = False
    """Whether this turn's charge was made. Rule G1-20."""
    retreated: bool = False
    strategy: bool = False
    """Whether this turn's strategy was used. Rule G1-11."""
    used: list[int] = []
    """Set cards whose EX skill was used this turn. Rule A1-20."""
    fired: list[tuple[int, int]] = []
    """Triggers that went off this turn: card and trigger."""
    pending: list[Waiting] = []
    """Triggers that went off and wait, in the order in which they did."""

    def clone(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = super().clone()
        twin.discards = [pile[:] for pile in self.discards]
        twin.field = [side[:] for side in self.field]
        twin.shown, twin.used, twin.fired = self.shown[:], self.used[:], self.fired[:]
        twin.pending = self.pending[:]
        return twin

    def in_play(self, seat: int) -> list[str]:
        """The units that lie face up, and what is set on them."""
        units = [unit for unit in self.field[seat] if unit is not None and unit.up and not unit.out]
        return [self.cards[number].card for unit in units for number in (unit.card, *unit.sets)]

    def living(self, seat: int) -> list[int]:
        """The areas of a side in which a unit lives, the main area first."""
        return [slot for slot, unit in enumerate(self.field[seat]) if unit is not None and not unit.out]

    def standby(self, seat: int) -> list[int]:
        """The standby areas in which a unit lives."""
        return [slot for slot in self.living(seat) if slot != MAIN]

    def fallen(self, seat: int) -> int:
        """How many units of a side were KOed."""
        return sum(unit is not None and unit.out for unit in self.field[seat])

    def whereabouts(self, number: int) -> tuple[int, int] | None:
        """Seat and area of the living unit with this number."""
        for seat in SEATS:
            for slot, unit in enumerate(self.field[seat]):
                if unit is not None and unit.card == number and not unit.out:
                    return seat, slot
        return None
