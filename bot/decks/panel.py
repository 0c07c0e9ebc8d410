"""The panel on which a deck is built: what is still missing, a page of the game's cards as a picture, and the card that is picked.

Which filters are on, the page, what is looked for and the card that is picked stand in the custom ids: nothing is kept for a panel.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Page, Part
from bot.components.markup import marked, plain
from bot.components.paging import paged
from bot.decks import keys
from bot.decks.browsing import COST, HELD, Facet
from bot.decks.pages import SHOW, alone, card_name, deck_title, escaped, head, picture, said, verdict
from bot.decks.shelf import COPIES, Deck
from bot.decks.workshop import Opened
from bot.drawing.spreads import Spread
from bot.drawing.studio import Studio
from bot.duels.cards import Teller
from bot.limits import OPTION_LABEL, OPTION_TEXT, cut
from engine.view import Name, Sheet, Word
from engine.wording import Wording

A_PAGE = 10
"""Cards on a page: five beside each other can still be read on a phone."""
CARD_TEXT = 1000
"""Characters of what a card does that the panel has room for."""


class Where(Struct, frozen=True):
    """What of a game's cards somebody looks at."""

    filters: int = 0
    """Which filters are on, a bit each."""
    page: int = 0
    typed: str = ""
    """What they look for."""
    card: str = ""
    """The mark of the card that they picked."""

    @property
    def parts(self) -> tuple[str, int, str]:
        """As an id carries it, without the card."""
        return keys.bits(self.filters), self.page, keys.packed(self.typed)


class Seen(Struct, frozen=True):
    """A page of cards: all that were found, those that it shows, and the one that is picked."""

    where: Where
    found: tuple[str, ...]
    shown: tuple[str, ...]
    pages: int
    picked: str = ""

    @classmethod
    def of(cls, opened: Opened, found: Sequence[str], where: Where) -> Seen:
        """The page of these cards at a place."""
        shown, page, pages = paged(found, where.page, A_PAGE)
        cards = opened.cards.sheets
        picked = next((card for card in cards if where.card and keys.mark(card) == where.card), "")
        return cls(replace(where, page=page), tuple(found), tuple(shown), pages, picked)


async def panel_page(opened: Opened, kept: Deck, seen: Seen, studio: Studio, words: Wording, news: str = "") -> Page:
    """The panel."""
    text = "\n".join(filter(None, (head(opened, words), news, verdict(opened.problems, words))))
    drawn = await picture(_spread(opened, seen, words), studio, words, _alt(opened, seen, words))
    parts: list[Part] = [text, *([drawn] if drawn else [])]
    parts.append(_told(opened, seen, words))
    return Page((*parts, *_rows(opened, kept, seen, words)))


def _spread(opened: Opened, seen: Seen, words: Wording) -> Spread:
    faces = tuple(
        replace(opened.cards.sheets[card].face, number=number, glow="chosen" if card == seen.picked else "")
        for number, card in enumerate(seen.shown, 1)
    )
    counts = tuple(opened.list.cards.get(card, 0) for card in seen.shown)
    note = words.text(Word("deck-count", {"count": opened.list.size}))
    return Spread(opened.game, deck_title(opened.list, words), note, faces, counts, words.text("deck-none-found"))


def _alt(opened: Opened, seen: Seen, words: Wording) -> str:
    cards = [_alt_card(opened, number, card, words) for number, card in enumerate(seen.shown, 1)]
    if not cards:
        return words.text("deck-none-found")
    values = {**_page_values(seen), "cards": said(words.text("list-comma").join(cards))}
    return words.text(Word("deck-page-alt", values))


def _alt_card(opened: Opened, number: int, card: str, words: Wording) -> str:
    return words.text(Word("deck-page-alt-card", _card_values(opened, number, card, words)))


def _card_values(opened: Opened, number: int, card: str, words: Wording) -> dict[str, int | str | Name]:
    count = opened.list.cards.get(card, 0)
    return {"number": number, "card": said(card_name(opened.cards, card, words)), "count": count}


def _page_values(seen: Seen) -> dict[str, int | str | Name]:
    return {"page": seen.where.page + 1, "pages": seen.pages, "count": len(seen.found)}


def _told(opened: Opened, seen: Seen, words: Wording) -> str:
    """The card that is picked with all that it does; else which cards these are."""
    sheet = opened.cards.sheet(seen.picked)
    if sheet is not None:
        count = words.text(Word("deck-picked", {"count": opened.list.cards.get(seen.picked, 0)}))
        return f"{cut(Teller(marked(words)).card(sheet), CARD_TEXT)}\n{count}"
    which = words.text(Word("deck-page", _page_values(seen)))
    typed = [words.text(Word("deck-looked-for", {"typed": escaped(seen.where.typed)}))] if seen.where.typed else []
    cards = [plain(_label(opened, number, card, words)) for number, card in enumerate(seen.shown, 1)]
    return "\n".join([which, *typed, words.text("deck-line-joint").join(cards)])


# --- what can be pressed ----------------------------------------------------------------------------------------------


def _rows(opened: Opened, kept: Deck, seen: Seen, words: Wording) -> list[Row]:
    rows: list[Row] = [_filters(opened, kept, seen, words)]
    rows += [_menu(opened, kept, seen, words)] if seen.shown else []
    return [*rows, _counting(opened, kept, seen, words), _ways(kept, seen, words), _ends(opened, kept, seen, words)]


def _filters(opened: Opened, kept: Deck, seen: Seen, words: Wording) -> Choice:
    options = tuple(
        Option(cut(_called(facet, words), OPTION_LABEL), str(bit), _about(facet, opened, words), _on(seen, bit))
        for bit, facet in enumerate(opened.cards.facets)
    )
    key = keys.Filters(kept.id, keys.packed(seen.where.typed))
    return Choice(words.text("deck-filters-placeholder"), key, options, low=0, high=len(options))


def _called(facet: Facet, words: Wording) -> str:
    """What a filter is called: its word, which stands alone here."""
    return alone(words.text(facet.label))


def _on(seen: Seen, bit: int) -> bool:
    return bool(seen.where.filters >> bit & 1)


def _about(facet: Facet, opened: Opened, words: Wording) -> str:
    count = len(opened.list.cards) if facet.group == HELD else len(facet.cards)
    key = "deck-filter-costs" if facet.group == COST else "deck-filter-about"
    return words.text(Word(key, {"count": count}))


def _menu(opened: Opened, kept: Deck, seen: Seen, words: Wording) -> Choice:
    options = tuple(_option(opened, seen, number, card, words) for number, card in enumerate(seen.shown, 1))
    return Choice(words.text("deck-pick-placeholder"), keys.Pick(kept.id, *seen.where.parts), options)


def _option(opened: Opened, seen: Seen, number: int, card: str, words: Wording) -> Option:
    label = cut(_label(opened, number, card, words), OPTION_LABEL)
    facts = cut(_facts(opened.cards.sheets[card], words), OPTION_TEXT)
    return Option(label, keys.mark(card), facts, card == seen.picked)


def _label(opened: Opened, number: int, card: str, words: Wording) -> str:
    """A card of the page: its number, its name, how many the deck has."""
    return words.text(Word("deck-pick", _card_values(opened, number, card, words)))


def _facts(sheet: Sheet, words: Wording) -> str:
    """What a card is, on one line: the line of facts of its text."""
    _, *lines = Teller(words).card(sheet).split("\n")
    return lines[0].removeprefix("- ") if lines else ""


def _counting(opened: Opened, kept: Deck, seen: Seen, words: Wording) -> tuple[Button, ...]:
    """More, fewer, so many: always in the same place, barred while no card is picked."""
    place = (kept.id, *seen.where.parts, keys.mark(seen.picked) if seen.picked else "")
    have = opened.list.cards.get(seen.picked, 0)
    return (
        Button(words.text("deck-more-button"), keys.More(*place), Tone.GOOD, not seen.picked or have >= COPIES),
        Button(words.text("deck-less-button"), keys.Less(*place), barred=not have),
        Button(words.text("deck-number-button"), keys.Count(*place), barred=not seen.picked),
    )


def _ways(kept: Deck, seen: Seen, words: Wording) -> tuple[Button, ...]:
    """Pages and search, always in the same place."""
    where = seen.where
    mask, page, typed = where.parts

    def to(number: int) -> keys.Browse:
        return keys.Browse(kept.id, mask, number, typed, "")

    before = to(page - 1 if page else seen.pages + 1)
    return (
        Button(words.text("press-page-before"), before, barred=page == 0),
        Button(words.text("press-page-after"), to(page + 1), barred=page >= seen.pages - 1),
        Button(words.text("deck-look-button"), keys.Look(kept.id, mask)),
    )


def _ends(opened: Opened, kept: Deck, seen: Seen, words: Wording) -> tuple[Button, ...]:
    """Everything again, and out to the deck."""
    filtered = bool(seen.where.filters or seen.where.typed)
    everything = keys.Browse(kept.id, keys.bits(0), 0, "", seen.where.card)
    ready = Tone.PLAIN if opened.problems else Tone.MAIN
    return (
        Button(words.text("deck-everything-button"), everything, barred=not filtered),
        Button(words.text("deck-done-button"), keys.Room(kept.reference, SHOW), ready),
    )
