"""Rolls and janken that anybody can check, and their statistics"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "rolls",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("press", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.Boolean(), nullable=False),
        sa.Column("notation", sa.Text(), nullable=False),
        sa.Column("drawn", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("promised", sa.BigInteger(), nullable=True),
        sa.Column("promise", sa.String(length=64), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rolls")),
        sa.UniqueConstraint("press", name=op.f("uq_rolls_press")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("rolls", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_rolls_guild_channel"), ["guild", "channel"], unique=False)
        batch_op.create_index(batch_op.f("ix_rolls_user"), ["user"], unique=False)
    op.create_table(
        "promises",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("roll", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild", "user", "secret", name=op.f("pk_promises")),
    )
    op.add_column("sessions", sa.Column("seed", sa.LargeBinary(), nullable=True))
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_guild_first"), ["guild", "first"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_guild_second"), ["guild", "second"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_guild_second"))
        batch_op.drop_index(batch_op.f("ix_sessions_guild_first"))
    op.drop_column("sessions", "seed")
    op.drop_table("promises")
    op.drop_table("rolls")
