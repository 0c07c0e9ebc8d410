"""Time for decisions: it runs from when a decision is shown, reminds once, and leaves what comes of it to the opponent."""

from datetime import timedelta

import pytest

from bot.matches.deadlines import OUTAGE, SLOW, soon
from bot.matches.records import OVER, PAUSED, PLAYING, AlreadyDone, Moved, Terms
from bot.matches.times import DEFAULT, TIMES, time_name
from bot.store.outbox import Outbox
from bot.store.slots import ENDING, LATE, NOTICE
from engine.match import ACCEPT_CALL_OFF, CALL_OFF, CLAIM, OFFER_CALL_OFF, STANDING
from engine.transcript import read, verify
from engine.view import SEATS
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA, TABLE, slug

TIME = TIMES["minutes"]
WHOLE = timedelta(seconds=TIME)
QUARTER = WHOLE / 4


async def passed(tables, clock, time):
    """So much time, in which the bot was there."""
    end = clock.at + time
    while clock.at < end:
        await tables.matches.deadlines.beat()
        await tables.matches.deadlines.run()
        clock.at = min(clock.at + OUTAGE, end)
    await tables.matches.deadlines.beat()
    await tables.matches.deadlines.run()


async def wanted(tables, kind):
    """What is wanted of a kind, by seat; taken away."""
    found = {}
    for job in await Outbox(tables.store).due():
        if job.slot.kind == kind:
            found[job.slot.target] = job.note
        await Outbox(tables.store).done(job)
    return found


async def late(tables, clock):
    """A match in which one seat alone is asked and late: its number, that seat, its user, the other's."""
    record = await tables.begin(time=TIME)
    seat = await tables.alone(record.id)
    await passed(tables, clock, WHOLE)
    return record.id, seat, record.seats[seat].user, record.seats[1 - seat].user


async def both_late(tables, clock):
    """A match in which both are asked at once and late."""
    record = await tables.begin(time=TIME)
    while len((await tables.matches._reading.dealt(record.id))[1].waiting()) != 2:
        await tables.move(record.id)
    await tables.shown(record.id)
    await passed(tables, clock, WHOLE)
    return record.id


async def test_without_a_time_nobody_is_hurried(tables, clock):
    record = await tables.begin()
    await tables.shown(record.id)
    await passed(tables, clock, timedelta(hours=1))
    assert await tables.matches.times(record.id) == ()
    for user in (AOI.id, REN.id):
        await refused("not-late", tables.matches.act_on_late(tables.press(), user, record.id, CLAIM))
        await refused("not-late", tables.matches.wait(tables.press(), user, record.id))


async def test_against_the_computer_there_is_no_time(tables, clock):
    challenge = await tables.matches.challenge(TABLE, AOI, None, Terms(slug(), time=TIME), press=tables.press())
    record = await tables.choose(challenge.match, AOI.id)
    await tables.shown(record.id)
    assert await tables.matches.times(record.id) == ()


async def test_a_time_is_each_decisions_own(tables, clock):
    record = await tables.begin(time=TIME)
    for _ in range(12):
        asked = {s: d.id for s in SEATS if (d := (await tables.matches.look(record.id, s)).decision)}
        times = await tables.matches.times(record.id)
        assert {due.seat: due.decision for due in times} == asked
        clock.at += timedelta(seconds=1)
        before = {due.decision: due.due for due in times}
        await tables.move(record.id)
        for due in await tables.matches.times(record.id):
            assert due.due == before.get(due.decision, clock.at + WHOLE), "what the other does moves nobody's end"
    await tables.matches.resign(tables.press(), AOI.id, record.id)
    assert await tables.matches.times(record.id) == ()


async def test_it_runs_from_when_it_is_shown(tables, clock):
    record = await tables.begin(time=TIME)
    await tables.move(record.id)
    await passed(tables, clock, 3 * WHOLE)
    assert not any(due.late or due.reminded for due in await tables.matches.times(record.id)), "nobody has seen it"
    await tables.shown(record.id)
    await tables.matches.deadlines.run()
    assert {due.due for due in await tables.matches.times(record.id)} == {clock.at + WHOLE}


async def test_who_is_asked_is_reminded_once(tables, clock):
    record = await tables.begin(time=TIME)
    seat = await tables.alone(record.id)
    await wanted(tables, NOTICE)
    await passed(tables, clock, WHOLE - QUARTER - timedelta(seconds=1))
    assert await wanted(tables, NOTICE) == {}
    await passed(tables, clock, timedelta(seconds=1))
    due = (await tables.matches.times(record.id))[0]
    assert (due.seat, due.reminded, due.late) == (seat, True, False)
    assert await wanted(tables, NOTICE) == {seat: soon(due.decision)}
    await passed(tables, clock, QUARTER / 2)
    assert await wanted(tables, NOTICE) == {}


async def test_past_it_nothing_happens_by_itself_and_the_late_one_may_move(tables, clock):
    match, seat, _, other = await late(tables, clock)
    assert LATE in {job.slot.kind for job in await Outbox(tables.store).due()}
    await passed(tables, clock, timedelta(hours=2))
    assert (await tables.matches.match(match)).status == PLAYING
    moved = await tables.move(match)
    assert (moved.seat, moved.match.status) == (seat, PLAYING)
    await refused("not-late", tables.matches.act_on_late(tables.press(), other, match, CLAIM))


@pytest.mark.parametrize(("act", "termination"), [(CLAIM, "claimed"), (CALL_OFF, "called-off")])
async def test_the_opponent_ends_it_once(tables, clock, act, termination):
    match, seat, user, other = await late(tables, clock)
    await refused("not-late", tables.matches.act_on_late(tables.press(), user, match, act))
    await refused("not-seated", tables.matches.act_on_late(tables.press(), SORA.id, match, act))
    press = tables.press()
    assert isinstance(await tables.matches.act_on_late(press, other, match, act), Moved)
    assert isinstance(await tables.matches.act_on_late(press, other, match, act), AlreadyDone)
    await refused("match-over", tables.matches.act_on_late(tables.press(), other, match, act))
    record = await tables.matches.match(match)
    assert (record.status, record.outcome.termination) == (OVER, termination)
    assert record.outcome.winner == (1 - seat if act == CLAIM else None)
    assert await wanted(tables, ENDING) == {-1: ""}
    written = read(await tables.matches.transcript(match), "match")
    assert verify(written, "match") == []
    assert (written.actions[-1].decision, written.actions[-1].path) == ("late", (act,))


async def test_the_opponent_may_wait_and_is_asked_again(tables, clock):
    match, seat, _, other = await late(tables, clock)
    await wanted(tables, NOTICE)
    press = tables.press()
    await tables.matches.wait(press, other, match)
    await tables.matches.wait(press, other, match)  # a press that came twice
    (due,) = await tables.matches.times(match)
    assert (due.seat, due.due, due.late) == (seat, clock.at + WHOLE, False)
    await refused("not-late", tables.matches.act_on_late(tables.press(), other, match, CLAIM))
    await passed(tables, clock, WHOLE - timedelta(seconds=1))
    assert await wanted(tables, NOTICE) == {}, "reminded once for a decision"
    await passed(tables, clock, timedelta(seconds=1))
    assert isinstance(await tables.matches.act_on_late(tables.press(), other, match, CLAIM), Moved)


@pytest.mark.parametrize("user", [AOI.id, REN.id])
async def test_where_both_are_late_nobody_claims_and_either_calls_it_off(tables, clock, user):
    match = await both_late(tables, clock)
    for each in (AOI.id, REN.id):
        await refused("both-late", tables.matches.act_on_late(tables.press(), each, match, CLAIM))
    await tables.matches.act_on_late(tables.press(), user, match, CALL_OFF)
    outcome = (await tables.matches.match(match)).outcome
    assert (outcome.winner, outcome.termination) == (None, "called-off")


async def test_an_outage_is_given_back(tables, clock):
    record = await tables.begin(time=TIME)
    await tables.alone(record.id)
    await passed(tables, clock, WHOLE / 2)
    (before,) = await tables.matches.times(record.id)
    clock.at += timedelta(days=3)
    assert await tables.matches.deadlines.beat(), "before anything is done about what is late"
    await tables.matches.deadlines.run()
    (after,) = await tables.matches.times(record.id)
    assert after.due - before.due == timedelta(days=3)
    assert not after.reminded
    await passed(tables, clock, WHOLE / 2)
    assert (await tables.matches.times(record.id))[0].late
    assert not await tables.matches.deadlines.beat()


async def test_what_began_within_an_outage_gets_back_no_more_than_it_lost(tables, clock):
    await tables.matches.deadlines.beat()
    clock.at += timedelta(hours=5)
    record = await tables.begin(time=TIME)  # a press was taken, but nobody kept the time
    clock.at += timedelta(minutes=1)
    await tables.matches.deadlines.beat()
    assert {due.due for due in await tables.matches.times(record.id)} == {clock.at + WHOLE}


async def test_a_match_that_is_paused_stands_still(tables, clock, monkeypatch):
    record = await tables.begin(time=TIME)
    seat = await tables.alone(record.id)
    (before,) = await tables.matches.times(record.id)
    with monkeypatch.context() as broken:
        broken.setattr("engine.match.Match.apply", lambda *_: 1 // 0)
        _, decision, path = await tables.next_answer(record.id)
        press = tables.press()
        await refused("match-paused", tables.matches.act(press, record.seats[seat].user, record.id, decision, path))
    await passed(tables, clock, timedelta(hours=1))
    clock.at += timedelta(hours=1)
    await tables.matches.deadlines.beat()
    assert (await tables.matches.match(record.id)).status == PAUSED
    other = record.seats[1 - seat].user
    await refused("match-paused", tables.matches.act_on_late(tables.press(), other, record.id, CLAIM))
    await tables.matches.resume_paused()
    (after,) = await tables.matches.times(record.id)
    assert after.due - before.due == timedelta(hours=2), "down and paused at once is given back once"
    assert not after.late


async def test_calling_off_needs_both_and_lapses_when_the_other_plays_on(tables):
    record = await tables.begin()
    seat = await tables.alone(record.id)
    mine, theirs = record.seats[1 - seat].user, record.seats[seat].user
    await tables.matches.act(tables.press(), mine, record.id, STANDING, (OFFER_CALL_OFF,))
    await tables.move(record.id)
    await refused("not-an-act", tables.matches.act(tables.press(), theirs, record.id, STANDING, (ACCEPT_CALL_OFF,)))
    await tables.matches.act(tables.press(), mine, record.id, STANDING, (OFFER_CALL_OFF,))
    await tables.matches.act(tables.press(), theirs, record.id, STANDING, (ACCEPT_CALL_OFF,))
    record = await tables.matches.match(record.id)
    assert (record.outcome.winner, record.outcome.termination) == (None, "called-off")
    assert verify(read(await tables.matches.transcript(record.id), "match"), "match") == []
    assert (await tables.begin()).status == PLAYING, "and they may play again"


async def test_an_error_in_one_match_keeps_nobody_elses_time(tables, clock, monkeypatch, caplog):
    one, other = await tables.begin(time=TIME), await tables.begin(AOI, SORA, time=TIME)
    for record in (one, other):
        await tables.alone(record.id)

    async def broken(work, match, **more):
        if match == one.id:
            raise ValueError("broken")
        return await found(work, match, **more)

    found = tables.matches.deadlines.run.__globals__["find_match"]
    monkeypatch.setattr("bot.matches.deadlines.find_match", broken)
    await passed(tables, clock, WHOLE)
    assert "broken" in caplog.text
    assert (await tables.matches.times(other.id))[0].late
    monkeypatch.undo()
    await passed(tables, clock, WHOLE)
    assert (await tables.matches.times(one.id))[0].late


def test_each_time_has_a_name():
    assert time_name(DEFAULT) == "day"
    assert [time_name(seconds) for seconds in TIMES.values()] == list(TIMES)
    assert timedelta(0) < SLOW
