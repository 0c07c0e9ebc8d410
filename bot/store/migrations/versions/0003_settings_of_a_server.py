"""What a server's people settle: channels, threads, house rules, who may challenge"""

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
