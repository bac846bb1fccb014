"""Whether a member has played the guided hand to its end."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Who did so before is not known: their games say more."""
    op.add_column("members", sa.Column("guided", sa.Boolean(), nullable=False, server_default=sa.false()))
