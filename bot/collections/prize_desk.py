"""The prize that a winner picks: its menu, for the winner alone, and what is said of it with the result."""

from __future__ import annotations

from bot.collections import keys
from bot.collections.holding import PICKING
from bot.collections.ledger import Ledger
from bot.collections.naming import Printed, called
from bot.collections.prizes import Prizes
from bot.collections.records import Shelf
from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.doors import Doors
from bot.components.layout import Page, Part, Picture
from bot.components.markup import timestamp
from bot.components.paging import paged, turns
from bot.components.press import Press, Way
from bot.decks.browsing import cards_of
from bot.decks.pages import card_name, escaped, picture, said
from bot.drawing.spreads import MOST, Spread
from bot.drawing.studio import Studio
from bot.limits import MENU_ROWS, OPTION_LABEL, PLACEHOLDER, cut
from bot.matches.records import MatchRecord
from bot.sets.servers import ServerSets
from engine.refusal import Refusal
from engine.view import SECOND, Value, Word
from engine.wording import Wording

A_PAGE = min(MOST, MENU_ROWS)
"""Cards on a page: as many as a picture has room for."""


class PrizeDesk:
    """Handlers of the prize."""

    def __init__(self, prizes: Prizes, ledger: Ledger, sets: ServerSets, studio: Studio) -> None:
        self._prizes = prizes
        self._studio = studio
        self._ledger = ledger
        self._sets = sets

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(keys.Prize, Way.PRIVATE, self.opened)
        doors.on(keys.PrizePage, Way.UPDATE, self.turned)
        doors.on(keys.Pick, Way.UPDATE, self.picked)
        doors.on(keys.PickNone, Way.UPDATE, self.left)

    async def opened(self, press: Press, key: keys.Prize) -> None:
        """The menu, for the winner."""
        await self._show(press, key.match, 0)

    async def turned(self, press: Press, key: keys.PrizePage) -> None:
        """Another page of it."""
        await self._show(press, key.match, key.page)

    async def _show(self, press: Press, match: int, page: int) -> None:
        record, found = await self._prizes.choices(match, press.user.id)
        printed, words = await self._printed(record), press.words(record.game)
        shelves = tuple(sorted(found, key=lambda shelf: printed.place(record.game, shelf.card)))
        shown, *_ = paged(shelves, page, A_PAGE)
        drawn = await self._picture(record, tuple(shown), words)
        await press.answer(pick_page(record, shelves, printed, words, page, drawn))

    async def _picture(self, record: MatchRecord, shown: tuple[Shelf, ...], words: Wording) -> Picture | None:
        """The cards that the menu names, in its order; None where the server has none of them any more."""
        cards = cards_of(record.game, await self._sets.table(record.place.guild, record.game, {}))
        known = [shelf for shelf in shown if cards.sheet(shelf.card)]
        faces = tuple(cards.sheets[shelf.card].face for shelf in known)
        if not faces:
            return None
        named = words.text("list-comma").join(card_name(cards, shelf.card, words) for shelf in known)
        note = words.text(Word("collection-count", {"count": sum(shelf.count for shelf in known)}))
        spread = Spread(record.game, words.text("result-prize-button"), note, faces, tuple(s.count for s in known))
        return await picture(spread, self._studio, words, words.text(Word("prize-alt", {"cards": said(named)})))

    async def _printed(self, record: MatchRecord) -> Printed:
        return await Printed.of(self._sets, record.place.guild, (record.game,))

    async def picked(self, press: Press, key: keys.Pick) -> None:
        """A card of it."""
        if not press.values:
            raise Refusal("no-such-prize")
        card = press.values[0]
        record = await self._prizes.pick(key.match, press.user.id, card, press=press.id)
        words = press.words(record.game)
        name = escaped((await self._printed(record)).name(record.game, card, words))
        await press.answer(words.text(Word("prize-picked-done", {"card": name})))

    async def left(self, press: Press, key: keys.PickNone) -> None:
        """None of them."""
        record = await self._prizes.pick(key.match, press.user.id, "", press=press.id)
        await press.answer(press.words(record.game).text("prize-none-done"))

    async def told(self, record: MatchRecord, words: Wording) -> tuple[Part, ...]:
        """What the result of a match for a card says of it, for everybody; nothing of any other."""
        if not record.prize or record.outcome is None:
            return ()
        if entry := await self._ledger.prize(record.id):
            values: dict[str, Value] = {
                "card": escaped((await self._printed(record)).name(record.game, entry.instance.card, words)),
                "number": str(entry.instance.id),
                "winner": called(entry.taker),
            }
            return (words.text(Word("result-prize-paid", values)),)
        if await self._prizes.open(record.id):
            return _open(record, words)
        return (words.text("result-prize-none"),)


def _open(record: MatchRecord, words: Wording) -> tuple[Part, ...]:
    assert record.outcome is not None
    assert record.outcome.winner is not None
    assert record.ended is not None
    winner, loser = record.seats[record.outcome.winner], record.seats[SECOND - record.outcome.winner]
    until = timestamp((record.ended + PICKING).timestamp())
    values: dict[str, Value] = {"winner": called(winner.user or -1), "loser": called(loser.user or -1), "until": until}
    button = Button(words.text("result-prize-button"), keys.Prize(record.id), Tone.MAIN)
    return (words.text(Word("result-prize-open", values)), (button,))


def pick_page(
    record: MatchRecord,
    shelves: tuple[Shelf, ...],
    printed: Printed,
    words: Wording,
    page: int = 0,
    drawn: Picture | None = None,
) -> Page:
    """What the winner may pick from, with a picture of it."""
    assert record.outcome is not None
    assert record.outcome.winner is not None
    loser = called(record.seats[SECOND - record.outcome.winner].user or -1)
    shown, page, pages = paged(shelves, page, A_PAGE)
    options = tuple(_option(printed.name(record.game, shelf.card, words), shelf, words) for shelf in shown)
    placeholder = words.text(Word("prize-placeholder", {"page": page + 1, "pages": pages}))
    menu = Choice(cut(placeholder, PLACEHOLDER), keys.Pick(record.id, page), options)
    none: Row = (Button(words.text("prize-none-button"), keys.PickNone(record.id)),)
    turning = turns(page, pages, lambda to: keys.PrizePage(record.id, to), words)
    text = words.text(Word("prize-choose", {"loser": loser}))
    return Page((text, *([drawn] if drawn else []), menu, *turning, none))


def _option(name: str, shelf: Shelf, words: Wording) -> Option:
    values: dict[str, Value] = {"card": said(name), "count": shelf.count}
    return Option(cut(words.text(Word("prize-option", values)), OPTION_LABEL), shelf.card)
