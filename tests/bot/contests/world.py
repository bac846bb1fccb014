"""A server whose contests are played: members act at their tables, and the director looks when a test says so."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, TypeVarTuple, final

from sqlalchemy import insert

from bot.contests import rebuild
from bot.contests.dates import pace_of
from bot.contests.director import Director
from bot.contests.members import CheckIn, InvitePartner, Join, OwnStanding
from bot.contests.model import StoredContest
from bot.contests.organizers import Publish
from bot.contests.plan import Plan
from bot.contests.rounds import next_look
from bot.contests.service import Contests
from bot.contests.templates import Defaults, Template, make_plan
from bot.stats.write.recorder import record_change
from bot.store import schema
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.commands.base import Command
from bot.tables.commands.play import Act, ExpireClock, Step
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Member, Status
from bot.tables.reach import Reach
from bot.tables.service import Tables
from bot.tables.turn_clock import TurnClocks
from engine import Action, View, view
from engine.contest.events import Entrant
from engine.players import RuleOfThumb
from engine.players.levels import Level
from tests.bot.people import CHANNEL, GUILD
from tests.bot.scripted_tables import secrets
from tests.clock import FakeClock

_Ts = TypeVarTuple("_Ts")
ORGANISER = Member(900, "Olga", moderator=True)
HOUR = 3_600_000
CROWD = tuple(Member(2001 + nth, f"M{nth + 1}") for nth in range(64))


def member_of(stored: StoredContest, entrant: Entrant, nth: int = 0) -> Member:
    """A member who plays for an entrant."""
    person = stored.people[stored.contest.entries[entrant].players[nth]]
    return Member(person.user, person.name)


@final
class Inline:
    """Does a worker's work on the spot."""

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        """Not asked for: `World` decides for computers."""
        raise AssertionError("nobody thinks here")

    async def work(self, function: Callable[[*_Ts], Any], *args: *_Ts, timeout: float) -> Any:  # noqa: ASYNC109
        """The function's result."""
        return function(*args)


class LeapingReach(Reach):  # type: ignore[misc] # final, but for this
    """The clock is put forward by the test, and the loop's is not: that is no time lost."""

    async def look(self, *, asks: bool = True) -> None:
        self.note_leap()
        await super().look(asks=asks)


class Killed(BaseException):
    """The process has died: nothing that runs in it catches this."""


class World:
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
        self.tables, self.contests, self.reach, self.clocks, self.director = self._open()
        self.contests.subscribe(self._die)

    def servers(self) -> dict[int, bool]:
        """Whether members are heard, for `Reach`."""
        return {GUILD: self.heard}

    async def answers(self) -> bool:
        """Discord answers requests."""
        return True

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

    def plan(self, template: Template, **changes: Any) -> Plan:
        """A plan that starts in an hour, of short games."""
        plan = make_plan(template, Defaults(), self.clock.now() + HOUR)
        plan = replace(plan, rules=replace(plan.rules, **{"target": 2} if plan.size == 2 else {"fixed_hands": 2}))
        config = {name: changes.pop(name) for name in list(changes) if name in plan.config.__slots__}
        return replace(plan, config=replace(plan.config, **config), **changes)

    async def published(self, plan: Plan, name: str = "Cup night") -> StoredContest:
        """A contest for which members can sign up."""
        draft = await self.contests.create(ORGANISER, GUILD, CHANNEL, name, plan)
        return await self.contests.do(draft.id, Publish(ORGANISER))

    async def sign_up(self, contest: int, members: Iterable[Member]) -> StoredContest:
        """Members sign up: alone, or two and two."""
        people = list(members)
        stored = await self.contests.load(contest)
        if stored.plan.size == 1:
            for member in people:
                stored = await self.contests.do(contest, Join(member, OwnStanding()))
            return stored
        for one, two in zip(people[::2], people[1::2], strict=True):
            await self.contests.do(contest, InvitePartner(one, OwnStanding(), two))
            stored = await self.contests.do(contest, InvitePartner(two, OwnStanding(), one))
        return stored

    async def sign_up_alone(self, contest: int, members: Iterable[Member]) -> None:
        """Members sign up for a contest that finds their partners."""
        for member in members:
            await self.contests.do(contest, Join(member, OwnStanding()))

    async def start(self, contest: int) -> StoredContest:
        """The contest at its start, everybody checked in."""
        stored = await self.contests.load(contest)
        if pace_of(stored.plan).checks_in:
            self.clock.at = stored.plan.starts_at - 60_000
            stored = await self.director.advance(contest)
            for person in stored.people.values():
                if person.joined_at and person.user > 0:
                    await self.contests.do(contest, CheckIn(Member(person.user, person.name)))
        self.clock.at = max(self.clock.at, stored.plan.starts_at)
        return await self.director.advance(contest)

    async def joined(self, entrants: int, template: Template, **changes: Any) -> StoredContest:
        """A published contest for which so many of the crowd have signed up."""
        return await self.sign_up((await self.published(self.plan(template, **changes))).id, CROWD[:entrants])

    async def begun(self, entrants: int, template: Template, **changes: Any) -> StoredContest:
        """The same at its start."""
        return await self.start((await self.joined(entrants, template, **changes)).id)

    async def over(self, entrants: int, template: Template, **changes: Any) -> StoredContest:
        """The same after all rounds."""
        return await self.to_the_end((await self.joined(entrants, template, **changes)).id)

    async def play_tables(self, contest: int) -> None:
        """Every running table of a contest played to its end."""
        stored = await self.contests.load(contest)
        for table in stored.tables.values():
            if table.running:
                await self.play(await self.tables.load(table.table))

    async def next_round(self, contest: int) -> StoredContest:
        """All tables played, and the next round drawn."""
        await self.play_tables(contest)
        stored = await self.director.advance(contest)
        self.clock.at = max([self.clock.at, *(each.due_at for each in stored.deadlines.values())])
        return await self.director.advance(contest)

    async def to_the_end(self, contest: int) -> StoredContest:
        """Everybody there at the start, and all rounds played."""
        await self.start(contest)
        return await self.to_the_end_from_here(contest)

    async def to_the_end_from_here(self, contest: int) -> StoredContest:
        """All rounds played that are left."""
        stored = await self.contests.load(contest)
        for _ in range(60):
            if stored.stage.is_final:
                return stored
            await self.play_tables(contest)
            stored = await self.director.advance(contest)
            assert (next_look(stored, self.clock.now()) or self.clock.now() + 1) > self.clock.now(), "it looks for ever"
            self.clock.at = max([self.clock.at, *(each.due_at for each in stored.deadlines.values())])
            stored = await self.director.advance(contest)
        raise AssertionError("the contest does not end")

    async def merge(self, old: Member, new: Member) -> None:
        """Two accounts are one person's from now on, without a question about games."""

        async def unit(connection: Any) -> None:
            await connection.execute(insert(schema.merges).values(guild_id=GUILD, old_id=old.user, new_id=new.user))

        await self.database.write(unit)

    async def check(self) -> None:
        """Stored rows are what events and games say."""
        async with self.database.read() as connection:
            assert await rebuild.differences(connection, self.vault.unseal) == []

    def _open(self) -> tuple[Tables, Contests, Reach, TurnClocks, Director]:
        tables = Tables(self.database, record=record_change, clock=self.clock, secret=self._secret)
        contests = Contests(self.database, tables, clock=self.clock, vault=self.vault, lot=self._lot)
        reach = LeapingReach(tables, self.database, clock=self.clock)
        reach._discord = self
        clocks = TurnClocks(tables, self.database, clock=self.clock, reach=reach)
        director = Director(contests, tables, self.database, Inline(), reach=reach)
        return tables, contests, reach, clocks, director

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
