"""What commands and presses do with decks as a whole: list, start, show, bring, share, rename, copy, delete, try."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.components.doors import Doors, refused
from bot.components.forms import text_in
from bot.components.layout import Attached, Page
from bot.components.press import Press, Way
from bot.decks import keys
from bot.decks.bench import Bench
from bot.decks.brought import code_shown, read_brought, text_of
from bot.decks.forms import FIELD, NAMED, import_form, list_form, name_form
from bot.decks.pages import (
    BROWSE,
    COPY,
    DELETE,
    HAND,
    SHARE,
    SHOW,
    STATISTICS,
    SURE,
    deck_page,
    deck_title,
    delete_page,
    escaped,
    hand_page,
    ordered,
    shared_page,
    shelves_page,
)
from bot.decks.panel import Where
from bot.decks.shelf import Deck, named
from bot.decks.statistics import statistics_page
from bot.decks.workshop import Opened, Workshop, dealt
from bot.drawing.studio import Studio
from bot.languages import Languages
from bot.limits import FIELD_VALUE
from bot.matches.decks import Owner
from engine.decks.codes import encode
from engine.decks.text import write_list
from engine.games import games
from engine.refusal import Refusal, Unfit
from engine.search import index_of
from engine.view import Word

Stay = Callable[[Press, Opened], Awaitable[None]]


def owner_of(press: Press) -> Owner:
    """Whose decks are meant: those of whoever presses, in this server."""
    return Owner(press.place.guild, press.user.id)


class Desk:
    """Handlers of decks."""

    def __init__(self, workshop: Workshop, studio: Studio, languages: Languages) -> None:
        self._workshop = workshop
        self._shelf = workshop.shelf
        self._studio = studio
        self._languages = languages
        self._bench = Bench(workshop, studio)
        self._rooms: dict[str, Stay] = {
            SHOW: self._show,
            BROWSE: self._browse,
            STATISTICS: self._statistics,
            HAND: self._hand,
            SHARE: self._share,
            COPY: self._copy,
            DELETE: self._delete,
            SURE: self._sure,
        }

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Shelves, Way.UPDATE, lambda press, key: self._shelves(press, key.page))
        doors.on(keys.Taken, Way.UPDATE, self.taken)
        doors.on(keys.NewDeck, Way.UPDATE, self.started)
        doors.on(keys.Room, Way.UPDATE, self.entered)
        doors.on(keys.Name, None, self.named)
        doors.on(keys.List, None, self.written)
        doors.on(keys.Import, None, self.imported)
        doors.on(keys.TakeOver, Way.PRIVATE, self.taken_over)
        self._bench.enter(doors)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def list(self, press: Press) -> None:
        """`/deck list`."""
        await self._shelves(press, 0)

    async def new(self, press: Press, game: str, name: str | None) -> None:
        """`/deck new`."""
        await self._start(press, game, name or "", {})

    async def show(self, press: Press, reference: str) -> None:
        """`/deck show`."""
        await self._show(press, await self._open(press, reference))

    async def bring(
        self, press: Press, game: str | None, code: str | None, file: discord.Attachment | None, name: str | None
    ) -> None:
        """`/deck import`: a code, a file, or where neither is given a form for either."""
        if code is None and file is None:
            if game is not None and game not in games():
                await press.acknowledge(Way.PRIVATE)
                raise Refusal("no-such-game")
            await press.form(import_form(game or "", name or "", press.words(game or "")))
            return
        if not await press.acknowledge(Way.PRIVATE):
            return
        if code is not None and file is not None:
            raise Refusal("deck-one-of-two")
        text = code if file is None else await text_of(file)
        await self._bring(press, game or "", text or "", name or "")

    # --- presses ------------------------------------------------------------------------------------------------------

    async def taken(self, press: Press, key: keys.Taken) -> None:
        """A deck from the menu."""
        del key
        await self.show(press, press.values[0] if press.values else "")

    async def started(self, press: Press, key: keys.NewDeck) -> None:
        """A game from the menu, for a new deck."""
        del key
        await self._start(press, press.values[0] if press.values else "", "", {})

    async def entered(self, press: Press, key: keys.Room) -> None:
        """A room of a deck; the deck itself where there is no such room (any more)."""
        opened = await self._open(press, key.deck)
        await self._rooms.get(key.what, self._show)(press, opened)

    async def named(self, press: Press, key: keys.Name) -> None:
        """Another name, by a form."""
        if not is_form(press):
            deck = await self._for_form(press, key.deck)
            await press.form(name_form(deck.id, deck.name, press.words(deck.game)))
            return
        if not await press.acknowledge(Way.UPDATE):
            return
        deck = await self._shelf.get(owner_of(press), key.deck)
        name = named(text_in(press.interaction, FIELD), deck.name)
        opened = await self._workshop.opened(owner_of(press), await self._shelf.rename(owner_of(press), deck.id, name))
        await self._show(press, opened)

    async def written(self, press: Press, key: keys.List) -> None:
        """Another list, by a form. What cannot be read, or comes too late, is given back to its writer."""
        if not is_form(press):
            deck = await self._for_form(press, key.deck)
            cards = await self._workshop.cards(press.place.guild, deck.game)
            text = write_list(ordered(cards, deck.cards), index_of(cards.table.catalog), press.locale)
            await self._open_list(press, deck, text)
            return
        if not await press.acknowledge(Way.UPDATE):
            return
        deck = await self._shelf.get(owner_of(press), key.deck)
        text = text_in(press.interaction, FIELD)
        try:
            brought = await read_brought(self._workshop, owner_of(press), deck.game, text, empty=True)
            deck = await self._shelf.replace(owner_of(press), deck.id, brought.cards, key.version)
        except (Refusal, Unfit) as refusal:
            await self._give_back(press, deck.game, text, refusal)
            return
        await self._show(press, await self._workshop.opened(owner_of(press), deck), "deck-saved")

    async def _open_list(self, press: Press, deck: Deck, text: str) -> None:
        """The form with the list; one that is longer than a form comes as a file, since a part of it would be taken for the whole."""
        words = press.words(deck.game)
        if len(text) <= FIELD_VALUE:
            await press.form(list_form(deck.id, deck.version, text, words))
        elif await press.acknowledge(Way.PRIVATE):
            await press.whisper(Page((words.text("deck-list-long"), Attached("deck.txt", text.encode()))))

    async def imported(self, press: Press, key: keys.Import) -> None:
        """A deck as text or code, by a form."""
        if is_form(press) and await press.acknowledge(Way.PRIVATE):
            await self._bring(press, key.game, text_in(press.interaction, FIELD), text_in(press.interaction, NAMED))

    async def taken_over(self, press: Press, key: keys.TakeOver) -> None:
        """A deck that somebody has shared, copied to whoever presses. Raises `Refusal` for a card that is no more."""
        brought = await read_brought(self._workshop, owner_of(press), "", code_shown(press.interaction.message))
        await self._start(press, brought.game, keys.unpacked(key.name), brought.cards, "deck-copied")

    # --- what they come to --------------------------------------------------------------------------------------------

    async def _bring(self, press: Press, game: str, text: str, name: str) -> None:
        try:
            brought = await read_brought(self._workshop, owner_of(press), game, text)
        except (Refusal, Unfit) as refusal:
            await self._give_back(press, game, text, refusal)
            return
        await self._start(press, brought.game, name, brought.cards)

    async def _give_back(self, press: Press, game: str, text: str, refusal: Refusal | Unfit) -> None:
        """Why it came to nothing, and what was written, so that it can be mended."""
        why = refused(press.words(game), refusal)
        lines = why.split("\n")
        most = 20
        if len(lines) > most:
            more = press.words().text(Word("deck-lines-more", {"count": len(lines) - most}))
            why = "\n".join([*lines[:most], more])
        head = press.words().text("deck-not-read")
        mine = Attached("deck.txt", text.encode(errors="replace"))
        await press.whisper(Page((f"{head}\n{why}", *([mine] if text.strip() else []))))

    async def _start(
        self, press: Press, game: str, name: str, cards: Mapping[str, int], news: str = "deck-saved"
    ) -> None:
        """A new deck, which is shown at once: empty on the panel, else as a whole."""
        if game not in games():
            raise Refusal("no-such-game")
        press.game = game
        name = named(name, press.words().text("deck-unnamed"))
        deck = await self._shelf.make(owner_of(press), game, name, cards, press.id)
        opened = await self._workshop.opened(owner_of(press), deck)
        await (self._show(press, opened, news) if cards else self._browse(press, opened))

    async def _open(self, press: Press, reference: str) -> Opened:
        opened = await self._workshop.open(owner_of(press), reference)
        press.game = opened.game
        return opened

    async def _shelves(self, press: Press, page: int, news: str = "") -> None:
        kept = await self._shelf.of(owner_of(press))
        starters = {game: await self._workshop.starters(press.place.guild, game) for game in games()}
        await press.answer(shelves_page(kept, starters, press.words(), page, news))

    async def _show(self, press: Press, opened: Opened, news: str = "") -> None:
        press.game = opened.game
        words = press.words()
        await press.answer(await deck_page(opened, self._studio, words, words.text(news) if news else ""))

    async def _browse(self, press: Press, opened: Opened) -> None:
        if opened.kept is None:
            await self._show(press, opened)
        else:
            await self._bench.show(press, opened, opened.kept, Where())

    async def _statistics(self, press: Press, opened: Opened) -> None:
        await press.answer(await statistics_page(opened, self._studio, press.words()))

    async def _hand(self, press: Press, opened: Opened) -> None:
        hand = await asyncio.to_thread(dealt, opened)
        await press.answer(await hand_page(opened, hand, self._studio, press.words()))

    async def _share(self, press: Press, opened: Opened) -> None:
        """For everybody there, in the server's language; whoever shares sees their own message go on as it was."""
        code = encode(opened.game, opened.list.cards)
        words = press.words()
        locale = await self._languages.public(press.interaction)
        public = words.__class__(locale, opened.game)
        sent = await press.publish(await shared_page(opened, code, press.user.name, self._studio, public))
        await self._show(press, opened, "deck-shared-done" if sent else "deck-shared-failed")

    async def _copy(self, press: Press, opened: Opened) -> None:
        words = press.words()
        title = deck_title(opened.list, words)
        deck = await self._shelf.make(owner_of(press), opened.game, named(title, title), opened.list.cards, press.id)
        await self._show(press, await self._workshop.opened(owner_of(press), deck), "deck-copied")

    async def _delete(self, press: Press, opened: Opened) -> None:
        await (self._show(press, opened) if opened.kept is None else press.answer(delete_page(opened, press.words())))

    async def _sure(self, press: Press, opened: Opened) -> None:
        if opened.kept is not None:
            await self._shelf.delete(owner_of(press), opened.kept.id)
            gone = Word("deck-deleted", {"deck": escaped(opened.kept.name)})
            await self._shelves(press, 0, press.words().text(gone))

    async def _for_form(self, press: Press, deck: int) -> Deck:
        """The deck that a form is about. A refusal needs an answer in which to stand."""
        try:
            return await self._shelf.get(owner_of(press), deck)
        except Refusal:
            await press.acknowledge(Way.PRIVATE)
            raise


def is_form(press: Press) -> bool:
    """Whether this is a form that comes back, and not the button that opens it."""
    return press.interaction.type is discord.InteractionType.modal_submit
