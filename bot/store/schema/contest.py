"""Leagues and tournaments: who is in, who meets whom, what was done, and what is to be posted."""

from typing import Any

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
    UniqueConstraint,
    false,
)

from bot.store.schema.people import ID, METADATA

contests = Table(
    "contests",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("plan", Text, nullable=False),  # bot.contests.plan, as JSON
    Column("lot", LargeBinary, nullable=False),  # of its draws; sealed by bot.store.vault until it has ended
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("previous_id", ID, ForeignKey("contests.id"), unique=True),  # the contest this is the successor of
    Column("number", Integer, nullable=False),  # in its series, from 1
    Column("revision", Integer, nullable=False, default=0),  # lines of its log; a race has one winner
    Column("stage", String(16), nullable=False),  # bot.contests.model.Stage
    Column("ended_at", BigInteger),
    Column("paused_at", BigInteger),
    Column("ready", Text, nullable=False, default=""),  # players who have checked in
    Column("seeds", Text, nullable=False, default=""),  # entrants, the first seed first
    Column("last_entrant", Integer, nullable=False, default=0),
    Column("undrawn", Integer, nullable=False, default=0),  # the last round that was drawn again
    Index("ix_contests_guild_id_stage", "guild_id", "stage"),
)
"""Leagues and tournaments. Results are read from the games of their matches. Lists of numbers are `1,2,3`."""


def _of_contest() -> Column[Any]:
    return Column("contest_id", ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True)


contest_players = Table(
    "contest_players",
    METADATA,
    _of_contest(),
    Column("player", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("name", String(64), nullable=False),  # as displayed
    Column("joined_at", BigInteger, nullable=False),  # when the member signed up; 0: not, or not any more
    Column("invited", Integer, nullable=False, default=0),  # the player asked to be the partner; 0: nobody
    Column("looking", Boolean, nullable=False, default=False),  # for a partner
    Column("comes_last", Boolean, nullable=False, server_default=false()),  # has missed the contest before
    Column("offers", BigInteger, nullable=False, server_default="0"),  # when, to play for somebody who leaves; 0: not
    Column("guest", Boolean, nullable=False, server_default=false()),  # an organiser has invited the member
    UniqueConstraint("contest_id", "user_id"),
)
"""Who the numbers of players are; the only place of a contest, besides `by_id`, with members' ids."""

contest_entries = Table(
    "contest_entries",
    METADATA,
    _of_contest(),
    Column("entrant", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("players", String(32), nullable=False),  # one or two
    Column("since", Integer, nullable=False, default=1),  # the first round it could play in
    Column("left_from", Integer),  # the first round without it
    Column("out", Boolean, nullable=False, default=False),  # was taken out
    Column("free", Text, nullable=False, default=""),  # players who have left, and whose seats nobody has
    Column("coming", Text, nullable=False, default=""),  # of whom a seat was, and who has it from the next round on
    Column("past", Text, nullable=False, default=""),  # players who played for it
)
"""A member or a pair: there or absent, in or out."""

contest_rounds = Table(
    "contest_rounds",
    METADATA,
    _of_contest(),
    Column("round", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("idle", Text, nullable=False),  # entrants with a bye, or who sit out
    Column("drawn_at", BigInteger, nullable=False),
    Column("missing", Boolean, nullable=False),  # computers play for those who have not come
    Column("whistled", Boolean, nullable=False),  # its time is up
    Column("closed", Boolean, nullable=False),  # every match has come to something
)

contest_matches = Table(
    "contest_matches",
    METADATA,
    _of_contest(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),  # from 0
    Column("north", String(32), nullable=False),  # entrants of North and South
    Column("east", String(32), nullable=False),
    Column("slot", Integer, nullable=False),  # in a bracket
    Column("lost", Integer, nullable=False),  # sides that lost without play: 1 North and South, 2 the others, 3 both
    Column("north_points", Integer),  # as ruled
    Column("east_points", Integer),
)
"""Two sides and what was ruled on them; points otherwise come from the games at their tables."""

contest_log = Table(
    "contest_log",
    METADATA,
    _of_contest(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),  # JSON with numbers of entrants and players, never members' ids
    Column("step", String(64), nullable=False),  # what a second try at it also says, so that it counts once
    Column("by_id", BigInteger),  # null: the bot
    Column("by_name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("contest_id", "step"),
)
"""A line for each thing that a person or the clock did. Everybody reads it; only open disputes are read from it."""

contest_tables = Table(
    "contest_tables",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("contest_id", ID, ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
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
    Column("kind", String(16), primary_key=True),  # bot.contests.model.DeadlineKind
    Column("number", Integer, primary_key=True, autoincrement=False),  # mostly of a round
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("began_at", BigInteger),  # null: a date of the calendar, which downtime does not move
)

contest_posts = Table(
    "contest_posts",
    METADATA,
    _of_contest(),
    Column("purpose", String(16), primary_key=True),  # bot.contests.model and service name them
    Column("number", Integer, primary_key=True, autoincrement=False),  # a round, or a thread
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),  # null: not posted yet
    Column("shown", String(32)),  # the digest of what it shows
    Column("wanted_at", BigInteger, nullable=False),
)
"""What a contest has to post or has posted: written with the step that causes it, posted afterwards."""

contest_marks = Table(
    "contest_marks",
    METADATA,
    _of_contest(),
    Column("kind", String(16), primary_key=True),  # bot.contests.marks.Mark
    Column("mark", LargeBinary, primary_key=True, index=True),  # of server and member, made with the key
    Column("until_at", BigInteger),  # null: until the contest is over, or the next one starts that was signed up for
)
"""Who played, judged, was taken out or did not come, also after their data was deleted."""
