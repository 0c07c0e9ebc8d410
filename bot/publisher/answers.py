"""Private answers that show a place, changed again without a press: by the tokens that are kept for it."""

from __future__ import annotations

import logging

import discord

from bot.components.layout import Page
from bot.store.slots import Slot
from bot.store.tokens import Token, Tokens

log = logging.getLogger(__name__)


class Answers:
    """Changes answers as long as Discord lets us."""

    def __init__(self, client: discord.Client, tokens: Tokens) -> None:
        self._client = client
        self._tokens = tokens

    async def change(self, slot: Slot, page: Page) -> bool:
        """Change every private answer that shows this place and whose token lives. Whether there was one."""
        shown = False
        for token in await self._tokens.live(slot):
            shown = await self._change(token, page) or shown
        return shown

    async def _change(self, token: Token, page: Page) -> bool:
        webhook = discord.Webhook.partial(token.application, token.token, client=self._client)
        try:
            await webhook.edit_message(
                token.message or "@original",  # type: ignore[arg-type]  # the route takes the word too
                view=page.view(),
                attachments=page.files(),
                allowed_mentions=page.allowed(),
            )
        except discord.HTTPException as error:
            log.info(
                "an answer of interaction %d cannot be changed (%d/%d)", token.interaction, error.status, error.code
            )
            await self._tokens.forget(token.interaction)
            return False
        return True
