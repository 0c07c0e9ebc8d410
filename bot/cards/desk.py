"""What `/card` and the presses below a card do. What is named is looked up anew each time: a set may have been switched off meanwhile."""

from __future__ import annotations

import asyncio

from bot.cards import keys
from bot.cards.finding import Hit, Shelf, choice, found, meant, named, nearest, shelved
from bot.cards.pages import card_page, found_page
from bot.components.doors import Doors
from bot.components.press import Press, Way
from bot.decks.workshop import Workshop
from bot.drawing.studio import Studio
from bot.limits import CHOICES, MENU_ROWS
from bot.matches.decks import Owner
from engine.catalog import DeckList
from engine.refusal import Refusal
from engine.view import Name, Word
from engine.wording import Wording


class Desk:
    """Looks cards up and shows them."""

    def __init__(self, workshop: Workshop, studio: Studio) -> None:
        self._workshop = workshop
        self._studio = studio

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Clause, Way.UPDATE, self.opened)
        doors.on(keys.Found, Way.UPDATE, self.chosen)

    async def look(self, press: Press, typed: str, game: str | None) -> None:
        """`/card`: the card of that name, or those that may be meant. Raises `Refusal` for a game that there is not."""
        if game is not None and shelved(game) != (game,):
            raise Refusal("no-such-game")
        shelf = await self._shelf(press.place.guild, game)
        hit = named(typed, shelf)
        hits = [hit] if hit else meant(typed, shelf)
        if len(hits) == 1:
            await self._show(press, hits[0], shelf)
            return
        hits = hits or await asyncio.to_thread(nearest, typed, shelf, MENU_ROWS)
        await press.answer(found_page(typed, hits, shelf, press.locale))

    async def offer(self, guild: int, typed: str, game: str | None, locale: str) -> list[tuple[str, str]]:
        """Name and value of what may be chosen while somebody types, at most as many as Discord takes."""
        shelf = await self._shelf(guild, game)
        hits = await asyncio.to_thread(found, typed, shelf, CHOICES)
        return [(choice(hit, shelf, locale), hit.value) for hit in hits]

    async def opened(self, press: Press, key: keys.Clause) -> None:
        """A clause from the menu."""
        hit = Hit(key.game, key.card)
        await self._show(press, hit, await self._shelf(press.place.guild, key.game), *press.values[:1])

    async def chosen(self, press: Press, key: keys.Found) -> None:
        """A card from the menu."""
        del key
        shelf = await self._shelf(press.place.guild, None)
        hit = named(press.values[0] if press.values else "", shelf)
        if hit is None:
            raise Refusal("no-such-card")
        await self._show(press, hit, shelf)

    async def _show(self, press: Press, hit: Hit, shelf: Shelf, clause: str | None = None) -> None:
        sheet = shelf[hit.game].sheet(hit.card)
        if sheet is None:
            raise Refusal("no-such-card")
        decks = await self._decks(press, hit, shelf)
        await press.answer(await card_page(sheet, decks, self._studio, press.locale, clause))

    async def _decks(self, press: Press, hit: Hit, shelf: Shelf) -> list[str]:
        """The decks that have it, one's own first, each with how many copies."""
        words = Wording(press.locale, hit.game)
        own = await self._workshop.shelf.of(Owner(press.place.guild, press.user.id), hit.game)
        decks = [*(deck.list for deck in own), *shelf[hit.game].table.catalog.decks.values()]
        return [_counted(deck, hit.card, words) for deck in decks if deck.cards.get(hit.card)]

    async def _shelf(self, guild: int, game: str | None) -> Shelf:
        return {slug: await self._workshop.cards(guild, slug) for slug in shelved(game)}


def _counted(deck: DeckList, card: str, words: Wording) -> str:
    name = words.name(deck.name) if deck.name else deck.id
    return words.text(Word("card-deck", {"deck": Name(name, name), "count": deck.cards[card]}))
