"""Somebody's cards as pictures with counts, and what is asked at joining and leaving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.collections import keys
from bot.collections.naming import Printed, called, game_name
from bot.collections.records import Holder, Shelf
from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Page, Part, Picture
from bot.components.paging import paged, turns
from bot.decks.browsing import Cards
from bot.decks.pages import escaped, picture, said
from bot.drawing.spreads import Spread
from bot.drawing.studio import Studio
from bot.limits import MENU_ROWS, OPTION_LABEL, OPTION_TEXT, cut
from engine.catalog import DeckList
from engine.view import Value, Word
from engine.wording import Wording

A_PAGE = 10
"""Cards on a page: five beside each other can still be read on a phone."""


class Album(Struct, frozen=True):
    """What is looked at."""

    owner: int
    game: str
    shelves: tuple[Shelf, ...]
    """All that they own of it, in the order in which it is shown."""
    games: tuple[str, ...]
    """Of which they own cards."""
    mine: bool
    """Whether who looks is the owner: what is held is told to nobody else."""
    cards: Cards
    """That the server plays with."""
    printed: Printed
    """What they are called."""
    find: str = ""
    """What was typed; then ``shelves`` is what was found."""


async def album_page(album: Album, studio: Studio, words: Wording, page: int = 0, news: str = "") -> Page:
    """A page of cards: a picture, and the same in words."""
    shown, page, pages = paged(album.shelves, page, A_PAGE)
    here: dict[str, Value] = {"page": page + 1, "pages": pages}
    parts: list[Part] = ["\n".join(filter(None, (_head(album, words), news)))]
    drawn = await _picture(album, tuple(shown), here, studio, words)
    parts += [drawn] if drawn else []
    parts.append("\n".join((*_lines(album, shown, words), words.text("collection-no-money"))))
    return Page((*parts, *_ways(album, page, pages, words), *_games(album, words)))


def _ways(album: Album, page: int, pages: int, words: Wording) -> list[Row]:
    """The pages before and after; from what was found, back to all cards."""
    if album.find:
        return [(Button(words.text("deck-everything-button"), keys.Album(album.owner, album.game, 0)),)]
    return turns(page, pages, lambda to: keys.Album(album.owner, album.game, to), words)


def _head(album: Album, words: Wording) -> str:
    values: dict[str, Value] = {
        "who": called(album.owner),
        "game": game_name(album.game, words),
        "count": sum(shelf.count for shelf in album.shelves),
        "kinds": len(album.shelves),
    }
    return words.text(Word("collection-title", values))


def _lines(album: Album, shown: Sequence[Shelf], words: Wording) -> list[str]:
    found = [words.text(Word("collection-found", {"find": escaped(album.find)}))] if album.find else []
    more = len(album.shelves) - len(shown)
    left = [words.text(Word("collection-more", {"count": more}))] if album.find and more else []
    none = [] if shown else [words.text("collection-empty")]
    return [*found, *(_line(album, shelf, words) for shelf in shown), *none, *left]


def _line(album: Album, shelf: Shelf, words: Wording) -> str:
    values: dict[str, Value] = {
        "card": escaped(album.printed.name(album.game, shelf.card, words)),
        "count": shelf.count,
        "held": shelf.held,
    }
    return words.text(Word("collection-line-held" if album.mine and shelf.held else "collection-line", values))


async def _picture(
    album: Album, shown: tuple[Shelf, ...], here: Mapping[str, Value], studio: Studio, words: Wording
) -> Picture | None:
    """The cards that the game has; None where there is nothing to be painted."""
    known = [shelf for shelf in shown if album.cards.sheet(shelf.card)]
    faces = tuple(album.cards.sheets[shelf.card].face for shelf in known)
    if not faces:
        return None
    names = [
        words.text(
            Word("collection-alt-card", {"card": said(album.printed.name(album.game, s.card, words)), "count": s.count})
        )
        for s in known
    ]
    title = game_name(album.game, words)
    cards = said(words.text("collection-comma").join(names))
    alt = words.text(Word("collection-alt", {**here, "game": title, "cards": cards}))
    note = words.text(Word("collection-count", {"count": sum(shelf.count for shelf in album.shelves)}))
    spread = Spread(album.game, words.name(title), note, faces, tuple(shelf.count for shelf in known))
    return await picture(spread, studio, Wording(words.locale, album.game), alt)


def _games(album: Album, words: Wording) -> list[Choice]:
    others = [game for game in album.games if game != album.game]
    if not others:
        return []
    options = tuple(Option(cut(words.name(game_name(game, words)), OPTION_LABEL), game) for game in others[:MENU_ROWS])
    return [Choice(words.text("collection-games-placeholder"), keys.AlbumGame(album.owner), options)]


def join_page(game: str, decks: Sequence[DeckList], words: Wording) -> Page:
    """The choice of a starter deck."""
    options = tuple(_deck_option(deck, words) for deck in decks[:MENU_ROWS])
    menu = Choice(words.text("collection-join-placeholder"), keys.Starter(game), options)
    text = words.text(Word("collection-join-choose", {"game": game_name(game, words)}))
    return Page((f"{text}\n{words.text('collection-no-money')}", menu))


def _deck_option(deck: DeckList, words: Wording) -> Option:
    name = words.name(deck.name) if deck.name else deck.id
    label = words.text(Word("deck-option", {"deck": said(name), "count": deck.size}))
    about = words.name(deck.about) if deck.about else ""
    return Option(cut(label, OPTION_LABEL), deck.id, cut(about, OPTION_TEXT))


def leave_page(holder: Holder, count: int, words: Wording) -> Page:
    """Asks once more."""
    values: dict[str, Value] = {"game": game_name(holder.game, words), "count": count}
    sure = Button(words.text("collection-leave-button"), keys.Leave(holder.game), Tone.GRAVE)
    return Page((words.text(Word("collection-leave-sure", values)), (sure,)))
