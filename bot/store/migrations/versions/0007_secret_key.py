"""The key that seals what a copy of the database must not tell, deleted answers, and whose lines logs have."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables. Secrets of games at play are sealed when the bot starts: only it has the key."""
    op.create_table(
        "installation",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key_check", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_installation")),
    )
    op.create_table(
        "deleted_answers",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "mark", name=op.f("pk_deleted_answers")),
    )
    known = sa.text("user_id IS NOT NULL")
    op.create_index("ix_log_user_id", "log", ["user_id"], sqlite_where=known, postgresql_where=known)
