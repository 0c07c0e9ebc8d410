"""Four people in a server with collections, who join, trade, play for cards, pick, leave and come back at random.

`Four.act` is one thing that one of them does, drawn from a seed; what the house refuses is no fault. `check` is what must hold of the store
at any moment, whatever was cut off in the middle.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta

from sqlalchemy import Select, func, select

from bot.clock import Clock, SetClock
from bot.collections.audit import faults
from bot.collections.holding import PICKING
from bot.collections.joining import Collections
from bot.collections.ledger import Ledger, Wanted
from bot.collections.prizes import Prizes
from bot.collections.records import OPEN, Trade
from bot.collections.trades import Trades
from bot.decks.shelf import Shelf
from bot.forgetting import Forgetting
from bot.matches.decks import Owner
from bot.matches.records import CHOOSING, PLAYING, RUNNING, MatchRecord, Person, Place, Terms
from bot.matches.service import Matches
from bot.store.guilds import Guilds
from bot.store.owned import holders, instances, ledger, offered, trades
from bot.store.store import Store, Transaction
from bot.store.tables import matches
from engine import games
from engine.match import ACCEPT_CALL_OFF, ACCEPT_DRAW, OFFER_CALL_OFF, OFFER_DRAW, STANDING
from engine.refusal import Refusal, Unfit

HERE = Place(guild=1, channel=2)
PEOPLE = tuple(Person(1000 + number, f"person {number}", "en-US") for number in range(4))
CARDS_LAID = 3


class Four:
    """The four. ``first`` is the id of their first press; ids go up for ever."""

    def __init__(self, store: Store, chance: random.Random, first: int) -> None:
        self.store = store
        self.chance = chance
        self.presses = itertools.count(first)
        self.collections = Collections(store)
        self.trades = Trades(store)
        self.prizes = Prizes(store)
        self.ledger = Ledger(store)
        self.matches = Matches(store)
        self.shelf = Shelf(store)
        self.game = next(game for game in games.games() if games.games()[game].awards(games.table(game)))
        self.decks = [deck for deck in games.catalog(self.game).decks.values() if deck.size <= _SMALL]
        self._acts: Sequence[tuple[int, Callable[[], Awaitable[object]]]] = (
            (4, self._join),
            (1, self._leave),
            (3, self._offer),
            (6, self._lay),
            (6, self._agree),
            (1, self._end_trade),
            (7, self._duel),
            (9, self._end_duel),
            (6, self._pick),
            (1, self._revert),
            (2, self._deck),
            (1, self._time),
        )

    async def settle_in(self) -> None:
        """The server allows everything, and all take part."""
        await Guilds(self.store).open(HERE.guild, collections=True, prizes=True)
        for number, person in enumerate(PEOPLE):
            deck = self.decks[number % len(self.decks)]
            await self.collections.join(HERE.guild, person.id, self.game, deck.id, press=next(self.presses))

    async def act(self) -> None:
        """One thing that one of them does; what is refused has changed nothing."""
        weights = [weight for weight, _ in self._acts]
        _, do = self.chance.choices(self._acts, weights)[0]
        try:
            await do()
        except (Refusal, Unfit):
            return

    async def close(self) -> None:
        """End what runs beside the loop."""
        await self.matches.close()

    def _one(self) -> Person:
        return self.chance.choice(PEOPLE)

    def _two(self) -> tuple[Person, Person]:
        first, second = self.chance.sample(PEOPLE, 2)
        return first, second

    # --- taking part --------------------------------------------------------------------------------------------------

    async def _join(self) -> None:
        deck = self.chance.choice(self.decks).id
        await self.collections.join(HERE.guild, self._one().id, self.game, deck, press=next(self.presses))

    async def _leave(self) -> None:
        if self.chance.random() < _RARELY:
            await Forgetting(self.store, self.matches).forget(self._one().id)
        else:
            await self.collections.leave(HERE.guild, self._one().id, self.game, press=next(self.presses))

    # --- trades -------------------------------------------------------------------------------------------------------

    async def _offer(self) -> None:
        first, second = self._two()
        await self.trades.offer(HERE, first, second, self.game, locale="ja", press=next(self.presses))

    async def _trade(self, *, laid: bool = False) -> tuple[Trade, int]:
        """An open trade (``laid``: in which something lies on the table), and one of its two. Raises `Refusal` where there is none."""
        something = select(offered.c.instance).where(offered.c.trade == trades.c.id).exists()
        query = select(trades.c.id).where(trades.c.state == OPEN).order_by(trades.c.id)
        trade = await self.trades.get(await self._any(query.where(something) if laid else query))
        return trade, self.chance.choice(trade.users)

    async def _any(self, query: Select[tuple[int]]) -> int:
        """One of the numbers that are found. Raises `Refusal` where there is none."""
        async with self.store.read() as work:
            found = [row.id for row in await work.all(query)]
        if not found:
            raise Refusal("nothing-there")
        return int(self.chance.choice(found))

    async def _lay(self) -> None:
        trade, user = await self._trade()
        layable = await self.trades.layable(trade.id, user)
        picked = self.chance.sample(layable, min(len(layable), self.chance.randint(0, CARDS_LAID)))
        put = [one.id for one, lies in picked if not lies]
        take = [one.id for one, lies in picked if lies]
        await self.trades.lay(trade.id, user, put, take, press=next(self.presses))

    async def _agree(self) -> None:
        """Mostly both, one after the other."""
        trade, user = await self._trade(laid=True)
        await self.trades.agree(trade.id, user, trade.revision, press=next(self.presses))
        other = next(one for one in trade.users if one != user)
        if self.chance.random() < _MOSTLY:
            await self.trades.agree(trade.id, other, trade.revision, press=next(self.presses))

    async def _end_trade(self) -> None:
        trade, user = await self._trade()
        await self.trades.end(trade.id, user)

    # --- duels --------------------------------------------------------------------------------------------------------

    async def _duel(self) -> None:
        """From the challenge to the first question, as far as they own the cards for it."""
        first, second = self._two()
        deck = None if self.chance.random() < _MOSTLY else await self._built(first.id)
        terms = Terms(self.game, deck, prize=True)
        challenge = await self.matches.challenge(HERE, first, second, terms, press=next(self.presses))
        record = await self.matches.accept(challenge.id, second, press=next(self.presses))
        await self._choose(record)

    async def _choose(self, record: MatchRecord) -> None:
        """Each brings six cards of their own, where they have as many and the rules take them."""
        for seat in record.seats:
            for _ in range(_TRIES if seat.user and not seat.ready else 0):
                try:
                    deck = await self._built(seat.user or 0)
                    await self.matches.choose_deck(record.id, seat.user or 0, deck, press=next(self.presses))
                    break
                except (Refusal, Unfit):
                    continue

    async def _built(self, user: int) -> str:
        """A deck of cards that somebody owns and nothing holds, or a starter deck."""
        if self.chance.random() < _RARELY:
            return self.chance.choice(self.decks).id
        owner = Owner(HERE.guild, user)
        shelves = await self.collections.shelves(HERE.guild, user, self.game)
        free = [shelf.card for shelf in shelves for _ in range(shelf.count - shelf.held)]
        cards = Counter(self.chance.sample(free, min(_SIZE, len(free))))
        for old in (await self.shelf.of(owner))[_KEPT:]:
            await self.shelf.delete(owner, old.id)
        return (await self.shelf.make(owner, self.game, "deck", cards, next(self.presses))).reference

    async def _running(self) -> MatchRecord:
        running = select(matches.c.id).where(matches.c.status.in_(RUNNING)).order_by(matches.c.id)
        return await self.matches.match(await self._any(running))

    async def _end_duel(self) -> None:
        """In one of all the ways in which a match ends before it is played out."""
        record = await self._running()
        users = [seat.user for seat in record.seats if seat.user]
        if record.status == CHOOSING and self.chance.random() < _MOSTLY:
            await self._choose(record)
        elif record.status == CHOOSING:
            await self.matches.abandon(record.id, users[0])
        elif record.status == PLAYING:
            ends = (self._resign, self._resign, self._resign, self._agreed, self._stopped)
            await self.chance.choice(ends)(record, users)

    async def _resign(self, record: MatchRecord, users: Sequence[int]) -> None:
        await self.matches.resign(next(self.presses), self.chance.choice(users), record.id)

    async def _agreed(self, record: MatchRecord, users: Sequence[int]) -> None:
        both = self.chance.choice(((OFFER_DRAW, ACCEPT_DRAW), (OFFER_CALL_OFF, ACCEPT_CALL_OFF)))
        for user, act in zip(users, both, strict=True):
            await self.matches.act(next(self.presses), user, record.id, STANDING, (act,))

    async def _stopped(self, record: MatchRecord, users: Sequence[int]) -> None:
        del users
        await self.matches.end_stuck(next(self.presses), HERE.guild, record.id)

    async def _pick(self) -> None:
        """The newest prize that is to be picked."""
        async with self.store.read() as work:
            won = select(matches.c.id).where(matches.c.prize.is_(True), matches.c.winner.is_not(None))
            match = await work.value(won.where(matches.c.settled.is_(None)).order_by(matches.c.id.desc()).limit(1))
        if match is None:
            return
        record = await self.matches.match(int(match))
        assert record.outcome is not None
        winner = record.seats[record.outcome.winner or 0].user or 0
        _, shelves = await self.prizes.choices(record.id, winner)
        card = self.chance.choice([*(shelf.card for shelf in shelves), ""])
        await self.prizes.pick(record.id, winner, card, press=next(self.presses))

    # --- and besides --------------------------------------------------------------------------------------------------

    async def _revert(self) -> None:
        entries = await self.ledger.entries(HERE.guild, Wanted(), 10)
        entry = self.chance.choice(entries)
        await self.ledger.revert(HERE.guild, entry.id, by=self._one().id, press=next(self.presses))

    async def _deck(self) -> None:
        """A deck that somebody keeps: made, or deleted."""
        owner = Owner(HERE.guild, self._one().id)
        kept = await self.shelf.of(owner)
        if kept and self.chance.random() < _MOSTLY:
            await self.shelf.delete(owner, self.chance.choice(kept).id)
        else:
            cards = self.chance.choice(self.decks).cards
            await self.shelf.make(owner, self.game, "deck", cards, next(self.presses))

    async def _time(self) -> None:
        """Hours pass, where the clock can be moved; what has run out is written down."""
        clock: Clock = self.store.clock
        if isinstance(clock, SetClock):
            clock.at += timedelta(seconds=self.chance.uniform(0, PICKING.total_seconds() / 2))
        await self.trades.expire()
        await self.prizes.expire()
        await self.matches.expire()


_SMALL = 8
"""Cards of a deck that is dealt quickly."""
_SIZE, _TRIES, _KEPT = 6, 3, 5
"""Cards of a deck that is built, how often one is tried, and how many are kept."""
_MOSTLY, _RARELY = 0.7, 0.1


async def check(store: Store) -> list[str]:
    """What does not hold; nothing where all is well."""
    async with store.read() as work:
        return [*await faults(work), *await _made(work), *await _half(work)]


async def _made(work: Transaction) -> list[str]:
    """A card is there for each that was given out at joining, and no other."""
    given = await work.value(
        select(func.count()).select_from(ledger).where(ledger.c.giver.is_(None), ledger.c.why == "joined")
    )
    there = await work.value(select(func.count()).select_from(instances))
    there_is = [] if given == there else [f"{given} cards were given out, and there are {there}"]
    twice = select(holders.c.user).group_by(holders.c.guild, holders.c.user, holders.c.game).having(func.count() > 1)
    return [*there_is, *(f"{row.user} has joined twice" for row in await work.all(twice))]


async def _half(work: Transaction) -> list[str]:
    """A trade that is done has moved all that lay there, any other nothing."""
    laid = select(func.count()).where(offered.c.trade == trades.c.id).scalar_subquery()
    moved = select(func.count()).where(ledger.c.trade == trades.c.id).scalar_subquery()
    rows = await work.all(select(trades.c.id, trades.c.state, laid.label("laid"), moved.label("moved")))
    done = [row for row in rows if row.moved != (row.laid if row.state == "done" else 0)]
    wrong = [f"trade {row.id} is {row.state}: {row.laid} cards lay there, {row.moved} moved" for row in done]
    return [*wrong, *(f"trade {row.id} is open for ever" for row in rows if row.state == OPEN and row.moved)]
