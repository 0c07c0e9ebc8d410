"""What else is kept: messages, preferences, tokens, claims."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.store.claims import claim, purge_claims
from bot.store.messages import Messages
from bot.store.people import DIRECT, EPHEMERAL, People, Preference
from bot.store.slots import BOARD, HAND, MATCH, Slot
from bot.store.tables import claims, tokens
from bot.store.tokens import LIFE, Tokens, purge_tokens
from tests.bot.play import AOI, REN

HAND_OF_FIRST = Slot(MATCH, 1, HAND, 0)


async def test_a_slot_is_shown_by_its_newest_message(store):
    messages = Messages(store)
    board = Slot(MATCH, 1, BOARD)
    assert await messages.get(board) is None
    await messages.put(board, 10, 100, shown=3)
    await messages.put(board, 10, 101, shown=4)
    posted = await messages.get(board)
    assert (posted.channel, posted.message, posted.shown) == (10, 101, 4)
    assert await messages.find(100) is None
    assert await messages.find(101) == posted
    await messages.mark(board, 100, shown=9)
    await messages.forget(board, 100)
    assert await messages.get(board) == posted, "a message that was replaced has no say"
    await messages.mark(board, 101, shown=5, note="n")
    assert ((await messages.get(board)).shown, (await messages.get(board)).note) == (5, "n")
    await messages.put(HAND_OF_FIRST, 20, 200)
    assert {one.slot for one in await messages.of(MATCH, 1)} == {board, HAND_OF_FIRST}
    await messages.forget(board, 101)
    assert await messages.get(board) is None


async def test_a_match_gets_one_thread(tables):
    messages = Messages(tables.store)
    record = await tables.sit_down()
    assert record.channel == record.place.channel
    assert await messages.set_thread(record.id, REN.id)
    assert not await messages.set_thread(record.id, 5)
    assert (await tables.matches.match(record.id)).channel == REN.id
    assert await messages.set_thread(record.id, None)
    assert (await tables.matches.match(record.id)).thread is None


async def test_preferences_are_kept_one_by_one(store):
    people = People(store)
    assert await people.get(AOI.id) == Preference(None, DIRECT)
    await people.set(AOI.id, locale="ja")
    await people.set(AOI.id, road=EPHEMERAL)
    await people.set(AOI.id, dm_closed=True, dm_channel=5)
    await people.set(AOI.id)
    assert await people.get(AOI.id) == Preference("ja", EPHEMERAL, dm_closed=True, dm_channel=5)
    await people.set(AOI.id, dm_closed=False, locale=None)
    assert await people.get(AOI.id) == Preference(None, EPHEMERAL, dm_closed=False, dm_channel=5)
    assert await people.get(REN.id) == Preference()
    assert await people.guild_locale(1) is None
    await people.set_guild_locale(1, "ja")
    await people.set_guild_locale(1, "en-US")
    assert await people.guild_locale(1) == "en-US"


async def test_a_token_is_kept_while_it_lives_and_no_longer(store, clock):
    kept = Tokens(store)
    await kept.keep(1, 9, "secret-one", user=AOI.id, slot=HAND_OF_FIRST)
    await kept.keep(2, 9, "secret-two", user=AOI.id, slot=HAND_OF_FIRST, message=77)
    await kept.keep(3, 9, "secret-three", user=AOI.id, slot=Slot(MATCH, 2, HAND, 0))
    (token,) = await kept.live(HAND_OF_FIRST)
    assert (token.token, token.message) == ("secret-two", 77)
    assert "secret" not in repr(token)
    clock.at += LIFE + timedelta(seconds=1)
    assert await kept.live(HAND_OF_FIRST) == ()
    async with store.write() as work:
        await purge_tokens(work)
        assert await work.value(select(func.count()).select_from(tokens)) == 0


async def test_a_token_that_is_of_no_use_goes(store):
    kept = Tokens(store)
    await kept.keep(1, 9, "t", user=AOI.id, slot=HAND_OF_FIRST)
    await kept.forget(1)
    assert await kept.live(HAND_OF_FIRST) == ()


@pytest.mark.parametrize("days", [1, 3])
async def test_claims_are_forgotten_when_nothing_can_repeat_them(store, clock, days):
    async with store.write() as work:
        assert await claim(work, AOI.id)
        assert not await claim(work, AOI.id)
    clock.at += timedelta(days=days)
    async with store.write() as work:
        await purge_claims(work)
        assert await work.value(select(func.count()).select_from(claims)) == (1 if days == 1 else 0)
