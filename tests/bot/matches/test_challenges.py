"""Challenges: one state machine, whoever presses what, and when."""

import asyncio
from datetime import timedelta

import pytest

from bot.matches import challenges
from bot.matches.records import ACCEPTED, DECLINED, EXPIRED, OPEN, SUPERSEDED, WITHDRAWN, Person, Terms
from bot.store.outbox import Outbox
from bot.store.slots import CHALLENGE, INVITATION, Slot
from engine.refusal import Refusal, Unfit
from engine.stream import commitment
from tests.bot.play import AOI, REN, SORA, TABLE, slug


async def refused(reason, work):
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.reason == reason


async def running(tables, user=AOI):
    return await tables.matches.matches_of(user.id)


async def test_a_challenge_is_accepted_once(tables):
    challenge = await tables.challenge()
    assert challenge.state == OPEN
    for person in (AOI, REN):
        assert await tables.matches.challenges_of(person.id, TABLE.guild) == (challenge,)
    assert await tables.matches.challenges_of(SORA.id) == await tables.matches.challenges_of(AOI.id, 1) == ()
    record = await tables.matches.accept(challenge.id, REN, press=tables.press())
    assert [seat.user for seat in record.seats] == [AOI.id, REN.id], "the challenger sits in the first seat"
    assert [seat.name for seat in record.seats] == ["あおい", "Ren"]
    assert await tables.matches.challenges_of(REN.id) == ()
    after = await tables.matches.get_challenge(challenge.id)
    assert (after.state, after.match) == (ACCEPTED, record.id)
    await refused("challenge-accepted", tables.matches.accept(challenge.id, REN, press=tables.press()))
    await refused("challenge-accepted", tables.matches.decline(challenge.id, REN.id))
    await refused("challenge-accepted", tables.matches.withdraw(challenge.id, AOI.id))
    assert len(await running(tables)) == 1


async def test_twenty_presses_at_once_seat_one_match(tables):
    challenge = await tables.challenge()
    accepting = (tables.matches.accept(challenge.id, REN, press=tables.press()) for _ in range(20))
    results = await asyncio.gather(*accepting, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["MatchRecord"] + ["Refusal"] * 19
    assert len(await running(tables)) == 1


async def test_of_twenty_people_one_sits_down_at_an_open_table(tables):
    for _ in range(5):
        challenge = await tables.matches.challenge(TABLE, AOI, None, Terms(slug()), press=tables.press(), anybody=True)
        people = [Person(1000 + number, f"{number}", "ja") for number in range(20)]
        joins = (tables.matches.accept(challenge.id, person, press=tables.press()) for person in people)
        results = await asyncio.gather(*joins, return_exceptions=True)
        seated = [result for result in results if not isinstance(result, Refusal)]
        assert len(seated) == 1
        assert {str(result.reason) for result in results if isinstance(result, Refusal)} == {"challenge-accepted"}
        await tables.matches.abandon(seated[0].id, AOI.id)


async def test_who_may_not_sit_at_an_open_table(tables):
    challenge = await tables.matches.challenge(TABLE, AOI, None, Terms(slug()), press=tables.press(), anybody=True)
    await refused("challenge-self", tables.matches.accept(challenge.id, AOI, press=tables.press()))
    robot = Person(5, "robot", "ja", bot=True)
    await refused("challenge-bot", tables.matches.accept(challenge.id, robot, press=tables.press()))
    await refused("challenge-not-yours", tables.matches.decline(challenge.id, SORA.id))
    assert (await tables.matches.accept(challenge.id, SORA, press=tables.press())).seats[1].user == SORA.id


async def test_a_press_that_did_something_else_does_nothing_more(tables):
    challenge = await tables.matches.challenge(TABLE, AOI, REN, Terms(slug()), press=7)
    await refused("try-again", tables.matches.accept(challenge.id, REN, press=7))
    await tables.matches.accept(challenge.id, REN, press=8)
    await refused("try-again", tables.matches.challenge(TABLE, AOI, SORA, Terms(slug()), press=8))


async def test_the_same_press_delivered_twice_is_one(tables):
    first = await tables.matches.challenge(TABLE, AOI, REN, Terms(slug()), press=7)
    second = await tables.matches.challenge(TABLE, AOI, REN, Terms(slug()), press=7)
    assert first == second
    one = await tables.matches.accept(first.id, REN, press=8)
    other = await tables.matches.accept(first.id, REN, press=8)
    assert one == other


async def test_challenges_that_cross_become_one_match(tables):
    """Both invite each other and both accept, at once: one match, and the other challenge is off."""
    one, other = await asyncio.gather(tables.challenge(AOI, REN), tables.challenge(REN, AOI))
    results = await asyncio.gather(
        tables.matches.accept(one.id, REN, press=tables.press()),
        tables.matches.accept(other.id, AOI, press=tables.press()),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["MatchRecord", "Refusal"]
    states = [(await tables.matches.get_challenge(challenge.id)).state for challenge in (one, other)]
    assert sorted(states) == [ACCEPTED, SUPERSEDED]
    assert len(await running(tables)) == 1
    await refused("already-playing", tables.challenge(AOI, REN))


async def test_who_may_not(tables):
    robot = Person(5, "robot", "ja", bot=True)
    await refused("challenge-self", tables.challenge(AOI, AOI))
    await refused("challenge-bot", tables.challenge(AOI, robot))
    challenge = await tables.challenge()
    await refused("challenge-not-yours", tables.matches.accept(challenge.id, AOI, press=tables.press()))
    await refused("challenge-not-yours", tables.matches.accept(challenge.id, SORA, press=tables.press()))
    await refused("challenge-not-yours", tables.matches.decline(challenge.id, AOI.id))
    await refused("challenge-not-yours", tables.matches.withdraw(challenge.id, REN.id))
    await refused("no-such-challenge", tables.matches.accept(9999, REN, press=tables.press()))
    assert (await tables.matches.get_challenge(challenge.id)).state == OPEN


async def test_what_is_proposed_must_exist_and_fit(tables):
    await refused("no-such-game", tables.matches.challenge(TABLE, AOI, REN, Terms("../../1"), press=1))
    await refused("no-such-deck", tables.challenge(deck="../../1"))
    with pytest.raises(Unfit):
        await tables.challenge(house_rules={"no-such-rule": 1})
    assert (await tables.challenge()).state == OPEN, "a refused challenge leaves nothing behind"


@pytest.mark.parametrize(
    ("end", "state"),
    [
        (lambda matches, challenge: matches.decline(challenge, REN.id), DECLINED),
        (lambda matches, challenge: matches.withdraw(challenge, AOI.id), WITHDRAWN),
    ],
)
async def test_after_no_there_is_no_yes(tables, end, state):
    challenge = await tables.challenge()
    assert (await end(tables.matches, challenge.id)).state == state
    await refused(f"challenge-{state}", tables.matches.accept(challenge.id, REN, press=tables.press()))
    await refused(f"challenge-{state}", end(tables.matches, challenge.id))
    assert await running(tables) == ()
    assert (await tables.challenge()).state == OPEN, "and one may ask again"


async def test_it_expires_by_the_clock_and_its_message_is_to_be_changed(tables, clock):
    challenge = await tables.challenge()
    clock.at += challenges.LIFE + timedelta(minutes=1)
    await refused("challenge-expired", tables.matches.accept(challenge.id, REN, press=tables.press()))
    assert await tables.matches.expire() == 1
    assert (await tables.matches.get_challenge(challenge.id)).state == EXPIRED
    assert await tables.matches.expire() == 0
    slots = [job.slot for job in await Outbox(tables.store).due()]
    assert slots == [Slot(CHALLENGE, challenge.id, INVITATION)]
    await refused("challenge-expired", tables.matches.accept(challenge.id, REN, press=tables.press()))


async def test_one_cannot_flood_a_server(tables):
    await tables.challenge()
    await refused("challenge-waiting", tables.challenge())
    for number in range(challenges.OPEN_AT_ONCE - 1):
        await tables.challenge(AOI, Person(100 + number, "x", "ja"))
    await refused("too-many-challenges", tables.challenge(AOI, SORA))


@pytest.mark.parametrize("name", ["\0evil", "\ud800", "あ" * 300, "\u202eevil", "@everyone", ""])
async def test_any_name_and_word_can_be_kept(tables, name):
    odd = Person(REN.id, name, "xx-YY-and-more")
    challenge = await tables.challenge(AOI, odd)
    record = await tables.matches.accept(challenge.id, odd, press=tables.press(), word=name * 2)
    assert len(record.seats[1].name) <= 100
    assert "\0" not in record.seats[1].name


async def test_the_hash_is_known_before_and_the_seed_only_after(tables):
    record = await tables.begin()
    challenge = await tables.matches.get_challenge(record.challenge)
    assert challenge.commitment == record.commitment
    await refused("match-running", tables.matches.proof(record.id))
    await tables.matches.resign(tables.press(), AOI.id, record.id)
    proof = await tables.matches.proof(record.id)
    assert len(proof.seed) == 32
    assert commitment(proof.seed) == challenge.commitment
    assert proof.added[0] != proof.added[1]
