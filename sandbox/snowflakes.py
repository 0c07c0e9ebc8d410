"""Discord's ids: milliseconds since 2015 in the upper bits, so that a greater id is a later one."""

from sandbox.clock import Clock

EPOCH_MS = 1420070400000


class Snowflakes:
    """Ids in ascending order, by the sandbox's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id, greater than every one before."""
        moment = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, moment)
        return str(self._last)


def created_at(snowflake: str) -> float:
    """When the id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
