"""Decks that people keep: built by browsing, by text, by code; shown, shared, tried, and brought to a match.

- `shelf` keeps them: a row each, in one server, of one person and one game. Every change is written at once, in one transaction that
  checks whose deck it is, so two devices at once lose nothing: a card more or less counts on what is there then, and a whole list takes
  the place of only that list which its writer saw.
- `workshop` says what a deck is worth by the rules of a server: its table, every problem at once, its statistics, a hand drawn at random.
- `browsing` finds the cards that a person looks for, whatever the game: by what stands on a card's sheet, and by what they type.
- `pages` are what is shown; `desk` and `bench` are what each press does, `keys` what a press says; `forms` are Discord's forms.

What does not live here: how a match takes a deck (`bot.matches.decks`), how lists and codes are read (`engine.decks`), any rule, and any
sentence (``data/words/*/decks.ftl``). What people call their decks is text: plain on a picture or a button, escaped where markup works.
"""
