"""The puzzle of each day and its answers."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from bot.store.schema.base import METADATA

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
"""The puzzle of each day, with its solution, because a later version of the players would find another."""

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

deleted_answers = Table(
    "deleted_answers",
    METADATA,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("mark", LargeBinary, primary_key=True),  # of the day and the member; nobody can tell whom without the key
)
"""Answers to the puzzle of the day that were deleted on that day, so that nobody answers twice; gone the day after."""
