"""Cards that people own, in one server each: how they come to them, how they change hands, what they are played for.

An *instance* is one owned card: a number, the game and definition that it is of, and an owner (nobody: it is out of play). So it is in
exactly one place, always, and only `moving` changes that: each movement is a new row of the ledger and a conditional update, in one
transaction with whatever it follows from. Nothing is ever taken out of the ledger; `/forget me` leaves the rows and takes the person.

- `holding` says whether an instance is *held*, by what lies on the table of an open trade or was brought to a match for a card. That is
  looked up in the trade and the match themselves: there is no flag, so that none can be left behind. Every door asks it: a trade, a deck
  for a match, leaving, a revert, being forgotten. An instance can be held once; who opens a door locks its rows first, in one order.
- `joining` is who takes part, and their starter cards; `trades` several cards for several; `ledger` the book and its reverts.
- `stakes` is the duel for a card, as parts of the match's own transactions: agreed with the challenge, brought with the deck, settled
  with the last move. What the rules say about the prize the game knows (`engine.game.Game.prize`); where they say nothing, the winner
  picks (`prizes`).

These know the store and the engine, and nothing of Discord. What people see and press is in `desk`, `trading` and `book`, the pages that
they show in `album_pages`, `trade_pages` (with its picture, `trade_pictures`) and `book_pages`, custom ids in `keys`; sentences in
``data/words/*/collections.ftl``. Cards are no money: nothing here has a price, and nothing ever leaves the server.
"""
