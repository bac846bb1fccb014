"""What is derived from `log`, `sittings` and `journal`, in the transaction that ends the hand or the game.

`bot.stats.rebuild` makes it again.
"""

from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, text

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

seasons = Table(
    "seasons",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(48), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),  # null: it is running
)

hands = Table(
    "hands",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", String(16), nullable=False),  # engine.rules.presets.Family
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
    Column("par", Double),  # net points of side 0 if all had seen all cards; null: not known
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
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
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
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
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
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", String(16), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),  # left a rated game, which is therefore lost
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
    Column("played_at", BigInteger),  # when the last rated game that still counts changed it; null: none does
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
