"""Rows of the records, for tests that do not play for them."""

from typing import Any

from bot.counts import COUNTS


def standing(guild: int, user: int, name: str, season: int = 0, family: str = "", **counts: int) -> dict[str, Any]:
    """A row of `standings` in which nothing is counted but what is given."""
    key = {"guild_id": guild, "season": season, "family": family, "user_id": user, "name": name}
    return {**key, **dict.fromkeys((*COUNTS, "streak", "best_streak"), 0), **counts}
