"""What the store holds, as seen by somebody who trusts nobody.

Each match is played again beside it, action by action as they come, and nothing that once was there may be missing.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, create_engine, event, select
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from benchmarks.replays import begun, go_on
from bot.matches.records import ABANDONED, CHOOSING, OPEN, OVER, PAUSED, PLAYING
from bot.store.sets import hashes
from bot.store.tables import actions, card_sets, challenges, claims, errands, matches, messages, outbox, seats
from engine import invariants
from engine.catalog import DeckList
from engine.refusal import Refusal
from engine.view import PUBLIC, SEATS

Rows = Sequence[Row[Any]]

STAGES = {CHOOSING: 0, PLAYING: 1, PAUSED: 1, ABANDONED: 2, OVER: 2}
"""No match goes back to a lower one."""
SHORT = 4
"""Names of fewer letters stand in other words too, and cannot be looked for."""


class Kept:
    """A match as it must be by all that was seen of it, and what each viewer may know of it by now."""

    def __init__(self, row: Row[Any], sitting: Rows, texts: Sequence[str]) -> None:
        decks = msgspec.json.decode(row.decks, type=list[DeckList])
        self.match = begun(row, sitting, texts)
        self.cards = sum(deck.size for deck in decks)
        self.taken: list[Row[Any]] = []
        names = (self.match.table.catalog.name_of(card) for deck in decks for card in deck.cards)
        self._names = {text for name in names if name for text in (name.ja, name.en) if len(text) >= SHORT}
        self._known: dict[int, set[str]] = {viewer: set() for viewer in (PUBLIC, *SEATS)}
        self._look()

    def go_on(self, action: Row[Any]) -> None:
        """One action more. Raises `Refusal`."""
        go_on(self.match, action)
        self.taken.append(action)
        self._look()

    def _look(self) -> None:
        for viewer, known in self._known.items():
            known.update(_strings(msgspec.to_builtins((self.match.view(viewer), self.match.heard(viewer)))))

    def hidden(self, viewer: int, text: str) -> list[str]:
        """Names of cards in a text that this viewer cannot know."""
        known = self._known[viewer]
        for name in sorted(self._names & known, key=len, reverse=True):
            text = text.replace(name, "")
        return [name for name in self._names - known if name in text]

    def asked(self) -> Iterator[tuple[int, str]]:
        """Each seat with an open decision, and the decision's id."""
        for seat in SEATS:
            if decision := self.match.decision(seat):
                yield seat, decision.id


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _strings(inner)


@dataclass(frozen=True)
class Page:
    """The rows of one moment."""

    matches: dict[int, Row[Any]]
    seats: dict[int, Rows]
    challenges: Rows
    """The open ones."""
    waiting: Rows
    """What is still to be shown."""
    posted: dict[int, Row[Any]]
    """By message: the place that it shows."""

    def running(self, users: Sequence[int]) -> Row[Any] | None:
        """The running match of exactly these people."""
        wanted = Counter(users)
        for number, row in self.matches.items():
            theirs = Counter(seat.user for seat in self.seats[number] if seat.user)
            if row.status in (CHOOSING, PLAYING, PAUSED) and theirs == wanted:
                return row
        return None

    def challenge(self, users: Sequence[int]) -> Row[Any] | None:
        """The open challenge of the first of these to the second."""
        return next((row for row in self.challenges if [row.challenger, row.opponent] == list(users)), None)


class Books:
    """Reads the store of a bot, alive or dead. ``wrong`` gets whatever did not hold."""

    def __init__(self, file: Path) -> None:
        self.wrong: list[str] = []
        self.kept: dict[int, Kept] = {}
        self.actions = 0
        """Of all matches."""
        self._engine = create_engine(f"sqlite:///{file}")
        event.listen(self._engine, "connect", _whole)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._stages: dict[int, int] = defaultdict(int)
        self._claimed: set[int] = set()
        self._sitters: dict[int, Sequence[int | None]] = {}

    def close(self) -> None:
        """Let the file go."""
        self._engine.dispose()

    def read(self) -> Page:
        """How it stands."""
        with self._engine.connect() as connection:
            return _page(connection)

    def sitters(self, match: int) -> Sequence[int | None]:
        """Who sits in a match, by seat; nobody where there is none."""
        if match not in self._sitters:
            query = select(seats.c.user).where(seats.c.match == match).order_by(seats.c.seat)
            with self._engine.connect() as connection:
                found = connection.execute(query).scalars().all()
            if not found:
                return ()
            self._sitters[match] = found
        return self._sitters[match]

    def check(self, chance: random.Random) -> Page:
        """Play on what came new, and compare everything with what the store says."""
        with self._engine.connect() as connection:
            page = _page(connection)
            for row in page.matches.values():
                self._match(connection, row, page.seats[row.id])
            self._errands(connection)
            self._claims(connection)
        self.actions = sum(len(kept.taken) for kept in self.kept.values())
        running = [one for one in self.kept.values() if one.match.outcome is None]
        for number, kept in self.kept.items():
            if kept in running:
                self._say(number, invariants.unconserved(kept.match, kept.cards) + invariants.stuck(kept.match))
        if running:
            one = chance.choice(running)
            found = invariants.all_of(one.match, one.cards, chance.randbytes(32))
            self._say(next(number for number, kept in self.kept.items() if kept is one), found)
        return page

    def _match(self, connection: Connection, row: Row[Any], sitting: Rows) -> None:
        stage = STAGES[row.status]
        if stage < self._stages[row.id]:
            self._say(row.id, [f"it went back to {row.status}"])
        self._stages[row.id] = stage
        if row.status == PAUSED:
            self._say(row.id, ["it is paused by an error of ours"])
        if stage == STAGES[CHOOSING] or row.status == ABANDONED:
            return
        whole = connection.execute(select(matches).where(matches.c.id == row.id)).one()
        kept = self.kept.get(row.id)
        if kept is None:
            kept = self.kept[row.id] = Kept(whole, sitting, _texts(connection, whole))
        self._say(row.id, list(self._go_on(connection, whole, kept)))

    def _go_on(self, connection: Connection, row: Row[Any], kept: Kept) -> Iterator[str]:
        """What does not hold of a match's actions and state."""
        written = connection.execute(select(actions).where(actions.c.match == row.id).order_by(actions.c.number)).all()
        before = len(kept.taken)
        if [_told(action) for action in written[:before]] != [_told(action) for action in kept.taken]:
            yield f"of {before} actions that were there, some are gone or others"
            return
        if [action.number for action in written] != list(range(1, row.actions + 1)):
            yield f"it has {row.actions} actions, and {len(written)} are there"
        for action in written[before:]:
            try:
                kept.go_on(action)
            except Refusal as refusal:
                yield f"action {action.number} could not be taken ({refusal.reason})"
                return
        if kept.match.save() != row.state:
            yield f"with action {row.actions} it does not replay to its state"
        if (kept.match.outcome is None) is (row.status == OVER):
            yield f"it is {row.status}, and its outcome {kept.match.outcome}"
        twice = [key for key, times in Counter((a.seat, a.decision) for a in written).items() if times > 1]
        yield from (f"decision {key[1]} was answered twice" for key in twice if key[1][1:].isdigit())

    def _errands(self, connection: Connection) -> None:
        """Whoever answers without a press is sent."""
        sent = {(one.match, one.seat, one.decision) for one in connection.execute(select(errands)).all()}
        computers = select(seats.c.match, seats.c.seat).where(seats.c.user.is_(None))
        theirs = {(one.match, one.seat) for one in connection.execute(computers).all()}
        for number, kept in self.kept.items():
            for seat, decision in kept.asked():
                if (number, seat) in theirs and (number, seat, decision) not in sent:
                    self._say(number, [f"the computer owes an answer to {decision}, and nobody is sent"])

    def _claims(self, connection: Connection) -> None:
        """A press that was taken stays taken."""
        now = set(connection.execute(select(claims.c.interaction)).scalars())
        if gone := self._claimed - now:
            self.wrong.append(f"{len(gone)} presses that were taken are forgotten, such as {min(gone)}")
        self._claimed = now

    def _say(self, match: int, faults: Sequence[str]) -> None:
        self.wrong += [f"match {match}: {fault}" for fault in faults]


def _whole(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """What is read in one transaction is of one moment; the driver by itself begins none for that."""
    connection.isolation_level = None


_BRIEF = [column for column in matches.c if column.name not in ("state", "seed", "decks", "sets")]
"""A match without what is long."""


def _texts(connection: Connection, row: Row[Any]) -> Sequence[str]:
    """The card sets that a match is played with beside its game's own."""
    query = select(card_sets.c.hash, card_sets.c.text).where(card_sets.c.hash.in_(hashes(row.brought)))
    found = {one.hash: one.text for one in connection.execute(query)}
    return [found[one] for one in hashes(row.brought)]


def _told(action: Row[Any]) -> tuple[object, ...]:
    return action.number, action.seat, action.decision, action.path


def _page(connection: Connection) -> Page:
    sitting: dict[int, list[Row[Any]]] = defaultdict(list)
    for seat in connection.execute(select(seats).order_by(seats.c.match, seats.c.seat)).all():
        sitting[seat.match].append(seat)
    return Page(
        matches={row.id: row for row in connection.execute(select(*_BRIEF)).all()},
        seats=dict(sitting),
        challenges=connection.execute(select(challenges).where(challenges.c.state == OPEN)).all(),
        waiting=connection.execute(select(outbox)).all(),
        posted={row.message: row for row in connection.execute(select(messages)).all()},
    )
