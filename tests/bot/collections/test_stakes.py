"""The duel for a card: what is brought is held, what is won is paid once, and without a winner everything goes back."""

import asyncio
from datetime import timedelta

import pytest

from bot.collections.holding import PICKING
from bot.forgetting import Forgetting
from engine.match import ACCEPT_DRAW, OFFER_DRAW, STANDING
from engine.refusal import Refusal, Unfit
from tests.bot.collections.owners import DECK, GUILD, OTHER
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA, slug


async def test_every_door_is_shut_for_a_card_that_is_played_for_and_opens_without_a_winner(owners):
    await owners.settle_in(AOI, REN, SORA)
    mine = await owners.own(AOI)
    record = await owners.duel_for_card()
    trade = await owners.offer(AOI, SORA)
    for door in (
        owners.lay(trade, AOI, mine[:1]),
        owners.leave(AOI),
        Forgetting(owners.store, owners.matches).forget(AOI.id),
    ):
        await refused("cards-held-by-match", door)
    again = await owners.challenge_for_card(AOI, SORA)
    second = await owners.matches.accept(again.id, SORA, press=owners.press())
    with pytest.raises(Unfit) as unfit:
        await owners.matches.choose_deck(second.id, AOI.id, DECK, press=owners.press())
    assert {problem.reason for problem in unfit.value.problems} == {"card-held-by-match"}
    assert {problem.values["number"] for problem in unfit.value.problems} == {str(record.id)}
    await owners.holds()
    await owners.matches.act(owners.press(), AOI.id, record.id, STANDING, (OFFER_DRAW,))
    await owners.matches.act(owners.press(), REN.id, record.id, STANDING, (ACCEPT_DRAW,))
    await refused("no-prize-to-pick", owners.pick(record, AOI, ""))
    assert await owners.own(AOI) == mine
    await owners.lay(trade, AOI, mine[:1])
    await refused("cards-held-by-trade", owners.leave(AOI))
    await owners.trades.end(trade.id, SORA.id)
    await owners.matches.abandon(second.id, AOI.id)
    await owners.leave(AOI)
    assert await owners.own(AOI) == []
    await owners.join(AOI)
    assert await owners.own(AOI) == mine, "who comes back has what they left"


async def test_what_one_does_not_own_cannot_be_brought_and_all_of_it_is_said(file_owners):
    await file_owners.settle_in()
    with pytest.raises(Unfit) as unfit:
        await file_owners.challenge_for_card(deck=OTHER)
    problems = unfit.value.problems
    assert {problem.reason for problem in problems} == {"card-not-owned"}
    assert len(problems) == 5
    trade = await file_owners.offer()
    doubled = (await file_owners.own(AOI))[0]
    await file_owners.lay(trade, AOI, [doubled])
    with pytest.raises(Unfit) as unfit:
        await file_owners.challenge_for_card(deck=DECK)
    assert [(p.reason, p.values["free"]) for p in unfit.value.problems] == [("card-held-by-trade", 1)]
    await file_owners.trades.end(trade.id, AOI.id)
    challenge = await file_owners.challenge_for_card(deck=DECK)
    trade = await file_owners.offer()
    await file_owners.lay(trade, AOI, [doubled])
    record = await file_owners.matches.accept(challenge.id, REN, press=file_owners.press())
    assert not record.seats[0].ready, "the deck that came with the challenge cannot be had now, so another is chosen"


async def test_a_prize_that_the_rules_do_not_settle_is_picked_once(owners, clock):
    await owners.settle_in()
    theirs = await owners.own(REN)
    record = await owners.resign(await owners.duel_for_card(), REN)
    assert record.settled is None
    _, shelves = await owners.prizes.choices(record.id, AOI.id)
    assert sum(shelf.count for shelf in shelves) == len(theirs)
    await refused("prize-not-yours", owners.pick(record, REN, shelves[0].card))
    await refused("not-seated", owners.pick(record, SORA, shelves[0].card))
    await refused("no-such-prize", owners.pick(record, AOI, "unmoved-mountain"))
    await refused("cards-held-by-match", owners.leave(REN))
    double = next(shelf.card for shelf in shelves if shelf.count == 2)
    picks = [owners.pick(record, AOI, double) for _ in range(4)]
    results = await asyncio.gather(*picks, return_exceptions=True)
    assert [r.reason for r in results if isinstance(r, Refusal)] == ["prize-settled"] * 3
    entry = await owners.ledger.prize(record.id)
    assert (entry.giver, entry.taker, entry.instance.card) == (REN.id, AOI.id, double)
    copies = [one for one in theirs if await owners.card(one) == double]
    assert entry.instance.id == min(copies), "of several copies it is always the first"
    await owners.leave(REN)


async def test_after_a_day_nothing_can_be_picked_and_nothing_is_held(file_owners, clock):
    await file_owners.settle_in()
    record = await file_owners.resign(await file_owners.duel_for_card(), AOI)
    assert await file_owners.prizes.open(record.id)
    clock.at += PICKING + timedelta(seconds=1)
    await refused("prize-too-late", file_owners.pick(record, REN, "gatewarden"))
    await file_owners.leave(AOI)


async def test_whatever_ends_a_match_without_a_winner_gives_everything_back(file_owners):
    """Called off, stopped by those who run the server, lost with the server, put away before it began."""
    await file_owners.settle_in()
    mine = await file_owners.own(AOI)
    for end in (
        lambda record: file_owners.matches.end_stuck(file_owners.press(), GUILD, record.id),
        lambda record: file_owners.matches.give_up(record.id),
        lambda record: file_owners.matches.call_off_left(file_owners.press(), AOI.id, record.id),
    ):
        record = await file_owners.duel_for_card()
        await end(record)
        record = await file_owners.matches.match(record.id)
        assert (record.outcome.winner, await file_owners.prizes.open(record.id)) == (None, False)
        await file_owners.leave(AOI)
        await file_owners.join(AOI)
    record = await file_owners.matches.accept(
        (await file_owners.challenge_for_card(deck=DECK)).id, REN, press=file_owners.press()
    )
    await refused("cards-held-by-match", file_owners.leave(AOI))
    await file_owners.matches.abandon(record.id, REN.id)
    await file_owners.leave(AOI)
    assert await file_owners.own(AOI) == []
    await file_owners.join(AOI)
    assert await file_owners.own(AOI) == mine


async def test_what_the_rules_settle_is_paid_with_the_last_move(file_owners):
    """Played to the end, whoever wins; a prize goes from the loser's deck to the winner, once."""
    await file_owners.settle_in()
    for seed in range(6):
        before = {user.id: set(await file_owners.own(user)) for user in (AOI, REN)}
        decks = (DECK, OTHER)
        try:
            record = await file_owners.duel_for_card(decks=decks)
        except Unfit:
            break  # a card of the deck was lost before
        await file_owners.play(record.id, 3000, seed)
        record = await file_owners.matches.match(record.id)
        assert record.outcome.termination == "wiped-out"
        assert record.settled
        entry = await file_owners.ledger.prize(record.id)
        winner, loser = record.seats[record.outcome.winner].user, record.seats[1 - record.outcome.winner].user
        if entry is None:
            continue
        assert (entry.giver, entry.taker, entry.press) == (loser, winner, None)
        assert entry.instance.id in before[loser]
        await refused("prize-settled", file_owners.pick(record, AOI if winner == AOI.id else REN, ""))
        return
    raise AssertionError("nobody ever took a card")


async def test_who_may_play_for_a_card_and_where(file_owners):
    await refused("collections-off", file_owners.challenge_for_card())
    await file_owners.open(prizes=False)
    await refused("prizes-off", file_owners.challenge_for_card())
    await file_owners.open()
    await refused("not-joined", file_owners.challenge_for_card())
    await file_owners.join(AOI)
    await refused("other-not-joined", file_owners.challenge_for_card())
    await refused("prize-needs-opponent", file_owners.challenge_for_card(second=None))
    await file_owners.join(REN)
    challenge = await file_owners.challenge_for_card()
    await file_owners.leave(REN)
    await refused("not-joined", file_owners.matches.accept(challenge.id, REN, press=file_owners.press()))
    await file_owners.join(REN)
    await file_owners.leave(AOI)
    await refused("other-not-joined", file_owners.matches.accept(challenge.id, REN, press=file_owners.press()))
    assert (await file_owners.collections.known(GUILD, AOI.id, slug())).left
