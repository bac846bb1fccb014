"""What all tables share; servers, members, what the installation keeps, whom channels call, the puzzle of each day."""

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""Counted up by the database; SQLite counts only its own INTEGER."""


servers = sa.Table(
    "servers",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("preset", sa.String(32), nullable=False),
    sa.Column("opener_role_id", sa.BigInteger),  # who may open tables; null: everyone
    sa.Column("level", sa.String(16), nullable=False, default="expert"),  # of computers at new tables
    sa.Column("organiser_role_id", sa.BigInteger),  # who may organise contests besides Manage Server; null: nobody
    sa.Column("contest_channel_id", sa.BigInteger),  # where contests are announced; null: where they are made
    sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),  # of times that are typed (IANA)
    sa.Column("euchre_role_id", sa.BigInteger),  # that calls for players mention; null: none
    sa.Column("post_channel_id", sa.BigInteger),  # of the posts that come by themselves; null: there are none
    sa.Column("post_hour", sa.Integer, nullable=False, server_default="12"),  # at which they come in the zone, 0 to 23
    sa.Column("own_posts", sa.String(64)),  # which of them (bot.servers.OwnPost), with spaces; null: none
    sa.Column("champion_role_id", sa.BigInteger),  # that Bower gives; null: none
    sa.Column("leader_role_id", sa.BigInteger),  # the same
    # whether anyone may see pages of contests in that channel
    sa.Column("public_pages", sa.Boolean, nullable=False, server_default=sa.false()),
)

rulesets = sa.Table(
    "rulesets",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("name_key", sa.String(96), nullable=False),  # casefolded, which may make it longer
    sa.Column("rules", sa.Text, nullable=False),  # engine.dump_rules
    sa.Column("created_by", sa.BigInteger, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("guild_id", "name_key"),
)
"""Rules that a server has saved under names of its own."""

members = sa.Table(
    "members",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("language", sa.String(8)),  # null: what Discord says
    sa.Column("four_colours", sa.Boolean, nullable=False),
    sa.Column("text_only", sa.Boolean, nullable=False),
    sa.Column("pings", sa.Boolean, nullable=False),
    sa.Column("sort", sa.String(16), nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False, default=False),  # on no leaderboard
    sa.Column("only_card", sa.String(16), nullable=False, server_default="last_trick"),
    sa.Column("avatar", sa.Boolean, nullable=False, server_default=sa.true()),  # drawn at tables
    sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()),  # has played the guided hand to its end
    sa.Column("roles", sa.Boolean, nullable=False, server_default=sa.true()),  # may be given to the member
)

installation = sa.Table(
    "installation",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # the one row is number 1
    sa.Column("key_check", sa.LargeBinary, nullable=False),  # tells whether SECRET_KEY is the right one
)

unlisted = sa.Table(
    "unlisted",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
)
"""Members whom admins have removed from the leaderboards of their server."""

merges = sa.Table(
    "merges",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("old_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("new_id", sa.BigInteger, nullable=False),
)
"""Accounts whose games in a server count for another account of the same person."""

greetings = sa.Table(
    "greetings",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("greeted_at", sa.BigInteger, nullable=False),
)
"""The servers that the bot has greeted when it was invited."""

presences = sa.Table(
    "presences",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("gone_at", sa.BigInteger),  # when it was first seen to have removed the bot; null: the bot is there
)
"""The servers that the bot is or was in."""

avoided = sa.Table(
    "avoided",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("other_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("other_name", sa.String(64), nullable=False),  # as displayed when it was written
)
"""Whom (`other_id`) a member would rather not sit with. Nobody but the member learns of it."""

given_roles = sa.Table(
    "given_roles",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("role_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("given_at", sa.BigInteger),  # null: Discord has not confirmed it
)
"""Roles that Bower has given, and is to take back. One that somebody gave by hand is not here."""


posts = sa.Table(
    "posts",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # of a source of `cogs.live.desk`
    sa.Column("number", sa.BigInteger, nullable=False),  # of what it is about: a call, a day
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("keeps", sa.String(16), nullable=False),  # bot.posts.Keeps
    sa.Column("message_id", sa.BigInteger),  # null: not posted yet, or gone
    sa.Column("shown", sa.String(32)),  # the digest of what it shows
    sa.Column("wanted_at", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),  # nothing becomes of it any more
    sa.UniqueConstraint("guild_id", "kind", "number"),
    sa.Index("ix_posts_to_do", "id", sqlite_where=sa.text("NOT done"), postgresql_where=sa.text("NOT done")),
)
"""What channels should show besides tables and contests: written with what causes it, posted afterwards."""

questions = sa.Table(
    "questions",
    METADATA,
    # its message, which says in which server and channel it is, and since when
    sa.Column("post_id", ID, sa.ForeignKey("posts.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    sa.Column("asked_by", sa.BigInteger, index=True),  # null: Bower by itself
    sa.Column("table_id", sa.BigInteger),  # null: about a puzzle; no foreign key, as of calls
    sa.Column("hand", sa.Integer, nullable=False),  # from 0; of a puzzle its day
    sa.Column("line", sa.Integer, nullable=False),  # after the deal of the hand
    sa.Column("closes_at", sa.BigInteger, nullable=False),
)
"""Decisions that a channel votes on. They are deleted some days after their end."""

question_votes = sa.Table(
    "question_votes",
    METADATA,
    sa.Column("post_id", ID, sa.ForeignKey("questions.post_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("choice", sa.String(64), nullable=False),  # a line of the log
)
"""The vote of each member on a question; nobody but the member learns of it."""

bells = sa.Table(
    "bells",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("begins", sa.Integer, nullable=False),  # the hour from which it rings, 0 to 23
    # the hour before which, 1 to 24; past midnight if not later than it begins
    sa.Column("ends", sa.Integer, nullable=False),
    sa.Column("called_at", sa.BigInteger),  # when any bell of the member rang last; null: never
)
"""Members who want to be told when a channel wants players."""

calls = sa.Table(
    "calls",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.BigInteger, nullable=False, unique=True),  # no foreign key: a table may be deleted before
    sa.Column("at_play", sa.Boolean, nullable=False),  # for a computer's seat of a game that goes on
    sa.Column("role_id", sa.BigInteger),  # that it mentions; null: members
    sa.Column("called_at", sa.BigInteger, nullable=False),
    sa.Index("ix_calls_channel_id_called_at", "channel_id", "called_at"),
)
"""Calls for players. `posts` has their messages."""

call_members = sa.Table(
    "call_members",
    METADATA,
    sa.Column("call_id", ID, sa.ForeignKey("calls.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
)
"""Whom a call mentions; deleted a day later."""


puzzles = sa.Table(
    "puzzles",
    METADATA,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),  # since 1970-01-01, UTC
    sa.Column("preset", sa.String(32), nullable=False),
    sa.Column("rules", sa.Text, nullable=False),  # engine.dump_rules
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("log", sa.Text, nullable=False),  # the lines that lead to the position
    sa.Column("solution", sa.Text, nullable=False),  # a line for each choice, best first: points, winning, action
    sa.Column("deals", sa.Integer, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)
"""The puzzle of each day, with its solution, because a later version of the players would find another."""

puzzle_answers = sa.Table(
    "puzzle_answers",
    METADATA,
    sa.Column(
        "day", sa.Integer, sa.ForeignKey("puzzles.day", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False),  # where it was answered
    sa.Column("name", sa.String(64), nullable=False),  # as displayed there
    sa.Column("choice", sa.String(64), nullable=False),  # a line of the log
    sa.Column("loss", sa.Integer, nullable=False),  # thousandths of a point
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("answered_at", sa.BigInteger, nullable=False),
    sa.Index("ix_puzzle_answers_user_id", "user_id"),
    sa.Index("ix_puzzle_answers_guild_id_day", "guild_id", "day"),
)
"""The first answer of each member to a day's puzzle; streaks and boards are counted from it."""

deleted_answers = sa.Table(
    "deleted_answers",
    METADATA,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    # of the day and the member; nobody can tell whom without the key
    sa.Column("mark", sa.LargeBinary, primary_key=True),
)
"""Answers to the puzzle of the day and boards that were deleted on their day, so that nobody plays twice; gone the day
after."""

board_days = sa.Table(
    "board_days",
    METADATA,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),  # since 1970-01-01, UTC
    sa.Column("version", sa.String(16), nullable=False),  # of the players, as it is in the promise
    sa.Column("secret", sa.LargeBinary, nullable=False),  # sealed by bot.store.vault, also when the day is over
    sa.Column("boards", sa.Text, nullable=False),  # a line for each: the candidate, and the points of each level
    sa.Column("made_at", sa.BigInteger, nullable=False),
)
"""The boards of each day; their cards follow from the secret (engine.players.boards)."""

board_results = sa.Table(
    "board_results",
    METADATA,
    sa.Column("day", sa.Integer, sa.ForeignKey("board_days.day"), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the board, from 0
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),  # where it was begun; 0: in no server
    sa.Column("table_id", sa.BigInteger, nullable=False, unique=True),  # no foreign key: a table may be deleted before
    sa.Column("points", sa.Integer),  # of the member's side less the others'; null: not played to its end that day
)
"""What members made of the boards of a day."""
