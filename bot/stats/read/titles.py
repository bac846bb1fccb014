"""The first three places of a server's contests: of the first division, for those whose entrant it was at the end.

A merged account counts as the account that it was merged into.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from sqlalchemy import case, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.read.totals import SEES_ALL, Viewer
from bot.stats.seasons import ALL_TIME, season_on
from bot.stats.write.recorder import load_merges
from bot.store import schema
from engine.contest.events import Entrant

_log = logging.getLogger(__name__)
LAST_PLACE: Final = 3
_C: Final = schema.contests.c
_E: Final = schema.contest_entries.c
_P: Final = schema.contest_players.c
_R: Final = schema.contest_standings.c
_S: Final = schema.seasons.c


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Placing:
    """A place from 1 to `LAST_PLACE`. `people` are ids and names, unescaped; former members are below 0, unnamed."""

    contest: int
    name: str
    """Of the contest, unescaped; empty where the viewer may not see the contest."""
    number: int
    """Of the contest in its series, from 1."""
    ended_at: int
    rank: int
    people: tuple[tuple[int, str], ...]


async def load_placings(
    connection: AsyncConnection,
    guild: int,
    season: int = ALL_TIME,
    user: int | None = None,
    viewer: Viewer = SEES_ALL,
) -> tuple[Placing, ...]:
    """The places of a server's contests that ended in a season, the newest first; all, or those of one person."""
    merges = await load_merges(connection, guild)
    user = None if user is None else merges.get(user, user)
    accounts = None if user is None else [user, *(old for old, new in merges.items() if new == user)]
    rows = await _standings(connection, guild, season, accounts, viewer)
    contests = sorted({row.id for row in rows})
    lineups = await _lineups(connection, contests)
    players = await _players(connection, contests, merges)
    placings = (
        Placing(
            contest=row.id,
            name=row.name,
            number=row.number,
            ended_at=row.ended_at,
            rank=row.rank,
            people=tuple(
                players[row.id, each] for each in lineups[row.id].get(row.entrant, ()) if (row.id, each) in players
            ),
        )
        for row in rows
    )
    return tuple(each for each in placings if (each.people if user is None else user in dict(each.people)))


async def _standings(
    connection: AsyncConnection, guild: int, season: int, accounts: Sequence[int] | None, viewer: Viewer
) -> Sequence[Any]:
    # only contests that are over have standings
    name = case((viewer.contests, _C.name), else_="").label("name")
    query = select(_C.id, name, _C.number, _C.ended_at, _R.entrant, _R.rank)
    query = query.join(schema.contest_standings, (_R.contest_id == _C.id) & (_R.played > 0))
    query = query.where(_C.guild_id == guild, _R.division == 1, _R.rank <= LAST_PLACE, _R.entrant > 0)
    if season != ALL_TIME:
        query = query.join(schema.seasons, season_on(_C.guild_id, _C.ended_at) & (_S.number == season))
    if accounts is not None:
        query = query.where(_C.id.in_(select(_P.contest_id).where(_P.user_id.in_(accounts))))
    newest = query.order_by(_C.ended_at.desc(), _C.id.desc(), _R.rank, _R.entrant)
    return (await connection.execute(newest)).all()


async def _lineups(
    connection: AsyncConnection, contests: Sequence[int]
) -> Mapping[int, Mapping[Entrant, tuple[int, ...]]]:
    """Whose each entrant was at the end of each contest."""
    query = select(_E.contest_id, _E.entrant, _E.players).where(_E.contest_id.in_(contests))
    found: dict[int, dict[Entrant, tuple[int, ...]]] = {number: {} for number in contests}
    for row in await connection.execute(query):
        found[row.contest_id][row.entrant] = tuple(map(int, row.players.split(",")))
    return found


async def _players(
    connection: AsyncConnection, contests: Sequence[int], merges: Mapping[int, int]
) -> dict[tuple[int, int], tuple[int, str]]:
    """The id and the name behind each number of a player."""
    query = select(_P.contest_id, _P.player, _P.user_id, _P.name).where(_P.contest_id.in_(contests))
    rows = await connection.execute(query)
    return {(row.contest_id, row.player): (merges.get(row.user_id, row.user_id), row.name) for row in rows}
