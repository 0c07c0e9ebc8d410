"""Sets as files on the host's disk: read at the start, offered to every server, off until a server switches one on.

They lie in the folder `sets` of `DATA_DIR`, as YAML or ZIP. A faulty one is told of in the log, line by line in the words that its author
would get, and left out; the bot runs without it.
"""

from __future__ import annotations

import logging
from pathlib import Path

from bot.sets.bringing import Bringing
from bot.sets.reader import Read
from bot.sets.servers import ServerSets
from bot.store.sets import shelve
from bot.store.store import Store
from engine.brought import read
from engine.refusal import Refusal
from engine.sets.bounds import PACKED
from engine.wording import Wording
from engine.wording.locales import ENGLISH

log = logging.getLogger(__name__)

FOLDER = "sets"
KINDS = (".yaml", ".yml", ".zip")


class HostSets:
    """What the host offers."""

    def __init__(self, store: Store, sets: ServerSets, folder: Path) -> None:
        self._store = store
        self._sets = sets
        self._bringing = Bringing(store, sets)
        self._folder = folder

    async def load(self) -> None:
        """Read every file, and offer what is faultless."""
        offered = [one for file in _files(self._folder) if (one := await self._loaded(file))]
        self._sets.offered = tuple(offered)
        if offered:
            log.info("%d card sets of the host are offered", len(offered))

    async def faults(self) -> list[str]:
        """All that is wrong with them: path, line, what was expected."""
        return [f"{file.parent}/{fault}" for file in _files(self._folder) for fault in (await self._read(file)).faults]

    async def _loaded(self, file: Path) -> str:
        """The hash of the set in a file; empty where it is left out."""
        found = await self._read(file)
        for fault in found.faults:
            log.error("a card set is left out: %s/%s", file.parent, fault)
        if found.faults:
            return ""
        shelved = read(found.text)
        async with self._store.write() as work:
            await shelve(work, shelved, found.pictures)
        return shelved.mark.hash

    async def _read(self, file: Path) -> Read:
        """What came of a file. What keeps it from being read at all is a fault of it, too."""
        try:
            return await self._bringing.read(0, file.name, _bytes(file), ENGLISH)
        except OSError as error:
            return Read((f"{file.name}: {error.strerror}",))
        except Refusal as refusal:
            return Read((f"{file.name}: {Wording(ENGLISH).text(refusal.word())}",))


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    return sorted(file for file in folder.iterdir() if file.suffix.lower() in KINDS and file.is_file())


def _bytes(file: Path) -> bytes:
    """What stands in a file; no more than a set may have, and one more, by which it is seen to be too large."""
    with file.open("rb") as opened:
        return opened.read(PACKED + 1)
