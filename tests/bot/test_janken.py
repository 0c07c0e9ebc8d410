"""Rock, paper, scissors: hidden picks, best of N, through whatever is pressed when."""

import asyncio
from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import update

from bot import janken
from bot.janken import DECLINED, EXPIRED, OVER, PLAYING, Janken
from bot.matches.records import Person, Place
from bot.store.outbox import Outbox
from bot.store.slots import JANKEN, TABLE, Slot
from bot.store.tables import sessions
from bot.tally import Tally, tallies
from engine.janken import MARKS, pick_promise, winner
from engine.proofs import faults
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA
from tests.bot.play import TABLE as PLACE


class Hand:
    """Presses with an id each."""

    def __init__(self, store):
        self.janken = Janken(store)
        self.last = 0

    async def start(self, second=REN, rounds=1):
        self.last += 1
        return await self.janken.start(PLACE, AOI, second, press=self.last, rounds=rounds)

    async def pick(self, session, user, mark):
        self.last += 1
        known = await self.janken.get(session.id)
        return await self.janken.pick(session.id, user.id, mark, round=len(known.thrown), press=self.last)


@pytest.fixture
def hand(store):
    return Hand(store)


async def test_best_of_three_with_a_tie(hand):
    session = await hand.start(rounds=3)
    rounds = [("rock", "rock"), ("rock", "paper"), ("rock", "scissors"), ("paper", "rock")]
    for first, second in rounds:
        assert (await hand.janken.get(session.id)).state == PLAYING
        await hand.pick(session, AOI, first)
        session = await hand.pick(session, REN, second)
    assert (session.state, session.score, session.winner) == (OVER, (2, 1), 0)
    assert [(throw.first, throw.second) for throw in session.thrown] == rounds
    await refused("rps-over", hand.pick(session, AOI, "rock"))


async def test_a_pick_is_hidden_until_both_are_made(hand):
    """What the other sees is the same whatever was picked."""
    seen = []
    for mark in MARKS:
        session = await hand.pick(await hand.start(), AOI, mark)
        seen.append(msgspec.structs.replace(session, id=0, commitment="", promises=()))
        ((promise, none),) = session.promises
        assert (len(promise), none) == (16, "")
    assert len({msgspec.json.encode(one) for one in seen}) == 1
    assert seen[0].picked == (True, False)
    assert seen[0].proof is None


async def test_the_promise_of_a_pick_is_the_one_that_the_seed_shows_in_the_end(hand):
    session = await hand.start(rounds=3)
    shown = [session.commitment]
    for first, second in [("rock", "rock"), ("paper", "rock"), ("scissors", "paper")]:
        session = await hand.pick(session, REN, second)
        shown.append(session.promises[-1][1])
        assert session.promises[-1] == ("", session.promise_of(REN.id, len(session.thrown)))
        session = await hand.pick(session, AOI, first)
    proof = session.proof
    assert faults(proof) == []
    assert [proof.commitment, *(thrown.promises[1] for thrown in proof.rounds)] == shown
    assert pick_promise(bytes.fromhex(proof.seed), 1, str(REN.id), "rock") == shown[1]
    assert len(set(shown)) == len(shown)


async def test_a_promise_can_be_copied_by_nobody(hand):
    """It is bound to who picked, in which round of which game: the same sign of the other looks different."""
    session = await hand.pick(await hand.start(), AOI, "rock")
    session = await hand.pick(session, REN, "rock")
    first, second = session.promises[0]
    assert first != second
    session = await hand.pick(session, REN, "rock")
    assert session.promises[1][1] != second


async def test_a_game_that_does_not_end_never_shows_its_seed(hand, clock):
    """Its seed would tell what somebody picked and never showed."""
    session = await hand.pick(await hand.start(), AOI, "rock")
    assert (await hand.janken.decline(session.id, REN.id)).proof is None
    left = await hand.pick(await hand.start(), AOI, "rock")
    clock.at += janken.LIFE + timedelta(minutes=1)
    await hand.janken.expire()
    assert (await hand.janken.get(left.id)).proof is None


async def test_a_game_from_before_there_were_promises_goes_on(hand, store):
    session = await hand.start(None)
    async with store.write() as work:
        await work.run(update(sessions).values(seed=None))
    while session.state == PLAYING:
        session = await hand.pick(session, AOI, "rock")
    assert (session.commitment, session.proof, set(session.promises)) == ("", None, {("", "")})


async def test_many_ties_decide_nothing(hand):
    session = await hand.start(rounds=1)
    for _ in range(20):
        await hand.pick(session, AOI, "rock")
        session = await hand.pick(session, REN, "rock")
    assert (session.state, session.score) == (PLAYING, (0, 0))
    await hand.pick(session, AOI, "rock")
    session = await hand.pick(session, REN, "scissors")
    assert (session.state, session.winner, len(session.proof.rounds)) == (OVER, 0, 21)
    assert faults(session.proof) == []


async def test_the_tally_counts_finished_games_of_this_server_alone(hand, store):
    async def played(second, rounds, *picks, first=AOI, place=PLACE):
        hand.last += 1
        session = await hand.janken.start(place, first, second, press=hand.last, rounds=rounds)
        for one, other in picks:
            await hand.pick(session, first, one)
            session = await hand.pick(session, second, other)

    await played(REN, 3, ("rock", "scissors"), ("rock", "rock"), ("paper", "rock"))
    await played(AOI, 1, ("scissors", "rock"), first=REN)
    await played(SORA, 1, ("rock", "paper"))
    await played(REN, 3, ("rock", "scissors"))  # not over
    await played(REN, 1, ("rock", "scissors"), place=Place(1, 2))
    against, whole = await tallies(store, PLACE.guild, AOI.id, REN.id)
    assert against == Tally(won=2, lost=0, rounds_won=3, rounds_drawn=1, rounds_lost=0, signs=(3, 1, 0))
    assert whole == Tally(won=2, lost=1, rounds_won=3, rounds_drawn=1, rounds_lost=1, signs=(4, 1, 0))
    assert (await tallies(store, PLACE.guild, REN.id, AOI.id))[0].lost == 2
    assert (await tallies(store, PLACE.guild, AOI.id, None))[0] == Tally(0, 0, 0, 0, 0, (0, 0, 0))


async def test_who_may_pick_what_and_when(hand):
    session = await hand.start(rounds=3)
    await refused("not-seated", hand.pick(session, SORA, "rock"))
    await refused("rps-mark", hand.pick(session, AOI, "well"))
    await hand.pick(session, AOI, "rock")
    await refused("rps-picked", hand.pick(session, AOI, "paper"))
    await hand.pick(session, REN, "paper")
    await refused("rps-stale", hand.janken.pick(session.id, AOI.id, "rock", round=0, press=900))
    await refused("no-such-session", hand.janken.get(999))
    await refused("rps-begun", hand.janken.decline(session.id, REN.id))


async def test_a_round_is_thrown_once_whoever_was_last(hand):
    for _ in range(10):
        session = await hand.start()
        picks = (
            hand.janken.pick(session.id, user.id, mark, round=0, press=hand.last + number)
            for number, (user, mark) in enumerate([(AOI, "rock"), (REN, "paper")] * 3, 1)
        )
        await asyncio.gather(*picks, return_exceptions=True)
        hand.last += 6
        session = await hand.janken.get(session.id)
        assert (session.state, session.score, len(session.thrown)) == (OVER, (0, 1), 1)


async def test_the_bot_has_picked_before_anybody_presses(hand, monkeypatch):
    for theirs in MARKS:
        monkeypatch.setattr(janken.secrets, "choice", lambda marks, theirs=theirs: theirs)
        session = await hand.start(None)
        assert session.picked == (False, True)
        monkeypatch.setattr(janken.secrets, "choice", lambda marks: marks[0])
        session = await hand.pick(session, AOI, "rock")
        assert session.thrown[0].second == theirs
        assert session.score == {None: (0, 0), 0: (1, 0), 1: (0, 1)}[winner("rock", theirs)]


@pytest.mark.parametrize("rounds", [0, 2, 11, -1])
async def test_rounds_are_odd_and_few(hand, rounds):
    await refused("rps-rounds", hand.start(rounds=rounds))


async def test_whom_one_cannot_play(hand):
    await refused("rps-self", hand.start(AOI))
    await refused("rps-bot", hand.start(Person(5, "robot", "ja", bot=True)))


async def test_it_can_be_declined_and_runs_out(hand, clock):
    declined, left = await hand.start(), await hand.start()
    await refused("not-seated", hand.janken.decline(declined.id, SORA.id))
    assert (await hand.janken.decline(declined.id, REN.id)).state == DECLINED
    await refused("rps-declined", hand.pick(declined, AOI, "rock"))
    clock.at += janken.LIFE + timedelta(minutes=1)
    assert await hand.janken.expire() == 1
    assert (await hand.janken.get(left.id)).state == EXPIRED
    assert await hand.janken.expire() == 0


async def test_the_same_press_twice_is_one_session(hand):
    one = await hand.janken.start(PLACE, AOI, REN, press=50)
    assert await hand.janken.start(PLACE, AOI, REN, press=50) == one


async def test_every_change_is_to_be_shown(hand, store):
    session = await hand.start()
    outbox = Outbox(store)
    assert [job.slot for job in await outbox.due()] == [Slot(JANKEN, session.id, TABLE)], "a crash before the answer"
    await outbox.done((await outbox.due())[0])
    await hand.pick(session, AOI, "rock")
    assert [job.slot for job in await Outbox(store).due()] == [Slot(JANKEN, session.id, TABLE)]
