"""What dishonest strategies bring (R3, R6 of the security review), by scripts through `Tables` and the real ratings.

    python benchmarks/strategies.py --seasons 20

Each strategy plays seasons of its own by the new rule and by the old one, under which it must win: else the script
proves nothing. All members, and the computer in the seat of a leaver, play by the rule of thumb: equal strength.
"""
# ruff: noqa: E402

import argparse
import asyncio
import json
import math
import secrets
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Final
from unittest.mock import patch

from sqlalchemy import select

sys.path[0] = str(Path(__file__).resolve().parent.parent)  # not this folder: engine.py would hide the package

from benchmarks.machine import machine
from bot.stats import rebuild, repairs
from bot.stats.ladders import EVERYWHERE
from bot.stats.repairs import Repairs
from bot.stats.write import caps
from bot.stats.write.ratings import Rating
from bot.stats.write.recorder import record_change
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Open, Start
from bot.tables.commands.play import Act, Step
from bot.tables.commands.rulings import ReportTalk, RuleOnTalk
from bot.tables.commands.seats import Leave, Sit
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.lobby import rated
from bot.tables.model import Member, Status
from bot.tables.reports import Ruling
from bot.tables.service import Tables
from engine import Rules, view
from engine.players import RuleOfThumb

GUILD: Final = 1
DAY_MS: Final = 24 * 3_600_000
TARGET: Final = 3
"""Points of a game: short ones, as ratings know only the winner."""
ANN, BEN, ALT, DAN, MOD = [Member(1001 + i, name) for i, name in enumerate(("Ann", "Ben", "Alt", "Dan", "Mo"))]
ADMIN: Final = Member(MOD.user, MOD.name, moderator=True)
ALTS: Final = tuple(Member(2001 + i, f"Alt {i}") for i in range(8))
GAMES_OF_R3: Final = 20
GAMES_OF_R6: Final = 42
"""As the review played in one server of its own, fourteen a day."""
_T975: Final = {4: 2.776, 7: 2.365, 9: 2.262, 19: 2.093}
"""Of Student, by degrees of freedom; for others near enough."""
Script = Callable[["Season", StoredTable], Awaitable[StoredTable]]


@dataclass
class Season:
    """A new database, and what happens in it."""

    tables: Tables
    database: Database
    dice: Random
    at: int = 1_700_000_000_000
    player: RuleOfThumb = field(default_factory=RuleOfThumb)

    def now(self) -> int:
        return self.at

    async def start(self, *person: Member) -> StoredTable:
        table = (await self.tables.open(Open(person[0], GUILD, 1, preset="custom", rules=Rules(target=TARGET)))).table
        for each in person[1:]:
            await self.tables.do(table.id, Sit(each))
        return await self.tables.do(table.id, Start(person[0]))

    async def step(self, now: StoredTable) -> StoredTable:
        self.at += 1000
        table, version, seat = now.table.id, now.table.version, now.to_act
        assert now.state is not None
        if seat is None:
            return await self.tables.do(table, Step(version))
        action, sitter = self.player.choose(view(now.state, seat), self.dice), now.table.seats[seat]
        if waits_for_computer(now) or sitter is None or sitter.user is None:
            return await self.tables.do(table, Step(version, action))
        return await self.tables.do(table, Act(sitter.user, action, version))

    async def play(self, now: StoredTable, script: Script | None = None) -> StoredTable:
        while now.table.status is Status.PLAYING:
            now = await self.step(now)
            if script is not None and now.table.status is Status.PLAYING:
                now = await script(self, now)
        return now

    async def rating(self, guild: int) -> Rating:
        r = schema.ratings.c
        query = select(r.mu, r.sigma, r.games).where(r.guild_id == guild, r.season == 0, r.user_id == ANN.user)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Rating() if row is None else Rating(*row)


async def honest(season: Season) -> None:
    """Twenty games of the same four, one a day."""
    await _of_four(season, None)


async def sacrifice(season: Season) -> None:
    """The same, where Ann's partner leaves as soon as the opponents need one point and lead (R3)."""

    async def leave(_: Season, now: StoredTable) -> StoredTable:
        assert now.state is not None
        ours, theirs = view(now.state, None).scores
        behind = now.to_act is None and theirs == TARGET - 1 and theirs > ours
        if behind and now.table.seat_of(ALT.user) is not None:
            return await season.tables.do(now.table.id, Leave(ALT))
        return now

    await _of_four(season, leave)


async def throw_away(season: Season) -> None:
    """The same, where the partner leaves each game at once, so that the rating in the seat falls (R3)."""

    async def leave(_: Season, now: StoredTable) -> StoredTable:
        gone = now.table.seat_of(ALT.user) is None
        return now if gone else await season.tables.do(now.table.id, Leave(ALT))

    await _of_four(season, leave)


async def own_server(season: Season) -> None:
    """Ann's accounts lose to her in her own server, by the rulings of one that moderates (R6)."""
    groups = [(ANN, a, b, c) for a, b, c in combinations(ALTS, 3)]
    for game, four in enumerate(season.dice.sample(groups, GAMES_OF_R6)):
        now = await season.start(*four)
        while not now.has_cards_out:
            now = await season.step(now)
        while now.table.status is Status.PLAYING:
            for seat in (0, 2):
                if now.table.status is Status.PLAYING:
                    hand, message = now.hand_number, 10 * now.hand_number + seat
                    await season.tables.do(now.table.id, ReportTalk(four[seat], hand, message))
                    ruling = RuleOnTalk(ADMIN, Ruling.POINT, hand, seat, message)
                    now = await season.tables.do(now.table.id, ruling)
            hand = now.hand_number
            while now.table.status is Status.PLAYING and not (now.has_cards_out and now.hand_number > hand):
                now = await season.step(now)
        season.at += DAY_MS if game % 14 == 13 else 0


async def voids(season: Season) -> None:
    """Ann, an admin, makes every game void that she has lost (R6)."""
    repairing = Repairs(season.database, clock=season)
    for _ in range(GAMES_OF_R3):
        before = await season.rating(GUILD)
        now = await season.play(await season.start(ANN, BEN, ALT, DAN))
        if (await season.rating(GUILD)).mu < before.mu:
            await repairing.void(GUILD, Member(ANN.user, ANN.name, moderator=True), now.table.id)
        season.at += DAY_MS


async def _of_four(season: Season, script: Script | None) -> None:
    for _ in range(GAMES_OF_R3):
        await season.play(await season.start(ANN, BEN, ALT, DAN), script)
        season.at += DAY_MS


@contextmanager
def _old_rule() -> Iterator[None]:
    """Games that are rated by the rule before: no game goes on rated, no cap, and every void counts everywhere."""
    with patch.object(rated, "NEWEST_RULE", 1), patch.object(repairs, "_seat_of", _nowhere):
        yield


async def _nowhere(*_: object) -> None:
    return None


@contextmanager
def _new_rule() -> Iterator[None]:
    yield


async def run(strategy: Callable[[Season], Awaitable[None]], number: int) -> dict[str, float]:
    """Ann's gains in one season: points shown in the server and over all servers, and of the estimate alone."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(f"sqlite+aiosqlite:///{Path(folder) / 'season.db'}")
        try:
            season = Season(None, database, Random(number))  # type: ignore[arg-type]
            season.tables = Tables(database, record=record_change, clock=season, secret=lambda: secrets.token_bytes(32))
            await strategy(season)
            differing = await rebuild.check(database)
            if differing:
                raise RuntimeError(differing[0])
            here, everywhere = await season.rating(GUILD), await season.rating(EVERYWHERE)
        finally:
            await database.close()
    return {
        "server": here.points - 1000,
        "everywhere": everywhere.points - 1000,
        "everywhere_strength": caps.UNIT * (everywhere.mu - 25),
    }


def summed(values: list[float]) -> dict[str, float]:
    """The mean, and the half width of its 95 % interval."""
    wide = _T975.get(len(values) - 1, 2.3) * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(mean(values), 1), "half": round(wide, 1), "most": round(max(values), 1)}


ARMS: Final = {
    "honest": honest,
    "R3 partner leaves when behind": sacrifice,
    "R3 partner leaves at once": throw_away,
    "R6 voids what she lost": voids,
    "R6 own server": own_server,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seasons", type=int, default=20)
    parser.add_argument("--only", default="", help="the part of a strategy's name")
    chosen = parser.parse_args()
    print(json.dumps(machine()))
    for name, strategy in ARMS.items():
        if chosen.only in name:
            for rule, by in (("old", _old_rule), ("new", _new_rule)):
                with by():
                    found = [asyncio.run(run(strategy, number)) for number in range(chosen.seasons)]
                line = {"strategy": name, "rule": rule, "seasons": chosen.seasons}
                print(json.dumps(line | {key: summed([each[key] for each in found]) for key in found[0]}), flush=True)


if __name__ == "__main__":
    main()
