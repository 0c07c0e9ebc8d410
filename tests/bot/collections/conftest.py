import pytest

from bot.store.store import Store
from tests.bot.collections.owners import Owners


@pytest.fixture
async def owners(store):
    """On both databases."""
    owners = Owners(store)
    yield owners
    await owners.holds()
    await owners.close()


@pytest.fixture
async def file_owners(quick_folder, clock):
    """On a SQLite file alone: for what the database has no part in."""
    store = await Store.open(f"sqlite+aiosqlite:///{quick_folder / 'tefuda.sqlite3'}", clock)
    owners = Owners(store)
    yield owners
    await owners.holds()
    await owners.close()
    await store.close()
