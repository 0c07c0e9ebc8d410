"""Words: what a person reads, in their language, from keys and values that say what is meant.

The engine, its games and its views speak in keys (`engine.view.Word`); here a key becomes a sentence. The sentences stand in
``data/words/<locale>/*.ftl`` (everybody's) and ``data/<slug>/words/<locale>.ftl`` (a game's own, laid on top), as Project Fluent.

- `Wording` words anything for one reader: messages, events, names of cards, places, options.
- `locale_for` says which of our languages a reader gets.
- `keys` lists what a language has, for tests.
- `engine.wording.rulebook` reads a game's rules page.

A key that is missing is worded by the other language, and failing that by a neutral sentence; it never raises, and nobody ever sees the
key. What people wrote (names, decks) is a value, never a template. What does not live here: markup, which is the surface's business.
"""

from engine.wording.bundles import keys
from engine.wording.locales import LOCALES, locale_for
from engine.wording.wording import Wording

__all__ = ["LOCALES", "Wording", "keys", "locale_for"]
