import pytest

from tests.bot.collections.owners import Owners


@pytest.fixture
async def owners(store):
    """On both databases."""
    owners = Owners(store)
    yield owners
    await owners.holds()
    await owners.close()
