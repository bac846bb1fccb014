"""The tables of the database. Times are integer milliseconds UTC, Discord's ids are big integers.

`log` is the game, `sittings` has its players, `journal` the rest. From these `hands`, `player_hands`, `games`,
`player_games`, `standings`, `partnerships`, `ratings`, `rating_changes` and `wallets` are derived, in the transaction
that ends the hand or the game; `bot.stats.rebuild` makes them again.
"""

from bot.store.schema.base import METADATA
from bot.store.schema.calling import bells, call_members, calls, posts
from bot.store.schema.contest import (
    contest_bars,
    contest_deadlines,
    contest_events,
    contest_players,
    contest_posts,
    contest_slots,
    contest_snapshots,
    contest_standings,
    contest_tables,
    contests,
)
from bot.store.schema.people import (
    apart,
    greetings,
    installation,
    members,
    merges,
    registrations,
    rulesets,
    servers,
    unlisted,
)
from bot.store.schema.play import deadlines, departures, journal, life, log, reports, seats, sittings, tables
from bot.store.schema.puzzle import deleted_answers, puzzle_answers, puzzles
from bot.store.schema.results import (
    HAND_COUNTS,
    games,
    hands,
    partnerships,
    player_games,
    player_hands,
    rating_changes,
    ratings,
    seasons,
    standings,
    wallets,
)

__all__ = [
    "HAND_COUNTS",
    "METADATA",
    "apart",
    "bells",
    "call_members",
    "calls",
    "contest_bars",
    "contest_deadlines",
    "contest_events",
    "contest_players",
    "contest_posts",
    "contest_slots",
    "contest_snapshots",
    "contest_standings",
    "contest_tables",
    "contests",
    "deadlines",
    "deleted_answers",
    "departures",
    "games",
    "greetings",
    "hands",
    "installation",
    "journal",
    "life",
    "log",
    "members",
    "merges",
    "partnerships",
    "player_games",
    "player_hands",
    "posts",
    "puzzle_answers",
    "puzzles",
    "rating_changes",
    "ratings",
    "registrations",
    "reports",
    "rulesets",
    "seasons",
    "seats",
    "servers",
    "sittings",
    "standings",
    "tables",
    "unlisted",
    "wallets",
]
