"""A failure at each statement of what moves cards: a swap, what is brought to a match, and the prize. Pressed again, it is done, once."""

import contextlib

import pytest
from sqlalchemy import func, select

from bot.matches.records import Person
from bot.store.owned import ledger
from engine.refusal import Refusal
from tests.bot.collections.owners import DECK, OTHER
from tests.bot.matches.test_failures import CutError, Scissors

DONE = {"trade-done", "deck-chosen", "match-over", "prize-settled"}
"""What a second press is told where the first was taken and only the answer got lost."""


class Pair:
    """Two people with cards of their own, who meet nobody else."""

    def __init__(self, owners, number):
        self.owners = owners
        self.one, self.other = (Person(10 * number + k, f"{number}-{k}", "ja") for k in (1, 2))

    async def settle_in(self):
        await self.owners.settle_in(self.one, self.other)

    async def insist(self, work):
        """A press that failed is made again, with an id of its own."""
        with contextlib.suppress(CutError):
            return await work()
        try:
            return await work()
        except Refusal as refusal:
            if refusal.reason in DONE:
                return None
            raise

    async def paid(self):
        """How many cards went from one to the other, by the ledger."""
        two = (self.one.id, self.other.id)
        moved = (ledger.c.giver.in_(two), ledger.c.taker.in_(two))
        async with self.owners.store.read() as work:
            return await work.value(select(func.count()).select_from(ledger).where(*moved))

    async def owned(self):
        return [len(await self.owners.own(user)) for user in (self.one, self.other)]


async def swap(pair, cut):
    """Two cards for one."""
    one, other = await pair.owners.own(pair.one), await pair.owners.own(pair.other)
    trade = await pair.owners.offer(pair.one, pair.other)
    await pair.owners.lay(trade, pair.one, one[:2])
    await pair.owners.lay(trade, pair.other, other[:1])
    await pair.owners.agree(trade, pair.one)
    revision = (await pair.owners.trades.get(trade.id)).revision
    cut()
    await pair.insist(lambda: pair.owners.trades.agree(trade.id, pair.other.id, revision, press=pair.owners.press()))
    return 3, [len(one) - 1, len(other) + 1]


async def bring(pair, cut):
    """The second deck is chosen, and with it the cards of both are held."""
    before = await pair.owned()
    challenge = await pair.owners.challenge_for_card(pair.one, pair.other)
    record = await pair.owners.matches.accept(challenge.id, pair.other, press=pair.owners.press())
    await pair.owners.matches.choose_deck(record.id, pair.one.id, DECK, press=pair.owners.press())
    cut()
    await pair.insist(
        lambda: pair.owners.matches.choose_deck(record.id, pair.other.id, OTHER, press=pair.owners.press())
    )
    return 0, before


async def lose(pair, cut):
    """A match for a card ends, and the winner takes one."""
    before = await pair.owned()
    record = await pair.owners.duel_for_card(pair.one, pair.other)
    cut()
    await pair.insist(lambda: pair.owners.resign(record, pair.other))
    _, shelves = await pair.insist(lambda: pair.owners.prizes.choices(record.id, pair.one.id))
    await pair.insist(lambda: pair.owners.pick(record, pair.one, shelves[0].card))
    return 1, [before[0] + 1, before[1] - 1]


@pytest.mark.parametrize("step", [swap, bring, lose], ids=lambda step: step.__name__)
async def test_a_failure_at_each_statement(file_owners, monkeypatch, step):
    scissors = Scissors(file_owners.store, monkeypatch)
    point, met = 0, True
    while met:
        point += 1
        pair = Pair(file_owners, point)
        await pair.settle_in()
        paid, left = await step(pair, lambda now=point: scissors.set(now))
        met = scissors.met
        scissors.set(0)
        assert (await pair.paid(), await pair.owned()) == (paid, left), point
        await file_owners.holds()
    assert point > 10, "there are about so many points at which it can be cut"
