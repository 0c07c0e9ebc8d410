"""How many sessions may be begun, and how fast: what ``GET /gateway/bot`` tells, and what IDENTIFY is held to."""

import collections
from typing import Annotated

import msgspec

from sandbox.clock import Clock
from sandbox.wire import Json

DAY = 24 * 3600.0

Count = Annotated[int, msgspec.Meta(ge=1)]


class Allowance(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The advised number of shards; sessions a day; one IDENTIFY in so many `seconds` for each `shard % concurrency` (0: any time)."""

    shards: Count = 1
    concurrency: Count = 1
    total: Count = 1000
    seconds: Annotated[float, msgspec.Meta(ge=0)] = 0.0


class Starts:
    """The sessions that were begun within a day, by the sandbox's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.allow(Allowance())

    def allow(self, allowance: Allowance) -> None:
        """Begins anew with other figures."""
        self.allowance = allowance
        self._begun: collections.deque[float] = collections.deque()
        self._newest: dict[int, float] = {}

    def left(self) -> int:
        """How many sessions may still be begun."""
        while self._begun and self._begun[0] <= self._clock.now() - DAY:
            self._begun.popleft()
        return max(0, self.allowance.total - len(self._begun))

    def is_too_soon(self, shard: int) -> bool:
        """Whether this shard's turn has not come yet."""
        turn = self._newest.get(shard % self.allowance.concurrency)
        return turn is not None and self._clock.now() < turn + self.allowance.seconds

    def note(self, shard: int) -> None:
        """Counts an IDENTIFY."""
        now = self._clock.now()
        self._begun.append(now)
        self._newest[shard % self.allowance.concurrency] = now

    def told(self) -> Json:
        """What ``GET /gateway/bot`` says besides the address."""
        left = self.left()
        reset = self._begun[0] + DAY - self._clock.now() if self._begun else DAY
        limit = {"total": self.allowance.total, "remaining": left, "reset_after": int(reset * 1000)}
        return {
            "shards": self.allowance.shards,
            "session_start_limit": limit | {"max_concurrency": self.allowance.concurrency},
        }
