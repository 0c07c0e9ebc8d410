"""When the commands are registered with Discord: after they changed, or when an owner asks; never at every start."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

log = logging.getLogger(__name__)

Tree = app_commands.CommandTree[discord.Client]


async def payloads(tree: Tree) -> list[dict[str, Any]]:
    """Every command as Discord gets it, translations and all."""
    commands = tree.get_commands(type=None)
    if tree.translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, tree.translator) for command in commands]


class Registration:
    """Keeps the hash of what was registered last in a file."""

    def __init__(self, tree: Tree, file: Path) -> None:
        self._tree = tree
        self._file = file

    async def when_changed(self, application: int) -> bool:
        """Register where this is not what Discord has: other commands than last time, or none there. Whether it was needed."""
        wanted = await self._hash(application)
        if self._known() == wanted and await self._are_there():
            return False
        await self.now(application)
        return True

    async def now(self, application: int) -> int:
        """Register; how many commands."""
        commands = await self._tree.sync()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(await self._hash(application), encoding="utf-8")
        log.info("registered %d commands", len(commands))
        return len(commands)

    async def _are_there(self) -> bool:
        theirs = {command.name for command in await self._tree.fetch_commands()}
        return theirs == {command.name for command in self._tree.get_commands(type=None)}

    async def _hash(self, application: int) -> str:
        body = json.dumps([application, await payloads(self._tree)], sort_keys=True, default=str)
        return hashlib.sha256(body.encode()).hexdigest()

    def _known(self) -> str:
        return self._file.read_text(encoding="utf-8") if self._file.is_file() else ""
