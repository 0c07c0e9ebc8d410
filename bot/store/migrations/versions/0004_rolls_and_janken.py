"""Rolls and janken that anybody can check, and their statistics"""

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
