"""What the presses on the pages of running matches do."""

from __future__ import annotations

from bot.components import ids
from bot.components.doors import Doors, refused
from bot.components.layout import Page
from bot.components.markup import jump
from bot.components.paging import paged
from bot.components.press import Press, Way
from bot.duels.duels import Duels
from bot.guilds.matches_pages import A_PAGE, running_page, sure_page
from bot.guilds.server import Server, managed
from bot.matches.stuck import Running
from bot.store.slots import BOARD, MATCH, Slot
from engine.refusal import Refusal
from engine.view import Name, Word
from engine.wording import Wording


class MatchesDesk:
    """Handlers of a server's running matches."""

    def __init__(self, duels: Duels) -> None:
        self._duels = duels

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Stuck, Way.UPDATE, self.chosen)
        doors.on(ids.EndMatch, Way.UPDATE, self.ended)

    async def running(self, server: Server, words: Wording, page: int, news: str = "") -> Page:
        """The room of running matches."""
        running = await self._duels.matches.running(server.id)
        shown, page, _ = paged(running, page, A_PAGE)
        links = {one.match.id: await self._link(one) for one in shown}
        return running_page(running, links, words, page, news)

    async def _link(self, one: Running) -> str:
        """The way to a match's board; it does not ask what stands on it."""
        posted = await self._duels.messages.get(Slot(MATCH, one.match.id, BOARD))
        return jump(one.match.place.guild, posted.channel, posted.message) if posted else ""

    async def chosen(self, press: Press, key: ids.Stuck) -> None:
        """A match from the menu: ask once more. One that is over meanwhile is not in the list that is shown instead."""
        server = managed(press)
        running = await self._duels.matches.running(server.id)
        meant = next((one for one in running if press.values == [str(one.match.id)]), None)
        if meant is None:
            await press.answer(await self.running(server, press.words(), key.page))
        else:
            await press.answer(sure_page(meant, await self._link(meant), press.words()))

    async def ended(self, press: Press, key: ids.EndMatch) -> None:
        """End it; its players are called by the publisher."""
        server, words = managed(press), press.words()
        try:
            record = await self._duels.matches.end_stuck(press.id, server.id, key.match)
            news = words.text(Word("settings-match-ended", {"number": str(record.id)}))
        except Refusal as refusal:
            said = refused(words, refusal)
            news = words.text(Word("settings-refused", {"why": Name(said, said)}))
        await press.answer(await self.running(server, words, 0, news))
