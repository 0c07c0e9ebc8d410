"""Rolls (`/roll`) that anybody can check: each is drawn from a secret that was promised before, and told after.

A person has, in each server, a seed for their next roll. Its hash stands under the roll before; the press that rolls adds its own id; then
the seed has served, is never used again, and may be told. Secret rolls have seeds of their own, which only the roller is ever told.
No match's stream is touched. `docs/fairness.md` says what this proves.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, insert, select, update

from bot.matches.records import Person, Place
from bot.store.claims import claim
from bot.store.columns import storable
from bot.store.store import Store, Transaction
from bot.store.tables import promises, rolls
from bot.store.upsert import upsert
from engine.dice import LENGTH, Result, Roll, parse, throw
from engine.proofs import RollProof
from engine.refusal import Refusal
from engine.stream import SEED_BYTES, commitment, open_stream

DIGITS = 32
"""Of a hash, as many as stand under a roll: 128 bits, which nobody can make fit, in one line of a message."""


class Rolled(Struct, frozen=True):
    """A roll that was made."""

    id: int
    place: Place
    user: int
    name: str
    secret: bool
    result: Result
    promise: str
    """The hash of the seed of this person's next roll here; shown with this one."""
    promised: int | None
    """The roll with which the hash of this one's seed was shown; None: it was the first."""
    message: int | None
    """The message that shows it; None: none does, as far as we know."""
    proof: RollProof


class Rolls:
    """All rolls. Made by `bot.runtime.Runtime`. Refusals: those of `engine.dice.parse`, ``no-such-roll``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def throw(self, place: Place, roller: Person, notation: str, *, secret: bool, press: int) -> Rolled:
        """Roll. A repeated press gives its roll. Raises `Refusal`."""
        notation = storable(notation, LENGTH + 1)  # what is kept is what was read
        roll = parse(notation)
        async with self._store.write() as work:
            if await claim(work, press):
                return await _thrown(work, place, roller, roll, notation, secret or roll.secret, press)
            row = await work.first(select(rolls).where(rolls.c.press == press))
        if row is None:
            raise Refusal("try-again")
        return _rolled(row)

    async def shown(self, roll: int, message: int) -> None:
        """This message shows it, and with it the promise for the next."""
        async with self._store.write() as work:
            await work.run(update(rolls).where(rolls.c.id == roll).values(message=message))

    async def get(self, roll: int) -> Rolled:
        """A roll by its number. Raises `Refusal("no-such-roll")`."""
        return await self._one(rolls.c.id == roll)

    async def last(self, place: Place) -> Rolled:
        """The last roll in a channel that everybody saw. Raises `Refusal("no-such-roll")`."""
        return await self._one(
            (rolls.c.guild == place.guild) & (rolls.c.channel == place.channel) & rolls.c.secret.is_(False)
        )

    async def _one(self, where: ColumnElement[bool]) -> Rolled:
        async with self._store.read() as work:
            row = await work.first(select(rolls).where(where).order_by(rolls.c.id.desc()).limit(1))
        if row is None:
            raise Refusal("no-such-roll")
        return _rolled(row)


async def _thrown(
    work: Transaction, place: Place, roller: Person, roll: Roll, notation: str, secret: bool, press: int
) -> Rolled:
    """Throw from the seed that was promised, and promise the next."""
    mine = (promises.c.guild == place.guild) & (promises.c.user == roller.id) & promises.c.secret.is_(secret)
    key = {"guild": place.guild, "user": roller.id, "secret": secret}
    await work.run(upsert(work, promises).values(**key, seed=_seed()).on_conflict_do_nothing())
    promised = await work.first(select(promises).where(mine).with_for_update())
    assert promised is not None
    following = _seed()
    values = {
        "guild": place.guild,
        "channel": place.channel,
        "user": roller.id,
        "name": storable(roller.name, 100),
        "press": press,
        "secret": secret,
        "notation": notation,
        "drawn": msgspec.json.encode(throw(roll, open_stream(promised.seed, added(roller.id, press))).drawn).decode(),
        "seed": promised.seed,
        "promised": promised.roll,
        "promise": commitment(following),
        "at": work.now,
    }
    row = await work.first(insert(rolls).values(values).returning(*rolls.c))
    assert row is not None
    await work.run(update(promises).where(mine).values(seed=following, roll=row.id))
    return _rolled(row)


def added(user: int, press: int) -> tuple[bytes, bytes]:
    """What is added to a roll's seed: who rolls, and the id of the press, which Discord gives."""
    return str(user).encode(), str(press).encode()


def _seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def _rolled(row: Row[Any]) -> Rolled:
    who, press = added(row.user, row.press)
    return Rolled(
        id=row.id,
        place=Place(row.guild, row.channel),
        user=row.user,
        name=row.name,
        secret=row.secret,
        result=throw(parse(row.notation), open_stream(row.seed, (who, press))),
        promise=row.promise,
        promised=row.promised,
        message=row.message,
        proof=RollProof(
            number=row.id,
            notation=row.notation,
            seed=row.seed.hex(),
            added=(who.hex(), press.hex()),
            commitment=commitment(row.seed),
            drawn=msgspec.json.decode(row.drawn, type=tuple[tuple[int, int], ...]),
        ),
    )
