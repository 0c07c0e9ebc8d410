"""Twenty tables: who plays what there, at which pace, and the next press of somebody who presses whatever is offered."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.faults.books import Page
from benchmarks.faults.eyes import STEPS
from benchmarks.faults.town import Control, Town, controls
from bot.components import ids
from bot.duels.board import DECKS
from bot.matches.records import CHOOSING, PLAYING
from sandbox.people.refusal import Refused

TABLES = 20
ALONE = 4
"""Every so many tables are against the computer; their seats are counted all the same."""
BY_POST = 5
"""Every so many are played by post: with a day for each decision, and a press now and then."""
RARELY = 0.15
"""How often somebody presses who plays by post."""
CURIOUS, BACK, LEAVES = 0.06, 0.06, 0.1
"""How often somebody opens a door of the board, takes a choice back, and goes where they have opened a way out."""
CHANNEL = "table"

Json = dict[str, Any]


@dataclass
class Heard:
    """What came of the presses."""

    pressed: int = 0
    acknowledged: int = 0
    unheard: int = 0
    """Not acknowledged in time: nothing may have come of them, and mostly nothing did."""
    refused: int = 0
    """Of Discord: what was to be pressed had just changed, or no bot was there."""
    milliseconds: list[float] = field(default_factory=list)
    """Until acknowledged, while nothing was wrong."""


@dataclass
class Table:
    """Two people, or one and the computer, who play a game match after match."""

    number: int
    game: str
    people: Sequence[str]
    by_post: bool

    def users(self, town: Town) -> list[int]:
        """Their ids."""
        return [town.user(name) for name in self.people]


def laid(town: Town, games: Sequence[str], count: int = TABLES) -> list[Table]:
    """So many tables over these games, nobody at two of them."""
    names = iter(town.names)
    found = []
    for number in range(count):
        people = [next(names)] if number % ALONE == ALONE - 1 else [next(names), next(names)]
        found.append(Table(number, games[number % len(games)], people, number % BY_POST == BY_POST - 1))
    return found


def people_at(count: int = TABLES) -> int:
    """How many people sit at so many tables."""
    return 2 * count - count // ALONE


class Players:
    """Presses what is offered."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.heard = Heard()
        self.calm = True
        """Whether nothing is wrong just now."""

    async def press(self, table: Table, page: Page, chance: random.Random) -> None:
        """One press at this table, by whoever has something to press."""
        if table.by_post and chance.random() > RARELY:
            return
        row = page.running(table.users(self.town))
        await self.note(self._invite(table, page) if row is None else self._play(table, row, chance))

    async def note(self, act: Awaitable[Json | None]) -> None:
        """Count what becomes of a press."""
        try:
            told = await act
        except Refused:
            self.heard.pressed += 1
            self.heard.refused += 1
            return
        if told is None:  # nobody had anything to press
            return
        self.heard.pressed += 1
        if told["acknowledged"] is None:
            self.heard.unheard += 1
        else:
            self.heard.acknowledged += 1
            if self.calm:
                self.heard.milliseconds.append(told["acknowledged"]["ms"])

    # --- before a match -----------------------------------------------------------------------------------------------

    async def _invite(self, table: Table, page: Page) -> Json | None:
        """Challenge; accept where that is done."""
        first, *others = table.people
        challenge = page.challenge(table.users(self.town)) if others else None
        if challenge is None:
            options = {"opponent": others[0]} if others else {}
            time = "day" if table.by_post else "none"
            return await self.town.person(first).command(
                CHANNEL, "duel challenge", game=table.game, time=time, **options
            )
        for message in self.town.public():
            for control in controls(message):
                if control.key == ids.Challenge(challenge.id, "accept"):
                    return await self.town.press(others[0], control, random.Random(0))
        return None

    # --- in a match ---------------------------------------------------------------------------------------------------

    async def _play(self, table: Table, row: Any, chance: random.Random) -> Json | None:
        names = list(table.people)
        chance.shuffle(names)
        if row.status == PLAYING and chance.random() < CURIOUS:
            return await self._look_around(names[0], row.id, chance)
        for name in names:
            if offered := list(self.offered(name, row.id)):
                control = _wish(offered, chance)
                return await self.town.press(name, control, chance)
            if row.status == CHOOSING and (door := self.door(row.id, DECKS)):
                return await self.town.press(name, door, chance)
        return None

    def offered(self, name: str, match: int) -> Iterator[Control]:
        """What the newest message that asks this person something in this match offers."""
        for message in self.town.private(name):
            found = [one for one in controls(message) if _belongs(one.key, match)]
            if found:
                yield from found
                return

    def door(self, match: int, what: str) -> Control | None:
        """A door of the match's board, wherever that stands."""
        for message in self.town.public():
            for control in controls(message):
                if control.key == ids.Door(match, what):
                    return control
        return None

    async def _look_around(self, name: str, match: int, chance: random.Random) -> Json | None:
        """Any door; seldom a way out that a door has led to."""
        kind = ids.Act if chance.random() < LEAVES else ids.Door
        shown = [one for message in [*self.town.private(name), *self.town.public()] for one in controls(message)]
        fitting = [one for one in shown if isinstance(one.key, kind) and one.key.match == match]
        return await self.town.press(name, chance.choice(fitting), chance) if fitting else None


def _belongs(key: ids.Key, match: int) -> bool:
    """Whether it is a step of a decision of this match, or its choice of a deck."""
    return isinstance(key, (*STEPS, ids.Deck, ids.DeckOne)) and key.match == match


def _wish(offered: Sequence[Control], chance: random.Random) -> Control:
    """Mostly what leads on, now and then a step back."""
    steps = [one for one in offered if not isinstance(one.key, ids.Show)]
    back = [one for one in offered if isinstance(one.key, ids.Show)]
    return chance.choice(back if back and (chance.random() < BACK or not steps) else steps)
