"""Time for decisions: how long each may take, when each is due, and when we were last there"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "deadlines",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decision", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("wake", sa.DateTime(timezone=True), nullable=True),
        sa.Column("held", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_deadlines_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_deadlines")),
    )
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deadlines_wake"), ["wake"], unique=False)

    op.add_column("challenges", sa.Column("time", sa.Integer(), server_default="0", nullable=False))

    op.add_column("guilds", sa.Column("time", sa.Integer(), nullable=True))

    op.add_column("matches", sa.Column("time", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("matches", "time")

    op.drop_column("guilds", "time")

    op.drop_column("challenges", "time")

    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_deadlines_wake"))

    op.drop_table("deadlines")
    op.drop_table("pulse")
