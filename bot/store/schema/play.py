"""Tables, who sits and sat there, the log of each game, and the journal beside it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    text,
    true,
)

from bot.store.schema.people import ID, METADATA

tables = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False, index=True),
    Column("host_id", BigInteger, nullable=False),
    Column("preset", String(32), nullable=False),
    Column("rules", Text, nullable=False),  # engine.dump_rules
    Column("clock_ms", BigInteger, nullable=False),
    Column("language", String(8), nullable=False),
    Column("hints", Boolean, nullable=False, default=True),
    Column(
        "level", String(16), nullable=False, default="expert"
    ),  # of computers, also of those that replace absent members
    Column("next_level", String(16)),  # of a computer that is added, as last chosen for one; null: the table's
    Column("casual", Boolean, nullable=False, default=False),  # the host wants no rating
    Column("rated", Boolean, nullable=False, default=False),  # fixed at the start
    Column("status", String(16), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the fair deals; sealed by bot.store.vault until it is over
    Column("version", Integer, nullable=False),  # lines in the log
    Column("revision", Integer, nullable=False, default=0),  # counts every change, so that a race has one winner
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("closing", String(16)),  # bot.tables.model.Closing; null: not closed
    Column("pause", String(16)),  # why the game is paused: bot.tables.model.PauseReason
    Column("paused_at", BigInteger),
    Column("message_id", BigInteger),  # the public message, when it was sent and with which hand (0: none)
    Column("message_at", BigInteger),
    Column("message_hand", Integer, nullable=False, default=0),
    Column("message_digest", String(32)),  # of the panel that it shows; null: unknown
    Column("ping_id", BigInteger),  # the message that calls a member, until deleted
    Column("ping_version", Integer),  # of the turn it calls for; NULL: it says that the clock ran out
    Column("previous_id", ID, ForeignKey("tables.id"), unique=True),  # the table this is the rematch of; one each
    Column(
        "contest_id", BigInteger, index=True
    ),  # null: no table of a contest; no foreign key: tables outlive contests
    Index("ix_tables_guild_id_status", "guild_id", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),  # null: a computer's own seat
    Column("name", String(64), nullable=False),
    Column("away_at", BigInteger),  # since then a computer plays, until the member is back
    Column("missed", Integer, nullable=False),  # clocks run out in a row
    Column("asks_pause", Boolean, nullable=False, default=False),
    Column("level", String(16)),  # of a computer; null: a member
    Column("agreed", Boolean, nullable=False, server_default=true()),  # false: has not yet acted in a rematch
)

sittings = Table(
    "sittings",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),  # lines in the log when the sitter came
    Column("user_id", BigInteger, index=True),  # null: a computer
    Column("name", String(64), nullable=False),
)
"""All players of each seat, also past ones: statistics are made from this and the log. `seats` has the present ones."""

departures = Table(
    "departures",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("hand", Integer, nullable=False),  # the member knows its cards, so may take no other seat in it
)

reports = Table(
    "reports",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("hand", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # that reports
    Column("message_id", BigInteger, nullable=False),
    Column("proposed", Integer),  # bot.tables.reports.Ruling
    Column("proposed_by", Integer),  # the seat of the player who proposes it
    Column("ruled", Boolean, nullable=False),
)
"""Reports of table talk; each is ruled on once."""

log = Table(
    "log",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("user_id", BigInteger),  # null: the table itself or a computer
    Column("at", BigInteger, nullable=False),
    Column("interaction_id", BigInteger, unique=True),  # an interaction delivered twice acts once
    Index(
        "ix_log_user_id",
        "user_id",
        sqlite_where=text("user_id IS NOT NULL"),
        postgresql_where=text("user_id IS NOT NULL"),
    ),  # for `/privacy`
)

deadlines = Table(
    "deadlines",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
)

life = Table(
    "life",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row is number 1
    Column("alive_at", BigInteger, nullable=False),  # written every few seconds; the time after it was downtime
)

journal = Table(
    "journal",
    METADATA,
    Column("no", ID, primary_key=True),
    Column("kind", String(16), nullable=False),  # bot.stats.write.journal.Kind
    Column("guild_id", BigInteger, nullable=False),
    Column("table_id", BigInteger),  # no foreign key: a line outlives its table
    Column("seat", Integer),
    Column("rated", Boolean, nullable=False),
    Column("user_id", BigInteger),  # the member it is about
    Column("name", String(64), nullable=False),
    Column("other_id", BigInteger),  # the account that it was merged into
    Column("other_name", String(64), nullable=False),
    Column("by_id", BigInteger),  # the admin who did it
    Column("by_name", String(64), nullable=False),
    Column("detail", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_journal_guild_id_kind_no", "guild_id", "kind", "no"),
    Index("ix_journal_table_id", "table_id"),
    Index("ix_journal_left", "user_id", sqlite_where=text("kind = 'left'"), postgresql_where=text("kind = 'left'")),
)
"""Events that logs do not have, in their order: ends of games, members who left rated ones, repairs by admins."""
