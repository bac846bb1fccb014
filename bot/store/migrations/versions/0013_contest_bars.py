"""Marks of what bars former members from contests."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """None is known of members who were deleted before."""
    op.create_table(
        "contest_bars",
        sa.Column("contest_id", _ID, sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("mark", sa.LargeBinary(), primary_key=True),
        sa.Column("at", sa.BigInteger()),
        sa.Column("until_at", sa.BigInteger()),
    )
