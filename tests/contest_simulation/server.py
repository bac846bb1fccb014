"""A server whose contests are played: its clock is set, and its members act at their tables."""

from collections.abc import Callable
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final, TypeVarTuple, final

from bot.contests.director import Director
from bot.contests.model import StoredContest
from bot.contests.service import Contests
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.commands.base import Command
from bot.tables.commands.play import Act, ExpireClock, Step
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Member, Status
from bot.tables.service import Tables
from bot.tables.turn_clock import TurnClocks
from engine import Action, View, view
from engine.players import RuleOfThumb
from engine.players.levels import Level
from tests.clock import FakeClock

_Ts = TypeVarTuple("_Ts")
GUILD: Final = 77
CHANNEL: Final = 7700
ORGANISER: Final = Member(8_640_110_001, "Olga")
MODERATOR: Final = Member(8_640_110_002, "Mo", moderator=True)


@final
class Inline:
    """Does a worker's work on the spot."""

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        """Not asked for: `SimulatedServer` decides for computers."""
        raise AssertionError("nobody thinks here")

    async def work(self, function: Callable[[*_Ts], Any], *args: *_Ts, timeout: float) -> Any:  # noqa: ASYNC109
        """The function's result."""
        return function(*args)


class Killed(BaseException):
    """The process has died: nothing that runs in it catches this."""


class SimulatedServer:
    """A database and a process of the bot, which may be killed and started again.

    Absent members never act. Everybody else, and computers, play by the rule of thumb. The same seed gives the same
    games.
    """

    def __init__(self, database: Database, seed: int = 0) -> None:
        self.database, self.clock, self.seed = database, FakeClock(), seed
        self.vault = Vault("k" * 40)
        self.absent: set[int] = set()
        self.heard = True
        """Whether Discord's gateway is there: without it nobody can act, while the process works on."""
        self.dies_after: int | None = None
        """Commits of contests after which the process is killed."""
        self._secret, self._lot = secrets(seed), secrets(seed + 1000)
        self.launch()

    def launch(self) -> None:
        """A new process: it knows only what the database holds."""
        self.dies_after = None
        self.tables, self.contests, self.clocks, self.director = self._open()
        self.contests.subscribe(self._die)

    def another_director(self) -> Director:
        """A director beside that of this process, on the same database."""
        return self._open()[-1]

    def hears_members(self) -> bool:
        """What the turn clocks ask."""
        return self.heard

    def clocks_resumed(self) -> None:
        """What the turn clocks say when members can act again."""

    def next_command(self, now: StoredTable) -> Command | None:
        """What happens next at a table; None when it is over, or stands still, or waits for an absent member."""
        if now.table.status is not Status.PLAYING or now.table.pause is not None:
            return None
        seat, version = now.to_act, now.table.version
        if seat is None:
            return Step(version)
        sitter = now.table.seats[seat]
        if waits_for_computer(now) or sitter is None or sitter.user is None:
            return Step(version, self._choose(now))
        if sitter.user in self.absent:
            due = now.deadline is not None and now.deadline <= self.clock.at
            return ExpireClock(version) if due else None
        return Act(sitter.user, self._choose(now), version)

    async def play(self, now: StoredTable) -> StoredTable:
        """A game played to its end; time passes where it waits for an absent member."""
        while now.table.status is Status.PLAYING:
            command = self.next_command(now)
            if command is None:
                self.clock.at = max(self.clock.at, now.deadline or 0)
                command = self.next_command(now)
            if command is None:
                raise AssertionError("a table stands still")
            now = await self.tables.do(now.table.id, command)
        return now

    def _open(self) -> tuple[Tables, Contests, TurnClocks, Director]:
        tables = Tables(self.database, record=record_change, clock=self.clock, secret=self._secret)
        contests = Contests(self.database, tables, clock=self.clock, vault=self.vault, lot=self._lot)
        clocks = TurnClocks(tables, self.database, clock=self.clock, listener=self)
        director = Director(contests, tables, self.database, Inline(), clocks=clocks)
        return tables, contests, clocks, director

    def _choose(self, now: StoredTable) -> Action:
        if now.state is None:
            raise AssertionError("a game at play has a state")
        dice = Random(f"{self.seed}/{now.table.id}/{now.table.version}")
        return RuleOfThumb().choose(view(now.state, now.to_act), dice)

    def _die(self, _: StoredContest) -> None:
        if self.dies_after is not None:
            self.dies_after -= 1
            if self.dies_after < 0:
                raise Killed


def secrets(seed: int = 0) -> Callable[[], bytes]:
    """Other 32 bytes at each call, the same ones in each run."""
    numbers = count()
    return lambda: sha256(f"{seed}/{next(numbers)}".encode()).digest()
