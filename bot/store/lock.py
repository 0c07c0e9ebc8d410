"""One bot for one SQLite file: a second start is told so, rather than both answering every press."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO

from bot.fault import HostFault


class FileLock:
    """A lock beside the database's file; the system lets go of it when the process ends, however it ends."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    @classmethod
    def of(cls, database: Path | None) -> FileLock | None:
        """The lock of a database's file (none for None); makes the folder. Raises `HostFault` where another process has it."""
        if database is None:
            return None
        path = database.with_name(database.name + ".lock")
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("a+", encoding="ascii")
        except OSError as error:
            raise HostFault(
                f"{database.parent}: cannot write here ({error.strerror}); give this folder to user {os.getuid()}, or set DATA_DIR"
            ) from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.seek(0)
            other = file.read().strip() or "?"
            file.close()
            raise HostFault(
                f"{database} is in use by another bot (process {other}); stop it first, or set another DATA_DIR"
            ) from error
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        return cls(file)

    def release(self) -> None:
        """Let go. May be called twice."""
        self._file.close()
