"""Settings: every bad one at once, a secret never shown."""

import re
from pathlib import Path

import pytest

from bot.fault import HostFault
from bot.settings import read_settings

ROOT = Path(__file__).parents[3]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def clean(monkeypatch):
    """Reading a file of settings puts them into the environment; it is put back as it was."""
    for name in re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def test_nothing_set_is_the_sandbox_and_a_file_in_var():
    settings = read_settings(None)
    assert not settings.token
    assert settings.database_url == f"sqlite+aiosqlite:///{Path('var').absolute()}/tefuda.sqlite3"
    assert (settings.sandbox_port, settings.sandbox_url, settings.openapi) == (8090, "", None)


def test_the_example_is_the_same_as_nothing():
    before = read_settings(None)
    after = read_settings(ROOT / ".env.example")
    assert (after.database_url, after.sandbox_port, after.openapi) == (before.database_url, 8090, None)


def test_a_variable_wins_over_the_file(tmp_path, monkeypatch):
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN='{TOKEN}'\nDATA_DIR={tmp_path / 'a'}\nSANDBOX_PORT=9000\n")
    monkeypatch.setenv("SANDBOX_PORT", "9001")
    settings = read_settings(file)
    assert settings.token.reveal() == TOKEN
    assert settings.sandbox_port == 9001
    assert settings.data_dir == tmp_path / "a"


def test_every_bad_one_is_named_at_once(monkeypatch):
    for name, value in {
        "SANDBOX_PORT": "99999999",
        "DATABASE_URL": "mysql://root:hunter2@host/x",
        "SANDBOX_URL": "localhost",
        "DISCORD_OPENAPI": "/no/such/file",
    }.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(HostFault) as caught:
        read_settings(None)
    said = "\n".join(caught.value.lines)
    assert [line.split(":")[0] for line in caught.value.lines] == [
        "SANDBOX_PORT",
        "DATABASE_URL",
        "SANDBOX_URL",
        "DISCORD_OPENAPI",
    ]
    assert "hunter2" not in said


def test_a_port_that_is_no_number_is_named(monkeypatch):
    monkeypatch.setenv("SANDBOX_PORT", "８０９０a")
    with pytest.raises(HostFault, match="SANDBOX_PORT"):
        read_settings(None)


def test_no_secret_is_in_what_is_printed(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://tefuda:hunter2hunter2@host/x")
    settings = read_settings(None)
    for text in (repr(settings), str(settings), f"{settings.token}"):
        assert TOKEN not in text
        assert "hunter2" not in text
    assert set(settings.secrets()) == {TOKEN, "hunter2hunter2"}
