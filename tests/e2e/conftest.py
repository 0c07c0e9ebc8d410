"""One certificate for all, a sandbox and a bot for each test."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from bot import janken, rolls, rps
from bot.decks import workshop
from bot.drawing import palettes
from bot.duels import shows
from bot.matches import beginning, challenges, computer, thinking
from sandbox.world import answers
from tests.e2e.house import PATIENCE, House, opened


@pytest.fixture
def data_dir(tmp_path: Path, tls_folder: Path) -> Path:
    folder = tmp_path / "discord"
    folder.mkdir()
    (folder / "sandbox-tls").symlink_to(tls_folder)
    return folder


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The publisher looks often whether a command has sent its own message, and is as patient as ever before it sends one itself.

    How soon the bot answers is the business of the machine, but where a test asks for it: two seconds, of which Discord gives three.
    Pictures are packed loosely, which halves their time: how small they are, `tests.bot.drawing` asks.
    """
    for module in (shows, rps):
        monkeypatch.setattr(module, "GRACE", 2.0)
        monkeypatch.setattr(module, "SOON", 0.1)
    monkeypatch.setattr(answers, "ANSWER_SECONDS", PATIENCE)
    monkeypatch.setattr(shows, "MOMENT", 0.05)
    monkeypatch.setattr(palettes, "PACKED", 1)


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Cards, dice and the computer's choices fall alike whenever a test runs: what it meets once, it meets each time."""
    chance = random.Random(request.node.nodeid)
    drawn = SimpleNamespace(
        token_bytes=chance.randbytes, token_hex=lambda count: chance.randbytes(count).hex(), choice=chance.choice
    )
    for module in (beginning, challenges, computer, thinking, janken, rolls, workshop):
        monkeypatch.setattr(module, "secrets", drawn)


@pytest_asyncio.fixture
async def house(data_dir: Path, quick_folder: Path) -> AsyncIterator[House]:
    async with opened(data_dir, quick_folder) as running:
        yield running
