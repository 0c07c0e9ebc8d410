"""What the presses of the panel do on which a deck is built. Each counts on the deck as it is then, whatever was shown before."""

from __future__ import annotations

import asyncio
import unicodedata

import discord

from bot.components.doors import Doors
from bot.components.forms import text_in
from bot.components.paths import whole_number
from bot.components.press import Press, Way
from bot.decks import keys
from bot.decks.forms import FIELD, count_form, look_form
from bot.decks.pages import card_name
from bot.decks.panel import Seen, Where, panel_page
from bot.decks.shelf import COPIES, Deck
from bot.decks.workshop import Opened, Workshop
from bot.drawing.studio import Studio
from bot.matches.decks import Owner
from bot.names import one_line
from engine.refusal import Refusal

Placed = keys.Browse | keys.More | keys.Less | keys.Count


class Bench:
    """Handlers of the panel."""

    def __init__(self, workshop: Workshop, studio: Studio) -> None:
        self._workshop = workshop
        self._shelf = workshop.shelf
        self._studio = studio

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Browse, Way.UPDATE, self.turned)
        doors.on(keys.Filters, Way.UPDATE, self.filtered)
        doors.on(keys.Pick, Way.UPDATE, self.picked)
        doors.on(keys.More, Way.UPDATE, self.more)
        doors.on(keys.Less, Way.UPDATE, self.less)
        doors.on(keys.Count, None, self.counted)
        doors.on(keys.Look, None, self.looked)

    async def show(self, press: Press, opened: Opened, kept: Deck, where: Where) -> None:
        """The panel at a place."""
        press.game = opened.game
        found = await asyncio.to_thread(opened.cards.found, where.filters, where.typed, opened.list.cards)
        seen = Seen.of(opened, found, where)
        await press.answer(await panel_page(opened, kept, seen, self._studio, press.words()))

    async def turned(self, press: Press, key: keys.Browse) -> None:
        """A page of cards."""
        await self._show_deck(press, await self._shelf.get(_owner(press), key.deck), _where(key))

    async def filtered(self, press: Press, key: keys.Filters) -> None:
        """Other filters."""
        on = [int(value) for value in press.values if value.isascii() and value.isdigit() and len(value) <= 2]
        where = Where(sum(1 << bit for bit in set(on)), 0, keys.unpacked(key.typed))
        await self._show_deck(press, await self._shelf.get(_owner(press), key.deck), where)

    async def picked(self, press: Press, key: keys.Pick) -> None:
        """A card of the page."""
        card = press.values[0] if press.values else ""
        where = Where(keys.read_bits(key.filters), key.page, keys.unpacked(key.typed), card)
        await self._show_deck(press, await self._shelf.get(_owner(press), key.deck), where)

    async def more(self, press: Press, key: keys.More) -> None:
        """One copy more."""
        await self._add(press, key, 1)

    async def less(self, press: Press, key: keys.Less) -> None:
        """One copy fewer."""
        await self._add(press, key, -1)

    async def _add(self, press: Press, key: keys.More | keys.Less, change: int) -> None:
        card = await self._card(press, key)
        deck = await self._shelf.add(_owner(press), key.deck, card, change, press.id)
        await self._show_deck(press, deck, _where(key))

    async def counted(self, press: Press, key: keys.Count) -> None:
        """So many copies, by a form."""
        if press.interaction.type is not discord.InteractionType.modal_submit:
            await self._ask_count(press, key)
            return
        if not await press.acknowledge(Way.UPDATE):
            return
        card = await self._card(press, key)
        count = whole_number(unicodedata.normalize("NFKC", text_in(press.interaction, FIELD)).strip())
        if count is None or count > COPIES:
            raise Refusal("not-a-number-here", "", {"low": 0, "high": COPIES})
        deck = await self._shelf.put(_owner(press), key.deck, card, count)
        await self._show_deck(press, deck, _where(key))

    async def _ask_count(self, press: Press, key: keys.Count) -> None:
        try:
            deck = await self._shelf.get(_owner(press), key.deck)
            card = await self._card(press, key)
        except Refusal:
            await press.acknowledge(Way.PRIVATE)
            raise
        cards = await self._workshop.cards(press.place.guild, deck.game)
        words = press.words(deck.game)
        await press.form(count_form(key, deck.cards.get(card, 0), card_name(cards, card, words), words))

    async def looked(self, press: Press, key: keys.Look) -> None:
        """What to look for, by a form."""
        if press.interaction.type is not discord.InteractionType.modal_submit:
            await press.form(look_form(key, "", press.words()))
            return
        if not await press.acknowledge(Way.UPDATE):
            return
        typed = keys.unpacked(keys.packed(one_line(text_in(press.interaction, FIELD))))
        deck = await self._shelf.get(_owner(press), key.deck)
        await self._show_deck(press, deck, Where(keys.read_bits(key.filters), 0, typed))

    async def _show_deck(self, press: Press, deck: Deck, where: Where) -> None:
        await self.show(press, await self._workshop.opened(_owner(press), deck), deck, where)

    async def _card(self, press: Press, key: Placed) -> str:
        """The card that a press is about. Raises `Refusal` where this server does not have it (any more)."""
        deck = await self._shelf.get(_owner(press), key.deck)
        cards = await self._workshop.cards(press.place.guild, deck.game)
        found = next((card for card in cards.sheets if keys.mark(card) == key.card), None)
        if found is None:
            raise Refusal("no-such-card")
        return found


def _owner(press: Press) -> Owner:
    return Owner(press.place.guild, press.user.id)


def _where(key: Placed) -> Where:
    """The place that a press says."""
    return Where(keys.read_bits(key.filters), key.page, keys.unpacked(key.typed), key.card)
