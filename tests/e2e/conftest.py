"""One certificate for all, a sandbox and a bot for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot import rps
from bot.duels import shows
from sandbox.certificate import certificate
from tests.e2e.house import House, opened


@pytest.fixture(scope="session")
def tls_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tls") / "sandbox-tls"
    certificate(folder)
    return folder


@pytest.fixture
def data_dir(tmp_path: Path, tls_folder: Path) -> Path:
    folder = tmp_path / "discord"
    folder.mkdir()
    (folder / "sandbox-tls").symlink_to(tls_folder)
    return folder


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The publisher looks after a command's own message in a moment, not after seconds."""
    monkeypatch.setattr(shows, "SOON", 0.3)
    monkeypatch.setattr(rps, "SOON", 0.3)


@pytest_asyncio.fixture
async def house(data_dir: Path, tmp_path: Path) -> AsyncIterator[House]:
    async with opened(data_dir, tmp_path / "bot") as running:
        yield running
