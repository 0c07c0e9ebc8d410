"""A finished match as the text that anybody can check: written from what the store holds, not from what the bot remembers."""

from __future__ import annotations

import asyncio
import hashlib
from typing import cast

import msgspec
from sqlalchemy import select

from bot.matches.records import RUNNING
from bot.matches.rows import find_match, find_seats, house_rules, match_of
from bot.matches.tables import game_of, table_for
from bot.store.store import Store
from bot.store.tables import actions
from engine.catalog import DeckList, SetMark
from engine.decision import Path
from engine.match import Match
from engine.refusal import Refusal
from engine.transcript import Action, Close, Head, Transcript, is_of_this_release, noted

_path = msgspec.json.Decoder(Path)


async def transcript(store: Store, match: int) -> str:
    """See `Matches.transcript`."""
    async with store.read() as work:
        row = await find_match(work, match)
        record = match_of(row, sitting := await find_seats(work, match))
        taken = await work.all(select(actions).where(actions.c.match == match).order_by(actions.c.number))
        table = await table_for(work, row.game, record.house_rules, record.sets)
    if record.status in RUNNING:
        raise Refusal("match-running")
    if row.state is None:
        raise Refusal(f"match-{record.status}")
    rules = Match.load(game_of(row.game), table, row.state).state.rules
    head = Head(
        game=row.game,
        rules=rules,
        decks=cast("tuple[DeckList, DeckList]", tuple(msgspec.json.decode(row.decks, type=list[DeckList]))),
        seed=row.seed.hex(),
        added=cast("tuple[str, str]", tuple(seat.added.encode().hex() for seat in sitting)),
        commitment=row.commitment,
        sets=msgspec.json.decode(row.sets, type=tuple[SetMark, ...]),
        house_rules=dict(house_rules(row.house_rules)),
        texts=table.catalog.texts,
    )
    given = tuple(Action(action.seat, action.decision, _path.decode(action.path)) for action in taken)
    written = Transcript(head, given, Close(hashlib.sha256(row.state).hexdigest(), record.outcome))
    if is_of_this_release(head):
        written = await asyncio.to_thread(noted, written)
    return written.text()
