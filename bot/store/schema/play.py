"""Tables, who sits and sat there, the log of each game, and the journal beside it."""

import sqlalchemy as sa

from bot.store.schema.people import ID, METADATA

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("host_id", sa.BigInteger, nullable=False),
    sa.Column("preset", sa.String(32), nullable=False),
    sa.Column("rules", sa.Text, nullable=False),  # engine.dump_rules
    sa.Column("clock_ms", sa.BigInteger, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, default=True),
    # of computers, also of those that replace absent members
    sa.Column("level", sa.String(16), nullable=False, default="expert"),
    sa.Column("next_level", sa.String(16)),  # of a computer that is added, as last chosen for one; null: the table's
    sa.Column("casual", sa.Boolean, nullable=False, default=False),  # the host wants no rating
    sa.Column("rated", sa.Boolean, nullable=False, default=False),  # fixed at the start
    sa.Column("status", sa.String(16), nullable=False),
    # of the fair deals; sealed by bot.store.vault until it is over
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # lines in the log
    sa.Column("revision", sa.Integer, nullable=False, default=0),  # counts every change, so that a race has one winner
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("started_at", sa.BigInteger),
    sa.Column("ended_at", sa.BigInteger),
    sa.Column("closing", sa.String(16)),  # bot.tables.model.Closing; null: not closed
    sa.Column("pause", sa.String(16)),  # why the game is paused: bot.tables.model.PauseReason
    sa.Column("paused_at", sa.BigInteger),
    sa.Column("message_id", sa.BigInteger),  # the public message, when it was sent and with which hand (0: none)
    sa.Column("message_at", sa.BigInteger),
    sa.Column("message_hand", sa.Integer, nullable=False, default=0),
    sa.Column("message_digest", sa.String(32)),  # of the panel that it shows; null: unknown
    sa.Column("ping_id", sa.BigInteger),  # the message that calls a member, until deleted
    sa.Column("ping_version", sa.Integer),  # of the turn it calls for; NULL: it says that the clock ran out
    sa.Column("previous_id", ID, sa.ForeignKey("tables.id"), unique=True),  # the table this is the rematch of; one each
    sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.true()),  # false: in no statistics
    sa.Column("contest_id", sa.BigInteger, index=True),  # null: of no contest; no foreign key: tables outlive contests
    sa.Index("ix_tables_guild_id_status", "guild_id", "status"),
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger, index=True),  # null: a computer's own seat
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("away_at", sa.BigInteger),  # since then a computer plays, until the member is back
    sa.Column("missed", sa.Integer, nullable=False),  # clocks run out in a row
    sa.Column("asks_pause", sa.Boolean, nullable=False, default=False),
    sa.Column("level", sa.String(16)),  # of a computer; null: a member
    sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.true()),  # false: has not yet acted in a rematch
)

sittings = sa.Table(
    "sittings",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("since", sa.Integer, primary_key=True, autoincrement=False),  # lines in the log when the sitter came
    sa.Column("user_id", sa.BigInteger, index=True),  # null: a computer
    sa.Column("name", sa.String(64), nullable=False),
)
"""All players of each seat, also past ones: statistics are made from this and the log. `seats` has the present ones."""

departures = sa.Table(
    "departures",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("hand", sa.Integer, nullable=False),  # the member knows its cards, so may take no other seat in it
)

reports = sa.Table(
    "reports",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hand", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),  # that reports
    sa.Column("message_id", sa.BigInteger, nullable=False),
    sa.Column("ruled", sa.Boolean, nullable=False),
)
"""Reports of table talk; each is ruled on once."""

log = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("user_id", sa.BigInteger),  # null: the table itself or a computer
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,  # half of a database are these rows: they have one key, and no index by member
)

acted = sa.Table(
    "acted",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("interaction_id", sa.BigInteger, nullable=False, unique=True),
)
"""Which interaction a line of the log is, so that one delivered twice acts once; kept for a day."""

deadlines = sa.Table(
    "deadlines",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("due_at", sa.BigInteger, nullable=False, index=True),
)

life = sa.Table(
    "life",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # one more than its shard
    sa.Column("alive_at", sa.BigInteger, nullable=False),  # written every few seconds; the time after it was downtime
)

outages = sa.Table(
    "outages",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),  # whose members cannot act
    sa.Column("since", sa.BigInteger, nullable=False),
)

journal = sa.Table(
    "journal",
    METADATA,
    sa.Column("no", ID, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),  # bot.stats.write.journal.JournalKind
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.BigInteger),  # no foreign key: a line outlives its table
    sa.Column("seat", sa.Integer),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("user_id", sa.BigInteger),  # the member it is about
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("other_id", sa.BigInteger),  # the account that it was merged into
    sa.Column("other_name", sa.String(64), nullable=False),
    sa.Column("by_id", sa.BigInteger),  # the admin who did it
    sa.Column("by_name", sa.String(64), nullable=False),
    sa.Column("detail", sa.String(200), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_journal_guild_id_kind_no", "guild_id", "kind", "no"),
    sa.Index("ix_journal_table_id", "table_id"),
    sa.Index(
        "ix_journal_left", "user_id", sqlite_where=sa.text("kind = 'left'"), postgresql_where=sa.text("kind = 'left'")
    ),
)
"""Events that logs do not have, in their order: ends of games, members who left rated ones, repairs by admins."""
