"""What the tables of a contest have come to, always read from games and hands; and the standings, stored for boards."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.model import MatchTable, Stage, StoredContest
from bot.store import schema
from bot.store.upsert import insert_all
from bot.tables.lobby.rated import is_begun_by_all
from bot.tables.model import PauseReason, Status
from bot.tables.queries import RUNNING
from bot.tables.rows import rules_of, sitters
from engine import EngineError, Outcome, apply, load, start
from engine.contest.standings import Row
from engine.contest.state import MatchResult, Place
from engine.match import first_match

_LINES: Final = 200
"""Of a log in which turns are looked for; most come in the first ten."""
_LOG: Final = schema.log.c
_T: Final = schema.tables.c


async def seats_with_a_turn(connection: AsyncConnection, tables: Collection[int]) -> dict[int, tuple[bool, ...]]:
    """Whether the turn of each seat has come at some tables, as far as their logs can be read."""
    query = select(_LOG.table_id, _LOG.line).where(_LOG.table_id.in_(tables), _LOG.seq <= _LINES)
    lines: dict[int, list[str]] = {table: [] for table in tables}
    for row in await connection.execute(query.order_by(_LOG.table_id, _LOG.seq)):
        lines[row.table_id].append(row.line)
    rules = await connection.execute(select(_T.id, _T.rules).where(_T.id.in_(tables)))
    return {row.id: _turns_of(row.rules, lines[row.id]) for row in rules}


def _turns_of(rules: str, lines: list[str]) -> tuple[bool, ...]:
    state = start(rules_of(rules))
    found = [not lines] * rules_of(rules).seats  # where not even a deal was made, it stood open for all
    for text in lines:
        try:
            state = apply(state, load(text))
        except EngineError:
            break
        if state.actor is not None:
            found[state.actor] = True
            if all(found):
                break
    return tuple(found)


_SEATS: Final = 4
_LONE_MARCHES: Final = (Outcome.LONE_MARCH.value, Outcome.MOON_MADE.value)
_PLAYED: Final = Status.OVER.value


async def tables_of(
    connection: AsyncConnection, contest: int, drawn: Collection[Place], window: int = 0
) -> dict[Place, MatchTable]:
    """The last table of each match that has been `drawn` in a contest.

    `window` is the round of which it is asked who has had no turn yet.
    """
    of = schema.contest_tables
    columns = (_T.id, _T.channel_id, _T.status, _T.clock_ms, _T.pause, _T.closing, _T.rated, _T.version)
    query = select(of.c.round, of.c.place, *columns)
    query = query.join(schema.tables, _T.id == of.c.table_id).where(of.c.contest_id == contest).order_by(of.c.table_id)
    rows = (await connection.execute(query)).all()
    if not rows:
        return {}
    last = {(row.round, row.place): row for row in rows if (row.round, row.place) in drawn}
    running = {row.id for row in rows if row.status in RUNNING and row.closing is None}
    numbers = [row.id for row in last.values()]
    seats = await sitters(connection, numbers)
    acted = await find_actors(connection, numbers)
    results = await _results(connection, [row.id for row in last.values() if row.id not in running])
    here = (row.id for place, row in last.items() if place[0] == window and not all(acted[row.id]))
    turns = await seats_with_a_turn(connection, list(here))
    return {
        place: MatchTable(
            table=row.id,
            channel=row.channel_id,
            running=row.id in running,
            held=row.pause == PauseReason.CONTEST.value,
            clock_ms=row.clock_ms,
            users=tuple(seats[row.id][seat].user for seat in range(_SEATS)),
            arrived=tuple(seats[row.id][seat].agreed for seat in range(_SEATS)),
            awaited=tuple(not seats[row.id][seat].agreed and not seats[row.id][seat].away for seat in range(_SEATS)),
            acted=acted[row.id],
            result=None if row.id in running else replace(results.get(row.id, MatchResult((0, 0))), came=acted[row.id]),
            counts=row.id in results,
            had_turn=turns.get(row.id, (True,) * _SEATS),
            begun=row.rated and row.version > 0 and is_begun_by_all([seats[row.id][seat] for seat in range(_SEATS)]),
            for_ratings_only=row.status in RUNNING and row.closing is not None,
        )
        for place, row in last.items()
    }


async def find_actors(connection: AsyncConnection, tables: Iterable[int]) -> dict[int, tuple[bool, ...]]:
    """Whether a member has played a card or a call in each seat, also one who has been replaced since."""
    found = {table: [False] * _SEATS for table in tables}
    at, line = schema.sittings.c, schema.log.c
    query = select(at.table_id, at.seat)
    query = query.join(schema.log, (line.table_id == at.table_id) & (line.user_id == at.user_id))
    for row in await connection.execute(query.where(at.table_id.in_(found)).distinct()):
        found[row.table_id][row.seat] = True
    return {table: tuple(seats) for table, seats in found.items()}


async def members_who_acted(connection: AsyncConnection, contest: int) -> frozenset[int]:
    """The members who have played a card or a call at any table of a contest."""
    of, line = schema.contest_tables.c, schema.log.c
    query = select(line.user_id).join(schema.contest_tables, of.table_id == line.table_id).distinct()
    return frozenset(await connection.scalars(query.where(of.contest_id == contest, line.user_id.is_not(None))))


async def _results(connection: AsyncConnection, tables: Iterable[int]) -> dict[int, MatchResult]:
    """Of games that count: not of void or abandoned ones, nor of those played for the ratings only."""
    numbers = list(tables)
    game, hand = schema.games.c, schema.hands.c
    query = select(game.table_id, game.winner, game.scores, _T.rules).join(schema.tables, _T.id == game.table_id)
    counts = (_T.status == _PLAYED, _T.closing.is_(None))
    rows = (await connection.execute(query.where(game.table_id.in_(numbers), *counts))).all()
    points: dict[int, list[tuple[int, ...]]] = {row.table_id: [] for row in rows if rules_of(row.rules).rubber}
    query = select(hand.table_id, hand.points).where(hand.table_id.in_(points)).order_by(hand.table_id, hand.number)
    for row in await connection.execute(query):
        points[row.table_id].append(_numbers(row.points))
    found = {row.table_id: _result(row, points.get(row.table_id, ())) for row in rows}
    lone = select(hand.table_id, hand.maker).where(hand.table_id.in_(numbers), hand.outcome.in_(_LONE_MARCHES))
    marches: Mapping[int, list[int]] = {table: [0] * _SEATS for table in found}
    for row in await connection.execute(lone):
        if row.table_id in marches and row.maker is not None:
            marches[row.table_id][row.maker] += 1
    return {table: replace(result, lone_marches=tuple(marches[table])) for table, result in found.items()}


def _result(row: Any, hands: Iterable[tuple[int, ...]]) -> MatchResult:
    """With the games of a rubber: those that the points of its hands came to, and of the winner as many as win it."""
    rules, games = rules_of(row.rules), [0, 0]
    match, most = first_match(rules, 0), rules.games_to_win
    for points in hands:
        match = match.add_points(points)
        if match.winner is not None:
            games[match.winner] += 2 if rules.skunk_counts_two and match.is_skunk(match.winner) else 1
            match = first_match(rules, 0)
    if row.winner is not None:
        games = [most if side == row.winner else min(games[side], most - 1) for side in (0, 1)]
    return MatchResult(_numbers(row.scores), (games[0], games[1]))


def _numbers(text: str) -> tuple[int, int]:
    north, east = (int(number) for number in text.split(","))
    return north, east


async def save_standings(connection: AsyncConnection, stored: StoredContest) -> None:
    """The rows of the standings as they follow from matches and games."""
    of = schema.contest_standings
    await connection.execute(delete(of).where(of.c.contest_id == stored.id))
    await insert_all(connection, of, standing_rows(stored))


async def read_standings(connection: AsyncConnection, number: int) -> list[dict[str, Any]]:
    """The stored rows of the standings."""
    of = schema.contest_standings
    rows = await connection.execute(select(of).where(of.c.contest_id == number).order_by(of.c.entrant))
    return [dict(row) for row in rows.mappings()]


async def kept_standings(connection: AsyncConnection, number: int) -> tuple[tuple[Row, ...], ...]:
    """The stored rows of each division, the highest first."""
    found: dict[int, list[Row]] = {}
    for row in await read_standings(connection, number):
        ties = tuple(None if tie == "" else Fraction(tie) for tie in row["ties"].split(",")) if row["ties"] else ()
        kept = Row(row["entrant"], row["rank"], Fraction(row["points"]), ties, row["played"])
        found.setdefault(row["division"], []).append(kept)
    return tuple(tuple(sorted(rows, key=lambda row: (row.rank, row.entrant))) for _, rows in sorted(found.items()))


def standing_rows(stored: StoredContest) -> list[dict[str, Any]]:
    """The rows of the standings of a contest that is over, in the order of entrants.

    Nothing is stored of others: results come in between two steps, and those called off count for nobody.
    """
    if stored.stage is not Stage.OVER:
        return []
    found = [(division, row) for division, rows in enumerate(stored.standings_by_games, start=1) for row in rows]
    return [_standing_row(stored.id, *each) for each in sorted(found, key=lambda each: each[1].entrant)]


def _standing_row(number: int, division: int, row: Row) -> dict[str, Any]:
    return {
        "contest_id": number,
        "entrant": row.entrant,
        "division": division,
        "rank": row.rank,
        "points": str(row.points),
        "ties": ",".join("" if tie is None else str(tie) for tie in row.ties),
        "played": row.played,
    }
