"""All there is of a match, as plain data that serialises, clones, compares, and can wait a week in the middle of a choice.

`State` is what every game shares; a game's own state adds its cards and zones. What is left to do is a stack of `Frame`s: each names its
script by type, and its place in it by ``pc``. Nothing here refers to code but by that name.
"""

from __future__ import annotations

import copy
from typing import Self

from msgspec import Struct, field

from engine.decision import Prompt
from engine.events import Happening
from engine.lasting import Lasting
from engine.stream import Stream


class Frame(Struct, frozen=True, omit_defaults=True, tag_field="script"):
    """A script in progress. Subclasses are tagged by the script's name and carry its small values."""

    pc: int = 0
    """The step of the script that comes next."""
    got: int | None = None
    """What the frame above returned when it ended."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended. ``winner`` is a seat, or None where nobody won; ``termination`` says why, such as ``"resigned"``."""

    winner: int | None
    termination: str
    note: str = ""


class State(Struct, omit_defaults=True):
    """What the state of every game has. A game narrows ``stack`` to its own frames, so that it can be read back."""

    rules: str
    """The rules version that the match began with."""
    stream: Stream
    stack: list[Frame] = []
    prompts: list[Prompt | None] = field(default_factory=lambda: [None, None])
    asked: list[int] = field(default_factory=lambda: [0, 0])
    """How many decisions each seat has met; numbers its decisions, and never the other's."""
    lasting: list[Lasting] = []
    recent: list[Happening] = []
    """What the last action made happen, kept so that a view can show it after a restart."""
    offers: list[bool] = field(default_factory=lambda: [False, False])
    """Which seat offers a draw."""
    calling_off: list[int] = []
    """The seats that offer to call the match off."""
    outcome: Outcome | None = None

    def clone(self) -> Self:
        """An equal state that shares nothing that can change. A game with lists of its own copies those too."""
        twin = copy.copy(self)
        twin.stream = self.stream.clone()
        twin.stack = self.stack[:]
        twin.prompts = self.prompts[:]
        twin.asked = self.asked[:]
        twin.lasting = self.lasting[:]
        twin.recent = self.recent[:]
        twin.offers = self.offers[:]
        twin.calling_off = self.calling_off[:]
        return twin

    def in_play(self, seat: int) -> list[str]:  # noqa: ARG002  # every game with cards says it
        """The definitions of a seat's cards that lie face up on the table, for everybody to see; a discard pile is not on it."""
        return []

    def waits(self) -> bool:
        """Whether some seat is asked and has not answered."""
        first, second = self.prompts
        return (first is not None and first.answer is None) or (second is not None and second.answer is None)
