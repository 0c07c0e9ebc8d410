"""A state being moved on: what scripts act through, and the loop that runs them.

A *script* is the list of steps of one frame type, in the order of the rule sheet; `run` takes the top frame's next step until a seat is
asked or the match is over. A step may push frames (they run first, and may return a value), ask, tell what happened, or unwind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar, cast

from msgspec.structs import replace

from engine.decision import Atom, Path, Prompt
from engine.effects import OneVerb
from engine.events import Happening
from engine.state import Frame, Outcome, State

FRAME_BOUND = 10_000
"""Steps without a decision after which the match is drawn, with the loop written down."""

S = TypeVar("S", bound=State)
T = TypeVar("T")
F = TypeVar("F", bound=Frame)


class Play(Generic[S, T]):
    """A state on the move with the table that it is played on. ``log`` is None where nobody looks (a search)."""

    __slots__ = ("asked", "done", "effect", "log", "state", "table")

    def __init__(self, state: S, table: T, log: list[Happening] | None) -> None:
        self.state = state
        self.table = table
        self.log = log
        self.asked = False
        """Whether a decision was opened, so that the run stops."""
        self.done: list[str] = []
        """The verbs of cards' effects that were carried out, whether or not there was anything to tell of them."""
        self.effect: OneVerb | None = None
        """The card's effect that is being carried out; what is told meanwhile bears its verb."""

    def push(self, frame: Frame) -> None:
        """Let this frame run before the present one goes on."""
        self.state.stack.append(frame)

    def keep(self, frame: Frame) -> None:
        """Put changed values of the running frame in its place."""
        self.state.stack[-1] = frame

    def goto(self, frame: Frame, pc: int) -> None:
        """Go on at another step of the running frame's script."""
        self.state.stack[-1] = replace(frame, pc=pc)

    def give(self, value: int) -> None:
        """End the running frame and return a value to the one below (its ``got``)."""
        stack = self.state.stack
        stack.pop()
        if stack:
            stack[-1] = replace(stack[-1], got=value)

    def unwind(self, kind: type[Frame]) -> None:
        """Drop every frame down to and including the nearest one of this kind."""
        stack = self.state.stack
        while stack:
            if isinstance(stack.pop(), kind):
                return

    def ask(self, seat: int, kind: str, args: tuple[Atom, ...] = (), auto: Path = ()) -> None:
        """Open a decision for a seat; the run stops until every open decision is answered."""
        state = self.state
        self.asked = True
        state.asked[seat] += 1
        state.prompts[seat] = Prompt(state.asked[seat], kind, args, auto)

    def taken(self, seat: int) -> Path:
        """The answer that the seat gave to the decision just closed."""
        prompt = self.state.prompts[seat]
        assert prompt is not None
        assert prompt.answer is not None
        self.state.prompts[seat] = None
        return prompt.answer

    def tell(self, happening: Happening) -> None:
        """Write down what happened."""
        if self.log is not None:
            self.log.append(replace(happening, verb=self.effect.verb) if self.effect else happening)

    def does(self, effect: OneVerb) -> None:
        """Note that a card's effect is carried out, for who watches."""
        if self.log is not None:
            self.done.append(effect.verb)

    def end(self, winner: int | None, termination: str, note: str = "") -> None:
        """End the match: nothing is left to do and nobody is asked."""
        self.state.outcome = Outcome(winner, termination, note)
        self.state.stack.clear()
        self.state.prompts = [None, None]


P = TypeVar("P")
Steps = tuple[Callable[[P, Frame], None], ...]
Scripts = Mapping[type[Frame], Steps[P]]


def script(kind: type[F], *steps: Callable[[P, F], None]) -> tuple[type[Frame], Steps[P]]:
    """One entry of a game's scripts: the steps of a frame type, which are only ever run with frames of that type."""
    return kind, cast("Steps[P]", steps)


def run(play: Play[S, T], scripts: Scripts[Play[S, T]], settle: Callable[[Play[S, T]], None]) -> None:
    """Run until a seat is asked or the match is over; ``settle`` makes the state-based checks between steps."""
    stack = play.state.stack
    for _ in range(FRAME_BOUND):
        if not stack or play.asked:
            return
        frame = stack[-1]
        pc = frame.pc
        steps = scripts[type(frame)]
        if pc == len(steps):
            stack.pop()
            continue
        frame = stack[-1] = replace(frame, pc=pc + 1)
        steps[pc](play, frame)
        settle(play)
    play.end(None, "loop", ", ".join(type(frame).__name__.lower() for frame in stack[-8:]))
