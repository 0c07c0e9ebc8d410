"""What else is kept: messages, preferences, tokens, claims."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.store.claims import claim, purge_claims
from bot.store.guilds import ROLES, Guilds, Settled, drop_rules, set_rule
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
    assert (await messages.shows(100), await messages.shows(101), await messages.shows(101, [board])) == (
        False,
        True,
        False,
    )
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


async def test_each_setting_of_a_server_is_kept_by_itself(store):
    kept = Guilds(store)
    assert await kept.get(1) == Settled()
    await kept.set(1, locale="ja")
    await kept.set(1)
    await asyncio.gather(
        kept.set(1, time=600), kept.set(1, channels=[REN.id, 5]), kept.set(1, starters=ROLES, roles=(AOI.id,))
    )
    await kept.set(1, threads=False)
    assert await kept.get(1) == Settled("ja", 600, (REN.id, 5), threads=False, starters=ROLES, roles=(AOI.id,))
    assert await kept.get(2) == Settled()
    await kept.set(1, time=0, locale=None)
    assert await kept.get(1) == Settled(None, 0, (REN.id, 5), threads=False, starters=ROLES, roles=(AOI.id,))


async def ruled(kept, guild, game, option, value):
    async with kept.settling(guild) as work:
        await set_rule(work, guild, game, option, value)


async def test_house_rules_of_a_server_are_kept_one_by_one_and_the_later_has_it(store):
    kept = Guilds(store)
    assert await kept.rules(1) == {}
    await asyncio.gather(*(ruled(kept, 1, "chess", f"option-{n % 2}", n) for n in range(8)))
    found = await kept.rules(1)
    assert {name: found["chess"][name] % 2 for name in found["chess"]} == {"option-0": 0, "option-1": 1}
    await ruled(kept, 1, "go", "ko", "super")
    await ruled(kept, 1, "go", "pie", value=True)
    await ruled(kept, 1, "chess", "option-0", None)
    await ruled(kept, 2, "go", "pie", value=False)
    found = await kept.rules(1)
    assert list(found["chess"]) == ["option-1"]
    assert found["go"] == {"ko": "super", "pie": True}
    async with kept.settling(1) as work:
        await drop_rules(work, 1, "go")
    assert list(await kept.rules(1)) == ["chess"]
    await kept.set(1, time=5)
    await kept.forget(1)
    assert (await kept.rules(1), await kept.get(1)) == ({}, Settled())
    assert await kept.rules(2) == {"go": {"pie": False}}


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
