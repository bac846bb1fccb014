"""The turn that each table's call is for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column. Until now a stored call was always for the turn that goes on."""
    op.add_column("tables", sa.Column("ping_version", sa.Integer(), nullable=True))
    op.execute(sa.text("UPDATE tables SET ping_version = version WHERE ping_id IS NOT NULL"))
