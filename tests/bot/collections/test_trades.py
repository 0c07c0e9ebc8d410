"""Several cards for several: both agree to what lies there, all of it changes hands at once, and the ledger can take it back."""

import asyncio
from datetime import timedelta

from bot.collections.ledger import Wanted
from bot.collections.records import DONE
from bot.collections.trades import LAID, LIFE
from bot.forgetting import Forgetting
from bot.matches.records import Person, Place
from engine.refusal import Refusal
from tests.bot.collections.owners import DECK, GUILD
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA, TABLE, slug
from tests.bot.world.test_lost import places

ROBOT = Person(77, "Robot", "ja", bot=True)


async def test_several_for_several_and_any_change_clears_what_was_agreed(owners):
    await owners.settle_in()
    mine, theirs = await owners.own(AOI), await owners.own(REN)
    trade = await owners.offer()
    await refused("trade-empty", owners.agree(trade, AOI))
    await owners.lay(trade, AOI, mine[:2])
    await owners.lay(trade, REN, theirs[:3])
    seen = await owners.agree(trade, AOI)
    assert seen.agreed == (True, False)
    changed = await owners.lay(trade, REN, take=theirs[:1])
    assert changed.agreed == (False, False)
    await refused("trade-changed", owners.trades.agree(trade.id, AOI.id, seen.revision, press=owners.press()))
    await owners.agree(trade, REN)
    both = [owners.agree(trade, AOI), owners.agree(trade, AOI), owners.trades.end(trade.id, REN.id)]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 2, "one of them is first, and that is what happens"
    done = (await owners.trades.get(trade.id)).state == DONE
    swapped = (set(mine) - set(mine[:2])) | set(theirs[1:3])
    assert set(await owners.own(AOI)) == (swapped if done else set(mine))


async def test_a_card_lies_on_one_table_once_however_often_it_is_put_there(owners):
    await owners.settle_in(AOI, REN, SORA)
    card = (await owners.own(AOI))[0]
    first, second = await owners.offer(AOI, REN), await owners.offer(AOI, SORA)
    puts = [owners.lay(trade, AOI, [card, card]) for trade in (first, first, second, first)]
    await asyncio.gather(*puts, return_exceptions=True)
    laid = [(await owners.trades.get(trade.id)).offered[0] for trade in (first, second)]
    assert sorted(len(cards) for cards in laid) == [0, 1]
    free = second if laid[0] else first
    await refused("cards-held-by-trade", owners.lay(free, AOI, [card]))
    theirs = await owners.own(REN)
    for strange in (theirs[0], 10**15, 0):
        await refused("not-your-card", owners.lay(first, AOI, [strange]))
    assert LAID >= 15


async def test_with_whom_one_cannot_trade(file_owners, clock):
    await refused("collections-off", file_owners.offer())
    await file_owners.open()
    await refused("trade-self", file_owners.offer(AOI, AOI))
    await refused("trade-bot", file_owners.offer(AOI, ROBOT))
    await refused("not-joined", file_owners.offer())
    await file_owners.join(AOI)
    await refused("other-not-joined", file_owners.offer())
    await file_owners.join(REN)
    trade = await file_owners.offer()
    await refused("trade-open-already", file_owners.offer(REN, AOI))
    await refused("trade-not-yours", file_owners.agree(trade, SORA))
    await refused("no-such-trade", file_owners.trades.get(999))
    clock.at += LIFE + timedelta(seconds=1)
    await refused("trade-expired", file_owners.lay(trade, AOI, (await file_owners.own(AOI))[:1]))
    again = await file_owners.offer(REN, AOI)
    await file_owners.trades.close_there(GUILD, TABLE.channel)
    await refused("trade-closed", file_owners.agree(again, AOI))
    here = Place(GUILD + 1, 5)
    await refused(
        "collections-off", file_owners.trades.offer(here, AOI, REN, slug(), locale="ja", press=file_owners.press())
    )


async def test_whatever_ends_a_trade_nothing_is_held_by_it_any_more(owners, clock):
    await owners.settle_in()
    cards = (await owners.own(AOI))[:3]

    async def expires(trade):
        clock.at += LIFE + timedelta(seconds=1)

    ends = (
        lambda trade: owners.trades.end(trade.id, AOI.id),
        lambda trade: owners.trades.end(trade.id, REN.id),
        lambda trade: owners.trades.close_there(GUILD),
        lambda trade: owners.trades.close_of(GUILD, REN.id),
        lambda trade: places(owners).channel_lost(GUILD, TABLE.channel),
        lambda trade: places(owners).server_lost(GUILD),
        expires,
        lambda trade: Forgetting(owners.store, owners.matches).forget(REN.id),
    )
    for end in ends:
        trade = await owners.offer()
        await owners.lay(trade, AOI, cards)
        await refused("cards-held-by-trade", owners.leave(AOI))
        await end(trade)
        await owners.leave(AOI)
        await owners.join(AOI)
    await owners.trades.expire()
    assert await owners.own(REN) == []


async def test_the_ledger_is_read_by_person_and_card_and_takes_back_what_has_not_moved_on(owners):
    await owners.settle_in(AOI, REN, SORA)
    mine, theirs = await owners.own(AOI), await owners.own(REN)
    trade = await owners.offer()
    await owners.lay(trade, AOI, mine[:2])
    await owners.agree(trade, AOI)
    await owners.agree(trade, REN)
    book = owners.ledger
    entries = await book.entries(GUILD, Wanted(person=AOI.id), 50)
    assert len(entries) == await book.count(GUILD, Wanted(person=AOI.id)) == len(mine) + 2
    assert [(e.giver, e.taker, e.trade, e.by) for e in entries[:2]] == [(AOI.id, REN.id, trade.id, REN.id)] * 2
    assert len(await book.entries(GUILD, Wanted(instance=mine[0]), 50)) == 2
    assert await book.entries(GUILD + 1, Wanted(), 50) == ()
    onward, back = entries[0], entries[1]
    further = await owners.offer(REN, SORA)
    await owners.lay(further, REN, [onward.instance.id])
    await refused("cards-held-by-trade", book.revert(GUILD, onward.id, by=SORA.id, press=owners.press()))
    await owners.agree(further, REN)
    await owners.agree(further, SORA)
    await refused("entry-moved-on", book.revert(GUILD, onward.id, by=SORA.id, press=owners.press()))
    await refused("no-such-entry", book.revert(GUILD + 1, back.id, by=SORA.id, press=owners.press()))
    reverts = [book.revert(GUILD, back.id, by=SORA.id, press=owners.press()) for _ in range(3)]
    results = await asyncio.gather(*reverts, return_exceptions=True)
    assert [r.reason for r in results if isinstance(r, Refusal)] == ["entry-reverted"] * 2
    assert back.instance.id in await owners.own(AOI)
    newest = (await book.entries(GUILD, Wanted(), 1))[0]
    assert (newest.reverts, newest.by, newest.why) == (back.id, SORA.id, "reverted")
    joined = (await book.entries(GUILD, Wanted(instance=theirs[0]), 1))[0]
    await refused("entry-no-transfer", book.revert(GUILD, joined.id, by=SORA.id, press=owners.press()))
    await Forgetting(owners.store, owners.matches).forget(REN.id)
    assert await owners.traces(REN) == []
    assert {e.giver for e in await book.entries(GUILD, Wanted(instance=onward.instance.id), 9)} == {None, AOI.id, -1}


async def test_starter_cards_are_given_once(file_owners):
    await file_owners.open()
    await refused("no-such-deck", file_owners.join(AOI, "../../1"))
    joins = [file_owners.join(AOI, DECK) for _ in range(4)]
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert [r.reason for r in results if isinstance(r, Refusal)] == ["already-joined"] * 3
    mine = await file_owners.own(AOI)
    assert len(mine) == 6
    await file_owners.leave(AOI)
    await file_owners.join(AOI, "swift-column")
    assert await file_owners.own(AOI) == mine
