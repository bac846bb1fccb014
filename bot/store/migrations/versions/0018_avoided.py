"""Members whom somebody would rather not sit with."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the table, empty."""
    op.create_table(
        "avoided",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("other_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("other_name", sa.String(64), nullable=False),
    )
    op.create_index("ix_avoided_user_id", "avoided", ["user_id"])
    op.create_index("ix_avoided_other_id", "avoided", ["other_id"])
