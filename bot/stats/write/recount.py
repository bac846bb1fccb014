"""Repairs of the rows that hands and games left; then their members are counted again from the rows that are left.

`bot.stats.rebuild` counts by the same `count`. Ratings are not counted again: they follow from the order of games, and
`bot.stats.write.ratings` takes back what a game changed.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Executable,
    Integer,
    and_,
    cast,
    delete,
    func,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.ladders import ALL_FAMILIES, ALL_TIME, EVERYWHERE, Ladder, ladders_of, season_on
from bot.stats.write.aggregates import Counts
from bot.stats.write.past_game import PastGame
from bot.stats.write.recorder import load_merges
from bot.stats.write.rows import Row
from bot.store import schema
from bot.store.schema import HAND_COUNTS
from bot.store.upsert import insert_all
from bot.tables.hand_outcome import for_counters
from bot.tables.model import Status
from bot.tables.rows import rules_of

_G: Final = schema.player_games.c
_H: Final = schema.player_hands.c
_P: Final = schema.partnerships.c
_S: Final = schema.standings.c
_T: Final = schema.tables.c
_W: Final = schema.wallets.c
_FAMILY: Final = schema.hands.c.family
_SEASON: Final = schema.seasons.c.number.label("season")


async def erase(connection: AsyncConnection, table: int) -> None:
    """Delete the rows of a table's hands and games, and count their members again.

    Raises:
        BadLog: When a log of a game for counters does not replay.
    """
    sat = union(*[select(rows.user_id).where(rows.table_id == table) for rows in (_G, _H)])
    users = (await connection.scalars(sat)).all()
    for rows in (schema.player_games, schema.player_hands, schema.games, schema.hands):
        await connection.execute(delete(rows).where(rows.c.table_id == table))
    await recount(connection, users)
    row = (await connection.execute(select(_T.guild_id, _T.rules, _T.status).where(_T.id == table))).one()
    if row.status == Status.OVER.value and for_counters(rules_of(row.rules)):
        await recount_wallets(connection, row.guild_id, users)


async def move(connection: AsyncConnection, guild: int, old: int, new: int, name: str) -> None:
    """Make the hands and games of an account in a server another's, now called `name`, and count both again.

    The two never sat at one table.

    Raises:
        BadLog: As `erase`.
    """
    for rows in (schema.player_hands, schema.player_games):
        here = (rows.c.guild_id == guild, rows.c.user_id == old)
        await connection.execute(update(rows).where(*here).values(user_id=new))
    await recount(connection, (old, new))
    await recount_wallets(connection, guild, (old, new))
    known = (_S.guild_id.in_((guild, EVERYWHERE)), _S.user_id == new)
    await connection.execute(update(schema.standings).where(*known).values(name=name))


async def recount(connection: AsyncConnection, users: Collection[int]) -> None:
    """Count the standings and partnerships of members again; they keep their names."""
    counts = Counts()
    query = select(_S.guild_id, _S.user_id, _S.name).where(_S.user_id.in_(users))
    for row in await connection.execute(query.where(_S.season == ALL_TIME, _S.family == ALL_FAMILIES)):
        counts.names[row.guild_id, row.user_id] = (0, row.name)
    await count(connection, counts, users)
    await connection.execute(delete(schema.standings).where(_S.user_id.in_(users)))
    await connection.execute(delete(schema.partnerships).where(or_(_P.one_id.in_(users), _P.two_id.in_(users))))
    await counts.apply(connection)


async def recount_wallets(connection: AsyncConnection, guild: int, users: Collection[int]) -> None:
    """Add up the counters of members in a server again, from logs: no row has what a single game brought."""
    held: dict[int, int] = {}
    merged = await load_merges(connection, guild)
    query = select(_T.id, _T.rules).where(
        _T.id.in_(select(_G.table_id).where(_G.guild_id == guild, _G.user_id.in_(users)))
    )
    for row in (await connection.execute(query)).all():
        if for_counters(rules_of(row.rules)):
            for won in (await PastGame.read(connection, row.id)).wallets(merged):
                held[won["user_id"]] = held.get(won["user_id"], 0) + won["counters"]
    rows = [{"guild_id": guild, "user_id": user, "counters": held[user]} for user in sorted({*users} & held.keys())]
    await connection.execute(delete(schema.wallets).where(_W.guild_id == guild, _W.user_id.in_(users)))
    await insert_all(connection, schema.wallets, rows)


async def count(connection: AsyncConnection, counts: Counts, users: Collection[int] | None = None) -> None:
    """Add every stored hand and game of members to counts that have none yet; `None`: of all members."""
    of = (_H.user_id, _H.guild_id, _FAMILY, _SEASON)
    sums = [cast(func.sum(_H[name]), BigInteger).label(name) for name in HAND_COUNTS]
    same = and_(schema.hands.c.table_id == _H.table_id, schema.hands.c.number == _H.number)
    query = select(*of, *sums).join_from(schema.player_hands, schema.hands, same)
    query = query.join(schema.seasons, season_on(_H.guild_id, _H.at), isouter=True).group_by(*of)
    for row in await _rows(connection, query.where(_is_one_of(_H.user_id, users))):
        counts.add_hand(_ladders(row), row)
    of = (_G.user_id, _G.guild_id, _G.family, _G.side, _G.won, _G.left, _SEASON)
    query = select(*of).outerjoin_from(schema.player_games, schema.seasons, season_on(_G.guild_id, _G.at))
    for row in await _rows(connection, query.where(_is_one_of(_G.user_id, users)).order_by(_G.no)):
        counts.add_game(_ladders(row), [row])
    await _count_pairs(connection, counts, users)


async def _count_pairs(connection: AsyncConnection, counts: Counts, users: Collection[int] | None) -> None:
    partners = schema.player_games.alias()
    other = partners.c
    of = (_G.user_id, other.user_id.label("other_id"), _G.guild_id, _G.family, _SEASON)
    games = (func.count().label("games"), func.sum(cast(_G.won, Integer)).label("games_won"))
    query = select(*of, *games).join_from(schema.player_games, partners, other.table_id == _G.table_id)
    query = query.join(schema.seasons, season_on(_G.guild_id, _G.at), isouter=True).group_by(*of)
    query = query.where(other.side == _G.side, other.user_id != _G.user_id, _is_one_of(_G.user_id, users))
    query = query.where(~_G.left, ~other.left)
    # a pair whose both members are counted is found from either side
    query = query.where(or_(_G.user_id < other.user_id, ~_is_one_of(other.user_id, users)))
    for row in await _rows(connection, query):
        pair = (min(row["user_id"], row["other_id"]), max(row["user_id"], row["other_id"]))
        for ladder in _ladders(row):
            counts.add_pair(ladder, pair, row["games"], row["games_won"])


async def _rows(connection: AsyncConnection, query: Executable) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _is_one_of(user: ColumnElement[int], users: Collection[int] | None) -> ColumnElement[bool]:
    return true() if users is None else user.in_(users)


def _ladders(row: Row) -> tuple[Ladder, ...]:
    return ladders_of(row["guild_id"], row["season"] or ALL_TIME, row["family"])
