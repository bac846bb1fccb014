"""R6: an admin's own server, and the ratings over all servers."""

from itertools import combinations
from random import Random
from typing import Final

from benchmarks.strategies.judging import rule_points
from benchmarks.strategies.season import ANN, DAY_MS, FOUR, GUILD, Season
from benchmarks.strategies.strategy import Strategy
from bot.stats import repairs
from bot.stats.repairs import Repairs
from bot.stats.write import ratings
from bot.tables.model import Member

ADMIN: Final = Member(1005, "Mo", moderator=True)
ACCOUNTS: Final = tuple(Member(2001 + i, f"Account {i}") for i in range(8))
GAMES_IN_OWN_SERVER: Final = 42
A_DAY: Final = 14
"""As the review played them."""


async def lose_to_ann(season: Season) -> None:
    """Ann's accounts lose to her, by the rulings of another one that moderates."""
    groups = [(ANN, a, b, c) for a, b, c in combinations(ACCOUNTS, 3)]
    for game, four in enumerate(Random(season.number).sample(groups, GAMES_IN_OWN_SERVER)):
        await season.play(await season.start(*four), lambda season, now: rule_points(season, now, ADMIN))
        season.at += DAY_MS if game % A_DAY == A_DAY - 1 else 0


async def make_losses_void(season: Season) -> None:
    """Ann, an admin, makes every game void that she has lost."""
    repairing = Repairs(season.database, clock=season)
    for _ in range(season.length.games):
        before = await season.rating(GUILD)
        now = await season.play(await season.start(*FOUR))
        if (await season.rating(GUILD)).mu < before.mu:
            await repairing.void(GUILD, Member(ANN.user, ANN.name, moderator=True), now.table.id)
        season.at += DAY_MS


async def _nowhere(*_: object) -> None:
    return None


async def _uncapped(*_: object) -> dict[int, float]:
    return {}


STRATEGIES: Final = (
    Strategy("R6 admin makes own losses void", make_losses_void, ((repairs, "_seat_of", _nowhere),), pays="everywhere"),
    Strategy(
        "R6 accounts lose in their own server",
        lose_to_ann,
        ((ratings, "capped_shares", _uncapped),),
        pays="everywhere_strength",
    ),
)
