"""By which rule each game is rated, who has agreed to a rematch, and reports of table talk."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Games that have begun keep the first rule."""
    op.add_column("tables", sa.Column("rating_rule", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("agreed", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "reports",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("hand", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("proposed", sa.Integer(), nullable=True),
        sa.Column("proposed_by", sa.Integer(), nullable=True),
        sa.Column("ruled", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "hand", "seat", name=op.f("pk_reports")),
    )
    op.create_index(
        "ix_journal_left",
        "journal",
        ["user_id"],
        sqlite_where=sa.text("kind = 'left'"),
        postgresql_where=sa.text("kind = 'left'"),
    )
