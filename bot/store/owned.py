"""The tables of collections: who owns which card, how it came there, and what it is offered or played for (`bot.collections`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from bot.store.columns import Own, Utc
from bot.store.schema import metadata

holders = Table(  # who has joined a game's collection in a server; the row stays when they leave, so that nobody is given cards twice
    "holders",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("deck", String(64), nullable=False),  # the starter deck whose cards they were given
    Column("hidden", Boolean, nullable=False),  # whether others may not look
    Column("joined", Utc, nullable=False),
    Column("left", Utc),
    Index(None, "user"),
)

instances = Table(  # cards that are owned; see `bot.collections.moving`
    "instances",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("card", String(100), nullable=False),
    Column("owner", BigInteger),  # null: out of play
    Column("moved", BigInteger, nullable=False),  # its last entry in the ledger
    Index(None, "guild", "owner", "game"),
    sqlite_autoincrement=True,
)

ledger = Table(  # every movement of an instance, only ever added to
    "ledger",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("instance", BigInteger, ForeignKey("instances.id"), nullable=False),
    Column("giver", BigInteger),  # null: it was not in play before
    Column("taker", BigInteger),  # null: it went out of play
    Column("why", String(16), nullable=False),
    Column("by", BigInteger),  # who pressed; null: nobody did
    Column("press", BigInteger),
    Column("trade", BigInteger),
    Column("match", BigInteger, unique=True),  # of which it is the prize: there is one
    Column("reverts", BigInteger, unique=True),  # the entry that it takes back: once
    Column("at", Utc, nullable=False),
    UniqueConstraint("trade", "instance"),
    CheckConstraint("giver <> taker", name="ck_ledger_goes_elsewhere"),
    Index(None, "instance"),
    Index(None, "guild", "giver"),
    Index(None, "guild", "taker"),
    sqlite_autoincrement=True,
)

trades = Table(
    "trades",
    metadata,
    Column("id", Own, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("first_name", String(100), nullable=False),
    Column("second", BigInteger, nullable=False),
    Column("second_name", String(100), nullable=False),
    Column("locale", String(10), nullable=False),
    Column("press", BigInteger, nullable=False, unique=True),
    Column("state", String(16), nullable=False),
    Column("open_key", String(100), unique=True),  # which two, which game, where; null once it is no longer open
    Column("revision", Integer, nullable=False),  # goes up with every change of what is offered
    Column("first_agreed", Integer),  # to which revision
    Column("second_agreed", Integer),
    Column("created", Utc, nullable=False),
    Column("deadline", Utc, nullable=False),
    Column("ended", Utc),
    CheckConstraint("first <> second", name="ck_trades_two_people"),
    CheckConstraint("first_agreed <= revision AND second_agreed <= revision", name="ck_trades_agreed_to_what_was"),
    Index(None, "state", "deadline"),
    Index(None, "first", "state"),
    Index(None, "second", "state"),
    sqlite_autoincrement=True,
)

offered = Table(  # what lies on the table of a trade, and which of the two has laid it there
    "offered",
    metadata,
    Column("trade", BigInteger, ForeignKey("trades.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("instance", BigInteger, ForeignKey("instances.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    CheckConstraint("seat IN (0, 1)", name="ck_offered_seat"),
    Index(None, "instance"),
)

stakes = Table(  # the instances that a match for a card is played with
    "stakes",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("instance", BigInteger, ForeignKey("instances.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    CheckConstraint("seat IN (0, 1)", name="ck_stakes_seat"),
    Index(None, "instance"),
)
