"""What the presses of a collection do: join, look, leave, and let others look or not."""

from __future__ import annotations

import asyncio

import discord

from bot.collections import keys
from bot.collections.album_pages import Album, album_page, join_page, leave_page
from bot.collections.joining import Collections
from bot.collections.naming import Printed, game_name
from bot.collections.records import Holder
from bot.collections.searching import found, hints
from bot.components.doors import Doors
from bot.components.press import Press, Way
from bot.decks.browsing import cards_of
from bot.decks.pages import said
from bot.drawing.studio import Studio
from bot.guilds.server import server_of
from bot.sets.servers import ServerSets
from engine.games import games
from engine.refusal import Refusal
from engine.view import Word
from engine.wording import Wording


class Desk:
    """Handlers of collections."""

    def __init__(self, collections: Collections, sets: ServerSets, studio: Studio) -> None:
        self._collections = collections
        self._sets = sets
        self._studio = studio

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Starter, Way.UPDATE, self.joined)
        doors.on(keys.Leave, Way.UPDATE, self.left)
        doors.on(keys.Album, Way.UPDATE, self.turned)
        doors.on(keys.AlbumGame, Way.UPDATE, self.other_game)

    # --- taking part --------------------------------------------------------------------------------------------------

    async def join(self, press: Press, game: str) -> None:
        """`/collection join`: which starter deck is asked; who comes back is not asked again."""
        guild = server_of(press).id
        if game not in games():
            raise Refusal("no-such-game")
        if not await self._collections.is_open(guild):
            raise Refusal("collections-off")
        known = await self._collections.known(guild, press.user.id, game)
        if known is not None and known.takes_part:
            raise Refusal("already-joined")
        if known is not None:
            await self._come_back(press, known)
            return
        decks = (await self._sets.catalog_of(guild, game)).decks
        await press.whisper(join_page(game, list(decks.values()), press.words(game)))

    async def _come_back(self, press: Press, known: Holder) -> None:
        await self._collections.join(known.guild, press.user.id, known.game, known.deck, press=press.id)
        count = await self._count(known)
        await press.whisper(press.words().text(Word("collection-returned", {"count": count})))

    async def joined(self, press: Press, key: keys.Starter) -> None:
        """A starter deck was chosen from the menu."""
        guild, deck = server_of(press).id, press.values[0] if press.values else ""
        if key.game not in games():
            raise Refusal("no-such-game")
        await self._collections.join(guild, press.user.id, key.game, deck, press=press.id)
        album = await self._album(press, press.user.id, key.game)
        starter, words = album.cards.table.catalog.decks[deck], press.words()
        name = words.name(starter.name) if starter.name else deck
        news = words.text(Word("collection-joined", {"deck": said(name), "count": starter.size}))
        await press.answer(await album_page(album, self._studio, words, news=news))

    async def leave(self, press: Press, game: str) -> None:
        """`/collection leave`: ask once more."""
        known = await self._collections.known(server_of(press).id, press.user.id, game)
        if known is None or not known.takes_part:
            raise Refusal("not-joined")
        await press.whisper(leave_page(known, await self._count(known), press.words()))

    async def left(self, press: Press, key: keys.Leave) -> None:
        """They are sure."""
        await self._collections.leave(server_of(press).id, press.user.id, key.game, press=press.id)
        words = press.words()
        await press.answer(words.text(Word("collection-left", {"game": game_name(key.game, words)})))

    async def _count(self, holder: Holder) -> int:
        shelves = await self._collections.shelves(holder.guild, holder.user, holder.game)
        return sum(shelf.count for shelf in shelves)

    async def privacy(self, press: Press, *, shown: bool) -> None:
        """`/collection privacy`."""
        await self._collections.hide(server_of(press).id, press.user.id, hidden=not shown)
        await press.whisper(press.words().text("collection-shown-done" if shown else "collection-hidden-done"))

    # --- looking ------------------------------------------------------------------------------------------------------

    async def look(self, press: Press, member: discord.abc.User | None, game: str | None, find: str | None) -> None:
        """`/collection cards`."""
        owner, typed = member.id if member else press.user.id, (find or "").strip()
        if typed:
            albums = await self._albums(server_of(press).id, press.user.id, owner, game or "")
            album = found(albums, typed, press.words())
        else:
            album = await self._album(press, owner, game or "")
        await press.whisper(await album_page(album, self._studio, press.words()))

    async def offer(
        self, guild: int, viewer: int, owner: int, game: str | None, typed: str, words: Wording
    ) -> list[tuple[str, str]]:
        """Name and value of the cards that may be meant while somebody types; nothing of what they may not look at."""
        try:
            albums = await self._albums(guild, viewer, owner, game or "")
        except Refusal:
            return []
        return await asyncio.to_thread(hints, albums, typed, words)

    async def turned(self, press: Press, key: keys.Album) -> None:
        """Another page."""
        album = await self._album(press, key.owner, key.game)
        await press.answer(await album_page(album, self._studio, press.words(), key.page))

    async def other_game(self, press: Press, key: keys.AlbumGame) -> None:
        """A game was chosen from the menu."""
        album = await self._album(press, key.owner, press.values[0] if press.values else "")
        await press.answer(await album_page(album, self._studio, press.words()))

    async def _album(self, press: Press, owner: int, game: str) -> Album:
        """What somebody owns of a game, or of the first that they joined, where who asks may look. Raises `Refusal`."""
        guild, viewer = server_of(press).id, press.user.id
        joined = await self._joined(guild, viewer, owner, game)
        return await self._owned(guild, viewer, owner, game or joined[0], joined)

    async def _albums(self, guild: int, viewer: int, owner: int, game: str) -> list[Album]:
        """The same of every game, or of the one that is named."""
        joined = await self._joined(guild, viewer, owner, game)
        return [await self._owned(guild, viewer, owner, one, joined) for one in ([game] if game else joined)]

    async def _joined(self, guild: int, viewer: int, owner: int, game: str) -> tuple[str, ...]:
        """The games whose collections somebody has joined, with the one that is named among them. Raises `Refusal`."""
        known = await self._collections.of(guild, owner)
        theirs = tuple(one.game for one in known if one.game in games())
        if not theirs:
            raise Refusal("not-joined" if owner == viewer else "other-not-joined")
        if owner != viewer and any(one.hidden for one in known):
            raise Refusal("collection-hidden")
        if game and game not in theirs:
            raise Refusal("not-joined" if owner == viewer else "other-not-joined")
        return theirs

    async def _owned(self, guild: int, viewer: int, owner: int, game: str, joined: tuple[str, ...]) -> Album:
        cards = cards_of(game, await self._sets.table(guild, game, {}))
        printed = Printed({game: cards}, {game: await self._sets.names_off(guild, game)})
        owned = await self._collections.shelves(guild, owner, game)
        shelves = tuple(sorted(owned, key=lambda shelf: printed.place(game, shelf.card)))
        return Album(owner, game, shelves, joined, owner == viewer, cards, printed)
