"""Opening the database: what holds of it, on both kinds."""

import asyncio
import gc
import sqlite3
import threading
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import BigInteger, exc, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.clock import SetClock
from bot.fault import HostFault, Unreachable
from bot.store import sqlite as opening
from bot.store.columns import Utc
from bot.store.guilds import Guilds, Settled
from bot.store.lock import FileLock
from bot.store.migrate import config
from bot.store.store import Busy, Store
from bot.store.tables import claims, metadata
from tests.bot.conftest import NOON
from tests.bot.play import AOI, REN


async def test_every_connection_is_as_it_must_be(tmp_path, clock):
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}", clock)
    connections = [await store.engine.connect() for _ in range(6)]
    try:
        for connection in connections:
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in opening.PRAGMAS]
            assert found == [1, "wal", 2, opening.BUSY_MS]
    finally:
        for connection in connections:
            await connection.close()
        await store.close()


async def test_a_file_that_is_not_safe_is_refused(tmp_path, clock, monkeypatch):
    """As on a file system that knows no WAL: the bot says so and does not run."""
    monkeypatch.setattr(opening, "_configure", lambda connection, entry: None)
    with pytest.raises(HostFault, match="foreign_keys"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}", clock)
    FileLock.of(tmp_path / "a.sqlite3").release()


async def test_a_second_bot_on_one_file_is_told_which_runs(tmp_path, clock):
    url = f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"
    store = await Store.open(url, clock)
    with pytest.raises(HostFault, match=r"a\.sqlite3 is in use by another bot \(process \d+\)"):
        await Store.open(url, clock)
    await store.close()
    await (await Store.open(url, clock)).close()


async def test_a_folder_that_cannot_be_written_is_named(tmp_path, clock):
    blocked = tmp_path / "file"
    blocked.touch()
    with pytest.raises(HostFault, match="DATA_DIR"):
        await Store.open(f"sqlite+aiosqlite:///{blocked / 'a.sqlite3'}", clock)


async def test_the_migrations_make_exactly_the_schema(store):
    def compared(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(compared) == []


async def test_what_the_first_release_kept_is_kept_by_this_one(quick_folder, clock):
    url = f"sqlite+aiosqlite:///{quick_folder / 'old.sqlite3'}"
    old = create_async_engine(url)
    async with old.begin() as connection:
        await connection.run_sync(lambda given: command.upgrade(config(given), "0001"))
        await connection.execute(text("INSERT INTO guilds VALUES (5, 'ja')"))
    await old.dispose()
    store = await Store.open(url, clock)
    assert await Guilds(store).get(5) == Settled(locale="ja")
    await store.close()


async def test_no_id_is_a_small_integer(store):
    def kinds(connection):
        look = inspect(connection)
        return {
            (table, column["name"]): column["type"] for table in metadata.tables for column in look.get_columns(table)
        }

    names = {
        "id",
        "guild",
        "channel",
        "thread",
        "user",
        "match",
        "challenge",
        "message",
        "interaction",
        "press",
        "first",
        "second",
    }
    names |= {"challenger", "opponent", "application", "subject_id", "dm_channel"}
    async with store.engine.connect() as connection:
        found = await connection.run_sync(kinds)
    if not store.sqlite:  # SQLite's INTEGER holds 64 bits
        assert [place for place, kind in found.items() if place[1] in names and not isinstance(kind, BigInteger)] == []
    assert len([place for place in found if place[1] in names]) > 30


@pytest.mark.parametrize("number", [2**31, AOI.id, REN.id])
async def test_ids_of_any_size_come_back(store, number):
    async with store.write() as work:
        await work.run(insert(claims).values(interaction=number, at=work.now))
    async with store.read() as work:
        assert await work.value(select(claims.c.interaction)) == number


async def test_moments_come_back_aware_and_in_utc(store):
    kathmandu = datetime(2026, 3, 29, 1, 30, tzinfo=timezone(timedelta(hours=5, minutes=45)))
    async with store.write() as work:
        await work.run(insert(claims).values(interaction=1, at=kathmandu))
    async with store.read() as work:
        found = await work.value(select(claims.c.at))
    assert found == kathmandu
    assert found.tzinfo is UTC


def test_a_moment_without_a_zone_is_refused():
    with pytest.raises(ValueError, match="time zone"):
        Utc().process_bind_param(datetime(2026, 1, 1), None)  # noqa: DTZ001  # that is the point


async def test_a_write_that_raises_leaves_nothing(store):
    rung = []

    async def half():
        async with store.write() as work:
            await work.run(insert(claims).values(interaction=1, at=work.now))
            work.after(lambda: rung.append(1))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await half()
    async with store.read() as work:
        assert (await work.all(select(claims))) == []
    assert rung == []


async def test_a_look_at_a_file_sees_one_moment(quick_folder, clock):
    """However much is written while somebody looks, and also where the look that was before found nothing to ask."""
    store = await Store.open(f"sqlite+aiosqlite:///{quick_folder / 'a.sqlite3'}", clock)
    counted = select(func.count()).select_from(claims)
    for number in range(3):
        async with store.read():
            pass
        async with store.read() as look:
            assert await look.value(counted) == number
            async with store.write() as work:
                await work.run(insert(claims), [{"interaction": number, "at": NOON}])
            assert await look.value(counted) == number
    await store.close()


async def test_deleting_what_others_hang_on_is_held_or_cascades(store):
    """Foreign keys are on: what hangs on nothing is refused."""
    from bot.store.tables import seats

    row = {"match": 99, "seat": 0, "user": 1, "name": "", "locale": "", "ready": False, "added": ""}
    with pytest.raises(exc.IntegrityError):
        async with store.write() as work:
            await work.run(insert(seats).values(row))


async def test_fifty_writers_and_one_from_outside_never_meet_a_locked_file(tmp_path, clock):
    path = tmp_path / "a.sqlite3"
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock)
    stop = threading.Event()
    outside = threading.Thread(target=write_from_outside, args=(path, stop))
    outside.start()

    async def writer(number):
        for turn in range(6):
            async with store.write() as work:
                await work.value(select(claims.c.at).where(claims.c.interaction == number))
                await work.run(insert(claims).values(interaction=number * 100 + turn, at=work.now))

    try:
        await asyncio.gather(*(writer(number) for number in range(1, 51)))
    finally:
        stop.set()
        outside.join()
    async with store.read() as work:
        assert len(await work.all(select(claims).where(claims.c.interaction > 0))) == 300
    await store.close()


async def test_whoever_waits_too_long_for_another_is_told_and_has_changed_nothing(tmp_path, clock, monkeypatch):
    monkeypatch.setitem(opening.PRAGMAS, "busy_timeout", 30)
    url = f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"
    store = await Store.open(url, clock)
    other = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Busy, match="locked"):
        async with store.write() as work:
            await work.run(insert(claims).values(interaction=1, at=work.now))
    await store.close()
    with pytest.raises(Unreachable, match="another program"):
        await Store.open(url, clock)
    other.close()
    store = await Store.open(url, clock)
    async with store.write() as work:
        assert await work.all(select(claims)) == []
    await store.close()


def write_from_outside(path, stop):
    """As an administrator's command or a backup would."""
    connection = sqlite3.connect(path, timeout=120, isolation_level=None)
    number = 0
    while not stop.is_set():
        number -= 1
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO claims VALUES (?, '2026-01-01 00:00:00')", (number,))
        connection.execute("COMMIT")
        stop.wait(0.005)
    connection.close()


@pytest.mark.parametrize("times", [50, pytest.param(1000, marks=pytest.mark.long)])
async def test_cancelled_work_leaves_no_connection_and_no_thread_behind(tmp_path, clock, times):
    before = handles()
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}", clock)

    async def look():
        async with store.write() as work:
            await work.run(insert(claims).values(interaction=1, at=work.now))
            await asyncio.sleep(60)

    for number in range(times):
        task = asyncio.create_task(look())
        await asyncio.sleep(0.0005 * (number % 7))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with asyncio.timeout(60), store.write() as work:
        await work.run(insert(claims).values(interaction=1, at=work.now))
    assert connections(), "what is counted here are the threads of connections"
    await store.close()
    async with asyncio.timeout(60):
        while connections():  # noqa: ASYNC110  # a thread that ends tells nobody
            await asyncio.sleep(0.01)
    gc.collect()
    assert sorted(handles()) == sorted(before)


def handles():
    """The files that this process has open."""
    return [link.readlink() for link in Path("/proc/self/fd").iterdir() if link.exists()]


def connections():
    """aiosqlite gives each connection a thread, named by Python for the function that it runs."""
    return [thread.name for thread in threading.enumerate() if "connection_worker" in thread.name]


async def test_two_starts_on_an_empty_postgresql_both_succeed(postgres):
    from tests.bot.conftest import run_sql

    await run_sql(postgres.format("postgres"), "CREATE DATABASE both_start")
    stores = await asyncio.gather(*(Store.open(postgres.format("both_start"), SetClock(NOON)) for _ in range(4)))
    for store in stores:
        await store.close()


test_two_starts_on_an_empty_postgresql_both_succeed = pytest.mark.xdist_group("postgres")(
    pytest.mark.postgres(test_two_starts_on_an_empty_postgresql_both_succeed)
)
