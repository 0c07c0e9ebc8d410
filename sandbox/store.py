"""What the sandbox remembers: one SQLite file of JSON records, written a moment later, in one transaction for all that came meanwhile.

A killed bot loses nothing, because the sandbox lives on; a killed sandbox may lose the last `DELAY`.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sandbox.wire import decode, encode

DELAY = 0.05
"""Seconds between a change and its writing."""

log = logging.getLogger(__name__)

SCHEMA = "CREATE TABLE IF NOT EXISTS records (kind TEXT, key TEXT, body BLOB, PRIMARY KEY (kind, key)) WITHOUT ROWID"


class Store:
    """Records by kind and key. `run` must run as a task; `close` writes what is left."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=NORMAL")
        self._connection.execute(SCHEMA)
        self._pending: dict[tuple[str, str], Any] = {}
        self._wanted = asyncio.Event()

    def load(self, kind: str) -> Iterator[tuple[str, Any]]:
        """All records of a kind, in the order of their keys' length and then value (ids: oldest first)."""
        query = "SELECT key, body FROM records WHERE kind = ? ORDER BY length(key), key"
        for key, body in self._connection.execute(query, (kind,)):
            yield key, decode(body)

    def put(self, kind: str, key: str, value: object) -> None:
        """Keeps `value` as it will be when it is written: later changes to it need no second call within `DELAY`."""
        self._pending[kind, key] = value
        self._wanted.set()

    def drop(self, kind: str, key: str) -> None:
        """Forgets a record."""
        self.put(kind, key, None)

    async def run(self) -> None:
        """Writes for ever."""
        while True:
            await self._wanted.wait()
            await asyncio.sleep(DELAY)
            writing = asyncio.ensure_future(asyncio.to_thread(self._write, self._take()))
            try:
                await asyncio.shield(writing)
            except asyncio.CancelledError:
                await writing
                raise
            except sqlite3.Error:
                log.exception("sandbox: changes could not be written")

    def close(self) -> None:
        """Writes what is pending and closes the file."""
        self._write(self._take())
        self._connection.close()

    def _take(self) -> list[tuple[str, str, bytes | None]]:
        self._wanted.clear()
        batch = [(kind, key, None if value is None else encode(value)) for (kind, key), value in self._pending.items()]
        self._pending.clear()
        return batch

    def _write(self, batch: list[tuple[str, str, bytes | None]]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        with self._connection:
            for kind, key, body in batch:
                if body is None:
                    self._connection.execute("DELETE FROM records WHERE kind = ? AND key = ?", (kind, key))
                else:
                    self._connection.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", (kind, key, body))
