"""The hand of who cannot see an edit: what happens comes as a new direct message, which leads with it, then says what is asked.

The newest message has the buttons. The one before it loses them and keeps its text, so that the messages, read from top to bottom, tell the
match. While nothing is asked, what comes fast is told in one. Such a player is not called in the thread as well.
"""

from __future__ import annotations

from bot.components import ids
from bot.components.controls import Button, Tone
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.press import Press, Way
from bot.duels.board import title
from bot.duels.duels import RECENT, Duels
from bot.duels.seen import Reader
from bot.duels.talk import account, is_news
from bot.matches.records import PLAYING, MatchRecord
from bot.matches.tree import Tree
from bot.publisher.posts import Later, Manner, Posts
from bot.store.outbox import Job
from bot.store.slots import ALOUD, Slot
from engine.refusal import Refusal
from engine.wording import Wording

CALM = 2.0
"""Seconds in which whatever else happens is told in the same message, where the player is not asked anything."""
ON, OFF = "on", "off"


class Aloud:
    """Tells a match as messages, and switches that on and off."""

    def __init__(self, duels: Duels, posts: Posts) -> None:
        self._duels = duels
        self._posts = posts

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Aloud, Way.UPDATE, self.switched)

    # --- the messages -------------------------------------------------------------------------------------------------

    async def show(self, job: Job, tree: Tree, user: int, locale: str) -> None:
        """The hand as it stands: in the newest message where nothing is new, else in a new one. Raises `Closed`, `Later`."""
        slot, record = job.slot, tree.record
        newest, before = await self._duels.messages.get(slot), await self._duels.messages.get(_before(slot))
        asked = tree.decision.id if tree.decision else ""
        told = newest.shown if newest else record.actions - RECENT
        fresh = newest is None or before is None or before.note != asked or await self._news(record, tree.seat, told)
        if fresh and newest:
            if record.status == PLAYING and not asked and job.age < CALM:
                raise Later(CALM)
            past = await self._past(tree, locale, before.shown if before else told - RECENT, told)
            if past is not None:
                await self._posts.edited(newest, past)
            kept = newest.message if past is not None else 0
            await self._duels.messages.put(_before(slot), newest.channel, kept, shown=told, note=asked)
        elif fresh:
            await self._duels.messages.put(_before(slot), 0, 0, shown=max(0, told), note=asked)
        page = await self._duels.hand(record.id, user, locale)
        await self._posts.show_direct(slot, user, page, Manner(record.actions, anew=fresh, silent=not asked))

    async def _news(self, record: MatchRecord, seat: int, since: int) -> bool:
        return is_news(await self._duels.matches.happened(record.id, seat, since))

    async def _past(self, tree: Tree, locale: str, since: int, until: int) -> Page | None:
        """A message that was the newest: what it told, without its buttons. None where it told of nothing: it goes."""
        reader = Reader.of(tree.record, locale)
        heard = await self._duels.matches.happened(tree.record.id, tree.seat, since)
        news = account(tuple(one for one in heard if one.number <= until), reader.markup)
        return Page((news, title(tree.record, reader.markup))) if news else None

    # --- the switch ---------------------------------------------------------------------------------------------------

    async def panel(self, press: Press) -> None:
        """What it means, how it stands, and the button that changes it."""
        await press.whisper(await self._panel(press))

    async def switched(self, press: Press, key: ids.Aloud) -> None:
        """On or off."""
        if key.what not in (ON, OFF):
            raise Refusal("unknown-press")
        await self.switch(press.user.id, on=key.what == ON)
        await press.answer(await self._panel(press))

    async def switch(self, user: int, *, on: bool) -> None:
        """What this person wants from now on. New messages are direct ones, so that is their road then."""
        await self._duels.hear(user, on=on)

    async def _panel(self, press: Press) -> Page:
        words = press.words()
        on = (await self._duels.people.get(press.user.id)).aloud
        text = "\n".join((words.text(f"aloud-{ON if on else OFF}"), words.text("aloud-about")))
        return Page((text, (_button(words, on=on),)))


def _button(words: Wording, *, on: bool) -> Button:
    """Leads to the other."""
    other = OFF if on else ON
    return Button(words.text(f"aloud-{other}-button"), ids.Aloud(other), Tone.PLAIN if on else Tone.MAIN)


def _before(hand: Slot) -> Slot:
    """The place of the message before the newest."""
    return Slot(hand.subject, hand.id, ALOUD, hand.target)
