"""Card sets that a server brings, and those of a match"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "card_sets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("set", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("version", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_card_sets")),
    )
    op.create_table(
        "pictures",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_pictures")),
    )
    op.create_table(
        "server_sets",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("set", sa.String(length=64), nullable=False),
        sa.Column("on_key", sa.String(length=150), nullable=True),
        sa.Column("by", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["hash"], ["card_sets.hash"], name=op.f("fk_server_sets_hash")),
        sa.PrimaryKeyConstraint("guild", "hash", name=op.f("pk_server_sets")),
        sa.UniqueConstraint("on_key", name=op.f("uq_server_sets_on_key")),
    )
    with op.batch_alter_table("server_sets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_server_sets_guild_game"), ["guild", "game"], unique=False)

    op.create_table(
        "trials",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=False),
        sa.Column("press", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("art", sa.LargeBinary(), nullable=False),
        sa.Column("lives", sa.Integer(), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_trials")),
        sa.UniqueConstraint("press", name=op.f("uq_trials_press")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("trials", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_trials_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_trials_guild"), ["guild"], unique=False)

    op.add_column("challenges", sa.Column("sets", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("brought", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "brought")
    op.drop_column("challenges", "sets")

    with op.batch_alter_table("trials", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_trials_guild"))
        batch_op.drop_index(batch_op.f("ix_trials_due"))

    op.drop_table("trials")
    with op.batch_alter_table("server_sets", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_server_sets_guild_game"))

    op.drop_table("server_sets")
    op.drop_table("pictures")
    op.drop_table("card_sets")
