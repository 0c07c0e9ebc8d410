"""The schema. Every id of Discord's is a BigInteger; everything can be found by its server; each ending is a conditional update.

Enumerations are words, so that a person can read the file. JSON is kept as text or bytes made by msgspec: the database never looks in.
An id that was given out is never given out again, even if its row is gone (``sqlite_autoincrement``): old buttons and nonces go by ids.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bot.store import owned  # noqa: F401  # its tables are of the same schema
from bot.store.columns import Own, Utc
from bot.store.schema import metadata

challenges = Table(
    "challenges",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("challenger", BigInteger, nullable=False),
    Column("challenger_name", String(100), nullable=False),
    Column("challenger_locale", String(10), nullable=False),
    Column("opponent", BigInteger),
    Column("opponent_name", String(100), nullable=False),
    Column("opponent_locale", String(10), nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("game", String(32), nullable=False),
    Column("deck", String(64)),
    Column("house_rules", Text, nullable=False),
    Column("locale", String(10), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("press", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),
    Column("open_key", String(100), unique=True),  # who, whom, which game, where; null once it is no longer open
    Column("created", Utc, nullable=False),
    Column("deadline", Utc, nullable=False),
    Column("match", BigInteger),
    Column("time", Integer, nullable=False, server_default="0"),  # seconds for each decision; 0: as long as it takes
    Column("prize", Boolean),  # whether it is played for a card
    Column("sets", Text),  # hashes of the card sets that the server had switched on beside the game's own
    Column("cards", Text),  # the challenger's deck as it was when it was chosen
    Index(None, "state", "deadline"),
    Index(None, "challenger", "state"),
    Index(None, "opponent", "state"),
    sqlite_autoincrement=True,
)

matches = Table(
    "matches",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("challenge", BigInteger, ForeignKey("challenges.id"), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("house_rules", Text, nullable=False),
    Column("locale", String(10), nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("pair_key", String(100), unique=True),  # which two, which game, where; null once it no longer runs
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("state", LargeBinary),
    Column("sets", Text, nullable=False),  # marks of the card sets that it began with
    Column("decks", Text, nullable=False),  # the deck lists that it was dealt from
    Column("created", Utc, nullable=False),
    Column("deadline", Utc),
    Column("ended", Utc),
    Column("winner", Integer),
    Column("termination", String(64)),
    Column("note", Text),
    Column("time", Integer, nullable=False, server_default="0"),  # as of its challenge
    Column("prize", Boolean),  # as of its challenge
    Column("settled", Utc),  # since when nothing more is to be paid of its prize
    Column("brought", Text),  # as `sets` of its challenge
    Index(None, "status", "deadline"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger),
    Column("name", String(100), nullable=False),
    Column("locale", String(10), nullable=False),
    Column("deck", String(64)),
    Column("ready", Boolean, nullable=False),
    Column("added", Text, nullable=False),  # what this player gives to the shuffle: press:press:…:word
    Column("draft", Text),
    Column("draft_decision", String(16)),
    Column("cards", Text),  # the deck as it was when it was chosen
    UniqueConstraint("match", "user"),
    Index(None, "user"),
)

actions = Table(
    "actions",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("decision", String(16), nullable=False),
    Column("path", Text, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("at", Utc, nullable=False),
    Index(None, "match", "decision"),
)

errands = Table(  # answers that are given without a press: the computer's, and those that a decision carries with it
    "errands",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decision", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("due", Utc, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

deadlines = Table(  # the time of each open decision; see `bot.matches.times`
    "deadlines",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decision", String(16), nullable=False),
    Column(
        "number", Integer, nullable=False
    ),  # of the last action when it opened: a message that tells of it shows the decision
    Column("state", String(16), nullable=False),
    Column("opened", Utc, nullable=False),
    Column("due", Utc, nullable=False),
    Column("wake", Utc, index=True),  # when its next state is due; null once it is late
    Column("held", Utc),  # since when it stands still
)

pulse = Table(  # one row: when a process that could take presses last said so
    "pulse",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False, index=True),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("subject", String(16), nullable=False),
    Column("subject_id", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("target", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("created", Utc, nullable=False),
    Column("due", Utc, nullable=False, index=True),
    Column("claimed_by", String(64)),
    Column("tries", Integer, nullable=False),
    UniqueConstraint("subject", "subject_id", "kind", "target"),
    sqlite_autoincrement=True,
)

messages = Table(
    "messages",
    metadata,
    Column("subject", String(16), primary_key=True),
    Column("subject_id", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("target", Integer, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("posted", Utc, nullable=False),
    Index(None, "message"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
    Column("application", BigInteger, nullable=False),
    Column("token", Text, nullable=False),
    Column("message", BigInteger),
    Column("user", BigInteger, nullable=False),
    Column("subject", String(16), nullable=False),
    Column("subject_id", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("target", Integer, nullable=False),
    Column("expires", Utc, nullable=False, index=True),
    Index(None, "subject", "subject_id"),
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(10)),
    Column("road", String(16)),
    Column("dm_closed", Utc),
    Column("dm_channel", BigInteger),
    Column("aloud", Utc),  # since when they want what happens as new messages; null: edited in place
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(10)),
    Column("time", Integer),  # seconds for each decision where a challenge says nothing; null: as the bot has it
    Column("channels", Text),  # where duels may be started, as a list; null or empty: everywhere
    Column("threads", Boolean),  # whether a match gets a thread of its own; null: it does
    Column("starters", String(16)),  # who may start duels; null: everybody
    Column("roles", Text),  # the roles that may, as a list
    Column("collections", Boolean),  # whether people own cards here; null: they do not
    Column("prizes", Boolean),  # whether they may play for them; null: they may not
)

house_rules = Table(  # a server's own, where they are not as the game has them
    "house_rules",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("option", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

card_sets = (
    Table(  # sets that are not in `data/`, by the hash of their text: matches and transcripts name them for ever
        "card_sets",
        metadata,
        Column("hash", String(64), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("set", String(64), nullable=False),
        Column("name", Text, nullable=False),  # in both languages
        Column("version", String(64), nullable=False),
        Column("text", Text, nullable=False),
        Column("made", Utc, nullable=False),
    )
)

pictures = Table(  # of their cards, made anew from what an author brought, by the hash of what was brought: a set's text names it so
    "pictures",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

server_sets = Table(  # the versions of sets that a server has
    "server_sets",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("hash", String(64), ForeignKey("card_sets.hash"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("set", String(64), nullable=False),
    Column("on_key", String(150), unique=True),  # which set of which game, where; null while this version is off
    Column("by", BigInteger),  # who brought it; null: the host, or somebody who had us forget them
    Column("at", Utc, nullable=False),
    Column("report", Text, nullable=False),  # of its trial; empty: it had none here
    Index(None, "guild", "game"),
)

trials = Table(  # sets that are being tried; what is refused is deleted with its row
    "trials",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("locale", String(10), nullable=False),
    Column("press", BigInteger, nullable=False, unique=True),
    Column("text", Text, nullable=False),
    Column("art", LargeBinary, nullable=False),  # its pictures, made anew
    Column("lives", Integer, nullable=False),  # how often it was begun
    Column("due", Utc, nullable=False, index=True),  # when whoever has begun it is not waited for any more
    Column("created", Utc, nullable=False),
    sqlite_autoincrement=True,
)

lost = Table(  # what cannot be reached any more, or not for now; see `bot.store.lost`
    "lost",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column(
        "place", BigInteger, primary_key=True, autoincrement=False
    ),  # the server itself, a channel or thread of it, a member
    Column("kind", String(16), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("since", Utc, nullable=False),
    Index(None, "place"),
)

sessions = Table(  # of janken, hidden picks, best of N
    "sessions",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("first_name", String(100), nullable=False),
    Column("second", BigInteger),
    Column("second_name", String(100), nullable=False),
    Column("locale", String(10), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("press", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),
    Column("picks", Text, nullable=False),  # the open round's, hidden
    Column("thrown", Text, nullable=False),  # the rounds that are over
    Column("seed", LargeBinary),  # by which picks are promised; null where it began before there were promises
    Column("created", Utc, nullable=False),
    Column("deadline", Utc, nullable=False),
    Index(None, "state", "deadline"),
    Index(None, "guild", "first"),
    Index(None, "guild", "second"),
    sqlite_autoincrement=True,
)

rolls = Table(
    "rolls",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("press", BigInteger, nullable=False, unique=True),
    Column("secret", Boolean, nullable=False),
    Column("notation", Text, nullable=False),
    Column("drawn", Text, nullable=False),  # every die: its sides, what it showed
    Column("seed", LargeBinary, nullable=False),
    Column("promised", BigInteger),  # the roll with which the seed's hash was shown; null: it was the first
    Column("promise", String(64), nullable=False),  # the hash of the next seed, shown with this one
    Column("message", BigInteger),  # null until it is shown
    Column("at", Utc, nullable=False),
    Index(None, "guild", "channel"),
    Index(None, "user"),
    sqlite_autoincrement=True,
)

promises = Table(  # the seed of a person's next roll in a server, of which the hash was shown
    "promises",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("secret", Boolean, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("roll", BigInteger),  # with which it was shown; null: not yet
)

decks = Table(  # that people keep, each in one server
    "decks",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(100), nullable=False),
    Column("folded", String(255), nullable=False),  # the name without what makes no difference
    Column("cards", Text, nullable=False),  # how many of which
    Column("version", Integer, nullable=False),
    Column("created", Utc, nullable=False),
    Column("changed", Utc, nullable=False),
    UniqueConstraint("guild", "user", "game", "folded"),
    Index(None, "user"),
    sqlite_autoincrement=True,
)
