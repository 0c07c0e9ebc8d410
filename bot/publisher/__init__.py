"""The publisher: whatever the outbox says is out of date is shown, once, in its newest form.

- `bot.publisher.queue` takes the jobs: one at a time for each place, newest wins, tried again with patience, never lost by a crash.
- `bot.publisher.posts` sends and edits one message for each place, and mends it: posts it anew where it was deleted or can no longer be
  edited, finds a direct message closed without asking twice.

What stands in a message is said by `bot.duels` (and the table of janken); nothing here knows a match.
"""
