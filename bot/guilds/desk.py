"""What the presses of the panel do: open its rooms, and change what a server has settled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.components import ids
from bot.components.controls import Option
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.press import Press, Way
from bot.guilds.house import HouseRules
from bot.guilds.matches_desk import MatchesDesk
from bot.guilds.panel import (
    AUTO,
    CHANNELS,
    COLLECTIONS,
    DEFAULTS,
    GAMES,
    HOME,
    LANGUAGE,
    MATCHES,
    NO,
    PRIZES,
    STARTERS,
    THREADS,
    TIME,
    YES,
    home_page,
    kept,
    languages,
    saved,
    threads,
    times,
)
from bot.guilds.rooms import channels_page, collections_page, defaults_page, starters_page
from bot.guilds.rules_desk import RulesDesk
from bot.guilds.server import Server, managed
from bot.limits import MENU_ROWS
from bot.matches.times import TIMES
from bot.store.guilds import EVERYBODY, MANAGERS, ROLES, Guilds
from engine.refusal import Refusal
from engine.wording import LOCALES, Wording

Room = Callable[[Server, Wording, int], Awaitable[Page]]
Change = Callable[[Press, Server, int], Awaitable[Page]]


class Desk:
    """Handlers of the panel."""

    def __init__(self, guilds: Guilds, house: HouseRules, rules: RulesDesk, matches: MatchesDesk) -> None:
        self._guilds = guilds
        self._house = house
        self._rules = rules
        self._matches = matches
        self._rooms: dict[str, Room] = {
            HOME: lambda server, words, _: self._home(server, words),
            CHANNELS: self._channels,
            STARTERS: self._starters,
            GAMES: rules.games,
            MATCHES: matches.running,
            COLLECTIONS: self._collections,
            DEFAULTS: self._defaults,
        }
        self._changes: dict[str, Change] = {
            LANGUAGE: self._set_language,
            THREADS: self._set_threads,
            TIME: self._set_time,
            CHANNELS: self._set_channels,
            STARTERS: self._set_starters,
            ROLES: self._set_roles,
            COLLECTIONS: self._set_collections,
            PRIZES: self._set_prizes,
        }

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Panel, Way.UPDATE, self.opened)
        doors.on(ids.Setting, Way.UPDATE, self.set)
        doors.on(ids.Back, Way.UPDATE, self.reset)
        self._rules.enter(doors)
        self._matches.enter(doors)

    async def open(self, press: Press) -> None:
        """`/settings`."""
        await press.whisper(await self._home(managed(press), press.words()))

    async def opened(self, press: Press, key: ids.Panel) -> None:
        """A room of the panel; the first page where there is no such room (any more)."""
        server = managed(press)
        room = self._rooms.get(key.room, self._rooms[HOME])
        await press.answer(await room(server, press.words(), key.page))

    async def set(self, press: Press, key: ids.Setting) -> None:
        """A menu that sets something. What cannot be set (any more) leaves all as it is, and shows that."""
        server = managed(press)
        change = self._changes.get(key.what)
        if change is None:
            await press.answer(await self._home(server, press.words()))
        else:
            await press.answer(await change(press, server, key.page))

    async def reset(self, press: Press, key: ids.Back) -> None:
        """Let a part, or all, be as the bot has it."""
        server, words = managed(press), press.words()
        if key.what == CHANNELS:
            await self._guilds.set(server.id, channels=())
            await press.answer(await self._channels(server, words, 0, kept(words)))
        elif key.what == STARTERS:
            await self._guilds.set(server.id, starters=EVERYBODY, roles=())
            await press.answer(await self._starters(server, words, 0, kept(words)))
        else:
            await self._guilds.forget(server.id)
            await press.answer(await self._home(server, words, words.text("settings-defaults-done")))

    # --- pages --------------------------------------------------------------------------------------------------------

    async def _home(self, server: Server, words: Wording, news: str = "") -> Page:
        settled, house = await self._guilds.get(server.id), await self._house.all(server.id)
        return home_page(server, settled, house, words, news)

    async def _channels(self, server: Server, words: Wording, page: int, news: str = "") -> Page:
        return channels_page(server, await self._guilds.get(server.id), words, page, news)

    async def _starters(self, server: Server, words: Wording, page: int, news: str = "") -> Page:
        return starters_page(server, await self._guilds.get(server.id), words, page, news)

    async def _collections(self, server: Server, words: Wording, page: int, news: str = "") -> Page:
        del page
        return collections_page(await self._guilds.get(server.id), words, news)

    async def _defaults(self, server: Server, words: Wording, page: int) -> Page:
        del server, page
        return defaults_page(words)

    # --- changes ------------------------------------------------------------------------------------------------------

    async def _set_language(self, press: Press, server: Server, page: int) -> Page:
        del page
        chosen = one_of(press, (AUTO, *LOCALES))
        await self._guilds.set(server.id, locale=None if chosen == AUTO else chosen)
        words = press.words()
        said = languages(server, await self._guilds.get(server.id), words)
        return await self._home(server, words, saved(LANGUAGE, _chosen(said), words))

    async def _set_threads(self, press: Press, server: Server, page: int) -> Page:
        del page
        await self._guilds.set(server.id, threads=one_of(press, (YES, NO)) == YES)
        words = press.words()
        said = threads(await self._guilds.get(server.id), words)
        return await self._home(server, words, saved(THREADS, _chosen(said), words))

    async def _set_time(self, press: Press, server: Server, page: int) -> Page:
        del page
        await self._guilds.set(server.id, time=TIMES[one_of(press, TIMES)])
        words = press.words()
        said = times(await self._guilds.get(server.id), words)
        return await self._home(server, words, saved(TIME, _chosen(said), words))

    async def _set_collections(self, press: Press, server: Server, page: int) -> Page:
        await self._guilds.open(server.id, collections=one_of(press, (YES, NO)) == YES)
        return await self._collections(server, press.words(), page, kept(press.words()))

    async def _set_prizes(self, press: Press, server: Server, page: int) -> Page:
        await self._guilds.open(server.id, prizes=one_of(press, (YES, NO)) == YES)
        return await self._collections(server, press.words(), page, kept(press.words()))

    async def _set_channels(self, press: Press, server: Server, page: int) -> Page:
        now = server.channels((await self._guilds.get(server.id)).channels)
        await self._guilds.set(server.id, channels=_merged(press, now, page))
        return await self._channels(server, press.words(), page, kept(press.words()))

    async def _set_starters(self, press: Press, server: Server, page: int) -> Page:
        del page
        await self._guilds.set(server.id, starters=one_of(press, (EVERYBODY, MANAGERS)), roles=())
        return await self._starters(server, press.words(), 0, kept(press.words()))

    async def _set_roles(self, press: Press, server: Server, page: int) -> Page:
        now = server.roles((await self._guilds.get(server.id)).roles)
        roles = _merged(press, now, page)
        everybody = not roles or server.id in roles  # a server's own id is the role that everybody has
        await self._guilds.set(server.id, starters=EVERYBODY if everybody else ROLES, roles=() if everybody else roles)
        return await self._starters(server, press.words(), page, kept(press.words()))


def one_of(press: Press, may: tuple[str, ...] | dict[str, int]) -> str:
    """What was chosen. Raises `Refusal` where it is not (or no longer) there to be chosen."""
    value = press.values[0] if press.values else ""
    if value not in may:
        raise Refusal("not-an-option")
    return value


def _chosen(options: tuple[Option, ...]) -> str:
    return next(option.label for option in options if option.chosen)


def _merged(press: Press, now: tuple[int, ...], page: int) -> tuple[int, ...]:
    """What is chosen after a menu that showed one page of it: what it showed gives way to what it says now."""
    shown = set(now[page * MENU_ROWS : (page + 1) * MENU_ROWS])
    said = [int(value) for value in press.values if value.isascii() and value.isdigit()]
    kept = [one for one in now if one not in shown and one not in said]
    return (*kept[: page * MENU_ROWS], *said, *kept[page * MENU_ROWS :])
