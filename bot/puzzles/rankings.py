"""Rankings of answers to puzzles: a member's streaks, a day's ranking, the board of all days."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.puzzles.daily import THOUSANDTHS
from bot.store import schema
from bot.store.database import Database
from engine.players.boards import LEVELS

LISTED: Final = 10
"""Members listed; the reader is listed too, at any rank."""
LEAST_NAMED: Final = 3
"""Days in a row that `DayOutcome` names somebody for."""
MIN_ANSWERS: Final = 3
"""Answers in a server that its board of all days requires of a member."""
_A: Final = schema.puzzle_answers.c
_R: Final = schema.board_results.c


@final
@dataclass(frozen=True, slots=True)
class Course:
    """All answers of a member by day, over all servers: the points lost, the days solved, and those with a board."""

    losses: Mapping[int, float] = field(default_factory=dict[int, float])
    solved: frozenset[int] = frozenset()
    played: frozenset[int] = frozenset()

    def answer_streak(self, today: int) -> int:
        """Days in a row answered, or with a board played, up to today; today without either does not break it."""
        return streak_on(self.losses.keys() | self.played, today)

    def solve_streak(self, today: int) -> int:
        """Days in a row answered best up to today."""
        if today in self.losses and today not in self.solved:
            return 0
        return streak_on(self.solved, today)


def streak_on(days: Collection[int], today: int) -> int:
    """The length of the run of days that ends today, or yesterday if today is not among them.

    >>> streak_on({3, 5, 6, 7}, 7), streak_on({3, 5, 6, 7}, 8), streak_on({3, 5, 6, 7}, 9)
    (3, 3, 0)
    """
    last = day = today if today in days else today - 1
    while day in days:
        day -= 1
    return last - day


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class DayRow:
    """One member in a day's ranking; `name` as displayed when answering, unescaped."""

    rank: int
    user: int
    name: str
    loss: float
    solved: bool


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class AllRow:
    """One member in the board of all days; `streak` is the longest run of days answered in this server."""

    rank: int
    user: int
    name: str
    answered: int
    solved: int
    streak: int


@final
@dataclass(frozen=True, slots=True)
class DayBoard:
    """The best of a day, of `total` members; the last row may be the reader's, at a lower rank."""

    rows: tuple[DayRow, ...]
    total: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class DayOutcome:
    """How a server did with a day's puzzle: how many answered it, and how many of these best."""

    answered: int
    solved: int
    name: str = ""
    """As displayed, unescaped: the member with the most days answered here in a row, up to that day; or empty."""
    days: int = 0
    """So many."""
    boards: int = 0
    """How many played all boards of that day; `points` is the most that one made."""
    points: int = 0


@final
class PuzzleBoards:
    """Queries for rankings of puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def course(self, user: int) -> Course:
        """All answers of a member, and the days on which the member has played a board to its end."""
        query = sa.select(_A.day, _A.loss, _A.solved).where(_A.user_id == user)
        boards = sa.select(_R.day).distinct().where(_R.user_id == user, _R.points.is_not(None))
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            played = frozenset(await connection.scalars(boards))
        solved = frozenset(day for day, _, ok in rows if ok)
        return Course({day: loss / THOUSANDTHS for day, loss, _ in rows}, solved, played)

    async def day(self, guild: int, day: int, *, user: int) -> DayBoard:
        """A day's ranking among those who answered in a server: fewest points lost first, then the earlier answer."""
        order = (_A.loss, _A.answered_at, _A.user_id)
        ranked = (
            sa.select(schema.puzzle_answers, sa.func.row_number().over(order_by=order).label("rank"))
            .where(_A.guild_id == guild, _A.day == day)
            .subquery()
        )
        count = sa.select(sa.func.count()).select_from(ranked)
        async with self._database.read() as connection:
            total = await connection.scalar(count) or 0
            rows = (await connection.execute(_take_first(ranked, user))).mappings().all()
        return DayBoard(tuple(map(_day_row, rows)), total)

    async def outcome(self, guild: int, day: int) -> DayOutcome:
        """How a server did on a day that is over. Members who are on no board are counted, but not named."""
        here = (_A.guild_id == guild, _A.day == day)
        counts = sa.select(sa.func.count(), sa.func.sum(sa.cast(_A.solved, sa.Integer))).where(*here)
        named = sa.select(_A.user_id).where(*here, _A.user_id.not_in(_on_no_board(guild)))
        runs = _runs(sa.and_(_A.guild_id == guild, _A.day <= day, _A.user_id.in_(named)))
        longest = sa.select(runs.c.user_id, runs.c.length).where(runs.c.last == day, runs.c.length >= LEAST_NAMED)
        async with self._database.read() as connection:
            answered, solved = (await connection.execute(counts)).one()
            order = (runs.c.length.desc(), runs.c.user_id)
            row = (await connection.execute(longest.order_by(*order).limit(1))).one_or_none()
            names = {} if row is None else await _names(connection, guild, [row.user_id])
            played, points = (await connection.execute(_at_boards(guild, day))).one()
        found = DayOutcome(answered=answered, solved=solved or 0, boards=played, points=int(points or 0))
        if row is not None:
            found = replace(found, name=names[row.user_id], days=row.length)
        return found

    async def all_days(self, guild: int, *, until: int, user: int) -> tuple[AllRow, ...]:
        """A server's members by the share of puzzles answered best, then by the longest streak, up to a day."""
        eligible = sa.and_(_A.guild_id == guild, _A.day <= until)
        counts = _counts(eligible)
        runs = _runs(eligible)
        longest = sa.select(runs.c.user_id, sa.func.max(runs.c.length).label("streak"))
        streaks = longest.group_by(runs.c.user_id).subquery()
        share = sa.cast(counts.c.solved, sa.Double) / sa.cast(counts.c.answered, sa.Double)
        order = (share.desc(), streaks.c.streak.desc(), counts.c.answered.desc())
        ranked = (
            sa.select(counts, streaks.c.streak, sa.func.rank().over(order_by=order).label("rank"))
            .join(streaks, counts.c.user_id == streaks.c.user_id)
            .where(counts.c.answered >= MIN_ANSWERS)
            .subquery()
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(_take_first(ranked, user))).mappings().all()
            names = await _names(connection, guild, [row["user_id"] for row in rows])
        return tuple(_all_row(row, names) for row in rows)


def _counts(eligible: sa.ColumnElement[bool]) -> sa.Subquery:
    solved = sa.func.sum(sa.cast(_A.solved, sa.Integer)).label("solved")
    answered = sa.func.count().label("answered")
    return sa.select(_A.user_id, answered, solved).where(eligible).group_by(_A.user_id).subquery()


def _runs(eligible: sa.ColumnElement[bool]) -> sa.Subquery:
    """All runs of days of each member, with their last day: within a run, day minus row number is constant."""
    number = sa.func.row_number().over(partition_by=_A.user_id, order_by=_A.day)
    days = sa.select(_A.user_id, _A.day, (_A.day - number).label("run")).where(eligible).subquery()
    runs = sa.select(days.c.user_id, sa.func.count().label("length"), sa.func.max(days.c.day).label("last"))
    return runs.group_by(days.c.user_id, days.c.run).subquery()


def _take_first(ranked: sa.Subquery, user: int) -> sa.Select[Any]:
    """The first rows of a ranking and the reader's own; equal ranks in the order of ids."""
    place = sa.func.row_number().over(order_by=(ranked.c.rank, ranked.c.user_id))
    placed = sa.select(ranked, place.label("place")).subquery()
    return sa.select(placed).where(sa.or_(placed.c.place <= LISTED, placed.c.user_id == user)).order_by(placed.c.place)


def _on_no_board(guild: int) -> sa.CompoundSelect[Any]:
    members, unlisted = schema.members.c, schema.unlisted.c
    hidden = sa.select(members.user_id).where(members.hidden)
    return hidden.union(sa.select(unlisted.user_id).where(unlisted.guild_id == guild))


def _at_boards(guild: int, day: int) -> sa.Select[*tuple[int, int | None]]:
    """How many members of a server played all boards of a day, and the most points that one made."""
    sums = sa.select(sa.func.sum(_R.points).label("points")).where(_R.day == day, _R.points.is_not(None))
    sums = sums.group_by(_R.user_id).having(sa.func.count() == len(LEVELS), sa.func.min(_R.guild_id) == guild)
    each = sums.subquery().c
    return sa.select(sa.func.count(each.points), sa.func.max(each.points))


async def _names(connection: AsyncConnection, guild: int, users: Collection[int]) -> dict[int, str]:
    query = sa.select(_A.user_id, _A.name).where(_A.guild_id == guild, _A.user_id.in_(users)).order_by(_A.day)
    return {row.user_id: row.name for row in await connection.execute(query)}


def _day_row(row: Mapping[Any, Any]) -> DayRow:
    return DayRow(
        rank=row["rank"],
        user=row["user_id"],
        name=row["name"],
        loss=row["loss"] / THOUSANDTHS,
        solved=row["solved"],
    )


def _all_row(row: Mapping[Any, Any], names: Mapping[int, str]) -> AllRow:
    return AllRow(
        rank=row["rank"],
        user=row["user_id"],
        name=names[row["user_id"]],
        answered=row["answered"],
        solved=int(row["solved"]),
        streak=row["streak"],
    )
