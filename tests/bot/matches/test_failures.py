"""A failure at each SQL statement of a short match: nothing is lost, nothing is doubled, and pressing again goes on."""

import contextlib

from sqlalchemy import event, func, select

from bot.matches.records import OVER, AlreadyDone, Moved, Terms
from bot.matches.service import Matches
from bot.store.outbox import Outbox
from bot.store.slots import BOARD, ENDING
from bot.store.store import Transaction
from bot.store.tables import actions, challenges, matches
from engine import games
from engine.match import RESIGN, STANDING, Match
from engine.refusal import Refusal
from tests.bot.play import AOI, REN, TABLE, Tables, slug

MOVES = 3
ALREADY = {"challenge-waiting", "challenge-accepted", "deck-chosen", "match-over"}
"""What a second press is told where the first was taken and only the answer got lost."""


class CutError(Exception):
    """The connection to the database is lost."""


class Scissors:
    """Cuts at the n-th point: before a statement, before a commit, or after one (it is on disk and nobody hears of it)."""

    def __init__(self, store, monkeypatch):
        self.left = 0
        self.met = False
        engine = store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", self.point)
        event.listen(engine, "commit", self.point)
        told = Transaction.committed

        def committed(work):
            told(work)
            self.point()

        monkeypatch.setattr(Transaction, "committed", committed)

    def set(self, point):
        self.left, self.met = point, False

    def point(self, *_):
        self.left -= 1
        if self.left == 0:
            self.met = True
            raise CutError


async def insist(work):
    """A person whose press failed presses again; each press has an id of its own, as on Discord."""
    with contextlib.suppress(CutError):
        return await work()
    try:
        return await work()
    except Refusal as refusal:
        if refusal.reason in ALREADY:
            return None
        raise


class ShortMatch:
    """A challenge, two decks, a few moves, giving up; each step pressed until it is taken."""

    def __init__(self, store, first_press):
        self.tables = Tables(store, first_press)
        self.service = self.tables.matches
        self.taken = []
        self.id = 0

    async def play(self):
        await insist(lambda: self.service.challenge(TABLE, AOI, REN, Terms(slug()), press=self.tables.press()))
        challenge = await self.newest(challenges)
        await insist(lambda: self.service.accept(challenge, REN, press=self.tables.press()))
        self.id = await self.newest(matches)
        deck = (await self.service.decks(slug()))[0].id
        for user in (AOI.id, REN.id):
            await insist(lambda user=user: self.service.choose_deck(self.id, user, deck, press=self.tables.press()))
        for _ in range(MOVES):
            await self.move()
        await insist(lambda: self.service.resign(self.tables.press(), AOI.id, self.id))

    async def move(self):
        seat, decision, path = await insist(lambda: self.tables.next_answer(self.id))
        user = (AOI, REN)[seat].id
        done = await insist(lambda: self.service.act(self.tables.press(), user, self.id, decision, path))
        assert isinstance(done, Moved | AlreadyDone)
        self.taken.append((seat, decision, path))

    async def newest(self, table):
        async def look():
            async with self.tables.store.read() as work:
                return await work.value(select(func.max(table.c.id)))

        return await insist(look)


async def test_a_failure_at_each_statement(file_tables, monkeypatch):
    store = file_tables.store
    scissors = Scissors(store, monkeypatch)
    point = 0
    while True:
        point += 1
        match = ShortMatch(store, point * 1000)
        scissors.set(point)
        await match.play()
        met = scissors.met
        scissors.set(0)
        await holds(store, match)
        await match.tables.close()
        if not met:
            break
    async with store.read() as work:
        assert await work.value(select(func.count()).select_from(matches)) == point, "no match was made twice"
    assert point > 90, "a short match has about so many points at which it can be cut"


async def holds(store, match):
    """What is kept is exactly what was acknowledged, it replays to the state that is kept, and it will be shown."""
    fresh = Matches(store)
    record, kept = await fresh._reading.dealt(match.id)
    async with store.read() as work:
        rows = await work.all(select(actions).where(actions.c.match == match.id).order_by(actions.c.number))
    assert record.status == OVER
    assert record.actions == len(rows)
    assert [row.number for row in rows] == list(range(1, MOVES + 2))
    assert [(row.seat, row.decision) for row in rows[:-1]] == [(seat, decision) for seat, decision, _ in match.taken]
    proof = await fresh.proof(match.id)
    decks = [games.catalog(slug()).decks[seat.deck] for seat in record.seats]
    again = Match.begin(games.games()[slug()], games.table(slug()), decks, proof.seed, proof.added)
    for seat, decision, path in match.taken:
        again.apply(seat, decision, path)
    again.apply(0, STANDING, (RESIGN,))
    assert again.save() == kept.save()
    wanted = {job.slot.kind for job in await Outbox(store).due(10_000) if job.slot.id == match.id}
    assert {BOARD, ENDING} <= wanted
    await fresh.close()
