"""A run: step after step, each with what goes wrong in it, and with a look at everything when it is over."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.faults.books import Books, Page
from benchmarks.faults.eyes import STEPS, Eyes
from benchmarks.faults.life import Life
from benchmarks.faults.strikes import Strikes
from benchmarks.faults.tables import TABLES, Heard, Players, Table, laid, people_at
from benchmarks.faults.town import Town, controls, town
from bot.duels.board import HAND
from bot.matches.records import PLAYING

ROUNDS = 6
"""Presses at each table in a step."""
LOOKS = 2.0
"""Seconds for which people look at what comes of their presses, at most."""
IMPATIENT = 0.1
"""How often a button is pressed twice at once."""
USUAL = 3
"""People that a sandbox has without being asked."""
SETTLED_SECONDS = 15.0
"""Until all is shown, where nothing has to be tried again after a pause."""
SHOWN_SECONDS = 400.0
"""Until all is shown in any case: after this long, something is never shown."""
ROAD_SECONDS = 30.0
"""Within which whoever is asked has an answer before them, once they ask for it."""
THOROUGH = 12
"""Every so many steps, everything must have been shown."""
STILL = 12
"""Steps in a row in which people press at a table and nothing comes of it: too many."""


@dataclass
class Told:
    """What came of a run."""

    seed: int
    steps: int = 0
    heard: Heard = field(default_factory=Heard)
    moves: int = 0
    matches: int = 0
    over: int = 0
    lives: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    requests: dict[str, int] = field(default_factory=dict)
    """Failed ones, by status."""
    roads: dict[str, int] = field(default_factory=dict)
    """By which road whoever was asked had their question before them."""
    errors: dict[str, int] = field(default_factory=dict)
    """Of the bot's log, by what they say."""
    written: int = 0
    memory: float = 0.0
    """MiB of the last life at its end."""
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    @property
    def violations(self) -> int:
        """How much did not hold."""
        return len(self.wrong)

    def report(self, folder: Path) -> dict[str, object]:
        """As the soak prints it."""
        heard, times = self.heard, sorted(self.heard.milliseconds)
        told: dict[str, object] = {"violations": self.violations, "wrong": self.wrong[:50], "seed": self.seed}
        if self.wrong:
            told |= {"repeat": f"python -m benchmarks.soak faults --seed {self.seed}", "folder": str(folder)}
        return told | {
            "seconds": round(self.seconds),
            "steps": self.steps,
            "presses": heard.pressed,
            "acknowledged": heard.acknowledged,
            "unheard": heard.unheard,
            "refused": heard.refused,
            "acknowledged_ms_p50": times[len(times) // 2] if times else None,
            "acknowledged_ms_p99": times[int(len(times) * 0.99)] if times else None,
            "moves": self.moves,
            "matches": self.matches,
            "over": self.over,
            "lives": self.lives,
            "faults": self.faults,
            "failed_requests": self.requests,
            "roads": self.roads,
            "log_errors": self.errors,
            "messages_written": self.written,
            "memory_mib": round(self.memory),
        }


async def run(
    folder: Path, games: Sequence[str], seed: int, seconds: float, tables: int = TABLES, most: int | None = None
) -> Told:
    """Steps for so long, at most so many. Whatever did not hold is said at once, with its step, on standard error."""
    began = time.monotonic()
    told = Told(seed)
    async with town(_made(folder / "discord"), people_at(tables) - USUAL) as found:
        one = _Run(found, Life(found.sandbox, _made(folder / "bot")), laid(found, games, tables), told)
        await one.begin()
        try:
            while time.monotonic() - began < seconds and (most is None or told.steps < most):
                await one.step()
            await one.finish()
        finally:
            await one.close()
    told.seconds = time.monotonic() - began
    return told


class _Run:
    """The parts of a run."""

    def __init__(self, place: Town, life: Life, tables: Sequence[Table], told: Told) -> None:
        self._town = place
        self._life = life
        self._tables = tables
        self._told = told
        self._players = Players(place)
        self._strikes = Strikes(place, life)
        self._still: Counter[int] = Counter()
        self._seen: dict[int, tuple[int, int]] = {}
        self._journal = 0
        told.heard, told.faults = self._players.heard, self._strikes.counted

    async def begin(self) -> None:
        """The bot's first life, and a step in which nothing goes wrong."""
        await self._life.start()
        self._books = Books(self._life.folder / "tefuda.sqlite3")
        self._eyes = Eyes(self._town, self._books)

    async def step(self) -> None:
        """People press while something goes wrong; then all is well again, and everything is looked at."""
        told = self._told
        chance = random.Random(f"{told.seed}:{told.steps}")
        kinds = self._strikes.draw(chance) if told.steps else ()
        self._players.calm = not kinds
        async with self._strikes.struck(kinds, chance):
            for number in range(ROUNDS):
                await self._round(f"{told.seed}:{told.steps}:{number}")
        if not self._life.alive:  # ended by itself: the supervisor starts it again
            await self._life.start()
        told.steps += 1
        await self._settle(SHOWN_SECONDS if told.steps % THOROUGH == 0 else SETTLED_SECONDS)
        await self._look(chance, kinds)

    async def _round(self, draw: str) -> None:
        """A press at each table, all at once; here and there two of one button, from somebody impatient."""
        await self._there(random.Random(draw).choice((0.0, 10.0)))
        page = self._books.read()
        twice = [table for table in self._tables if random.Random(f"{draw}:{table.number}:twice").random() < IMPATIENT]
        presses = [
            self._pressed(table, page, random.Random(f"{draw}:{table.number}")) for table in (*self._tables, *twice)
        ]
        await asyncio.gather(*presses)
        await asyncio.sleep(LOOKS / 10)
        await self._settle(LOOKS)

    async def _there(self, seconds: float) -> None:
        """Some wait until the bot is back before they press, others do not."""
        ends = time.monotonic() + seconds
        while not self._life.ready and time.monotonic() < ends:  # noqa: ASYNC110  # the sandbox has no event for it
            await asyncio.sleep(0.05)

    async def _pressed(self, table: Table, page: Page, chance: random.Random) -> None:
        await self._strikes.press()
        await self._players.press(table, page, chance)

    # --- afterwards ---------------------------------------------------------------------------------------------------

    async def _settle(self, seconds: float) -> None:
        """Until nothing is left to be shown; too long is wrong only where it is the longest that there is."""
        ends = time.monotonic() + seconds
        while (waiting := self._books.read().waiting) and time.monotonic() < ends:  # noqa: ASYNC110  # another process
            await asyncio.sleep(0.1)
        if waiting and seconds == SHOWN_SECONDS:
            places = [f"{row.subject} {row.subject_id} {row.kind} (try {row.tries})" for row in waiting]
            self._wrong([f"not shown within {seconds:g} s: {', '.join(places)}"])

    async def _look(self, chance: random.Random, kinds: Sequence[str]) -> None:
        written = self._eyes.messages()
        page = self._books.check(chance)
        self._eyes.check(written, page)
        for part in (self._books, self._eyes, self._life):
            self._wrong(part.wrong)
            part.wrong.clear()
        self._wrong(self._requests())
        await self._roads(chance)
        self._wrong(self._standing())
        for name in self._town.names:
            await self._town.forget(name)
        told = self._told
        told.moves, told.lives, told.written = self._books.actions, self._life.lives, self._eyes.written
        told.matches = len(self._books.kept)
        told.over = sum(kept.match.outcome is not None for kept in self._books.kept.values())
        print(
            f"step {told.steps}: {'+'.join(kinds) or 'calm'}, {told.heard.pressed} presses, {told.moves} moves,"
            f" {told.over}/{told.matches} matches over, {told.violations} wrong",
            file=sys.stderr,
        )

    def _requests(self) -> list[str]:
        """What the bot asked of Discord that Discord would never take."""
        journal = self._town.sandbox.desk.rest.journal
        wrong = []
        for entry in journal.since(self._journal):
            if entry.fault is not None:
                status = str(entry.status or "cut")
                self._told.requests[status] = self._told.requests.get(status, 0) + 1
            wrong += [f"{entry.method} {entry.route}: {problem.record()}" for problem in entry.problems]
        self._journal = journal.next
        return wrong

    async def _roads(self, chance: random.Random) -> None:
        """Whoever is asked has the question before them, or gets it as soon as they ask for it."""
        page = self._books.read()
        asked = [
            (number, seat, decision)
            for number, kept in self._books.kept.items()
            if page.matches[number].status == PLAYING
            for seat, decision in kept.asked()
            if page.seats[number][seat].user is not None
        ]
        for number, seat, decision in asked:
            person = self._town.world.person_of(str(page.seats[number][seat].user))
            assert person is not None
            road = await self._road(person.name, number, decision, chance)
            self._told.roads[road] = self._told.roads.get(road, 0) + 1
            if road == "none":
                self._wrong([f"match {number}: {person.name} is asked {decision} and has no way to answer it"])

    async def _road(self, name: str, match: int, decision: str, chance: random.Random) -> str:
        if self._shows(name, match, decision):
            return "at hand"
        if door := self._players.door(match, HAND):
            await self._players.note(self._town.press(name, door, chance))
            if await self._comes(name, match, decision):
                return "board"
        await self._players.note(self._town.person(name).command("table", "hand", match=match))
        return "command" if await self._comes(name, match, decision) else "none"

    async def _comes(self, name: str, match: int, decision: str) -> bool:
        """Whether the question is before them within a while; or is no more, since a decision may answer itself."""
        ends = time.monotonic() + ROAD_SECONDS
        while time.monotonic() < ends:
            if self._shows(name, match, decision) or not self._still_asked(match, decision):
                return True
            await asyncio.sleep(0.1)
        return False

    def _still_asked(self, match: int, decision: str) -> bool:
        page = self._books.check(random.Random(0))
        kept = self._books.kept[match]
        return page.matches[match].status == PLAYING and decision in [one for _, one in kept.asked()]

    def _shows(self, name: str, match: int, decision: str) -> bool:
        return any(
            isinstance(one.key, STEPS) and (one.key.match, one.key.decision) == (match, decision)
            for message in self._town.private(name)
            for one in controls(message)
        )

    def _standing(self) -> list[str]:
        """Tables at which people press and nothing happens."""
        page = self._books.read()
        wrong = []
        for table in self._tables:
            row = page.running(table.users(self._town))
            now = (row.id, row.version) if row else (0, self._told.matches)
            self._still[table.number] = 0 if self._seen.get(table.number) != now else self._still[table.number] + 1
            self._seen[table.number] = now
            if self._still[table.number] == STILL * (5 if table.by_post else 1):
                wrong.append(f"table {table.number} ({table.game}) stands still in match {now[0]}")
        return wrong

    def _wrong(self, faults: Sequence[str]) -> None:
        for fault in faults:
            self._told.wrong.append(f"step {self._told.steps}: {fault}")
            print(f"seed {self._told.seed}, step {self._told.steps}: {fault}", file=sys.stderr)

    async def finish(self) -> None:
        """Everything is shown at last, and the bot goes in order."""
        await self._settle(SHOWN_SECONDS)
        await self._look(random.Random(self._told.seed), ())
        self._told.memory = self._life.memory
        await self._life.stop()
        self._wrong(self._life.wrong)
        self._wrong(_unseen(self._life.log))
        self._told.errors = _errors(self._life.log)

    async def close(self) -> None:
        """Let go of everything."""
        await self._life.kill()
        self._books.close()


def _unseen(log: Path) -> list[str]:
    """Errors of tasks that nobody looked after."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return [f"the log says: {line[:200]}" for line in lines if "never retrieved" in line or "was never awaited" in line]


def _errors(log: Path) -> dict[str, int]:
    """How often each kind of error stands in the log."""
    found: Counter[str] = Counter()
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        if " ERROR " in line:
            found["".join("#" if char.isdigit() else char for char in line.split(" ERROR ", 1)[1])[:120]] += 1
        elif line.startswith(("sqlalchemy.exc.", "sqlite3.", "discord.", "AssertionError", "KeyError", "TypeError")):
            found[line.split(":", 1)[0] + ":" + line.partition(":")[2][:60]] += 1
    return dict(found.most_common(40))


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
