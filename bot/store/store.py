"""The open database: SQLite in a file or PostgreSQL by URL, one code path for both.

`Store.read` and `Store.write` give a `Transaction`, which is committed when its block ends and rolled back when the block raises. On
SQLite a write begins IMMEDIATE, and writers of this process go one after another, so nobody ever meets a locked file in the middle.
What must hold of a connection (foreign keys, WAL, FULL) is read back, and the bot does not run where it does not hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import CursorResult, Executable, Row, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.clock import Clock
from bot.fault import HostFault
from bot.store.lock import FileLock
from bot.store.migrate import migrate

log = logging.getLogger(__name__)

BUSY_MS = 10_000
PRAGMAS: Mapping[str, int | str] = {
    "foreign_keys": 1,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: what is acknowledged is on the disk
    "busy_timeout": BUSY_MS,
}


class Transaction:
    """What runs in one transaction. ``now`` is the same for all of it."""

    def __init__(self, store: Store, connection: AsyncConnection, now: datetime) -> None:
        self.store = store
        self.now = now
        self._connection = connection
        self._after: list[Callable[[], None]] = []

    async def run(self, statement: Executable, rows: Sequence[Mapping[str, object]] | None = None) -> CursorResult[Any]:
        """Execute a statement, once or for each of many rows."""
        return await self._connection.execute(statement, rows)

    async def all(self, statement: Executable) -> Sequence[Row[Any]]:
        """Every row."""
        return (await self.run(statement)).all()

    async def first(self, statement: Executable) -> Row[Any] | None:
        """The first row, or None."""
        return (await self.run(statement)).first()

    async def value(self, statement: Executable) -> Any:
        """The first column of the first row, or None."""
        return (await self.run(statement)).scalar()

    def after(self, call: Callable[[], None]) -> None:
        """Call this once the transaction is on disk, and never if it is not."""
        self._after.append(call)

    def committed(self) -> None:
        """The transaction is on disk: make the calls that waited for it."""
        for call in self._after:
            call()


class Store:
    """The database of one running bot. Made by `Store.open`, closed by `Store.close` on every path."""

    def __init__(self, engine: AsyncEngine, clock: Clock, lock: FileLock | None) -> None:
        self.engine = engine
        self.clock = clock
        self.sqlite = engine.dialect.name == "sqlite"
        self.bell = asyncio.Event()
        """Rings when the outbox has something new."""
        self.errands = asyncio.Event()
        """Rings when somebody is to answer without a press."""
        self._lock = lock
        self._writer = asyncio.Lock()

    @classmethod
    async def open(cls, url: str, clock: Clock) -> Store:
        """Open, check and bring up to date. Raises `HostFault` with what the host has to do."""
        lock = FileLock.of(sqlite_file(url))
        try:
            engine = _engine(url)
            store = cls(engine, clock, lock)
            try:
                await store._prepare()
            except BaseException:
                await engine.dispose()
                raise
        except BaseException:
            if lock:
                lock.release()
            raise
        return store

    async def close(self) -> None:
        """Close every connection and let the file go. May be called twice."""
        try:
            await self.engine.dispose()
        finally:
            if self._lock:
                self._lock.release()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """A transaction that only looks."""
        async with self.engine.connect() as connection:
            yield Transaction(self, connection, self.clock.now())

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction that changes something: all of it or, where the block raises, nothing."""
        async with self._lane(), self.engine.connect() as connection:
            connection = await connection.execution_options(tefuda_writes=True)
            async with connection.begin():
                work = Transaction(self, connection, self.clock.now())
                yield work
        work.committed()

    @contextlib.asynccontextmanager
    async def _lane(self) -> AsyncIterator[None]:
        """SQLite has one writer: let those of this process queue here, where waiting costs nothing."""
        if not self.sqlite:
            yield
            return
        async with self._writer:
            yield

    async def _prepare(self) -> None:
        async with self.write() as work:
            await work.run(text("SELECT 1"))
        await self._check()
        await migrate(self.engine)

    async def _check(self) -> None:
        """Read back what must hold of a connection."""
        async with self.engine.connect() as connection:
            if not self.sqlite:
                version = (await connection.execute(text("SHOW server_version"))).scalar()
                log.info("store: PostgreSQL %s", version)
                return
            for name, wanted in PRAGMAS.items():
                found = (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                if found != wanted:
                    raise HostFault(
                        f"SQLite refuses {name}={wanted} for {self.engine.url.database} (it says {found}); use a local disk"
                    )
            log.info("store: SQLite %s, file %s", sqlite3.sqlite_version, self.engine.url.database)
            if sqlite3.sqlite_version_info < (3, 51, 3):
                log.info(
                    "store: this SQLite is older than 3.51.3; one process writes, so its WAL-reset fault cannot be met"
                )


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite URL; None for another database."""
    parsed = make_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def _engine(url: str) -> AsyncEngine:
    if sqlite_file(url) is None:
        return create_async_engine(
            url, pool_size=10, max_overflow=5, pool_timeout=20, pool_pre_ping=True, pool_recycle=1800
        )
    # All are kept: one beyond the pool's size would be opened and closed, a thread and four PRAGMAs, each time it is needed.
    engine = create_async_engine(url, pool_size=8, max_overflow=0, connect_args={"timeout": BUSY_MS / 1000})
    event.listen(engine.sync_engine, "connect", _configure)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


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
    writes = connection.get_execution_options().get("tefuda_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
