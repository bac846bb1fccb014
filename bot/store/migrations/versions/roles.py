"""Roles that Bower gives: which, to whom they were given, and members who want none."""

import sqlalchemy as sa
from alembic import op

revision = "1.2"
down_revision = "1.1"


def upgrade() -> None:
    """Add what they need."""
    op.add_column("servers", sa.Column("champion_role_id", sa.BigInteger))
    op.add_column("servers", sa.Column("leader_role_id", sa.BigInteger))
    op.add_column("members", sa.Column("roles", sa.Boolean, nullable=False, server_default=sa.true()))
    ids = [sa.Column(name, sa.BigInteger, autoincrement=False) for name in ("guild_id", "role_id", "user_id")]
    key = sa.PrimaryKeyConstraint(*ids, name="pk_given_roles")
    op.create_table("given_roles", *ids, sa.Column("given_at", sa.BigInteger), key)
