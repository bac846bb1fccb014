"""Messages that channels should show besides tables and contests."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table, empty."""
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
        sa.UniqueConstraint("guild_id", "kind", "number", name=op.f("uq_posts_guild_id")),
    )
    to_do = sa.text("NOT done")
    op.create_index("ix_posts_to_do", "posts", ["id"], sqlite_where=to_do, postgresql_where=to_do)
