"""INSERT … ON CONFLICT, which both databases have and SQLAlchemy offers for each by itself."""

from __future__ import annotations

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.store import Transaction


def upsert(work: Transaction, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT into a table that may say what to do on conflict, in the database's own dialect."""
    return sqlite.insert(table) if work.store.sqlite else postgresql.insert(table)
