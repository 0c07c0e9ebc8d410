"""Two people and a match between them, through the service as commands and buttons use it."""

import itertools

from bot.matches.records import AlreadyDone, Moved, Person, Place, Terms
from bot.matches.service import Matches
from bot.store.messages import Messages
from bot.store.slots import BOARD, MATCH, Slot
from engine.players import Random

AOI = Person(1234567890123456789, "あおい", "ja")
REN = Person((1 << 63) - 1, "Ren", "en-US")
SORA = Person(2**31, "Sora", "en-US")
TABLE = Place(guild=2**62, channel=2**61)


def slug():
    """The smallest game of the house: what is tested here holds for any."""
    return "jinkei"


class Tables:
    """The match service with somebody who presses. Every press has an id of its own."""

    def __init__(self, store, first_press=10**18):
        self.store = store
        self.matches = Matches(store)
        self.presses = itertools.count(first_press)

    async def close(self):
        await self.matches.close()

    def press(self):
        return next(self.presses)

    async def challenge(self, challenger=AOI, opponent=REN, place=TABLE, **more):
        return await self.matches.challenge(place, challenger, opponent, Terms(slug(), **more), press=self.press())

    async def sit_down(self, challenger=AOI, opponent=REN, place=TABLE, **more):
        """A match whose decks are to be chosen."""
        challenge = await self.challenge(challenger, opponent, place, **more)
        return await self.matches.accept(challenge.id, opponent, press=self.press())

    async def choose(self, match, user, number=0):
        decks = await self.matches.deck_choices(match, user)
        return await self.matches.choose_deck(match, user, decks[number].id, press=self.press())

    async def begin(self, challenger=AOI, opponent=REN, place=TABLE, **more):
        """A match whose first question is open. ``time``: seconds for each decision."""
        record = await self.sit_down(challenger, opponent, place, **more)
        await self.choose(record.id, challenger.id)
        return await self.choose(record.id, opponent.id)

    async def shown(self, match):
        """The board tells of all that was done so far."""
        record = await self.matches.match(match)
        await Messages(self.store).put(Slot(MATCH, match, BOARD), record.channel, match + 10**17, shown=record.actions)

    async def alone(self, match):
        """Play until one seat alone is asked, and show it; that seat."""
        while True:
            _, dealt = await self.matches._reading.dealt(match)
            if len(dealt.waiting()) == 1:
                await self.shown(match)
                return dealt.waiting()[0]
            await self.move(match)

    async def next_answer(self, match, seed=0):
        """Who is asked, and a legal answer: ``(seat, decision id, path)``, or None where nobody is."""
        record, dealt = await self.matches._reading.dealt(match)
        for seat in dealt.waiting() if record.status == "playing" else ():
            path = Random(f"{seed}:{record.actions}").choose(dealt, seat)
            return seat, dealt.decision(seat).id, path
        return None

    async def move(self, match, seed=0):
        """One legal move of whoever is asked first; None where the match is over."""
        answer = await self.next_answer(match, seed)
        if answer is None:
            return None
        seat, decision, path = answer
        user = (await self.matches.match(match)).seats[seat].user
        moved = await self.matches.act(self.press(), user, match, decision, path)
        assert isinstance(moved, Moved | AlreadyDone)
        return moved

    async def play(self, match, moves, seed=0):
        """So many moves, or until the match is over; how many it were."""
        for made in range(moves):
            if await self.move(match, seed) is None:
                return made
        return moves
