"""Reads rows of tables, seats and sittings, and logs in pages, so that a long one does not hold up the event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar, TypeVarTuple, final

from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.model import Closing, Pause, PauseReason, Sitter, Status, Table
from engine import Rules, Seat, dump_rules, load_rules
from engine.players.levels import Level

PAGE: Final = 1_000
"""Rows read at a time; they hold up the loop for some 4 ms."""
_LOG: Final = schema.log.c
_PLACE: Final = tuple_(_LOG.table_id, _LOG.seq)


async def log_pages(connection: AsyncConnection, tables: Collection[int]) -> AsyncIterator[Sequence[Any]]:
    """The lines of some tables, by table and in order: rows with `table_id`, `seq`, `line`, `at` and `user_id`."""
    query = select(_LOG.table_id, _LOG.seq, _LOG.line, _LOG.at, _LOG.user_id).order_by(_LOG.table_id, _LOG.seq)
    rows = (await connection.execute(query.where(_LOG.table_id.in_(tables)).limit(PAGE))).all()
    while rows:
        yield rows
        if len(rows) < PAGE:
            return
        last = rows[-1]
        rest = [table for table in tables if table >= last.table_id]
        after = query.where(_LOG.table_id.in_(rest), tuple_(last.table_id, last.seq) < _PLACE)
        rows = (await connection.execute(after.limit(PAGE))).all()


LONG: Final = 500
"""Lines that hold up the loop for some 10 ms; most games have fewer."""
_ONE_AT_A_TIME: Final = ThreadPoolExecutor(1, thread_name_prefix="long logs")

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


async def in_thread_if_long(lines: int, function: Callable[[*_Ts], _T], *args: *_Ts) -> _T:
    """What a function makes of a log with so many lines; of a long one in a thread."""
    if lines < LONG:
        return function(*args)
    return await asyncio.get_running_loop().run_in_executor(_ONE_AT_A_TIME, function, *args)


rules_of: Final = lru_cache(maxsize=256)(load_rules)
"""Rules from their text, cached: most tables share few rules.

Raises:
    ValueError: As `engine.load_rules`.
"""
text_of: Final = lru_cache(maxsize=256)(dump_rules)
"""The opposite, cached: a contest opens many tables with the same rules."""


async def sitters(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, dict[Seat, Sitter]]:
    """The occupants of tables, at their end if they have ended, by table and seat; every table has an entry."""
    found: dict[int, dict[Seat, Sitter]] = {table: {} for table in tables}
    for row in await connection.execute(select(schema.seats).where(schema.seats.c.table_id.in_(tables))):
        found[row.table_id][row.seat] = Sitter(
            user=row.user_id,
            name=row.name,
            away_at=row.away_at,
            missed=row.missed,
            asks_pause=row.asks_pause,
            level=None if row.level is None else Level(row.level),
            agreed=row.agreed,
        )
    return found


def contest_title(name: str, number: int) -> str:
    """The name of a contest, and its number in a series."""
    return f"{name} #{number}" if number > 1 else name


async def names_in_contests(connection: AsyncConnection, tables: Collection[int]) -> dict[int, tuple[str, int]]:
    """What tables of contests are called: the contest's name, and the number of the table there."""
    of, contest = schema.contest_tables.c, schema.contests.c
    query = select(of.table_id, of.place, contest.name, contest.number)
    query = query.join(schema.contests, contest.id == of.contest_id).where(of.table_id.in_(tables))
    rows = await connection.execute(query)
    return {row.table_id: (contest_title(row.name, row.number), row.place + 1) for row in rows}


def table_of(row: Any, seats: Mapping[Seat, Sitter], place: tuple[str, int] | None = None) -> Table:
    """The table of a row of `tables`, which may have other columns too; `place` as of `names_in_contests`."""
    rules: Rules = rules_of(row.rules)
    return Table(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        host=row.host_id,
        preset=row.preset,
        rules=rules,
        clock_ms=row.clock_ms,
        language=row.language,
        status=Status(row.status),
        version=row.version,
        seats=tuple(seats.get(seat) for seat in range(rules.seats)),
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        closing=None if row.closing is None else Closing(row.closing),
        pause=None if row.pause is None else Pause(PauseReason(row.pause), row.paused_at),
        message=row.message_id,
        message_at=row.message_at,
        message_hand=row.message_hand,
        message_digest=row.message_digest,
        ping=row.ping_id,
        ping_version=row.ping_version,
        previous=row.previous_id,
        hints=row.hints,
        level=Level(row.level),
        next_level=None if row.next_level is None else Level(row.next_level),
        casual=row.casual,
        rated=row.rated,
        contest=row.contest_id,
        counted=row.counted,
        in_contest=place,
    )


@final
@dataclass(frozen=True, slots=True)
class Sitting:
    """The occupant of a seat from line `since` of the log on. `user` is `None` for a computer, `name` as displayed."""

    seat: Seat
    since: int
    user: int | None
    name: str


async def sittings(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, tuple[Sitting, ...]]:
    """All sittings by table, in order; every table has an entry."""
    found: dict[int, list[Sitting]] = {table: [] for table in tables}
    of = schema.sittings.c
    query = select(schema.sittings).where(of.table_id.in_(tables)).order_by(of.table_id, of.since, of.seat)
    for row in await connection.execute(query):
        found[row.table_id].append(Sitting(row.seat, row.since, row.user_id, row.name))
    return {table: tuple(sat) for table, sat in found.items()}


def seats_at(
    seats: Sequence[Sitter | None], sat: Iterable[Sitting], lines: int | None = None
) -> tuple[Sitter | None, ...]:
    """The occupants when line `lines` of the log was written (`None`: at the end). `seats` is the default."""
    found = [*seats]
    for each in sat:
        # there may have been more seats in the lobby, under other rules
        if each.seat < len(found) and (lines is None or each.since < lines):
            found[each.seat] = Sitter(user=each.user, name=each.name)
    return tuple(found)
