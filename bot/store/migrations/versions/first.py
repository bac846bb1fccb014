"""The tables of version 1.0, as statements of each database beside this file."""

from pathlib import Path

from alembic import op

revision = "1.0"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    connection = op.get_bind()
    statements = Path(__file__).with_name(f"first_{connection.dialect.name}.sql").read_text(encoding="utf-8")
    for statement in statements.split(";\n"):
        if statement.strip():
            connection.exec_driver_sql(statement)
