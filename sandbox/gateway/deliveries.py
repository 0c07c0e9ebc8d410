"""Events that come late, twice, in another order, or never."""

from collections.abc import Callable

import msgspec

from sandbox.clock import Clock
from sandbox.occasion import Occasion, Register
from sandbox.wire import Json

PATIENCE = 1.0
"""Seconds of real time after which an event that waits to be overtaken goes out, because nothing follows."""


class Delivery(Occasion, forbid_unknown_fields=True, kw_only=True):
    """Disturbs how matching events are handed over; see ``docs/sandbox.md`` section 5 for what each part means."""

    event: str
    delay: float = 0.0
    again: float | None = None
    behind: int = 0
    lose: bool = False


class Deliveries:
    """The disturbances that are set, and the events that wait to be overtaken."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._set: Register[Delivery] = Register(clock)
        self._overtaken: list[tuple[int, Callable[[], None]]] = []

    def add(self, wish: Json) -> Delivery:
        """A new disturbance; raises `msgspec.ValidationError`."""
        return self._set.add(msgspec.convert(wish, Delivery))

    def clear(self) -> None:
        """Forgets all; what waits still goes out."""
        self._set.clear()

    def listed(self) -> list[Json]:
        """What is left."""
        return self._set.listed()

    def hand_over(self, event: str, hand: Callable[[], None]) -> None:
        """Calls `hand` for an event: now, later, twice, or never."""
        met = self._set.strike(lambda one: one.event in {"*", event}, event)
        self._carry_out(met or Delivery(event=event), hand)
        if met is None or not met.behind:
            self._count_overtaken()

    def _carry_out(self, how: Delivery, hand: Callable[[], None]) -> None:
        if how.lose:
            return
        if how.behind:
            self._wait(how.behind, hand)
        elif how.delay:
            self._clock.call_soon(how.delay, hand)
        else:
            hand()
        if how.again is not None:
            self._clock.call_soon(how.delay + how.again, hand)

    def _wait(self, behind: int, hand: Callable[[], None]) -> None:
        self._overtaken.append((behind, hand))
        self._clock.call_soon(PATIENCE, lambda: self._release(hand))

    def _release(self, hand: Callable[[], None]) -> None:
        if any(other is hand for _, other in self._overtaken):
            self._overtaken = [entry for entry in self._overtaken if entry[1] is not hand]
            hand()

    def _count_overtaken(self) -> None:
        self._overtaken = [(left - 1, hand) for left, hand in self._overtaken]
        for left, hand in list(self._overtaken):
            if left <= 0:
                self._release(hand)
