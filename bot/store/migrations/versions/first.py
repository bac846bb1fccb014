"""The whole schema. Until 1.0 it is the only revision, changes with `bot/store/schema`, and is named by a digest."""

from alembic import op

from bot.store.migrations import digest
from bot.store.schema import METADATA

revision = digest()
down_revision = None


def upgrade() -> None:
    """Make every table."""
    METADATA.create_all(op.get_bind(), checkfirst=False)
