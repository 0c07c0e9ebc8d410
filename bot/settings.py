"""What the host set: environment variables and `.env`, read once, every bad one reported at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from environs import Env, EnvValidationError
from marshmallow.validate import Range
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.fault import HostFault


class Secret:
    """A text that is never printed: `reveal` is the only way to it."""

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """The text itself."""
        return self._text

    def __repr__(self) -> str:
        return "Secret(…)"

    def __bool__(self) -> bool:
        return bool(self._text)


class Settings(Struct, frozen=True):
    """Every setting, checked."""

    token: Secret
    """Empty: there is none, and the sandbox is meant."""
    database_url: str
    data_dir: Path
    sandbox_port: int
    sandbox_url: str
    openapi: Path | None

    def secrets(self) -> tuple[str, ...]:
        """What must never be printed."""
        password = make_url(self.database_url).password
        return tuple(secret for secret in (self.token.reveal(), str(password or "")) if secret)

    def __repr__(self) -> str:
        """Without token and database password."""
        return f"Settings(data_dir={str(self.data_dir)!r})"


def _is_database(url: str) -> bool:
    try:
        return make_url(url).drivername in ("sqlite+aiosqlite", "postgresql+asyncpg")
    except ArgumentError:
        return False


def _refused(env: Env) -> list[str]:
    """A line for each variable that could not be read."""
    try:
        env.seal()
    except EnvValidationError as error:
        return _lines(error)
    return []


def _lines(error: EnvValidationError) -> list[str]:
    told = error.error_messages
    return [f"{name}: {' '.join(said)}" for name, said in told.items()] if isinstance(told, Mapping) else list(told)


def read_settings(env_file: Path | None = Path(".env")) -> Settings:
    """The settings of this process; a variable that is set wins over the file. Raises `HostFault` with a line for each bad one."""
    env = Env(eager=False)
    if env_file and env_file.is_file():
        env.read_env(env_file, recurse=False)
    token = env.str("DISCORD_TOKEN", "")
    url = env.str("DATABASE_URL", "")
    data = env.str("DATA_DIR", "") or "var"
    port = env.int("SANDBOX_PORT", 8090, validate=Range(1, 65535))
    sandbox = env.str("SANDBOX_URL", "")
    openapi = env.str("DISCORD_OPENAPI", "")
    wrong = _refused(env)
    if url and not _is_database(url):
        wrong.append(
            "DATABASE_URL: expected postgresql+asyncpg://user:password@host/database, sqlite+aiosqlite:///path, or nothing"
        )
    if sandbox and not sandbox.startswith(("http://", "https://")):
        wrong.append("SANDBOX_URL: expected http://host:port")
    if openapi and not Path(openapi).is_file():
        wrong.append("DISCORD_OPENAPI: there is no such file")
    if wrong:
        raise HostFault(*wrong)
    folder = Path(data)
    return Settings(
        token=Secret(token.strip().strip("\"'")),
        database_url=url or f"sqlite+aiosqlite:///{folder.absolute() / 'tefuda.sqlite3'}",
        data_dir=folder,
        sandbox_port=port,
        sandbox_url=sandbox.rstrip("/"),
        openapi=Path(openapi) if openapi else None,
    )
