"""When something that a tester has asked for is to happen: how often, how likely, for how long."""

import collections
import hashlib
from collections.abc import Callable
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from sandbox.clock import Clock
from sandbox.wire import Json


class Occasion(msgspec.Struct, kw_only=True):
    """What a fault and a disturbed delivery have in common; see ``docs/sandbox.md`` section 5 for what each part means."""

    times: int | None = 1
    skip: int = 0
    probability: Annotated[float, msgspec.Meta(ge=0, le=1)] = 1.0
    seed: str | int = ""
    seconds: float | None = None
    id: int = 0


Kind = TypeVar("Kind", bound=Occasion)


class Register(Generic[Kind]):
    """The occasions that are set, oldest first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._set: list[Kind] = []
        self._until: dict[int, float] = {}
        self._met: collections.Counter[tuple[int, str]] = collections.Counter()
        self._last = 0

    def add(self, one: Kind) -> Kind:
        """Sets one more; its time begins now."""
        self._last += 1
        one.id = self._last
        if one.seconds is not None:
            self._until[one.id] = self._clock.now() + one.seconds
        self._set.append(one)
        return one

    def clear(self) -> None:
        """Forgets all."""
        self._set.clear()

    def listed(self) -> list[Json]:
        """What is left."""
        return [msgspec.to_builtins(one) for one in self._present()]

    def strike(self, meets: Callable[[Kind], bool], subject: str) -> Kind | None:
        """The first one that is meant and drawn, used up by one.

        Draws are counted by `subject`, so that they do not hang on what runs beside.
        """
        for one in self._present():
            if not meets(one):
                continue
            if one.skip > 0:
                one.skip -= 1
            elif self._is_drawn(one, subject):
                self._use_up(one)
                return one
        return None

    def _present(self) -> list[Kind]:
        now = self._clock.now()
        self._set = [one for one in self._set if self._until.get(one.id, now) >= now]
        return list(self._set)

    def _is_drawn(self, one: Kind, subject: str) -> bool:
        if one.probability >= 1:
            return True
        number = self._met[one.id, subject]
        self._met[one.id, subject] += 1
        return fraction(one.seed, subject, number) < one.probability

    def _use_up(self, one: Kind) -> None:
        if one.times is not None:
            one.times -= 1
            if one.times <= 0:
                self._set.remove(one)


def fraction(*parts: Any) -> float:
    """A number from 0 up to 1 that is the same for the same parts, in any process."""
    digest = hashlib.sha256("\0".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:7], "big") / 2**56
