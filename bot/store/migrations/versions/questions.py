"""Questions to a channel, and the votes on them; interactions in a table of their own, and logs of half the size."""

import sqlalchemy as sa
from alembic import op

revision = "1.4"
down_revision = "1.3"


def upgrade() -> None:
    """Add three tables, and make the log again without interactions, an index by member, and numbers of rows."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "questions",
        sa.Column("post_id", number, autoincrement=False),
        sa.Column("asked_by", sa.BigInteger),
        sa.Column("table_id", sa.BigInteger),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("hand", "line")),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["post_id"], ["posts.id"], "fk_questions_post_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("post_id", name="pk_questions"),
    )
    op.create_index("ix_questions_asked_by", "questions", ["asked_by"])
    op.create_table(
        "question_votes",
        sa.Column("post_id", number, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False),
        sa.Column("choice", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["post_id"], ["questions.post_id"], "fk_question_votes_post_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("post_id", "user_id", name="pk_question_votes"),
    )
    op.create_index("ix_question_votes_user_id", "question_votes", ["user_id"])
    op.create_table(
        "acted",
        sa.Column("table_id", number, autoincrement=False),
        sa.Column("seq", sa.Integer, autoincrement=False),
        sa.Column("interaction_id", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], "fk_acted_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_acted"),
        sa.UniqueConstraint("interaction_id", name="uq_acted_interaction_id"),
    )
    op.drop_index("ix_log_user_id", "log")
    with op.batch_alter_table("log", table_kwargs={"sqlite_with_rowid": False}) as log:
        log.drop_constraint("uq_log_interaction_id", "unique")
        log.drop_column("interaction_id")
