"""A card by itself: found by what somebody types, shown with all that it says, the clauses that concern it, and the decks it is in.

- `finding` looks a card up in every game of a server at once, its own sets among them.
- `art` makes a picture that an author brought anew; `bot.drawing.gallery` has it at hand for who paints.
- `pages` are what is shown; `desk` is what the command and each press do, `keys` what a press says.

What does not live here: how a name is spelled (`engine.search`), which clauses concern a card (`engine.wording.concerns`), how a sheet
is painted (`bot.drawing`). Names and texts of cards come from people: nothing in them works as markup.
"""
