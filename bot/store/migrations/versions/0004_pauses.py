"""Pauses, the ends of lobbies, and how tables were closed."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
_LOBBY_MS = 24 * 3_600_000


def upgrade() -> None:
    """Add the columns. A member who is away went now; lobbies, which had no end, get one."""
    now = int(time.time() * 1000)
    op.add_column("tables", sa.Column("closing", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("pause", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("away_at", sa.BigInteger(), nullable=True))
    op.execute(sa.text("UPDATE seats SET away_at = :now WHERE away").bindparams(now=now))
    op.drop_column("seats", "away")
    op.add_column("seats", sa.Column("asks_pause", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("seats") as seats:  # the default was for the rows there are
        seats.alter_column("asks_pause", server_default=None)
    lobbies = "INSERT INTO deadlines (table_id, version, due_at) SELECT id, version, :due FROM tables"
    op.execute(sa.text(f"{lobbies} WHERE status = 'lobby'").bindparams(due=now + _LOBBY_MS))
