"""Leagues and tournaments: who is in, who meets whom, what was done, and what is to be posted."""

from typing import Any

import sqlalchemy as sa

from bot.store.schema.people import ID, METADATA

contests = sa.Table(
    "contests",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # bot.contests.plan, as JSON
    sa.Column("lot", sa.LargeBinary, nullable=False),  # of its draws; sealed by bot.store.vault until it has ended
    sa.Column("created_by", sa.BigInteger, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("previous_id", ID, sa.ForeignKey("contests.id"), unique=True),  # the contest this is the successor of
    sa.Column("number", sa.Integer, nullable=False),  # in its series, from 1
    sa.Column("revision", sa.Integer, nullable=False, default=0),  # lines of its log; a race has one winner
    sa.Column("stage", sa.String(16), nullable=False),  # bot.contests.model.Stage
    sa.Column("ended_at", sa.BigInteger),
    sa.Column("paused_at", sa.BigInteger),
    sa.Column("ready", sa.Text, nullable=False, default=""),  # players who have checked in
    sa.Column("seeds", sa.Text, nullable=False, default=""),  # entrants, the first seed first
    sa.Column("last_entrant", sa.Integer, nullable=False, default=0),
    sa.Column("undrawn", sa.Integer, nullable=False, default=0),  # the last round that was drawn again
    sa.Index("ix_contests_guild_id_stage", "guild_id", "stage"),
)
"""Leagues and tournaments. Results are read from the games of their matches. Lists of numbers are `1,2,3`."""


def _of_contest() -> sa.Column[Any]:
    return sa.Column("contest_id", ID, sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True)


contest_players = sa.Table(
    "contest_players",
    METADATA,
    _of_contest(),
    sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("user_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False),  # as displayed
    sa.Column("joined_at", sa.BigInteger, nullable=False),  # when the member signed up; 0: not, or not any more
    sa.Column("invited", sa.Integer, nullable=False, default=0),  # the player asked to be the partner; 0: nobody
    sa.Column("looking", sa.Boolean, nullable=False, default=False),  # for a partner
    sa.Column("comes_last", sa.Boolean, nullable=False, server_default=sa.false()),  # has missed the contest before
    sa.Column("offers", sa.BigInteger, nullable=False, server_default="0"),  # when, to play for whoever leaves; 0: not
    sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()),  # an organiser has invited the member
    sa.UniqueConstraint("contest_id", "user_id"),
)
"""Who the numbers of players are; the only place of a contest, besides `by_id`, with members' ids."""

contest_entries = sa.Table(
    "contest_entries",
    METADATA,
    _of_contest(),
    sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("players", sa.String(32), nullable=False),  # one or two
    sa.Column("since", sa.Integer, nullable=False, default=1),  # the first round it could play in
    sa.Column("left_from", sa.Integer),  # the first round without it
    sa.Column("out", sa.Boolean, nullable=False, default=False),  # was taken out
    sa.Column("free", sa.Text, nullable=False, default=""),  # players who have left, and whose seats nobody has
    # of whom a seat was, and who has it from the next round on
    sa.Column("coming", sa.Text, nullable=False, default=""),
    sa.Column("past", sa.Text, nullable=False, default=""),  # players who played for it
)
"""A member or a pair: there or absent, in or out."""

contest_rounds = sa.Table(
    "contest_rounds",
    METADATA,
    _of_contest(),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("idle", sa.Text, nullable=False),  # entrants with a bye, or who sit out
    sa.Column("drawn_at", sa.BigInteger, nullable=False),
    sa.Column("missing", sa.Boolean, nullable=False),  # computers play for those who have not come
    sa.Column("whistled", sa.Boolean, nullable=False),  # its time is up
    sa.Column("closed", sa.Boolean, nullable=False),  # every match has come to something
)

contest_matches = sa.Table(
    "contest_matches",
    METADATA,
    _of_contest(),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),  # from 0
    sa.Column("north", sa.String(32), nullable=False),  # entrants of North and South
    sa.Column("east", sa.String(32), nullable=False),
    sa.Column("slot", sa.Integer, nullable=False),  # in a bracket
    sa.Column("lost", sa.Integer, nullable=False),  # sides without play: 1 North and South, 2 the others, 3 both
    sa.Column("north_points", sa.Integer),  # as ruled
    sa.Column("east_points", sa.Integer),
)
"""Two sides and what was ruled on them; points otherwise come from the games at their tables."""

contest_log = sa.Table(
    "contest_log",
    METADATA,
    _of_contest(),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON with numbers of entrants and players, never members' ids
    sa.Column("step", sa.String(64), nullable=False),  # what a second try at it also says, so that it counts once
    sa.Column("by_id", sa.BigInteger),  # null: the bot
    sa.Column("by_name", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("contest_id", "step"),
)
"""A line for each thing that a person or the clock did. Everybody reads it; only open disputes are read from it."""

contest_tables = sa.Table(
    "contest_tables",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("contest_id", ID, sa.ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # of the match in its round, from 0
    sa.Index("ix_contest_tables_contest_id_round_place", "contest_id", "round", "place"),
)
"""At which table a match is played; of several the last one counts."""

contest_standings = sa.Table(
    "contest_standings",
    METADATA,
    _of_contest(),
    sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("division", sa.Integer, nullable=False),  # from 1, the highest
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("points", sa.String(32), nullable=False),  # a fraction
    sa.Column("ties", sa.Text, nullable=False),  # fractions, separated by commas
    sa.Column("played", sa.Integer, nullable=False),
)
"""Derived from events and games, for boards of titles; `bot.contests.rebuild` makes it again."""

contest_deadlines = sa.Table(
    "contest_deadlines",
    METADATA,
    _of_contest(),
    sa.Column("kind", sa.String(16), primary_key=True),  # bot.contests.model.DeadlineKind
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # mostly of a round
    sa.Column("due_at", sa.BigInteger, nullable=False, index=True),
    sa.Column("began_at", sa.BigInteger),  # null: a date of the calendar, which downtime does not move
)

contest_posts = sa.Table(
    "contest_posts",
    METADATA,
    _of_contest(),
    sa.Column("purpose", sa.String(16), primary_key=True),  # bot.contests.model and service name them
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # a round, or a thread
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("message_id", sa.BigInteger),  # null: not posted yet
    sa.Column("shown", sa.String(32)),  # the digest of what it shows
    sa.Column("wanted_at", sa.BigInteger, nullable=False),
)
"""What a contest has to post or has posted: written with the step that causes it, posted afterwards."""

contest_marks = sa.Table(
    "contest_marks",
    METADATA,
    _of_contest(),
    sa.Column("kind", sa.String(16), primary_key=True),  # bot.contests.marks.SeenMark
    sa.Column("mark", sa.LargeBinary, primary_key=True, index=True),  # of server and member, made with the key
    # null: until the contest is over, or the next one starts that was signed up for
    sa.Column("until_at", sa.BigInteger),
)
"""Who played, judged, was taken out or did not come, also after their data was deleted."""
