"""When each rating's member last played a rated game that still counts: who has not for long is on no board."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

_FILL = """
    UPDATE ratings SET played_at = (
        SELECT c.at FROM rating_changes AS c
        WHERE c.guild_id = ratings.guild_id AND c.season = ratings.season AND c.family = ratings.family
            AND c.user_id = ratings.user_id
            AND NOT EXISTS (
                SELECT 1 FROM rating_changes AS back JOIN journal ON journal.no = back.no
                WHERE journal.kind = 'void' AND back.table_id = c.table_id AND back.guild_id = c.guild_id
                    AND back.season = c.season AND back.user_id = c.user_id
            )
        ORDER BY c.no DESC LIMIT 1
    )
"""


def upgrade() -> None:
    """Add the column, and find the games."""
    op.add_column("ratings", sa.Column("played_at", sa.BigInteger(), nullable=True))
    op.execute(sa.text(_FILL))
