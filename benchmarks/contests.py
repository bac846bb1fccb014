"""Tables of contests: opening 64 in one transaction, and from a round's last result to the next round's 32 tables.

It also counts what a press and the draw of a round ask of the database.

    python -m benchmarks.contests [--openings 100] [--rounds 6] [--visible 3]

On new SQLite files on this disk. The next round's tables are counted twice: in the database, by `Director` alone, and
in Discord, by a whole bot against the stand-in (`benchmarks/contest_rounds.py`).
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles

from sqlalchemy.ext.asyncio import AsyncConnection

from benchmarks.contest_rounds import measure_visible
from bot.contests.members import Join, Leave, Standing
from bot.contests.model import StoredContest
from bot.contests.organizers import Publish
from bot.contests.rounds import new_tables
from bot.contests.rulings import Adjust
from bot.contests.templates import Defaults, Template, make_plan
from bot.store.database import Database
from bot.tables.model import Member
from engine.contest.events import Match, Paired
from tests.contest_simulation.server import CHANNEL, GUILD, MODERATOR, SimulatedServer
from tests.queries import Sent, count_statements

TABLES = 64
MEMBERS = 128


async def measure_openings(server: SimulatedServer, openings: int) -> list[float]:
    """Milliseconds of opening `TABLES` tables at once."""
    stored = await hold_night(server)

    async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
        """The events of a real round are in the other measurement."""

    drawn = Paired(1, (Match((1, 2), (3, 4)),) * TABLES)
    took: list[float] = []
    for _ in range(openings):
        new = new_tables(stored, drawn, [CHANNEL] * TABLES)
        begun = time.perf_counter()
        await server.tables.open_for_contest(new, unit)
        took.append(1000 * (time.perf_counter() - begun))
    return took


async def count_press(server: SimulatedServer) -> Sent:
    """What a member who signs up asks of the database: the press, and the look of the director after it."""
    stored = await hold_night(server)
    await server.contests.do(stored.id, Leave(Member(2001, "M0")))
    await server.director.advance(stored.id)
    with count_statements() as sent:
        stored = await server.contests.load(stored.id)
        await server.contests.do(stored.id, Join(Member(2001, "M0"), Standing()))
        await server.director.advance(stored.id)
    return sent


async def measure_round(server: SimulatedServer) -> tuple[float, Sent]:
    """Milliseconds from when the second round of a night is due to its tables, which are in the database."""
    stored = await hold_night(server)
    server.clock.at = stored.plan.starts_at
    stored = await server.director.advance(stored.id)
    for place in range(len(stored.contest.rounds[-1].matches)):
        await server.contests.do(stored.id, Adjust(MODERATOR, 1, place, (5, 3), "as if played"))
    stored = await server.director.advance(stored.id)
    server.clock.at = max(each.due_at for each in stored.deadlines.values())
    begun = time.perf_counter()
    with count_statements() as sent:
        stored = await server.director.advance(stored.id)
    took = 1000 * (time.perf_counter() - begun)
    if (stored.round, len(stored.contest.rounds[-1].matches)) != (2, MEMBERS // 4):
        raise RuntimeError("the second round was not opened")
    return took, sent


async def hold_night(server: SimulatedServer) -> StoredContest:
    """A hustle for which `MEMBERS` members have signed up."""
    plan = make_plan(Template.HUSTLE, Defaults(), server.clock.at + 60_000)
    plan = replace(plan, check_in=False, config=replace(plan.config, most=MEMBERS))
    stored = await server.contests.create(MODERATOR, GUILD, CHANNEL, "Night", plan)
    await server.contests.do(stored.id, Publish(MODERATOR))
    for nth in range(MEMBERS):
        stored = await server.contests.do(stored.id, Join(Member(2001 + nth, f"M{nth}"), Standing()))
    return stored


async def measure(openings: int, rounds: int, file: Path) -> tuple[list[float], Sent, list[tuple[float, Sent]]]:
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    try:
        server = SimulatedServer(database)
        opening = await measure_openings(server, openings)
        press = await count_press(server)
        return opening, press, [await measure_round(server) for _ in range(rounds)]
    finally:
        await database.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--openings", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--visible", type=int, default=3, help="rounds that are counted until they are seen")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as name:
        opening, press, measured = asyncio.run(measure(arguments.openings, arguments.rounds, Path(name) / "night.db"))
        seen = asyncio.run(measure_visible(Path(name), MEMBERS, 1 + arguments.visible)) if arguments.visible else None
    following, draws = [took for took, _ in measured], [sent for _, sent in measured]
    print(f"a press: {press.queries} queries, {press.loads} times the whole contest")
    print(f"the draw of a round: {draws[0].queries} queries, {draws[0].loads} times the whole contest")
    print(f"{TABLES} tables in a transaction: p50 {median(opening):.0f} ms, p99 {quantiles(opening, n=100)[98]:.0f} ms")
    print(f"the next round of {MEMBERS // 4} tables: p50 {median(following):.0f} ms, worst {max(following):.0f} ms")
    if seen is not None:
        print(f"... seen in Discord: p50 {median(seen.seconds):.1f} s, worst {max(seen.seconds):.1f} s")
        print(f"requests refused as too many: {seen.refused} of {seen.requests}")
    print("load: {:.1f}, {:.1f}, {:.1f} in 1, 5 and 15 minutes".format(*os.getloadavg()))


if __name__ == "__main__":
    main()
