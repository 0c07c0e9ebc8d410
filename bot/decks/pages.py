"""What is shown of decks, for their owner alone: all of them, one of them, a hand to try it; and one of them shared with everybody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.components.controls import Button, Choice, Option, Row, Tone, in_rows
from bot.components.layout import Page, Part, Picture
from bot.components.markup import plain
from bot.components.paging import paged, turns
from bot.decks import keys
from bot.decks.browsing import Cards
from bot.decks.shelf import Deck
from bot.decks.workshop import Opened
from bot.drawing.spreads import MOST, Spread
from bot.drawing.studio import Studio
from bot.limits import ALT_TEXT, MENU_ROWS, OPTION_LABEL, cut
from engine.catalog import DeckList
from engine.games import games
from engine.refusal import Problem
from engine.view import Name, Word
from engine.wording import Wording

SHOW, BROWSE, STATISTICS, HAND, SHARE, COPY, DELETE, SURE = (
    "show",
    "browse",
    "statistics",
    "hand",
    "share",
    "copy",
    "delete",
    "sure",
)
"""Rooms of a deck."""
PICTURES = 3
"""Pictures of one deck; whose cards are more is told in words."""
TOLD = 12
"""Problems that are told one by one."""
LISTED = 1800
"""Characters of a message that a list of cards may take."""


def deck_title(deck: DeckList, words: Wording) -> str:
    """What a deck is called, as plain text."""
    return words.name(deck.name) if deck.name else deck.id


def said(text: str) -> Name:
    """A text as a value of a message."""
    return Name(text, text)


def escaped(text: str) -> Name:
    """A text that somebody wrote, as a value of a message in which nothing of it works as markup."""
    return said(plain(text))


def alone(text: str) -> str:
    """A word of a sentence as it stands alone."""
    return text[:1].upper() + text[1:]


def card_name(cards: Cards, card: str, words: Wording) -> str:
    """What a card is called, with what tells it from others of its name; its id where this server does not have it (any more)."""
    sheet = cards.sheet(card)
    if not sheet or not sheet.face.name:
        return card
    name = words.name(sheet.face.name)
    if card not in cards.namesakes:
        return name
    badge = [Wording(words.locale, cards.game).text(sheet.face.badge)] if sheet.face.badge else []
    apart = words.text("list-comma").join([*badge, *(cards.table.cards[card].codes or (card,))])
    return words.text(Word("card-namesake", {"card": said(name), "apart": said(apart)}))


def ordered(cards: Cards, deck: Mapping[str, int]) -> dict[str, int]:
    """A deck's cards in set order; those that the table does not have come last."""
    known = {card: deck[card] for card in cards.sheets if card in deck}
    return known | {card: count for card, count in deck.items() if card not in known}


# --- all decks --------------------------------------------------------------------------------------------------------


def shelves_page(
    kept: tuple[Deck, ...], starters: Mapping[str, tuple[DeckList, ...]], words: Wording, page: int = 0, news: str = ""
) -> Page:
    """One's own decks and the starter decks in one menu; another starts a new one."""
    options = [_kept_option(deck, words) for deck in kept]
    options += [_starter_option(game, deck, words) for game, decks in starters.items() for deck in decks]
    shown, page, pages = paged(options, page)
    lines = [words.text(Word("deck-shelf-line", _line_values(deck, words))) for deck in kept]
    text = "\n".join(lines) if lines else words.text("deck-shelf-none")
    menu = Choice(words.text("deck-shelf-placeholder"), keys.Taken(page), tuple(shown))
    fresh = Choice(words.text("deck-new-placeholder"), keys.NewDeck(page), _game_options(words))
    head = words.text(Word("deck-shelf-title", {"count": len(kept)}))
    parts: list[Part] = ["\n".join(filter(None, (head, news))), cut(text, LISTED), menu]
    return Page((*parts, *turns(page, pages, keys.Shelves, words), fresh))


def _line_values(deck: Deck, words: Wording) -> dict[str, int | str | Name]:
    return {"deck": escaped(deck.name), "game": said(game_title(deck.game, words)), "count": deck.size}


def game_title(game: str, words: Wording) -> str:
    """What a game is called."""
    return Wording(words.locale, game).text(f"game-{game}")


def _kept_option(deck: Deck, words: Wording) -> Option:
    values: dict[str, int | str | Name] = {"deck": said(deck.name), "count": deck.size}
    return Option(
        cut(words.text(Word("deck-option", values)), OPTION_LABEL), deck.reference, game_title(deck.game, words)
    )


def _starter_option(game: str, deck: DeckList, words: Wording) -> Option:
    values: dict[str, int | str | Name] = {"deck": said(deck_title(deck, words)), "count": deck.size}
    about = words.text(Word("deck-starter-of", {"game": said(game_title(game, words))}))
    return Option(cut(words.text(Word("deck-option", values)), OPTION_LABEL), f"{game}.{deck.id}", about)


def _game_options(words: Wording) -> tuple[Option, ...]:
    return tuple(Option(cut(game_title(game, words), OPTION_LABEL), game) for game in list(games())[:MENU_ROWS])


# --- one deck ---------------------------------------------------------------------------------------------------------


def head(opened: Opened, words: Wording) -> str:
    """Name, game and size."""
    values: dict[str, int | str | Name] = {
        "deck": escaped(deck_title(opened.list, words)),
        "game": f"@game-{opened.game}",
        "count": opened.list.size,
    }
    return words.text(Word("deck-title" if opened.kept else "deck-title-starter", values))


def verdict(problems: Iterable[Problem], words: Wording) -> str:
    """Everything that the rules say against a deck, each with its clause; that it may be played where they say nothing."""
    lines = [_problem(problem, words) for problem in problems]
    if not lines:
        return words.text("deck-fits")
    more = [words.text(Word("deck-problems-more", {"count": len(lines) - TOLD}))] if len(lines) > TOLD else []
    return "\n".join([words.text("deck-problems"), *lines[:TOLD], *more])


def _problem(problem: Problem, words: Wording) -> str:
    clause = f" `{problem.rule}`" if problem.rule else ""
    return f"- {words.text(problem.word())}{clause}"


def listed(opened: Opened, words: Wording) -> str:
    """The cards of a deck as text, in set order."""
    return words.text("deck-line-joint").join(
        words.text(Word("deck-line", {"count": count, "card": escaped(card_name(opened.cards, card, words))}))
        for card, count in ordered(opened.cards, opened.list.cards).items()
    )


async def deck_page(opened: Opened, studio: Studio, words: Wording, news: str = "") -> Page:
    """A deck with all that may be done with it."""
    text = "\n".join(filter(None, (head(opened, words), news, verdict(opened.problems, words))))
    about = [words.name(opened.list.about)] if opened.list.about and not opened.kept else []
    pictures = await pictures_of(opened, studio, words)
    rows = _own_rows(opened.kept, opened, words) if opened.kept else _starter_rows(opened, words)
    told = cut(listed(opened, words), LISTED)
    return Page((text, *about, *pictures, *([told] if told else []), *rows))


def room_button(opened: Opened, what: str, words: Wording, tone: Tone = Tone.PLAIN, *, barred: bool = False) -> Button:
    """The way to a room of a deck."""
    return Button(words.text(f"deck-{what}-button"), keys.Room(opened.reference, what), tone, barred)


def _own_rows(kept: Deck, opened: Opened, words: Wording) -> list[Row]:
    unfit, empty = bool(opened.problems), not kept.cards
    number = kept.id
    return [
        (
            room_button(opened, BROWSE, words, Tone.MAIN),
            Button(words.text("deck-text-button"), keys.List(number, kept.version)),
            room_button(opened, STATISTICS, words, barred=empty),
            room_button(opened, HAND, words, barred=unfit),
        ),
        (
            room_button(opened, SHARE, words, barred=empty),
            room_button(opened, COPY, words),
            Button(words.text("deck-name-button"), keys.Name(number)),
            room_button(opened, DELETE, words, Tone.GRAVE),
        ),
        (Button(words.text("deck-shelf-button"), keys.Shelves(0)),),
    ]


def _starter_rows(opened: Opened, words: Wording) -> list[Row]:
    unfit = bool(opened.problems)
    buttons = [
        room_button(opened, COPY, words, Tone.MAIN),
        room_button(opened, STATISTICS, words),
        room_button(opened, HAND, words, barred=unfit),
        room_button(opened, SHARE, words),
    ]
    return [*in_rows(buttons), (Button(words.text("deck-shelf-button"), keys.Shelves(0)),)]


async def pictures_of(opened: Opened, studio: Studio, words: Wording) -> list[Picture]:
    """The deck as pictures: every card that the table has, with how many there are of it."""
    held = {card: count for card, count in ordered(opened.cards, opened.list.cards).items() if opened.cards.sheet(card)}
    each = -(-len(held) // max(1, -(-len(held) // MOST)))  # shared out evenly: no picture of three cards
    parts = [list(held.items())[at : at + each] for at in range(0, len(held), max(1, each))][:PICTURES]
    made = []
    for number, part in enumerate(parts):
        faces = tuple(opened.cards.sheets[card].face for card, _ in part)
        title, note = deck_title(opened.list, words), words.text(Word("deck-count", {"count": opened.list.size}))
        shown = Spread(opened.game, title, note, faces, tuple(count for _, count in part))
        made.append(await picture(shown, studio, words, _alt(opened, dict(part), words), number))
    return [one for one in made if one]


async def picture(shown: Spread, studio: Studio, words: Wording, alt: str, number: int = 0) -> Picture | None:
    """A picture for a message; None where it could not be painted."""
    painted = await studio.spread(shown, words.locale, words, cut(alt, ALT_TEXT))
    return Picture(f"{number}-{painted.name}", painted.png, painted.alt) if painted.png else None


def _alt(opened: Opened, held: Mapping[str, int], words: Wording) -> str:
    lines = [
        words.text(Word("deck-alt-card", {"card": said(card_name(opened.cards, card, words)), "count": count}))
        for card, count in held.items()
    ]
    values: dict[str, int | str | Name] = {
        "deck": said(deck_title(opened.list, words)),
        "game": f"@game-{opened.game}",
        "count": opened.list.size,
        "cards": said(words.text("list-comma").join(lines)),
    }
    return words.text(Word("deck-alt", values))


# --- its other rooms --------------------------------------------------------------------------------------------------


async def hand_page(opened: Opened, hand: tuple[str, ...], studio: Studio, words: Wording) -> Page:
    """A hand as the game deals it."""
    faces = tuple(opened.cards.sheets[card].face for card in hand)
    title = words.text(Word("deck-hand-title", {"deck": said(deck_title(opened.list, words))}))
    names = words.text("list-comma").join(card_name(opened.cards, card, words) for card in hand)
    note = words.text(Word("deck-count", {"count": len(hand)}))
    shown = Spread(opened.game, title, note, faces, empty=words.text("hand-empty"))
    alt = words.text(Word("deck-hand-alt", {"cards": said(names)}))
    drawn = await picture(shown, studio, words, alt)
    text = words.text(
        Word("deck-hand-text", {"deck": escaped(deck_title(opened.list, words)), "cards": escaped(names)})
    )
    again = Button(words.text("deck-hand-again-button"), keys.Room(opened.reference, HAND), Tone.MAIN)
    return Page((text, *([drawn] if drawn else []), (again, back(opened, words))))


def back(opened: Opened, words: Wording) -> Button:
    """The way back to the deck."""
    return Button(words.text("deck-back-button"), keys.Room(opened.reference, SHOW))


def delete_page(opened: Opened, words: Wording) -> Page:
    """Whether they are sure."""
    text = words.text(Word("deck-delete-sure", {"deck": escaped(deck_title(opened.list, words))}))
    sure = room_button(opened, SURE, words, Tone.GRAVE)
    return Page((text, (sure, back(opened, words))))


async def shared_page(opened: Opened, code: str, by: str, studio: Studio, words: Wording) -> Page:
    """A deck for everybody there, in the server's language: picture, list and code, and a button with which anybody may take it over."""
    values: dict[str, int | str | Name] = {
        "deck": escaped(deck_title(opened.list, words)),
        "game": f"@game-{opened.game}",
        "count": opened.list.size,
        "name": escaped(by),
    }
    text = words.text(Word("deck-shared", values))
    how = words.text(Word("deck-shared-code", {"code": said(code)}))
    told = cut(listed(opened, words), LISTED)
    take = Button(words.text("deck-take-over-button"), keys.TakeOver.of(deck_title(opened.list, words)), Tone.MAIN)
    return Page((text, *await pictures_of(opened, studio, words), told, how, (take,)))
