"""What all tables share; servers, members, what the installation keeps, whom channels call, the puzzle of each day."""

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
    false,
    text,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = BigInteger().with_variant(Integer, "sqlite")
"""Counted up by the database; SQLite counts only its own INTEGER."""


servers = Table(
    "servers",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8), nullable=False),
    Column("preset", String(32), nullable=False),
    Column("opener_role_id", BigInteger),  # who may open tables; null: everyone
    Column("level", String(16), nullable=False, default="expert"),  # of computers at new tables
    Column("organiser_role_id", BigInteger),  # who may organise contests besides Manage Server; null: nobody
    Column("contest_channel_id", BigInteger),  # where contests are announced; null: where they are made
    Column("zone", String(64), nullable=False, server_default="UTC"),  # of times that are typed (IANA)
    Column("euchre_role_id", BigInteger),  # that calls for players mention; null: members with a bell
    Column("post_channel_id", BigInteger),  # of the posts that come by themselves; null: there are none
    Column("post_hour", Integer, nullable=False, server_default="12"),  # at which they come in the zone, 0 to 23
    Column("own_posts", String(64)),  # which of them (bot.servers.OwnPost), with spaces; null: none
)

rulesets = Table(
    "rulesets",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String(32), nullable=False),
    Column("name_key", String(96), nullable=False),  # casefolded, which may make it longer
    Column("rules", Text, nullable=False),  # engine.dump_rules
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("guild_id", "name_key"),
)
"""Rules that a server has saved under names of its own."""

members = Table(
    "members",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8)),  # null: what Discord says
    Column("four_colours", Boolean, nullable=False),
    Column("text_only", Boolean, nullable=False),
    Column("pings", Boolean, nullable=False),
    Column("sort", String(16), nullable=False),
    Column("hidden", Boolean, nullable=False, default=False),  # on no leaderboard
    Column("only_card", String(16), nullable=False, server_default="last_trick"),
    Column("avatar", Boolean, nullable=False, server_default=true()),  # drawn at tables
    Column("guided", Boolean, nullable=False, server_default=false()),  # has played the guided hand to its end
)

apart = Table(
    "apart",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("one_id", BigInteger, primary_key=True, autoincrement=False),  # the lower of the two
    Column("two_id", BigInteger, primary_key=True, autoincrement=False),
    Column("one_name", String(64), nullable=False),
    Column("two_name", String(64), nullable=False),
)
"""Members who may not be partners at a table."""

installation = Table(
    "installation",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row is number 1
    Column("key_check", LargeBinary, nullable=False),  # tells whether SECRET_KEY is the right one
)

unlisted = Table(
    "unlisted",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Members whom admins have removed from the leaderboards of their server."""

merges = Table(
    "merges",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("old_id", BigInteger, primary_key=True, autoincrement=False),
    Column("new_id", BigInteger, nullable=False),
)
"""Accounts whose games in a server count for another account of the same person."""

greetings = Table(
    "greetings",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("greeted_at", BigInteger, nullable=False),
)
"""The servers that the bot has greeted when it was invited."""

registrations = Table(
    "registrations",
    METADATA,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("digest", String(32), nullable=False),
)
"""The digest of the commands that each application has at Discord."""

avoided = Table(
    "avoided",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("other_name", String(64), nullable=False),  # as displayed when it was written
)
"""Whom (`other_id`) a member would rather not sit with. Nobody but the member learns of it."""


posts = Table(
    "posts",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # of a source of `cogs.live.desk`
    Column("number", BigInteger, nullable=False),  # of what it is about: a call, a day
    Column("channel_id", BigInteger, nullable=False),
    Column("keeps", String(16), nullable=False),  # bot.posts.Keeps
    Column("message_id", BigInteger),  # null: not posted yet, or gone
    Column("shown", String(32)),  # the digest of what it shows
    Column("wanted_at", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False, server_default=false()),  # nothing becomes of it any more
    UniqueConstraint("guild_id", "kind", "number"),
    Index("ix_posts_to_do", "id", sqlite_where=text("NOT done"), postgresql_where=text("NOT done")),
)
"""What channels should show besides tables and contests: written with what causes it, posted afterwards."""

bells = Table(
    "bells",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("begins", Integer, nullable=False),  # the hour from which it rings, 0 to 23
    Column("ends", Integer, nullable=False),  # the hour before which, 1 to 24; not later than it begins: past midnight
    Column("called_at", BigInteger),  # when any bell of the member rang last; null: never
)
"""Members who want to be told when a channel wants players."""

calls = Table(
    "calls",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("table_id", BigInteger, nullable=False, unique=True),  # no foreign key: a table may be deleted before
    Column("at_play", Boolean, nullable=False),  # for a computer's seat of a game that goes on
    Column("role_id", BigInteger),  # that it mentions; null: members
    Column("called_at", BigInteger, nullable=False),
    Index("ix_calls_channel_id_called_at", "channel_id", "called_at"),
)
"""Calls for players. `posts` has their messages."""

call_members = Table(
    "call_members",
    METADATA,
    Column("call_id", ID, ForeignKey("calls.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Whom a call mentions; deleted a day later."""


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
