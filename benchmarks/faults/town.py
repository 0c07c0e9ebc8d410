"""The sandbox with as many people as a run needs: what each of them sees, and what they press."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.components import ids
from sandbox.person import Person
from sandbox.service import DirectLine, Sandbox, serve
from sandbox.world import seed
from sandbox.world.channels import find_dm
from sandbox.world.components import walk

Json = dict[str, Any]
LOCALES = ("ja", "en-US")


@contextlib.asynccontextmanager
async def town(folder: Path, count: int) -> AsyncIterator[Town]:
    """A sandbox with so many people besides its usual three, who read both languages."""
    usual = seed.PEOPLE
    more = tuple((f"p{number}", f"P{number}", LOCALES[number % 2]) for number in range(count))
    seed.PEOPLE = (*usual, *more)
    try:
        async with serve(folder) as sandbox:
            yield Town(sandbox)
    finally:
        seed.PEOPLE = usual


@dataclass(frozen=True)
class Control:
    """Something that may be pressed, on a message that somebody sees."""

    message: str
    part: Json
    key: ids.Key


class Town:
    """What people see and do."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.names = list(self.world.people)
        line = DirectLine(sandbox.desk)
        self._people = {name: Person(sandbox.url, name, line=line) for name in self.names}

    def user(self, name: str) -> int:
        """A person's id."""
        return int(self.world.people[name].id)

    def person(self, name: str) -> Person:
        """Somebody who acts."""
        return self._people[name]

    def private(self, name: str) -> Iterator[Json]:
        """The messages that this person alone sees, newest first."""
        direct = find_dm(self.world, self.world.people[name])
        own = list(self.world.order[direct["id"]]) if direct else []
        own += [message for message, reader in self.world.readers.items() if reader == name]
        for message in sorted(set(own), key=int, reverse=True):
            yield self.world.messages[message]

    def public(self) -> Iterator[Json]:
        """The messages that everybody sees, newest first."""
        direct = {channel["id"] for channel in self.world.channels.values() if channel["type"] == 1}
        for message in reversed(self.world.messages.values()):
            if message["id"] not in self.world.readers and message["channel_id"] not in direct:
                yield message

    async def forget(self, name: str, most: int = 6) -> None:
        """Put away old private answers, as people do."""
        old = [message for message, reader in self.world.readers.items() if reader == name]
        for message in sorted(old, key=int)[:-most]:
            await self.person(name).act("dismiss", message=message)

    async def press(self, name: str, control: Control, chance: random.Random) -> Json:
        """Press a button, choose in a menu; fill in the form that comes of it. Raises `Refused`."""
        who, part = self.person(name), control.part
        if "options" not in part:
            told = await who.press(control.message, part["custom_id"])
        else:
            low, high = part.get("min_values", 1), part.get("max_values", 1)
            count = chance.randint(max(1, low), min(high, len(part["options"])))
            values = [str(option["value"]) for option in chance.sample(part["options"], count)]
            told = await who.select(control.message, part["custom_id"], values)
        if told["modal"]:
            return await who.submit(told["modal"], {"number": str(chance.randint(0, 30))})
        return told


def controls(message: Json) -> list[Control]:
    """Everything of ours that may be pressed on a message."""
    found = []
    for part in walk(message["components"]):
        if "custom_id" in part and not part.get("disabled"):
            key = ids.read(part["custom_id"])
            if key is not None:
                found.append(Control(message["id"], part, key))
    return found
