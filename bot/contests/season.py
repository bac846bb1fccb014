"""The season of a series: its table, read from the standings of its nights, and who is remembered of the last night.

Nothing of it is stored: what moves standings moves the table. A season is the contests of a series between two finals;
called-off ones are not among its nights.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from sqlalchemy import func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.read.totals import select_unlisted
from bot.stats.seasons import Ladder
from bot.store import schema
from engine.contest.config import Seeding
from engine.contest.season import SeasonRow, Who, shares, table_of
from engine.contest.state import ContestStatus

_C: Final = schema.contests.c
_E: Final = schema.contest_entries.c
_H: Final = schema.player_hands.c
_P: Final = schema.contest_players.c
_R: Final = schema.contest_standings.c
_T: Final = schema.contest_tables.c


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A season as it stands after the nights that are over. Persons are accounts that count (`person_of`)."""

    number: int
    """From 1."""
    length: int
    """Nights that it has."""
    played: int
    """Nights that are over."""
    rows: tuple[SeasonRow, ...]
    """Members, or pairs; none who is a former member."""
    names: Mapping[int, str]
    """Of persons, as displayed last."""
    euchres: Mapping[int, int] = field(default_factory=dict[int, int])
    """How often persons have euchred the others, in the contest that was asked for."""
    unlisted: frozenset[int] = frozenset()
    """Persons who are on no board, and so are not named for fun."""

    @property
    def is_over(self) -> bool:
        """Whether all nights have been played."""
        return self.played >= self.length


def is_final(plan: str) -> bool | None:
    """Whether a stored plan is that of a season's final; None where it cannot be read."""
    try:
        return json.loads(plan)["config"].get("seeding") == Seeding.SEASON
    except (LookupError, TypeError, ValueError):
        return None


async def read_season(connection: AsyncConnection, guild: int, contest: int, merges: Mapping[int, int]) -> Season:
    """The season of a contest as it was when that was over; of a final that which led to it."""
    nights, number, length = list[int](), 1, 0
    for row in await _chain(connection, contest):
        final = is_final(row.plan)
        if final is None:  # it cannot be read, and is no night
            continue
        if final and row.id != contest:
            number = row.number + 1
            break
        length = length or json.loads(row.plan).get("nights", 0)
        if row.stage == ContestStatus.OVER and not final:
            nights.append(row.id)
    nights.reverse()
    results, names = await _results_of(connection, nights, merges)
    last = bool(nights) and nights[-1] == contest
    return Season(
        number=number,
        length=length,
        played=len(nights),
        rows=table_of(results, length),
        names=names,
        euchres=await _euchres(connection, contest, merges) if last else {},
        unlisted=await find_unlisted(connection, guild, merges) if last else frozenset(),
    )


async def _chain(connection: AsyncConnection, contest: int) -> Sequence[Any]:
    """The rows of a contest and of those before it in its series, the newest first."""
    chain = select(_C.id, _C.previous_id, literal(0).label("back")).where(_C.id == contest).cte(recursive=True)
    before = select(_C.id, _C.previous_id, chain.c.back + 1).join(chain, _C.id == chain.c.previous_id)
    chain = chain.union_all(before)
    query = select(_C.id, _C.number, _C.stage, _C.plan).join(chain, _C.id == chain.c.id)
    return (await connection.execute(query.order_by(chain.c.back))).all()


async def _results_of(
    connection: AsyncConnection, nights: Sequence[int], merges: Mapping[int, int]
) -> tuple[list[dict[Who, int]], dict[int, str]]:
    """What each night gives to whom, of two entries of one person the better; and what persons were called last."""
    people, names = dict[tuple[int, int], int](), dict[int, str]()
    query = select(_P.contest_id, _P.player, _P.user_id, _P.name).where(_P.contest_id.in_(nights))
    for row in sorted(await connection.execute(query), key=lambda row: nights.index(row.contest_id)):
        people[row.contest_id, row.player] = person = merges.get(row.user_id, row.user_id)
        names[person] = row.name
    entries = select(_E.contest_id, _E.entrant, _E.players, _E.left_from, _R.division, _R.rank)
    entries = entries.join(
        schema.contest_standings, (_R.contest_id == _E.contest_id) & (_R.entrant == _E.entrant) & (_R.played > 0)
    )
    rows = (await connection.execute(entries.where(_E.contest_id.in_(nights)))).all()
    results: list[dict[Who, int]] = []
    for night in nights:
        here = {row.entrant: row for row in rows if row.contest_id == night}
        places = {entrant: (row.division, row.rank) for entrant, row in here.items()}
        found: dict[Who, int] = {}
        for entrant, share in shares(places, [e for e, row in here.items() if row.left_from is not None]).items():
            numbers = [*map(int, here[entrant].players.split(","))]
            who = tuple(sorted({people.get((night, number), 0) for number in numbers}))
            if len(who) == len(numbers) and who[0] > 0:
                found[who] = max(share, found.get(who, 0))
        results.append(found)
    return results, names


async def _euchres(connection: AsyncConnection, contest: int, merges: Mapping[int, int]) -> dict[int, int]:
    tables = select(_T.table_id).where(_T.contest_id == contest)
    query = select(_H.user_id, func.sum(_H.euchres_made).label("made")).where(_H.table_id.in_(tables))
    found = Counter[int]()
    for row in await connection.execute(query.group_by(_H.user_id)):
        found[merges.get(row.user_id, row.user_id)] += int(row.made)
    return dict(found)


async def find_unlisted(connection: AsyncConnection, guild: int, merges: Mapping[int, int]) -> frozenset[int]:
    """The persons of a server who are on no board there."""
    found = [user for query in select_unlisted(Ladder(guild)) for user in await connection.scalars(query)]
    return frozenset(merges.get(user, user) for user in found)
