"""What is kept and what stands there, as lines, so that two ways to the same end can be compared word by word.

An act that was never cut off says what must be there. What is missing after one that was, or there once too often, is told with its line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, Row, select
from sqlalchemy.engine import Connection

from benchmarks.stakes.world import Json, World
from bot.collections.audit import faults
from bot.collections.holding import lies_open, played_for
from bot.store.owned import instances, ledger, offered, stakes, trades
from bot.store.tables import challenges, matches
from sandbox.world.components import walk

Lines = Counter[str]
_CHANGING = re.compile(r"[0-9a-f]{12,}|\d+")
"""What differs from one way to the other: moments, ids, numbers drawn by chance."""


def books(engine: Engine, now: datetime | None = None) -> Lines:
    """Where each card is, how it came there and what holds it (``now``); what became of challenge, match and trade."""
    with engine.connect() as connection:
        return Counter([*_cards(connection, now or datetime.now(UTC)), *_states(connection)])


def _cards(connection: Connection, now: datetime) -> Iterator[str]:
    for row in connection.execute(select(instances)):
        yield f"card {row.id} is with {row.owner}"
    for row in connection.execute(select(ledger).order_by(ledger.c.id)):
        yield f"card {row.instance} went from {row.giver} to {row.taker}: {row.why}, {_part(row)}"
    laid = select(offered.c.instance, offered.c.trade).join(trades, trades.c.id == offered.c.trade)
    for row in connection.execute(laid.where(lies_open(now))):
        yield f"card {row.instance} is held by trade {row.trade}"
    brought = select(stakes.c.instance, stakes.c.match).join(matches, matches.c.id == stakes.c.match)
    for row in connection.execute(brought.where(played_for(now))):
        yield f"card {row.instance} is held by match {row.match}"


def moved(lines: Lines) -> int:
    """Entries of the ledger."""
    return sum(count for line, count in lines.items() if " went from " in line)


def _part(row: Row[Any]) -> str:
    return f"trade {row.trade}" if row.trade else f"match {row.match}" if row.match else "by itself"


def _states(connection: Connection) -> Iterator[str]:
    for row in connection.execute(select(challenges)):
        yield f"challenge {row.id} is {row.state}, match {row.match}"
    for row in connection.execute(select(matches)):
        settled = "settled" if row.settled else "not settled"
        yield f"match {row.id} is {row.status} after {row.actions} actions, won by {row.winner}, its prize {settled}"
    for row in connection.execute(select(trades)):
        yield f"trade {row.id} is {row.state}, agreed to {row.first_agreed} and {row.second_agreed} of {row.revision}"


def told(world: World, *, whole: bool) -> Lines:
    """What stands there for more than one moment, what was sent altogether; ``whole``: each message with all its words."""
    standing = Counter(f"there stands in {_place(world, one)}: {_said(one, whole=whole)}" for one in world.messages())
    sent = Counter(f"was sent in {place}" for place in world.sent)
    return standing + sent


def _place(world: World, message: Json) -> str:
    return world.place(message["channel_id"])


def _said(message: Json, *, whole: bool) -> str:
    """All that can be read in a message, or that a screen reader says; else its first line, in short."""
    texts = [str(message["content"] or "")] if message.get("content") else []
    for part in walk(message["components"]):
        texts += [str(part.get(key) or "") for key in ("content", "label", "placeholder")]
    texts += [f"[{one['filename']}] {one.get('description') or ''}" for one in message["attachments"]]
    said = _CHANGING.sub("#", " / ".join(filter(None, texts)))
    return said if whole else said.splitlines()[0] if said else ""


def compared(found: Lines, wanted: Lines) -> list[str]:
    """What is not as it is wanted."""
    missing, more = wanted - found, found - wanted
    return [*_named("missing", missing), *_named("too much", more)]


def _named(what: str, lines: Lines) -> Iterator[str]:
    for line, count in sorted(lines.items()):
        yield f"{what}: {line}" + (f" ({count} times)" if count > 1 else "")


async def unsound(world: World) -> list[str]:
    """What the bot's own audit finds, what Discord would never have taken, and what the log says of mistakes; no bot has the store now."""
    async with world.store() as store, store.read() as work:
        found = await faults(work)
    journal = world.sandbox.desk.rest.journal.since(0, failed=True)
    refused = [f"{one.method} {one.route}: {problem.record()}" for one in journal for problem in one.problems]
    return [
        *found,
        *refused,
        *_mistakes((world.bot / "log").read_text(encoding="utf-8", errors="replace").splitlines()),
    ]


def _mistakes(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        if " ERROR " in line or "never retrieved" in line:
            yield f"the log says: {line[:200]}"
