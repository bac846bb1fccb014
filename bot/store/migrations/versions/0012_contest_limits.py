"""What each member has appended to a contest, and snapshots of contests with many events."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """What was appended before is not counted; snapshots are made at the next look."""
    for name in ("events", "sign_ups"):
        op.add_column("contest_players", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "contest_snapshots",
        sa.Column("contest_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("tally", sa.String(64), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_snapshots_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contest_id", name=op.f("pk_contest_snapshots")),
    )
