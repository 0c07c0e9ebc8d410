"""A duel as people meet it: the challenge, the decks, the board for everybody, the hand for one, the result.

- `invitation`, `board`, `hand`, `notice`, `result`, `talk`: pages, made from records and from views of one viewer. `seen` has the words
  and pictures that they need, `duels.Duels` puts them together.
- `aloud` is the hand of who cannot hear an edit: new messages that lead with what happened; `which` asks which match a command means.
- `shows` is what the publisher does for each place: which page, in which channel; `threads` opens a thread for each match.
- `invites`, `moves`, `rooms` are what each press does.

What is said stands in ``data/words``; what may be done is in the tree of `engine.decision`; how a message is sent is `bot.publisher`'s.
Each page is made anew for each reader, in the reader's language where it is private and in the server's where it is not.
"""
