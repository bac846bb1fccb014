"""One contest from its draft to its end, with everything that happens to contests."""

import asyncio
import traceback
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import select

from bot.clock import HOUR_MS
from bot.contests import rebuild
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.consent import DeclineOffice, TakeOffice
from bot.contests.commands.organising import Deputize, Edit, HandOver, Publish
from bot.contests.commands.rulings import Replace
from bot.contests.commands.signing_up import Accept, CheckIn, Invite, Join, Standing
from bot.contests.state import Stage, StoredContest
from bot.contests.steps import next_look
from bot.store import schema
from bot.store.database import Database
from bot.tables import clock_rows
from bot.tables.commands.base import Command
from bot.tables.commands.seats import ComeBack
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Member
from engine import Refused
from engine.contest.events import Cancelled, Ended
from engine.contest.state import Status
from tests.contest_simulation.figures import Figures, figures_of
from tests.contest_simulation.laws import LawBroken, Witness, look_at_end, require
from tests.contest_simulation.plans import any_plan
from tests.contest_simulation.server import CHANNEL, GUILD, ORGANISER, Killed, SimulatedServer
from tests.contest_simulation.transcript import Transcript
from tests.referee.referee import Referee, referee_of
from tests.referee.verdicts import Verdicts

_FIRST_MEMBER: Final = 8_640_220_001
"""So long that it is in no time or number by chance."""
_LOOKS: Final = 0.02
"""How often the director looks while nothing has ended."""
_COME_AND_GO: Final = 0.002
"""Chance of a member at each turn of a table."""
_AHEAD_MS: Final = 60_000
_NAMES: Final = ("𝕬𝖓𝖓", "ᚠᚢᚦ", "@everyone", "<@&1>", "**b**", "\u202eevil", "<t:1:R>", "👩‍👩‍👧‍👦", "﷽﷽", "`|||", "𒀱")


class Simulation:
    """A contest, its server, and the dice that decide what happens. `simulate` plays it to its end."""

    def __init__(self, database: Database, file: Path, seed: int, number: int, *, full_length: bool = False) -> None:
        self.number = number
        self.dice = Random(f"{seed}/{number}")
        self.server = SimulatedServer(database, 1_000_003 * seed + number)
        self.plan, self.entrants, self.seeds_chosen = any_plan(self.dice, self.server.clock.at, full_length=full_length)
        self.witness = Witness(Random(number))
        self.verdicts = Verdicts()
        self.transcript = Transcript(self.server)
        self.referee: Referee
        self.file = file
        self.refused = self.crashes = self.damaged = 0
        """Other contests that cannot be read."""
        self.nobody_plays = False
        self.absence = 0.0
        """Chance of a member, or of the first of two, not to come by themselves."""
        self.favourites = frozenset[str]()
        """Troubles that come more often than in other contests, so that they meet each other."""
        self.role_gone = False
        """Whether the role that the contest asks for is deleted: then nobody has it."""
        self.stored: StoredContest
        self._members = (Member(user, self._name(user)) for user in count(_FIRST_MEMBER))

    # --- what happens

    async def begin(self) -> None:
        """The contest published, and members signed up."""
        self.stored = await self.server.contests.create(ORGANISER, GUILD, CHANNEL, "Night", self.plan)
        self.referee = referee_of(self.file, self.stored.id, self.verdicts)
        self.referee.usual_seeds = not self.seeds_chosen
        await self.do(Publish(ORGANISER))
        for _ in range(self.entrants):
            await self.sign_up()

    async def go_on(self) -> None:
        """The next thing that members, tables and director do."""
        if self.stored.stage is Stage.CHECKING:
            await self._check_in()
        if self.stored.notes.held:
            await self.do(Edit(ORGANISER, plan=replace(self.stored.plan, starts_at=self.server.clock.at + HOUR_MS)))
        played = await self._play_a_turn()
        ended = any(not each.table.running for each in played)
        if not played or ended or self.dice.random() < _LOOKS:
            before = self.stored
            await self.advance()
            if not played and self.stored == before:
                await self._let_time_pass()

    async def advance(self, *, kills: bool = True) -> None:
        """The director does what is due, and may be killed while it does; another process does the rest."""
        number = self.stored.id
        if kills and self.dice.random() < 0.1:
            self.server.dies_after = self.dice.randrange(4)
        try:
            await self.server.director.advance(number)
        except Killed:
            self.crash()
            await self.server.director.advance(number)
        self.server.dies_after = None
        await self.look()
        if kills and self.dice.random() < 0.2:
            again = await self.server.another_director().advance(number)
            require("L9", again.revision == self.stored.revision, "a second look adds something")

    def crash(self) -> None:
        """The process is killed, and another one starts."""
        self.crashes += 1
        self.server.launch()

    async def do(self, command: ContestCommand) -> bool:
        """Carry out a command; whether the contest took it. One that is refused changes nothing."""
        try:
            await self.server.contests.do(self.stored.id, command)
        except Refused:
            self.refused += 1
            now = await self.server.contests.look(self.stored.id)
            require("refusal", _same(now, self.stored), f"{type(command).__name__} was refused and changed something")
            return False
        await self.look()
        if isinstance(command, Accept | Invite | Join):
            self.transcript.answer(self.stored, command.member.user, self.referee)
        if isinstance(command, Replace | Deputize | HandOver):
            await self._answer()
        return True

    async def _answer(self) -> None:
        """Members answer what an organiser has proposed to them, mostly with yes."""
        for proposal in self.stored.notes.proposals:
            person = self.stored.people[proposal.player]
            way = proposal.number % 10
            if person.user > 0 and way < 9:
                answer = TakeOffice if way < 8 else DeclineOffice
                await self.do(answer(Member(person.user, person.name), proposal.number))

    async def look(self) -> None:
        """The contest as it is now, which keeps the laws."""
        self.stored = await self.server.contests.look(self.stored.id)
        self.referee.look()
        await self.transcript.publish(self.stored, self.referee)
        try:
            self.witness.look(self.stored, await self.server.contests.events(self.stored.id))
        except LawBroken as fault:
            self.note(fault)

    def note(self, fault: Exception) -> None:
        """Write down what broke, and go on."""
        if isinstance(fault, LawBroken):
            law, _, what = str(fault).partition(": ")
            self.verdicts.note(law, what)
            return
        last = traceback.extract_tb(fault.__traceback__)[-1]
        self.verdicts.note("fault", f"{type(fault).__name__} at {Path(last.filename).name}:{last.name}: {fault}")

    @property
    def standing(self) -> Standing:
        """What conditions ask of a member who signs up."""
        return Standing(has_role=self.stored.plan.role is None or not self.role_gone)

    def new_member(self) -> Member:
        """Somebody who has not been seen yet."""
        return next(self._members)

    def somebody(self) -> Member:
        """A member who has to do with the contest, or a stranger where nobody has."""
        people = [person for person in self.stored.people.values() if person.user > 0]
        if not people:
            return self.new_member()
        person = self.dice.choice(people)
        return Member(person.user, person.name)

    async def sign_up(self) -> None:
        """One member or two sign up."""
        one = self.new_member()
        if self.nobody_plays or self.dice.random() < self.absence:
            self.server.absent.add(one.user)
        if self.stored.plan.size == 1:
            await self.do(Join(one, self.standing))
            return
        two, way = self.new_member(), self.dice.random()
        if self.nobody_plays:
            self.server.absent.add(two.user)
        if way < 0.15:
            await self.do(Join(one, self.standing))
            await self.do(Join(two, self.standing))
            return
        await self.do(Invite(one, self.standing, two))
        asking = self.stored.player_of(one.user)
        if way < 0.5 and asking is not None:
            await self.do(Accept(two, self.standing, asking.player))
        else:
            await self.do(Invite(two, self.standing, one))

    # --- times in which nobody can act

    async def be_down(self, since: int, until: int) -> None:
        """The process is not there between two times: it begins with its last sign of life, and ends with a start."""
        server = self.server
        server.clock.at = since
        await server.database.write(lambda connection: clock_rows.alive(connection, since, server.tables.shards))
        await self.look()
        server.clock.at = until
        self.crash()
        self.referee.back(since, until)
        await server.clocks.start()
        await server.clocks.close()

    async def lose_gateway(self, since: int, until: int) -> None:
        """Discord's gateway is away between two times, while the process works on."""
        server = self.server
        server.clock.at = since
        await self.look()
        server.heard = False
        await server.clocks.tick()
        self.referee.away(since)
        for at in (self.dice.randint(since, until), until):
            server.clock.at = max(server.clock.at, at)
            await server.clocks.tick()
            await self.advance(kills=False)
        self.referee.back(since, until)
        server.heard = True
        await server.clocks.tick()
        await self.look()

    def set_clock_back(self, ms: int) -> None:
        """The machine's clock goes back."""
        self.server.clock.at -= ms
        self.referee.set_back(self.server.clock.at)

    # --- the end

    async def look_at_end(self) -> Figures:
        """What it came to.

        Raises:
            LawBroken: When it is not as it must be.
        """
        await self.server.director.refresh_standings()
        await self.look()
        contest = self.stored.contest
        try:
            if contest.status is Status.OVER:
                look_at_end(contest, self.stored.results)
            await self._look_at_rows()
        except LawBroken as fault:
            self.note(fault)
        return self.figures()

    def figures(self) -> Figures:
        """What it came to so far."""
        return figures_of(self.stored, self.witness, refused=self.refused, crashes=self.crashes)

    async def _look_at_rows(self) -> None:
        """L10, L16 and L17, and that no table of a contest that is over goes on."""
        line, link = schema.contest_events.c, schema.contest_tables.c
        waiting = await self.server.contests.of_guild(GUILD)
        events = await self.server.contests.events(self.stored.id)
        by_itself = [each for each in events if isinstance(each.happening, Ended | Cancelled) and each.by is None]
        repeats = self.stored.plan.repeats and bool(by_itself)  # an organiser who calls it off stops the series
        require("L9", len(waiting) == int(repeats), f"{len(waiting)} successors")
        async with self.server.database.read() as connection:
            differing = await rebuild.differences(connection, self.server.vault.unseal)
            data = list(await connection.scalars(select(line.data)))
            here = select(link.round, link.place).where(link.contest_id == self.stored.id)
            places = [tuple(row) for row in await connection.execute(here)]
        unread = [line for line in differing if "cannot be read" in line]
        require("L10", len(unread) == len(differing) == self.damaged, differing)
        text = "\n".join(data)
        for user in (ORGANISER.user, *range(_FIRST_MEMBER, next(self._members).user)):
            require("L17", f'"M{user}"' not in text and str(user) not in text, f"{user} is named")
        allowed = 1 + self.witness.redrawn
        require("L16", all(places.count(place) <= allowed for place in set(places)), "a match was opened twice")
        require("L9", not any(table.running for table in self.stored.tables.values()), "tables go on after the end")

    # --- inside

    def _name(self, user: int) -> str:
        """Mostly a plain one; some that no font has, or that Discord could take for something else."""
        return f"M{user}" if user % 5 else f"{_NAMES[user // 5 % len(_NAMES)]}{user}"[:32]

    async def _play_a_turn(self) -> list[StoredTable]:
        """One thing at each table at which something can happen; the tables after it."""
        await self._come_and_go()
        commands = [(now.table.id, self.server.next_command(now)) for now in await self.tables()]
        wanted = [(table, command) for table, command in commands if command is not None]
        found = await asyncio.gather(*(self._do_at(table, command) for table, command in wanted))
        return [now for now in found if now is not None]

    async def _do_at(self, table: int, command: Command) -> StoredTable | None:
        """The table after a command; None where another process has changed it meanwhile."""
        try:
            return await self.server.tables.do(table, command)
        except Refused as refusal:
            if refusal.code is not Code.STALE:
                raise
            return None

    async def tables(self) -> list[StoredTable]:
        """The tables that are running."""
        numbers = [table.table for table in self.stored.tables.values() if table.running]
        found = [await self.server.tables.look(number) for number in numbers]
        return [now for now in found if now.table.running]

    async def _come_and_go(self) -> None:
        """Some who were absent come to their tables, and some who were there go."""
        absent = self.server.absent
        for now in await self.tables():
            for sitter in now.table.seats:
                if sitter is None or sitter.user is None or self.nobody_plays or self.dice.random() > _COME_AND_GO:
                    continue
                if sitter.user not in absent:
                    absent.add(sitter.user)
                    continue
                absent.discard(sitter.user)
                if sitter.away and now.table.pause is None:
                    await self.server.tables.do(now.table.id, ComeBack(Member(sitter.user, sitter.name)))

    async def _check_in(self) -> None:
        for entry in tuple(self.stored.contest.entries.values()):
            person = self.stored.people[entry.players[0]]
            there = person.user > 0 and (self.nobody_plays or person.user not in self.server.absent)
            if there and not entry.checked_in:
                await self.do(CheckIn(Member(person.user, person.name)))
        for person in tuple(self.stored.people.values()):
            if person.looking and person.user > 0 and person.user not in self.server.absent:
                await self.do(CheckIn(Member(person.user, person.name)))

    async def _let_time_pass(self) -> None:
        """Until something is due."""
        dues = [now.deadline for now in await self.tables() if now.deadline is not None]
        contest = next_look(self.stored, self.server.clock.at)
        dues += [] if contest is None else [contest]
        later = [due for due in dues if due > self.server.clock.at]
        self.server.clock.at = min(later, default=self.server.clock.at + _AHEAD_MS)


def _same(now: StoredContest, before: StoredContest) -> bool:
    """Whether a contest is as it was, but for what its tables have done."""
    return replace(now, tables={}) == replace(before, tables={})
