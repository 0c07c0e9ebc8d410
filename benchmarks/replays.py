"""A kept match played again, from its seed, its decks and the actions that were kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from engine import games
from engine.catalog import DeckList
from engine.decision import Path
from engine.match import Match


def begun(row: Row[Any], sitting: Sequence[Row[Any]], texts: Sequence[str] = ()) -> Match:
    """The match of a row of `matches` and its two of `seats`, as it was dealt. ``texts`` are those of its server's card sets."""
    table = games.table(row.game, msgspec.json.decode(row.house_rules), texts=texts)
    decks = msgspec.json.decode(row.decks, type=list[DeckList])
    return Match.begin(games.games()[row.game], table, decks, row.seed, [seat.added.encode() for seat in sitting])


def go_on(match: Match, action: Row[Any]) -> None:
    """One kept action more. Raises `engine.refusal.Refusal` where it could never have been taken."""
    match.apply(action.seat, action.decision, msgspec.json.decode(action.path, type=Path))
