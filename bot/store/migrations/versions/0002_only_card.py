"""Members say when their only card is played for them, and whether tables show their avatar."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the preferences."""
    op.add_column("members", sa.Column("only_card", sa.String(16), nullable=False, server_default="last_trick"))
    op.add_column("members", sa.Column("avatar", sa.Boolean(), nullable=False, server_default=sa.true()))
