"""What `/cardset` and its buttons do, for those who may manage the server: each command and each press is checked again.

What came of a set may be known only when the command cannot be answered any more; then whoever brought it has it as a direct message, and
who takes none is called where they brought it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.components.doors import Doors, refused, walk
from bot.components.layout import Page
from bot.components.press import FAILURES, Press, Way
from bot.drawing.studio import Studio
from bot.guilds.house import HouseRules
from bot.guilds.server import Server, managed
from bot.matches.records import Place
from bot.publisher.answers import Answers
from bot.publisher.posts import Closed, Posts
from bot.runtime import Runtime
from bot.sets import keys
from bot.sets.bringing import Bringing, bytes_of
from bot.sets.pages import (
    called_page,
    faults_page,
    label,
    late_page,
    list_page,
    read_page,
    set_page,
    sure_page,
    trial_page,
    versions_page,
)
from bot.sets.previews import preview
from bot.sets.servers import ServerSet
from bot.sets.trials import OVER, REFUSED, News, news_of
from bot.store.outbox import Job
from bot.store.slots import TRIAL, TRIED, Slot
from engine.brought import read
from engine.refusal import Refusal, Unfit
from engine.view import Name, Word
from engine.wording import LOCALES, Wording

log = logging.getLogger(__name__)

_FILE = 100
"""Characters of a file's name."""


class SetDesk:
    """Handlers of a server's card sets."""

    def __init__(self, runtime: Runtime, house: HouseRules, studio: Studio, answers: Answers, posts: Posts) -> None:
        self._sets = runtime.sets
        self._trials = runtime.trials
        self._tokens = runtime.tokens
        self._messages = runtime.messages
        self._tasks = runtime.tasks
        self._bringing = Bringing(runtime.store, runtime.sets)
        self._house = house
        self._studio = studio
        self._answers = answers
        self._posts = posts

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Listed, Way.UPDATE, self.turned)
        doors.on(keys.Chosen, Way.UPDATE, self.chosen)
        doors.on(keys.Shown, Way.UPDATE, self.shown)
        doors.on(keys.SwitchedOn, Way.UPDATE, self.switched_on)
        doors.on(keys.SwitchedOff, Way.UPDATE, self.switched_off)
        doors.on(keys.Removed, Way.UPDATE, self.removed)
        doors.on(keys.Faults, Way.UPDATE, self.faults)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def add(self, press: Press, file: discord.Attachment) -> None:
        """`/cardset add`. Loading and reading go on beside: whoever else presses something does not wait for it."""
        server = managed(press)
        await self._sets.refuse_more(server.id)
        await self._trials.refuse_another(server.id)
        self._tasks.spawn(self._bring(press, server, file), f"a set for server {server.id}")

    async def overview(self, press: Press) -> None:
        """`/cardset list`."""
        server = managed(press)
        await press.whisper(list_page(await self._sets.of(server.id), press.words()))

    async def show(self, press: Press, which: str) -> None:
        """`/cardset show`, and where a command has switched one."""
        server = managed(press)
        await press.whisper(await self._page(server, press.words(), await self._hash(server, which)))

    async def on(self, press: Press, which: str) -> None:
        """`/cardset on`: without the house rules that it may propose; those have a button of their own."""
        server = managed(press)
        one = await self._hash(server, which)
        await self._house.switch_on(server.id, one)
        await press.whisper(await self._page(server, press.words(), one, 0, press.words().text("cardset-is-on")))

    async def off(self, press: Press, which: str) -> None:
        """`/cardset off`: of a set that is named without its version, the one that is on."""
        server = managed(press)
        one = await self._hash(server, which, on=True)
        await self._house.switch_off(server.id, one)
        await press.whisper(await self._page(server, press.words(), one, 0, press.words().text("cardset-is-off")))

    async def remove(self, press: Press, which: str) -> None:
        """`/cardset remove`: asks once more."""
        server = managed(press)
        found, _ = await self._sets.get(server.id, await self._hash(server, which))
        await press.whisper(sure_page(found, press.words()))

    async def versions(self, press: Press, which: str) -> None:
        """`/cardset versions`: all that the server has of one set."""
        server = managed(press)
        found, _ = await self._sets.get(server.id, await self._hash(server, which))
        await press.whisper(versions_page(await self._versions(server, found), press.words()))

    async def named(self, guild: int, typed: str, locale: str) -> list[tuple[str, str]]:
        """The sets of a server whose name has what was typed: label, hash."""
        words = Wording(locale)
        found = [(label(one, words), one) for one in await self._sets.of(guild)]
        wanted = typed.strip().casefold()
        return [(name, one.hash) for name, one in found if wanted in f"{name} {one.set} {one.hash}".casefold()]

    async def _hash(self, server: Server, which: str, *, on: bool = False) -> str:
        """What an option means: a hash, or whatever a set is called. Raises `Refusal("no-such-set")`.

        Of versions that are called so it is the newest; with ``on`` the one that is on, where one is.
        """
        wanted = which.strip().casefold()
        found = [one for one in await self._sets.of(server.id) if wanted in _called(one)]
        if not found:
            raise Refusal("no-such-set")
        return next((one.hash for one in found if on and one.on), found[0].hash)

    # --- a set comes --------------------------------------------------------------------------------------------------

    async def _bring(self, press: Press, server: Server, file: discord.Attachment) -> None:
        try:
            await self._brought(press, server, file)
        except (Refusal, Unfit) as refusal:
            await self._refused(press, file, refused(press.words(), refusal))
        except Exception:
            log.exception("a set for server %d", server.id)
            await self._refused(press, file, press.words().text("error-ours"))

    async def _refused(self, press: Press, file: discord.Attachment, why: str, faults: Sequence[str] = ()) -> None:
        """No set came of a file: in answer to the command, or by the outbox where it cannot be answered any more."""
        if await press.whisper(faults_page(faults, press.words()) if faults else why) is not None:
            return
        place, name = press.place, file.filename[:_FILE]
        news = News(REFUSED, press.locale, press.user.id, place.channel, file=name, why=why, faults=tuple(faults))
        await self._trials.tell_late(place.guild, press.id, news)

    async def _brought(self, press: Press, server: Server, file: discord.Attachment) -> None:
        words = press.words()
        found = await self._bringing.read(server.id, file.filename[:_FILE], await bytes_of(file), press.locale)
        if found.faults:
            await self._refused(press, file, "", found.faults)
            return
        shelved = read(found.text)
        await self._trials.refuse_another(server.id)
        words = press.words(shelved.brought.game)
        picture = await preview(self._studio, shelved, words, 0, found.pictures)
        await press.whisper(read_page(shelved, found.remarks, words, picture))
        message = await press.whisper(words.text("cardset-trial-begins"))
        interaction = press.interaction
        trial = await self._trials.begin(
            server.id, press.place.channel, press.user.id, press.locale, press.id, found.text, found.pictures
        )
        slot = Slot(TRIAL, trial, TRIED)
        await self._tokens.keep(
            press.id, interaction.application_id, interaction.token, user=press.user.id, slot=slot, message=message
        )
        await self._trials.look()

    async def tell(self, job: Job) -> None:
        """Show whoever brought a set how its trial goes, as long as Discord lets us, and in any case what came of it."""
        news = news_of(job.note)
        words = Wording(news.locale, read(news.text).brought.game if news.text else "")
        if news.state != REFUSED and await self._answers.change(job.slot, trial_page(news, words)):
            return
        if news.state in OVER:
            await self._write(job, news, words)

    async def _write(self, job: Job, news: News, words: Wording) -> None:
        """Raises `NoWay` where neither the person nor the channel takes it."""
        try:
            posted = await self._posts.show_direct(job.slot, news.user, late_page(news, words))
        except Closed:
            place = Place(job.guild, news.channel)
            posted = await self._posts.show(job.slot, place, called_page(news.user, words))
        await self._messages.forget(job.slot, posted.message)  # nothing will change it

    async def faults(self, press: Press, key: keys.Faults) -> None:
        """Another page of what is wrong: read from the file that hangs on the very message, for it is kept nowhere else."""
        lines = await _lines(press)
        await press.answer(faults_page(lines, press.words(), key.page))

    # --- presses ------------------------------------------------------------------------------------------------------

    async def turned(self, press: Press, key: keys.Listed) -> None:
        """A page of the list."""
        server = managed(press)
        await press.answer(list_page(await self._sets.of(server.id), press.words(), key.page))

    async def chosen(self, press: Press, key: keys.Chosen) -> None:
        """A set from the menu."""
        del key
        server = managed(press)
        await press.answer(await self._page(server, press.words(), press.values[0] if press.values else ""))

    async def shown(self, press: Press, key: keys.Shown) -> None:
        """A set, at a page of its cards."""
        await press.answer(await self._page(managed(press), press.words(), key.set, key.page))

    async def switched_on(self, press: Press, key: keys.SwitchedOn) -> None:
        """Play with it from now on."""
        server, words = managed(press), press.words()
        await press.answer(await self._page(server, words, key.set, 0, await self._switch_on(press, server, key)))

    async def _switch_on(self, press: Press, server: Server, key: keys.SwitchedOn) -> str:
        """What came of it: where the house rules that it proposes cannot be the server's, it is on without them. Raises `Refusal`."""
        words = press.words()
        found, shelved = await self._sets.get(server.id, key.set)
        proposed = shelved.brought.house_rules if key.house else {}
        if not proposed:
            await self._house.switch_on(server.id, key.set)
            return words.text("cardset-is-on")
        try:
            await self._house.switch_on_with(server.id, key.set, found.game, proposed)
        except (Refusal, Unfit) as refusal:
            await self._house.switch_on(server.id, key.set)
            said = refused(press.words(found.game), refusal)
            return words.text(Word("cardset-house-refused", {"why": Name(said, said)}))
        return words.text("cardset-is-on-house")

    async def switched_off(self, press: Press, key: keys.SwitchedOff) -> None:
        """Play without it from now on."""
        server, words = managed(press), press.words()
        await self._house.switch_off(server.id, key.set)
        await press.answer(await self._page(server, words, key.set, 0, words.text("cardset-is-off")))

    async def removed(self, press: Press, key: keys.Removed) -> None:
        """Remove it, once that was asked."""
        server, words = managed(press), press.words()
        found, _ = await self._sets.get(server.id, key.set)
        if not key.sure:
            await press.answer(sure_page(found, words))
            return
        await self._house.switch_off(server.id, key.set, remove=True)
        await press.answer(list_page(await self._sets.of(server.id), words, 0, words.text("cardset-is-removed")))

    # --- pages --------------------------------------------------------------------------------------------------------

    async def _page(self, server: Server, words: Wording, one: str, page: int = 0, news: str = "") -> Page:
        found, shelved = await self._sets.get(server.id, one)
        words = Wording(words.locale, found.game)
        picture = await preview(self._studio, shelved, words, page)
        return set_page(found, shelved, await self._versions(server, found), words, picture, page, news)

    async def _versions(self, server: Server, found: ServerSet) -> tuple[ServerSet, ...]:
        same = (found.game, found.set)
        return tuple(one for one in await self._sets.of(server.id) if (one.game, one.set) == same)


def _called(one: ServerSet) -> set[str]:
    """What somebody may type for a set: its id, its name, or a row of the menu as it stands there."""
    labels = {label(one, Wording(locale)) for locale in LOCALES}
    return {one.hash, *(name.casefold() for name in (one.set, one.name.ja, one.name.en, *labels))}


async def _lines(press: Press) -> list[str]:
    """The lines of the file on the message whose button was pressed. Raises `Refusal` where it cannot be loaded."""
    message = press.interaction.message
    files = [part for part in walk(message.components) if isinstance(part, discord.FileComponent)] if message else []
    if not files:
        raise Refusal("unknown-press")
    try:
        data = await press.interaction.client.http.get_from_cdn(files[0].media.url)
    except FAILURES as error:
        log.info("interaction %d: the file of its message cannot be loaded (%s)", press.id, error)
        raise Refusal("set-file-lost") from None
    return data.decode(errors="replace").splitlines()
