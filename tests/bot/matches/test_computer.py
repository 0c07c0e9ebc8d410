"""The computer: it answers by itself, knows no more than its seat, forgets nothing over a restart, and keeps nobody waiting."""

import asyncio
import os
import signal
import time
from datetime import timedelta

import msgspec
import pytest

from bot.matches import computer, showing, thinking
from bot.matches.records import OVER, PAUSED, PLAYING, Moved
from bot.matches.service import Matches
from bot.matches.thinker import Question
from bot.store.tables import errands
from engine.match import Match
from engine.players import Random
from engine.refusal import Refusal
from tests.bot.play import AOI


async def alone(tables):
    challenge = await tables.challenge(AOI, None)
    return await tables.choose(challenge.match, AOI.id)


async def answer(tables, match):
    """Our own answer, if it is ours to give; whether it was."""
    found = await tables.next_answer(match)
    if found is None or found[0] != 0:
        return False
    assert isinstance(await tables.matches.act(tables.press(), AOI.id, match, *found[1:]), Moved)
    return True


async def test_a_match_against_it_runs_to_its_end(file_tables):
    tables = file_tables
    record = await alone(tables)
    while (record := await tables.matches.match(record.id)).status == PLAYING:
        assert await answer(tables, record.id) or await tables.matches.computer.run()
    assert record.status == OVER
    async with tables.store.read() as work:
        assert await work.all(errands.select()) == []


async def test_what_it_owes_is_done_after_a_restart(file_tables, clock):
    tables = file_tables
    record = await alone(tables)
    while await answer(tables, record.id):
        pass
    before = await tables.matches.match(record.id)
    assert await tables.matches.computer._take() is not None, "taken, and then the process died"
    next_life = Matches(tables.store)
    assert await next_life.computer.run() == 0, "it is still in the other's hands"
    await next_life.computer.release()
    assert await next_life.computer.run() >= 1
    assert (await next_life.match(record.id)).actions > before.actions
    await next_life.close()


async def test_it_is_given_what_its_seat_knows_and_nothing_else(file_tables, monkeypatch):
    """Whatever the other holds, the question that the thinking process gets is the same, byte for byte."""
    tables = file_tables
    asked = []

    async def ask(self, question):
        asked.append(msgspec.structs.replace(question, seed=b""))
        raise RuntimeError("only looked at")

    monkeypatch.setattr(thinking.Thinking, "_ask", ask)
    record = await alone(tables)
    while await answer(tables, record.id):
        pass
    _, dealt = await tables.matches._reading.dealt(record.id)
    for seen in (dealt, dealt.permuted(1, bytes(32)), dealt.permuted(1, bytes([1]) * 32)):
        with pytest.raises(RuntimeError, match="only looked at"):
            await tables.matches.computer._thinking.choose(computer.glimpse(seen, 1), 1)
    assert isinstance(asked[0], Question)
    assert asked[0] == asked[1] == asked[2]


async def test_the_loop_is_not_kept_busy_while_it_thinks(file_tables):
    """By the time that the loop itself works between two of its turns: what else the machine does is nobody's fault."""
    tables = file_tables
    records = [await alone(tables) for _ in range(4)]
    busy = []
    thinking_on = asyncio.create_task(think(tables, records))
    while not thinking_on.done():
        begun = time.thread_time()
        await asyncio.sleep(0.01)
        busy.append(time.thread_time() - begun)
    await thinking_on
    assert len(busy) > 20
    assert sorted(busy)[int(len(busy) * 0.9)] < 0.1
    assert max(busy) < 0.5


async def test_the_loop_goes_on_however_long_it_thinks(file_tables):
    tables = file_tables
    record = await alone(tables)
    while await answer(tables, record.id) or await tables.matches.computer.run():
        if process := tables.matches.computer._thinking._process:
            break
    while await answer(tables, record.id):
        pass
    os.kill(process.pid, signal.SIGSTOP)
    try:
        thinking_on = asyncio.create_task(tables.matches.computer.run())
        for _ in range(50):
            await asyncio.sleep(0.01)
        assert not thinking_on.done()
    finally:
        os.kill(process.pid, signal.SIGCONT)
    assert await thinking_on >= 1


async def think(tables, records):
    for _ in range(6):
        for record in records:
            await answer(tables, record.id)
        await tables.matches.computer.run()


async def test_a_thinking_that_dies_is_begun_anew(file_tables, clock, caplog):
    tables = file_tables
    record = await alone(tables)
    while await answer(tables, record.id):
        pass
    assert await tables.matches.computer.run() >= 1
    process = tables.matches.computer._thinking._process
    process.kill()
    await process.wait()
    while await answer(tables, record.id):
        pass
    before = (await tables.matches.match(record.id)).actions
    for _ in range(3):
        await tables.matches.computer.run()
        clock.at += computer.LEASE
    assert (await tables.matches.match(record.id)).actions > before
    assert "errand" in caplog.text


async def test_where_thinking_fails_it_answers_all_the_same(file_tables, clock, monkeypatch):
    async def fail(self, question):
        raise RuntimeError("no thought")

    monkeypatch.setattr(thinking.Thinking, "_ask", fail)
    tables = file_tables
    record = await alone(tables)
    while await answer(tables, record.id):
        pass
    before = (await tables.matches.match(record.id)).actions
    for _ in range(computer.PATIENCE + 1):
        await tables.matches.computer.run()
        clock.at += computer.LEASE
    assert (await tables.matches.match(record.id)).actions > before


async def test_what_was_refused_once_is_not_tried_again(file_tables, monkeypatch, caplog):
    """By our own mistake, for it was offered: it is logged, and the match goes on with another answer."""
    tables = file_tables
    record = await alone(tables)
    while await answer(tables, record.id):
        pass
    tried = []
    take = tables.matches.computer._moves.answer

    async def reluctant(held, seat, decision, path):
        tried.append(path)
        if len(tried) <= computer.PATIENCE + 2:
            raise Refusal("no-such-option")
        return await take(held, seat, decision, path)

    monkeypatch.setattr(tables.matches.computer._moves, "answer", reluctant)
    assert await tables.matches.computer.run() >= 1
    assert (await tables.matches.match(record.id)).actions > record.actions
    assert len(set(tried)) == len(tried) > computer.PATIENCE + 2
    assert caplog.text.count("no-such-option") == computer.PATIENCE + 2


async def test_an_errand_for_a_decision_that_is_gone_is_dropped(file_tables):
    tables = file_tables
    record = await alone(tables)
    while await answer(tables, record.id):
        pass
    errand = await tables.matches.computer._take()
    await tables.matches.resign(tables.press(), AOI.id, record.id)
    before = await tables.matches.match(record.id)
    await tables.matches.computer._do(errand)
    assert await tables.matches.match(record.id) == before
    assert await tables.matches.computer.run() == 0


async def test_it_waits_while_the_match_is_paused_and_then_goes_on(file_tables, clock, monkeypatch):
    tables = file_tables
    record = await alone(tables)
    while await answer(tables, record.id):
        pass
    with monkeypatch.context() as broken:
        broken.setattr("engine.match.Match.apply", lambda *_: 1 // 0)
        await tables.matches.computer.run()
    assert (await tables.matches.match(record.id)).status == PAUSED
    clock.at += computer.LEASE
    await tables.matches.computer.run()
    before = await tables.matches.match(record.id)
    assert before.status == PAUSED
    await tables.matches.resume_paused()
    clock.at += computer.LEASE
    assert await tables.matches.computer.run() >= 1
    assert (await tables.matches.match(record.id)).actions > before.actions


async def test_an_answer_that_a_decision_carries_is_given_after_a_while(file_tables, clock, monkeypatch):
    """For a person who had nothing to choose: later than at once, so that its time tells nothing."""
    tables = file_tables
    decision_of = Match.decision

    def with_an_answer(match, seat):
        decision = decision_of(match, seat)
        path = Random(1).choose(match, seat) if decision else ()
        return msgspec.structs.replace(decision, auto=path) if decision else None

    monkeypatch.setattr(Match, "decision", with_an_answer)
    record = await tables.begin()
    assert await tables.matches.computer.run() == 0
    clock.at += timedelta(seconds=showing.AUTO_SECONDS[0] - 0.1)
    assert await tables.matches.computer.run() == 0
    clock.at += timedelta(seconds=showing.AUTO_SECONDS[1])
    assert await tables.matches.computer.run() >= 1
    assert (await tables.matches.match(record.id)).actions >= 1


@pytest.mark.parametrize("fails", [False, True])
async def test_it_finishes_what_a_player_has_begun_and_answers_nothing(tables, monkeypatch, fails):
    record = await alone(tables)
    seat = 0
    if fails:
        monkeypatch.setattr(thinking, "SECONDS", 0.0)
    tree = await tables.matches.tree(record.id, seat)
    begun = tree.next(()).choices[:1]
    begun = (*begun, tree.next(begun).choices[-1])
    whole = await tables.matches.computer.finish(record.id, seat, begun)
    assert whole[: len(begun)] == begun
    assert tree.next(whole).complete
    assert (await tables.matches.match(record.id)).actions == record.actions
