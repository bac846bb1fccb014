"""Statistics of partners, and of two members compared."""

from dataclasses import dataclass
from typing import Any, Final, final

from sqlalchemy import Double, Select, and_, case, cast, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.read.totals import in_ladder, window
from bot.stats.seasons import Ladder
from bot.store import schema
from bot.store.database import Database

PAGE: Final = 10
"""Partners on a page."""
MIN_TOGETHER: Final = 5
"""Games that two must have ended as partners to be somebody's best or worst."""
_C: Final = schema.partnerships.c
_S: Final = schema.standings.c


@final
@dataclass(frozen=True, slots=True)
class Partner:
    """A partner of a member. `name` is as last seen at a table, unescaped; empty for a former member."""

    user: int
    name: str
    games: int
    games_won: int

    @property
    def win_rate(self) -> float:
        """Games won per game; there is at least one."""
        return self.games_won / self.games


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PartnersPage:
    """A page of a member's partners, most games first. `page` counts from 0 and always exists.

    `best` and `worst` have the highest and lowest share of games won, of at least `MIN_TOGETHER`; `None`
    if there are not two such partners.
    """

    rows: tuple[Partner, ...]
    page: int
    pages: int
    total: int
    best: Partner | None
    worst: Partner | None


@final
@dataclass(frozen=True, slots=True)
class Together:
    """Games that two members finished at one table, either as partners or as opponents, and their points."""

    games: int = 0
    one_won: int = 0
    two_won: int = 0
    """As partners equal to `one_won`; in a drawn game, and with more than two sides, neither may have won."""
    hands: int = 0
    """Hands in which both were dealt in."""
    one_points: int = 0
    two_points: int = 0
    """As partners, the points of the best opponents."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Versus:
    """Two members compared; `last_at` is when they last ended a game at one table, in milliseconds UTC."""

    opponents: Together
    partners: Together
    last_at: int | None


async def load_partners(database: Database, ladder: Ladder, user: int, page: int = 0, size: int = PAGE) -> PartnersPage:
    """A page of a member's partners; a number out of range gives the nearest page."""
    async with database.read() as connection:
        mine = _partners_of(ladder, user)
        c = mine.subquery().c
        total = await connection.scalar(select(func.count()).select_from(c.user.table)) or 0
        pages = max(1, -(-total // size))
        page = min(max(page, 0), pages - 1)
        rows = await _load_rows(
            connection, mine.order_by(_C.games.desc(), _C.games_won.desc(), "user"), size, page * size
        )
        often = mine.where(_C.games >= MIN_TOGETHER)
        rate = cast(_C.games_won, Double) / _C.games
        best = await _load_rows(connection, often.order_by(rate.desc(), _C.games.desc(), "user"), 1)
        worst = await _load_rows(connection, often.order_by(rate, _C.games.desc(), "user"), 1)
        two = bool(best) and best != worst
        return PartnersPage(
            rows=rows,
            page=page,
            pages=pages,
            total=total,
            best=best[0] if two else None,
            worst=worst[0] if two else None,
        )


async def load_versus(database: Database, ladder: Ladder, one: int, two: int) -> Versus:
    """Two members compared by the games that both finished at one table."""
    async with database.read() as connection:
        games = await _games(connection, ladder, one, two)
        c = games.subquery().c
        counted = select(
            c.together,
            func.count().label("games"),
            func.sum(c.one_won).label("one_won"),
            func.sum(c.two_won).label("two_won"),
            func.max(c.at).label("last_at"),
        ).group_by(c.together)
        first, second = schema.player_hands.alias(), schema.player_hands.alias()
        # "+ 0" keeps PostgreSQL from going through all hands of a member for each game: a table's own are few
        mine, theirs = first.c.user_id + 0 == one, second.c.user_id + 0 == two
        other = and_(second.c.table_id == first.c.table_id, second.c.number == first.c.number, theirs)
        pointed = (
            select(
                c.together,
                func.count().label("hands"),
                func.sum(first.c.points).label("one_points"),
                func.sum(case((c.together == 1, first.c.against), else_=second.c.points)).label("two_points"),
            )
            .select_from(c.table_id.table)
            .join(first, and_(first.c.table_id == c.table_id, mine))
            .join(second, other)
            .group_by(c.together)
        )
        found: dict[bool, dict[str, int]] = {True: {}, False: {}}
        last: int | None = None
        for row in (await connection.execute(counted)).mappings():
            last = max(last or 0, row["last_at"])
            found[bool(row["together"])] |= {name: int(row[name]) for name in ("games", "one_won", "two_won")}
        for row in (await connection.execute(pointed)).mappings():
            found[bool(row["together"])] |= {name: int(row[name]) for name in ("hands", "one_points", "two_points")}
        return Versus(opponents=Together(**found[False]), partners=Together(**found[True]), last_at=last)


def _partners_of(ladder: Ladder, user: int) -> Select[*tuple[Any, ...]]:
    other = case((_C.one_id == user, _C.two_id), else_=_C.one_id)
    named = and_(
        *(_S.guild_id == _C.guild_id, _S.season == _C.season, _S.family == _C.family),
        _S.user_id == other,
    )
    return (
        select(other.label("user"), func.coalesce(_S.name, "").label("name"), _C.games, _C.games_won)
        .select_from(schema.partnerships.outerjoin(schema.standings, named))
        .where(in_ladder(ladder, schema.partnerships), or_(_C.one_id == user, _C.two_id == user), _C.games > 0)
    )


async def _load_rows(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]], most: int, after: int = 0
) -> tuple[Partner, ...]:
    rows = await connection.execute(query.limit(most).offset(after))
    return tuple(Partner(row.user, "" if row.user < 0 else row.name, row.games, row.games_won) for row in rows)


async def _games(connection: AsyncConnection, ladder: Ladder, one: int, two: int) -> Select[*tuple[Any, ...]]:
    """Games that both finished and that count for both: not those lost by leaving."""
    mine, others = schema.player_games.alias(), schema.player_games.alias()
    here = await window(connection, ladder, mine.c.guild_id, mine.c.at, mine.c.family)
    whole = [each.c.left.is_(False) for each in (mine, others)]
    return (
        select(
            mine.c.table_id,
            mine.c.at,
            case((mine.c.side == others.c.side, 1), else_=0).label("together"),
            case((mine.c.won.is_(True), 1), else_=0).label("one_won"),
            case((others.c.won.is_(True), 1), else_=0).label("two_won"),
        )
        .join(others, others.c.table_id == mine.c.table_id)
        .where(mine.c.user_id == one, others.c.user_id == two, *whole, *here)
    )
