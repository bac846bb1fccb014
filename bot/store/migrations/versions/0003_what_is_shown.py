"""What the bot has sent to Discord, so that nothing is sent again that is there already."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the digests of table messages and of registrations."""
    op.add_column("tables", sa.Column("message_digest", sa.String(32), nullable=True))
    op.create_table(
        "registrations",
        sa.Column("application_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_registrations")),
    )
