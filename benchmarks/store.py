"""Appends to the log a second: one by one against 32 in flight, and what SQLite alone does on this disk.

    python benchmarks/store.py [--seconds 3] [--url sqlite+aiosqlite:///FILE | postgresql+asyncpg://...]

One append is one unit of work with one line of the log, acknowledged after its commit.
Prints a line for each measurement, and at the end all of it as JSON.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import median, quantiles

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database

IN_FLIGHT = 32
TABLES = 64
LINE = insert(schema.log)


async def measure(url: str, in_flight: int, seconds: float) -> dict[str, float]:
    """So many writers, each of whom waits for its acknowledgement before it writes again."""
    database = await Database.open(url)
    try:
        return await _measure(database, in_flight, seconds)
    finally:
        await database.close()


async def _measure(database: Database, in_flight: int, seconds: float) -> dict[str, float]:
    tables = [await database.write(_new_table) for _ in range(TABLES)]
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def writer(number: int) -> None:
        mine = tables[number::in_flight]
        for turn in count():
            table, seq = mine[turn % len(mine)], turn // len(mine) + 1

            async def append(connection: AsyncConnection, table: int = table, seq: int = seq) -> None:
                row = {"table_id": table, "seq": seq, "line": "play Jd", "user_id": 1, "at": seq}
                await connection.execute(LINE, row)

            begun = time.perf_counter()
            await database.write(append)
            waits.append(time.perf_counter() - begun)
            if time.perf_counter() > end:
                return

    begun, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*(writer(number) for number in range(in_flight)))
    took, used = time.perf_counter() - begun, time.process_time() - used
    return {
        "in_flight": in_flight,
        "appends_per_second": round(len(waits) / took),
        "cpu_us_per_append": round(used / len(waits) * 1e6),
        "p50_ms": round(median(waits) * 1000, 2),
        "p99_ms": round(quantiles(waits, n=100)[98] * 1000, 2),
    }


async def _new_table(connection: AsyncConnection) -> int:
    row = {"guild_id": 1, "channel_id": 2, "host_id": 1, "preset": "x", "rules": "{}", "clock_ms": 1, "language": "en"}
    row |= {"status": "playing", "secret": b"", "version": 0, "created_at": 0}
    return (await connection.execute(insert(schema.tables).values(row))).inserted_primary_key[0]


def bare(path: Path, seconds: float) -> float:
    """Commits a second of the same statement by sqlite3 itself, one by one: what the disk allows."""
    connection = sqlite3.connect(path, isolation_level=None)
    for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL"):
        connection.execute(line)
    connection.execute("CREATE TABLE log (table_id INTEGER, seq INTEGER, line TEXT, PRIMARY KEY (table_id, seq))")
    begun, done = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        done += 1
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO log VALUES (1, ?, 'play Jd')", (done,))
        connection.execute("COMMIT")
    took = time.perf_counter() - begun
    connection.close()
    return round(done / took)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--url", help="another database than a new SQLite file; its rows stay")
    arguments = parser.parse_args()
    figures: dict[str, object] = {}
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as name:
        directory = Path(name)
        if arguments.url is None:
            figures["sqlite3_commits_per_second"] = bare(directory / "bare.db", arguments.seconds)
            print(f"sqlite3 alone, one by one: {figures['sqlite3_commits_per_second']} commits/s")
        for in_flight in (1, IN_FLIGHT):
            url = arguments.url or f"sqlite+aiosqlite:///{directory / f'{in_flight}.db'}"
            found = asyncio.run(measure(url, in_flight, arguments.seconds))
            figures[f"in_flight_{in_flight}"] = found
            print(
                f"{in_flight:>2} in flight: {found['appends_per_second']} appends/s, "
                f"{found['cpu_us_per_append']} us of CPU each, "
                f"p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms"
            )
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
