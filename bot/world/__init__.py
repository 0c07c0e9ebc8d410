"""The Discord world changes under a match: members leave, channels go, the bot is sent away and comes back, rights are taken and given.

- `places` is told by the client what has changed (and looks itself at every start), notes it in `bot.store.lost`, and marks what is out of
  date because of it. What becomes of a match is the table in ``docs/commands.md``.
- `rights` says what we may not do in a channel, from what Discord has told us, without a request.
- `members` says whether somebody has left, with one request, since nobody tells us that.

Nothing here ends a match by itself but `places.Places.expire`: a server that has not taken us back for a month.
"""
