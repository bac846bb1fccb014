"""Boards, statistics and histories of a database full of games, and what ending a hand costs there.

    python benchmarks/records.py [--hands 1000000] [--servers 250] [--members 20000]
        [--database sqlite|postgresql|both] [--keep FILE] [--json FILE]

The database is filled by `benchmarks/filling.py`. PostgreSQL is a private server of the programs installed here, with
its ordinary settings; `--keep` leaves the SQLite file. Prints a line for each kind of page: milliseconds from the
question to the answer in Python, one after another, with a warm cache; the quickest of three askings of each question,
since others use the machine too (the processor time is this process's own, which has SQLite in it). A write is made
once. Then the size on disk, and all of it as JSON.
"""

# ruff: noqa: E402
import argparse
import asyncio
import contextlib
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

# run as a script, this file's folder holds a module called `engine`
sys.path[0] = str(Path(__file__).resolve().parents[1])

from typing import TypeAlias

import asyncpg
from sqlalchemy import insert, make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from benchmarks.filling import SINCE_MS, YEAR_MS, Filling, Server, fill_sqlite
from benchmarks.machine import machine
from benchmarks.past_games import Past, pool, table_rows
from bot.history.games import History
from bot.stats import rebuild
from bot.stats.read.leaderboards import PAGE, Board, Boards
from bot.stats.read.member import load_profile, load_trend
from bot.stats.read.partners import load_partners, load_versus
from bot.stats.read.server import load_community
from bot.stats.seasons import ALL_FAMILIES, ALL_TIME, EVERYWHERE, Ladder
from bot.stats.write import recorder
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Status, Table
from engine.rules.presets import Family
from tests.bot.databases import binaries, cluster, new_database
from tests.clock import FakeClock

POOL: Final = 600
SEED: Final = 20261121
REBUILT: Final = 2_000
"""Hands of the small database that is rebuilt."""
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


async def fill_postgres(url: str, filling: Filling) -> None:
    """Fill a new database; its statistics are then as autovacuum would leave them."""
    await (await Database.open(url)).close()
    connection: Any = await asyncpg.connect(_address(url))
    try:
        await connection.execute("SET session_replication_role = replica")  # references are right
        await connection.execute("SET synchronous_commit = off")
        for name, rows in filling.rows():
            columns = schema.METADATA.tables[name].c.keys()
            await connection.copy_records_to_table(name, records=rows, columns=columns)
        for name, key in (("tables", "id"), ("journal", "no")):
            sequence = f"pg_get_serial_sequence('{name}', '{key}')"
            await connection.execute(f"SELECT setval({sequence}, (SELECT max({key}) FROM {name}))")  # noqa: S608
        await connection.execute("VACUUM ANALYZE")
        await connection.execute("CHECKPOINT")
    finally:
        await connection.close()


def _address(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def sqlite_sizes(path: Path) -> dict[str, int]:
    """Bytes of the file, and of each table with its indexes."""
    connection = sqlite3.connect(path)
    sizes = Counter({"all": path.stat().st_size})
    with contextlib.suppress(sqlite3.OperationalError):  # built without dbstat
        query = "SELECT s.tbl_name, sum(d.pgsize) FROM dbstat d JOIN sqlite_schema s USING (name) GROUP BY 1"
        sizes.update(dict(connection.execute(query)))
    connection.close()
    return dict(sizes.most_common())


async def postgres_sizes(url: str) -> dict[str, int]:
    """Bytes of the database, and of each table with its indexes."""
    connection: Any = await asyncpg.connect(_address(url))
    try:
        query = "SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relkind = 'r' AND relname = ANY($1)"
        found = await connection.fetch(query, list(schema.METADATA.tables))
        whole = await connection.fetchval("SELECT pg_database_size(current_database())")
    finally:
        await connection.close()
    return dict(Counter({"all": whole, **{row[0]: row[1] for row in found}}).most_common())


async def rebuilding(url: str, filling: Filling, fill: Callable[[str, Filling], Awaitable[None]]) -> float:
    """Seconds of a rebuild for 1,000 hands."""
    await fill(url, filling)
    database = await Database.open(url)
    begun = time.perf_counter()
    await rebuild.rebuild(database)
    took = time.perf_counter() - begun
    await database.close()
    return 1000 * took / filling.hands


async def asked(times: Times, what: str, ask: Callable[..., Awaitable[Any]], *args: Any, often: int = TIMES) -> Any:
    """The answer to a question that is asked so often in a row, of which the quickest counts; a write is done once."""
    taken: list[tuple[float, float]] = []
    answer = None
    for _ in range(often):
        begun, used = time.perf_counter(), time.process_time()
        answer = await ask(*args)
        taken.append((1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - used)))
    took, used_ms = zip(*taken, strict=True)
    times.setdefault(what, []).append((min(took), min(used_ms)))
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
    of = Boards(database, clock=FakeClock(SINCE_MS + YEAR_MS))
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
    about: dict[str, Any] = {"preset": past.preset, "rules": past.rules, "seats": past.sitters(users, end=True)}
    about |= {"clock_ms": 1, "language": "en", "status": Status.PLAYING, "version": len(past.log), "rated": True}
    table = Table(id=number, guild=guild, channel=1, host=users[0], created_at=now, started_at=now, **about)
    for result, facts, at in past.results:

        async def hand(connection: AsyncConnection, kept: tuple[Any, ...] = (result, facts, now + at)) -> None:
            await recorder.record_hand(connection, table, *kept)

        await asked(times, "end of a hand, written", database.write, hand, often=1)

    async def game(connection: AsyncConnection) -> None:
        await recorder.record_game(connection, table, past.ending, past.kind, now + past.took)

    await asked(times, "end of a rated game, written", database.write, game, often=1)


async def measure(url: str, filling: Filling, rounds: int) -> dict[str, dict[str, float]]:
    """Every page, by what it is: of a board `rounds` times, statistics ten times as often."""
    database, dice, times = await Database.open(url), Random(SEED), Times()
    try:
        # the first time statements are compiled and pages read, which is not counted
        await boards(database, filling.servers, dice, {}, rounds=min(2, rounds))
        await statistics(database, filling.servers, dice, {}, questions=10)
        await boards(database, filling.servers, dice, times, rounds)
        await statistics(database, filling.servers, dice, times, 10 * rounds)
        await endings(database, filling, dice, times)
    finally:
        await database.close()
    return {what: _figures(taken) for what, taken in times.items()}


def _figures(taken: list[tuple[float, float]]) -> dict[str, float]:
    took, used = zip(*taken, strict=True)
    return {
        "asked": len(taken),
        "p50_ms": round(median(took), 2),
        "p99_ms": round(_p99(took), 2),
        "worst_ms": round(max(took), 2),
        "processor_p50_ms": round(median(used), 2),
        "processor_p99_ms": round(_p99(used), 2),
    }


def _p99(values: Sequence[float]) -> float:
    return quantiles(values, n=100, method="inclusive")[98] if len(values) > 1 else values[0]


@contextlib.contextmanager
def _server(name: str) -> Iterator[Any]:
    if name == "sqlite":
        yield None
        return
    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL server here: apt-get install postgresql")
    with cluster(programs, safe=True) as url:
        yield url


def run(name: str, options: argparse.Namespace, games: tuple[Past, ...]) -> dict[str, Any]:
    """All figures on one kind of database."""
    filling = Filling(options.hands, options.servers, options.members, games, SEED)
    small = Filling(min(REBUILT, options.hands), 3, 100, games, SEED)
    with _server(name) as server, tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as directory:
        path, tiny = Path(directory) / "full.db", Path(directory) / "small.db"
        begun = time.perf_counter()
        if server is None:
            url, fill = (
                f"sqlite+aiosqlite:///{path}",
                lambda at, rows: fill_sqlite(Path(make_url(at).database or ""), rows),
            )
            small_url = f"sqlite+aiosqlite:///{tiny}"
        else:
            url, small_url, fill = new_database(server), new_database(server), fill_postgres
        asyncio.run(fill(url, filling))
        filled = time.perf_counter() - begun
        print(
            f"{name}: {filling.hands:,} hands, {filling.no:,} lines of the journal, filled in {filled:.0f} s",
            flush=True,
        )
        sizes = sqlite_sizes(path) if server is None else asyncio.run(postgres_sizes(url))
        for what, size in sizes.items():
            if size >= 1_000_000:
                print(f"  {what:20}{size / 1e6:10,.0f} MB")
        print(f"  {'all':20}{sizes['all'] / filling.hands:10,.0f} bytes a hand", flush=True)
        if server is None and options.keep:
            shutil.copyfile(path, options.keep)
        pages = asyncio.run(measure(url, filling, options.rounds))
        for what, figures in pages.items():
            waits = f"p50 {figures['p50_ms']:8.2f} ms   p99 {figures['p99_ms']:8.2f} ms"
            print(f"  {what:44} {waits}   (processor p99 {figures['processor_p99_ms']:8.2f} ms)", flush=True)
        rebuilt = asyncio.run(rebuilding(small_url, small, fill))
        print(f"  rebuild: {rebuilt:.2f} s for 1,000 hands", flush=True)
    return {"bytes": sizes, "filled_s": round(filled), "pages": pages, "rebuild_s_per_1000_hands": round(rebuilt, 2)}


def main() -> int:
    parser = argparse.ArgumentParser(description="Boards, statistics and histories of a database full of games.")
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--servers", type=int, default=250)
    parser.add_argument("--members", type=int, default=20_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each page is asked for")
    parser.add_argument("--keep", type=Path, help="leave the SQLite file there")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    options = parser.parse_args()
    begun = time.perf_counter()
    games = pool(min(POOL, max(20, options.hands // 50)), SEED)
    print(f"{len(games)} games played in {time.perf_counter() - begun:.0f} s", flush=True)
    names = ("sqlite", "postgresql") if options.database == "both" else (options.database,)
    figures = {"machine": machine(), "hands": options.hands, **{name: run(name, options, games) for name in names}}
    print(json.dumps(figures))
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
