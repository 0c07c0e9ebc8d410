"""Some cards of a set as one picture, as they look when they are printed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.components.layout import Picture
from bot.drawing.gallery import GALLERY
from bot.drawing.spreads import Spread
from bot.drawing.studio import Studio
from bot.sets.pages import A_PICTURE, pages_of
from engine.brought import Shelved
from engine.games import games, table
from engine.view import Name, Value, Word
from engine.wording import Wording


async def preview(
    studio: Studio, shelved: Shelved, words: Wording, page: int = 0, art: Mapping[str, bytes] | None = None
) -> Picture | None:
    """A page of a set's cards; None where it could not be painted. ``art``: its pictures, while they are kept nowhere yet."""
    for name, data in (art or {}).items():
        GALLERY.put(name, data)
    brought = shelved.brought
    game = games()[brought.game]
    board = table(brought.game, texts=(shelved.text,))
    cards = [card.id for card in brought.definitions(game.definition_type)]
    pages = pages_of(shelved)
    page = max(0, min(page, pages - 1))
    faces = tuple(game.sheet(board, card).face for card in cards[page * A_PICTURE : (page + 1) * A_PICTURE])
    named = words.text("list-comma").join(words.name(face.name) for face in faces if face.name)
    note = words.text(Word("cardset-preview-note", {"cards": len(cards), "page": page + 1, "pages": pages}))
    shown = Spread(brought.game, words.name(brought.name), note, faces)
    values: dict[str, Value] = {"name": brought.name, "page": page + 1, "pages": pages, "cards": Name(named, named)}
    alt = words.text(Word("cardset-preview-alt", values))
    picture = await studio.spread(shown, words.locale, words, alt)
    return None if picture.png is None else Picture(picture.name, picture.png, picture.alt)
