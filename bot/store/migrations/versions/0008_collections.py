"""Cards that people own, their trades and what they play for"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

OWN = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("challenges", sa.Column("prize", sa.Boolean(), nullable=True))
    op.add_column("matches", sa.Column("prize", sa.Boolean(), nullable=True))
    op.add_column("matches", sa.Column("settled", MOMENT, nullable=True))
    op.add_column("guilds", sa.Column("collections", sa.Boolean(), nullable=True))
    op.add_column("guilds", sa.Column("prizes", sa.Boolean(), nullable=True))
    op.create_table(
        "holders",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("deck", sa.String(length=64), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("joined", MOMENT, nullable=False),
        sa.Column("left", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("guild", "user", "game", name=op.f("pk_holders")),
    )
    op.create_index(op.f("ix_holders_user"), "holders", ["user"])
    op.create_table(
        "instances",
        sa.Column("id", OWN, autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("card", sa.String(length=100), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=True),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_instances")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_instances_guild_owner_game"), "instances", ["guild", "owner", "game"])
    op.create_table(
        "ledger",
        sa.Column("id", OWN, autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("instance", sa.BigInteger(), nullable=False),
        sa.Column("giver", sa.BigInteger(), nullable=True),
        sa.Column("taker", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.String(length=16), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=True),
        sa.Column("press", sa.BigInteger(), nullable=True),
        sa.Column("trade", sa.BigInteger(), nullable=True),
        sa.Column("match", sa.BigInteger(), nullable=True),
        sa.Column("reverts", sa.BigInteger(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.CheckConstraint("giver <> taker", name="ck_ledger_goes_elsewhere"),
        sa.ForeignKeyConstraint(["instance"], ["instances.id"], name=op.f("fk_ledger_instance")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ledger")),
        sa.UniqueConstraint("match", name=op.f("uq_ledger_match")),
        sa.UniqueConstraint("reverts", name=op.f("uq_ledger_reverts")),
        sa.UniqueConstraint("trade", "instance", name=op.f("uq_ledger_trade_instance")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_ledger_instance"), "ledger", ["instance"])
    op.create_index(op.f("ix_ledger_guild_giver"), "ledger", ["guild", "giver"])
    op.create_index(op.f("ix_ledger_guild_taker"), "ledger", ["guild", "taker"])
    op.create_table(
        "trades",
        sa.Column("id", OWN, autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("first_name", sa.String(length=100), nullable=False),
        sa.Column("second", sa.BigInteger(), nullable=False),
        sa.Column("second_name", sa.String(length=100), nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=False),
        sa.Column("press", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("open_key", sa.String(length=100), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("first_agreed", sa.Integer(), nullable=True),
        sa.Column("second_agreed", sa.Integer(), nullable=True),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("deadline", MOMENT, nullable=False),
        sa.Column("ended", MOMENT, nullable=True),
        sa.CheckConstraint("first <> second", name="ck_trades_two_people"),
        sa.CheckConstraint(
            "first_agreed <= revision AND second_agreed <= revision", name="ck_trades_agreed_to_what_was"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_trades")),
        sa.UniqueConstraint("press", name=op.f("uq_trades_press")),
        sa.UniqueConstraint("open_key", name=op.f("uq_trades_open_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_trades_state_deadline"), "trades", ["state", "deadline"])
    op.create_index(op.f("ix_trades_first_state"), "trades", ["first", "state"])
    op.create_index(op.f("ix_trades_second_state"), "trades", ["second", "state"])
    for table, of in (("offered", "trade"), ("stakes", "match")):
        op.create_table(
            table,
            sa.Column(of, sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("instance", sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("seat", sa.Integer(), nullable=False),
            sa.CheckConstraint("seat IN (0, 1)", name=f"ck_{table}_seat"),
            sa.ForeignKeyConstraint(["instance"], ["instances.id"], name=op.f(f"fk_{table}_instance")),
            sa.ForeignKeyConstraint(
                [of],
                ["trades.id" if of == "trade" else "matches.id"],
                name=op.f(f"fk_{table}_{of}"),
                ondelete="CASCADE",
            ),
            sa.PrimaryKeyConstraint(of, "instance", name=op.f(f"pk_{table}")),
        )
        op.create_index(op.f(f"ix_{table}_instance"), table, ["instance"])


def downgrade() -> None:
    for table in ("stakes", "offered", "trades", "ledger", "instances", "holders"):
        op.drop_table(table)
    for table, column in (
        ("guilds", "prizes"),
        ("guilds", "collections"),
        ("matches", "settled"),
        ("matches", "prize"),
        ("challenges", "prize"),
    ):
        op.drop_column(table, column)
