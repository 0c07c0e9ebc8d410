"""What the presses on the ledger do: `/collection ledger`, its pages, and taking a movement back."""

from __future__ import annotations

import discord
from engine.search import index_of

from bot.collections import keys
from bot.collections.book_pages import A_PAGE, Filter, book_page, reverted_page, sure_page
from bot.collections.ledger import Ledger, Wanted
from bot.components.doors import Doors
from bot.components.paths import whole_number
from bot.components.press import Press, Way
from bot.decks.keys import mark
from bot.guilds.server import managed, manages, server_of
from bot.matches.tables import table_of
from engine.games import games
from engine.refusal import Refusal


class Book:
    """Handlers of the ledger. Who may manage the server reads all of it, anybody else what concerns themselves."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Book, Way.UPDATE, self.turned)
        doors.on(keys.Entry, Way.UPDATE, self.chosen)
        doors.on(keys.Revert, Way.UPDATE, self.reverted)

    async def open(self, press: Press, member: discord.abc.User | None, game: str | None, card: str | None) -> None:
        """`/collection ledger`."""
        server_of(press)
        person = 0 if manages(press) else press.user.id
        wanted = _meant(member.id if member else person, game or "", (card or "").strip())
        await self._show(press, wanted, 0)

    async def turned(self, press: Press, key: keys.Book) -> None:
        """Another page."""
        await self._show(press, Filter(key.person, key.instance, key.game, key.card), key.page)

    async def _show(self, press: Press, wanted: Filter, page: int) -> None:
        guild, may = server_of(press).id, manages(press)
        if not may and wanted.person != press.user.id:
            raise Refusal("needs-manage-server")
        sought = _sought(wanted)
        count = await self._ledger.count(guild, sought)
        page = max(0, min(page, (count - 1) // A_PAGE))
        entries = await self._ledger.entries(guild, sought, A_PAGE, page * A_PAGE)
        await press.answer(book_page(entries, count, wanted, page, press.words(), manages=may))

    async def chosen(self, press: Press, key: keys.Entry) -> None:
        """An entry from the menu: ask once more."""
        server = managed(press)
        number = whole_number(press.values[0]) if press.values else None
        entry = await self._ledger.entry(server.id, number or 0)
        back = keys.Book(key.person, key.instance, key.game, key.card, key.page)
        await press.answer(sure_page(entry, back, press.words()))

    async def reverted(self, press: Press, key: keys.Revert) -> None:
        """Take it back."""
        server = managed(press)
        entry = await self._ledger.revert(server.id, key.entry, by=press.user.id, press=press.id)
        await press.answer(reverted_page(entry, press.words()))


def _meant(person: int, game: str, card: str) -> Filter:
    """What somebody asks for: a card by its number, or by what it is called. Raises `Refusal`."""
    if game and game not in games():
        raise Refusal("no-such-game")
    if (number := whole_number(card)) is not None:
        return Filter(person, number, game)
    if not card:
        return Filter(person, 0, game)
    for each in (game,) if game else games():
        found = index_of(table_of(each, {}).catalog).find(card, 1)
        if found:
            return Filter(person, 0, each, mark(found[0]))
    raise Refusal("no-such-card")


def _sought(wanted: Filter) -> Wanted:
    cards: tuple[str, ...] = ()
    if wanted.card and wanted.game in games():
        cards = tuple(card for card in table_of(wanted.game, {}).cards if mark(card) == wanted.card)
    return Wanted(wanted.person or None, wanted.instance or None, wanted.game, cards)
