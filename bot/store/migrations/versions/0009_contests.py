"""Leagues and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add contests; no table that there is belongs to one."""
    op.add_column("servers", sa.Column("organiser_role_id", sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("contest_channel_id", sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"))
    op.add_column("tables", sa.Column("contest_id", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_tables_contest_id"), "tables", ["contest_id"])
    op.create_table(
        "contests",
        sa.Column("id", _ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("lot", sa.LargeBinary(), nullable=False),
        sa.Column("created_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("previous_id", _ID, nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["previous_id"], ["contests.id"], name=op.f("fk_contests_previous_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contests")),
        sa.UniqueConstraint("previous_id", name=op.f("uq_contests_previous_id")),
    )
    op.create_index("ix_contests_guild_id_stage", "contests", ["guild_id", "stage"])
    op.create_table(
        "contest_players",
        sa.Column("contest_id", _ID, nullable=False),
        sa.Column("player", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
        sa.Column("invited", sa.Integer(), nullable=False),
        sa.Column("looking", sa.Boolean(), nullable=False),
        sa.Column("offers", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_players_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contest_id", "player", name=op.f("pk_contest_players")),
        sa.UniqueConstraint("contest_id", "user_id", name=op.f("uq_contest_players_contest_id_user_id")),
    )
    op.create_index(op.f("ix_contest_players_user_id"), "contest_players", ["user_id"])
    op.create_table(
        "contest_events",
        sa.Column("contest_id", _ID, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("step", sa.String(64), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=True),
        sa.Column("by_name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_events_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contest_id", "seq", name=op.f("pk_contest_events")),
        sa.UniqueConstraint("contest_id", "step", name=op.f("uq_contest_events_contest_id_step")),
    )
    op.create_table(
        "contest_tables",
        sa.Column("table_id", _ID, nullable=False),
        sa.Column("contest_id", _ID, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_contest_tables_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_tables_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_contest_tables")),
    )
    op.create_index("ix_contest_tables_contest_id_round_place", "contest_tables", ["contest_id", "round", "place"])
    op.create_table(
        "contest_standings",
        sa.Column("contest_id", _ID, nullable=False),
        sa.Column("entrant", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.String(32), nullable=False),
        sa.Column("ties", sa.Text(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_standings_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contest_id", "entrant", name=op.f("pk_contest_standings")),
    )
    op.create_table(
        "contest_deadlines",
        sa.Column("contest_id", _ID, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_deadlines_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contest_id", "kind", "number", name=op.f("pk_contest_deadlines")),
    )
    op.create_index(op.f("ix_contest_deadlines_due_at"), "contest_deadlines", ["due_at"])
    op.create_table(
        "contest_posts",
        sa.Column("contest_id", _ID, nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.String(32), nullable=True),
        sa.Column("wanted_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_posts_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contest_id", "purpose", "number", name=op.f("pk_contest_posts")),
    )
    op.create_table(
        "contest_slots",
        sa.Column("contest_id", _ID, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("slot_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_slots_contest_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contest_id", "round", "place", "player", "slot_at", name=op.f("pk_contest_slots")),
    )
