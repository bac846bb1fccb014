"""Rows of the records, for tests that do not play for them."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select

from bot.stats.rating import Rating
from bot.stats.write.recorder import COUNTS
from bot.store import schema
from bot.store.database import Database
from tests.bot.people import GUILD


def standing(guild: int, user: int, name: str, season: int = 0, family: str = "", **counts: int) -> dict[str, Any]:
    """A row of `standings` in which nothing is counted but what is given."""
    key = {"guild_id": guild, "season": season, "family": family, "user_id": user, "name": name}
    return {**key, **dict.fromkeys((*COUNTS, "streak", "best_streak"), 0), **counts}


async def standing_of(database: Database, guild: int, user: int) -> Any:
    """A member's row of `standings` of all time and all families, `None` where nothing is counted."""
    s = schema.standings.c
    query = select(schema.standings).where(s.guild_id == guild, s.season == 0, s.family == "", s.user_id == user)
    async with database.read() as connection:
        return (await connection.execute(query)).one_or_none()


async def known(database: Database, guild: int = GUILD, family: str | None = None) -> dict[int, Rating]:
    """Ratings of all time, by member: of a family, or of those there are where a test plays in one."""
    r = schema.ratings.c
    query = select(schema.ratings).where(r.guild_id == guild, r.season == 0)
    if family is not None:
        query = query.where(r.family == family)
    async with database.read() as connection:
        return {row.user_id: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(query)}


async def add_contest(
    connection: Any,
    number: int,
    guild: int,
    ended_at: int,
    podium: Sequence[Sequence[tuple[int, str]]],
    *,
    name: str = "Cup night",
    substitute: tuple[int, str] | None = None,
) -> None:
    """A contest that is over; the entrants of `podium`, people by id and name, have the ranks from 1 on.

    `substitute` plays for the first person of the first entrant from the second round on.
    """
    contest = {"id": number, "guild_id": guild, "channel_id": 1, "name": name, "plan": "{}", "lot": bytes(32)}
    contest |= {"created_by": 1, "created_at": 1, "number": 1, "revision": 1, "stage": "over", "ended_at": ended_at}
    await connection.execute(insert(schema.contests).values(contest))
    people = [*(person for entrant in podium for person in entrant), *([substitute] if substitute else [])]
    first = 1
    for entrant, team in enumerate(podium, start=1):
        players = [*range(first, first + len(team))]
        first += len(team)
        row = {"contest_id": number, "entrant": entrant, "division": 1, "rank": entrant, "points": "1"}
        await connection.execute(insert(schema.contest_standings).values(row | {"ties": "", "played": 1}))
        if substitute and entrant == 1:
            players[0] = len(people)
        row = {"contest_id": number, "entrant": entrant, "players": ",".join(map(str, players))}
        await connection.execute(insert(schema.contest_entries).values(row))
    for player, (user, of) in enumerate(people, start=1):
        row = {"contest_id": number, "player": player, "user_id": user, "name": of, "joined_at": 1}
        await connection.execute(insert(schema.contest_players).values(row))
