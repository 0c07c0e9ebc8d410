"""A card as a message: its picture, its text, the decks that have it, and a menu of the clauses that concern it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.cards import keys
from bot.cards.finding import Hit, Shelf, choice
from bot.components.controls import Choice, Option
from bot.components.layout import Page, Part, Picture
from bot.components.markup import marked, plain
from bot.drawing.studio import Studio
from bot.duels.cards import Teller
from bot.limits import ALT_TEXT, MENU_ROWS, OPTION_LABEL, OPTION_TEXT, cut
from bot.names import one_line
from engine.view import Name, Sheet, Word
from engine.wording import Wording
from engine.wording.concerns import clauses_about
from engine.wording.rulebook import rulebook

TOLD = 1900
"""Characters that a card's own text may take."""
CLAUSE = 1000
"""Characters of a clause."""
DECKS = 500
"""Characters of the list of decks."""


async def card_page(sheet: Sheet, decks: Sequence[str], studio: Studio, locale: str, clause: str | None = None) -> Page:
    """A card. ``decks`` are the names of the decks that have it, ``clause`` is the one that is read."""
    words = Wording(locale, sheet.game)
    told = Teller(marked(words)).told(sheet)
    parts: list[Part] = [_head(sheet, words)]
    painted = await studio.sheet(sheet, locale, words)
    if painted.png is not None:
        parts.append(Picture(painted.name, painted.png, alt_sheet(sheet, words)))
    flavor = [words.text(Word("card-flavor", {"flavor": _escaped(words.name(sheet.flavor))}))] if sheet.flavor else []
    parts.append("\n".join([cut(told, TOLD), *flavor]))
    parts.append(_decks(decks, words))
    parts += _clauses(sheet, clause, words)
    return Page(tuple(part for part in parts if part))


def alt_sheet(sheet: Sheet, words: Wording) -> str:
    """What the picture of a card says."""
    return cut(Teller(words).card(sheet).replace("**", ""), ALT_TEXT)


def found_page(typed: str, hits: Sequence[Hit], shelf: Shelf, locale: str) -> Page:
    """Which card is meant: those of this name, or those whose names are nearest."""
    words = Wording(locale)
    said = _escaped(cut(one_line(typed), OPTION_LABEL))
    if not hits:
        return Page((words.text(Word("card-none", {"typed": said})),))
    options = tuple(Option(choice(hit, shelf, locale), hit.value) for hit in hits[:MENU_ROWS])
    menu = Choice(words.text("card-found-placeholder"), keys.Found(0), options)
    return Page((words.text(Word("card-found", {"typed": said})), menu))


def _head(sheet: Sheet, words: Wording) -> str:
    name = sheet.face.name or Name(sheet.face.card, sheet.face.card)
    here = words.name(name)
    other = name.en if here == name.ja else name.ja
    game = words.text(f"game-{sheet.game}")
    values = {"card": _escaped(here), "other": _escaped(other), "game": Name(game, game)}
    return words.text(Word("card-head", values))


def _decks(names: Sequence[str], words: Wording) -> str:
    if not names:
        return words.text("card-decks-none")
    listed = words.text("list-comma").join(plain(name) for name in names)
    return words.text(Word("card-decks", {"decks": _said(cut(listed, DECKS))}))


def _clauses(sheet: Sheet, opened: str | None, words: Wording) -> Iterable[Part]:
    """The ids, the clause that is read, and a menu that leads to each of them."""
    book = rulebook(sheet.game, words.locale)
    known = [clause for clause in map(book.find, clauses_about(sheet)) if clause is not None][:MENU_ROWS]
    if not known:
        return
    ids = words.text("list-comma").join(f"`{clause.id}`" for clause in known)
    yield words.text(Word("card-rules", {"rules": _said(ids)}))
    for clause in known:
        if clause.id == opened:
            values = {"clause": _said(clause.id), "text": _said(cut(clause.text, CLAUSE))}
            yield words.text(Word("card-clause", values))
    options = tuple(
        Option(clause.id, clause.id, cut(clause.text, OPTION_TEXT), chosen=clause.id == opened) for clause in known
    )
    yield Choice(words.text("card-rules-placeholder"), keys.Clause(sheet.game, sheet.face.card), options)


def _said(text: str) -> Name:
    return Name(text or "-", text or "-")


def _escaped(text: str) -> Name:
    return _said(plain(text))
