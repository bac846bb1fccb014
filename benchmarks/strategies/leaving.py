"""R3: a partner by arrangement leaves."""

from typing import Final

from benchmarks.strategies.season import ALT, Season, game_looks_lost
from benchmarks.strategies.strategy import Strategy, no
from bot.stats.write import ratings
from bot.tables.commands.seats import Leave
from bot.tables.game import StoredTable
from bot.tables.lobby import rated


async def leave_lost_game(season: Season, now: StoredTable) -> StoredTable:
    """The partner leaves when the game looks lost."""
    if now.table.seat_of(ALT.user) is None or not game_looks_lost(now):
        return now
    return await season.attempt(now, Leave(ALT))


async def leave_at_once(season: Season, now: StoredTable) -> StoredTable:
    """The partner leaves every game, so that the rating in the seat falls, and a computer plays as well as before."""
    return now if now.table.seat_of(ALT.user) is None else await season.attempt(now, Leave(ALT))


STRATEGIES: Final = (
    Strategy(
        "R3 partner leaves games that look lost",
        lambda season: season.play_days(leave_lost_game),
        ((rated, "is_at_stake", no),),
    ),
    Strategy(
        "R3 partner throws their own rating away",
        lambda season: season.play_days(leave_at_once),
        ((ratings, "raise_to_partners", lambda rating, _: rating),),
    ),
)
