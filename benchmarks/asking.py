"""The questions of `benchmarks/records.py`, and what it writes: each with how long it took."""

import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from benchmarks.filling import Filling, Server
from benchmarks.past_games import Past, table_rows
from bot.history.games import History
from bot.stats.ladders import ALL_FAMILIES, ALL_TIME, EVERYWHERE, Ladder
from bot.stats.read.boards import PAGE, Board
from bot.stats.read.leaderboards import Boards
from bot.stats.read.member import load_profile
from bot.stats.read.partners import load_partners, load_versus
from bot.stats.read.server import load_community
from bot.stats.read.trends import load_trend
from bot.stats.write import recorder
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Status, Table
from engine.rules.families import Family

LARGE: Final = 3
SMALL: Final = 12
ROUNDS: Final = 12
"""How often each page of a board is asked for in each of three ladders."""
TIMES: Final = 3
"""How often a question is asked in a row: the machine's other work is no property of the page."""
PLAYED: Final = 20
"""Games whose endings are written one by one."""

Times: TypeAlias = dict[str, list[tuple[float, float]]]
"""By what was asked: milliseconds, and those of this process's own processor time, SQLite's included."""
Answer = TypeVar("Answer")
P = ParamSpec("P")


async def timed(
    times: Times, what: str, ask: Callable[P, Awaitable[Answer]], *args: P.args, **named: P.kwargs
) -> Answer:
    """The answer, and how long it took."""
    begun, used = time.perf_counter(), time.process_time()
    answer = await ask(*args, **named)
    took, used = time.perf_counter() - begun, time.process_time() - used
    times.setdefault(what, []).append((1000 * took, 1000 * used))
    return answer


async def asked(
    times: Times, what: str, ask: Callable[P, Awaitable[Answer]], *args: P.args, **named: P.kwargs
) -> Answer:
    """The same for a question that changes nothing: asked `TIMES` times in a row, and the quickest answer counts."""
    taken: Times = {}
    for _ in range(TIMES - 1):
        await timed(taken, what, ask, *args, **named)
    answer = await timed(taken, what, ask, *args, **named)
    took, used = zip(*taken[what], strict=True)
    times.setdefault(what, []).append((min(took), min(used)))
    return answer


def places(servers: list[Server], dice: Random) -> dict[str, list[Server | None]]:
    """Where is asked: `None` is over all servers."""
    by_size = sorted(servers, key=lambda server: -len(server.users))
    small = by_size[len(by_size) // 4 :]
    return {
        "large server": list(by_size[:LARGE]),
        "small server": list(dice.sample(small, min(SMALL, len(small)))),
        "all servers": [None],
    }


def _someone(server: Server, dice: Random) -> int:
    return dice.choices(server.users, cum_weights=server.weights)[0]


async def boards(database: Database, servers: list[Server], dice: Random, times: Times, rounds: int) -> None:
    """First, middle and last page of every board, and finding somebody."""
    of = Boards(database)
    for board in Board:
        for where, choice in places(servers, dice).items():
            for _ in range(rounds):
                server = dice.choice(choice)
                guild, seasons = (EVERYWHERE, 0) if server is None else (server.guild, len(server.seasons))
                families = (
                    (Family.PARTNERS, Family.AUCTION) if board is Board.RATING else (ALL_FAMILIES, Family.PARTNERS)
                )
                ladders = [Ladder(guild, ALL_TIME, family) for family in families]
                ladders += [Ladder(guild, dice.randint(1, seasons), families[0])] if seasons else []
                if board.is_of_server:
                    ladders = [Ladder(guild)]
                for ladder in ladders:
                    what = f"board {board.value}, {where}"
                    first = await asked(times, what, of.page, board, ladder, 0, PAGE)
                    for page in (first.pages // 2, first.pages - 1):
                        await asked(times, what, of.page, board, ladder, page, PAGE)
                    user = _someone(server or dice.choice(servers), dice)
                    await asked(times, what, of.find, board, ladder, user, PAGE)


async def statistics(database: Database, servers: list[Server], dice: Random, times: Times, questions: int) -> None:
    """Every page of statistics and of histories, mostly of members who play much. They are always of one server."""
    history = History(database)
    for where, choice in places(servers, dice).items():
        for number in range(questions):
            server = dice.choice(choice)
            if server is None:
                break
            guild, season = server.guild, len(server.seasons) * (number % 2)
            family = ALL_FAMILIES if number % 3 else Family.PARTNERS.value
            one, two = _someone(server, dice), _someone(server, dice)
            if server.last[0] and number % 2:
                one, two = server.last[1][0], server.last[1][-1]
            ladder, at = Ladder(guild, season, family), f", {where}"
            await asked(times, f"stats member{at}", load_profile, database, ladder, one)
            await asked(times, f"stats server{at}", load_community, database, ladder)
            await asked(times, f"stats partners{at}", load_partners, database, ladder, one)
            await asked(times, f"stats versus{at}", load_versus, database, ladder, one, two)
            await asked(times, f"stats trend{at}", load_trend, database, ladder, one)
            for user in (None, one):
                what = f"history of a {'server' if user is None else 'member'}{at}"
                first = await asked(times, what, history.page, guild, user, 0)
                for page in (first.pages // 2, first.pages - 1):
                    await asked(times, what, history.page, guild, user, page)


async def endings(database: Database, filling: Filling, dice: Random, times: Times) -> None:
    """What is written when a hand ends and when a game does, in a transaction each."""
    rated = [past for past in filling.games if past.rated and past.left is None and past.ending.winner is not None]
    for number in range(PLAYED):
        past, server = dice.choice(rated), dice.choice(filling.servers)
        _, users = server.company(dice, past.rules.seats)
        await _ending(database, past, server.guild, users, 10**9 + number, times, dice)


async def _ending(
    database: Database, past: Past, guild: int, users: tuple[int, ...], number: int, times: Times, dice: Random
) -> None:
    now = time.time_ns() // 1_000_000
    rows = table_rows(past, number, guild, now, users, 0, dice)

    async def sit(connection: AsyncConnection) -> None:
        for name in ("tables", "seats", "sittings", "log"):
            into = schema.METADATA.tables[name]
            await connection.execute(insert(into), [dict(zip(into.c.keys(), row, strict=True)) for row in rows[name]])

    await database.write(sit)
    table = Table(
        id=number,
        guild=guild,
        channel=1,
        host=users[0],
        preset=past.preset,
        rules=past.rules,
        clock_ms=1,
        language="en",
        status=Status.PLAYING,
        version=len(past.log),
        seats=past.sitters(users, end=True),
        created_at=now,
        started_at=now,
        rated=True,
    )
    for result, facts, at in past.results:

        async def hand(connection: AsyncConnection, kept: tuple[Any, ...] = (result, facts, now + at)) -> None:
            await recorder.record_hand(connection, table, *kept)

        await timed(times, "end of a hand, written", database.write, hand)

    async def game(connection: AsyncConnection) -> None:
        await recorder.record_game(connection, table, past.ending, past.kind, now + past.took)

    await timed(times, "end of a rated game, written", database.write, game)
