"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
_DOUBLE: sa.Double[float] = sa.Double()


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "journal",
        sa.Column("no", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("other_id", sa.BigInteger(), nullable=True),
        sa.Column("other_name", sa.String(length=64), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=True),
        sa.Column("by_name", sa.String(length=64), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("no", name=op.f("pk_journal")),
    )
    op.create_index("ix_journal_guild_id_kind_no", "journal", ["guild_id", "kind", "no"], unique=False)
    op.create_index("ix_journal_table_id", "journal", ["table_id"], unique=False)
    op.create_table(
        "life",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_life")),
    )
    op.create_table(
        "members",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("four_colours", sa.Boolean(), nullable=False),
        sa.Column("text_only", sa.Boolean(), nullable=False),
        sa.Column("pings", sa.Boolean(), nullable=False),
        sa.Column("sort", sa.String(length=16), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_members")),
    )
    op.create_table(
        "merges",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("old_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("new_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "old_id", name=op.f("pk_merges")),
    )
    op.create_table(
        "partnerships",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("family", sa.String(length=16), nullable=False),
        sa.Column("one_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("two_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("games_won", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", "family", "one_id", "two_id", name=op.f("pk_partnerships")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_partnerships_guild_id_season_family_games",
        "partnerships",
        ["guild_id", "season", "family", "games", "games_won"],
        unique=False,
    )
    op.create_index("ix_partnerships_one_id", "partnerships", ["one_id"], unique=False)
    op.create_index("ix_partnerships_two_id", "partnerships", ["two_id"], unique=False)
    op.create_table(
        "puzzles",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("log", sa.Text(), nullable=False),
        sa.Column("solution", sa.Text(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "rating_changes",
        sa.Column("no", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("family", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("mu", _DOUBLE, nullable=False),
        sa.Column("sigma", _DOUBLE, nullable=False),
        sa.Column("mu_change", _DOUBLE, nullable=False),
        sa.Column("sigma_change", _DOUBLE, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("no", "guild_id", "season", "user_id", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_table_id", "rating_changes", ["table_id"], unique=False)
    op.create_index(
        "ix_rating_changes_user_id_guild_id_no", "rating_changes", ["user_id", "guild_id", "no"], unique=False
    )
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("family", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", _DOUBLE, nullable=False),
        sa.Column("sigma", _DOUBLE, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", "family", "user_id", name=op.f("pk_ratings")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"], unique=False)
    op.create_table(
        "rulesets",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("name_key", sa.String(length=96), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("created_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rulesets")),
        sa.UniqueConstraint("guild_id", "name_key", name=op.f("uq_rulesets_guild_id_name_key")),
    )
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=48), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "number", name=op.f("pk_seasons")),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("preset", sa.String(length=32), nullable=False),
        sa.Column("opener_role_id", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("family", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("games_won", sa.Integer(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("hands_won", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("against", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.Integer(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False),
        sa.Column("calls_made", sa.Integer(), nullable=False),
        sa.Column("euchres_made", sa.Integer(), nullable=False),
        sa.Column("euchres_suffered", sa.Integer(), nullable=False),
        sa.Column("marches", sa.Integer(), nullable=False),
        sa.Column("loners_tried", sa.Integer(), nullable=False),
        sa.Column("loners_made", sa.Integer(), nullable=False),
        sa.Column("defences_tried", sa.Integer(), nullable=False),
        sa.Column("defences_made", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("by_computer", sa.Integer(), nullable=False),
        sa.Column("think_ms", sa.BigInteger(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", "family", "user_id", name=op.f("pk_standings")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_user_id", "standings", ["user_id"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("preset", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("clock_ms", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("even_pace", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=False),
        sa.Column("casual", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("message_at", sa.BigInteger(), nullable=True),
        sa.Column("message_hand", sa.Integer(), nullable=False),
        sa.Column("ping_id", sa.BigInteger(), nullable=True),
        sa.Column("previous_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.ForeignKeyConstraint(["previous_id"], ["tables.id"], name=op.f("fk_tables_previous_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("previous_id", name=op.f("uq_tables_previous_id")),
    )
    op.create_index(op.f("ix_tables_channel_id"), "tables", ["channel_id"], unique=False)
    op.create_index("ix_tables_guild_id_status", "tables", ["guild_id", "status"], unique=False)
    op.create_table(
        "unlisted",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_unlisted")),
    )
    op.create_table(
        "wallets",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("counters", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_wallets")),
    )
    op.create_table(
        "apart",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("one_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("two_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("one_name", sa.String(length=64), nullable=False),
        sa.Column("two_name", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_apart_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "one_id", "two_id", name=op.f("pk_apart")),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_deadlines_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_deadlines")),
    )
    op.create_index(op.f("ix_deadlines_due_at"), "deadlines", ["due_at"], unique=False)
    op.create_table(
        "departures",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("hand", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_departures_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_departures")),
    )
    op.create_table(
        "games",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", sa.String(length=16), nullable=False),
        sa.Column("preset", sa.String(length=32), nullable=False),
        sa.Column("ended", sa.String(length=12), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("scores", sa.String(length=32), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("skunk", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("no", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_games_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_games")),
    )
    op.create_index("ix_games_guild_id_no", "games", ["guild_id", "no"], unique=False)
    op.create_table(
        "hands",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", sa.String(length=16), nullable=False),
        sa.Column("dealer", sa.Integer(), nullable=False),
        sa.Column("maker", sa.Integer(), nullable=True),
        sa.Column("trump", sa.String(length=4), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("relation", sa.String(length=8), nullable=True),
        sa.Column("alone", sa.Boolean(), nullable=False),
        sa.Column("lone_defender", sa.Integer(), nullable=True),
        sa.Column("outcome", sa.String(length=16), nullable=False),
        sa.Column("tricks", sa.String(length=32), nullable=False),
        sa.Column("points", sa.String(length=32), nullable=False),
        sa.Column("words", sa.String(length=400), nullable=False),
        sa.Column("claimed", sa.Integer(), nullable=True),
        sa.Column("revoked", sa.Integer(), nullable=True),
        sa.Column("decisions", sa.String(length=48), nullable=False),
        sa.Column("by_computer", sa.String(length=48), nullable=False),
        sa.Column("think_ms", sa.String(length=128), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("par", _DOUBLE, nullable=True),
        sa.Column("par_tried", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hands_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_hands")),
    )
    op.create_index("ix_hands_guild_id_at", "hands", ["guild_id", "at"], unique=False)
    op.create_index(
        "ix_hands_par_tried",
        "hands",
        ["table_id"],
        unique=False,
        sqlite_where=sa.text("par_tried = 0"),
        postgresql_where=sa.text("NOT par_tried"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_log_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_log")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_log_interaction_id")),
    )
    op.create_table(
        "player_games",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", sa.String(length=16), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("no", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_player_games_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_player_games")),
    )
    op.create_index("ix_player_games_user_id_guild_id_no", "player_games", ["user_id", "guild_id", "no"], unique=False)
    op.create_table(
        "player_hands",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(length=8), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("hands_won", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("against", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.Integer(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False),
        sa.Column("calls_made", sa.Integer(), nullable=False),
        sa.Column("euchres_made", sa.Integer(), nullable=False),
        sa.Column("euchres_suffered", sa.Integer(), nullable=False),
        sa.Column("marches", sa.Integer(), nullable=False),
        sa.Column("loners_tried", sa.Integer(), nullable=False),
        sa.Column("loners_made", sa.Integer(), nullable=False),
        sa.Column("defences_tried", sa.Integer(), nullable=False),
        sa.Column("defences_made", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("by_computer", sa.Integer(), nullable=False),
        sa.Column("think_ms", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_player_hands_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name=op.f("pk_player_hands")),
    )
    op.create_index("ix_player_hands_user_id_guild_id_at", "player_hands", ["user_id", "guild_id", "at"], unique=False)
    op.create_table(
        "puzzle_answers",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("choice", sa.String(length=64), nullable=False),
        sa.Column("loss", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("answered_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["puzzles.day"], name=op.f("fk_puzzle_answers_day"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "user_id", name=op.f("pk_puzzle_answers")),
    )
    op.create_index("ix_puzzle_answers_guild_id_day", "puzzle_answers", ["guild_id", "day"], unique=False)
    op.create_index("ix_puzzle_answers_user_id", "puzzle_answers", ["user_id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "since", name=op.f("pk_sittings")),
    )
    op.create_index(op.f("ix_sittings_user_id"), "sittings", ["user_id"], unique=False)
