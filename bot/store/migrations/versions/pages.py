"""Whether a server has made pages of its contests public."""

import sqlalchemy as sa
from alembic import op

revision = "1.3"
down_revision = "1.2"


def upgrade() -> None:
    """Add the column."""
    op.add_column("servers", sa.Column("public_pages", sa.Boolean, nullable=False, server_default=sa.false()))
