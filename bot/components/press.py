"""One act of a person (a press, a form, a command), and the ways to answer it.

It is acknowledged before anything else is done, and that is the one point where it is decided: what could not be acknowledged is not
applied; what was acknowledged is applied and shown, if not by its answer then by the publisher. No answer raises, and none is tried twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping, Sequence
from enum import Enum
from typing import cast

import aiohttp
import discord

from bot.components.layout import Page
from bot.matches.records import Person, Place
from bot.names import display_name
from engine.wording import Wording

log = logging.getLogger(__name__)

ALREADY = 40060
"""Discord's code for an interaction that was acknowledged before: by our own first try, or by another process."""
FAILURES = (discord.DiscordException, aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""How a request to Discord fails."""


class Way(Enum):
    """How an act is acknowledged."""

    UPDATE = "update"
    """The message with the button will change."""
    PRIVATE = "private"
    """An answer follows that only this person sees."""
    PUBLIC = "public"
    """An answer follows that everybody sees."""


def person_of(user: discord.abc.User, locale: str) -> Person:
    """A Discord user as the bot knows one: the name as it may stand in a sentence."""
    return Person(user.id, display_name(user.display_name, display_name(user.name, str(user.id))), locale, user.bot)


class Press:
    """An act and its answers. ``words`` are in the reader's language."""

    def __init__(self, interaction: discord.Interaction, locale: str) -> None:
        self.interaction = interaction
        self.id = interaction.id
        self._way: Way | None = None
        self._promised = False
        """An answer was promised and is not given yet: Discord shows that we think."""
        self.game = ""
        """The game that it is about, for words that only this game knows."""
        self.read_in(locale)

    def read_in(self, locale: str) -> None:
        """This person reads this language."""
        self.locale = locale
        self.user = person_of(self.interaction.user, locale)

    @property
    def place(self) -> Place:
        """Where it happened."""
        return Place(self.interaction.guild_id or 0, self.interaction.channel_id or 0)

    @property
    def _private(self) -> bool:
        """Whether nobody else sees the message with the button."""
        message = self.interaction.message
        return self.interaction.guild_id is None or bool(message and message.flags.ephemeral)

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        data = cast("Mapping[str, Sequence[object]]", self.interaction.data or {})
        return [str(value) for value in data.get("values", ())]

    def words(self, game: str = "", names: tuple[str, str] = ("", "")) -> Wording:
        """Words for this reader."""
        return Wording(self.locale, game or self.game, names)

    async def acknowledge(self, way: Way) -> bool:
        """Say that it was heard. False: it could not be said, so nothing may be done about it."""
        response = self.interaction.response
        if response.is_done():
            return True
        self._way, self._promised = way, way is not Way.UPDATE
        try:
            if way is Way.UPDATE:
                await response.defer()
            else:
                await response.defer(ephemeral=way is Way.PRIVATE, thinking=True)
        except discord.HTTPException as error:
            if error.code == ALREADY:
                log.info("interaction %d was acknowledged before", self.id)
                return True
            log.warning("interaction %d could not be acknowledged (%d/%d)", self.id, error.status, error.code)
            return False
        except FAILURES as error:
            log.warning("interaction %d could not be acknowledged (%s)", self.id, type(error).__name__)
            return False
        return True

    async def turn_away(self, text: str) -> None:
        """Say to this person alone that nothing is done about it: this is the acknowledgement itself."""
        page = Page((text,))
        sending = self.interaction.response.send_message(
            view=page.view(), ephemeral=True, allowed_mentions=page.allowed()
        )
        try:
            await sending
        except FAILURES as error:
            log.warning("interaction %d could not be turned away (%s)", self.id, _short(error))

    async def answer(self, page: Page | str) -> int | None:
        """Fill the answer that was promised, or change the message with the button. The message's id; None where it failed.

        What changes by a press is one person's own: a message that others see is left as it is, and they are answered alone.
        """
        if self._way is Way.UPDATE and not self._private:
            return await self.whisper(page)
        page = Page((page,)) if isinstance(page, str) else page
        edit = self.interaction.edit_original_response(
            view=page.view(), attachments=page.files(), allowed_mentions=page.allowed()
        )
        message = await self._sent(edit)
        self._promised = self._promised and message is None
        return message.id if message else None

    async def whisper(self, page: Page | str) -> int | None:
        """Say something to this person alone: as the answer that was promised, or as a further one."""
        if self._promised and self._way is Way.PRIVATE:
            return await self.answer(page)
        if self._promised:
            await self._take_back()
        page = Page((page,)) if isinstance(page, str) else page
        send = self.interaction.followup.send(
            view=page.view(), files=page.files(), ephemeral=True, wait=True, allowed_mentions=page.allowed()
        )
        message = await self._sent(send)
        return message.id if message else None

    async def publish(self, page: Page) -> int | None:
        """Say something to everybody there; it calls whom it names. None where it failed.

        An answer that was promised privately comes first: where even that failed, this would fill it, and only one person would see it.
        """
        if self._promised:
            return None
        send = self.interaction.followup.send(
            view=page.view(), files=page.files(), wait=True, allowed_mentions=page.allowed()
        )
        message = await self._sent(send)
        return message.id if message else None

    async def _take_back(self) -> None:
        """There will be no answer for everybody: nobody shall wait for it."""
        self._promised = False
        try:
            await self.interaction.delete_original_response()
        except FAILURES as error:
            log.info("interaction %d: its answer stays empty (%s)", self.id, _short(error))

    async def form(self, modal: discord.ui.Modal) -> bool:
        """Open a form: this is the acknowledgement itself."""
        try:
            await self.interaction.response.send_modal(modal)
        except FAILURES as error:
            log.warning("interaction %d got no form (%s)", self.id, error)
            return False
        return True

    async def _sent(self, sending: Awaitable[discord.Message | None]) -> discord.Message | None:
        try:
            return await sending
        except FAILURES as error:
            log.warning("interaction %d got no answer (%s)", self.id, _short(error))
            return None


def _short(error: BaseException) -> str:
    """An error for the log: no token, no text of a person."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}/{error.code}"
    return type(error).__name__
