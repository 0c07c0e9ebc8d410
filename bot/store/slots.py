"""Places where something is shown: the board of a match, the hand of one seat, the message of a challenge.

A slot is named without Discord's ids, so that the outbox can say "this is out of date" and the messages "that one shows it".
"""

from __future__ import annotations

from msgspec import Struct

from engine.view import PUBLIC

MATCH, CHALLENGE, JANKEN, TRADE, TRIAL = "match", "challenge", "janken", "trade", "trial"
"""Whose place it is."""

BOARD, HAND, NOTICE, ENDING, INVITATION, TABLE = "board", "hand", "notice", "ending", "invitation", "table"
LATE, ALOUD, MOVED, DEAL, TRIED = "late", "aloud", "moved", "deal", "tried"
"""What is shown there:

- `BOARD` of a match, for everybody: deck menus while it is choosing, the picture while it is playing, the last picture when it is over.
- `HAND` of a seat, private: its hand, what it is asked.
- `NOTICE` to a seat: a decision has newly opened for it; the job's note is the decision's id.
- `ENDING` of a match, for everybody: told once, how it ended.
- `LATE` of a match, for everybody: whose time is up, and what the other may do; nothing while nobody is late.
- `ALOUD` of a seat, private: of a hand that comes as new messages, the one before the newest, which only tells what happened then. It is
  `shown` up to where the newest begins to tell, its note is the decision that the newest asks.
- `MOVED` to a seat: that the place of the match is gone, and where it goes on.
- `INVITATION` of a challenge.
- `TABLE` of a session of janken.
- `DEAL` of a trade: what lies on its table, and who agrees.
- `TRIED` of the trial of a card set, to whoever brought it; the job's note is all that is told.
"""


class Slot(Struct, frozen=True):
    """One place. ``target`` is the seat whose it is, or `PUBLIC`."""

    subject: str
    id: int
    kind: str
    target: int = PUBLIC
