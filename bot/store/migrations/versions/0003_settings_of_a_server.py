"""What a server's people settle: channels, threads, house rules, who may challenge"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "house_rules",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("option", sa.String(length=64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "option", name=op.f("pk_house_rules")),
    )
    op.add_column("guilds", sa.Column("channels", sa.Text(), nullable=True))
    op.add_column("guilds", sa.Column("threads", sa.Boolean(), nullable=True))
    op.add_column("guilds", sa.Column("starters", sa.String(length=16), nullable=True))
    op.add_column("guilds", sa.Column("roles", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("guilds", "roles")
    op.drop_column("guilds", "starters")
    op.drop_column("guilds", "threads")
    op.drop_column("guilds", "channels")
    op.drop_table("house_rules")
