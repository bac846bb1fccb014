"""The tables of the database. Times are integer milliseconds UTC, Discord's ids are big integers.

`log` is the game; `hands`, `player_hands`, `games`, `player_games`, `standings` and `wallets` are derived from it and
from `sittings`, in the transaction that writes the line which ends the hand or the game.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_ID: Final = BigInteger().with_variant(Integer, "sqlite")
"""Counted up by the database; SQLite counts only its own INTEGER."""

servers = Table(
    "servers",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8), nullable=False),
    Column("preset", String(32), nullable=False),
    Column("opener_role_id", BigInteger),  # who may open tables; null: everyone
    Column("level", String(16), nullable=False, default="expert"),  # of computers at new tables
)

rulesets = Table(
    "rulesets",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String(32), nullable=False),
    Column("name_key", String(96), nullable=False),  # casefolded, which may make it longer
    Column("rules", Text, nullable=False),  # engine.dump_rules
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("guild_id", "name_key"),
)
"""Rules that a server keeps under names of its own."""

members = Table(
    "members",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8)),  # null: what Discord says
    Column("four_colours", Boolean, nullable=False),
    Column("text_only", Boolean, nullable=False),
    Column("pings", Boolean, nullable=False),
    Column("sort", String(16), nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False, index=True),
    Column("host_id", BigInteger, nullable=False),
    Column("preset", String(32), nullable=False),
    Column("rules", Text, nullable=False),  # engine.dump_rules
    Column("clock_ms", BigInteger, nullable=False),
    Column("language", String(8), nullable=False),
    Column("even_pace", Boolean, nullable=False, default=False),
    Column("hints", Boolean, nullable=False, default=True),
    Column("level", String(16), nullable=False, default="expert"),  # of computers, and of who plays for the absent
    Column("status", String(16), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # of the fair deals; shown when the game is over
    Column("version", Integer, nullable=False),  # lines in the log
    Column("revision", Integer, nullable=False, default=0),  # counts every change, so that a race has one winner
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("message_id", BigInteger),  # the public message, and when it was sent
    Column("message_at", BigInteger),
    Column("ping_id", BigInteger),  # the message that calls a member, until deleted
    Column("previous_id", _ID, ForeignKey("tables.id"), unique=True),  # the table this is the rematch of; one each
    Index("ix_tables_guild_id_status", "guild_id", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),  # null: a computer's own seat
    Column("name", String(64), nullable=False),
    Column("away", Boolean, nullable=False),  # a computer plays until the member is back
    Column("missed", Integer, nullable=False),  # clocks run out in a row
    Column("level", String(16)),  # of a computer; null: a member
)

sittings = Table(
    "sittings",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),  # lines in the log when the sitter came
    Column("user_id", BigInteger),  # null: a computer
    Column("name", String(64), nullable=False),
)
"""Who has sat where, for good: with the log it is what statistics are made from. `seats` is who sits there now."""

departures = Table(
    "departures",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("hand", Integer, nullable=False),  # whose cards the member knows, and may not take another seat in
)

apart = Table(
    "apart",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("one_id", BigInteger, primary_key=True, autoincrement=False),  # the lower of the two
    Column("two_id", BigInteger, primary_key=True, autoincrement=False),
    Column("one_name", String(64), nullable=False),
    Column("two_name", String(64), nullable=False),
)
"""Members who may not be partners at a table."""

log = Table(
    "log",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("user_id", BigInteger),  # null: the table itself or a computer
    Column("at", BigInteger, nullable=False),
    Column("interaction_id", BigInteger, unique=True),  # a doubled delivery cannot act twice
)

deadlines = Table(
    "deadlines",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
)

life = Table(
    "life",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row is number 1
    Column("alive_at", BigInteger, nullable=False),  # written every few seconds: what came after was downtime
)

hands = Table(
    "hands",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("dealer", Integer, nullable=False),
    Column("maker", Integer),
    Column("trump", String(2)),
    Column("round", Integer),
    Column("alone", Boolean, nullable=False),
    Column("lone_defender", Integer),
    Column("outcome", String(16), nullable=False),
    Column("tricks", String(32), nullable=False),  # by seat, separated by commas
    Column("points", String(32), nullable=False),  # by side, separated by commas
    Column("at", BigInteger, nullable=False),
)


def _counts() -> list[Column[int]]:
    return [
        Column("hands", Integer, nullable=False),
        Column("hands_won", Integer, nullable=False),
        Column("points", Integer, nullable=False),
        Column("euchres_made", Integer, nullable=False),
        Column("euchres_suffered", Integer, nullable=False),
        Column("loners_tried", Integer, nullable=False),
        Column("loners_made", Integer, nullable=False),
    ]


player_hands = Table(
    "player_hands",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    *_counts(),
)

games = Table(
    "games",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("winner", Integer, nullable=False),
    Column("scores", String(32), nullable=False),
    Column("hands", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

player_games = Table(
    "player_games",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("won", Boolean, nullable=False),
)

standings = Table(
    "standings",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),  # as last seen at a table
    Column("games", Integer, nullable=False),
    Column("games_won", Integer, nullable=False),
    *_counts(),
)

wallets = Table(
    "wallets",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("counters", Integer, nullable=False),  # won, or below zero lost; not what everyone begins with
)
"""Counters of games that were played for them: never money, nothing is bought with them or paid out."""

puzzles = Table(
    "puzzles",
    METADATA,
    Column("day", Integer, primary_key=True, autoincrement=False),  # since 1970-01-01, UTC
    Column("preset", String(32), nullable=False),
    Column("rules", Text, nullable=False),  # engine.dump_rules
    Column("kind", String(16), nullable=False),
    Column("log", Text, nullable=False),  # the lines that lead to the position
    Column("solution", Text, nullable=False),  # a line for each choice, best first: points, winning, action
    Column("deals", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""The puzzle of each day, with its solution: other players would make, and judge, another."""

puzzle_answers = Table(
    "puzzle_answers",
    METADATA,
    Column("day", Integer, ForeignKey("puzzles.day", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),  # where it was answered
    Column("name", String(64), nullable=False),  # as displayed there
    Column("choice", String(64), nullable=False),  # a line of the log
    Column("loss", Integer, nullable=False),  # thousandths of a point
    Column("solved", Boolean, nullable=False),
    Column("answered_at", BigInteger, nullable=False),
    Index("ix_puzzle_answers_user_id", "user_id"),
    Index("ix_puzzle_answers_guild_id_day", "guild_id", "day"),
)
"""The first answer of each member to a day's puzzle; streaks and boards are counted from it."""
