"""Bring a database up to this release's schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).parent / "migrations"
_ADVISORY = 0x7EFDA
"""The key under which PostgreSQL lets one process migrate at a time."""


async def migrate(engine: AsyncEngine) -> None:
    """Make every step that is missing, in one transaction."""
    async with engine.connect() as connection:
        connection = await connection.execution_options(tefuda_writes=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY})"))
            await connection.run_sync(_upgrade)


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, which need no file of their own."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings


def _upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")
