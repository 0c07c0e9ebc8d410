"""Failures on demand."""

import re
from typing import Literal

import msgspec

from sandbox.checks.description import shape_of
from sandbox.wire import Json

CUT = "cut"
"""The status that stands for a connection closed without an answer."""


class Fault(msgspec.Struct, forbid_unknown_fields=True):
    """Makes matching requests fail; see ``docs/sandbox.md`` section 5 for what each part means."""

    method: str
    route: str
    status: int | Literal["cut"] | None = None
    code: int = 0
    times: int | None = 1
    skip: int = 0
    delay: float = 0.0
    after: bool = False
    retry_after: float = 1.0
    scope: str = "user"
    id: int = 0

    def matches(self, method: str, template: str, path: str) -> bool:
        """Whether a request is meant; `path` without ``/api/v10``."""
        if self.method not in {"*", method}:
            return False
        return shape_of(self.route) == shape_of(template) or re.match(self.route, path) is not None

    def body(self) -> Json:
        """The JSON of the failure."""
        if self.status == 429:
            limited: Json = {"message": "You are being rate limited.", "retry_after": self.retry_after}
            return limited | {"global": self.scope == "global"} | ({"code": self.code} if self.code else {})
        return {"message": f"{self.status}: fault", "code": self.code}

    def headers(self) -> dict[str, str]:
        """What goes with the failure."""
        if self.status != 429:
            return {}
        told = {"Retry-After": str(int(self.retry_after) + 1), "X-RateLimit-Scope": self.scope}
        return told | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


class Faults:
    """The faults that are set, oldest first."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._last = 0

    def add(self, wish: Json) -> Fault:
        """A new fault; raises `msgspec.ValidationError` for a wrong part and `re.error` for a route that is none."""
        fault = msgspec.convert(wish, Fault)
        re.compile(fault.route)
        self._last += 1
        fault.id, fault.method = self._last, fault.method.upper()
        self._faults.append(fault)
        return fault

    def clear(self) -> None:
        """Forgets all."""
        self._faults.clear()

    def listed(self) -> list[Json]:
        """What is left."""
        return [msgspec.to_builtins(fault) for fault in self._faults]

    def strike(self, method: str, template: str, path: str) -> Fault | None:
        """The fault that this request meets, used up by one."""
        for fault in self._faults:
            if not fault.matches(method, template, path):
                continue
            if fault.skip > 0:
                fault.skip -= 1
                continue
            if fault.times is not None:
                fault.times -= 1
                if fault.times <= 0:
                    self._faults.remove(fault)
            return fault
        return None
