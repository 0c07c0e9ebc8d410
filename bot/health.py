"""Whether the bot is well: the running one writes it down every few seconds, `python -m bot --health` reads it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import text

from bot.clock import SystemClock
from bot.runtime import Runtime
from bot.settings import Settings

EVERY = 5.0
STALE = timedelta(seconds=45)


class Health(Struct, frozen=True):
    """How it was at one moment."""

    at: datetime
    connected: bool
    """To Discord."""
    database: bool
    late: tuple[str, ...]
    """Jobs that have not gone round for too long."""
    waiting: int
    """Places that are out of date."""

    def faults(self, now: datetime) -> tuple[str, ...]:
        """What is wrong, as lines for the host."""
        if now - self.at > STALE:
            return (f"no sign of life since {self.at:%Y-%m-%d %H:%M:%S} UTC",)
        faults = [f"the job `{name}` stands still" for name in self.late]
        if not self.connected:
            faults.append("not connected to Discord")
        if not self.database:
            faults.append("the database does not answer")
        return tuple(faults)


class Pulse:
    """Writes the health of a running bot."""

    def __init__(self, runtime: Runtime, connected: Callable[[], bool]) -> None:
        self._runtime = runtime
        self._connected = connected

    async def beat(self) -> None:
        """Write down how it is now."""
        database, waiting = True, -1
        try:
            async with self._runtime.store.read() as work:
                await work.run(text("SELECT 1"))
            waiting = await self._runtime.outbox.count()
        except Exception:  # noqa: BLE001  # whatever is wrong with it, that is what is to be told
            database = False
        late = self._runtime.tasks.late()
        health = Health(self._runtime.clock.now(), self._connected(), database, late, waiting)
        path = _file(self._runtime.settings)
        draft = path.with_suffix(".new")
        draft.write_bytes(msgspec.json.encode(health))
        draft.replace(path)

    def stop(self) -> None:
        """The bot ends of its own will: leave no sign of life behind."""
        _file(self._runtime.settings).unlink(missing_ok=True)


def read_health(settings: Settings) -> tuple[str, ...]:
    """What is wrong with the bot that runs here; nothing where it is well."""
    try:
        health = msgspec.json.decode(_file(settings).read_bytes(), type=Health)
    except FileNotFoundError:
        return (f"no bot runs on {settings.data_dir}",)
    except (OSError, msgspec.DecodeError) as error:
        return (f"{_file(settings)}: {error}",)
    return health.faults(SystemClock().now())


def _file(settings: Settings) -> Path:
    return settings.data_dir / "health.json"
