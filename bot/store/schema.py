"""The tables of the database. Times are integer milliseconds UTC, Discord's ids are big integers.

`log` is the game, `sittings` has its players, `journal` the rest. From these `hands`, `player_hands`, `games`,
`player_games`, `standings`, `partnerships`, `ratings`, `rating_changes` and `wallets` are derived, in the transaction
that ends the hand or the game; `bot.stats.rebuild` makes them again.
"""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
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

HAND_COUNTS: Final = (
    "hands",
    "hands_won",
    "points",
    "against",
    "tricks",
    "calls",
    "calls_made",
    "euchres_made",
    "euchres_suffered",
    "marches",
    "loners_tried",
    "loners_made",
    "defences_tried",
    "defences_made",
    "decisions",
    "by_computer",
    "think_ms",
)
"""What a hand adds to a member's counts; `bot.stats.write.rows` says what each is."""

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
    Column("organiser_role_id", BigInteger),  # who may organise contests besides Manage Server; null: nobody
    Column("contest_channel_id", BigInteger),  # where contests are announced; null: where they are made
    Column("zone", String(64), nullable=False, server_default="UTC"),  # of times that are typed (IANA)
    Column("euchre_role_id", BigInteger),  # that calls for players mention; null: members with a bell
    Column("post_channel_id", BigInteger),  # of the posts that come by themselves; null: there are none
    Column("post_hour", Integer, nullable=False, server_default="12"),  # at which they come in the zone, 0 to 23
    Column("own_posts", String(64)),  # which of them (bot.servers.settings.OwnPost), with spaces; null: none
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
    Column("streak_calls", Boolean, nullable=False, server_default=false()),  # called before a run of puzzles ends
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
    Column(
        "level", String(16), nullable=False, default="expert"
    ),  # of computers, also of those that replace absent members
    Column("next_level", String(16)),  # of a computer that is added, as last chosen for one; null: the table's
    Column("casual", Boolean, nullable=False, default=False),  # the host wants no rating
    Column("rated", Boolean, nullable=False, default=False),  # fixed at the start
    Column("rating_rule", Integer, nullable=False, server_default="1"),  # bot.tables.lobby.rated: by which it is rated
    Column("status", String(16), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the fair deals; sealed by bot.store.vault until it is over
    Column("version", Integer, nullable=False),  # lines in the log
    Column("revision", Integer, nullable=False, default=0),  # counts every change, so that a race has one winner
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("closing", String(16)),  # bot.tables.model.Closing; null: not closed, or closed before this was stored
    Column("pause", String(16)),  # why the game is paused: bot.tables.model.PauseReason
    Column("paused_at", BigInteger),
    Column("message_id", BigInteger),  # the public message, when it was sent and with which hand (0: none)
    Column("message_at", BigInteger),
    Column("message_hand", Integer, nullable=False, default=0),
    Column("message_digest", String(32)),  # of the panel that it shows; null: unknown
    Column("ping_id", BigInteger),  # the message that calls a member, until deleted
    Column("ping_version", Integer),  # of the turn it calls for; NULL: it says that the clock ran out
    Column("previous_id", _ID, ForeignKey("tables.id"), unique=True),  # the table this is the rematch of; one each
    Column(
        "contest_id", BigInteger, index=True
    ),  # null: no table of a contest; no foreign key: tables outlive contests
    Index("ix_tables_guild_id_status", "guild_id", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),  # null: a computer's own seat
    Column("name", String(64), nullable=False),
    Column("away_at", BigInteger),  # since then a computer plays, until the member is back
    Column("missed", Integer, nullable=False),  # clocks run out in a row
    Column("asks_pause", Boolean, nullable=False, default=False),
    Column("level", String(16)),  # of a computer; null: a member
    Column("agreed", Boolean, nullable=False, server_default=true()),  # false: has not yet acted in a rematch
    Column("put_in", Boolean, nullable=False, server_default=false()),  # by others, into a contest
)

sittings = Table(
    "sittings",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),  # lines in the log when the sitter came
    Column("user_id", BigInteger, index=True),  # null: a computer
    Column("name", String(64), nullable=False),
)
"""All players of each seat, also past ones: statistics are made from this and the log. `seats` has the present ones."""

departures = Table(
    "departures",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("hand", Integer, nullable=False),  # the member knows its cards, so may take no other seat in it
)

reports = Table(
    "reports",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("hand", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # that reports
    Column("message_id", BigInteger, nullable=False),
    Column("proposed", Integer),  # bot.tables.reports.Ruling
    Column("proposed_by", Integer),  # the seat of the player who proposes it
    Column("ruled", Boolean, nullable=False),
)
"""Reports of table talk; each is ruled on once."""

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
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
)

life = Table(
    "life",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row is number 1
    Column("alive_at", BigInteger, nullable=False),  # written every few seconds; the time after it was downtime
)

installation = Table(
    "installation",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row is number 1
    Column("key_check", LargeBinary, nullable=False),  # tells whether SECRET_KEY is the right one
)

journal = Table(
    "journal",
    METADATA,
    Column("no", _ID, primary_key=True),
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

seasons = Table(
    "seasons",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(48), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),  # null: it is running
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

hands = Table(
    "hands",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", String(16), nullable=False),  # engine.rules.families.Family
    Column("dealer", Integer, nullable=False),
    Column("maker", Integer),
    Column("trump", String(4)),  # engine.codec.trump_text
    Column("round", Integer),
    Column("relation", String(8)),  # of the suit named to the one turned down: next, crossing; null: neither
    Column("alone", Boolean, nullable=False),
    Column("lone_defender", Integer),
    Column("outcome", String(16), nullable=False),
    Column("tricks", String(32), nullable=False),  # by seat, separated by commas
    Column("points", String(32), nullable=False),  # by side, separated by commas
    Column("words", String(400), nullable=False),  # of the story, word or word:seat, separated by commas
    Column("claimed", Integer),  # the seat that laid its hand down, or threw in
    Column("revoked", Integer),  # the seat whose revoke ended the hand
    Column("decisions", String(48), nullable=False),  # by seat
    Column("by_computer", String(48), nullable=False),  # how many of these a computer made
    Column("think_ms", String(128), nullable=False),  # their time, by seat
    Column("at", BigInteger, nullable=False),
    Column(
        "par", Double
    ),  # engine.players.monte_carlo.par: net points of side 0 if all had seen all cards; null: not known
    Column("par_tried", Boolean, nullable=False, default=False),
    Index("ix_hands_guild_id_at", "guild_id", "at"),
    Index("ix_hands_par_tried", "table_id", sqlite_where=text("par_tried = 0"), postgresql_where=text("NOT par_tried")),
)


def _counts() -> list[Column[int]]:
    # the milliseconds of a correspondence game exceed 31 bits
    types = {"think_ms": BigInteger}
    return [Column(name, types.get(name, Integer), nullable=False) for name in HAND_COUNTS]


player_hands = Table(
    "player_hands",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("position", Integer, nullable=False),  # turns after the dealer's: 0 is the dealer, 1 the eldest
    Column("role", String(8), nullable=False),  # maker, partner, defender; none: nobody made trump
    *_counts(),
    Column("at", BigInteger, nullable=False),
    Index("ix_player_hands_user_id_guild_id_at", "user_id", "guild_id", "at"),
)

games = Table(
    "games",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", String(16), nullable=False),
    Column("preset", String(32), nullable=False),
    Column("ended", String(12), nullable=False),  # played, conceded, drawn, abandoned, closed
    Column("winner", Integer),  # a side; null: drawn or given up
    Column("scores", String(32), nullable=False),
    Column("hands", Integer, nullable=False),
    Column("skunk", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("no", BigInteger, nullable=False),  # of the line of the journal: the order in which games ended
    Index("ix_games_guild_id_no", "guild_id", "no"),
)

player_games = Table(
    "player_games",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", String(16), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),  # left a rated game, which is therefore lost
    Column("counted", Boolean, nullable=False),  # false: lost after a partner had left, which does not count
    Column("at", BigInteger, nullable=False),
    Column("no", BigInteger, nullable=False),  # of the journal
    Index("ix_player_games_user_id_guild_id_no", "user_id", "guild_id", "no"),
)


def _ladder() -> list[Column[Any]]:
    """The key of counts. Guild 0 is all servers, season 0 all time, family "" all families."""
    return [
        Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
        Column("season", Integer, primary_key=True, autoincrement=False),
        Column("family", String(16), primary_key=True),
    ]


standings = Table(
    "standings",
    METADATA,
    *_ladder(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),  # as last seen at a table
    Column("games", Integer, nullable=False),
    Column("games_won", Integer, nullable=False),
    *_counts(),
    Column("streak", Integer, nullable=False),  # games won in a row, up to the last
    Column("best_streak", Integer, nullable=False),
    Index("ix_standings_user_id", "user_id"),
    sqlite_with_rowid=False,  # stored in the order of the key, in which a leaderboard reads
)

partnerships = Table(
    "partnerships",
    METADATA,
    *_ladder(),
    Column("one_id", BigInteger, primary_key=True, autoincrement=False),  # the lower of the two
    Column("two_id", BigInteger, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("games_won", Integer, nullable=False),
    Index("ix_partnerships_one_id", "one_id"),
    Index("ix_partnerships_two_id", "two_id"),
    # covers the leaderboard of partners: on SQLite every index has the primary key
    Index("ix_partnerships_guild_id_season_family_games", "guild_id", "season", "family", "games", "games_won"),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    METADATA,
    *_ladder(),  # no rating is over all families
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_user_id", "user_id"),
    sqlite_with_rowid=False,
)

rating_changes = Table(
    "rating_changes",
    METADATA,
    Column("no", BigInteger, primary_key=True, autoincrement=False),  # of the journal
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("family", String(16), nullable=False),
    Column("table_id", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),  # after it
    Column("sigma", Double, nullable=False),
    Column("mu_change", Double, nullable=False),
    Column("sigma_change", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_changes_user_id_guild_id_no", "user_id", "guild_id", "no"),
    Index("ix_rating_changes_table_id", "table_id"),
)

wallets = Table(
    "wallets",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("counters", Integer, nullable=False),  # won, or below zero lost, without the counters of the start
)
"""Counters won in games with stakes. They are never money: nothing can be bought with them or paid out."""

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

contests = Table(
    "contests",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("plan", Text, nullable=False),  # bot.contests.plan, as JSON
    Column("lot", LargeBinary, nullable=False),  # of its draws; sealed by bot.store.vault until it has ended
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("previous_id", _ID, ForeignKey("contests.id"), unique=True),  # the contest this is the successor of
    Column("number", Integer, nullable=False),  # in its series, from 1
    Column("revision", Integer, nullable=False, default=0),  # how many events; a race has one winner
    Column("stage", String(16), nullable=False),  # derived: bot.contests.state.Stage
    Column("ended_at", BigInteger),  # derived
    Index("ix_contests_guild_id_stage", "guild_id", "stage"),
)
"""Leagues and tournaments. What was decided in one is `contest_events`; results are read from its games."""


def _of_contest() -> Column[Any]:
    return Column("contest_id", _ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True)


contest_players = Table(
    "contest_players",
    METADATA,
    _of_contest(),
    Column("player", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("name", String(64), nullable=False),  # as displayed
    Column("joined_at", BigInteger, nullable=False),
    Column("invited", Integer, nullable=False, default=0),  # the player asked to be the partner; 0: nobody
    Column("looking", Boolean, nullable=False, default=False),  # for a partner
    Column("offers", Boolean, nullable=False, default=False),  # to play for somebody who cannot
    Column("events", Integer, nullable=False, server_default="0"),  # that the member has appended
    Column("sign_ups", Integer, nullable=False, server_default="0"),
    Column("agreed_at", BigInteger),  # null: was put in by others, and has pressed nothing
    UniqueConstraint("contest_id", "user_id"),
)
"""Who the numbers in `contest_events` are; the only place of a contest, besides `by_id`, with members' ids."""

contest_events = Table(
    "contest_events",
    METADATA,
    _of_contest(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),  # engine.contest.events.KINDS and bot.contests.notes.KINDS
    Column("data", Text, nullable=False),  # JSON with numbers of entrants and players, never members' ids
    Column("step", String(64), nullable=False),  # what a second try at it also says, so that it counts once
    Column("by_id", BigInteger),  # null: the bot
    Column("by_name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("contest_id", "step"),
)

contest_snapshots = Table(
    "contest_snapshots",
    METADATA,
    _of_contest(),
    Column("version", String(32), nullable=False),  # of the code that folds; another makes it again
    Column("seq", Integer, nullable=False),  # of the last event in it
    Column("tally", String(64), nullable=False),  # of the events in it: other events make it again
    Column("data", Text, nullable=False),  # JSON: numbers, no text and no secret
    Column("digest", String(32), nullable=False),  # of the columns above
)
"""What the first events of a long contest come to, derived (`bot.contests.snapshots`); a cache, made again on doubt."""

contest_tables = Table(
    "contest_tables",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("contest_id", _ID, ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # of the match in its round, from 0
    Index("ix_contest_tables_contest_id_round_place", "contest_id", "round", "place"),
)
"""At which table a match is played; of several the last one counts."""

contest_standings = Table(
    "contest_standings",
    METADATA,
    _of_contest(),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, nullable=False),  # from 1, the highest
    Column("rank", Integer, nullable=False),
    Column("points", String(32), nullable=False),  # a fraction
    Column("ties", Text, nullable=False),  # fractions, separated by commas
    Column("played", Integer, nullable=False),
)
"""Derived from events and games, for boards of titles; `bot.contests.rebuild` makes it again."""

contest_deadlines = Table(
    "contest_deadlines",
    METADATA,
    _of_contest(),
    Column("kind", String(16), primary_key=True),  # bot.contests.state.DeadlineKind
    Column("number", Integer, primary_key=True, autoincrement=False),  # mostly of a round
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("began_at", BigInteger),  # null: a date of the calendar, which downtime does not move
)

contest_posts = Table(
    "contest_posts",
    METADATA,
    _of_contest(),
    Column("purpose", String(16), primary_key=True),  # bot.contests.state and service name them
    Column("number", Integer, primary_key=True, autoincrement=False),  # a round, or a thread
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),  # null: not posted yet
    Column("shown", String(32)),  # the digest of what it shows
    Column("wanted_at", BigInteger, nullable=False),
)
"""What a contest has to post or has posted: written with the step that causes it, posted afterwards."""

contest_slots = Table(
    "contest_slots",
    METADATA,
    _of_contest(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("slot_at", BigInteger, primary_key=True, autoincrement=False),
)
"""When players of a match could play; deleted with the end of its round."""

contest_bars = Table(
    "contest_bars",
    METADATA,
    _of_contest(),
    Column("kind", String(16), primary_key=True),  # bot.contests.bars.Bar
    Column("mark", LargeBinary, primary_key=True),  # of the contest and the member; nobody tells whom without the key
    Column("at", BigInteger),  # when a no-show missed it
    Column("until_at", BigInteger),  # until when that counts; null: until the contest is over
)
"""What former members have done in a contest that bars them from something else in it."""

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

posts = Table(
    "posts",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # of a source of `cogs.live.desk`
    Column("number", BigInteger, nullable=False),  # of what it is about: a call, a day
    Column("channel_id", BigInteger, nullable=False),
    Column("keeps", String(16), nullable=False),  # bot.posts.rows.Keeps
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
    Column("zone", String(64)),  # of these hours (IANA); null: the server's
    Column("most", Integer, nullable=False),  # calls a day
    Column("called_at", BigInteger),  # last; null: never
    Column("day", Integer, nullable=False, server_default="0"),  # of that call in the zone, since 0001-01-01
    Column("called", Integer, nullable=False, server_default="0"),  # times on that day
    Column("unanswered", Integer, nullable=False, server_default="0"),  # calls in a row without a press
    Column("rests_until", BigInteger),  # since too many were; null: it does not rest
)
"""Members who want to be told when a channel wants players."""

calls = Table(
    "calls",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("once", String(32), nullable=False, unique=True),  # what it is for, which is called for once
    Column("table_id", BigInteger),  # no foreign key: a table may be deleted before
    Column("contest_id", BigInteger),  # null: for a table
    Column("at_play", Boolean, nullable=False),  # for a computer's seat of a game that goes on
    Column("role_id", BigInteger),  # that it mentions; null: members
    Column("called_at", BigInteger, nullable=False),
    Index("ix_calls_channel_id_called_at", "channel_id", "called_at"),
)
"""Calls for players. `posts` has their messages."""

call_members = Table(
    "call_members",
    METADATA,
    Column("call_id", _ID, ForeignKey("calls.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""Whom a call mentions; deleted a day later."""
