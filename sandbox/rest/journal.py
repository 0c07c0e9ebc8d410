"""What the bot sent, for whoever wants to check it."""

import collections
from dataclasses import dataclass, field
from typing import Any

from sandbox.checks.findings import Problem
from sandbox.wire import Json, iso

KEPT = 5000
"""Requests that are remembered."""


@dataclass
class Entry:
    """One request and its answer's status; `ms` is the time that it took here."""

    n: int
    at: float
    method: str
    route: str
    path: str
    status: int = 0
    code: int = 0
    ms: float = 0.0
    body: Any = None
    files: list[Json] = field(default_factory=list)
    fault: int | None = None
    limit: str | None = None
    problems: list[Problem] = field(default_factory=list)

    def record(self) -> Json:
        """As ``GET /api/requests`` shows it."""
        shown = {key: value for key, value in vars(self).items() if key not in {"at", "problems"}}
        return shown | {"at": iso(self.at), "problems": [problem.record() for problem in self.problems]}


class Journal:
    """The newest requests."""

    def __init__(self) -> None:
        self._entries: collections.deque[Entry] = collections.deque(maxlen=KEPT)
        self.next = 0

    def open(self, at: float, method: str, route: str, path: str) -> Entry:
        """Begins an entry; its status is filled in later."""
        entry = Entry(self.next, at, method, route, path)
        self.next += 1
        self._entries.append(entry)
        return entry

    def since(self, n: int, *, failed: bool = False) -> list[Entry]:
        """Entries from number `n` on; with `failed`, only those with problems."""
        return [entry for entry in self._entries if entry.n >= n and (entry.problems or not failed)]
