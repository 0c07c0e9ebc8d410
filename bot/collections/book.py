"""What the presses on the ledger do: `/collection ledger`, its pages, and taking a movement back."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.collections import keys
from bot.collections.book_pages import A_PAGE, Filter, Leaf, book_page, reverted_page, sure_page
from bot.collections.ledger import Ledger, Wanted
from bot.collections.naming import Printed
from bot.collections.records import Entry
from bot.components.doors import Doors
from bot.components.paths import whole_number
from bot.components.press import Press, Way
from bot.decks.keys import mark
from bot.guilds.server import managed, manages, server_of
from bot.sets.servers import ServerSets
from engine.games import games
from engine.refusal import Refusal
from engine.search import index_of


class Book:
    """Handlers of the ledger. Who may manage the server reads all of it, anybody else what concerns themselves."""

    def __init__(self, ledger: Ledger, sets: ServerSets) -> None:
        self._ledger = ledger
        self._sets = sets

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Book, Way.UPDATE, self.turned)
        doors.on(keys.Entry, Way.UPDATE, self.chosen)
        doors.on(keys.Revert, Way.UPDATE, self.reverted)

    async def open(self, press: Press, member: discord.abc.User | None, game: str | None, card: str | None) -> None:
        """`/collection ledger`."""
        guild = server_of(press).id
        person = 0 if manages(press) else press.user.id
        wanted = await self._meant(guild, member.id if member else person, game or "", (card or "").strip())
        await self._show(press, wanted, 0)

    async def turned(self, press: Press, key: keys.Book) -> None:
        """Another page."""
        await self._show(press, Filter(key.person, key.instance, key.game, key.card), key.page)

    async def _show(self, press: Press, wanted: Filter, page: int) -> None:
        guild, may = server_of(press).id, manages(press)
        if not may and wanted.person != press.user.id:
            raise Refusal("needs-manage-server")
        sought = await self._sought(guild, wanted)
        count = await self._ledger.count(guild, sought)
        page = max(0, min(page, (count - 1) // A_PAGE))
        entries = await self._ledger.entries(guild, sought, A_PAGE, page * A_PAGE)
        leaf = Leaf(wanted, entries, page, count, may)
        await press.answer(book_page(leaf, await self._printed(guild, entries), press.words()))

    async def _printed(self, guild: int, entries: Sequence[Entry]) -> Printed:
        return await Printed.of(self._sets, guild, (entry.instance.game for entry in entries))

    async def chosen(self, press: Press, key: keys.Entry) -> None:
        """An entry from the menu: ask once more."""
        server = managed(press)
        number = whole_number(press.values[0]) if press.values else None
        entry = await self._ledger.entry(server.id, number or 0)
        back = keys.Book(key.person, key.instance, key.game, key.card, key.page)
        await press.answer(sure_page(entry, back, await self._printed(server.id, [entry]), press.words()))

    async def reverted(self, press: Press, key: keys.Revert) -> None:
        """Take it back."""
        server = managed(press)
        entry = await self._ledger.revert(server.id, key.entry, by=press.user.id, press=press.id)
        await press.answer(reverted_page(entry, await self._printed(server.id, [entry]), press.words()))

    async def _meant(self, guild: int, person: int, game: str, card: str) -> Filter:
        """What somebody asks for: a card by its number, or by what it is called. Raises `Refusal`."""
        if game and game not in games():
            raise Refusal("no-such-game")
        if (number := whole_number(card)) is not None:
            return Filter(person, max(0, number), game)
        if not card:
            return Filter(person, 0, game)
        for each in (game,) if game else games():
            found = index_of(await self._sets.catalog_of(guild, each)).find(card, 1)
            if found:
                return Filter(person, 0, each, mark(found[0]))
        raise Refusal("no-such-card")

    async def _sought(self, guild: int, wanted: Filter) -> Wanted:
        cards: tuple[str, ...] = ()
        if wanted.card and wanted.game in games():
            known = (await self._sets.catalog_of(guild, wanted.game)).definitions
            cards = tuple(card for card in known if mark(card) == wanted.card)
        return Wanted(wanted.person or None, wanted.instance or None, wanted.game, cards)
