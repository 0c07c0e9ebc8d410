"""What the presses of a trade do, and its message for everybody."""

from __future__ import annotations

import discord

from bot.collections import keys
from bot.collections.naming import Printed
from bot.collections.records import DONE, Instance, Trade
from bot.collections.trade_pages import arranged, lay_page, trade_page, trades_page
from bot.collections.trade_pictures import TradePictures
from bot.collections.trades import refuse_odd
from bot.components import ids
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.markup import jump
from bot.components.paging import paged
from bot.components.press import Press, Way, person_of
from bot.decks.pages import said
from bot.drawing.studio import Studio
from bot.duels import shows
from bot.guilds.server import server_of
from bot.languages import Languages
from bot.matches.records import Place
from bot.publisher.posts import Later, Posts
from bot.runtime import Runtime
from bot.store.outbox import Job
from bot.store.slots import DEAL, TRADE, Slot
from bot.world.members import Members
from engine.games import games
from engine.refusal import Refusal
from engine.view import Word
from engine.wording import Wording


class Trading:
    """Handlers of trades."""

    def __init__(self, runtime: Runtime, languages: Languages, posts: Posts, members: Members, studio: Studio) -> None:
        self._trades = runtime.trades
        self._collections = runtime.collections
        self._messages = runtime.messages
        self._languages = languages
        self._posts = posts
        self._members = members
        self._sets = runtime.sets
        self._pictures = TradePictures(studio)

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Own, Way.PRIVATE, self.own)
        doors.on(keys.OwnPage, Way.UPDATE, self.turned)
        doors.on(keys.Lay, Way.UPDATE, self.laid)
        doors.on(keys.Agree, Way.PRIVATE, self.agreed)
        doors.on(keys.End, Way.PRIVATE, self.ended)

    async def offer(self, press: Press, other: discord.abc.User, game: str | None) -> None:
        """`/trade offer`: whoever offers is told so, then the trade stands there for everybody."""
        guild = server_of(press).id
        locale = await self._languages.public(press.interaction)
        second = person_of(other, locale)
        if await self._members.has_left(guild, second.id):
            raise Refusal("member-left")
        refuse_odd(press.user, second)
        game = await self._game(guild, (press.user.id, second.id), game)
        trade = await self._trades.offer(press.place, press.user, second, game, locale=locale, press=press.id)
        words, button = press.words(), Wording(locale).text("trade-lay-button")
        sent = words.text(Word("trade-sent", {"button": said(button)}))
        await press.whisper(f"{sent}\n{words.text('collection-no-money')}")
        page = await self._page(trade)
        message = await press.publish(page)
        if message is not None:  # else the publisher posts it in the channel
            await self._messages.put(Slot(TRADE, trade.id, DEAL), press.place.channel, message, note=page.digest())

    async def _game(self, guild: int, users: tuple[int, int], game: str | None) -> str:
        """The game that was named, or the only one that both have joined. Raises `Refusal`."""
        if game is not None:
            if game not in games():
                raise Refusal("no-such-game")
            return game
        first, second = [{one.game for one in await self._collections.of(guild, user)} for user in users]
        both = first & second
        if len(both) != 1:
            raise Refusal("which-game" if both or (first and second) else _lacking(first))
        return both.pop()

    async def own(self, press: Press, key: keys.Own) -> None:
        """The menu of what one may lay down, for them alone."""
        await self._show_own(press, key.trade, 0)

    async def turned(self, press: Press, key: keys.OwnPage) -> None:
        """Another page of it."""
        await self._show_own(press, key.trade, key.page)

    async def _show_own(self, press: Press, number: int, page: int) -> None:
        trade = await self._trades.get(number)
        printed = await self._printed(trade)
        await press.answer(lay_page(trade, await self._layable(trade, press, printed), printed, press.words(), page))

    async def _layable(self, trade: Trade, press: Press, printed: Printed) -> tuple[tuple[Instance, bool], ...]:
        """What one may lay down, and whether it lies there, in the order of their collection."""
        found = await self._trades.layable(trade.id, press.user.id)
        return tuple(sorted(found, key=lambda one: printed.place(trade.game, one[0].card)))

    async def laid(self, press: Press, key: keys.Lay) -> None:
        """What is chosen on a page of that menu lies on the table; what it shows besides does not."""
        trade = await self._trades.get(key.trade)
        layable = await self._layable(trade, press, await self._printed(trade))
        shown, _, _ = paged(layable, key.page)
        chosen = {int(value) for value in press.values if value.isascii() and value.isdigit()}
        taken = {one.id for one, _ in shown} - chosen
        trade = await self._trades.lay(key.trade, press.user.id, chosen, taken, press=press.id)
        await self._show_own(press, trade.id, key.page)

    async def agreed(self, press: Press, key: keys.Agree) -> None:
        """Agree to what was seen. Where the other is no longer in the server, the trade is closed by that."""
        trade = await self._trades.get(key.trade)
        await self._refuse_if_left(trade, press)
        trade = await self._trades.agree(key.trade, press.user.id, key.revision, press=press.id)
        await press.whisper(press.words().text("trade-done-private" if trade.state == DONE else "trade-agreed-done"))

    async def _refuse_if_left(self, trade: Trade, press: Press) -> None:
        seat = trade.seat_of(press.user.id)
        other = trade.users[1 - seat] if seat is not None else 0
        if other > 0 and await self._members.has_left(trade.place.guild, other):
            raise Refusal("member-left")

    async def ended(self, press: Press, key: keys.End) -> None:
        """Declined, or called off."""
        await self._trades.end(key.trade, press.user.id)
        await press.whisper(press.words().text("trade-ended-done"))

    async def list(self, press: Press) -> None:
        """`/trade list`."""
        found = await self._trades.of(press.user.id, server_of(press).id)
        links = [await self._link(trade) for trade in found]
        await press.whisper(trades_page(found, links, press.words()))

    async def _link(self, trade: Trade) -> str:
        posted = await self._messages.get(Slot(TRADE, trade.id, DEAL))
        return jump(trade.place.guild, posted.channel, posted.message) if posted else ""

    async def _page(self, trade: Trade) -> Page:
        """What everybody sees of it."""
        printed = await self._printed(trade)
        trade = arranged(trade, printed)
        return trade_page(trade, printed, await self._pictures.of(trade, printed))

    async def _printed(self, trade: Trade) -> Printed:
        return await Printed.of(self._sets, trade.place.guild, (trade.game,))

    async def show(self, job: Job) -> None:
        """For the publisher. The command that opened it posts it first."""
        trade = await self._trades.get(job.slot.id)
        posted = await self._messages.get(job.slot)
        if posted is None and job.age < shows.GRACE:
            raise Later(shows.SOON)
        if posted is None:
            posted = await self._posts.found(job.slot, trade.place.channel, ids.about(keys.Agree, trade.id))
        place = Place(trade.place.guild, posted.channel) if posted else trade.place
        await self._posts.show(job.slot, place, await self._page(trade))


def _lacking(mine: set[str]) -> str:
    return "other-not-joined" if mine else "not-joined"
