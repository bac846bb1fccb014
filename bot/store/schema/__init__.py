"""The tables of the database. Times are integer milliseconds UTC, Discord's ids are big integers.

`log` is the game, `sittings` has its players, `journal` the rest. From these `hands`, `player_hands`, `games`,
`player_games`, `standings`, `partnerships`, `ratings`, `rating_changes` and `wallets` are derived, in the transaction
that ends the hand or the game; `bot.stats.rebuild` makes them again.
"""

# ruff: noqa: F403 - each of these modules is a part of the one list of tables
from bot.store.schema.contest import *
from bot.store.schema.people import *
from bot.store.schema.play import *
from bot.store.schema.results import *
