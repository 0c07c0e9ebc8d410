"""Members, channels and servers that are gone, and running text"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "lost",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild", "place", name=op.f("pk_lost")),
    )
    with op.batch_alter_table("lost", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_lost_place"), ["place"], unique=False)

    op.add_column("people", sa.Column("aloud", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("people", "aloud")

    with op.batch_alter_table("lost", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_lost_place"))

    op.drop_table("lost")
