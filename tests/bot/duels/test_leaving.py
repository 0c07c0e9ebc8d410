"""Leaving a match: what is offered outside any decision, and what is said where nothing is left to give up."""

from types import SimpleNamespace

import pytest

from bot.duels.duels import Duels
from bot.matches.records import OVER
from engine.refusal import Refusal
from engine.view import SEATS

NEEDED = ("messages", "people", "tokens", "store", "lost", "guilds", "prizes", "ledger", "sets")
"""What pages are made with elsewhere, and not here."""


def duels(tables):
    return Duels(
        SimpleNamespace(**dict.fromkeys(NEEDED), matches=tables.matches),
        None,
        None,
    )


async def test_who_has_nothing_left_to_give_up_is_told_so(tables):
    """Once a game is decided, who is not asked can neither resign nor draw, though the match still runs."""
    met = 0
    while not met:  # a match at its round cap leaves nothing to choose
        record = await tables.begin()
        met = await refusals(tables, record)
    with pytest.raises(Refusal) as refused:
        await duels(tables).leaving(record.id, record.seats[0].user, "ja")
    assert refused.value.reason == "match-over"


async def refusals(tables, record):
    """Play a match to its end; how often a seat had nothing left to give up."""
    met = 0
    while (await tables.matches.match(record.id)).status != OVER:
        for seat in SEATS:
            user = record.seats[seat].user
            if (await tables.matches.look(record.id, seat)).acts:
                assert await duels(tables).leaving(record.id, user, "ja")
            else:
                met += 1
                with pytest.raises(Refusal) as refused:
                    await duels(tables).leaving(record.id, user, "ja")
                assert refused.value.reason == "not-an-act"
        await tables.move(record.id)
    return met
