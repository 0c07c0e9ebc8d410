"""How much a set may be: what a message, a menu and a picture of Discord take, and what is read in a moment on a small machine."""

from __future__ import annotations

PACKED = 8_000_000
"""Bytes of what is brought, be it a file or an archive."""
UNPACKED = 24_000_000
"""Bytes of everything in an archive."""
ENTRIES = 400
"""Files and folders in an archive."""
PATH = 120
"""Characters of a file's name with its folders."""
TEXT = 500_000
"""Characters of one file of cards or decks."""

CARDS = 300
DECKS = 20
FAULTS = 100
"""How many faults are told at once; who has mended these sees the next."""

ID = 40
"""Characters of an id: a reference to it fits into a button's id, and a message that lists many is still read."""
NAME = 40
"""Characters of a name: with its number, verb and place it stands on a button (80) and in a row of a menu (100)."""
SHORT = 16
"""Characters of a short name, which stands on a card of the board."""
ABOUT = 100
"""Characters of what is said of a deck: the second line of a row of a menu."""
FLAVOR = 200
CARD_TEXT = 1500
"""Characters of the text that a card's effects write: two cards still fit into one message (4,000)."""
VERSION = 20
COPIES = 99
"""Cards of one definition in a deck list."""
