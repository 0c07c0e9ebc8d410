"""Failures on demand."""

import re
from typing import Any, Literal

import msgspec

from sandbox.checks.description import shape_of
from sandbox.clock import Clock
from sandbox.occasion import Occasion, Register
from sandbox.wire import Json

CUT = "cut"
"""The status that stands for a connection closed without an answer."""


class Fault(Occasion, forbid_unknown_fields=True, kw_only=True):
    """Makes matching requests fail; see ``docs/sandbox.md`` section 5 for what each part means."""

    method: str
    route: str
    status: int | Literal["cut"] | None = None
    code: int = 0
    delay: float = 0.0
    after: bool = False
    retry_after: float = 1.0
    scope: str = "user"

    def matches(self, method: str, template: str, path: str) -> bool:
        """Whether a request is meant; `path` without ``/api/v10``."""
        if self.method not in {"*", method}:
            return False
        return shape_of(self.route) == shape_of(template) or re.match(self.route, path) is not None

    def body(self) -> Json:
        """The JSON of the failure."""
        return {"message": f"{self.status}: fault", "code": self.code}


class Storm(msgspec.Struct, forbid_unknown_fields=True):
    """Every matching request fails with one probability, in one of several ways, all drawn from one seed."""

    probability: float
    seed: str | int = ""
    kinds: list[str] = []
    method: str = "*"
    route: str = "/"
    seconds: float | None = None


KINDS: dict[str, dict[str, Any]] = {
    "error": {"status": 500},
    "unavailable": {"status": 503},
    "forbidden": {"status": 403},
    "missing": {"status": 404},
    "limited": {"status": 429, "retry_after": 0.05},
    "cut": {"status": CUT},
    "lost": {"status": CUT, "after": True},
    "done": {"status": 500, "after": True},
    "slow": {"delay": 0.3},
}
"""The ways in which a storm makes a request fail; ``lost`` and ``done`` take effect before."""


def faults_of(storm: Storm) -> list[Fault]:
    """The storm's faults, one for each kind, each as likely as the others. Raises `msgspec.ValidationError`."""
    kinds = storm.kinds or list(KINDS)
    if unknown := set(kinds) - set(KINDS):
        raise msgspec.ValidationError(f"no kinds {sorted(unknown)}; there are {sorted(KINDS)}")
    each = storm.probability / len(kinds)
    common = {"method": storm.method, "route": storm.route, "seconds": storm.seconds, "times": None}
    # A fault is asked only where those before it were not drawn, so a later one must be drawn a little more often.
    return [
        msgspec.convert(
            common | KINDS[kind] | {"seed": f"{storm.seed}/{kind}", "probability": each / (1 - number * each)}, Fault
        )
        for number, kind in enumerate(kinds)
    ]


class Faults:
    """The faults that are set, oldest first."""

    def __init__(self, clock: Clock) -> None:
        self._set: Register[Fault] = Register(clock)

    def add(self, wish: Json) -> Fault:
        """A new fault; raises `msgspec.ValidationError` for a wrong part and `re.error` for a route that is none."""
        return self._add(msgspec.convert(wish, Fault))

    def add_storm(self, wish: Json) -> list[Fault]:
        """The faults of a storm; raises as `add` does."""
        return [self._add(fault) for fault in faults_of(msgspec.convert(wish, Storm))]

    def clear(self) -> None:
        """Forgets all."""
        self._set.clear()

    def listed(self) -> list[Json]:
        """What is left."""
        return self._set.listed()

    def strike(self, method: str, template: str, path: str) -> Fault | None:
        """The fault that this request meets, used up by one."""
        return self._set.strike(lambda fault: fault.matches(method, template, path), f"{method} {template}")

    def _add(self, fault: Fault) -> Fault:
        re.compile(fault.route)
        fault.method = fault.method.upper()
        return self._set.add(fault)
