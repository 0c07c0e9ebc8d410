"""Decks that players keep, and the list that a match is dealt from"""

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
