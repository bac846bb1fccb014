"""One query that tells whether a contest that was read is still as it is stored.

A contest consists of rows that others write too, also in other processes: tables at play, repairs, merges of accounts,
deletions of members' data, time that is given back, lists of members. None of them has to know that contests are
remembered: the query adds up the rows that `repository.load` and `bars.read` read. Tables count their own changes.
Texts count by their length, for numbers change with them. Names count as they are: a member may have another one that
is as long, and nothing else changes.
"""

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    ColumnElement,
    FromClause,
    Integer,
    LargeBinary,
    String,
    Subquery,
    bindparam,
    cast,
    func,
    select,
    true,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema

_PRIME: Final = 1_000_003
"""What is left of an id after a division by it can be added up, where ids are too large."""
_C: Final = schema.contests.c
_A: Final = schema.avoided.c
_B: Final = schema.contest_bars.c
_D: Final = schema.contest_deadlines.c
_E: Final = schema.contest_events.c
_G: Final = schema.games.c
_M: Final = schema.merges.c
_P: Final = schema.contest_players.c
_S: Final = schema.seats.c
_T: Final = schema.tables.c
_OF: Final = schema.contest_tables.c
_NUMBER: Final = bindparam("contest", type_=Integer)
_GUILD: Final = select(_C.guild_id).where(_C.id == _NUMBER).scalar_subquery()


async def read(connection: AsyncConnection, contest: int) -> tuple[Any, ...] | None:
    """The mark of a contest, another one once anything of it has changed; None where there is none."""
    row = (await connection.execute(_MARK, {"contest": contest})).one_or_none()
    return None if row is None else tuple(row)


def _small(column: ColumnElement[Any]) -> ColumnElement[Any]:
    return column % _PRIME


def _pair(one: ColumnElement[Any], other: ColumnElement[Any]) -> ColumnElement[Any]:
    """A number of two ids in their order."""
    return _small(one) * _small(31 * _small(one) + _small(other))


def _sums(
    of: FromClause, here: ColumnElement[bool], *columns: ColumnElement[Any], names: tuple[ColumnElement[str], ...] = ()
) -> Subquery:
    """How many rows there are; for each column the sum of its numbers, or of the lengths of its texts; all names."""
    sums = [func.sum(func.coalesce(_weight(each), -1)) for each in columns]
    texts = [func.aggregate_strings(each, ",") for each in names]
    return select(func.count(), *sums, *texts).select_from(of).where(here).subquery()


def _weight(column: ColumnElement[Any]) -> ColumnElement[Any]:
    if isinstance(column.type, String | LargeBinary):
        return func.length(column)
    return cast(column, Integer) if isinstance(column.type, Boolean) else column


_PARTS: Final = (
    _sums(schema.contest_events, _E.contest_id == _NUMBER, _E.kind, _E.data, _E.at, _small(_E.by_id)),
    _sums(
        schema.contest_players,
        _P.contest_id == _NUMBER,
        _P.player * _small(_P.user_id),
        *(_P.joined_at, _P.invited, _P.looking, _P.offers, _P.events, _P.sign_ups, _P.guest),
        names=(_P.name,),
    ),
    _sums(schema.contest_deadlines, _D.contest_id == _NUMBER, _D.kind, _D.number, _D.due_at, _D.began_at),
    _sums(schema.contest_bars, _B.contest_id == _NUMBER, _B.kind, _B.mark, _B.at, _B.until_at),
    _sums(schema.merges, _M.guild_id == _GUILD, _pair(_M.old_id, _M.new_id)),
    _sums(schema.avoided, _A.guild_id == _GUILD, _pair(_A.user_id, _A.other_id)),
    _sums(
        schema.contest_tables.join(schema.tables, _T.id == _OF.table_id),
        _OF.contest_id == _NUMBER,
        *(_OF.table_id, _OF.round, _OF.place, _T.revision),
    ),
    _sums(
        schema.contest_tables.join(schema.seats, _S.table_id == _OF.table_id),
        _OF.contest_id == _NUMBER,
        (1 + _S.seat) * _small(_S.user_id),
    ),
    _sums(
        schema.contest_tables.join(schema.games, _G.table_id == _OF.table_id),
        _OF.contest_id == _NUMBER,
        *(_G.winner, _G.scores),
    ),
)


def _join() -> FromClause:
    found: FromClause = schema.contests
    for part in _PARTS:
        found = found.join(part, true())
    return found


_MARK: Final = (
    select(*_C, *(column for part in _PARTS for column in part.c)).select_from(_join()).where(_C.id == _NUMBER)
)
