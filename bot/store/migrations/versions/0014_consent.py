"""Who has pressed to be in a contest: members whom others put in have yet to agree."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

_PLAYERS = sa.table("contest_players", sa.column("joined_at", sa.BigInteger()), sa.column("agreed_at", sa.BigInteger()))


def upgrade() -> None:
    """Those who were in contests and at tables before count as agreed."""
    op.add_column("contest_players", sa.Column("agreed_at", sa.BigInteger(), nullable=True))
    op.execute(sa.update(_PLAYERS).values(agreed_at=_PLAYERS.c.joined_at))
    op.add_column("seats", sa.Column("put_in", sa.Boolean(), nullable=False, server_default=sa.false()))
