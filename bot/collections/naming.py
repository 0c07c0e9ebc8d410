"""What cards and people are called on the pages of collections."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.decks.browsing import Cards, cards_of
from bot.decks.pages import card_name, game_title, said
from bot.duels.seen import FORGOTTEN
from bot.sets.servers import ServerSets
from engine.games import games
from engine.view import FIRST, Face, Name
from engine.wording import Wording


class Printed:
    """The cards that a server plays with, by game, and what those are called with which it does not play now."""

    def __init__(self, cards: Mapping[str, Cards], off: Mapping[str, Mapping[str, Name]] | None = None) -> None:
        self._cards = cards
        self._places = {game: {card: at for at, card in enumerate(one.sheets)} for game, one in cards.items()}
        self._off = off or {}

    @classmethod
    async def of(cls, sets: ServerSets, guild: int, wanted: Iterable[str]) -> Printed:
        """For these games, with the server's own sets; a game that is no more has no cards."""
        known = sorted(set(wanted) & set(games()))
        cards = {game: cards_of(game, await sets.table(guild, game, {})) for game in known}
        return cls(cards, {game: await sets.names_off(guild, game) for game in known})

    def name(self, game: str, card: str, words: Wording) -> str:
        """What a card is called, as plain text; its id where there is no such card."""
        cards = self._cards.get(game)
        if cards and cards.sheet(card):
            return card_name(cards, card, words)
        return words.name(self._idle(game, card))

    def place(self, game: str, card: str) -> tuple[int, str]:
        """Where a card comes among others: as the game's sets print them; what is in no set any more comes last."""
        places = self._places.get(game, {})
        return places.get(card, len(places)), card

    def face(self, game: str, card: str) -> Face:
        """How a card looks, as printed; one of a set that is off has nothing but its name, one that is no more its id."""
        cards = self._cards.get(game)
        sheet = cards.sheet(card) if cards else None
        return sheet.face if sheet else Face(FIRST, card, self._idle(game, card))

    def _idle(self, game: str, card: str) -> Name:
        return self._off.get(game, {}).get(card) or Name(card, card)


def called(user: int | None) -> str:
    """A person in a text: a mention, which Discord shows as a name; a message's key where it is nobody (any more)."""
    if user is None:
        return "@ledger-out"
    return f"<@{user}>" if user > 0 else f"@{FORGOTTEN}"


def game_name(game: str, words: Wording) -> Name:
    """What a game is called, as a value of a message."""
    return said(game_title(game, words))
