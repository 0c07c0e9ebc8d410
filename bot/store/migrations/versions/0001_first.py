"""What the first release keeps"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("challenger", sa.BigInteger(), nullable=False),
        sa.Column("challenger_name", sa.String(length=100), nullable=False),
        sa.Column("challenger_locale", sa.String(length=10), nullable=False),
        sa.Column("opponent", sa.BigInteger(), nullable=True),
        sa.Column("opponent_name", sa.String(length=100), nullable=False),
        sa.Column("opponent_locale", sa.String(length=10), nullable=False),
        sa.Column("computer", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("deck", sa.String(length=64), nullable=True),
        sa.Column("house_rules", sa.Text(), nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("press", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("open_key", sa.String(length=100), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("open_key", name=op.f("uq_challenges_open_key")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_challenges_challenger_state"), ["challenger", "state"], unique=False)
        batch_op.create_index(batch_op.f("ix_challenges_opponent_state"), ["opponent", "state"], unique=False)
        batch_op.create_index(batch_op.f("ix_challenges_state_deadline"), ["state", "deadline"], unique=False)

    op.create_table(
        "claims",
        sa.Column("interaction", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("interaction", name=op.f("pk_claims")),
    )
    with op.batch_alter_table("claims", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_claims_at"), ["at"], unique=False)

    op.create_table(
        "guilds",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=True),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_guilds")),
    )
    op.create_table(
        "messages",
        sa.Column("subject", sa.String(length=16), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("posted", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("subject", "subject_id", "kind", "target", name=op.f("pk_messages")),
    )
    with op.batch_alter_table("messages", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_messages_message"), ["message"], unique=False)

    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("subject", sa.String(length=16), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("claimed_by", sa.String(length=64), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint(
            "subject", "subject_id", "kind", "target", name=op.f("uq_outbox_subject_subject_id_kind_target")
        ),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_due"), ["due"], unique=False)

    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=True),
        sa.Column("road", sa.String(length=16), nullable=True),
        sa.Column("dm_closed", sa.DateTime(timezone=True), nullable=True),
        sa.Column("dm_channel", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_people")),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("first_name", sa.String(length=100), nullable=False),
        sa.Column("second", sa.BigInteger(), nullable=True),
        sa.Column("second_name", sa.String(length=100), nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("press", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("picks", sa.Text(), nullable=False),
        sa.Column("thrown", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_state_deadline"), ["state", "deadline"], unique=False)

    op.create_table(
        "tokens",
        sa.Column("interaction", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("application", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("subject", sa.String(length=16), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("interaction", name=op.f("pk_tokens")),
    )
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tokens_expires"), ["expires"], unique=False)
        batch_op.create_index(batch_op.f("ix_tokens_subject_subject_id"), ["subject", "subject_id"], unique=False)

    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.Column("challenge", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("house_rules", sa.Text(), nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("pair_key", sa.String(length=100), nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.Column("sets", sa.Text(), nullable=False),
        sa.Column("decks", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=True),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("termination", sa.String(length=64), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["challenge"], ["challenges.id"], name=op.f("fk_matches_challenge")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("challenge", name=op.f("uq_matches_challenge")),
        sa.UniqueConstraint("pair_key", name=op.f("uq_matches_pair_key")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_matches_status_deadline"), ["status", "deadline"], unique=False)

    op.create_table(
        "actions",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.String(length=16), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_actions_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_actions")),
    )
    with op.batch_alter_table("actions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_actions_match_decision"), ["match", "decision"], unique=False)

    op.create_table(
        "errands",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decision", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_errands_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_errands")),
    )
    with op.batch_alter_table("errands", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_errands_due"), ["due"], unique=False)

    op.create_table(
        "seats",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=False),
        sa.Column("deck", sa.String(length=64), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("added", sa.Text(), nullable=False),
        sa.Column("draft", sa.Text(), nullable=True),
        sa.Column("draft_decision", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("match", "user", name=op.f("uq_seats_match_user")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_user"), ["user"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_user"))

    op.drop_table("seats")
    with op.batch_alter_table("errands", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_errands_due"))

    op.drop_table("errands")
    with op.batch_alter_table("actions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_actions_match_decision"))

    op.drop_table("actions")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_status_deadline"))

    op.drop_table("matches")
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tokens_subject_subject_id"))
        batch_op.drop_index(batch_op.f("ix_tokens_expires"))

    op.drop_table("tokens")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_state_deadline"))

    op.drop_table("sessions")
    op.drop_table("people")
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_outbox_due"))

    op.drop_table("outbox")
    with op.batch_alter_table("messages", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_messages_message"))

    op.drop_table("messages")
    op.drop_table("guilds")
    with op.batch_alter_table("claims", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_claims_at"))

    op.drop_table("claims")
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_challenges_state_deadline"))
        batch_op.drop_index(batch_op.f("ix_challenges_opponent_state"))
        batch_op.drop_index(batch_op.f("ix_challenges_challenger_state"))

    op.drop_table("challenges")
