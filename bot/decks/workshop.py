"""What a deck is worth where it is kept: the table of its server, everything that the rules say against it, a hand to try it with."""

from __future__ import annotations

import secrets

from msgspec import Struct

from bot.decks.browsing import Cards, cards_of
from bot.decks.shelf import Deck, Shelf
from bot.guilds.house import HouseRules
from bot.matches.decks import OWN, Owner, number_of
from bot.matches.tables import game_of
from bot.sets.servers import ServerSets
from engine.catalog import DeckList
from engine.game import AnyTable
from engine.games import games
from engine.match import Match
from engine.players.base import answer
from engine.players.random import Random
from engine.refusal import Problem, Refusal
from engine.stream import SEED_BYTES
from engine.view import FIRST

STEPS = 60
"""Answers after which a hand was dealt, in any game."""
_OF = "."


class Opened(Struct, frozen=True):
    """A deck that somebody looks at: their own, or a starter deck."""

    game: str
    list: DeckList
    cards: Cards
    """Those of its game, by the house rules of the server."""
    problems: tuple[Problem, ...]
    """All that the rules say against it; none: it may be played."""
    kept: Deck | None = None
    """The deck as it is kept; None for a starter deck."""

    @property
    def reference(self) -> str:
        """By which a press names it."""
        return self.kept.reference if self.kept else f"{self.game}{_OF}{self.list.id}"


class Workshop:
    """Opens decks. Whose they are and which rules hold is looked up anew each time."""

    def __init__(self, shelf: Shelf, house: HouseRules, sets: ServerSets) -> None:
        self.shelf = shelf
        self._house = house
        self._sets = sets

    async def cards(self, guild: int, game: str) -> Cards:
        """The cards of a game as a server plays it, its own sets among them. Raises `Refusal("no-such-game")`."""
        return cards_of(game, await self._table(guild, game))

    async def _table(self, guild: int, game: str) -> AnyTable:
        return await self._sets.table(guild, game, await self._house.of(guild, game))

    async def open(self, owner: Owner, reference: str) -> Opened:
        """The deck of a reference. Raises `Refusal("no-such-deck")`, also for somebody else's."""
        if reference.startswith(OWN):
            number = number_of(reference)
            if number is None:
                raise Refusal("no-such-deck")
            return await self.opened(owner, await self.shelf.get(owner, number))
        game, _, name = reference.partition(_OF)
        if game not in games():
            raise Refusal("no-such-deck")
        cards = await self.cards(owner.guild, game)
        if name not in cards.table.catalog.decks:
            raise Refusal("no-such-deck")
        return self._opened(cards, cards.table.catalog.decks[name], None)

    async def opened(self, owner: Owner, deck: Deck) -> Opened:
        """A deck that was just read or changed."""
        return self._opened(await self.cards(owner.guild, deck.game), deck.list, deck)

    def _opened(self, cards: Cards, deck: DeckList, kept: Deck | None) -> Opened:
        return Opened(cards.game, deck, cards, tuple(game_of(cards.game).check_deck(cards.table, deck)), kept)

    async def starters(self, guild: int, game: str) -> tuple[DeckList, ...]:
        """The starter decks of a game, those too that a house rule lets nobody play."""
        return tuple((await self._table(guild, game)).catalog.decks.values())


def dealt(opened: Opened) -> tuple[str, ...]:
    """A hand as the game deals it, drawn anew each time, by its cards' ids. Raises `Unfit` for a deck that may not be played.

    What stands between the shuffle and the first hand (such as who begins) is answered at random.
    """
    seed = secrets.token_bytes(SEED_BYTES)
    match = Match.begin(game_of(opened.game), opened.cards.table, (opened.list, opened.list), seed)
    player = Random(seed.hex())
    for _ in range(STEPS):
        hand = match.view(FIRST).hand
        if hand and hand.faces:
            return tuple(face.card for face in hand.faces)
        if not (waiting := match.waiting()):
            break
        answer(match, waiting[0], player)
    return ()
