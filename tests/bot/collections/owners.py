"""A server with collections, and people who own cards there."""

from sqlalchemy import select

from bot.collections.audit import faults
from bot.collections.joining import Collections
from bot.collections.ledger import Ledger
from bot.collections.prizes import Prizes
from bot.collections.trades import Trades
from bot.matches.records import Terms
from bot.store.guilds import Guilds
from bot.store.owned import holders, instances, ledger, trades
from tests.bot.play import AOI, REN, TABLE, Tables, slug

DECK = "stone-wall"
OTHER = "swift-column"
GUILD = TABLE.guild


class Owners(Tables):
    """Everything that presses of a collection call; every press has an id of its own."""

    def __init__(self, store, first_press=10**18):
        super().__init__(store, first_press)
        self.collections = Collections(store)
        self.trades = Trades(store)
        self.prizes = Prizes(store)
        self.ledger = Ledger(store)

    async def open(self, *, prizes=True):
        await Guilds(self.store).open(GUILD, collections=True, prizes=prizes)

    async def join(self, user, deck=DECK):
        return await self.collections.join(GUILD, user.id, slug(), deck, press=self.press())

    async def leave(self, user):
        return await self.collections.leave(GUILD, user.id, slug(), press=self.press())

    async def settle_in(self, *users, decks=(DECK, OTHER)):
        """The server allows everything, and these take part."""
        await self.open()
        for number, user in enumerate(users or (AOI, REN)):
            await self.join(user, decks[number % len(decks)])

    async def own(self, user):
        """The numbers of what somebody owns."""
        async with self.store.read() as work:
            rows = await work.all(select(instances).where(instances.c.owner == user.id).order_by(instances.c.id))
        return [row.id for row in rows]

    async def card(self, instance):
        async with self.store.read() as work:
            return await work.value(select(instances.c.card).where(instances.c.id == instance))

    async def offer(self, first=AOI, second=REN):
        return await self.trades.offer(TABLE, first, second, slug(), locale="ja", press=self.press())

    async def lay(self, trade, user, put=(), take=()):
        return await self.trades.lay(trade.id, user.id, put, take, press=self.press())

    async def agree(self, trade, user):
        """To what lies there now."""
        revision = (await self.trades.get(trade.id)).revision
        return await self.trades.agree(trade.id, user.id, revision, press=self.press())

    async def challenge_for_card(self, first=AOI, second=REN, deck=None):
        terms = Terms(slug(), deck, prize=True)
        return await self.matches.challenge(TABLE, first, second, terms, press=self.press())

    async def duel_for_card(self, first=AOI, second=REN, decks=(DECK, OTHER)):
        """A match for a card whose first question is open."""
        challenge = await self.challenge_for_card(first, second)
        record = await self.matches.accept(challenge.id, second, press=self.press())
        for user, deck in zip((first, second), decks, strict=True):
            record = await self.matches.choose_deck(record.id, user.id, deck, press=self.press())
        return record

    async def resign(self, record, user):
        return (await self.matches.resign(self.press(), user.id, record.id)).match

    async def pick(self, record, user, card):
        return await self.prizes.pick(record.id, user.id, card, press=self.press())

    async def traces(self, user):
        """The columns of collections in which somebody's id or name stands."""
        found = []
        async with self.store.read() as work:
            for table in (holders, instances, ledger, trades):
                for row in await work.all(select(table)):
                    found += [
                        (table.name, name) for name, value in row._mapping.items() if value in (user.id, user.name)
                    ]
        return found

    async def holds(self):
        """Every card is in one place."""
        async with self.store.read() as work:
            assert await faults(work) == []
