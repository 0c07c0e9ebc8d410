"""Discord's forms of decks: a name, a whole list, a number of copies, a word to look for."""

from __future__ import annotations

from discord import ui

from bot.components.forms import form_of, text_field
from bot.decks import keys
from bot.decks.shelf import COPIES, NAME
from bot.limits import FIELD_VALUE
from engine.view import Word
from engine.wording import Wording

FIELD, NAMED = "text", "name"
"""Fields of a form."""
TYPED = 40
"""Characters of what is looked for."""


def name_form(deck: int, name: str, words: Wording) -> ui.Modal:
    """Asks for another name."""
    field = text_field(FIELD, words.text("deck-name-label"), value=name, most=NAME)
    return form_of(keys.Name(deck), words.text("deck-name-title"), field)


def list_form(deck: int, version: int, text: str, words: Wording) -> ui.Modal:
    """Asks for the whole list; ``text`` is the one of that version."""
    label, about = words.text("deck-list-label"), words.text("deck-list-about")
    field = text_field(FIELD, label, value=text, about=about, most=FIELD_VALUE, long=True, needed=False)
    return form_of(keys.List(deck, version), words.text("deck-list-title"), field)


def import_form(game: str, name: str, words: Wording) -> ui.Modal:
    """Asks for a deck as text or code, and for its name."""
    title = words.text("deck-import-title")
    label, about = (
        words.text("deck-import-label"),
        words.text("deck-import-about" if game else "deck-import-about-code"),
    )
    text = text_field(FIELD, label, about=about, most=FIELD_VALUE, long=True)
    named = text_field(NAMED, words.text("deck-name-label"), value=name, most=NAME, needed=False)
    return form_of(keys.Import(game), title, text, named)


def count_form(key: keys.Count, count: int, card: str, words: Wording) -> ui.Modal:
    """Asks how many copies of a card the deck shall have."""
    label = words.text(Word("deck-number-label", {"most": COPIES}))
    return form_of(key, card, text_field(FIELD, label, value=str(count), most=6))


def look_form(key: keys.Look, typed: str, words: Wording) -> ui.Modal:
    """Asks what to look for."""
    label, about = words.text("deck-look-label"), words.text("deck-look-about")
    field = text_field(FIELD, label, value=typed, about=about, most=TYPED, needed=False)
    return form_of(key, words.text("deck-look-title"), field)
