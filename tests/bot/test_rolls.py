"""Rolls that are kept: drawn from what was promised before, each once, and told to nobody too early."""

import asyncio
import itertools
import secrets
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.janken import Janken
from bot.matches.records import Place
from bot.rolls import Rolls
from bot.store.tables import matches, promises, rolls
from engine.dice import parse, throw
from engine.proofs import faults, text_of, verify_text
from engine.stream import commitment, open_stream
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN
from tests.bot.play import TABLE as PLACE


class Roller:
    """Presses with an id each."""

    def __init__(self, store):
        self.rolls = Rolls(store)
        self.last = 2 * 10**18

    async def throw(self, notation="2d6", who=AOI, place=PLACE, secret=False):
        self.last += 1
        return await self.rolls.throw(place, who, notation, secret=secret, press=self.last)


@pytest.fixture
def roller(store):
    return Roller(store)


async def test_each_roll_is_drawn_from_the_seed_that_was_promised_with_the_one_before(roller):
    rolled = [await roller.throw(notation) for notation in ("2d6", "3B6>=4", "choice[a,b,c]", "x5 1d100", "3d6!")]
    assert rolled[0].promised is None
    for before, after in itertools.pairwise(rolled):
        assert after.promised == before.id
        assert after.proof.commitment == before.promise
    for one in rolled:
        assert faults(one.proof) == []
        assert verify_text(text_of(one.proof), "roll") == []
    assert len({one.proof.seed for one in rolled}) == len(rolled), "no seed serves twice"


async def test_what_fell_follows_from_seed_roller_and_press(roller):
    rolled = await roller.throw("4d6kh3+1")
    stream = open_stream(bytes.fromhex(rolled.proof.seed), (str(AOI.id).encode(), str(roller.last).encode()))
    assert throw(parse("4d6kh3+1"), stream).drawn == rolled.proof.drawn == rolled.result.drawn


async def test_the_promise_is_there_before_the_press_is_known(roller, store):
    """Nothing of the next roll but its press is open once the hash stands: the seed is on disk and does not change."""
    first = await roller.throw()
    async with store.read() as work:
        kept = await work.first(select(promises))
    assert (commitment(kept.seed), kept.roll) == (first.promise, first.id)
    second = await roller.throw()
    assert second.proof.seed == kept.seed.hex()


async def test_a_press_that_comes_twice_is_one_roll(roller):
    one = await roller.rolls.throw(PLACE, AOI, "2d6", secret=False, press=5)
    again = await roller.rolls.throw(PLACE, AOI, "2d6", secret=False, press=5)
    assert again == one
    many = await asyncio.gather(*(roller.rolls.throw(PLACE, AOI, "2d6", secret=False, press=6) for _ in range(20)))
    assert len({one.id for one in many}) == 1


async def test_rolls_at_one_instant_never_share_a_seed(roller, store):
    rolled = await asyncio.gather(*(roller.throw() for _ in range(30)))
    assert len({one.proof.seed for one in rolled}) == 30
    assert sorted(one.promised or 0 for one in rolled) == sorted([0, *(one.id for one in rolled)])[:-1]
    async with store.read() as work:
        assert await work.value(select(func.count()).select_from(promises)) == 1


async def test_promises_are_each_persons_in_each_server_and_apart_for_secret_rolls(roller):
    here = await roller.throw()
    elsewhere = await roller.throw(place=Place(7, 8))
    other = await roller.throw(who=REN)
    hidden = await roller.throw(secret=True)
    written = await roller.throw("S2d6")
    assert [one.promised for one in (here, elsewhere, other, hidden)] == [None] * 4
    assert (written.secret, written.promised) == (True, hidden.id)
    assert (await roller.throw()).promised == here.id


async def test_a_refused_roll_keeps_the_promise(roller, store):
    before = await roller.throw()
    await refused("roll-syntax", roller.throw("nonsense"))
    await refused("roll-too-long", roller.throw("1d6+" * 2000))
    after = await roller.throw()
    assert after.promised == before.id
    async with store.read() as work:
        assert await work.value(select(func.count()).select_from(rolls)) == 2


async def test_the_last_roll_of_a_channel_is_no_secret_one(roller):
    await refused("no-such-roll", roller.rolls.last(PLACE))
    shown = await roller.throw()
    await roller.throw(secret=True)
    await roller.throw(place=Place(PLACE.guild, 5))
    assert await roller.rolls.last(PLACE) == shown
    await roller.rolls.shown(shown.id, 77)
    assert (await roller.rolls.get(shown.id)).message == 77
    await refused("no-such-roll", roller.rolls.get(999))


async def test_a_restart_changes_nothing(roller, store, clock):
    before = await roller.throw()
    clock.at += timedelta(days=400)
    again = Roller(store)
    again.last = roller.last
    assert (await again.throw()).promised == before.id
    assert (await again.rolls.get(before.id)).proof == before.proof


async def test_public_dice_and_hidden_shuffles_never_share_a_stream(roller, tables, store):
    """700 rolls of the largest die, and a match begun among them: no seed of one is a seed of the other, and none moves the other on."""
    record = await tables.begin()
    before = (await tables.matches.match(record.id)).version
    async with store.read() as work:
        state = await work.value(select(matches.c.state))
    for _ in range(35):
        await roller.throw("x20 5d1000")
    async with store.read() as work:
        assert await work.value(select(matches.c.state)) == state
        drawn_from = {row.seed for row in await work.all(select(rolls.c.seed))}
        hidden = {row.seed for row in await work.all(select(matches.c.seed))}
        following = {row.seed for row in await work.all(select(promises.c.seed))}
    assert (await tables.matches.match(record.id)).version == before
    assert len(drawn_from) == 35
    assert not drawn_from & hidden
    assert not following & (drawn_from | hidden)
    assert all(len(seed) == 32 for seed in drawn_from | hidden | following), "256 bits"


async def test_every_seed_comes_from_the_system(roller, tables, monkeypatch):
    """Nothing seeds a generator of ours: each seed is 32 bytes of `secrets`."""
    given = []

    def token_bytes(count):
        given.append(bytes([len(given) + 1]) * count)
        return given[-1]

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
    await tables.begin()
    rolled = await roller.throw()
    session = await Janken(roller.rolls._store).start(PLACE, AOI, REN, press=77)
    kept = {rolled.proof.commitment, rolled.promise, session.commitment}
    assert kept <= {commitment(seed) for seed in given}
    assert {len(seed) for seed in given} == {32}
    assert len(given) == 4


async def test_signs_that_no_database_keeps_are_no_trouble(roller):
    rolled = await roller.throw("2d6 # a\0b\ud800")
    assert faults((await roller.rolls.get(rolled.id)).proof) == []
