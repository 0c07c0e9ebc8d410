"""Decks as people write, pass on and weigh them: text lists, deck codes, statistics. Pure: texts and numbers in, values out.

- `text`: a list of one line a card, as people type it, and as we write it. Every line that cannot be read is answered with its number.
- `codes`: a deck as a short line to copy, with version, game and checksum.
- `statistics`: how a deck is made up, from what stands on its cards, whatever the game.
- `checks`: what the rules of several games ask of a deck in the same way.

What does not live here: whether a deck may be played (each game's `check_deck`), and which decks somebody keeps (the bot's).
"""
