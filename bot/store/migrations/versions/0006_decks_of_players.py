"""Decks that players keep, and the list that a match is dealt from"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("folded", sa.String(length=255), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_decks")),
        sa.UniqueConstraint("guild", "user", "game", "folded", name=op.f("uq_decks_guild_user_game_folded")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_decks_user"), ["user"], unique=False)

    op.add_column("challenges", sa.Column("cards", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("cards", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "cards")
    op.drop_column("challenges", "cards")

    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_decks_user"))

    op.drop_table("decks")
