"""A server whose contests are played: members act at their tables, and the director looks when a test says so."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sqlalchemy import insert

from bot.contests import rebuild
from bot.contests.dates import pace_of
from bot.contests.members import CheckIn, Invite, Join, Standing
from bot.contests.model import StoredContest
from bot.contests.organizers import Publish
from bot.contests.plan import Plan
from bot.contests.rounds import next_look
from bot.contests.templates import Defaults, Template, make_plan
from bot.store import schema
from bot.tables.model import Member
from engine.contest.events import Entrant
from tests.bot.people import CHANNEL, GUILD
from tests.contest_simulation.server import SimulatedServer

ORGANISER = Member(900, "Olga", moderator=True)
HOUR = 3_600_000
CROWD = tuple(Member(2001 + nth, f"M{nth + 1}") for nth in range(64))


def member_of(stored: StoredContest, entrant: Entrant, nth: int = 0) -> Member:
    """A member who plays for an entrant."""
    person = stored.people[stored.contest.entries[entrant].players[nth]]
    return Member(person.user, person.name)


class World(SimulatedServer):
    """The server of the simulation, with whole parts of a contest in one call."""

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
                stored = await self.contests.do(contest, Join(member, Standing()))
            return stored
        for one, two in zip(people[::2], people[1::2], strict=True):
            await self.contests.do(contest, Invite(one, Standing(), two))
            stored = await self.contests.do(contest, Invite(two, Standing(), one))
        return stored

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
