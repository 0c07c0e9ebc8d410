"""All there is of a Kiryoku match, and the frames of its scripts."""

from __future__ import annotations

from typing import Self

import msgspec
from msgspec import Struct

from engine.janken import Janken
from engine.piles import PileState
from engine.state import Frame
from engine.view import SEAT_NAMES

NOBODY = -1
LEADER = 0
"""The place of the leader in a side's list; the others stand in 1 to ``max_characters``."""
BATTLE_PLACES = 3
"""Battle cards of a player on the field. Rule G4-22."""
PHASES = ("entry", "main", "end", "adjust")
"""The four parts of a turn. Rule G4-07."""

ALWAYS, CONCERNED, NOT_THIS_TURN = "always", "concerned", "not-this-turn"
"""When a player wants to be asked about what the other does."""


class Standing(Struct, frozen=True, omit_defaults=True):
    """A character on the field, leader included. Rules X4-18 to X4-20, Q4-50."""

    card: int
    ready: bool = True
    damage: int = 0
    """Damage and vitality paid; what is left is the cap less this."""
    items: tuple[int, ...] = ()
    """Card numbers, in the order in which they came."""


class Laid(Struct, frozen=True, omit_defaults=True):
    """A battle card on the field. Rules G4-22, X4-38."""

    card: int
    used: bool = False


class Wish(Struct, frozen=True, omit_defaults=True):
    """When a seat wants to be asked; its own affair."""

    asked: str = CONCERNED
    not_in: int = 0
    """The turn in which it does not want to be asked, with `NOT_THIS_TURN`."""
    not_for: tuple[str, ...] = ()
    """Definitions of the other seat about which it does not want to be asked."""


class Deed(Struct, frozen=True, omit_defaults=True):
    """What a seat has declared in a window, paid for and waiting to be processed. Rules X4-27, X4-28, Q4-16."""

    seat: int
    verb: str
    """``call``, ``equip``, ``set``, ``tag``, ``challenge``, ``event``, ``ability`` or ``stock``."""
    card: int = NOBODY
    """The card played, or whose ability it is (an item's own number for an item's), or the challenger's."""
    bearer: int = NOBODY
    """Of an ability: the character that uses it."""
    ability: int = 0
    targets: tuple[int, ...] = ()
    """Numbers of what was named; of a tag: both components, in the order of its ``parts``."""
    spent: bool = False
    """The cost of the ability took its own source from the field, so that this does not break it off. Rule Q4-48."""


class Opening(Frame, frozen=True, tag="opening"):
    """The preparation. Rules G4-02 to G4-06, X4-02, X4-03."""


class Turn(Frame, frozen=True, tag="turn"):
    """The four parts of a turn. Rule G4-07."""


class Window(Frame, frozen=True, tag="window"):
    """One opportunity with two slots; gives 1 where anybody declared something, 0 where both passed. Rules X4-27, X4-30."""

    during: str = "main"
    """``main``, ``end``, ``exchange`` (in a battle) or ``last`` (its last opportunity)."""
    first: Deed | None = None
    """What the turn player declared; it is processed first, whoever declared first. Rules G4-15 to G4-19."""
    second: Deed | None = None


class Battle(Frame, frozen=True, tag="battle"):
    """A battle from its challenge to its result. Rules X4-36 to X4-43."""

    seat: int = 0
    challenger: int = NOBODY
    """Card number of the participant; so is ``defender``."""
    defender: int = NOBODY
    card: int = NOBODY
    """The battle card's number."""
    used: tuple[bool, bool] = (False, False)
    """By seat: whether its one ability of this exchange is used. Rule Q4-46."""
    acted: bool = False
    """Whether anything was declared in this exchange."""
    broken: bool = False
    """A participant or the battle card has left, so that it ends without result. Rules X4-41, Q4-47."""
    over: bool = False
    """The result stands: who leaves now breaks nothing off."""


class Resolve(Frame, frozen=True, tag="resolve"):
    """The effects of an event or ability, one after the other."""

    deed: Deed = Deed(NOBODY, "")
    effect: int = 0


class Entering(Frame, frozen=True, tag="entering"):
    """A tag that has come to the field: which of two equal items stays is its player's choice. Rules G4-26, Q4-26, Q4-51."""

    seat: int = 0
    card: int = NOBODY


class KiryokuState(PileState, omit_defaults=True):
    """Cards by number, and where each is."""

    stack: list[Opening | Turn | Window | Battle | Resolve | Entering | Janken] = []  # type: ignore[assignment]
    trash: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    field: list[list[Standing | None]] = msgspec.field(default_factory=lambda: [[], []])
    """By seat: the leader, then ``max_characters`` places."""
    leaders_up: bool = False
    """Both leaders lie face down until it is decided who goes first. Rules G4-02, G4-05."""
    laid: list[list[Laid | None]] = msgspec.field(
        default_factory=lambda: [[None] * BATTLE_PLACES, [None] * BATTLE_PLACES]
    )
    """Battle cards by seat and place. Rule G4-22."""
    aside: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    """Cards that were declared and wait to be processed, face up, with a tag's component from hand. Rule X4-29."""
    stock: list[list[tuple[str, ...]]] = msgspec.field(default_factory=lambda: [[], []])
    """Stocked other costs of this turn, each with its attributes. Rules G4-31, X4-13, X4-15."""
    shown: list[int] = []
    """Cards in a hidden hand that the other seat has seen go there."""
    downs: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Down counts. Rule X4-22."""
    used: list[tuple[int, int]] = []
    """Card number and ability of each use of an ability with a limit in this turn. Rule X4-35."""
    wishes: list[Wish] = msgspec.field(default_factory=lambda: [Wish(), Wish()])
    owed: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Who had to draw and could not, or whose leader left: judged with the next check. Rule X4-23."""
    unsettled: bool = False
    """Whether downs, losses and the battle must be looked at, as `downs.settle` does; never set while a seat is asked."""
    first: int = NOBODY
    """Who began."""
    active: int = NOBODY
    """Whose turn it is."""
    turn: int = 0
    phase: str = "setup"
    """``setup`` or one of `PHASES`."""

    def clone(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = super().clone()
        for name in _LISTS:
            one, two = getattr(self, name)
            setattr(twin, name, [one[:], two[:]])
        twin.shown, twin.used = self.shown[:], self.used[:]
        twin.downs, twin.wishes, twin.owed = self.downs[:], self.wishes[:], self.owed[:]
        return twin

    def in_play(self, seat: int) -> list[str]:
        """The characters with their items once leaders are up, battle cards, and what is declared and waits to be processed."""
        standing = [one for one in self.field[seat] if one is not None] if self.leaders_up else []
        numbers = [number for one in standing for number in (one.card, *one.items)]
        numbers += [laid.card for laid in self.laid[seat] if laid is not None]
        return [self.cards[number].card for number in (*numbers, *self.aside[seat])]

    def window(self) -> Window | None:
        """The window that is open, the innermost one."""
        return next((frame for frame in reversed(self.stack) if type(frame) is Window), None)

    def battle(self) -> Battle | None:
        """The battle that is being fought."""
        return next((frame for frame in self.stack if type(frame) is Battle), None)

    def find(self, card: int) -> tuple[int, int] | None:
        """Seat and place of a character on the field."""
        for seat, side in enumerate(self.field):
            for place, standing in enumerate(side):
                if standing is not None and standing.card == card:
                    return seat, place
        return None

    def bearer_of(self, item: int) -> tuple[int, int] | None:
        """Seat and place of the character that bears an item."""
        for seat, side in enumerate(self.field):
            for place, standing in enumerate(side):
                if standing is not None and item in standing.items:
                    return seat, place
        return None

    def find_laid(self, card: int) -> tuple[int, int] | None:
        """Seat and place of a battle card on the field."""
        for seat, row in enumerate(self.laid):
            for place, laid in enumerate(row):
                if laid is not None and laid.card == card:
                    return seat, place
        return None


_LISTS = ("trash", "field", "laid", "aside", "stock")


def place_ref(seat: int, place: int) -> str:
    """The ref of a character's place: ``first.leader.1``, ``first.field.2``."""
    return f"{SEAT_NAMES[seat]}.leader.1" if place == LEADER else f"{SEAT_NAMES[seat]}.field.{place}"


def laid_ref(seat: int, place: int) -> str:
    """The ref of a battle card's place: ``first.battle.3``."""
    return f"{SEAT_NAMES[seat]}.battle.{place + 1}"
