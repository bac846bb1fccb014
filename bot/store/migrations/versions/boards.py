"""Boards of the day, and tables that count in no statistics."""

import sqlalchemy as sa
from alembic import op

revision = "1.1"
down_revision = "1.0"


def upgrade() -> None:
    """Add a column and two tables."""
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "board_days",
        sa.Column("day", sa.Integer, autoincrement=False),
        sa.Column("version", sa.String(16), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("boards", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_board_days"),
    )
    op.create_table(
        "board_results",
        sa.Column("day", sa.Integer, autoincrement=False),
        sa.Column("number", sa.Integer, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer),
        sa.ForeignKeyConstraint(["day"], ["board_days.day"], name="fk_board_results_day"),
        sa.PrimaryKeyConstraint("day", "number", "user_id", name="pk_board_results"),
        sa.UniqueConstraint("table_id", name="uq_board_results_table_id"),
    )
    op.create_index("ix_board_results_user_id", "board_results", ["user_id"])
