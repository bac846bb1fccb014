"""The level that a table's host last chose for one computer."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Of tables before nothing is remembered: a new computer has the table's level."""
    op.add_column("tables", sa.Column("next_level", sa.String(16), nullable=True))
