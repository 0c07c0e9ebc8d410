"""The sandbox's own time: real time and what a tester has added to it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False)
class Timer:
    """Something to do at a time of the sandbox's clock."""

    when: float
    act: Callable[[], None]
    handle: asyncio.TimerHandle | None = field(default=None, repr=False)


class Clock:
    """Seconds since 1970, which can be moved forward; timers follow."""

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset
        self._timers: set[Timer] = set()
        self._soon: list[asyncio.TimerHandle] = []

    def now(self) -> float:
        """Seconds since 1970 by this clock."""
        return time.time() + self.offset

    def call_soon(self, seconds: float, act: Callable[[], None]) -> None:
        """Calls `act` after so many seconds of real time, unless the clock is stopped before."""
        handle = asyncio.get_running_loop().call_later(seconds, act)
        self._soon = [one for one in self._soon if not one.cancelled() and one.when() > handle.when() - seconds]
        self._soon.append(handle)

    def call_at(self, when: float, act: Callable[[], None]) -> Timer:
        """Calls `act` once, when this clock shows `when`."""
        timer = Timer(when, act)
        self._timers.add(timer)
        self._schedule(timer)
        return timer

    def cancel(self, timer: Timer) -> None:
        """Forgets a timer; one that has struck may be given too."""
        if timer.handle is not None:
            timer.handle.cancel()
        self._timers.discard(timer)

    def advance(self, seconds: float) -> float:
        """Moves the clock and strikes what is then due; returns the new time."""
        self.offset += seconds
        for timer in sorted(self._timers, key=lambda timer: timer.when):
            self._schedule(timer)
        return self.now()

    def stop(self) -> None:
        """Forgets all timers."""
        for timer in list(self._timers):
            self.cancel(timer)
        for handle in self._soon:
            handle.cancel()

    def _schedule(self, timer: Timer) -> None:
        if timer.handle is not None:
            timer.handle.cancel()
        delay = max(0.0, timer.when - self.now())
        timer.handle = asyncio.get_running_loop().call_later(delay, self._strike, timer)

    def _strike(self, timer: Timer) -> None:
        self._timers.discard(timer)
        timer.act()
