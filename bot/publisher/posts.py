"""One message for each place: sent, edited in place, mended."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection, Mapping
from datetime import UTC, datetime, timedelta
from typing import Protocol

import discord
from msgspec import Struct

from bot.components.doors import walk
from bot.components.layout import Page
from bot.matches.records import Place
from bot.store.messages import Messages, Posted
from bot.store.people import People
from bot.store.slots import Slot

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
OLD_EDITS, ARCHIVED, LOCKED = 30046, 50083, 160005
CLOSED = frozenset({50007, 50278, 40003})
"""A direct message cannot be sent: blocked or closed, no server in common, opened too fast."""
AWAY = 12
"""Messages after which one has scrolled away."""
LATELY = 25
"""Messages among which one is looked for of which we do not know whether it was posted."""
_DEDUPED = timedelta(seconds=5)
_NO_WAY = (discord.Forbidden, discord.NotFound)


class Later(Exception):  # no error: an appointment
    """Nothing is wrong, only too early; again in so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class NoWay(Exception):  # a fact about a channel
    """The channel is gone or locked (``gone``), or we may not write there now. ``asked``: Discord said so just now."""

    def __init__(self, why: str, *, gone: bool, asked: bool) -> None:
        super().__init__(why)
        self.gone = gone
        self.asked = asked

    @classmethod
    def of(cls, error: discord.HTTPException) -> NoWay:
        """What Discord said."""
        return cls(f"{error.status}/{error.code}", gone=error.code in (UNKNOWN_CHANNEL, ARCHIVED, LOCKED), asked=True)


class Closed(Exception):  # a fact about a person
    """This person gets no direct messages from us."""


class Manner(Struct, frozen=True):
    """How a place's message is shown."""

    shown: int = 0
    """The actions that its match has had."""
    anew: bool = False
    """Posted in any case; the former is taken away, unless another place shows it too."""
    silent: bool = False
    """Posted without a notification."""
    notes: Mapping[Slot, str] = {}
    """What is noted of each place that a new message shows, where it is not its page alone."""


PLAINLY = Manner()


class Gate(Protocol):
    """Whoever knows which channels are not to be asked; of a direct message nothing is known."""

    async def admit(self, place: Place) -> bool:
        """Whether the request that is to be made is counted. Raises `NoWay` where none is to be made."""

    async def refused(self, place: Place, closed: NoWay, *, counted: bool) -> None:
        """Discord did not take it."""

    def names(self, place: Place) -> bool:
        """Whether it is there, as far as Discord's events say."""

    async def served(self, place: Place) -> None:
        """It did, although it was counted."""

    async def is_open(self, channel: int) -> bool:
        """Whether a channel may be asked at all."""


class Posts:
    """Sends and edits the messages of places."""

    def __init__(self, client: discord.Client, messages: Messages, people: People, gate: Gate) -> None:
        self._client = client
        self._gate = gate
        self._messages = messages
        self._people = people

    async def show(self, slot: Slot, place: Place, page: Page, manner: Manner = PLAINLY) -> Posted:
        """Let the place's message be this page: edited where there is one in this channel, else posted.

        Raises `NoWay`; where Discord says that the channel is gone and has told us nothing of it, what it said: one of both is late, or
        wrong for a while.
        """
        counted = await self._gate.admit(place)
        try:
            posted = await self._shown(slot, place.channel, page, manner)
        except NoWay as closed:
            if closed.gone and closed.__cause__ and self._gate.names(place):
                raise closed.__cause__ from None
            await self._gate.refused(place, closed, counted=counted)
            raise
        if counted:
            await self._gate.served(place)
        return posted

    async def _shown(self, slot: Slot, channel: int, page: Page, manner: Manner) -> Posted:
        posted = await self._messages.get(slot)
        here = posted is not None and posted.channel == channel and not manner.anew
        if here and posted and (posted.note == page.digest() or await self.edited(posted, page)):
            await self._messages.mark(slot, posted.message, shown=manner.shown, note=page.digest())
            return posted
        try:
            message = await self._post(slot, channel, page, posted, silent=manner.silent)
        except discord.HTTPException as error:
            if error.code in CLOSED or not (isinstance(error, _NO_WAY) or error.code in (ARCHIVED, LOCKED)):
                raise
            raise NoWay.of(error) from error
        notes = manner.notes or {slot: page.digest()}
        # the former first: whoever dies in between finds the new one by its nonce
        await self._take_former_away(notes, channel, message)
        await self._messages.put_all(notes, channel, message, shown=manner.shown)
        return Posted(slot, channel, message, manner.shown, page.digest(), datetime.now(UTC))

    async def _take_former_away(self, slots: Collection[Slot], channel: int, newest: int) -> None:
        """What these places showed in a channel before, unless it shows another one too."""
        former = [await self._messages.get(slot) for slot in slots]
        gone = {posted.message for posted in former if posted and posted.channel == channel}
        for message in gone - {newest}:
            await self.take_away(channel, message, slots)

    async def take_away(self, channel: int, message: int, slots: Collection[Slot]) -> None:
        """Delete a message that these places show, unless it shows another one too. They are to be forgotten, or shown anew, after this."""
        if not await self._messages.shows(message, slots):
            await self.delete(channel, message)

    async def found(self, slot: Slot, channel: int, mark: str) -> Posted | None:
        """A message of ours that shows the place although we never heard that it was posted: one with a button whose id begins so."""
        here = self._client.get_partial_messageable(channel)
        if not await self._gate.is_open(channel):
            return None
        try:
            async for message in here.history(limit=LATELY):
                if any(str(getattr(part, "custom_id", "")).startswith(mark) for part in walk(message.components)):
                    await self._messages.put(slot, channel, message.id)
                    return await self._messages.get(slot)
        except discord.HTTPException as error:
            log.info("channel %d cannot be looked through (%d/%d)", channel, error.status, error.code)
        return None

    async def is_away(self, posted: Posted) -> bool:
        """Whether so much was said after a message that nobody sees it any more."""
        place = self._client.get_partial_messageable(posted.channel)
        if not await self._gate.is_open(posted.channel):
            return False
        try:
            after = [message async for message in place.history(limit=AWAY, after=discord.Object(posted.message))]
        except discord.HTTPException:
            return False
        return len(after) >= AWAY

    async def edited(self, posted: Posted, page: Page) -> bool:
        """Edit a message; False where it cannot be edited any more, so that a new one is due. Raises `NoWay`."""
        message = self._partial(posted.channel, posted.message)
        try:
            await message.edit(view=page.view(), attachments=page.files(), allowed_mentions=page.allowed())
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise NoWay.of(error) from error
            return False
        except discord.HTTPException as error:
            if error.code in (OLD_EDITS, ARCHIVED):
                return False
            if isinstance(error, discord.Forbidden):
                raise NoWay.of(error) from error
            raise
        return True

    async def _post(self, slot: Slot, channel: int, page: Page, former: Posted | None, *, silent: bool) -> int:
        """Post once: where a crash or a lost answer hides that it was posted, Discord gives back the first."""
        started = datetime.now(UTC)
        place = self._client.get_partial_messageable(channel)
        message = await place.send(
            view=page.view(),
            files=page.files(),
            allowed_mentions=page.allowed(),
            nonce=_nonce(slot, former),
            silent=silent,
        )
        if message.created_at < started - _DEDUPED:  # it stood there already, perhaps with an older text
            await message.edit(view=page.view(), attachments=page.files())
        return message.id

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away; that it is gone already is as good."""
        if not await self._gate.is_open(channel):
            return
        try:
            await self._partial(channel, message).delete()
        except discord.HTTPException as error:
            log.info("message %d not deleted (%d/%d)", message, error.status, error.code)

    async def direct(self, user: int) -> int:
        """The channel of a person's direct messages. Raises `Closed`."""
        known = (await self._people.get(user)).dm_channel
        if known:
            return known
        try:
            channel = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            if error.code in CLOSED or isinstance(error, discord.Forbidden):
                await self.closed(user)
                raise Closed from error
            raise
        await self._people.set(user, dm_channel=channel.id)
        return channel.id

    async def show_direct(self, slot: Slot, user: int, page: Page, manner: Manner = PLAINLY) -> Posted:
        """As `show`, in the person's direct messages. Raises `Closed`, and does not try again until they ask."""
        channel = await self.direct(user)
        try:
            return await self._shown(slot, channel, page, manner)
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            await self.closed(user)
            raise Closed from error
        except NoWay as error:
            await self.closed(user)
            raise Closed from error

    async def closed(self, user: int) -> None:
        """Remember that this person gets no direct messages."""
        log.info("user %d takes no direct messages", user)
        await self._people.set(user, dm_closed=True)

    def _partial(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


def _nonce(slot: Slot, former: Posted | None) -> str:
    """The same for every try to post the same successor of the same message, and for nothing else."""
    told = f"{slot.subject}:{slot.id}:{slot.kind}:{slot.target}:{former.message if former else 0}"
    return hashlib.blake2b(told.encode(), digest_size=12).hexdigest()
