"""Messages that channels should show besides tables and contests, and the first of them: calls for players."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables, empty; no server has a role for calls."""
    op.create_table(
        "posts",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("keeps", sa.String(16), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("shown", sa.String(32)),
        sa.Column("wanted_at", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("guild_id", "kind", "number", name=op.f("uq_posts_guild_id_kind_number")),
    )
    to_do = sa.text("NOT done")
    op.create_index("ix_posts_to_do", "posts", ["id"], sqlite_where=to_do, postgresql_where=to_do)
    op.add_column("servers", sa.Column("euchre_role_id", sa.BigInteger()))
    op.create_table(
        "bells",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("begins", sa.Integer(), nullable=False),
        sa.Column("ends", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(64)),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("called_at", sa.BigInteger()),
        sa.Column("day", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("called", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("unanswered", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("rests_until", sa.BigInteger()),
    )
    op.create_index("ix_bells_user_id", "bells", ["user_id"])
    op.create_table(
        "calls",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("once", sa.String(32), nullable=False),
        sa.Column("table_id", sa.BigInteger()),
        sa.Column("contest_id", sa.BigInteger()),
        sa.Column("at_play", sa.Boolean(), nullable=False),
        sa.Column("role_id", sa.BigInteger()),
        sa.Column("called_at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("once", name=op.f("uq_calls_once")),
    )
    op.create_index("ix_calls_channel_id_called_at", "calls", ["channel_id", "called_at"])
    op.create_table(
        "call_members",
        sa.Column("call_id", _ID, sa.ForeignKey("calls.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    )
