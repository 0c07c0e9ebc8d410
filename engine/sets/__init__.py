"""Sets that somebody brings: from bytes to a faultless set, or to all that is wrong with it, worded for its author.

An author who has never programmed writes YAML, or packs YAML and pictures into a ZIP. `bring` reads it with a stranger's hands in mind:
nothing is believed, nothing is run, nothing is written, and the answer comes within a second whatever the bytes are.

- `reading`: the way from bytes to a `BroughtSet`. Start there.
- `archives`: unpacking a ZIP within bounds. `pictures`: a picture's format and size from its first bytes.
- `shape`: a text held against the types of its game, every mismatch told. `names`, `checks`: what types cannot say.
- `brought`: the set itself, and the text of it that is kept and hashed. `faults`: the sentences.
- `trial`: matches of computer players with the set's own decks.

What does not live here: which server has which set (that is the bot's), and the cards of the house (`engine.catalog` reads `data/`).
"""

from engine.sets.brought import BroughtSet, kept
from engine.sets.faults import told
from engine.sets.reading import bring

__all__ = ["BroughtSet", "bring", "kept", "told"]
