"""How somebody fared at janken in a server: counted from the games that are kept, so nothing is counted twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import or_, select

from bot.janken import OVER, Throw, thrown_of
from bot.store.store import Store
from bot.store.tables import sessions
from engine.janken import MARKS, score_of, winner
from engine.view import FIRST, SECOND


class Tally(Struct, frozen=True):
    """Finished games, their rounds, and the signs that this person showed."""

    won: int
    lost: int
    rounds_won: int
    rounds_drawn: int
    rounds_lost: int
    signs: tuple[int, ...]
    """How often each of `engine.janken.MARKS`."""


class Played(Struct, frozen=True):
    """A finished game, from one person's side."""

    seat: int
    opponent: int | None
    """None: the bot."""
    thrown: tuple[Throw, ...]


async def tallies(store: Store, guild: int, user: int, opponent: int | None) -> tuple[Tally, Tally]:
    """How this person fared against one opponent (None: the bot), and in all."""
    async with store.read() as work:
        rows = await work.all(
            select(sessions.c.first, sessions.c.second, sessions.c.thrown).where(
                sessions.c.guild == guild,
                sessions.c.state == OVER,
                or_(sessions.c.first == user, sessions.c.second == user),
            )
        )
    played = [
        Played(FIRST, row.second, thrown_of(row.thrown))
        if row.first == user
        else Played(SECOND, row.first, thrown_of(row.thrown))
        for row in rows
    ]
    return _count(one for one in played if one.opponent == opponent), _count(played)


def _count(played: Iterable[Played]) -> Tally:
    games: Counter[bool] = Counter()
    rounds: Counter[bool | None] = Counter()
    signs: Counter[str] = Counter()
    for one in played:
        score = score_of([(throw.first, throw.second) for throw in one.thrown])
        games[score[one.seat] > score[SECOND - one.seat]] += 1
        for throw in one.thrown:
            won = winner(throw.first, throw.second)
            rounds[None if won is None else won == one.seat] += 1
            signs[throw.first if one.seat == FIRST else throw.second] += 1
    counted = (rounds[True], rounds[None], rounds[False])
    return Tally(games[True], games[False], *counted, tuple(signs[mark] for mark in MARKS))
