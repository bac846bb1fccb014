"""What a server wants Bower to post by itself, where and when, and which members want to hear of it: nothing yet."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the settings."""
    op.add_column("servers", sa.Column("post_channel_id", sa.BigInteger()))
    op.add_column("servers", sa.Column("post_hour", sa.Integer(), nullable=False, server_default="12"))
    op.add_column("servers", sa.Column("own_posts", sa.String(64)))
    op.add_column("members", sa.Column("streak_calls", sa.Boolean(), nullable=False, server_default=sa.false()))
