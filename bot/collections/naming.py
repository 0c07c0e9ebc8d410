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
    """The cards that a server plays with, by game."""

    def __init__(self, cards: Mapping[str, Cards]) -> None:
        self._cards = cards
        self._places = {game: {card: at for at, card in enumerate(one.sheets)} for game, one in cards.items()}

    @classmethod
    async def of(cls, sets: ServerSets, guild: int, wanted: Iterable[str]) -> Printed:
        """For these games, with the server's own sets; a game that is no more has no cards."""
        known = sorted(set(wanted) & set(games()))
        return cls({game: cards_of(game, await sets.table(guild, game, {})) for game in known})

    def name(self, game: str, card: str, words: Wording) -> str:
        """What a card is called, as plain text; its id where there is no such card."""
        cards = self._cards.get(game)
        return card_name(cards, card, words) if cards else card

    def place(self, game: str, card: str) -> tuple[int, str]:
        """Where a card comes among others: as the game's sets print them; what is in no set any more comes last."""
        places = self._places.get(game, {})
        return places.get(card, len(places)), card

    def face(self, game: str, card: str) -> Face:
        """How a card looks, as printed; one that is no more has nothing but its id."""
        cards = self._cards.get(game)
        sheet = cards.sheet(card) if cards else None
        return sheet.face if sheet else Face(FIRST, card, Name(card, card))


def called(user: int | None) -> str:
    """A person in a text: a mention, which Discord shows as a name; a message's key where it is nobody (any more)."""
    if user is None:
        return "@ledger-out"
    return f"<@{user}>" if user > 0 else f"@{FORGOTTEN}"


def game_name(game: str, words: Wording) -> Name:
    """What a game is called, as a value of a message."""
    return said(game_title(game, words))
