"""What has to be shown: merged, never lost, never shown by two at once."""

import asyncio
from datetime import timedelta

import pytest

from bot.store.outbox import LEASE, Outbox, want
from bot.store.slots import BOARD, HAND, MATCH, NOTICE, Slot

BOARD_OF_ONE = Slot(MATCH, 1, BOARD)
NOTICE_TO_SECOND = Slot(MATCH, 1, NOTICE, 1)


@pytest.fixture
def outbox(store):
    return Outbox(store)


async def wanted(store, *slots, note=""):
    async with store.write() as work:
        await want(work, 7, [(slot, note) for slot in slots])


async def test_many_changes_of_one_place_are_one_job_with_the_newest_note(store, outbox):
    for number in range(5):
        await wanted(store, BOARD_OF_ONE, Slot(MATCH, 1, HAND, 0))
        await wanted(store, NOTICE_TO_SECOND, note=f"s{number}")
    jobs = await outbox.due()
    assert [job.slot for job in jobs] == [BOARD_OF_ONE, Slot(MATCH, 1, HAND, 0), NOTICE_TO_SECOND]
    assert jobs[2].note == "s4"
    assert {job.guild for job in jobs} == {7}
    assert await outbox.count() == 3


async def test_a_job_is_claimed_by_one(store, outbox):
    await wanted(store, BOARD_OF_ONE)
    (job,) = await outbox.due()
    claims = await asyncio.gather(*(outbox.claim(job, f"p{number}") for number in range(8)))
    assert len([claim for claim in claims if claim]) == 1
    assert await outbox.due() == ()


async def test_what_changes_while_it_is_shown_is_shown_again(store, outbox):
    await wanted(store, BOARD_OF_ONE)
    job = await outbox.claim((await outbox.due())[0], "p")
    await wanted(store, BOARD_OF_ONE)
    assert await outbox.due() == (), "not by a second publisher at the same time"
    await outbox.done(job)
    (again,) = await outbox.due()
    assert again.revision == job.revision + 1
    await outbox.done(await outbox.claim(again, "p"))
    assert await outbox.count() == 0


async def test_what_a_dead_publisher_had_claimed_comes_back(store, outbox, clock):
    await wanted(store, BOARD_OF_ONE)
    await outbox.claim((await outbox.due())[0], "dead")
    clock.at += LEASE - timedelta(seconds=1)
    assert await outbox.due() == ()
    clock.at += timedelta(seconds=2)
    (job,) = await outbox.due()
    assert await outbox.claim(job, "alive")


async def test_the_only_process_takes_up_at_once_what_its_former_life_left(store, outbox):
    await wanted(store, BOARD_OF_ONE)
    await outbox.claim((await outbox.due())[0], "former")
    await outbox.release()
    assert len(await outbox.due()) == 1


async def test_what_cannot_be_shown_now_waits(store, outbox, clock):
    await wanted(store, BOARD_OF_ONE)
    job = await outbox.claim((await outbox.due())[0], "p")
    await outbox.retry(job, 30)
    assert await outbox.due() == ()
    clock.at += timedelta(seconds=31)
    (job,) = await outbox.due()
    assert job.tries == 1
    await wanted(store, BOARD_OF_ONE)
    assert (await outbox.due())[0].tries == 0, "a fresh change is a fresh chance"


async def test_the_bell_rings_for_what_is_on_disk(store, outbox):
    waiting = asyncio.create_task(outbox.wait(120))
    await asyncio.sleep(0)
    async with store.write() as work:
        await want(work, 7, [(BOARD_OF_ONE, "")])
        await asyncio.sleep(0.01)
        assert not waiting.done()
    async with asyncio.timeout(60):
        await waiting
    assert len(await outbox.due()) == 1


async def test_two_different_messages_never_share_a_nonce(store, outbox):
    nonces = set()
    for _ in range(3):
        await wanted(store, BOARD_OF_ONE, NOTICE_TO_SECOND)
        for job in await outbox.due():
            nonces.add((job.id, job.revision))
            await outbox.done(job)
    assert len(nonces) == 6
