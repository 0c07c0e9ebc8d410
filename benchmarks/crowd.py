"""People who press whatever their hands offer, so many times a second, and how long the bot takes to answer and to show it.

A match at rest (what the last press brought is shown) gets a press that it offers; that press is followed to the board. Where every match
is busy, a press comes all the same: the same button once more, as from somebody impatient. It is answered too, and not followed.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.components import ids
from sandbox.people.refusal import Refused
from sandbox.person import Person
from sandbox.service import Sandbox

Json = dict[str, Any]
STEPS = (ids.Walk, ids.Give, ids.Fill, ids.Menu, ids.Several)
"""What of a hand is an answer, or a step towards one, and needs no form."""
EPHEMERAL = 64
PATIENCE = 20.0
"""Seconds after which a match counts as at rest, whatever was shown."""


@dataclass
class Press:
    """A button, and what became of it."""

    person: str
    message: str
    control: Json
    decision: str
    at: float
    shown: set[str] = field(default_factory=set)
    """``board`` and the people whose hands have changed since."""


@dataclass
class Hand:
    """A player's message: which decision it asks, and what may be pressed."""

    message: str
    decision: str
    controls: list[Json]


@dataclass
class Table:
    """A match as people see it."""

    match: int
    board: bool = False
    hands: dict[str, Hand] = field(default_factory=dict)
    press: Press | None = None
    """The last one, while what it brings is still to be shown."""

    def settle(self, shown: str, decision: str = "") -> None:
        """Something of it was shown. A step on the way to an answer changes the hand alone, and asks the same still."""
        press = self.press
        if press is None:
            return
        press.shown.add(shown)
        step = shown == press.person and decision == press.decision
        if step or press.shown >= {"board", *self.hands}:
            self.press = None


@dataclass
class Told:
    """What came of a time of pressing; milliseconds."""

    pressed: int = 0
    acknowledged: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    lost: int = 0
    """Never acknowledged."""
    shown: int = 0
    """Boards, whoever's press they show."""
    seconds: float = 0.0
    """Until all was shown."""
    bot: float = 0.0
    """Seconds of processor time of the bot meanwhile."""
    others: float = 0.0
    """Seconds of processor time of whatever else ran on the machine, people and sandbox aside."""


class Crowd:
    """The people of a sandbox at these matches. Make it before the bot connects, so that it sees everything that is posted."""

    def __init__(self, sandbox: Sandbox, matches: Sequence[int], seed: int = 0) -> None:
        self.tables = {match: Table(match) for match in matches}
        self._world = sandbox.world
        self._people = sandbox.people
        self._chance = random.Random(seed)
        self._tell = sandbox.world.emit
        sandbox.world.emit = self._hear
        self._told = Told()
        self._latest: Press | None = None

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _hear(self, event: str, guild: str | None, data: Json) -> int:
        """What the sandbox tells its clients, people hear too."""
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not data["flags"] & EPHEMERAL:
            self._look(data, private=guild is None)
        return self._tell(event, guild, data)

    def _look(self, message: Json, *, private: bool) -> None:
        controls = [part for part in _walk(message["components"]) if "custom_id" in part and not part.get("disabled")]
        keys = [ids.read(control["custom_id"]) for control in controls]
        table = next(
            (self.tables[key.match] for key in keys if isinstance(key, ids.Door) and key.match in self.tables), None
        )
        if table is None or not message["attachments"]:
            return
        if private:
            self._hand(table, message, controls)
        else:
            self._board(table)

    def _board(self, table: Table) -> None:
        table.board = True
        self._told.shown += 1
        if table.press and "board" not in table.press.shown:
            self._told.boards.append((time.perf_counter() - table.press.at) * 1000)
        table.settle("board")

    def _hand(self, table: Table, message: Json, controls: list[Json]) -> None:
        steps = [control for control in controls if isinstance(ids.read(control["custom_id"]), STEPS)]
        asked = ids.read(steps[0]["custom_id"]) if steps else None
        decision = asked.decision if isinstance(asked, STEPS) else ""
        reader = self._world.channel(message["channel_id"])["recipients"][0]["id"]
        person = self._world.person_of(reader)
        if person:
            table.hands[person.name] = Hand(message["id"], decision, steps)
            table.settle(person.name, decision)

    async def all_shown(self, seconds: float) -> None:
        """Until every match has its board and both hands. Raises `TimeoutError`."""
        async with asyncio.timeout(seconds):
            while any(not table.board or len(table.hands) < 2 for table in self.tables.values()):  # noqa: ASYNC110  # many messages, no one event
                await asyncio.sleep(0.05)

    # --- what is pressed ----------------------------------------------------------------------------------------------

    async def press(self, rate: float, seconds: float) -> Told:
        """So many presses a second for so long, evenly, whether the bot keeps up or not."""
        self._told = told = Told()
        began = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number in range(round(rate * seconds)):
                await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
                if press := self._next():
                    group.create_task(self._send(press))
        await self._rest()
        told.seconds = time.perf_counter() - began
        return told

    def _next(self) -> Press | None:
        """A fresh press at a match at rest, else the latest once more; None where nobody is asked anything."""
        now = time.perf_counter()
        free = [table for table in self.tables.values() if table.press is None or now - table.press.at > PATIENCE]
        open_ = [(table, who) for table in free for who, hand in table.hands.items() if hand.controls]
        if not open_:
            return self._latest
        table, who = self._chance.choice(open_)
        hand = table.hands[who]
        table.press = self._latest = Press(who, hand.message, self._chance.choice(hand.controls), hand.decision, now)
        return table.press

    async def _send(self, press: Press) -> None:
        told = self._told
        told.pressed += 1
        try:
            answer = await self._act(press)
        except Refused:  # the message has just changed; the finger was on its way
            answer = await self._act(press, force=True)
        if answer["acknowledged"]:
            told.acknowledged.append(answer["acknowledged"]["ms"])
        else:
            told.lost += 1

    async def _act(self, press: Press, *, force: bool = False) -> Json:
        person: Person = getattr(self._people, press.person)
        name = press.control["custom_id"]
        if "options" in press.control:
            return await person.select(press.message, name, self._values(press.control), force=force)
        return await person.press(press.message, name, force=force)

    def _values(self, menu: Json) -> list[str]:
        options = [str(option["value"]) for option in menu["options"]]
        low, high = menu.get("min_values", 1), menu.get("max_values", 1)
        return self._chance.sample(options, self._chance.randint(max(1, low), min(high, len(options))))

    async def _rest(self) -> None:
        """Until what was pressed is shown, or the patience is over."""
        ends = time.perf_counter() + PATIENCE
        while any(table.press for table in self.tables.values()) and time.perf_counter() < ends:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        for table in self.tables.values():
            table.press = None


def _walk(parts: Sequence[Json]) -> Iterator[Json]:
    for part in parts:
        yield part
        yield from _walk(part.get("components") or ())
