"""Servers, members, accounts that are one person, and what the installation itself keeps."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from bot.store.schema.base import ID, METADATA

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
