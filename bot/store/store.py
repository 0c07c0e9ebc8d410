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
from typing import Any

from sqlalchemy import CursorResult, Executable, Row, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.clock import Clock
from bot.fault import HostFault, Unreachable
from bot.store.lock import FileLock
from bot.store.migrate import migrate
from bot.store.sqlite import PRAGMAS, WRITES, sqlite_engine, sqlite_file

log = logging.getLogger(__name__)


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


class Busy(Exception):  # a fact about somebody else
    """Another program has held SQLite's write lock for longer than anybody waits. Nothing was begun."""


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
        """A transaction that changes something: all of it or, where the block raises, nothing. Raises `Busy`."""
        work = None
        try:
            async with self._lane(), self.engine.connect() as connection:
                connection = await connection.execution_options(**{WRITES: True})
                async with connection.begin():
                    work = Transaction(self, connection, self.clock.now())
                    yield work
        except OperationalError as error:
            if work is None and self.sqlite:
                raise Busy(f"{self.engine.url.database}: {error.orig}") from None
            raise
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
        try:
            async with self.write() as work:
                await work.run(text("SELECT 1"))
        except Busy as busy:
            raise Unreachable(f"DATABASE_URL: another program does not let go of {busy}") from None
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


def _engine(url: str) -> AsyncEngine:
    if file := sqlite_file(url):
        return sqlite_engine(url, file)
    return create_async_engine(
        url, pool_size=10, max_overflow=5, pool_timeout=20, pool_pre_ping=True, pool_recycle=1800
    )
