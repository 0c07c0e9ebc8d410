"""Sessions of janken (`/rps`): hidden picks, best of N, against a person or the bot. Kept in the store, so that they outlive a restart.

Every change is one transaction: a pick is made once, a round is thrown once, whoever was last. What is open is never in a `Session`.

A session has a secret seed, whose hash stands on the table from the start. While a pick is hidden, its promise is shown; once the game is
over the seed is shown too, and anybody can see that no pick was changed. `docs/fairness.md` says what this proves.
"""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Row, insert, select, update

from bot.matches.records import Person, Place
from bot.store.claims import claim
from bot.store.columns import storable
from bot.store.outbox import want
from bot.store.slots import JANKEN, TABLE, Slot
from bot.store.store import Store, Transaction
from bot.store.tables import sessions
from engine.janken import MARKS, pick_promise, score_of
from engine.proofs import JankenProof, Round
from engine.refusal import Refusal
from engine.stream import SEED_BYTES, commitment
from engine.view import FIRST, SECOND

PLAYING, OVER, DECLINED, EXPIRED = "playing", "over", "declined", "expired"
LIFE = timedelta(hours=24)
"""How long a session waits for a pick."""
MOST_ROUNDS = 9


class Throw(Struct, frozen=True):
    """A round that is over: what each threw."""

    first: str
    second: str


class Session(Struct, frozen=True):
    """One sitting of janken, without the open round's picks: those nobody may see."""

    id: int
    place: Place
    first: int
    first_name: str
    second: int | None
    """None: the bot."""
    second_name: str
    locale: str
    rounds: int
    """Best of so many; ties do not count."""
    state: str
    picked: tuple[bool, bool]
    """Who has picked in the open round."""
    thrown: tuple[Throw, ...]
    score: tuple[int, int]
    winner: int | None
    """The seat that won, once it is over."""
    commitment: str
    """The hash of the secret seed; empty where it began before there were any."""
    promises: tuple[tuple[str, str], ...]
    """What stands for the picks, round by round, the open one last; empty where there is none (yet)."""
    proof: JankenProof | None
    """Once it is over, and only then: with the seed, what was promised tells what was picked."""
    deadline: datetime

    def promise_of(self, user: int, number: int) -> str:
        """What stands for this player's pick of a round, counted from 0."""
        seat = self.seat_of(user)
        return "" if seat is None else self.promises[number][seat]

    def seat_of(self, user: int) -> int | None:
        """The seat of a user, or None for a stranger."""
        return FIRST if user == self.first else SECOND if user == self.second else None


class Janken:
    """All sessions. Made by `bot.runtime.Runtime`.

    Refusals: ``rps-self``, ``rps-bot`` (whom one cannot play), ``rps-rounds`` (odd, 1 to 9), ``no-such-session``, ``not-seated``,
    ``rps-picked`` (once a round), ``rps-mark`` (no such mark), ``rps-stale`` (a button of an earlier round), ``rps-over``,
    ``rps-declined``, ``rps-expired``, ``rps-begun`` (too late to decline).
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def start(
        self, place: Place, first: Person, second: Person | None, *, press: int, rounds: int = 1, locale: str = "en-US"
    ) -> Session:
        """Begin; without a second against the bot, whose pick is fixed before anybody else's. A repeated press gives its session."""
        _check(first, second, rounds)
        async with self._store.write() as work:
            if not await claim(work, press):
                row = await work.first(select(sessions).where(sessions.c.press == press))
                if row is None:
                    raise Refusal("try-again")
                return _session(row)
            values = {
                "guild": place.guild,
                "channel": place.channel,
                "first": first.id,
                "first_name": storable(first.name, 100),
                "second": second.id if second else None,
                "second_name": storable(second.name, 100) if second else "",
            }
            values |= {
                "press": press,
                "locale": storable(locale, 10),
                "rounds": rounds,
                "state": PLAYING,
                "thrown": "[]",
            }
            values |= {"seed": secrets.token_bytes(SEED_BYTES)}
            values |= {"picks": _text(_opening(second is None)), "created": work.now, "deadline": work.now + LIFE}
            row = await work.first(insert(sessions).values(values).returning(*sessions.c))
            assert row is not None
            await want(work, row.guild, [(Slot(JANKEN, row.id, TABLE), "")])
            return _session(row)

    async def pick(self, session: int, user: int, mark: str, *, round: int, press: int) -> Session:  # noqa: A002
        """Pick for a round, ``len(thrown)`` when the button was made. The second pick throws. Raises `Refusal`."""
        async with self._store.write() as work:
            row = await _find(work, session)
            seat = _seat(row, user)
            if not await claim(work, press):
                return _session(row)
            _refuse_pick(row, seat, mark, round)
            picks = _picks(row)
            picks[seat] = mark
            return await self._keep(work, row, picks)

    async def _keep(self, work: Transaction, row: Row[Any], picks: list[str | None]) -> Session:
        """Keep a pick; where both have picked, throw and open the next round or end."""
        thrown = _thrown(row)
        if None not in picks:
            thrown = (*thrown, Throw(str(picks[FIRST]), str(picks[SECOND])))
            picks = _opening(row.second is None)
        over = max(_score(thrown)) > row.rounds // 2
        picks = [None, None] if over else picks
        values = {"picks": _text(picks), "thrown": _text(thrown), "state": OVER if over else PLAYING}
        return await _change(work, row, deadline=work.now + LIFE, **values)

    async def decline(self, session: int, user: int) -> Session:
        """The one who was asked says no, or the one who asked takes it back; nothing thrown yet. Raises `Refusal`."""
        async with self._store.write() as work:
            row = await _find(work, session)
            _seat(row, user)
            _refuse_closed(row)
            if _thrown(row):
                raise Refusal("rps-begun")
            return await _change(work, row, state=DECLINED)

    async def get(self, session: int) -> Session:
        """As it stands now. Raises `Refusal("no-such-session")`."""
        async with self._store.read() as work:
            return _session(await _find(work, session, locked=False))

    async def last(self, place: Place) -> Session:
        """The last game of a channel that is over. Raises `Refusal("no-such-session")`."""
        query = select(sessions).where(
            sessions.c.guild == place.guild, sessions.c.channel == place.channel, sessions.c.state == OVER
        )
        async with self._store.read() as work:
            row = await work.first(query.order_by(sessions.c.id.desc()).limit(1))
        if row is None:
            raise Refusal("no-such-session")
        return _session(row)

    async def expire(self) -> int:
        """End what has run out. How many; runs as a job."""
        async with self._store.write() as work:
            late = select(sessions).where(sessions.c.state == PLAYING, sessions.c.deadline <= work.now)
            rows = await work.all(late.with_for_update(skip_locked=True))
            for row in rows:
                await _change(work, row, state=EXPIRED)
        return len(rows)


def _check(first: Person, second: Person | None, rounds: int) -> None:
    if not 1 <= rounds <= MOST_ROUNDS or rounds % 2 == 0:
        raise Refusal("rps-rounds")
    if second and second.id == first.id:
        raise Refusal("rps-self")
    if first.bot or (second and second.bot):
        raise Refusal("rps-bot")


def _refuse_closed(row: Row[Any]) -> None:
    if row.state != PLAYING:
        raise Refusal(f"rps-{row.state}")


def _refuse_pick(row: Row[Any], seat: int, mark: str, number: int) -> None:
    _refuse_closed(row)
    if mark not in MARKS:
        raise Refusal("rps-mark")
    if number != len(_thrown(row)):
        raise Refusal("rps-stale")
    if _picks(row)[seat] is not None:
        raise Refusal("rps-picked")


async def _find(work: Transaction, session: int, *, locked: bool = True) -> Row[Any]:
    query = select(sessions).where(sessions.c.id == session)
    row = await work.first(query.with_for_update() if locked else query)
    if row is None:
        raise Refusal("no-such-session")
    return row


def _seat(row: Row[Any], user: int) -> int:
    if user not in (row.first, row.second):
        raise Refusal("not-seated")
    return FIRST if user == row.first else SECOND


async def _change(work: Transaction, row: Row[Any], **values: object) -> Session:
    """Write a change and have it shown."""
    changed = await work.first(update(sessions).where(sessions.c.id == row.id).values(values).returning(*sessions.c))
    assert changed is not None
    await want(work, row.guild, [(Slot(JANKEN, row.id, TABLE), "")])
    return _session(changed)


def _players(row: Row[Any]) -> tuple[str, str]:
    """Who is bound into a promise: their ids, 0 for the bot."""
    return str(row.first), str(row.second or 0)


def _promise(row: Row[Any], number: int, seat: int, mark: str | None) -> str:
    """What stands for a pick; empty where there is none, or where the session has no seed."""
    return pick_promise(row.seed, number, _players(row)[seat], mark) if mark and row.seed else ""


def _promises(row: Row[Any], picked: list[tuple[str | None, str | None]]) -> tuple[tuple[str, str], ...]:
    """Every round's promises; empty where there are none."""
    return tuple(
        (_promise(row, number, FIRST, first), _promise(row, number, SECOND, second))
        for number, (first, second) in enumerate(picked, 1)
    )


def _proof(row: Row[Any], session: Session) -> JankenProof | None:
    if session.winner is None or not row.seed:
        return None
    rounds = tuple(
        Round((throw.first, throw.second), promises)
        for throw, promises in zip(session.thrown, session.promises, strict=False)
    )
    return JankenProof(row.id, row.seed.hex(), session.commitment, _players(row), row.rounds, rounds, session.winner)


def _session(row: Row[Any]) -> Session:
    thrown, picks = _thrown(row), _picks(row)
    score = _score(thrown)
    picked = [*((throw.first, throw.second) for throw in thrown), (picks[FIRST], picks[SECOND])]
    session = Session(
        id=row.id,
        place=Place(row.guild, row.channel),
        first=row.first,
        first_name=row.first_name,
        second=row.second,
        second_name=row.second_name,
        locale=row.locale,
        rounds=row.rounds,
        state=row.state,
        picked=(picks[FIRST] is not None, picks[SECOND] is not None),
        thrown=thrown,
        score=score,
        winner=(FIRST if score[FIRST] > score[SECOND] else SECOND) if row.state == OVER else None,
        commitment=commitment(row.seed) if row.seed else "",
        promises=_promises(row, picked),
        proof=None,
        deadline=row.deadline,
    )
    return replace(session, proof=_proof(row, session))


def _score(thrown: tuple[Throw, ...]) -> tuple[int, int]:
    return score_of([(throw.first, throw.second) for throw in thrown])


def _opening(alone: bool) -> list[str | None]:
    """The picks of a round that opens: the bot's is made at once, so that it cannot wait for the other's."""
    return [None, secrets.choice(MARKS) if alone else None]


def _picks(row: Row[Any]) -> list[str | None]:
    return msgspec.json.decode(row.picks, type=list[str | None])


def _thrown(row: Row[Any]) -> tuple[Throw, ...]:
    return thrown_of(row.thrown)


def thrown_of(kept: str) -> tuple[Throw, ...]:
    """The rounds that are over, as the store keeps them."""
    return msgspec.json.decode(kept, type=tuple[Throw, ...])


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
