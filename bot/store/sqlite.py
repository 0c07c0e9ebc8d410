"""SQLite as the store opens it: what must hold of a connection, how a transaction begins, one trip to the thread for a statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self, cast

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_MS = 10_000
PRAGMAS: Mapping[str, int | str] = {
    "foreign_keys": 1,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: what is acknowledged is on the disk
    "busy_timeout": BUSY_MS,
}
KEPT = 8
"""Connections. All are kept: one beyond them would be opened and closed, a thread and four PRAGMAs, each time it is needed."""
WRITES = "tefuda_writes"
"""The execution option of a transaction that changes something."""


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite URL; None for another database."""
    parsed = make_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def sqlite_engine(url: str, file: Path) -> AsyncEngine:
    """An engine on a file; nothing is opened yet."""
    engine = create_async_engine(
        url, pool_size=KEPT, max_overflow=0, connect_args={"async_creator_fn": lambda *_, **__: _connect(file)}
    )
    event.listen(engine.sync_engine, "connect", _configure)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


class Swift(aiosqlite.Connection):
    """A connection whose statements take one trip to its thread each, where the driver makes four: cursor, execute, fetch, close."""

    begins = False
    """Whether a transaction begins with the next statement, on the same trip: to SQLite, BEGIN alone means nothing yet."""

    def cursor(self) -> Cursor:  # type: ignore[override]
        """A cursor for one statement at a time."""
        return Cursor(self)

    async def done(self, sql: str, parameters: Sequence[Any], *, many: bool = False) -> Done:
        """Carry a statement out, once or for each of many rows, and fetch all that it gives."""
        begins, self.begins = self.begins, False

        def run() -> Done:
            if begins:
                self._conn.execute("BEGIN")
            cursor = self._conn.executemany(sql, parameters) if many else self._conn.execute(sql, parameters)
            rows = cursor.fetchall() if cursor.description else []
            told = Done(cursor.description, rows, cursor.rowcount, cursor.lastrowid)
            cursor.close()
            return told

        return cast(Done, await self._execute(run))  # type: ignore[no-untyped-call]

    async def rollback(self) -> None:
        """Leave the transaction, begun or not."""
        self.begins = False
        await super().rollback()


class Done:
    """What a statement left behind."""

    __slots__ = ("description", "lastrowid", "rowcount", "rows")

    def __init__(self, description: Any, rows: Sequence[Any], rowcount: int, lastrowid: int | None) -> None:
        self.description = description
        self.rows = rows
        self.rowcount = rowcount
        self.lastrowid = lastrowid


class Cursor:
    """What SQLAlchemy asks of a driver's cursor. Its rows are there as soon as the statement is done."""

    def __init__(self, connection: Swift) -> None:
        self.arraysize = 1
        self._connection = connection
        self._done = Done(None, (), -1, None)

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Self:
        """Once."""
        self._done = await self._connection.done(sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Sequence[Any]) -> Self:
        """For each row."""
        self._done = await self._connection.done(sql, parameters, many=True)
        return self

    async def fetchall(self) -> Sequence[Any]:
        """Every row."""
        return self._done.rows

    async def close(self) -> None:
        """Nothing is open any more."""

    @property
    def description(self) -> Any:
        """The columns; None where there are no rows."""
        return self._done.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._done.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The id of the row that was inserted last."""
        return self._done.lastrowid


def _connect(file: Path) -> Swift:
    connection = Swift(lambda: sqlite3.connect(file, timeout=BUSY_MS / 1000), iter_chunk_size=64)
    connection._thread.daemon = True  # a process that ends waits for no database
    return connection


def _configure(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Take transactions into our own hands and set what must hold (`Store` reads it back)."""
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        for name, value in PRAGMAS.items():
            cursor.execute(f"PRAGMA {name}={value}")
    finally:
        cursor.close()


def _begin(connection: Any) -> None:
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.connection.driver_connection.begins = True
