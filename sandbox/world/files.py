"""The bytes of attachments, as files beside the database."""

import asyncio
import shutil
from pathlib import Path

GRACE = 60.0
"""Seconds for which a replaced attachment can still be loaded: somebody may be looking at the old message."""


class Files:
    """Attachments by id; each has a folder with one file in it."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._root.mkdir(parents=True, exist_ok=True)

    def write(self, attachment: str, filename: str, data: bytes) -> None:
        """Keeps an attachment's bytes."""
        folder = self._root / attachment
        folder.mkdir(exist_ok=True)
        (folder / filename).write_bytes(data)

    def find(self, attachment: str, filename: str) -> Path | None:
        """The file, if there is one of this id and name."""
        if not attachment.isdigit() or "/" in filename or filename in {".", ".."}:
            return None
        path = self._root / attachment / filename
        return path if path.is_file() else None

    def forget(self, attachment: str) -> None:
        """Removes an attachment after `GRACE`."""
        asyncio.get_running_loop().call_later(GRACE, self._remove, attachment)

    def sweep(self, used: set[str]) -> None:
        """Removes what no message uses any more (at start)."""
        for folder in self._root.iterdir():
            if folder.name not in used:
                self._remove(folder.name)

    def _remove(self, attachment: str) -> None:
        shutil.rmtree(self._root / attachment, ignore_errors=True)
