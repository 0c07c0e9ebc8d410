"""A card among those that somebody owns, by what is typed: over all their games, or the one that was named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.cards.finding import Hit, index
from bot.collections.album_pages import Album
from bot.collections.records import Shelf
from bot.decks.pages import escaped, said
from bot.limits import CHOICE_NAME, CHOICES, cut
from engine.refusal import Refusal
from engine.view import Word
from engine.wording import Wording


def found(albums: Sequence[Album], typed: str, words: Wording) -> Album:
    """The game whose cards fit best, and of its cards those that fit. Raises `Refusal` where none does."""
    for album, _, shelf in _ranked(albums, ""):
        if Hit(album.game, shelf.card).value == typed:
            return replace(album, shelves=(shelf,), find=album.printed.name(album.game, shelf.card, words))
    fitting = list(_ranked(albums, typed))
    if not fitting:
        raise Refusal("no-card-found", values={"find": escaped(typed)})
    best, _, _ = min(fitting, key=lambda one: one[1])
    return replace(best, shelves=tuple(shelf for album, _, shelf in fitting if album is best), find=typed)


def hints(albums: Sequence[Album], typed: str, words: Wording) -> list[tuple[str, str]]:
    """Name and value of owned cards that fit, best first, at most as many as Discord takes."""
    fitting = sorted(_ranked(albums, typed), key=lambda one: one[1])
    return [(_told(album, shelf, words), Hit(album.game, shelf.card).value) for album, _, shelf in fitting[:CHOICES]]


def _told(album: Album, shelf: Shelf, words: Wording) -> str:
    name = said(album.printed.name(album.game, shelf.card, words))
    return cut(words.text(Word("collection-alt-card", {"card": name, "count": shelf.count})), CHOICE_NAME)


def _ranked(albums: Sequence[Album], typed: str) -> Iterator[tuple[Album, int, Shelf]]:
    """Each game's owned cards that fit, best first, and how well they do: less is better."""
    for album in albums:
        own = {shelf.card: shelf for shelf in album.shelves}
        for rank, card in index(album.cards).ranked(typed, len(album.cards.sheets)):
            if card in own:
                yield album, rank, own[card]
