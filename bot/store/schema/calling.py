"""What channels show besides tables and contests, and whom it calls."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
)

from bot.store.schema.base import ID, METADATA

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
