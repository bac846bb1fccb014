"""A season: a new database, and games of four members through `Tables` and the real ratings."""

import asyncio
import hashlib
import shutil
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import select

from bot.stats import rebuild
from bot.stats.rating import UNIT, Rating
from bot.stats.seasons import EVERYWHERE
from bot.stats.write.recorder import record_change
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.base import Command
from bot.tables.commands.life import Come, Open, Start
from bot.tables.commands.play import Act, ExpireClock
from bot.tables.commands.seats import Sit
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import LEVEL_DEFAULT, Member, Status
from bot.tables.service import Tables
from engine import Refused, Rules, view
from engine.players import Level, RuleOfThumb, player_at
from tests.driver import by, next_command

GUILD: Final = 1
DAY_MS: Final = 24 * 3_600_000
ANN, BEN, ALT, DAN = (Member(1001 + i, name) for i, name in enumerate(("Ann", "Ben", "Alt", "Dan")))
FOUR: Final = (ANN, BEN, ALT, DAN)
"""By seat: Ann, who farms, sits opposite Alt."""
OPPONENTS: Final = (1, 3)
DECISION_MS: Final = 1000
NEVER_MS: Final = 10 * DAY_MS
_SOUND: Final = RuleOfThumb()
Script = Callable[["Season", StoredTable], Awaitable[StoredTable]]
Play = Callable[["Season"], Awaitable[None]]


@dataclass(frozen=True)
class Length:
    """Of a season."""

    games: int = 10
    target: int = 2
    """Points of a game: short ones, as ratings know only the winner."""
    pause: int = DAY_MS
    """Milliseconds between two games."""


DAILY: Final = Length()


@dataclass
class Season:
    """What happens in it. Season `number` has the same deals whatever the members do, and by every rule."""

    number: int
    database: Database
    length: Length
    at: int = 1_700_000_000_000
    tables: Tables = field(init=False)
    pace: dict[int, int] = field(default_factory=dict[int, int])
    """Milliseconds in which a member decides, if it is not the usual time."""
    refused: Counter[str] = field(default_factory=Counter[str])
    """Attempts of the strategy that were refused, by code."""
    tried: set[tuple[int, ...]] = field(default_factory=set[tuple[int, ...]])
    begun: int = 0

    def __post_init__(self) -> None:
        self.tables = Tables(self.database, record=record_change, clock=self, secret=self._secret)

    def now(self) -> int:
        return self.at

    def _secret(self) -> bytes:
        self.begun += 1
        return hashlib.sha256(f"{self.number} {self.begun}".encode()).digest()

    async def start(self, *members: Member, level: Level = LEVEL_DEFAULT) -> StoredTable:
        rules = Rules(target=self.length.target)
        opened = await self.tables.open(Open(members[0], GUILD, 1, preset="custom", rules=rules, level=level))
        for each in members[1:]:
            await self.tables.do(opened.table.id, Sit(each))
        now = await self.tables.do(opened.table.id, Start(members[0]))
        for each in members[1:] if now.table.rated else ():
            now = await self.attempt(now, Come(each))
        return now

    async def step(self, now: StoredTable) -> StoredTable:
        """The next action; a member whose clock runs out first does not act.

        By rule of thumb, so that all are equal; a computer that plays worse than that, or better, plays at its level.
        """
        level = None if now.to_act is None or not waits_for_computer(now) else now.table.level_at(now.to_act)
        choose = by(player_at(level) if level in (Level.NOVICE, Level.IMPROVER, Level.EXPERT) else _SOUND)
        command: Command = next_command(now, Random(f"{self.number} {now.table.id} {now.table.version}"), choose)
        if isinstance(command, Act):
            takes = self.pace.get(command.user, DECISION_MS)
            if now.deadline is not None and now.deadline <= self.at + takes:
                self.at, takes, command = now.deadline, 0, ExpireClock(now.table.version)
            self.at += takes
        elif now.to_act is None:
            self.at += DECISION_MS
        return await self.tables.do(now.table.id, command)

    async def play(self, now: StoredTable, script: Script | None = None) -> StoredTable:
        """The game to its end; the script may do something after each step."""
        while now.table.status is Status.PLAYING:
            now = await self.step(now)
            if script is not None and now.table.status is Status.PLAYING:
                now = await script(self, now)
        return now

    async def play_days(self, script: Script | None = None, *, level: Level = LEVEL_DEFAULT) -> None:
        """Games of the same four."""
        for _ in range(self.length.games):
            await self.play(await self.start(*FOUR, level=level), script)
            self.at += self.length.pause

    async def gains(self) -> dict[str, float]:
        """Ann's: points shown in the server and over all servers, and those of the estimated strength alone."""
        here, everywhere = await self.rating(GUILD), await self.rating(EVERYWHERE)
        return {
            "server": here.points - Rating().points,
            "everywhere": everywhere.points - Rating().points,
            "everywhere_strength": UNIT * (everywhere.mu - Rating().mu),
        }

    async def attempt(self, now: StoredTable, command: Command) -> StoredTable:
        """The table after a command, or as it is when that is refused."""
        if now.table.status is not Status.PLAYING:
            return now
        try:
            return await self.tables.do(now.table.id, command)
        except Refused as refusal:
            self.refused[str(refusal.code)] += 1
            return now

    def is_first(self, *what: int) -> bool:
        """Whether this is asked about for the first time."""
        if what in self.tried:
            return False
        self.tried.add(what)
        return True

    async def rating(self, guild: int, user: int = ANN.user) -> Rating:
        r = schema.ratings.c
        query = select(r.mu, r.sigma, r.games).where(r.guild_id == guild, r.season == 0, r.user_id == user)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Rating() if row is None else Rating(*row)


def hand_is_lost(now: StoredTable) -> bool:
    """Whether Ann's opponents have three tricks."""
    return now.has_cards_out and _tricks(now)[1] >= 3


def game_looks_lost(now: StoredTable) -> bool:
    """Whether Ann's opponents have two tricks, and more than her side, in a hand that would give them the game."""
    assert now.state is not None
    seen, (ours, theirs) = view(now.state, None), _tricks(now)
    if not now.has_cards_out or seen.contract is None or theirs < 2 or ours >= theirs:
        return False
    return seen.scores[1] + (1 if seen.contract.maker in OPPONENTS else 2) >= now.table.rules.target


def _tricks(now: StoredTable) -> tuple[int, int]:
    """Of this hand: those of Ann's side, and of her opponents."""
    assert now.state is not None
    taken = view(now.state, None).taken
    return sum(taken) - sum(taken[seat] for seat in OPPONENTS), sum(taken[seat] for seat in OPPONENTS)


@dataclass(frozen=True)
class Result:
    """Ann's gains in a season, and the attempts that were refused, by code."""

    gains: dict[str, float]
    refused: Counter[str]


async def play_honestly(season: Season) -> None:
    """Games of the same four."""
    await season.play_days()


async def play_seasons(play: Play, numbers: Sequence[int], length: Length) -> list[Result]:
    """Seasons played at the same time. Their records, made from the journals once more, are the same."""
    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.db"
        await (await _open(empty)).close()
        seasons: list[Season] = []
        try:
            for number in numbers:  # one after the other, because a migration is the process's
                path = shutil.copy(empty, Path(folder) / f"{number}.db")
                seasons += [Season(number, await _open(Path(path)), length)]
            return await asyncio.gather(*(_result(play, season) for season in seasons))
        finally:
            for season in seasons:
                await season.database.close()


async def _result(play: Play, season: Season) -> Result:
    await play(season)
    if differing := await rebuild.check(season.database):
        raise RuntimeError(differing[0])
    return Result(await season.gains(), season.refused)


async def _open(path: Path) -> Database:
    return await Database.open(f"sqlite+aiosqlite:///{path}")
