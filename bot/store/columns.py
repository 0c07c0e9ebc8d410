"""Column types that SQLite and PostgreSQL read alike."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import BigInteger, DateTime, Dialect, Integer
from sqlalchemy.types import TypeDecorator


class Utc(TypeDecorator[datetime]):
    """A moment in UTC: aware on the way in, aware on the way out, whatever the database makes of it."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Raises `ValueError` for a naive moment."""
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment without a time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """SQLite forgets the zone, PostgreSQL turns to the session's: both become UTC."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def storable(text: str, limit: int) -> str:
    """What people wrote, as any database keeps it: no NUL, no half of a character, and not too long."""
    return text.replace("\0", "").encode(errors="replace").decode()[:limit]


Own = BigInteger().with_variant(Integer(), "sqlite")
"""A number that the database gives out. (SQLite counts on by itself only in an INTEGER, which holds 64 bits there.)"""
