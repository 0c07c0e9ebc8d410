"""One move: taken once, by whom it belongs to, wholly or not at all."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.matches.records import OVER, PAUSED, PLAYING, AlreadyDone, Draft, Moved
from bot.matches.service import Matches
from bot.store.outbox import Outbox
from bot.store.slots import BOARD, ENDING, HAND, NOTICE
from bot.store.store import Store
from engine.match import ACCEPT_DRAW, OFFER_DRAW, STANDING
from engine.refusal import Refusal
from engine.transcript import read, verify
from engine.view import PUBLIC
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA, Tables


async def saved(tables, match):
    return (await tables.matches._reading.dealt(match))[1].save()


async def user_of(tables, match, seat):
    return (await tables.matches.match(match)).seats[seat].user


async def test_a_whole_match(tables):
    record = await tables.begin()
    played = await tables.play(record.id, 2000)
    record = await tables.matches.match(record.id)
    assert (record.status, record.actions) == (OVER, played)
    assert record.outcome is not None
    assert record.ended is not None
    assert await tables.matches.matches_of(AOI.id) == ()
    await refused("match-over", tables.matches.resign(tables.press(), AOI.id, record.id))
    assert (await tables.matches.look(record.id, 0)).acts == ()
    kinds = {job.slot.kind for job in await Outbox(tables.store).due()}
    assert {BOARD, ENDING} <= kinds


async def test_a_finished_match_can_be_checked_by_anybody(tables):
    record = await tables.begin()
    await tables.play(record.id, 25)
    await refused("match-running", tables.matches.transcript(record.id))
    await tables.matches.resign(tables.press(), REN.id, record.id)
    text = await tables.matches.transcript(record.id)
    written = read(text, "match")
    assert verify(written, "match") == []
    assert (len(written.actions), written.close.outcome.winner) == (26, 0)
    assert verify(read(text.replace(written.head.seed, "00" * 32), "match"), "match") != []


async def test_what_was_told_adds_up(tables):
    """The running text: every action once, in order, for each viewer what that viewer may know."""
    record = await tables.begin()
    moved = [await tables.move(record.id) for _ in range(12)]
    for viewer in (PUBLIC, 0, 1):
        heard = await tables.matches.happened(record.id, viewer, 0)
        assert [one.number for one in heard] == list(range(1, 13))
        assert await tables.matches.happened(record.id, viewer, 7) == heard[7:]
    for move in moved:
        own = await tables.matches.happened(record.id, move.seat, move.number - 1)
        assert own[0].events == move.events


async def test_two_presses_of_one_button_are_one_move(tables):
    record = await tables.begin()
    for _ in range(15):
        seat, decision, path = await tables.next_answer(record.id)
        user = await user_of(tables, record.id, seat)
        before = (await tables.matches.match(record.id)).actions
        presses = (tables.matches.act(tables.press(), user, record.id, decision, path) for _ in range(2))
        results = await asyncio.gather(*presses)
        assert sorted(type(result).__name__ for result in results) == ["AlreadyDone", "Moved"]
        assert (await tables.matches.match(record.id)).actions == before + 1


async def test_one_interaction_delivered_to_two_services_is_taken_once(tables):
    """As with two processes: each has its own cache, neither knows of the other."""
    record = await tables.begin()
    other = Matches(tables.store)
    for _ in range(10):
        seat, decision, path = await tables.next_answer(record.id)
        user, press = await user_of(tables, record.id, seat), tables.press()
        both = (service.act(press, user, record.id, decision, path) for service in (tables.matches, other))
        results = await asyncio.gather(*both)
        assert sorted(type(result).__name__ for result in results) == ["AlreadyDone", "Moved"]
    assert (await other.match(record.id)).actions == 10
    await other.close()


@pytest.mark.postgres
@pytest.mark.xdist_group("postgres")
async def test_two_bots_on_one_postgresql_play_one_match(emptied, clock):
    stores = [await Store.open(emptied, clock) for _ in range(2)]
    bots = [Tables(store, 10**18 + number * 10**6) for number, store in enumerate(stores)]
    record = await bots[0].begin()
    for number in range(30):
        seat, decision, path = await bots[number % 2].next_answer(record.id)
        user, press = record.seats[seat].user, bots[0].press()
        both = (bot.matches.act(press, user, record.id, decision, path) for bot in bots)
        assert sorted(type(result).__name__ for result in await asyncio.gather(*both)) == ["AlreadyDone", "Moved"]
    assert await saved(bots[0], record.id) == await saved(bots[1], record.id)
    for bot in bots:
        await bot.close()
        await bot.store.close()


async def test_an_old_button_changes_nothing(tables):
    record = await tables.begin()
    seat, decision, path = await tables.next_answer(record.id)
    await tables.move(record.id)
    await tables.play(record.id, 20)
    before = await saved(tables, record.id)
    user = await user_of(tables, record.id, seat)
    repeated = await tables.matches.act(tables.press(), user, record.id, decision, path)
    assert isinstance(repeated, AlreadyDone), "the very same answer is no complaint"
    other = (*path, "no-such-thing")
    with pytest.raises(Refusal) as caught:
        await tables.matches.act(tables.press(), user, record.id, decision, other)
    assert caught.value.reason in ("stale-decision", "not-asked") or caught.value.rule
    assert await saved(tables, record.id) == before


async def test_an_illegal_answer_changes_nothing_and_can_be_mended(tables):
    record = await tables.begin()
    seat, decision, path = await tables.next_answer(record.id)
    user, before = await user_of(tables, record.id, seat), await saved(tables, record.id)
    press = tables.press()
    with pytest.raises(Refusal):
        await tables.matches.act(press, user, record.id, decision, ("no-such-verb",))
    assert await saved(tables, record.id) == before
    assert isinstance(await tables.matches.act(press, user, record.id, decision, path), Moved)


async def test_a_strangers_press_and_the_others_are_refused_alike_whatever_is_held(tables):
    record = await tables.begin()
    seat, decision, path = await tables.next_answer(record.id)
    other = await user_of(tables, record.id, 1 - seat)
    before = await saved(tables, record.id)
    await refused("not-seated", tables.matches.act(tables.press(), SORA.id, record.id, decision, path))
    await refused("not-seated", tables.matches.resign(tables.press(), SORA.id, record.id))
    with pytest.raises(Refusal):
        await tables.matches.act(tables.press(), other, record.id, decision, path)
    await refused("no-such-match", tables.matches.act(tables.press(), AOI.id, 10**15, decision, path))
    assert await saved(tables, record.id) == before


async def test_giving_up_ends_it_once(tables):
    record = await tables.begin()
    press = tables.press()
    assert isinstance(await tables.matches.resign(press, AOI.id, record.id), Moved)
    assert isinstance(await tables.matches.resign(press, AOI.id, record.id), AlreadyDone)
    await refused("match-over", tables.matches.resign(tables.press(), REN.id, record.id))
    record = await tables.matches.match(record.id)
    assert (record.outcome.winner, record.outcome.termination, record.actions) == (1, "resigned", 1)
    assert (await tables.begin()).status == PLAYING, "and they may play again"


async def test_standing_acts_go_the_same_way(tables):
    record = await tables.begin()
    assert OFFER_DRAW in (await tables.matches.look(record.id, 0)).acts
    await tables.matches.act(tables.press(), AOI.id, record.id, STANDING, (OFFER_DRAW,))
    assert ACCEPT_DRAW in (await tables.matches.look(record.id, 1)).acts
    moved = await tables.matches.act(tables.press(), REN.id, record.id, STANDING, (ACCEPT_DRAW,))
    assert moved.match.outcome.winner is None


async def test_each_open_decision_is_noticed_once(tables):
    """Nobody is pinged for what they just opened themselves, or twice for one question."""
    outbox = Outbox(tables.store)
    record = await tables.begin()
    noticed = {seat: set() for seat in (0, 1)}
    for _ in range(60):
        for job in await outbox.due():
            if job.slot.kind == NOTICE:
                assert job.note not in noticed[job.slot.target]
                noticed[job.slot.target].add(job.note)
            await outbox.done(job)
        moved = await tables.move(record.id)
        if moved is None:
            break
        slots = {(job.slot.kind, job.slot.target) for job in await outbox.due()}
        assert {(BOARD, PUBLIC), (HAND, 0), (HAND, 1)} <= slots
        assert (NOTICE, moved.seat) not in slots
    assert all(noticed.values())


async def test_a_hidden_answer_tells_the_other_nothing(tables):
    """Where both are asked at once, what one answered changes nothing that the other is asked or may press."""
    record = await tables.begin()
    for _ in range(40):
        _, dealt = await tables.matches._reading.dealt(record.id)
        if len(dealt.waiting()) == 2:
            break
        await tables.move(record.id)
    first, second = [await tables.matches.look(record.id, seat) for seat in (0, 1)]
    step = await tables.matches.walk(record.id, 1)
    await tables.move(record.id)
    assert (await tables.matches.look(record.id, 1)).decision == second.decision
    assert await tables.matches.walk(record.id, 1) == step
    assert first.decision.id != second.decision.id


async def test_a_draft_is_the_seats_own_and_goes_with_its_decision(tables):
    record = await tables.begin()
    seat, decision, path = await tables.next_answer(record.id)
    user = await user_of(tables, record.id, seat)
    half = Draft(decision, path[:-1])
    await tables.matches.keep_draft(record.id, user, half)
    assert await tables.matches.draft(record.id, seat) == half
    assert await tables.matches.draft(record.id, 1 - seat) is None
    await refused("stale-decision", tables.matches.keep_draft(record.id, user, replace(half, decision="f99")))
    with pytest.raises(Refusal):
        await tables.matches.keep_draft(record.id, user, Draft(decision, ("nowhere", "at-all")))
    await refused("not-seated", tables.matches.keep_draft(record.id, SORA.id, half))
    await tables.matches.act(tables.press(), user, record.id, decision, path)
    assert await tables.matches.draft(record.id, seat) is None


async def test_an_error_of_ours_pauses_the_match_and_loses_nothing(tables, monkeypatch, caplog):
    record = await tables.begin()
    await tables.play(record.id, 5)
    before = await saved(tables, record.id)
    seat, decision, path = await tables.next_answer(record.id)
    user = await user_of(tables, record.id, seat)
    with monkeypatch.context() as broken:
        broken.setattr("engine.match.Match.apply", lambda *_: 1 // 0)
        await refused("match-paused", tables.matches.act(tables.press(), user, record.id, decision, path))
    assert "paused" in caplog.text
    assert (await tables.matches.match(record.id)).status == PAUSED
    await refused("match-paused", tables.matches.act(tables.press(), user, record.id, decision, path))
    assert await saved(tables, record.id) == before
    assert len(await tables.matches.matches_of(AOI.id)) == 1, "it is still theirs to see"
    assert await tables.matches.resume_paused() == 1
    assert isinstance(await tables.matches.act(tables.press(), user, record.id, decision, path), Moved)


async def test_matches_of_two_pairs_do_not_mix(tables):
    """Nothing of a match is kept on anything that another match shares."""
    one = await tables.begin(AOI, REN)
    other = await tables.begin(REN, SORA)
    for _ in range(20):
        for record, stranger in ((one, SORA), (other, AOI)):
            seat, decision, path = await tables.next_answer(record.id)
            await refused("not-seated", tables.matches.act(tables.press(), stranger.id, record.id, decision, path))
            moved = await tables.matches.act(tables.press(), record.seats[seat].user, record.id, decision, path)
            assert isinstance(moved, Moved)
