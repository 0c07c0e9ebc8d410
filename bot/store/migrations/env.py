"""What Alembic runs: on the connection that it was given, within the transaction that is open on it."""

from typing import Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext

from bot.store.columns import Utc
from bot.store.tables import metadata


def render(kind: str, item: object, _context: AutogenContext) -> str | Literal[False]:
    """A step is written in SQLAlchemy's own types, so that it stays true whatever becomes of ours."""
    return "sa.DateTime(timezone=True)" if kind == "type" and isinstance(item, Utc) else False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    render_item=render,
    transactional_ddl=True,
)
context.run_migrations()
