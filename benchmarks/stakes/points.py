"""The points at which a bot may die: after each SQL statement, commit and request to Discord of what people have asked it for.

A point has a name that is the same in every run, whatever else goes on beside it: in which task, what was done, and for the how manieth
time, such as ``show match hand: INSERT messages 1``. Jobs that go on by themselves (a look whether anything is due) have no points.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import aiohttp
from msgspec import Struct
from sqlalchemy import Engine, event
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.engine.interfaces import DBAPIConnection
from yarl import URL

ANSWERS = 24 * 3600.0
"""Seconds for which an answer can be changed, in place of Discord's quarter of an hour: that a run is slow makes no other points of it."""
ACT = "act"
ACTS = ("discord-ui-", "CommandTree-", "discord.py: on_interaction")
"""How the names of the tasks begin in which discord.py hands us a press or a command."""
SHOWS = "show "
"""The same for what the publisher shows."""
_STATEMENT = re.compile(r"\s*(?:(INSERT) INTO|(UPDATE)|(DELETE) FROM|(SELECT)\b.*?\bFROM|(BEGIN))\s+(\w+)", re.DOTALL)
_NUMBER, _LONG = re.compile(r"\d{4,}"), re.compile(r"[\w.=-]{40,}")


class Life(Struct, frozen=True):
    """A bot's: its folder, its sandbox, and the point at which it dies ("": none, and it writes down all that it passes)."""

    folder: str
    sandbox: str
    mortal: str = ""


NOTES, BUSY = "points", "busy"
"""The files in a bot's folder into which it writes what it passes, and how many acts are under way."""


class Points:
    """Writes each point into a file of notes, or ends the process at the one of this name; and into another whether an act is under way."""

    def __init__(self, mortal: str, notes: Path, busy: Path) -> None:
        self._mortal = mortal
        self._notes = notes
        self._busy = busy
        self._met: Counter[str] = Counter()
        self._acts: set[asyncio.Task[Any]] = set()
        self._tell()

    def watch(self) -> None:
        """Hear of every statement, commit and request of this process from now on."""
        event.listen(Engine, "after_cursor_execute", self._stated)
        committing, asking = DefaultDialect.do_commit, aiohttp.ClientSession._request

        def commit(dialect: DefaultDialect, connection: DBAPIConnection) -> None:
            committing(dialect, connection)  # type: ignore[no-untyped-call]
            self._passed("COMMIT")

        async def ask(session: aiohttp.ClientSession, method: str, address: str | URL, **more: Any) -> Any:
            self._under_way()
            answer = await asking(session, method, address, **more)
            self._passed(f"{method} {route(URL(address).path)}")
            return answer

        DefaultDialect.do_commit = commit  # type: ignore[method-assign]  # as it is, and heard afterwards
        aiohttp.ClientSession._request = ask  # type: ignore[method-assign, assignment]  # the same

    def _under_way(self) -> None:
        """An act begins with its acknowledgement, which is a request."""
        task = asyncio.current_task()
        if task and place(task) == ACT and task not in self._acts:
            self._acts.add(task)
            task.add_done_callback(self._over)
            self._tell()

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._acts.discard(task)
        self._tell()

    def _tell(self) -> None:
        self._busy.write_text(str(len(self._acts)), encoding="ascii")

    def _stated(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        self._passed(kind(statement))

    def _passed(self, what: str) -> None:
        where = place(asyncio.current_task())
        if not where:
            return
        self._met[f"{where}: {what}"] += 1
        point = f"{where}: {what} {self._met[f'{where}: {what}']}"
        if self._mortal:
            if point == self._mortal:
                os.kill(os.getpid(), signal.SIGKILL)
        else:
            with self._notes.open("a", encoding="utf-8") as notes:
                notes.write(f"{point}\n")


def place(task: asyncio.Task[Any] | None) -> str:
    """What a task does for somebody; nothing for a job that goes on by itself."""
    name = task.get_name() if task else ""
    if name.startswith(SHOWS):
        return " ".join(word for word in name.split() if not word.isdigit())
    return ACT if name.startswith(ACTS) else ""


def is_request(point: str) -> bool:
    """Whether a point is one after a request, and not after a statement or commit."""
    return " /" in point


def kind(statement: str) -> str:
    """A statement in short: what it does, to which table."""
    found = _STATEMENT.match(statement)
    return " ".join(filter(None, found.groups())) if found else statement.split(maxsplit=1)[0]


def route(path: str) -> str:
    """The path of a request without ids and tokens."""
    return "/".join(
        "#" if _NUMBER.fullmatch(part) else "~" if _LONG.fullmatch(part) else part for part in path.split("/")
    )
