"""What is derived from `log`, `sittings` and `journal`, in the transaction that ends the hand or the game.

`bot.stats.rebuild` makes it again.
"""

from typing import Any, Final

import sqlalchemy as sa

from bot.store.schema.people import ID, METADATA

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

seasons = sa.Table(
    "seasons",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(48), nullable=False),
    sa.Column("started_at", sa.BigInteger, nullable=False),
    sa.Column("ended_at", sa.BigInteger),  # null: it is running
)

hands = sa.Table(
    "hands",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("family", sa.String(16), nullable=False),  # engine.rules.presets.Family
    sa.Column("dealer", sa.Integer, nullable=False),
    sa.Column("maker", sa.Integer),
    sa.Column("trump", sa.String(4)),  # engine.codec.trump_text
    sa.Column("round", sa.Integer),
    sa.Column("relation", sa.String(8)),  # of the suit named to the one turned down: next, crossing; null: neither
    sa.Column("alone", sa.Boolean, nullable=False),
    sa.Column("lone_defender", sa.Integer),
    sa.Column("outcome", sa.String(16), nullable=False),
    sa.Column("tricks", sa.String(32), nullable=False),  # by seat, separated by commas
    sa.Column("points", sa.String(32), nullable=False),  # by side, separated by commas
    sa.Column("words", sa.String(400), nullable=False),  # of the story, word or word:seat, separated by commas
    sa.Column("claimed", sa.Integer),  # the seat that laid its hand down, or threw in
    sa.Column("revoked", sa.Integer),  # the seat whose revoke ended the hand
    sa.Column("decisions", sa.String(48), nullable=False),  # by seat
    sa.Column("by_computer", sa.String(48), nullable=False),  # how many of these a computer made
    sa.Column("think_ms", sa.String(128), nullable=False),  # their time, by seat
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("par", sa.Double),  # net points of side 0 if all had seen all cards; null: not known
    sa.Column("par_tried", sa.Boolean, nullable=False, default=False),
    sa.Index("ix_hands_guild_id_at", "guild_id", "at"),
    sa.Index(
        "ix_hands_par_tried",
        "table_id",
        sqlite_where=sa.text("par_tried = 0"),
        postgresql_where=sa.text("NOT par_tried"),
    ),
)


def _counts() -> list[sa.Column[int]]:
    # the milliseconds of a correspondence game exceed 31 bits
    types = {"think_ms": sa.BigInteger}
    return [sa.Column(name, types.get(name, sa.Integer), nullable=False) for name in HAND_COUNTS]


player_hands = sa.Table(
    "player_hands",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("position", sa.Integer, nullable=False),  # turns after the dealer's: 0 is the dealer, 1 the eldest
    sa.Column("role", sa.String(8), nullable=False),  # maker, partner, defender; none: nobody made trump
    *_counts(),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_player_hands_user_id_guild_id_at", "user_id", "guild_id", "at"),
)

games = sa.Table(
    "games",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("family", sa.String(16), nullable=False),
    sa.Column("preset", sa.String(32), nullable=False),
    sa.Column("ended", sa.String(12), nullable=False),  # played, conceded, drawn, abandoned, closed
    sa.Column("winner", sa.Integer),  # a side; null: drawn or given up
    sa.Column("scores", sa.String(32), nullable=False),
    sa.Column("hands", sa.Integer, nullable=False),
    sa.Column("skunk", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("started_at", sa.BigInteger, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("no", sa.BigInteger, nullable=False),  # of the line of the journal: the order in which games ended
    sa.Index("ix_games_guild_id_no", "guild_id", "no"),
)

player_games = sa.Table(
    "player_games",
    METADATA,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("family", sa.String(16), nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),  # left a rated game, which is therefore lost
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("no", sa.BigInteger, nullable=False),  # of the journal
    sa.Index("ix_player_games_user_id_guild_id_no", "user_id", "guild_id", "no"),
)


def _ladder() -> list[sa.Column[Any]]:
    """The key of counts. Guild 0 is all servers, season 0 all time, family "" all families."""
    return [
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("family", sa.String(16), primary_key=True),
    ]


standings = sa.Table(
    "standings",
    METADATA,
    *_ladder(),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(64), nullable=False),  # as last seen at a table
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("games_won", sa.Integer, nullable=False),
    *_counts(),
    sa.Column("streak", sa.Integer, nullable=False),  # games won in a row, up to the last
    sa.Column("best_streak", sa.Integer, nullable=False),
    sa.Index("ix_standings_user_id", "user_id"),
    sqlite_with_rowid=False,  # stored in the order of the key, in which a leaderboard reads
)

partnerships = sa.Table(
    "partnerships",
    METADATA,
    *_ladder(),
    sa.Column("one_id", sa.BigInteger, primary_key=True, autoincrement=False),  # the lower of the two
    sa.Column("two_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("games_won", sa.Integer, nullable=False),
    sa.Index("ix_partnerships_one_id", "one_id"),
    sa.Index("ix_partnerships_two_id", "two_id"),
    # covers the leaderboard of partners: on SQLite every index has the primary key
    sa.Index("ix_partnerships_guild_id_season_family_games", "guild_id", "season", "family", "games", "games_won"),
    sqlite_with_rowid=False,
)

ratings = sa.Table(
    "ratings",
    METADATA,
    *_ladder(),  # no rating is over all families
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("played_at", sa.BigInteger),  # when the last rated game that still counts changed it; null: none does
    sa.Index("ix_ratings_user_id", "user_id"),
    sqlite_with_rowid=False,
)

rating_changes = sa.Table(
    "rating_changes",
    METADATA,
    sa.Column("no", sa.BigInteger, primary_key=True, autoincrement=False),  # of the journal
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("family", sa.String(16), nullable=False),
    sa.Column("table_id", sa.BigInteger, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),  # after it
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("mu_change", sa.Double, nullable=False),
    sa.Column("sigma_change", sa.Double, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_rating_changes_user_id_guild_id_no", "user_id", "guild_id", "no"),
    sa.Index("ix_rating_changes_table_id", "table_id"),
)

wallets = sa.Table(
    "wallets",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("counters", sa.Integer, nullable=False),  # won, or below zero lost, without the counters of the start
)
"""Counters won in games with stakes. They are never money: nothing can be bought with them or paid out."""
