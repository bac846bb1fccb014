"""The ended games of a server, newest first, read from rows without replaying a game."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from sqlalchemy import ColumnElement, func, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.read.totals import SEES_ALL, WHOLE, Viewer, sat
from bot.stats.write.rows import DRAWN
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Table
from bot.tables.rows import names_in_contests, sitters, table_of
from engine import Side

PAGE: Final = 4
"""Games on a page."""
_G: Final = schema.games.c
_T: Final = schema.tables.c
_P: Final = schema.player_games.c
_S: Final = schema.seats.c


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class EndedGame:
    """An ended game. `table` has its last occupants; `winner` is `None` if it was drawn or given up."""

    table: Table
    winner: Side | None
    drawn: bool
    scores: tuple[int, ...]
    hands: int
    at: int
    """When it ended, in milliseconds UTC."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryPage:
    """A page of the games of a server, or of one member there.

    `place` is the member's position in the first game, for custom ids, which must not name the member.
    """

    games: tuple[EndedGame, ...]
    number: int
    total: int
    user: int | None = None
    place: int = 0

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-self.total // PAGE))


@final
class History:
    """The history of games in servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, guild: int, user: int | None, number: int, *, viewer: Viewer = SEES_ALL) -> HistoryPage:
        """A page of the games of a server, or of one member (`user`) there, that a viewer may see.

        A number too high gives the last page.
        """
        async with self._database.read() as connection:
            mine = _of(guild, user) & viewer.tables
            counted = select(func.count()).select_from(schema.games).join(schema.tables, _T.id == _G.table_id)
            total = await connection.scalar(counted.where(mine)) or 0
            number = min(number, max(0, (total - 1) // PAGE))
            games = await _load_games(connection, mine, PAGE, PAGE * number)
            place = 0
            if user is not None and games:
                place = (await _members(connection, games[0].table.id)).index(user) + 1
        return HistoryPage(games=games, number=number, total=total, user=user, place=place)

    async def member(self, guild: int, table: int, place: int) -> tuple[int, str] | None:
        """The member at a place (from 1) in a game, as custom ids name them, and the name last seen there.

        `None` if nobody is there, or the member's data was deleted.
        """
        named = select(_S.name).join(schema.tables, _T.id == _S.table_id).where(_T.guild_id == guild)
        async with self._database.read() as connection:
            members = await _members(connection, table)
            if not 0 < place <= len(members) or members[place - 1] < 0:
                return None
            user = members[place - 1]
            name = await connection.scalar(named.where(_S.user_id == user).order_by(_T.id.desc()).limit(1))
        return user, name or ""

    async def recent(
        self, guild: int, user: int, most: int, seen: Collection[int] | None = None, *, given_up: bool = True
    ) -> tuple[EndedGame, ...]:
        """The last games of a server, those of the member first, newest first; with `seen` others of these channels."""
        viewer = Viewer(user, seen)
        own, every = _of(guild, user) & viewer.tables, _of(guild, None) & viewer.tables
        if not given_up:
            own, every = own & WHOLE, every & WHOLE
        async with self._database.read() as connection:
            found = (*await _load_games(connection, own, most, 0), *await _load_games(connection, every, most, 0))
        return tuple({each.table.id: each for each in found}.values())[:most]

    async def has_sat(self, table: int, user: int) -> bool:
        """Whether a member sits or once sat at a table, or its game counts for them."""
        async with self._database.read() as connection:
            found = select(_T.id).where(_T.id == table, _T.id.in_(sat(user)))
            return await connection.scalar(found) is not None

    async def find_by_message(self, message: int, channel: int, at: int) -> int | None:
        """The table that a message of the bot shows, or showed at `at`, if only one was at play there then."""
        async with self._database.read() as connection:
            known = await connection.scalar(select(_T.id).where(_T.channel_id == channel, _T.message_id == message))
            if known is not None:
                return known
            then = select(_T.id).where(
                _T.channel_id == channel, _T.created_at <= at, or_(_T.ended_at.is_(None), _T.ended_at >= at)
            )
            found = (await connection.scalars(then.limit(2))).all()
        return found[0] if len(found) == 1 else None


def _of(guild: int, user: int | None) -> ColumnElement[bool]:
    """The games of a server, or those that count for a member or that they finished."""
    if user is None:
        return _G.guild_id == guild
    own = union(select(_P.table_id).where(_P.user_id == user), select(_S.table_id).where(_S.user_id == user))
    return (_G.guild_id == guild) & _G.table_id.in_(own.scalar_subquery())


async def _members(connection: AsyncConnection, table: int) -> Sequence[int]:
    """All members who sat at the end of a game or for whom it counts, in the order of their ids."""
    users = union(
        select(_P.user_id.label("user_id")).where(_P.table_id == table),
        select(_S.user_id.label("user_id")).where(_S.table_id == table, _S.user_id.is_not(None)),
    ).subquery()
    return (await connection.scalars(select(users.c.user_id).order_by(users.c.user_id))).all()


async def _load_games(
    connection: AsyncConnection, which: ColumnElement[bool], most: int, first: int
) -> tuple[EndedGame, ...]:
    query = (
        select(schema.tables, _G.winner, _G.ended, _G.scores, _G.hands, _G.at)
        .join(schema.games, _T.id == _G.table_id)
        .where(which)
        .order_by(_G.no.desc())
        .limit(most)
        .offset(first)
    )
    rows = (await connection.execute(query)).all()
    seated = await sitters(connection, [row.id for row in rows])
    named = await names_in_contests(connection, [row.id for row in rows if row.contest_id is not None])
    return tuple([_game(table_of(row, seated[row.id], named.get(row.id)), row) for row in rows])


def _game(table: Table, row: Any) -> EndedGame:
    return EndedGame(
        table=table,
        winner=row.winner,
        drawn=row.ended == DRAWN,
        scores=_numbers(row.scores),
        hands=row.hands,
        at=row.at,
    )


def _numbers(text: str) -> tuple[int, ...]:
    parts: Iterable[str] = text.split(",") if text else ()
    return tuple(map(int, parts))
