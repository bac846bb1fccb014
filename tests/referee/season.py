# ruff: noqa: T201 - it prints a table
"""Series by lot, each to the podium of its final: `python -m tests.referee.season SEED COUNT` plays them.

The table of a season is counted a second time, pair by pair, from rows that are read by SQL of its own.
"""

import asyncio
import json
import sys
from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from sqlalchemy import text

from bot.contests import members
from bot.contests.plan import FinalPairs
from bot.contests.templates import Template
from bot.store.database import Database
from bot.tables.model import Member
from tests.referee.asked import Referee
from tests.referee.lot import HERE, Lot
from tests.referee.rows import MINUTE, Book, numbers, read
from tests.referee.watched import OLGA, Watched

NIGHTS: Final = 4
COUNTING: Final = 3  # two thirds of four, rounded up
Table: TypeAlias = list[tuple[int, tuple[int, ...], int]]  # rank, persons, sum


async def count(database: Database, contest: int) -> Table:
    """The table of the season in which a contest is, or which led to it."""
    async with database.read() as connection:

        async def ask(sql: str) -> list[Any]:
            return [dict(row._mapping) for row in await connection.execute(text(sql))]

        contests = {row["id"]: row for row in await ask("SELECT * FROM contests")}
        merges = {row["old_id"]: row["new_id"] for row in await ask("SELECT * FROM merges")}
        players, entries, standings = [
            await ask(f"SELECT * FROM contest_{part}") for part in ("players", "entries", "standings")  # noqa: S608
        ]  # fmt: skip
    nights, at = list[int](), contests[contest]
    while at is not None:
        final = json.loads(at["plan"])["config"].get("seeding") == "season"
        if final and at["id"] != contest:
            break
        nights += [at["id"]] if at["stage"] == "over" and not final else []
        at = contests.get(at["previous_id"])
    found: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for night in nights:
        people = {each["player"]: each["user_id"] for each in players if each["contest_id"] == night}
        people = {player: merges.get(user, user) for player, user in people.items()}
        mine = {each["entrant"]: each for each in entries if each["contest_id"] == night}
        field = [each for each in standings if each["contest_id"] == night and each["played"]]
        best: dict[tuple[int, ...], int] = {}
        for row in field:
            who = [people[player] for player in numbers(mine[row["entrant"]]["players"])]
            halves = sum(_halves(row, other, mine) for other in field if other is not row)
            share = int(Fraction(100 * halves, 2 * (len(field) - 1)) + Fraction(1, 2)) if len(field) > 1 else 0
            if min(who) > 0 and len(set(who)) == len(who):
                best[tuple(sorted(who))] = max(share, best.get(tuple(sorted(who)), 0))
        for each, share in best.items():
            found[each].append(share)
    ordered = {each: sorted(shares, reverse=True) for each, shares in found.items()}
    value = {each: (sum(shares[:COUNTING]), shares) for each, shares in ordered.items()}
    table = [(1 + sum(other > mine for other in value.values()), each, mine[0]) for each, mine in value.items()]
    return sorted(table)


def _halves(one: Any, other: Any, entries: Any) -> int:
    """Two for having beaten another, one for a tie: who left is behind, and so is a lower division."""
    mine, theirs = (entries[each["entrant"]]["left_from"] is not None for each in (one, other))
    if mine or theirs:
        return 1 if mine and theirs else 2 if theirs else 0
    places = [(each["division"], each["rank"]) for each in (one, other)]
    return 2 if places[0] < places[1] else 1 if places[0] == places[1] else 0


class Series(Lot):
    """A series by lot; no organizer has to press anything after *Publish*."""

    def __init__(self, watched: Watched, seed: int) -> None:
        super().__init__(watched, seed, small=True)
        self.kind = (Template.HUSTLE, Template.CUP, Template.LEAGUE)[seed % 3]
        self.size, self.trouble = 1 if self.kind is Template.HUSTLE else 2, self.dice.choice((0.0, 0.0, 0.3, 0.6))
        self.entries = self.dice.randint(4, 10 if self.size == 1 else 6)
        self.everyone = self.crowd

    async def run(self) -> None:
        watched, dice = self.watched, self.dice
        modes = [each for each in FinalPairs if (each.mode == "pairs") == (self.size == 2) and each.members == 8]
        plan = watched.plan(
            self.kind, repeats=True, nights=NIGHTS, final=dice.choice(modes), least=4, check_in=dice.random() < 0.5,
            **({"rounds": 2} if self.size == 1 else {"days": 1} if self.kind is Template.LEAGUE else {}),
        )  # fmt: skip
        await watched.begin(plan, OLGA)
        for _ in range(30):
            if watched.snap.season_final:
                await self.sign_up_final()
            else:
                await self.sign_up()
            await self.go_on()
            await self.compare("season-table")
            final, ended = watched.snap.season_final, watched.snap
            if ended.stage == "over" and dice.random() < 0.3:
                games = [table["id"] for table in ended.tables.values() if table["game"]]
                await watched.void(dice.choice(games))
                await watched.director.refresh_standings()
                await self.compare("season-moves")
            if ended.stage == "cancelled" and not any(line["kind"] == "cancelled" for line in ended.log):
                return
            if final and (ended.stage == "over" or dice.random() < 0.9):
                podium = [row["rank"] for row in ended.standings.values()]
                watched.book.ask("season-by-itself", ended.stage == "cancelled" or 1 in podium or 2 in podium, podium)
                return
            await self.follow()
        watched.book.ask("season-by-itself", False, "no final after thirty contests")

    async def follow(self) -> None:
        """Look at the next contest of the series."""
        watched, before = self.watched, self.watched.contest
        async with watched.database.read() as connection:
            query = text("SELECT id, created_by FROM contests WHERE previous_id = :c")
            row = (await connection.execute(query, {"c": before})).one_or_none()
        watched.book.ask("season-by-itself", row is not None, f"nothing follows contest {before}")
        assert row is not None
        watched.contest, watched.referee = row.id, Referee(watched.book)
        watched.snap = await read(watched.database, row.id, watched.clock.at)
        watched.referee.table = await count(watched.database, row.id)

    async def compare(self, promise: str) -> None:
        """The table that members see is the one that is counted here."""
        stored = await self.watched.contests.load(self.watched.contest)
        assert stored.season is not None
        shown = sorted((row.rank, row.who, row.points) for row in stored.season.rows)
        counted = await count(self.watched.database, self.watched.contest)
        self.watched.book.ask(promise, shown == counted, f"shown {shown}, counted {counted}")

    async def sign_up_final(self) -> None:
        """Members press *Join* in any order; only those who are called have a place. Then most check in."""
        watched, dice, table = self.watched, self.dice, self.watched.referee.table
        places = watched.snap.config["most"] * (3 - self.size)
        first = {person for rank, who, _ in table for person in who if rank <= places}
        for after in (False, True):
            if after:
                due = watched.snap.deadlines["call", 0]["due_at"]
                watched.clock.at = max(watched.clock.at, due)
                await watched.advance()
            may = {person for _, who, _ in table for person in who} if after else first
            for member in dice.sample(self.everyone, len(self.everyone)):
                if dice.random() < 0.7:
                    watched.wait(1000)
                    await watched.carry_out(member, members.Join(member, HERE))
                    told = watched.steps[-1].act.refused
                    fair = told == "contest-not-in-table" if watched.snap.person(member.user) not in may else (
                        told != "contest-not-in-table"
                    )  # fmt: skip
                    watched.book.ask("season-called", fair, f"{member.user} {told}, of {may}")
        watched.clock.at = watched.snap.plan["starts_at"] - (24 * 60 if watched.snap.windows else 30) * MINUTE
        await watched.advance()
        for player in list(watched.snap.players.values()):
            if player["joined_at"] and player["user_id"] > 0 and dice.random() < 0.9:
                member = Member(player["user_id"], player["name"])
                await watched.carry_out(member, members.CheckIn(member))


async def play(seed: int, folder: Path) -> Book:
    database = await Database.open(f"sqlite+aiosqlite:///{folder / str(seed)}.db")
    watched = Watched(database, seed, Book())
    try:
        await Series(watched, seed).run()
    finally:
        await database.close()
        (folder / f"{seed}.db").unlink()
    return watched.book


async def _main(first: int, number: int) -> None:
    with TemporaryDirectory() as folder:
        for seed in range(first, first + number):
            book = await play(seed, Path(folder))
            asked = {each: times for each, times in book.counted.items() if each.startswith("asked season")}
            print(seed, asked, *(f"\n  {promise}: {when}: {what}" for (promise, what), when in book.found.items()))


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1]), int(sys.argv[2])))
